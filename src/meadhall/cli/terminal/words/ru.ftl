### Слова стола в терминале

terminal-you = Вы
terminal-seat = Игрок { $n }
terminal-nobody = никто
terminal-footer = число = ответ · ? = объяснить · hint = совет · undo = назад · log = журнал · save · help · quit
terminal-hand-over = Спрашивают игрока { $who }. Передайте клавиатуру; остальные не смотрят.
terminal-press-enter = Нажмите Enter, когда будете готовы.
terminal-no-such-number = Варианта { $n } нет; последний — { $last }.
terminal-did-you-mean = Непонятно. Может быть, «{ $word }»?
terminal-not-understood = { $many ->
    [yes] Подходит несколько вариантов. Введите номер одного из них.
   *[no] Непонятно. Введите номер варианта или «help».
}
terminal-help =
    число        ответ (или часть слов варианта)
    ?            объяснить вопрос;  ? 3  объяснить вариант 3 и его правило
    why VERB X   что мешает желанию: why attack 2, why pillage horgr
    rule ID      прочитать правило: rule VAL-BATTLE-29, rule BR-BATTLE-11
    hint         что сделал бы ярл и как он оценивает ответы
    odds         шансы в этой битве или при каждой возможной атаке
    log          что произошло;  log all  всё
    table        нарисовать стол заново
    undo         взять ответ назад, если никто ничего не узнал;  undo!  всё равно, среди ботов
    save FILE    сохранить;  load FILE  продолжить другую игру
    quit         уйти; игра сохранится
terminal-why-how = Скажите, чего хотите: why attack 2, why add-two frosti, why activate 1
terminal-why-not-refused = Ничто не мешает: это один из вариантов.
terminal-hint = Ярл выбрал бы { $n }: { $what }
terminal-hint-guess = Шансы выиграть партию, по оценке ярла:
terminal-odds-none = Сейчас считать нечего: шансы показываются в битве и при выборе, на кого напасть.
terminal-odds-best = По этим шансам лучше всего { $n }: { $what }
terminal-nothing-to-undo = Брать назад нечего.
terminal-undo-not-free = { $alone ->
    [yes] С тех пор кто-то что-то узнал. «undo!» всё равно вернёт; удача будет той же.
   *[no] С тех пор кто-то что-то узнал: ответ остаётся.
}
terminal-saved = Сохранено в { $file }. Продолжить: { $how }
terminal-load-what = Какой файл? load FILE
terminal-left = Прощайте. Игра сохранена; продолжить: { $how }
terminal-left-unsaved = Прощайте. Сохранить игру не удалось; в следующий раз «save FILE».
terminal-winners = Победа: { $names }
terminal-all-lost = Поражение: чудовище одержало верх.
terminal-scores = Очки: { $scores }
terminal-answers = { $n ->
    [one] всё в порядке, { $n } ответ
    [few] всё в порядке, { $n } ответа
   *[other] всё в порядке, { $n } ответов
}
terminal-luck-commitment = { $good ->
    [true] зерно то самое, что было обещано: { $detail }
   *[other] зерно не то, что было обещано: { $detail }
}
terminal-luck-deal = { $good ->
    [true] раздача получена из него
   *[other] раздача получена не из него
}
terminal-luck-answers = { $good ->
    [true] и вся случайность в партии тоже (ответов, чисел: { $detail })
   *[other] случайность в партии с ним расходится (ответ { $detail })
}
terminal-luck-record = { $good ->
    [true] и сохранена именно эта партия
   *[other] но сохранена здесь другая партия
}

## Где встречаются модули

meetings-title = Где встречаются модули игры { $game }
meetings-where = где
meetings-proof = чем доказано или почему не важно
meetings-neither = не доказано и не объяснено
meetings-sum = { $game }: встреч { $n }, доказано { $proven }, объяснено { $excused }, открыто { $open }
meetings-open = { $meeting }: укажите в tests/meetings.toml тест, который это доказывает, или причину, почему это не важно
meetings-checkout = перечислить встречи модулей можно только в рабочей копии репозитория

## Названия полей на столе

field-grey = серый
field-value = значение
field-activated = вооружены
field-dice = кубики
field-seat = игрок
field-rolled = кубики брошены
field-offered = на выбор
field-tactics = тактики
field-strength = сила
field-terms = складывается из
field-jarl-cut-off = ярл отрезан от битвы
field-free-rerolls = бесплатных перебросов
field-set-aside = отложено кубиков
field-fewer = меньше кубиков на
field-discarded = сброшено
field-ragnarok = Рагнарёк
field-attacker = атакующий
field-defender = защитник
field-winner = победитель
field-winners = победители
field-difference = разница
field-hand = рука
field-hand-size = карт на руке
field-drawn = только что взято
field-drawn-size = карт взято
field-dealt-jarls = ярлы на выбор
field-coming = на подходе
field-squad = отряд
field-valhalla = Вальхалла
field-valhalla-size = карт в Вальхалле
field-bonus = бонус
field-shields = щиты
field-captured = захвачено у игроков
field-shield-points = очки за щиты
field-jarl = ярл
field-jarl-used = использованы способности
field-score = очки
field-turn = ход
field-active = ходит
field-first = первый игрок
field-deck = колода
field-discard = сброс
field-row = на выбор
field-end-armed = конец близок
field-final-turns = осталось ходов
field-players = игроки
field-battle = битва
field-waiting = ещё выбирают
field-over = игра окончена
field-number = число
field-region = область
field-villages = деревни
field-empty = свободные деревни
field-fjord = фьорд
field-live = цела
field-token = награда
field-pillaged = разграблена
field-doomed-in = погибнет в эпоху
field-doom = погибнет в эту эпоху
field-figures = фигурки
field-strengths = сила кланов
field-shores = берега
field-open = открыт
field-step = шаг
field-cost = цена
field-fulfilled = исполнена
field-clan = клан
field-rage = осталось ярости
field-passed = пас
field-stats = характеристики
field-slots = улучшения
field-reserve = резерв
field-on-board = фигурок на карте
field-known = видели карты
field-packet = набор карт
field-packet-size = карт в наборе
field-picks = взятые дары
field-picks-size = взято даров
field-sealed = закрыто
field-laid = карта лежит закрытой
field-quests = воля богов
field-quest-count = карт воли богов
field-shown = открыто
field-end-bonus = бонус в конце
field-prices = цена вторжения
field-cards = карты
field-silenced = текст отменён
field-card-strength = сила карт
field-total = всего
field-province = провинция
field-pillager = грабит
field-fighters = в битве
field-may-join = ещё могут прийти
field-success = удалось
field-age = эпоха
field-phase = фаза
field-doomed = обречённые провинции
field-provinces = провинции
field-fjords = фьорды
field-clans = кланы
field-raid = разграбление
field-decks = карт в колодах
field-type = тип
field-star = особая сила
field-disc = белый круг
field-god = бог
field-regions = области
field-weapons = оружие
field-pattern = нужны кубики
field-symbols = кубиков
field-ability = способность
field-ability-clan = клан способности
field-also = также
field-bonus-clan = клан бонуса
field-kind = вид
field-timing = когда
field-side = кто играет
