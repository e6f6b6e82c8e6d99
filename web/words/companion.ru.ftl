### Рядом с коробкой: для тех, кто играет картонными картами

companion = Рядом с коробкой
which-game = Какая игра?

tool-battle = Шансы в битве
tool-battle-short = Битва
tool-beast = Ходы чудовища
tool-beast-short = Чудовище
tool-pad = Подсчёт очков
tool-pad-short = Очки
tool-deal = Раздача
tool-deal-short = Раздача
tool-rules = Спросить о правилах
tool-rules-short = Правила

## Везде

less = Меньше: { $what }
more = Больше: { $what }
add = Добавить
add-this = Добавить: { $what }
take-away = Убрать: { $what }
remove = Убрать
done = Готово
clear = Очистить
answer = Ответ
reckon = Посчитать шансы
reckoning = Считаю…
count = Посчитать
stale = С тех пор вы что-то изменили.
player = Игрок { $number }
players-count = Игроков
entry-wrong = Не получилось. Проверьте, что вы ввели.
age = Эпоха

## Раздача

deal-players = Игроки
deal-word = { $who }: назовите слово
deal-word-short = слово
deal-fair = Честная удача
deal-fair-how = Запишите код, пока никто не назвал слова. Потом каждый вводит своё. Раздача складывается из секрета этого кода и всех слов вместе, так что никто не решает её один.
deal-now = Раздать
deal-again = Раздать заново
deal-table = На столе
deal-proved = Код был { $promise }. Его секрет начинается с { $seed }; раздача следует из него и ваших слов.
deal-broken = Код не подходит к этой раздаче. Раздайте заново.
dealt-first = начинает
dealt-jarls = Ярлы на выбор
dealt-clan = Клан
dealt-doomed = Провинции погибнут в таком порядке
dealt-destroyed = Разрушены с самого начала

## Правила по вопросу

rules-ask = Спросите своими словами
rules-how = Например: «Кто побеждает при ничьей?» или «Сколько перебросов?» Работает и без сети.

## Битва

battle-role = Что происходит?
role-attack = Я нападаю
role-defend = Я защищаюсь
role-beast = Я нападаю на чудовище
side-mine = Моя сторона
side-theirs = Другая сторона
against-defend = Сила атаки
against-beast = Чудовище
plus = Сила от ярла и прочего
hidden-cards = Неизвестных карт в руке
tactics = Тактики в руке
rolled = Мои кубики уже брошены
rolled-how = Нажмите на то, что выпало
dice-finish = Вооружайте воинов.
dice-reroll = Сбросьте один кубик и перебросьте остальные.
dice-free = Используйте бесплатный переброс.
dice-push = Сыграйте «Ответный удар».
dice-new = Сыграйте «Новое вооружение».
dice-keep = Оставьте:
supposing-unseen = Обе стороны играют наилучшим образом. Неизвестные карты могут быть любыми из колоды.
supposing-entered = Обе стороны играют наилучшим образом, только с введёнными картами.
supposing-any-card = Каждый соперник кладёт любую карту руки, все равновероятны; больше никто не вступает.
supposing-strongest-card = Каждый соперник кладёт самую сильную карту руки; больше никто не вступает.
add-warrior = воин
warrior = Воин, как напечатано
clan = Клан
weapons = Оружие, которое нужно воину
or-pattern = или сочетание
ability = Способность
no-ability = нет
ability-clan = Какой клан называет способность?
battle-where = Где и когда
province = Провинция
pillager = Кто грабит?
habit = Что кладут соперники?
habit-any = любую карту
habit-strongest = самую сильную
my-hand = Моя рука
known-cards = Карты этой руки, которые я знаю
more-of-clan = Улучшения и прочее
monsters = Чудовища здесь
upgrades = Улучшения в игре

## Подсчёт очков

pad-glory = Доблесть в Вальхалле
pad-shields = Свои щиты
pad-captured = Щиты, взятые у: { $who }
pad-won = победа
pad-when = Когда?
pad-final = Игра окончена
pad-track = Слава на шкале
pad-quests = Исполненная воля богов
pad-fallen = Погибло в Рагнарёк
pad-released = Вернулось из Вальхаллы
pad-board = Фигур на поле
pad-step = Ступень: { $stat }
counted-glory = Доблесть в Вальхалле
counted-own-shields = Свои щиты: { $number } × { $gives }
counted-captured = Захваченные щиты: { $number } × { $gives }
counted-set = Наборы цветов по { $size }: { $times } × { $gives }
counted-track = Слава на шкале
counted-quest = Воля богов: { $thing }
counted-doom = Погибло в Рагнарёк: { $number } × { $gives }, с учётом карт
counted-released = Вернулось из Вальхаллы: { $number }
counted-stat = { $thing }: ступень { $step }
counted-end-cards = Карты, платящие в конце; фигур на поле: { $number }

## Чудовище

beast-cards = Карты чудовища
beast-active = активная карта
beast-below = карта под ней
beast-card = Карта чудовища
beast-cap-label = Предел доблести в Вальхалле
beast-clans = Кланы на карте
beast-whose = Введите карты своей коробки, как они напечатаны, или возьмите карты нашего набора:
beast-plus40 = С набором из 40 карт (сильная сторона)
beast-ignore = Без способностей
beast-covered-now = Кубики на символах
beast-level = Уровень
warrior-glory = Воин { $number }: доблесть
warrior-of = Воин { $number } (доблесть { $glory })
nobody = Никто
beast-hand = Карт у меня в руке
beast-deck = Карт в колоде
beast-next = Что дальше?
beast-own-dice = Бросаю его кубики сам ({ $n })
beast-do-between = После фазы А
beast-do-phase = Фаза чудовища
beast-do-attack = Я нападаю
beast-do-check = Колода пуста
beast-fight = Теперь сразитесь своими кубиками
beast-need = Для победы нужно не меньше { $n } силы от кубиков и карт; доблесть вашей Вальхаллы уже учтена.
beast-strength = Моя сила без Вальхаллы
beast-armed = Кто был активирован?
beast-report = Таков итог
beast-leave = Прервать этот шаг
beast-new = Новая игра
beast-over-won = Чудовище повержено: вы победили!
beast-over-lost = Чудовище берёт верх: вы проиграли.
beast-limits = Что это умеет и чего нет
beast-limits-words = Здесь решается, что делает чудовище: его кубики, когда оно нападает, чего требуют его карты, кто помещается под пределом доблести, чего стоит поражение и когда игра кончена. Ваш ход, кубики, тактики и ярл остаются за столом; поправляйте числа выше, когда они меняются. Потеря доблести называется числом: какую карту отдать, вы выбираете по правилам.
told-beast-rolled = Оно бросает: { $faces }.
told-beast-covered = Открытых символов осталось: { $n }.
told-beast-attacks = Чудовище нападает!
told-beast-attacked = Вы нападаете на чудовище.
told-beast-mills = Сбросьте с верха колоды: { $n }.
told-card-of-choice = Сбросьте карту с руки на свой выбор.
told-card-by-lot = Потеряйте случайную карту с руки.
told-dismissed = Воин сброшен (доблесть { $n }).
told-strength = Ваша сила вместе с Вальхаллой: { $n }.
told-won = Вы победили, перевес { $n }.
told-beast-won = Чудовище победило, перевес { $n }.
told-beast-card-beaten = Его карта побеждена: { $n } из 6.
told-went-to-valhalla = Воин уходит в Вальхаллу (доблесть { $n }).
told-beast-shield = Вы теряете щит.
told-beast-glory = Отдайте доблесть из Вальхаллы: { $n }.
told-beast-slain = Это была его последняя карта.
told-beast-prevails = Игра проиграна.

## Что ещё не так

enter-value = Такое значение здесь невозможно.
enter-weapons = Введите оружие, которое нужно воину, или сочетание.
enter-ability-clan = Лишь некоторые способности называют клан: эта должна или не должна.
enter-tactic-weapon = Оружие называет только «Героическая атака +4», и она должна его назвать.
enter-warriors = Сражаться некому: сначала введите воина.
enter-foes = Нападать не на кого: введите воина другой стороны.
enter-strength = Какова его сила? Введите число больше 0.
enter-dice = Кубиков лежит больше, чем у вас есть: не больше { $n }.
enter-captured = Введите по числу на каждого игрока.
enter-own-shield = Свой щит никто не захватывает.
enter-shields = Щитов одного цвета только 4, а не { $n }: посмотрите, у кого они.
enter-covered = Кубик лежит на символе, которого на карте нет.
enter-faces = Кубиков рядом с картой: { $n }. Введите столько же или ни одного.
enter-armed = Там никто не стоит.
enter-answer = Такого выбора нет.
enter-card = Такой карты нет.
enter-copies = Этой карты нет в игре на столько игроков, или она там не столько раз.
enter-slot = Для этого улучшения нет свободного места.
enter-province = Такой провинции нет.
enter-ship = У Иггдрасиля нет фьорда: корабли там не стоят.
enter-twice = Это чудовище есть только одно.
enter-hidden = В этой эпохе осталось меньше карт: { $n }.
enter-figures = Ваших фигур там нет.
enter-rivals = Больше там никого нет: введите фигуры соперника.
enter-pillager = У того, кто грабит, там есть фигура.
enter-villages = Фигур больше, чем деревень в провинции.
enter-quest = Эта карта не «воля богов».
enter-seed = Секрет слишком короток.
