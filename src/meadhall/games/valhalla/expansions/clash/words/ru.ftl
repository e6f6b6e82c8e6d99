### Столкновение миров

expansion-clash = Столкновение миров

## Вопросы и ответы

ask-pick-set = Какой мир ляжет слева от вас?
do-pick-set = { $thing }

## Что произошло

event-set-picked = Выбор игрока { $who }: { $what }.

## Порядок действий

step-VAL-CLASH-13 = наборы отложены
step-VAL-CLASH-03 = первый игрок
step-VAL-CLASH-04 = каждый выбирает набор
step-VAL-CLASH-15 = карты на руку из трёх колод
step-VAL-CLASH-18 = фаза Б из трёх колод
