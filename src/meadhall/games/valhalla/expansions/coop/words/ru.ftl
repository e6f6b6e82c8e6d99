### Вместе

expansion-coop = Вместе (по нашим правилам)
coop-card = Сила { $strength }, во всех Вальхаллах не больше { $cap } доблести; кланы: { $clans }; символы: { $symbols }
coop-below = Следующая: сила { $strength }, во всех Вальхаллах не больше { $cap } доблести; кланы: { $clans }; символы: { $symbols }
coop-stack = Сила { $strength }, во всех Вальхаллах не больше { $cap } доблести; кланы: { $clans }; символы: { $symbols }

wait-hand-over = передаёт карту
prompt-hand-over = Ваш соратник вот-вот сразится с чудовищем. Передадите ему карту?
verb-hand-over = Передать: { $thing }
verb-hand-over-pass = Оставить карты себе

event-handed-over = { $me ->
    [yes] Вы передаёте игроку { $what2 } карту: { $what1 }.
   *[no] { $you ->
        [yes] { $who } передаёт вам карту: { $what1 }.
       *[no] { $who } передаёт игроку { $what2 } карту: { $what1 }.
    }
}
event-handed-over-hidden = { $who } передаёт соратнику карту.

step-VAL-COOP-06 = щиты по числу игроков
step-VAL-COOP-07 = раздача ярлов
step-VAL-COOP-20 = соратники могут помочь
