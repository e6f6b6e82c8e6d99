### Последний викинг

expansion-king = Последний викинг
card-king-duel = Венец поединка
card-king-three = Венец трёх усадеб
card-king-four = Венец четырёх ветров
card-king-five = Венец пяти фьордов
card-king-east = Венец востока
card-king-west = Венец запада

## Что произошло

event-king-crowned = { $who } становится королём горы.
event-king-dethroned = { $who } теряет корону.
event-king-reigns = { $who } правит, очков доблести: { $number }.

## Порядок действий

step-VAL-KING-06 = король правит
step-VAL-TL-28 = корона переходит
step-VAL-KING-12 = последняя доблесть королей
