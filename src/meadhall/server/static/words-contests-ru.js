import"./with-runtime.js";var contests_ru_default=`# Tournaments and leagues; fetched with them.

contests = Состязания
contests-empty = Пока никто не объявил состязание. Объявите своё: столы зал откроет сам.
contests-gathering = Можно вступить
contests-running = Идут
contests-over = Окончены
contests-cancelled = Отменено
problem-no-such-contest = Такого состязания нет.
problem-no-account = Чтобы участвовать, нужна учётная запись. Выберите имя и пароль в настройках.

contest-form-swiss = Швейцарская система
contest-form-robin = Круговой турнир
contest-form-knockout = На вылет
contest-form-league = Лига
contest-form-swiss-text = В каждом туре играют все, и соперники стоят близко друг к другу. Никто не встречается дважды, пока этого можно избежать.
contest-form-robin-text = Каждый встречается с каждым, тур за туром.
contest-form-knockout-text = Лучшая половина каждого стола идёт дальше, пока не останется один.
contest-form-league-text = Каждый встречается с каждым, все партии сразу, несколько дней.
contest-pace-quick = по 15 минут на игрока
contest-pace-evening = по 45 минут на игрока
contest-pace-days = по 5 дней на игрока
contest-size = за столом: { $count }
contest-people = { $count } из { $most }
contest-round = Тур { $round } из { $rounds }
contest-round-open = Тур { $round }
contest-round-title = Тур { $round }
contest-starts = начало: { $when }
contest-starts-full = начнётся, когда наберутся все
contest-mine = вы участвуете
contest-bye = { $name } пропускает тур
contest-plays = к столу
contest-look = посмотреть партию
contest-place = { $place }.

contest-standings = Положение
contest-entrants = Участники
contest-name = Имя
contest-points = Очки
contest-opponents = Соперники
contest-wins = Победы
contest-played = Партии
contest-out = больше не играет
contest-gone = тот, кого здесь больше нет
contest-rule-points = Стол стоит одно очко: победителю целиком, остальным доля за каждого, кто остался позади, и половина доли за равного. Пропуск тура — одно очко.
contest-rule-ties = При равных очках выше тот, у чьих соперников их больше, затем — у кого больше выигранных столов, затем — кто был сильнее в начале.
contest-rule-knockout = Кто прошёл дальше, стоит выше. При ничьей дальше идёт тот, кто был сильнее в начале.
contest-rule-clock = У каждого идут часы. Кто не пришёл, у того время кончается: дальше играет бот, без очков. Кто два стола подряд оставил боту, больше не попадает в пары.
contest-rule-rated = Партии между людьми с учётной записью идут в рейтинг.

contest-join = Участвовать
contest-leave = Больше не участвовать
contest-begin = Начать сейчас
contest-cancel = Отменить
contest-new = Объявить состязание
contest-call = Объявить
contest-title = Название
contest-game = Игра
contest-form = Вид
contest-size-label = За столом
contest-most = Сколько участников
contest-rounds-label = Туров
contest-rounds-usual = сколько нужно для одного победителя
contest-pace = Время
contest-when = Начало
contest-when-full = когда наберутся все
contest-when-minutes = { $count ->
    [one] через { $count } минуту или когда наберутся все
    [few] через { $count } минуты или когда наберутся все
   *[other] через { $count } минут или когда наберутся все
  }
contest-when-hours = { $count ->
    [one] через { $count } час или когда наберутся все
    [few] через { $count } часа или когда наберутся все
   *[other] через { $count } часов или когда наберутся все
  }
contest-when-days = { $count ->
    [one] через { $count } день или когда наберутся все
    [few] через { $count } дня или когда наберутся все
   *[other] через { $count } дней или когда наберутся все
  }
contest-bots = Из них ботов
contest-bot-strength = Их сила
contest-joining = Я тоже участвую
problem-contest-closed = Уже началось, или мест больше нет.
problem-too-few-people = Нужно хотя бы двое.
problem-too-many-people = Столько участников нельзя: в лиге самое большее 10, в круговом турнире 16, в остальных 64, считая ботов.
problem-too-many-contests = Три ваших состязания ещё не окончены; больше нельзя.
problem-not-your-contest = Это может только тот, кто объявил состязание.
`;export{contests_ru_default as default};
