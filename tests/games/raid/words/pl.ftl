# Raid: the words of the table.

game-raid = Najazd
game-raid-blurb = Gra blefu: przy każdej wiosce połóż kartę; najwyższa, której nikt nie powtórzył, bierze łupy.
prompt-lay = Połóż kartę.
verb-play = Połóż: { $thing }
card = karta { $number }
event-plundered = { $who }: łupy { $number }.
event-revealed = { $who } odkrywa: { $what }.

## The state, laid out

view-round = wioska
view-plunder = łupy
view-cards = kart na ręce
view-laid = wyłożył
view-hand = ręka
view-seat = miejsce
view-players = gracze
