### Последний викинг

expansion-king = Последний викинг
card-king-duel = Венец поединка
card-king-three = Венец трёх усадеб
card-king-four = Венец четырёх ветров
card-king-five = Венец пяти фьордов
card-king-east = Венец востока
card-king-west = Венец запада

## Что произошло

event-king-crowned = { $me ->
    [yes] Вы становитесь королём.
   *[no] { $who } становится королём.
}
event-king-dethroned = { $me ->
    [yes] Вы теряете корону.
   *[no] { $who } теряет корону.
}
event-king-reigns = { $me ->
    [yes] Вы правите и получаете очки доблести: { $number }.
   *[no] { $who } правит и получает очки доблести: { $number }.
}

## Порядок действий

step-VAL-KING-06 = король правит
step-VAL-TL-28 = корона переходит
step-VAL-KING-12 = последняя доблесть королей

### Как набирают набор карт

make-king = Карты короля
make-players = Для скольких игроков
make-levels = Ступени
