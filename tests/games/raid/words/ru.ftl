# Raid: the words of the table.

game-raid = Набег
game-raid-blurb = Игра на блеф: у каждой деревни положите карту; самая старшая, которую никто не повторил, берёт добычу.
prompt-lay = Положите карту.
verb-play = Положить: { $thing }
card = карта { $number }
event-plundered = { $who }: добыча { $number }.
event-revealed = { $who } открывает: { $what }.

## The state, laid out

view-round = деревня
view-plunder = добыча
view-cards = карт на руке
view-laid = положил
view-hand = рука
view-seat = место
view-players = игроки
