### Слова стола в терминале

terminal-you = Вы
terminal-seat = Игрок { $n }
terminal-nobody = никто
terminal-beast = чудовище
terminal-player = игрок
terminal-turn = Ход { $n }: { $who }
terminal-over = Игра окончена
terminal-deck = колода { $n }
terminal-discard = сброс { $n } (сверху: { $top })
terminal-grey = серые кубики { $n }
terminal-armed = конец близок
terminal-final = { $n ->
    [one] остался { $n } ход
    [few] осталось { $n } хода
   *[other] осталось { $n } ходов
}
terminal-jarl = ярл { $name }
terminal-own-jarl = Ваш ярл { $name }: { $text }
terminal-shields = щиты { $own }
terminal-captured = захвачено { $taken }
terminal-hand-size = рука { $n }, Вальхалла { $valhalla }
terminal-score = очки { $n }, доблесть { $glory }
terminal-winner = победа!
terminal-row = Воины на выбор
terminal-hand = Ваша рука ({ $n })
terminal-drawn = Только что взято
terminal-battle = Битва: { $who } → { $other }
terminal-ragnarok = Рагнарёк: { $who }
terminal-not-rolled = кубики ещё не брошены
terminal-dice = свободные кубики { $dice }
terminal-offered = на выбор { $dice }
terminal-played = сыграно: { $cards }
terminal-strength = сила { $n } = { $terms }
terminal-cut-off = ярл отрезан от битвы
terminal-term-ability = способность: { $name }
terminal-term-jarls = ярл
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
