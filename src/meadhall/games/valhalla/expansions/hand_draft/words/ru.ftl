### Драфт карт

expansion-hand_draft = Драфт карт

## Вопросы и ответы

wait-draft = собирает руку
prompt-draft = Положить карту в резерв или добрать руку и закончить?
verb-draft-lay = Положить: { $thing }
verb-draft-finish = Добрать руку и закончить
verb-draft-take = Взять: { $thing }

## Что произошло

event-draft-reserve = В резерв: { $what }.
event-draft-laid = { $me ->
    [yes] Вы кладёте в резерв: { $what }.
   *[no] { $who } кладёт в резерв: { $what }.
}
event-draft-taken = { $me ->
    [yes] Вы берёте: { $what }.
   *[no] { $who } берёт: { $what }.
}

## Порядок действий

step-VAL-VAR-04 = карты разбираются из резерва
