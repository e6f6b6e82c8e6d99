import"./with-runtime.js";var lobby_ru_default=`lobby = Прихожая
connecting = Смотрим, кто здесь…
people-here = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[many] Здесь { $count } человек
 }
name-me = Показывать моё имя
nobody-waits = Сейчас никто не ждёт. Начните первым: следующий найдёт вас.
nobody-there = отошёл
which-game = Игра
pace = Темп
pace-live = Сразу
pace-days = По ходу в день
pace-live-note = Ждём того, кто хочет играть сейчас. На каждый ответ три минуты.
pace-days-note = Ждём того, кто играет не спеша. Страницу можно закрыть; на каждый ход три дня.
wait = Ждать людей
wait-30 = 30 секунд, потом боты
wait-60 = Минуту, потом боты
wait-300 = Пять минут, потом боты
wait-3600 = Час, потом боты
wait-86400 = День, потом боты
wait-0 = Только люди
seek-rated = На рейтинг
table-rated = на рейтинг
bots-in = Боты займут свободные места через { $time }.
bots-there = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
 }
free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
 }
share = Поделиться…
share-words = Сыграем в { $game }!
qr = QR-код
qr-note = Наведите камеру телефона, чтобы сесть за стол.
bot-sits = Посадить бота
learn-meanwhile = Пока выучить игру
stop-waiting = Больше не ждать
your-moves = { $count ->
    [0] Игры с людьми
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
 }
they-think = ждём других
next-move = { $count ->
    [one] Следующий стол
   *[other] Следующий стол ({ $count })
 }
due = после { $when } ходит бот
ends = закончится { $when }, если никто не сделает ход
calls = Когда вас нет
calls-note = Для неспешных игр: как вы узнаете, что ваш ход. Одно сообщение о нескольких столах, без повторов.
push = Уведомлять на этом устройстве
push-refused = Браузер не разрешает. Это можно изменить в его настройках для этой страницы.
mail = Адрес почты
mail-password = Ваш пароль для подтверждения
mail-send = Прислать код
mail-stop = Больше не писать
mail-code = Код из письма
mail-confirm = Подтвердить
mail-good = Вас зовут письмом.
digest = Собирать письма
digest-0 = слать сразу
digest-600 = десять минут
digest-3600 = час
digest-86400 = день
quiet-hours = Тихие часы
quiet-from = Тихо с
quiet-to = Тихо до
quiet-note = Если время одинаковое, звать можно в любой час.
absence = Отпуск
absence-days = { $count ->
    [0] я здесь
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
 }
absence-back = Я здесь
absence-note = Вас не зовут, часы неспешных игр для вас стоят, и ни одна ваша игра не закончится сама.
absence-until = Вас нет до { $day }. Часы неспешных игр для вас стоят.
`;export{lobby_ru_default as default};
