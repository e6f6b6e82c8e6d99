### Игры против чудовища

## Чудовища

card-jormungandr = Ёрмунганд, Пояс Мира
card-surtr = Сурт, Пылающий Меч
card-hel = Хель, Хозяйка Безмолвных Чертогов
card-fenrir = Фенрир, Рвущий Цепи

## Что умеют их карты

ability-M_MILL = После фазы А верхняя карта колоды сбрасывается.
ability-M_CLAN_MUTE = Способности одного клана не прибавляют боевой силы.
ability-M_PRE_DISCARD = Перед битвой вы сбрасываете 1 карту с руки.
ability-M_DIE = Вы бросаете на 1 кубик меньше.
ability-M_POST_RANDOM = После каждой битвы вы теряете 1 случайную карту с руки.
ability-M_TWO_TACTICS = В битве можно сыграть не больше 2 карт тактики.
ability-M_JARL_OFF = Ваш ярл в битве бессилен.
ability-M_NO_TACTICS = Карты тактики играть нельзя.
ability-M_SLOT = В вашем отряде на одного воина меньше.
ability-M_PRE_WARRIOR = Перед битвой вы сбрасываете 1 воина из отряда.
ability-M_LOSS_GLORY = После проигранной битвы вы отдаёте 1 очко доблести из Вальхаллы.
ability-M_NO_DICE_TACTICS = Нельзя играть карты переброса и поворота кубиков.
ability-M_EVERY_GLORY = После каждой битвы вы отдаёте 1 очко доблести из Вальхаллы.

## Вопросы и ответы

wait-choose-beast = выбирает чудовище
prompt-choose-beast = С каким чудовищем вы сразитесь?
verb-choose-beast = { $thing }
wait-choose-level = выбирает уровень
prompt-choose-level = Насколько трудной будет игра? Уровень задаёт цену проигранной битвы: 2, 4 или 6 карт колоды.
verb-choose-level = Уровень { $thing }
wait-exchange = меняет карты
prompt-exchange = Какие карты вы обменяете? Это можно сделать один раз.
verb-exchange = Обменять: { $thing }
verb-exchange-pass = Это всё
verb-attack-beast = Напасть на чудовище
wait-choose-within = отправляет воинов в Вальхаллу
prompt-choose-within = Кто отправится в Вальхаллу? Выберите из тех, кому ещё хватает места.
verb-choose-within-pass = Это все
wait-give-up-card = отдаёт карту
prompt-give-up-card = Чудовище требует карту с вашей руки. Какую?
wait-give-up-glory = отдаёт карту из Вальхаллы
prompt-give-up-glory = Какую карту своей Вальхаллы вы отдаёте?
verb-give-up-card = Отдать: { $thing }
wait-feed-beast = кормит чудовище
prompt-feed-beast = Чудовище требует воина. Кого?
verb-feed-beast = Отдать: { $thing }

## Что произошло

event-beast-chosen = Чудовище: { $what }.
event-beast-level = Уровень сложности: { $number }.
event-beast-rolled = Чудовище бросает кубики: { $what }.
event-beast-covered = Открытых символов у чудовища: { $number }.
event-beast-attacked = { $me ->
    [yes] Вы нападаете на чудовище.
   *[no] { $who } нападает на чудовище.
}
event-beast-attacks = { $me ->
    [yes] Чудовище нападает на вас.
   *[no] Чудовище нападает на игрока { $who }.
}
event-beast-won = { $me ->
    [yes] Чудовище побеждает вас с перевесом в { $number }.
   *[no] Чудовище побеждает игрока { $who } с перевесом в { $number }.
}
event-beast-card-beaten = Карта { $number } чудовища повержена.
event-beast-shield = { $me ->
    [yes] Вы навсегда теряете щит.
   *[no] { $who } навсегда теряет щит.
}
event-beast-mills = Сброшено карт из колоды: { $number }.
event-beast-glory = { $me ->
    [yes] Вы отдаёте очки доблести: { $number }.
   *[no] { $who } отдаёт очки доблести: { $number }.
}
event-beast-slain = Чудовище повержено!
event-beast-prevails = Чудовище одержало верх.

## Порядок действий

step-VAL-SOLO-03 = выбор чудовища
step-VAL-SOLO-10 = выбор уровня
step-VAL-SOLO-14 = шесть карт на руку
step-VAL-SOLO-15 = обмен карт
step-VAL-SOLO-05 = чудовище просыпается
step-VAL-TL-42 = чудовище между фазами
step-VAL-TL-46 = фаза чудовища
step-VAL-TL-60 = перед битвой
step-VAL-TL-61 = сбор кубиков
step-VAL-TL-62 = схватка
step-VAL-TL-63 = сравнение сил
step-VAL-TL-64 = исход
step-VAL-TL-65 = после битвы
step-VAL-TL-66 = не конец ли?
step-VAL-AMB-127 = доблесть сверх предела пропадает

## Недозволенные сочетания

setup-beast = «{ $module }» не сочетается с игрой против чудовища. Подходят: { $known }.

### Как набирают набор карт

make-beasts = Звери
make-beast = Звери
make-normal = Обычная сторона
make-plus40 = Сторона +40
make-cap = Не больше чем
make-clans = Кланы
make-symbols = Знаки
