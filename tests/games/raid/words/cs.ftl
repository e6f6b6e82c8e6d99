# Raid: the words of the table.

game-name = Nájezd
game-blurb = Hra blafu: u každé vesnice vylož kartu; nejvyšší, kterou nikdo nezopakoval, bere kořist.
prompt-lay = Vylož kartu.
verb-play = Vyložit: { $thing }
card-1 = Karta 1
card-2 = Karta 2
card-3 = Karta 3
card-4 = Karta 4
card-5 = Karta 5
card-6 = Karta 6
card-7 = Karta 7
card-8 = Karta 8
event-plundered = { $who }: kořist { $number }.
event-revealed = { $who } odhaluje: { $what }.

## The state, laid out

field-round = Vesnice
field-plunder = Kořist
field-hand_size = Karet v ruce
field-laid = Vyložil
field-hand = Ruka
field-players = Hráči
