import"./with-runtime.js";var people_ru_default=`# Ladders, profiles, friends; fetched with them.

ladder = Рейтинг
ladder-title = Рейтинг: { $game }
ladder-of = Какой рейтинг
ladder-game = Игра
ladder-players = Игроков
ladder-place = Место
ladder-name = Имя
ladder-rating = Рейтинг
ladder-games = Партий
ladder-won = Побед
ladder-empty = Здесь пока никого нет. В зачёт идут рейтинговые партии: это выбирают, когда открывают стол.
ladder-note = Все начинают с 1500. Место появляется после { $count } партий, до того рейтинг отмечен вопросительным знаком. В зачёт идут рейтинговые партии, где каждый ответил хотя бы десять раз. Один соперник сдвигает рейтинг лишь немного: чтобы подняться, играйте с разными людьми. Кто ушёл, тот последний.
ladder-margin = ± { $margin }
ladder-mine = это вы
ladder-provisional = для места пока мало партий

problem-no-such-person = Такого имени здесь нет, или этот человек не хочет, чтобы его видели.
people-hidden = Эту страницу видите только вы.
people-hide = Скрыть мой профиль от других
people-show = Показывать мой профиль другим
people-take = Забрать всё, что обо мне хранится (файл)
people-yours = Это видят о вас другие.
problem-no-account = Рейтинг, профиль и друзья бывают у тех, у кого есть учётная запись. Выберите имя и пароль в настройках.
people-ratings = Рейтинги
people-no-ratings = В зачёт пока не пошла ни одна партия.
people-kind = { $game }, игроков: { $players }
people-rating = { $rating }
people-games = { $count ->
    [one] { $count } партия, побед: { $won }
    [few] { $count } партии, побед: { $won }
   *[other] { $count } партий, побед: { $won }
  }
people-curve = Рейтинг за { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[other] { $count } партий
  }: от { $first } до { $last }
people-history = Партии в зачёт
people-somebody = кто-то
people-place = { $place } из { $players }
people-favourites = Чаще всего играет
people-favourite = { $count ->
    [one] { $count } партия, побед: { $won }
    [few] { $count } партии, побед: { $won }
   *[other] { $count } партий, побед: { $won }
  }
people-pick-jarl = Ярл
people-pick-clan = Клан
people-deeds = Деяния
people-deeds-note = { $done } из { $all }
people-deed-done = совершено { $day }
people-deed-open = ещё впереди
people-meetings = Вы и { $name }
people-meeting = { $count ->
    [one] { $count } партия: выше в { $ahead }, ниже в { $behind }
    [few] { $count } партии: выше в { $ahead }, ниже в { $behind }
   *[other] { $count } партий: выше в { $ahead }, ниже в { $behind }
  }

circle-title = Друзья и те, за кем вы следите
circle-empty = Вы пока ни за кем не следите. Откройте чей-нибудь профиль из рейтинга.
circle-note = За кем вы следите, знаете только вы. Друзья — это когда так сказали оба.
circle-friends = Друзья
circle-asks = Хотят дружить
circle-followed = Вы следите
circle-asked = Вы предложили дружбу
circle-blocked = Закрыт доступ
circle-follow = Следить
circle-unfollow = Больше не следить
circle-ask = Предложить дружбу
circle-unask = Взять обратно
circle-accept = Да, друзья
circle-refuse = Нет
circle-unfriend = Больше не дружить
circle-block = Закрыть доступ
circle-unblock = Снова открыть доступ
circle-block-note = Этот человек больше ничего о вас не увидит и не сможет следить за вами.
circle-plays = сейчас за столом
circle-find = Имя
circle-look = Найти

sign-in = Вход
sign-in-provider-no = Войти не удалось. Попробуйте ещё раз.
sign-in-provider-away = Служба входа не отвечает. Попробуйте позже.
sign-in-provider-other = Это была другая учётная запись: ничего не удалено.
sign-in-home = В зал
problem-too-many-ties = Больше знакомых отметить нельзя.
problem-no-provider = В этом зале входят только по имени и паролю.

company-round = Тур { $round }: «{ $name }»
company-ratings = Как партия изменила рейтинг
company-not-practice = Это была тренировка: партия не идёт в рейтинг.
company-not-taken-back = Ход брали назад: партия не идёт в рейтинг.
company-not-other-cards = Играли своими картами: партия не идёт в рейтинг.
company-not-bots = За столом сидели боты: партия не идёт в рейтинг.
company-not-no-account = Не у всех за столом есть учётная запись: партия не идёт в рейтинг.
company-not-shared = Кто-то занимал несколько мест: партия не идёт в рейтинг.
company-not-together = Все вместе победили или проиграли: партия не идёт в рейтинг.
company-not-nobody = Никто не доиграл до конца: партия не идёт в рейтинг.
company-not-unrated = Партия была не на рейтинг.
company-not-short = Кто-то почти не играл: партия не идёт в рейтинг.
company-not-annulled = Результат аннулирован модератором.

## Links of accounts

claim = Стать владельцем зала
claim-about = У этого зала ещё нет владельца. Владелец назначает модераторов, помогает тем, кто забыл пароль, делает резервные копии и видит состояние сервера. Продолжайте, только если этот зал запустили вы.
claim-guest = Сначала войдите или создайте учётную запись. Ей и будет принадлежать зал.
claim-as = Вы вошли как { $name }.
claim-do = Стать владельцем
claim-done = { $name } — теперь владелец этого зала.
claim-desk = Стол модераторов
claim-wrong = Эта ссылка больше не действует: она устарела, или у зала уже есть владелец. Зал без владельца печатает новую ссылку при каждом запуске.
reset = Новый пароль
reset-about = Придумайте новый пароль для своей учётной записи. Здесь вы войдёте сразу, а на всех других устройствах будет выполнен выход.
reset-first = Новый пароль
reset-second = Новый пароль ещё раз
reset-do = Сохранить пароль
reset-differ = Пароли не совпадают.
reset-wrong = Эта ссылка больше не действует: ею уже воспользовались, или она устарела. Попросите новую.
reset-done = Пароль изменён, вы вошли как { $name }.
`;export{people_ru_default as default};
