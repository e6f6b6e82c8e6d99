### Столкновение миров

expansion-clash = Столкновение миров

## Вопросы и ответы

wait-pick-set = выбирает мир
prompt-pick-set = Какой мир ляжет слева от вас?
verb-pick-set = { $thing }

## Что произошло

event-set-picked = { $me ->
    [yes] Ваш выбор: { $what }.
   *[no] Выбор игрока { $who }: { $what }.
}

## Порядок действий

step-VAL-CLASH-13 = наборы отложены
step-VAL-CLASH-03 = первый игрок
step-VAL-CLASH-04 = каждый выбирает набор
step-VAL-CLASH-15 = карты на руку из трёх колод
step-VAL-CLASH-18 = фаза Б из трёх колод

## Недозволенные сочетания

setup-clash-sets = Наборов по 40 карт { $count }, а игроков { $seats }: каждому нужен свой набор.
setup-clash-pairs = В столкновении миров каждый сам за себя, а не в паре.
