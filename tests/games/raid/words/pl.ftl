# Raid: the words of the table.

game-name = Najazd
game-blurb = Gra blefu: przy każdej wiosce połóż kartę; najwyższa, której nikt nie powtórzył, bierze łupy.
prompt-lay = Połóż kartę.
verb-play = Połóż: { $thing }
card-1 = Karta 1
card-2 = Karta 2
card-3 = Karta 3
card-4 = Karta 4
card-5 = Karta 5
card-6 = Karta 6
card-7 = Karta 7
card-8 = Karta 8
event-plundered = { $who }: łupy { $number }.
event-revealed = { $who } odkrywa: { $what }.

## The state, laid out

field-round = Wioska
field-plunder = Łupy
field-hand_size = Kart na ręce
field-laid = Wyłożył
field-hand = Ręka
field-players = Gracze
