### Хитрость Локи

expansion-loki = Хитрость Локи
loki-l1 = Пепельные врата
loki-l2 = Ловкие пальцы
loki-l3 = Повёрнутый щит
loki-l4 = Долгие ночи
loki-l5 = Песнь о побеждённых
loki-l6 = Упрямый щит
loki-l7 = Всё или уловка
loki-l8 = Короткая зима
loki-l9 = Вор у каждого костра
loki-l10 = Узкий мост
loki-bonus-SEND_ALL = Отправьте всех своих активированных воинов в Вальхаллу.
loki-bonus-SEND_ONE = Отправьте 1 своего активированного воина в Вальхаллу.
loki-bonus-STEAL_WINNER = Возьмите 1 случайную карту из руки победителя.
loki-bonus-STEAL_ANY = Возьмите 1 случайную карту из руки любого игрока.
loki-bonus-KEEP_SHIELD = Защищающийся: ваш щит остаётся у вас.
loki-bonus-TAKE_SHIELD = Атакующий: всё равно заберите 1 щит победителя.
loki-bonus-TAKE_TACTIC = Возьмите в руку 1 тактику этой битвы.
loki-bonus-TAKE_TACTIC_WINNER_CHOOSES = Возьмите в руку 1 тактику этой битвы, которую назовёт победитель.
loki-bonus-DRAW = Возьмите 1 карту из колоды.
loki-bonus-DRAW_PUT_BACK = Возьмите 1 карту, затем положите 1 карту из руки на колоду лицом вниз.
loki-bonus-GLORY = Получите { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 } доблести из стопки сброса.
loki-row = Разница { $min }–{ $max }
loki-row-one = Разница { $min }
loki-step6-fewer = Подготовка: сбросьте из колоды на { $n } карт меньше.
loki-step6-more = Подготовка: сбросьте из колоды на { $n } карт больше.

## Вопросы и ответы

wait-loki-row = берёт бонус Локи
prompt-loki-row = Вы проиграли с небольшой разницей. Какой бонус Локи вы берёте?
verb-loki-row = Взять бонус строки { $thing }
verb-loki-row-pass = Ничего не брать
wait-loki-send = отправляет воина в Вальхаллу
prompt-loki-send = Кто отправится в Вальхаллу?
verb-loki-send = Отправить: { $thing }
wait-loki-steal-from = крадёт карту
prompt-loki-steal-from = У кого вы берёте карту?
verb-loki-steal-from = Взять у игрока { $thing }
wait-loki-take-tactic = берёт тактику
prompt-loki-take-tactic = Какую тактику берёт проигравший?
verb-loki-take-tactic = Взять: { $thing }
wait-loki-put-back = кладёт карту на колоду
prompt-loki-put-back = Какую карту вы кладёте на колоду?
verb-loki-put-back = Положить на колоду: { $thing }

## Что произошло

event-loki-card = Открыта карта Локи: { $what }.
event-loki-row = { $me ->
    [yes] Вы берёте бонус из строки { $number } карты Локи.
   *[no] { $who } берёт бонус из строки { $number } карты Локи.
}
event-loki-shield-kept = { $me ->
    [yes] Вы сохраняете щит.
   *[no] { $who } сохраняет щит.
}
event-loki-tactic-taken = { $me ->
    [yes] Вы берёте: { $what }.
   *[no] { $who } берёт: { $what }.
}
event-loki-put-back = { $me ->
    [yes] Вы кладёте карту на колоду.
   *[no] { $who } кладёт карту на колоду.
}

## Порядок действий

step-VAL-LOKI-01 = карта Локи открыта
step-VAL-TL-31 = хитрость Локи
step-VAL-TL-32 = Локи посылает в Вальхаллу

### Как набирают набор карт

make-loki = Карты Локи
make-rows = Строки, от 0 вверх
make-min = От
make-max = До
make-bonus = Что получает проигравший
make-step6_delta = На сколько больше или меньше карт сбросить в начале
make-intro = Для первой игры
make-SEND_ALL = все свои воины уходят в Вальхаллу
make-SEND_ONE = один свой воин уходит в Вальхаллу
make-STEAL_WINNER = украсть карту у победителя
make-STEAL_ANY = украсть карту у любого
make-KEEP_SHIELD = сохранить щит
make-TAKE_SHIELD = всё же взять щит
make-TAKE_TACTIC = взять тактику победителя
make-TAKE_TACTIC_WINNER_CHOOSES = взять тактику по выбору победителя
make-DRAW_PUT_BACK = взять карту и вернуть одну
make-GLORY = слава
