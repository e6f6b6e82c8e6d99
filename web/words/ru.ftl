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
no-king = трон пуст
dice-label = Кубики
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

log-drew-many = { $count ->
    [few] { $who } берёт { $count } карты.
   *[other] { $who } берёт { $count } карт.
}
