# Raid: the words of the table.

game-name = Набег
game-blurb = Игра на блеф: у каждой деревни положите карту; самая старшая, которую никто не повторил, берёт добычу.
prompt-lay = Положите карту.
verb-play = Положить: { $thing }
card-1 = Карта 1
card-2 = Карта 2
card-3 = Карта 3
card-4 = Карта 4
card-5 = Карта 5
card-6 = Карта 6
card-7 = Карта 7
card-8 = Карта 8
event-plundered = { $who }: добыча { $number }.
event-revealed = { $who } открывает: { $what }.

## The state, laid out

field-round = Деревня
field-plunder = Добыча
field-hand_size = Карт на руке
field-laid = Положил
field-hand = Рука
field-players = Игроки
