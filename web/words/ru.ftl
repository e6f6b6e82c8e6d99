### Слова самой страницы

## Зал

hall-title = Meadhall, в зал
hall-welcome = Садись. Огонь уже горит.
hall-welcome-more = Две игры викингов прямо в браузере: сразу против ботов или с друзьями по ссылке. Без регистрации и установки.
hall-foot = Неофициальная работа поклонников, без рисунков и текстов издателей. Значки с game-icons.net, CC BY 3.0.
your-name = Ваше имя за столом
your-name-hint = имя, если хотите
language = Язык
theme-to-light = В светлый зал
theme-to-dark = В ночной зал
close = Закрыть
players = Игроки
bots = Боты
expansions = { $count ->
    [0] Дополнения
   *[other] Дополнения: выбрано { $count }
}
play-bots = { $count ->
    [one] Играть против { $count } бота
   *[other] Играть против { $count } ботов
}
play-friends = { $count ->
    [one] Позвать друга
    [few] Позвать { $count } друзей
   *[other] Позвать { $count } друзей
}
my-games = Ваши игры
open-tables = Открытые столы
join-in = присоединиться
your-turn = ваш ход
go-on = продолжить
waiting-for-people = ждёт игроков
somebody = кто-то
game-valhalla = Вальхалла
game-valhalla-blurb = Соберите отряд, бросайте кубики за оружие, отнимайте щиты и отправьте лучших в Вальхаллу до Рагнарёка. Карты и кубики, около получаса.
game-bloodrage = Кровь и ярость
game-bloodrage-blurb = Выбирайте дары богов, вторгайтесь, грабьте и гибните со славой, пока мир горит. Карта ещё вырезается: пока играем по вопросам.
bot-greedy = бывалый
bot-random = бесшабашный
bot-name = { $name }
seat-name = Игрок { $number }
you = Вы

## Неполадки

problem-unknown = Что-то пошло не так.
problem-away = Зал не отвечает. Он ещё открыт?
problem-no-such-table = Такого стола нет.
problem-no-free-seat = Все места заняты.
problem-invite-needed = Это закрытый стол. Попросите ссылку-приглашение.
problem-who-are-you = Браузер не хранит cookie, и мы не можем удержать за вами место.
problem-unreadable = Зал этого не понял.
refused-stale = На столе уже всё иначе. Посмотрите ещё раз.
refused-illegal = Сейчас это невозможно.
refused-no-undo = Это уже нельзя вернуть.
refused-not-saved = Не удалось сохранить. Попробуйте ещё раз.
refused-not-seated = Вы только смотрите на этот стол.
refused-not-begun = Игра ещё не началась.

## Стол

fetching-table = Накрываем стол…
no-such-table = Такого стола нет
to-the-hall = В зал
free-seat = свободное место
is-here = здесь
sit-down = Сесть
send-this-link = Отправьте эту ссылку. Игра начнётся, когда все сядут.
invite-link = Ссылка-приглашение
copy-link = Скопировать ссылку
copied = Скопировано
line-lost = Связь потеряна. Возвращаемся…
waiting-for = Ждём: { $names }
question-label = Вопрос
undo = Вернуть
skip = Дальше
back = Назад
log = Что произошло
speed = Скорость
game-over = Игра окончена.
watching = Вы смотрите.
slot-name = место { $number }

## Вальхалла: стол

common-table = Общий стол
rivals = Соперники
my-side = Ваша сторона
deck = Колода
discard = Сброс
discard-count = Сброс · { $count }
discard-browse = Просмотреть сброс, карт: { $count }. Сверху: { $name }
squad = Отряд
hand = { $count ->
    [one] Рука: { $count } карта
    [few] Рука: { $count } карты
   *[other] Рука: { $count } карт
}
hand-label = Рука
valhalla-count = { $count ->
    [one] { $count } воин в Вальхалле
    [few] { $count } воина в Вальхалле
   *[other] { $count } воинов в Вальхалле
}
valhalla-label = Вальхалла
glory-label = Доблесть
shields-aria = Своих щитов: { $own }, захвачено: { $taken }
attack = Напасть
attack-who = Напасть: { $name }
your-turn-long = Ваш ход
turn-of = Ходит { $name }
final-turns = { $count ->
    [0] Последний ход перед Рагнарёком
    [one] { $count } ход до Рагнарёка
    [few] { $count } хода до Рагнарёка
   *[other] { $count } ходов до Рагнарёка
}
here = сюда
place-here = Поставить { $name } на место { $number }
warrior-aria = { $name }, { $clan }. Сила { $strength }, доблесть { $glory }. Оружие: { $weapons }. { $text }
pattern-ANY2 = любые два
pattern-SAME2 = два одинаковых
pattern-SAME3 = три одинаковых
pattern-PAIRS2 = две пары
timeline = Ход битвы
step-before = Перед битвой
step-attack = Атака
step-defence = Защита
step-compare = Исход
step-ragnarok = Рагнарёк
role-attacker = { $name } атакует
role-defender = { $name } защищается
strength-aria = Сила { $number }
not-rolled = ещё не брошены
tick-die = { $name }: перебросить
roll-these = { $count ->
    [0] Бросить
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
   *[other] Бросить { $count } кубиков
}
send-these = Отправить в Вальхаллу: { $count }
throw-these = Сбросить: { $count }
term-ability = способность:
term-jarls = ваш ярл
supply = { $count ->
    [one] { $count } серый кубик в запасе
    [few] { $count } серых кубика в запасе
   *[other] { $count } серых кубиков в запасе
}
player = Игрок
shields-own = Свои щиты
shields-taken = Захвачено
score = Очки
shield-points = За щиты
play-again = Ещё раз
you-won = Победа! Скальды сложат о вас песни.
you-lost = Поражение. Мёд за ваш счёт.
won-by = Победа: { $name }.

## Вальхалла: вопросы

ask-keep-jarl = Какой ярл поведёт вас?
ask-pick-warrior = Выберите первого воина.
ask-pick-warrior-start-slot = Где встанет первый воин?
ask-throw-away = Сбросьте две из семи карт.
ask-phase-a = Что вы сделаете в этот ход?
ask-adding = Где встанет { $thing }?
ask-adding-add-second = Кто придёт вместе: { $thing } и…
ask-adding-dismiss = Отряд полон. Кто уступит место: { $thing }?
ask-keep = Какую карту оставить?
ask-keep-drop = Какую карту сбросить первой?
ask-attack = Ваша атака: вооружайте воинов, играйте тактики или перебрасывайте.
ask-defence = Ваша защита: вооружайте воинов, играйте тактики или перебрасывайте.
ask-ragnarok = Рагнарёк: вооружите кого сможете, они отправятся в Вальхаллу.
ask-before-battle = Перед битвой: примените что-нибудь?
ask-before-ragnarok = Перед Рагнарёком: примените что-нибудь?
ask-after-battle = После битвы: примените что-нибудь?
ask-pool = Перед броском: примените что-нибудь?
ask-reroll = Какие кубики перебросить?
ask-give-up-die = Какой кубик отдать?
ask-keep-die = Какой из новых кубиков оставить?
ask-turn-x = Каким оружием повернуть промах?
ask-turn-die = Какой кубик повернуть?
ask-arm-with = Каким кубиком вооружить: { $thing }?
ask-use-ability = Применить способность: { $thing }?
ask-choose-sent = Победа! Кого отправить в Вальхаллу?
ask-pay-card = Какой картой заплатить?
ask-bring-back = Какую карту вернуть?
ask-take-from-pile = Какую карту взять из сброса?
ask-add-one = Добавить воина?

## Вальхалла: ответы

do-pass = Готово
do-attack-pass = Закончить атаку
do-defence-pass = Закончить защиту
do-ragnarok-pass = Это всё
do-before-battle-pass = В бой
do-after-battle-pass = Дальше
do-choose-sent-pass = Никого
do-reroll-pass = Оставить
do-turn-x-pass = Довольно
do-draw = Взять 2 карты, оставить 1
do-add-warrior = Добавить: { $thing }
do-add-two = Добавить: { $thing } и ещё одного
do-add-second = Добавить ещё: { $thing }
do-attack = Напасть: { $thing }
do-place = Поставить: { $thing }
do-start-slot = Поставить: { $thing }
do-dismiss = Отослать
do-keep = Оставить: { $thing }
do-drop = Сбросить: { $thing }
do-keep-jarl = Выбрать: { $thing }
do-pick-warrior = Взять: { $thing }
do-throw-away = Сбросить: { $thing }
do-activate = Вооружить
do-discard-for-reroll = Отдать кубик ({ $thing }) и перебросить другие
do-pick-die = Перебросить: { $thing }
do-roll = Бросить
do-free-reroll = Перебросить бесплатно
do-give-up-die = Отдать: { $thing }
do-turn-x = Повернуть: { $thing }
do-turn-to = Повернуть: { $thing }
do-turn-die = Повернуть: { $thing }
do-keep-die = Оставить: { $thing }
do-arm-with = Взять: { $thing }
do-use-ability = Применить
do-decline-ability = Не применять
do-take-back = Снять кубики
do-use-jarl = Применить ярла: { $thing }
do-pay-card = Заплатить: { $thing }
do-bring-back = Вернуть: { $thing }
do-play-tactic = Сыграть: { $thing }
do-send-to-valhalla = Отправить в Вальхаллу
ability-0 = первая способность
ability-1 = вторая способность

## Вальхалла: что произошло

log-turn-began = Ход: { $who }
log-turn-began-me = Ваш ход
log-drew = { $who } берёт: { $what }.
log-drew-me = Вы берёте: { $what }.
log-drew-hidden = { $count ->
    [one] { $who } берёт карту.
    [few] { $who } берёт { $count } карты.
   *[other] { $who } берёт { $count } карт.
}
log-discarded = { $who } сбрасывает: { $what }.
log-discarded-me = Вы сбрасываете: { $what }.
log-showed = { $who } показывает: { $what }.
log-dismissed = { $who } отсылает: { $what }.
log-dismissed-me = Вы отсылаете: { $what }.
log-added = { $who } добавляет: { $what }.
log-added-me = Вы добавляете: { $what }.
log-attacked = { $who } нападает: { $what }!
log-attacked-me = Вы нападаете: { $what }!
log-rolled = { $who } бросает: { $what }.
log-rolled-me = Вы бросаете: { $what }.
log-die-lost = { $who } отдаёт кубик: { $what }.
log-die-lost-me = Вы отдаёте кубик: { $what }.
log-die-turned = { $who } поворачивает кубик: { $what }.
log-activated = { $who } вооружает: { $what }.
log-activated-me = Вы вооружаете: { $what }.
log-taken-back = { $who } снимает кубики: { $what }.
log-frost = Мороз: { $what } теряет кубик.
log-played = { $who } играет: { $what }.
log-played-me = Вы играете: { $what }.
log-cut-off = { $who } отрезает ярла: { $what }.
log-strength = { $who }: сила { $number }.
log-strength-me = Ваша сила: { $number }.
log-no-winner = Никто не вооружён: победителя нет.
log-won = { $who } побеждает, разница { $number }.
log-won-me = Вы побеждаете, разница { $number }.
log-shield-taken = { $who } захватывает щит: { $what }.
log-shield-taken-me = Вы захватываете щит: { $what }.
log-went-to-valhalla = В Вальхаллу: { $what }.
log-jarl-chosen = { $who } идёт за ярлом: { $what }.
log-jarl-chosen-me = Вы идёте за ярлом: { $what }.
log-jarl-used = { $who } применяет ярла.
log-first-player = { $who } начинает.
log-first-player-me = Вы начинаете.
log-revealed = Открыто: { $what }.
log-picked = { $who } выбирает: { $what }.
log-picked-me = Вы выбираете: { $what }.
log-shuffled-back = { $number ->
    [one] { $number } карта замешана в колоду.
    [few] { $number } карты замешаны в колоду.
   *[other] { $number } карт замешано в колоду.
}
log-stolen = { $who } забирает { $what1 } из руки: { $what2 }.
log-stolen-hidden = { $who } забирает карту из руки соперника.
log-brought-back = { $who } возвращает: { $what }.
log-end-armed = Конец близок: каждому ещё один ход.
log-final-round = Начинается последний круг.
log-ragnarok = Рагнарёк: { $who }.
