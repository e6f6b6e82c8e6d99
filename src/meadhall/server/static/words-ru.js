import"./with-runtime.js";var ru_default=`### Слова самой страницы

## Зал

hall-title = Meadhall, в зал
hall-welcome = Садитесь. Огонь уже горит.
hall-welcome-more = Две игры викингов прямо в браузере: сразу против ботов или с друзьями по ссылке. Без регистрации и установки.
hall-foot = Неофициальная работа поклонников, без рисунков и текстов издателей. Значки с game-icons.net, CC BY 3.0.
to-workshop = Свои карты: мастерская
to-privacy = Личные данные
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
play-anyone = Играть с кем угодно
play-friends = { $count ->
    [one] Позвать друга
    [few] Позвать { $count } друзей
   *[other] Позвать { $count } друзей
}
my-games = Ваши игры
open-tables = Открытые столы
join-in = присоединиться
running-tables = Идущие партии
look-on = смотреть
your-turn = ваш ход
go-on = продолжить
waiting-for-people = ждёт игроков
somebody = кто-то
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
problem-people-only = Здесь хотят играть только с людьми.
problem-rated-accounts = Для рейтинговых партий нужна учётная запись: выберите имя и пароль в настройках.
problem-rated-pause = Слишком много ваших последних рейтинговых партий оборвалось. После небольшой паузы снова можно играть на рейтинг, остальные партии открыты и сейчас.
problem-rated-clock = Рейтинговой партии нужны часы.
problem-rated-bots = В рейтинговой партии нет ботов.
problem-rated-seats = Для рейтинговой партии нужны хотя бы двое, и у каждого одно место.
problem-rated-cards = Рейтинговая партия играется обычными картами игры.
problem-rated-practice = Тренировка не бывает рейтинговой.
problem-rated-stand-in = В рейтинговой партии бот за вас не сыграет, а кто ушёл, тот не возвращается.
problem-rated-vote = Из рейтинговой партии голосованием не выгоняют: всё решают часы.
problem-no-such-zone = Такого часового пояса нет.
problem-no-such-language = Этого языка зал не знает.
problem-no-push = Этот браузер зал не может уведомлять.
problem-no-mail = Это не адрес почты, или зал не шлёт писем.
problem-wrong-code = Это не тот код, или он устарел. Попросите новый.
problem-away-lately = Вы недавно были в отпуске. Между двумя проходит неделя.
problem-invite-needed = Это закрытый стол. Попросите ссылку-приглашение.
problem-who-are-you = Браузер не хранит cookie, и мы не можем удержать за вами место.
problem-unreadable = Зал этого не понял.
refused-stale = На столе уже всё иначе. Посмотрите ещё раз.
refused-illegal = Сейчас это невозможно.
refused-no-undo = Это уже нельзя вернуть.
refused-stood-in = Кого-то нет, за него играет бот: вернуть можно только то, из чего никто ничего не узнал.
refused-rated = В рейтинговой партии ходы назад не берут.
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
undo = Отменить ход
skip = Дальше
back = Назад
log = Что произошло
speed = Скорость
game-over = Игра окончена.
watching = Вы смотрите.
watching-late = { $count ->
    [0] Вы смотрите.
    [one] Вы смотрите с опозданием на { $count } действие, чтобы никто не мог подсказывать игрокам.
    [few] Вы смотрите с опозданием на { $count } действия, чтобы никто не мог подсказывать игрокам.
   *[other] Вы смотрите с опозданием на { $count } действий, чтобы никто не мог подсказывать игрокам.
}
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
no-king = Трон пуст
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
prompt-phase-a-add-warrior = { $verbs ->
    [add-warrior] Ваш ход: добавьте воина.
    [add-warrior-add-two] Ваш ход: добавьте одного воина или двух.
   *[other] Ваш ход: добавьте воина, нападите или возьмите карты.
}
prompt-phase-a-attack = Ваш ход: нападите или возьмите карты.
here = сюда
place-here = На место { $number }: { $name }
warrior-aria = { $name }, { $clan }. Сила { $strength }, доблесть { $glory }. Оружие: { $weapons }. { $text }
timeline = Ход битвы
step-before = Перед битвой
step-attack = Атака
step-defence = Защита
step-compare = Исход
step-ragnarok = Рагнарёк
role-attacker = { $me ->
    [yes] Вы атакуете
   *[no] { $name } атакует
}
role-defender = { $me ->
    [yes] Вы защищаетесь
   *[no] { $name } защищается
}
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
won-by = { $count ->
    [1] Победа: { $name }.
   *[other] Общая победа: { $name }.
}

ceremony-title = Кто стяжал больше всего славы?
ceremony-skip = К подсчёту очков
moment-last-age = Начинается последняя эпоха
moment-last-age-words = Победит тот, у кого после неё больше славы.
moment-jarls = Ярлы выходят вперёд
moment-burns = { $place } в огне!

end-together = вместе: { $name }
end-pairs = Очки тех, кто играет вместе, складываются.
end-tie = При равенстве очков решают захваченные щиты, затем свои.
end-shared = Равенство во всём: победа общая.
end-theirs = Вклад: { $name }
log-returned = { $me ->
    [yes] К вам возвращаются из Вальхаллы: { $what }.
   *[no] К игроку { $who } возвращаются из Вальхаллы: { $what }.
}
log-loki-row = { $me ->
    [yes] Вы берёте бонус Локи: «{ $what }».
   *[no] { $who } берёт бонус Локи: «{ $what }».
}
verb-loki-row = { $thing }
log-drew-many = { $count ->
    [few] { $who } берёт { $count } карты.
   *[other] { $who } берёт { $count } карт.
}

## Bots

bot-thrall = трэлль (лёгкий)
bot-karl = карл (средний)
bot-jarl = ярл (сильный)
bot-einherjar = эйнхерий (очень сильный)
bot-skald = скальд (сильнейший)

## Preferences

preferences = Настройки
theme = Свет
sound = Звук
sound-to-on = Включить звук
sound-to-off = Выключить звук
volume = Громкость
music = Музыка
music-volume = Громкость музыки
speed-off = без анимации
speed-note = Как быстро показываются действия других. Без анимации всё видно сразу.
notices = Звать меня, когда мой ход
notices-note = Пока вы смотрите в другое окно, браузер покажет уведомление.
notices-refused = Браузер не разрешает уведомления. Это можно изменить в его настройках для этой страницы.
account-hint = Продолжить игры с другого устройства
tables-wait = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[other] Вас ждут { $count } столов
}

## Opening a table

play-alone = В одиночку против чудовища
more-choices = Другие настройки
puzzle-today = Задача дня
new-table = Новый стол: { $game }
open-table = Открыть стол
seats = Кто сидит за столом
seat-who = Место { $number }
seat-me = Я
seat-here = Кто-то за этим устройством
seat-their-name = Имя игрока
seat-friend = Друг по ссылке
seat-bot = Бот: { $strength }
seat-more = Добавить место
seat-fewer = Убрать место
expansions-title = Дополнения и варианты игры
group-ways = Как играть
group-sets = Больше карт
group-gods = Боги и чудовища
group-easier = Варианты
group-others = Прочее
for-players = { $count ->
    [one] для { $count } игрока
   *[other] для { $count } игроков
}
for-players-range = игроков: { $from }–{ $to }
around-the-table = За столом
clock = Часы
clock-none = без часов
clock-total-10 = по 10 минут и ещё 5 секунд за ход
clock-total-30 = по 30 минут и ещё 10 секунд за ход
clock-move-1 = 1 минута на ход
clock-move-day = 1 день на ход
clocks = Осталось времени
card-set = Карты
card-set-own = набор, сделанный здесь
private-table = Сесть может только тот, у кого есть ссылка
rated-table = Партия на рейтинг
gallery-talks = Зрители могут переговариваться между собой
house-rules = Спорные правила
house-rules-note = Там, где издания расходятся или молчат, можно выбрать. Если сомневаетесь, ничего не меняйте.
problem-rule = Правила этого не допускают.
problem-setup = Правила этого не допускают.
finished-games = Завершённые игры
practice-games = Учебные игры ({ $count })
result-won = победа
result-lost = поражение
look-again = посмотреть
open-record = Открыть сохранённую игру из файла
my-record = Ваши результаты
record-games = Сыграно
record-won = Побед
record-points = Очки
record-place = Место
record-best = Рекорд
record-alone = в одиночку
record-bots = { $count ->
    [one] { $count } игрок, против ботов
    [few] { $count } игрока, против ботов
   *[many] { $count } игроков, против ботов
}
record-people = { $count ->
    [one] { $count } игрок, против людей
    [few] { $count } игрока, против людей
   *[many] { $count } игроков, против людей
}
record-shared = { $count ->
    [one] { $count } общая победа
    [few] { $count } общие победы
   *[many] { $count } общих побед
}
record-longest = Больше всего побед подряд: { $count }.
record-note = Очки и место — в среднем. Не засчитываются учебные столы, игры нескольких человек на одном устройстве и те, что доиграл за вас бот.

## At the table

table-menu = Стол
does-what = { $names }: { $what }
waiting-for-what = Ждём: { $names } ({ $what })
happened = Что с вами случилось
undo-ask = Попросить вернуть ход
wish-asks = { $name } просит вернуть последний ход.
wish-waits = { $name } просит вернуть ход. Ждём согласия остальных.
wish-agree = Согласиться
wish-refuse = Отказать
standing = Когда об этом спросят
standing-ask = спрашивать
standing-attacked = только когда нападают на меня
standing-never = не спрашивать, отказываюсь
standing-always = всегда соглашаюсь
standing-withdraw = снова спрашивать
odds = Шансы
odds-win = Победа в битве
hint = Подсказка
hint-would = Сильный игрок выбрал бы:
hint-next = Другие варианты:
advice-none = Здесь нечего подсчитывать.
rule-read = Прочитать правило
details = Подробнее
rule-unknown = Текста этого правила здесь нет.
rule-in-english = Непереведённое показано по-английски.
reference = Карты и правила
reference-cards = Карты
reference-book = Книга правил
reference-rules = Правила по номерам
reference-goal = Как победить
reference-signs = Знаки
begin = Начать
search = Поиск
nothing-found = Ничего не найдено.
more-found = Ещё { $count }. Уточните поиск.
sort-warriors = Воины
sort-tactics = Тактики
sort-jarls = Ярлы
people = Люди за столом
is-away = нет за столом
seat-replaced = играет бот
stand-in = Пусть играет бот
stand-in-me = Пусть за меня играет бот
stand-in-back = Я снова здесь
spectator = зритель
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
practice-note = Учебный стол: здесь ничего не засчитывается.
rated-note = На рейтинг: без подсказок, шансов, отмены ходов и ботов. Кто ушёл или просрочил время, тот проиграл.
taken-back-note = Здесь вернули ход, из которого кто-то уже что-то узнал: эта партия никому не засчитывается.
leave = Уйти из-за стола
leave-rated = Уйти и проиграть
luck = Честная удача
luck-note = До игры зал запечатал свою часть удачи, вы добавили свою. Когда игра кончится, всё можно проверить.
luck-check = Проверить удачу
luck-good = Удача была честной: вся игра повторена из запечатанного числа с тем же исходом.
luck-bad = Что-то не сходится. Сохраните запись этой игры.
record = Сохранить запись
talk = Разговор
talk-empty = Пока никто ничего не сказал.
talk-say = Сказать что-нибудь
talk-send = Отправить
gallery = галёрка
mute = Не слышать: { $name }
unmute = Снова слышать всех (скрыто: { $count })
unheard = новых: { $count }
hand-over = Передать: { $name }
hand-over-words = Теперь отвечает { $name }. Передайте устройство.
cover-title = Очередь: { $name }
cover-words = Стол скрыт от глаз. Остальные не смотрят.
cover-show = Я { $name }: показать мой стол
looking-back = Вы смотрите на прошлый момент.
keys = Клавиши для всего (?)
review = Разбор
review-working = Партия разбирается: { $percent } %
review-failed = Разбора нет: партию не удалось разобрать.
review-cost = −{ $percent } %
replay = Пересмотреть
replay-slider = Момент игры
replay-battles = Только битвы ({ $count })
replay-at = { $at } из { $of }
replay-play = Автопросмотр
step-back = Шаг назад
step-on = Шаг вперёд
replay-link = Ссылка сюда
replay-leave = К столу
fork = Сыграть отсюда иначе
fork-note = Учебный стол, который начинается с этого момента
rematch-begun = Следующая игра за этим столом уже началась.
to-rematch = К следующей игре
score-plot = Очки по ходу игры
score-plot-aria = Очки по ходу игры. В конце: { $scores }
score-of = { $name }: очков { $score }, построчно

## Valhalla: more of the table

step-skipped = пропущено
strength-label = сила
attack-beast = Напасть на чудовище
beast-level = уровень { $level }
beast-left = { $count ->
    [one] Осталась { $count } карта чудовища
    [few] Осталось { $count } карты чудовища
   *[other] Осталось { $count } карт чудовища
}
beast-goal = Победите все шесть карт, пока не кончились щиты и колода.
beast-goal-together = Вместе: победите все шесть карт, пока у кого-нибудь не кончились щиты или колода.
beast-next = Следующая: сила { $strength }, доблесть до { $cap }.
beast-wakes = Нападёт, когда закрыты все символы: { $covered } из { $count }
beast-cap = В Вальхалле не больше { $cap } доблести
beast-slain = Победа: { $name }!
beast-prevails = Одолело чудовище: { $name }.
loki-difference = Разница в силе
fenrir-keeper = { $me ->
    [yes] Фенрир у вас.
   *[no] Фенрир у игрока { $name }.
}
tokens = Жетонов: { $count }
remembers = Месть: { $name }
blocked = Заблокирован в этой битве
held-back = Не может попасть в Вальхаллу
sacrificed-for = Принесена в жертву карта
under-a-monster = Держит чудовище
monster-caught-by = Его ловят двое соседей: { $clans }
companion-partnership = ваш партнёр
companion-alliance = ваш союзник
fights-along = { $me ->
    [yes] Сражаетесь и вы
   *[no] Сражается и { $name }
}
last-battle = Исход битвы
draft-reserve = Резерв
on-the-road = На пути в Вальхаллу
glory-cards = { $count ->
    [one] { $count } карта в Вальхалле
    [few] { $count } карты в Вальхалле
   *[other] { $count } карт в Вальхалле
}
glory-bonus = Доблесть сверх карт
shield-lines = Щиты: своих { $own }, захвачено { $taken }, цветов { $colours }

## Blood Rage

blood-map = Карта
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Вся карта
blood-ages = Три эпохи
blood-age = Эпоха { $number }
blood-phases = Фазы эпохи
blood-actions = Ваши действия
blood-none = нет
blood-no-cards = На руке нет карт.
blood-room = свободных деревень: { $empty } из { $all }
blood-army = { $who }: сила { $strength } ({ $figures })
blood-panel = { $who }, { $clan }. Слава: { $glory }, ярость: { $rage }. Карт на руке: { $hand }. Воля богов: { $quests }. Улучшения: { $slots }. Открыть планшет клана.
blood-stat = { $stat } { $value }, ступень { $step } из 6. В конце приносит { $bonus } славы.
blood-stock = { $name }. Вторжение стоит ярости: { $price }.
blood-known = Известные карты этой руки
blood-use-march = { $name }, { $place }: взять в поход
blood-use-call = { $name }, { $place }: прийти на битву
blood-use-offer = { $name }, { $place }: принести в жертву
blood-use-kind = { $name }, { $place }: { $prompt ->
    [spare] оставить эту фигурку
    [save] спасти за 1 ярость
   *[other] выбрать
}
blood-type-battle = Битва
blood-type-quest = Воля богов
blood-act-invade = Вторжение
blood-act-march = Марш
blood-act-pillage = Разграбление
blood-act-upgrade = Улучшение
blood-act-quest = Воля богов
blood-act-sacrifice = Жертва
blood-act-pass = Пас
blood-plan-invade = Какая фигурка вторгается из резерва?
blood-plan-march = Из какой провинции? Щёлкните по ней или отметьте сами фигурки.
blood-plan-pillage = Какую провинцию? Другие могут прийти и сразиться за неё.
blood-plan-upgrade = Какая карта ляжет на ваш планшет клана?
blood-plan-quest = Какую волю богов вы выложите взакрытую? Её проверят в конце эпохи.
blood-hint-draft = Остальное получит игрок слева от вас.
blood-hint-march = Щёлкните по провинции, куда они идут.
blood-hint-land = Щёлкните по светящемуся месту на карте.
blood-hint-call = Щёлкните по светящейся фигурке: она придёт бесплатно. Проигравшие уйдут в Вальхаллу.
blood-hint-lay = Силу добавляют только боевые карты. Победитель теряет карту, проигравшие забирают свои.
blood-hint-keep = Всё остальное на руке пропадёт.
blood-hint-raise = На ступенях 4 и 5 характеристика в конце приносит 10 славы, на ступени 6 – 20.
blood-slot-free = На свободное место
blood-slot-taken = Вместо карты: { $card }
blood-who-marches = Отметьте, кто идёт. Все идут в одну провинцию.
blood-march-these = { $count ->
    [one] Марш: { $count } фигурка
    [few] Марш: { $count } фигурки
   *[other] Марш: { $count } фигурок
}
blood-pick = { $count ->
    [one] Выберите { $count } карту
    [few] Выберите { $count } карты
   *[other] Выберите { $count } карт
}
blood-draft = Дары богов, эпоха { $age }
blood-taken = { $count ->
    [0] Вы ещё ничего не взяли
    [one] Вы взяли { $count } карту
    [few] Вы взяли { $count } карты
   *[other] Вы взяли { $count } карт
}
blood-passed-on = Остальное получит { $name }
blood-pillages = { $me ->
    [yes] Вы грабите: { $place }
   *[no] { $name } грабит: { $place }
}
blood-pillaged = { $me ->
    [yes] Вы разграбили { $place } и получаете: { $reward }
   *[no] { $name } разграбляет { $place } и получает: { $reward }
}
blood-battle = Битва: { $place }
blood-wins = { $me ->
    [yes] Вы побеждаете в битве: { $place }
   *[no] { $name } побеждает в битве: { $place }
}
blood-to-map = Показать карту
blood-to-battle = Вернуться к битве
blood-pillager = разграбляет
blood-defender = сражается
blood-age-ended = Эпоха { $number } завершилась
blood-no-quests = Никто не выложил волю богов.
blood-failed = не исполнена
blood-nobody-fell = Там никого не было. Никто не погиб, никто не получил славы.
blood-returned = Возвращение из Вальхаллы
blood-figures = { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
   *[other] { $count } фигурок
}
blood-go-on = Дальше
blood-from-battle = Выигранные битвы
blood-from-pillage = Разграбление
blood-from-quest = Воля богов
blood-from-ragnarok = Погибшие в Рагнарёке
blood-from-card = Карты
blood-from-stat = Характеристики в конце
blood-from-lost = Украдено
blood-cards-paid = Какие карты принесли славу
blood-plot = Как росла слава кланов
blood-why-BR-ACTION-04 = У вас не хватает ярости.
blood-why-BR-ACTION-06 = Без ярости действовать больше нельзя.
blood-why-BR-BATTLE-02 = Эта карта для битвы: вы выложите её взакрытую, когда будете сражаться.
blood-why-BR-BATTLE-08 = Сейчас можно добавить только карту с белым кругом.
blood-why-BR-FIG-04 = Во фьорды заходят корабли, и только корабли.
blood-why-BR-AMB-17 = Оба берега этого фьорда уничтожены: он закрыт.
blood-why-BR-INVADE-02 = Не осталось свободной деревни для вторжения.
blood-why-BR-INVADE-04 = В Иггдрасиль нельзя вторгнуться; туда можно прийти только маршем.
blood-why-BR-INVADE-06 = Ваши Шлемы не позволяют иметь больше фигурок на поле.
blood-why-BR-INVADE-08 = Вторгнуться может только фигурка из резерва.
blood-why-BR-MAP-06 = Все деревни здесь заняты.
blood-why-BR-MAP-13 = Эта провинция уничтожена.
blood-why-BR-MARCH-02 = Там нет вашей фигурки, которая могла бы идти.
blood-why-BR-MARCH-04 = Нет свободной деревни, куда можно прийти.
blood-why-BR-PILLAGE-02 = Нужна ваша фигурка в этой провинции или корабль в её фьорде.
blood-why-BR-PILLAGE-13 = Прийти могут только фигурки из соседних провинций.
blood-why-BR-PILLAGE-15 = Все деревни там заняты: больше никто не придёт.
blood-why-BR-PILLAGE-35 = Эта провинция уже разграблена в эту эпоху.
blood-why-BR-QUEST-01 = На руке нет воли богов.
blood-why-BR-UPGRADE-02 = На руке нет улучшений.
why-VAL-TACTIC-03 = Тактики разыгрывают в битве, и только её участники.
why-VAL-TACTIC-01 = Значок на этой карте требует другого момента.
why-VAL-BATTLE-07 = Это разыгрывают в свою фазу, после броска.
why-VAL-TACTIC-07 = Только пока ваш отряд меньше отряда противника.
why-VAL-AMB-065 = У вас нет подходящего свободного кубика, чтобы заплатить.
why-VAL-AMB-043 = Все серые кубики разобраны.
why-VAL-DICE-14 = У вас нет для этого свободных кубиков.
why-VAL-AMB-039 = Нужны два свободных кубика: один отдать, другой бросить.
why-VAL-TACTIC-12 = У вас нет промахов, которые можно повернуть.
why-VAL-TACTIC-13 = Только в вашей атаке.
why-VAL-TURN-12 = Воины вступают в отряд действием в ваш ход.
why-VAL-TURN-17 = Двое сразу: вместе не больше 3 символов оружия.
why-VAL-TURN-07 = Ваш отряд пуст: нужно добавить воина.
why-VAL-THOR-03 = Карты Тора — для чужих битв.
why-VAL-THOR-05 = Никто из них не подходит под условие карты.
why-VAL-TYR-05 = Карты Тюра кладут под воина, который как раз вступает в отряд.
why-VAL-TYR-06 = Карты Тюра кладут под воина, который как раз вступает в отряд.
figure-all = Фигурки

## The guided first game

first-game = Первая игра с подсказками
guide = Проводник
guide-leave = Спасибо, дальше без проводника

## More reasons

refused-reserved = Это место занято для другого.
refused-answered-for = За вас уже ответили.
problem-too-fast = Слишком быстро для зала. Попробуйте чуть позже.
problem-too-slow = Это шло слишком долго. Попробуйте ещё раз.
problem-not-for-you = Это видит только владелец зала.
problem-too-many-tables = У вас слишком много незаконченных столов. Сначала доиграйте или покиньте некоторые.
problem-hall-full = На сегодня зал полон. Приходите завтра.
problem-too-many-pages = У вас открыто слишком много страниц этого зала. Закройте часть из них, и эта откроется сама.
trouble-here = Неприятности? Пожаловаться или голосовать
problem-banned = Модератор этого зала на время запретил вам вход. Можно смотреть и забрать свои данные (страница «Личные данные»).
problem-closed = Модератор закрыл этот стол. Игра никому не засчитана.
problem-voted-out = Другие за этим столом проголосовали за ваш уход.
problem-name-unwelcome = В этом зале такое имя не принято. Выберите другое.
problem-words-unwelcome = В этом зале такого не пишут. Это не было сказано.
problem-password-short = В пароле должно быть не меньше восьми символов.
problem-name-needed = Нужно имя, и не слишком длинное.
problem-name-taken = Это имя уже занято.
problem-wrong-password = Неверное имя или пароль.
problem-too-many-tries = Слишком много попыток. Подождите минуту.
problem-no-account = Для этого нужна учётная запись. Войдите или создайте её в настройках.
problem-sign-in-again = Чтобы защитить вашу учётную запись, сначала войдите ещё раз. После этого у вас будет десять минут.
problem-has-account = У вас уже есть учётная запись, и вы в неё вошли.
problem-no-passkeys = Ключи доступа работают только на сервере с собственным доменом и https.
problem-wrong-passkey = Этот ключ доступа не принадлежит ни одной учётной записи на этом сервере.
problem-too-many-passkeys = В учётной записи уже наибольшее возможное число ключей доступа.
problem-last-credential = Это ваш единственный способ входа. Сначала задайте пароль.
problem-no-such-device = На этом устройстве выход уже выполнен.
problem-same-rank = С другим модератором или владельцем этого сделать нельзя.
problem-no-such-game = Зал не знает такой игры.
problem-no-such-bot = Зал не знает такого бота.
problem-no-such-version = До этого момента игра не дошла.
problem-practice-alone = За учебным столом все места ваши или ботов.
problem-not-over = Игра ещё не окончена.
problem-nothing-promised = За этим столом удачу не обещали.
problem-nobody-to-replace = Здесь некого заменять.
problem-not-your-seat = Это не ваше место.
problem-other-seats = Число мест не подходит к этой игре.
problem-not-begun = Игра ещё не началась.
problem-not-saved = Не удалось сохранить. Попробуйте ещё раз чуть позже.
problem-pledge-used = Это обещание удачи уже использовано. Откройте стол ещё раз.
problem-too-long = Это больше, чем зал может принять за раз.
problem-not-seated = Вы не сидите за этим столом.
problem-other-rules = Эта игра начата по другим правилам, показать её уже нельзя.
problem-gallery-silent = За этим столом зрители молчат.
problem-said-already = Вы это только что сказали.
advice-not-asked = Сейчас спрашивают не вас.
advice-rated = В рейтинговой партии подсказок нет.
check-commitment = Число то самое, что запечатали до игры.
check-deal = Раздача следует из него.
check-answers = Каждый бросок и каждая карта следуют из него.
check-here = Этот браузер сам вычислил каждое число и получил то же самое.
check-remembered = Это то обещание, которое этот браузер видел до игры.

# Игра без зала
pocket-here = Вы играете прямо в браузере, без сервера. Ваши партии хранятся здесь.
pocket-kept = Вы играете прямо в браузере. Теперь сеть не нужна; ваши партии хранятся здесь.
pocket-forgets = Этот браузер не даёт ничего хранить: партии исчезнут, когда страница закроется. Сохраняйте их в файлы.
pocket-renew = Готова новая версия: перейти на неё
pocket-link = Играть без сети
pocket-link-more = Те же игры целиком в вашем браузере, против ботов
problem-pocket-broken = Часть игры отсутствует или повреждена, поэтому играть нельзя. Загрузите страницу ещё раз при подключении к сети.

## The rulebook for people, and lessons

book = Книга правил
companion-link = С коробкой на столе
book-whole = Открыть книгу правил
book-title = { $game }: книга правил
book-print = Распечатать
book-contents = Содержание
book-search = Найти заголовок
book-none = Страниц об этой игре пока никто не написал. Пронумерованные правила — в разделе «Карты и правила».
book-pages = Прочитать правила
help-question = Объяснить этот вопрос
lesson-offer = { $count ->
    [one] Урок: { $count } шаг
    [few] Урок: { $count } шага
   *[other] Урок: { $count } шагов
}
problem-no-such-lesson = Такого урока нет.
problem-no-such-puzzle = Такой задачи нет.

ways = Ещё в зале
way-ladder = Рейтинг
way-contests = Состязания
way-people = Друзья
way-mine = Мой профиль
`;export{ru_default as default};
