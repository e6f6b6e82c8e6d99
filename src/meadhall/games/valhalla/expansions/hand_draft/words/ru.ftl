### Драфт карт

expansion-hand_draft = Драфт карт

## Вопросы и ответы

ask-draft = Положить карту в резерв или добрать руку и закончить?
do-draft-lay = Положить: { $thing }
do-draft-finish = Добрать руку и закончить
do-draft-take = Взять: { $thing }

## Что произошло

event-draft-reserve = В резерв: { $what }.
event-draft-laid = { $who } кладёт в резерв: { $what }.
event-draft-taken = { $who } берёт: { $what }.

## Порядок действий

step-VAL-VAR-04 = карты разбираются из резерва
