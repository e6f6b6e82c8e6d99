# Raid: the words of the table.

game-raid = Nájezd
game-raid-blurb = Hra blafu: u každé vesnice vylož kartu; nejvyšší, kterou nikdo nezopakoval, bere kořist.
prompt-lay = Vylož kartu.
verb-play = Vyložit: { $thing }
card = karta { $number }
event-plundered = { $who }: kořist { $number }.
event-revealed = { $who } odhaluje: { $what }.

## The state, laid out

view-round = vesnice
view-plunder = kořist
view-cards = karet v ruce
view-laid = vyložil
view-hand = ruka
view-seat = místo
view-players = hráči
