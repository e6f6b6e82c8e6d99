### Стражи Мидгарда

expansion-champions = Стражи Мидгарда
card-champ-bear-hrolf = Хрольв Нескорый
card-champ-bear-hrolf-text = Гнев: 1 жетон после каждой вашей битвы, не больше 3. +1 за каждый жетон.
card-champ-bear-beigad = Бейгад Воющий Топор
card-champ-bear-beigad-text = Неистовство: 1 жетон после каждой вашей битвы, не больше 3. +2 за каждый жетон.
card-champ-bear-hjalti = Хьяльти Грызущий Щит
card-champ-bear-hjalti-text = Берсерк: 1 жетон после каждой вашей битвы, не больше 3. −2 за каждый жетон.
card-champ-bear-ragnfrid = Рагнфрид Несклонённая
card-champ-bear-ragnfrid-text = Честь: 1 жетон после каждой проигранной вами битвы, не больше 3. −2 за каждый жетон.
card-champ-bear-egbert = Эгберт Долгая Память
card-champ-bear-egbert-text = Месть: после каждой битвы запоминает противника. +4 против того, кого запомнил последним.
card-champ-bear-oddny = Оддню Знаменосица
card-champ-wolf-ketil = Кетиль Тлеющий Глаз
card-champ-wolf-ketil-text = Гнев: 1 жетон после каждой вашей битвы, не больше 3. +1 за каждый жетон.
card-champ-wolf-skoll = Сколль Неутомимый
card-champ-wolf-skoll-text = Неистовство: 1 жетон после каждой вашей битвы, не больше 3. +2 за каждый жетон.
card-champ-wolf-gerulf = Герульв Пенная Пасть
card-champ-wolf-gerulf-text = Берсерк: 1 жетон после каждой вашей битвы, не больше 3. −2 за каждый жетон.
card-champ-wolf-signy = Сигню Верное Слово
card-champ-wolf-signy-text = Честь: 1 жетон после каждой проигранной вами битвы, не больше 3. −2 за каждый жетон.
card-champ-wolf-bork = Борк Взыскующий Долг
card-champ-wolf-bork-text = Месть: после каждой битвы запоминает противника. +4 против того, кого запомнил последним.
card-champ-wolf-yrsa = Ирса Трубящая в Рог
card-champ-boar-hogni = Хёгни Глубокий Шрам
card-champ-boar-hogni-text = Гнев: 1 жетон после каждой вашей битвы, не больше 3. +1 за каждый жетон.
card-champ-boar-starkad = Старкад Восьмирукий
card-champ-boar-starkad-text = Неистовство: 1 жетон после каждой вашей битвы, не больше 3. +2 за каждый жетон.
card-champ-boar-thorgeir = Торгейр Горящий Ярко
card-champ-boar-thorgeir-text = Берсерк: 1 жетон после каждой вашей битвы, не больше 3. −2 за каждый жетон.
card-champ-boar-alfhild = Альвхильд Незапятнанная
card-champ-boar-alfhild-text = Честь: 1 жетон после каждой проигранной вами битвы, не больше 3. −2 за каждый жетон.
card-champ-boar-mord = Мёрд Медленный Нож
card-champ-boar-mord-text = Месть: после каждой битвы запоминает противника. +4 против того, кого запомнил последним.
card-champ-boar-finnvid = Финнвид Страж Ворот
card-champ-deer-ingvar = Ингвар Спящая Буря
card-champ-deer-ingvar-text = Гнев: 1 жетон после каждой вашей битвы, не больше 3. +1 за каждый жетон.
card-champ-deer-sigrun = Сигрун Танцующая в Битве
card-champ-deer-sigrun-text = Неистовство: 1 жетон после каждой вашей битвы, не больше 3. +2 за каждый жетон.
card-champ-deer-hogrim = Хогрим Сломанный Рог
card-champ-deer-hogrim-text = Берсерк: 1 жетон после каждой вашей битвы, не больше 3. −2 за каждый жетон.
card-champ-deer-thyra = Тюра Хранящая Клятвы
card-champ-deer-thyra-text = Честь: 1 жетон после каждой проигранной вами битвы, не больше 3. −2 за каждый жетон.
card-champ-deer-vemund = Вемунд Остывший След
card-champ-deer-vemund-text = Месть: после каждой битвы запоминает противника. +4 против того, кого запомнил последним.
card-champ-deer-solveg = Сольвег Запевала
card-champ-frost-thrymir = Трюмир Пробуждённый
card-champ-frost-thrymir-text = Гнев: 1 жетон после каждой вашей битвы, не больше 3. +1 за каждый жетон.
card-champ-frost-skadulf = Скадульв Лавина
card-champ-frost-skadulf-text = Неистовство: 1 жетон после каждой вашей битвы, не больше 3. +2 за каждый жетон.
card-champ-frost-hrungvald = Хрунгвальд Каменное Сердце
card-champ-frost-hrungvald-text = Берсерк: 1 жетон после каждой вашей битвы, не больше 3. −2 за каждый жетон.
card-champ-frost-aurgrim = Аургрим Гордый
card-champ-frost-aurgrim-text = Честь: 1 жетон после каждой проигранной вами битвы, не больше 3. −2 за каждый жетон.
card-champ-frost-vafthrud = Вафтруд Ничего не Забывший
card-champ-frost-vafthrud-text = Месть: после каждой битвы запоминает противника. +4 против того, кого запомнил последним.
card-champ-frost-isgerd = Исгерд Бьющая в Барабан
card-champ-clan-rally = Сбор клана
card-champ-clan-rally-text = Выберите стража в своём отряде: остальные воины его клана в отряде, кроме стражей, получают по 1 жетону: +2 навсегда.
card-champ-mark = Метка мести
card-champ-mark-text = После битвы: воин вашего отряда без жетонов навсегда получает +4 против этого противника.

## Вопросы и ответы

wait-rally-to = созывает клан
prompt-rally-to = Который страж созывает свой клан?
verb-rally-to = { $thing }
wait-mark = выбирает мстителя
prompt-mark = Кто запомнит этого противника?
verb-mark = { $thing }

## Что произошло

event-champ-rallied = { $me ->
    [yes] { $what1 } созывает ваш клан. Откликнулось: { $what2 }.
   *[no] { $who }: { $what1 } созывает клан. Откликнулось: { $what2 }.
}
event-champ-marked = { $me ->
    [yes] Ваш воин { $what } клянётся отомстить.
   *[no] Воин игрока { $who }, { $what }, клянётся отомстить.
}

## Порядок действий

step-VAL-TL-27 = жетоны стражей
