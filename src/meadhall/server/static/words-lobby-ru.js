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
`;export{lobby_ru_default as default};
