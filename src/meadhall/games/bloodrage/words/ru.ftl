# Blood Rage: слова стола, по-русски.

game-name = Кровь и ярость
game-blurb = Выбирайте дары богов, вторгайтесь, грабьте и гибните со славой, пока мир горит.

## Clans

clan-bear = Медведь
clan-wolf = Волк
clan-serpent = Змей
clan-raven = Ворон

## Map

province-yggdrasil = Иггдрасиль
province-myrkulor = Мюркулор
province-elvagar = Эльвагар
province-angerboda = Ангрбода
province-muspelheim = Муспельхейм
province-horgr = Хоргр
province-utgard = Утгард
province-andlang = Андланг
province-gimle = Гимле
place-yggdrasil = Иггдрасиль
place-myrkulor = Мюркулор
place-elvagar = Эльвагар
place-angerboda = Ангрбода
place-muspelheim = Муспельхейм
place-horgr = Хоргр
place-utgard = Утгард
place-andlang = Андланг
place-gimle = Гимле
place-north = Северный фьорд
place-east = Восточный фьорд
place-south = Южный фьорд
place-west = Западный фьорд
place-reserve = Резерв
place-valhalla = Вальхалла
region-manheim = Манхейм
region-jotunheim = Ётунхейм
region-alfheim = Альфхейм

## Figures

figure-warrior = Воин
figure-leader = Вождь
figure-ship = Корабль
figure-dwarf-chieftain = Вождь дворфов
figure-troll = Тролль
figure-sea-serpent = Морской змей
figure-dark-elf = Тёмный эльф
figure-fire-giant = Огненный великан
figure-valkyrie = Валькирия
figure-frost-giant = Ледяной великан
figure-soldier-of-hel = Воин Хель
figure-volur-witch = Вёльва

## The clan sheet

stat-rage = Ярость
stat-axes = Топоры
stat-horns = Шлемы
sheet-warrior = Воины
sheet-leader = Вождь
sheet-ship = Корабль
sheet-monster-1 = первое чудовище
sheet-monster-2 = второе чудовище
sheet-clan-1 = первое улучшение клана
sheet-clan-2 = второе улучшение клана
sheet-clan-3 = третье улучшение клана
token-rage = Ярость
token-axes = Топоры
token-horns = Шлемы
token-glory = 5 славы
token-all = все три характеристики

## Phases

phase-gifts = Дары богов
phase-action = Действия
phase-discard = Сброс
phase-quest = Воля богов
phase-ragnarok = Рагнарёк
phase-valhalla = Вальхалла

## Questions

wait-draft = выбирает дары богов
prompt-draft = Выберите дар богов.
wait-turn = выбирает действие
prompt-turn = Ваш ход: одно действие или пас.
wait-land = вторгается
prompt-land = Вторжение: { $thing }. Куда?
wait-follow = решает, пойдёт ли следом Воин
prompt-follow = Воин может бесплатно последовать: { $thing }.
wait-storm = решает, грабить ли
prompt-storm = Сразу разграбить за 2 ярости: { $thing }?
wait-avenge = решает, вторгнется ли Воин
prompt-avenge = Битва проиграна. Воин может бесплатно вторгнуться: { $thing }.
wait-march = совершает поход
prompt-march = Марш: { $thing }.
prompt-march-march-to = Марш: { $thing }. Куда?
wait-slot = выбирает место для улучшения
prompt-slot = Куда положить карту: { $thing }?
wait-free-invasion = решает, вторгнуться ли
prompt-free-invasion = Сразу вторгнуться бесплатно: { $thing }?
wait-raise = повышает характеристику
prompt-raise = Повысьте характеристику.
wait-call = отвечает на сигнал к битве
prompt-call = Сигнал к битве: { $thing }. Отправите фигурку?
wait-lay = кладёт карту взакрытую
prompt-lay = Битва: { $thing }. Выложите карту взакрытую.
wait-declare = решает, считать ли волю богов
prompt-declare = { $thing } может считаться картой битвы. Считать?
wait-add = добавляет карту
prompt-add = Добавить карту с белым кругом?
wait-spare = оставляет фигурку
prompt-spare = { $thing }: одна ваша фигурка останется, остальные погибнут. Какая?
wait-save = спасает фигурки
prompt-save = { $thing }: ваши фигурки будут уничтожены.
wait-reclaim = выкупает карты
prompt-reclaim = Какие карты вы выкупите? Каждая стоит 1 ярость.
wait-step = ведёт Вождя дальше
prompt-step = Вождь может перейти в соседнюю провинцию.
wait-offer = приносит фигурку в жертву
prompt-offer = Какую из своих фигурок вы приносите в жертву?
wait-keep = оставляет карту
prompt-keep = Можете сохранить одну карту до следующей эпохи.

## Answers

verb-turn-pass = Пас до конца эпохи
verb-follow-pass = Никто не следует
verb-storm-pass = Не разграблять
verb-avenge-pass = Остаться в стороне
verb-march-pass = Это всё
verb-free-invasion-pass = Не вторгаться
verb-call-pass = Не идти
verb-declare-pass = Не считать
verb-add-pass = Ничего не добавлять
verb-save-pass = Пусть погибнут
verb-reclaim-pass = Больше карт не нужно
verb-step-pass = Остаться
verb-keep-pass = Ничего не сохранять
verb-draft = Взять: { $thing }
verb-invade = Вторжение: { $thing }
verb-rise = Вторжение из Вальхаллы: { $thing }
verb-march = Марш из провинции: { $thing }
verb-upgrade = Улучшение: { $thing }
verb-quest = Воля богов: { $thing }
verb-pillage = Разграбить: { $thing }
verb-challenge = Разграбить снова за 2 ярости: { $thing }
verb-sacrifice = Пожертвовать двумя фигурками
verb-enter = Куда: { $thing }
verb-follow = Воин следует
verb-storm = Разграбить за 2 ярости
verb-avenge = Воин вторгается
verb-march-to = Куда: { $thing }
verb-take = В поход идёт { $thing }
verb-slot = Место: { $thing }
verb-raise = Повысить: { $thing }
verb-join = Прийти из провинции: { $thing }
verb-bring = Придёт { $thing }
verb-lay = Выложить: { $thing }
verb-declare = Считать
verb-add = Добавить: { $thing }
verb-reclaim = Выкупить: { $thing }
verb-spare = Останется { $thing }
verb-retreat = Вёльва уходит в Иггдрасиль
verb-protect = За 1 ярость уцелеет { $thing }
verb-keep = Сохранить: { $thing }
verb-step-to = Вождь идёт: { $thing }
verb-offer-at = Где: { $thing }
verb-offer = Жертвой станет { $thing }

## Refusals

refusal-not-your-turn = Сейчас спрашивают не вас.
refusal-not-now = Сейчас нечего пропускать.
refusal-forbidden = Сейчас это не разрешено.

## What happens

event-age-began = Начинается эпоха { $number }.
event-phase-began = { $what }
event-packet-came = { $me ->
    [yes] Вы видите в наборе: { $what }.
   *[no] { $who } видит в наборе: { $what }.
}
event-packet-came-hidden = { $me ->
    [yes] Вы смотрите набор карт.
   *[no] { $who } смотрит набор карт.
}
event-picked = { $me ->
    [yes] Вы берёте: { $what }.
   *[no] { $who } берёт: { $what }.
}
event-picked-hidden = { $me ->
    [yes] Вы берёте карту.
   *[no] { $who } берёт карту.
}
event-passed = { $me ->
    [yes] Вы пасуете до конца эпохи.
   *[no] { $who } пасует до конца эпохи.
}
event-paid = { $me ->
    [yes] Вы тратите { $number } { $number ->
             [one] ярость
            *[other] ярости
        }.
   *[no] { $who } тратит { $number } { $number ->
             [one] ярость
            *[other] ярости
        }.
}
event-invaded = { $me ->
    [yes] Вы вторгаетесь: { $what1 } → { $what2 }.
   *[no] { $who } вторгается: { $what1 } → { $what2 }.
}
event-rose = { $me ->
    [yes] Вы вторгаетесь из Вальхаллы: { $what1 } → { $what2 }.
   *[no] { $who } вторгается из Вальхаллы: { $what1 } → { $what2 }.
}
event-marched = { $me ->
    [yes] Ваш марш: { $what1 } ({ $what2 } → { $what3 }).
   *[no] Марш игрока { $who }: { $what1 } ({ $what2 } → { $what3 }).
}
event-joined = { $me ->
    [yes] Вы вступаете в битву: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } вступает в битву: { $what1 } ({ $what2 } → { $what3 }).
}
event-stepped = { $me ->
    [yes] Вы идёте дальше: { $what1 } ({ $what2 } → { $what3 }).
   *[no] { $who } идёт дальше: { $what1 } ({ $what2 } → { $what3 }).
}
event-retreated = { $me ->
    [yes] Вы отступаете: { $what1 } → { $what2 }.
   *[no] { $who } отступает: { $what1 } → { $what2 }.
}
event-protected = { $me ->
    [yes] Вы спасаете фигурку: { $what1 } ({ $what2 }).
   *[no] { $who } спасает фигурку: { $what1 } ({ $what2 }).
}
event-upgraded = { $me ->
    [yes] Вы разыгрываете улучшение: { $what1 } ({ $what2 }).
   *[no] { $who } разыгрывает улучшение: { $what1 } ({ $what2 }).
}
event-replaced = { $me ->
    [yes] Вы теряете улучшение: { $what1 } ({ $what2 }).
   *[no] { $who } теряет улучшение: { $what1 } ({ $what2 }).
}
event-quest-laid = { $me ->
    [yes] Вы выкладываете волю богов взакрытую.
   *[no] { $who } выкладывает волю богов взакрытую.
}
event-quest-was = { $me ->
    [yes] Ваша воля богов: { $what }.
   *[no] Воля богов игрока { $who }: { $what }.
}
event-quest-was-hidden = { $me ->
    [yes] Какая это воля, знаете только вы.
   *[no] Какая это воля, знает только { $who }.
}
event-pillage-began = { $me ->
    [yes] Вы грабите провинцию «{ $what }».
   *[no] { $who } грабит провинцию «{ $what }».
}
event-battle-began = Битва за провинцию «{ $what }»!
event-card-laid = { $me ->
    [yes] Вы выкладываете карту взакрытую.
   *[no] { $who } выкладывает карту взакрытую.
}
event-revealed = { $me ->
    [yes] Вы открываете: { $what1 }.
   *[no] { $who } открывает: { $what1 }.
}
event-added = { $me ->
    [yes] Вы добавляете: { $what1 }.
   *[no] { $who } добавляет: { $what1 }.
}
event-spoke = { $me ->
    [yes] Действует ваша карта: { $what }.
   *[no] Действует карта игрока { $who }: { $what }.
}
event-figure-spoke = { $me ->
    [yes] Действует ваша фигурка: { $what }.
   *[no] Действует фигурка игрока { $who }: { $what }.
}
event-cancelled = Текст карты «{ $what }» не действует.
event-counted = { $what1 } считается за { $what2 }.
event-watched = { $me ->
    [yes] Вы сметаете карты и получаете { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
   *[no] { $who } сметает карты и получает { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
}
event-total = { $me ->
    [yes] Ваша сила: { $number }.
   *[no] { $who }: сила { $number }.
}
event-won = { $me ->
    [yes] Вы побеждаете в битве за провинцию «{ $what }».
   *[no] { $who } побеждает в битве за провинцию «{ $what }».
}
event-nobody-won = В битве за провинцию «{ $what }» никто не победил.
event-destroyed = { $me ->
    [yes] Вы теряете: { $what1 } ({ $what2 }).
   *[no] { $who } теряет: { $what1 } ({ $what2 }).
}
event-pillaged = { $me ->
    [yes] Вы разграбляете провинцию «{ $what1 }». Награда: { $what2 }.
   *[no] { $who } разграбляет провинцию «{ $what1 }». Награда: { $what2 }.
}
event-raised = { $me ->
    [yes] Вы повышаете характеристику: { $what1 }, ступень { $what2 }.
   *[no] { $who } повышает характеристику: { $what1 }, ступень { $what2 }.
}
event-gained-glory = { $me ->
    [yes] Вы получаете { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
   *[no] { $who } получает { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
}
event-lost-glory = { $me ->
    [yes] Вы теряете { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
   *[no] { $who } теряет { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
}
event-gained-rage = { $me ->
    [yes] Вы получаете { $number } { $number ->
             [one] ярость
            *[other] ярости
        }.
   *[no] { $who } получает { $number } { $number ->
             [one] ярость
            *[other] ярости
        }.
}
event-lost-rage = { $me ->
    [yes] Вы теряете { $number } { $number ->
             [one] ярость
            *[other] ярости
        }.
   *[no] { $who } теряет { $number } { $number ->
             [one] ярость
            *[other] ярости
        }.
}
event-took-back = { $me ->
    [yes] Вы возвращаете на руку: { $what }.
   *[no] { $who } возвращает на руку: { $what }.
}
event-discarded = Сброшено: { $what }.
event-discarded-secretly = { $me ->
    [yes] Вы тайно сбрасываете { $number } { $number ->
             [one] карту
             [few] карты
            *[other] карт
        }.
   *[no] { $who } тайно сбрасывает { $number } { $number ->
             [one] карту
             [few] карты
            *[other] карт
        }.
}
event-quest-done = { $me ->
    [yes] Вы исполняете волю богов: { $what1 }. Слава: +{ $what2 }.
   *[no] { $who } исполняет волю богов: { $what1 }. Слава: +{ $what2 }.
}
event-quest-failed = { $me ->
    [yes] Вы не исполнили волю богов: { $what }.
   *[no] { $who } не исполняет волю богов: { $what }.
}
event-province-lost = Провинция «{ $what }» уничтожена.
event-doom-moved = Жетон рока теперь лежит в провинции «{ $what }».
event-returned = { $me ->
    [yes] Вы возвращаете из Вальхаллы: { $what1 } × { $what2 }.
   *[no] { $who } возвращает из Вальхаллы: { $what1 } × { $what2 }.
}
event-scored = { $me ->
    [yes] Ваш итог: { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
   *[no] Итог игрока { $who }: { $number } { $number ->
             [one] очко
             [few] очка
            *[other] очков
        } славы.
}

## Options of the rules

option-first-game = Первая игра: без драфта в эпоху 1
option-first-player = Первый игрок
option-late-sight = «Взор Хеймдалля» и добавленные позже карты
option-late-sight-off = Решение: видны лишь карты, открытые вместе с ним
option-late-sight-on = Широкое чтение карты: считаются и карты, добавленные соперниками позже
option-both-watches = Две «Стражи Хеймдалля» открыты вместе
option-both-watches-off = Решение: первая сметает карты и приносит славу, другую сбрасывают
option-both-watches-on = Широкое чтение карты: славу приносит каждая
option-succor-ships = «Помощь Фригг» после корабля
option-succor-ships-off = Решение: фьорд — не провинция, за кораблём не следует никто
option-succor-ships-on = Широкое чтение карты: воин может высадиться на один из берегов корабля
option-blessing-yggdrasil = «Благословение Локи» в Иггдрасиле
option-blessing-yggdrasil-off = Решение: Иггдрасиль открывает лишь карта, которая его называет
option-blessing-yggdrasil-on = Широкое чтение карты: провинция битвы, какой бы она ни была
option-storm-after-blessing = «Владения Тора» после «Благословения Локи»
option-storm-after-blessing-off = Решение: только после вторжения своим действием
option-storm-after-blessing-on = Широкое чтение карты: после любого вторжения в свой ход
option-late-backstab = Когда «Удар Локи в спину» отбирает славу
option-late-backstab-off = Решение: до того, как победителю заплатят за битву
option-late-backstab-on = Широкое чтение карты: после того, как победителю заплатили

## Timelines

course-0 = Эпоха
course-1 = Вторжение
course-2 = Разграбление
course-3 = Битва
course-4 = Исход
course-5 = Подготовка

## Cards

card-friggas-grace = Милость Фригг
card-friggas-grace-text = Если вы разграбляете провинцию и побеждаете, повысьте ещё одну характеристику — не ту, что повысил жетон.
card-heimdalls-sight = Взор Хеймдалля
card-heimdalls-sight-text = Сила равна силе самой сильной карты, открытой вместе с ней соперником.
card-lokis-trickery = Хитрость Локи
card-lokis-trickery-text = Если вы проиграли, а победитель есть, заберите у него 1 ярость.
card-odins-smite = Удар Одина
card-odins-smite-text = До подсчёта силы каждый соперник теряет одного воина в этой провинции.
card-thors-hammer = Молот Тора
card-thors-hammer-text = Если вы победили: 3 славы.
card-tyrs-bash = Толчок Тюра
card-tyrs-bash-text = Только сила и ничего больше.
card-tyrs-smash-1 = Натиск Тюра
card-tyrs-smash-1-text = Только сила и ничего больше.
card-tyrs-crush-1 = Бой Тюра
card-tyrs-crush-1-text = Только сила и ничего больше.
card-tyrs-smite-1 = Удар Тюра
card-tyrs-smite-1-text = Только сила и ничего больше.
card-alfheim-1 = Альфхейм! (5)
card-alfheim-1-text = Будьте строго сильнее всех в одной провинции в Альфхейме: в Гимле или Андланге.
card-jotunheim-1 = Ётунхейм! (5)
card-jotunheim-1-text = Будьте строго сильнее всех в одной провинции в Ётунхейме: в Муспельхейме, Хоргре или Утгарде.
card-manheim-1 = Манхейм! (5)
card-manheim-1-text = Будьте строго сильнее всех в одной провинции в Манхейме: в Мюркулоре, Эльвагаре или Ангрбоде.
card-yggdrasil-1 = Иггдрасиль! (6)
card-yggdrasil-1-text = Будьте строго сильнее всех в Иггдрасиле.
card-glorious-death-1 = Славная смерть! (6)
card-glorious-death-1-text = Имейте в Вальхалле четыре фигурки или больше.
card-friggas-charm = Чары Фригг
card-friggas-charm-text = Ваши улучшения стоят на 1 ярость меньше.
card-friggas-succor = Помощь Фригг
card-friggas-succor-text = Когда ваша фигурка вторгается во внешнюю провинцию, за ней может бесплатно последовать один воин из резерва.
card-lokis-blessing = Благословение Локи
card-lokis-blessing-text = После проигранной битвы вы можете бесплатно вторгнуться воином в эту провинцию.
card-lokis-domain = Владения Локи
card-lokis-domain-text = Слава за каждую вашу фигурку, покидающую Вальхаллу в её фазе: 1.
card-thors-glory = Слава Тора
card-thors-glory-text = 2 славы после вашей битвы, где уничтожено две или более вражеских фигурок.
card-tyrs-domain = Владения Тюра
card-tyrs-domain-text = Ваша воля богов, открытая в битве, может считаться картой битвы с силой 3.
card-lord-of-hammers = Владыка молотов
card-lord-of-hammers-text = После успешного разграбления с участием вождя он может перейти в соседнюю провинцию.
card-brothers-in-arms = Братья по оружию
card-brothers-in-arms-text = Сила ваших воинов 1; каждые двое в одной провинции вместе дают 3.
card-lokis-dragons = Драконы Локи
card-lokis-dragons-text = Слава каждый раз, когда уничтожен ваш корабль: 4.
card-dwarf-chieftain = Вождь дворфов
card-dwarf-chieftain-text = Ни розыгрыш карты, ни вторжение фигуркой не стоят ярости.
card-troll = Тролль
card-troll-text = Когда он вторгается в провинцию, все вражеские воины там уничтожаются.
card-sea-serpent = Морской змей
card-sea-serpent-text = Считается кораблём: вторгается только во фьорды и не двигается.
card-tyrs-smash-2 = Натиск Тюра
card-tyrs-smash-2-text = Только сила и ничего больше.
card-tyrs-crush-2 = Бой Тюра
card-tyrs-crush-2-text = Только сила и ничего больше.
card-tyrs-smite-2 = Удар Тюра
card-tyrs-smite-2-text = Только сила и ничего больше.
card-tyrs-rage-2 = Ярость Тюра
card-tyrs-rage-2-text = Только сила и ничего больше.
card-heimdalls-eye = Око Хеймдалля
card-heimdalls-eye-text = Можно также добавить с руки после открытия карт.
card-heimdalls-watch-2 = Стража Хеймдалля
card-heimdalls-watch-2-text = Все открытые карты сбрасываются. Получите столько славы, сколько силы было на них. Все выбирают новые карты.
card-lokis-backstab = Удар Локи в спину
card-lokis-backstab-text = Если вы проиграли, а победитель есть, заберите у него 2 славы.
card-odins-tide = Прилив Одина
card-odins-tide-text = До подсчёта силы каждый участник оставляет здесь одну фигурку, остальные уничтожаются.
card-thors-oath = Клятва Тора
card-thors-oath-text = Если вы победили: повысьте одну характеристику.
card-alfheim-2 = Альфхейм! (7)
card-alfheim-2-text = Будьте строго сильнее всех в одной провинции в Альфхейме: в Гимле или Андланге.
card-jotunheim-2 = Ётунхейм! (7)
card-jotunheim-2-text = Будьте строго сильнее всех в одной провинции в Ётунхейме: в Муспельхейме, Хоргре или Утгарде.
card-manheim-2 = Манхейм! (7)
card-manheim-2-text = Будьте строго сильнее всех в одной провинции в Манхейме: в Мюркулоре, Эльвагаре или Ангрбоде.
card-yggdrasil-2 = Иггдрасиль! (8)
card-yggdrasil-2-text = Будьте строго сильнее всех в Иггдрасиле.
card-glorious-death-2 = Славная смерть! (8)
card-glorious-death-2-text = Имейте в Вальхалле четыре фигурки или больше.
card-friggas-protection = Защита Фригг
card-friggas-protection-text = Заплатите 1 ярость, чтобы ваша фигурка не была уничтожена; сколько угодно раз.
card-lokis-eminence = Величие Локи
card-lokis-eminence-text = Слава за каждую вашу фигурку, покидающую Вальхаллу в её фазе: 2.
card-odins-inspiration = Вдохновение Одина
card-odins-inspiration-text = Ваша слава за фигурки, погибшие в Рагнарёк, удваивается.
card-thors-domain = Владения Тора
card-thors-domain-text = После вторжения в провинцию можете заплатить 2 ярости и сразу разграбить её.
card-tyrs-challenge = Вызов Тюра
card-tyrs-challenge-text = Новое действие: заплатите 2 ярости, чтобы разграбить уже разграбленную провинцию.
card-tyrs-prowess = Доблесть Тюра
card-tyrs-prowess-text = После победы в битве платите 1 ярость за каждую карту, которую хотите вернуть на руку.
card-lord-of-axes = Владыка топоров
card-lord-of-axes-text = После успешного разграбления с участием вождя повысьте одну характеристику.
card-experts-in-arms = Знатоки оружия
card-experts-in-arms-text = Сила ваших воинов 2.
card-fire-dragons = Огненные драконы
card-fire-dragons-text = Слава каждый раз, когда уничтожен ваш корабль: 8.
card-dark-elf = Тёмный эльф
card-dark-elf-text = Может вторгнуться в Иггдрасиль; там его сила 3.
card-fire-giant = Огненный великан
card-fire-giant-text = Когда он вторгается в провинцию, там гибнут все вражеские фигурки, кроме чудовищ, и корабли во фьорде тоже.
card-valkyrie = Валькирия
card-valkyrie-text = 2 славы за каждую вражескую фигурку, уничтоженную в битве с её участием.
card-tyrs-crush-3 = Бой Тюра
card-tyrs-crush-3-text = Только сила и ничего больше.
card-tyrs-smite-3 = Удар Тюра
card-tyrs-smite-3-text = Только сила и ничего больше.
card-tyrs-rage-3 = Ярость Тюра
card-tyrs-rage-3-text = Только сила и ничего больше.
card-heimdalls-watch-3 = Стража Хеймдалля
card-heimdalls-watch-3-text = Все открытые карты сбрасываются. Получите столько славы, сколько силы было на них. Все выбирают новые карты.
card-heimdalls-gaze = Взгляд Хеймдалля
card-heimdalls-gaze-text = Можно также добавить с руки после открытия карт.
card-lokis-poison = Яд Локи
card-lokis-poison-text = Если вы проиграли, а победитель есть, его карты переходят вам на руку.
card-odins-judgement = Суд Одина
card-odins-judgement-text = 2 славы за каждую фигурку, уничтоженную в этой битве, включая ваши.
card-thors-ascension = Вознесение Тора
card-thors-ascension-text = Если вы победили: 3 ярости и 3 славы.
card-thors-primacy = Первенство Тора
card-thors-primacy-text = Карты, открытые соперниками, теряют свой текст.
card-alfheim-3 = Альфхейм! (9)
card-alfheim-3-text = Будьте строго сильнее всех в одной провинции в Альфхейме: в Гимле или Андланге.
card-jotunheim-3 = Ётунхейм! (9)
card-jotunheim-3-text = Будьте строго сильнее всех в одной провинции в Ётунхейме: в Муспельхейме, Хоргре или Утгарде.
card-manheim-3 = Манхейм! (9)
card-manheim-3-text = Будьте строго сильнее всех в одной провинции в Манхейме: в Мюркулоре, Эльвагаре или Ангрбоде.
card-yggdrasil-3 = Иггдрасиль! (11)
card-yggdrasil-3-text = Будьте строго сильнее всех в Иггдрасиле.
card-glorious-death-3 = Славная смерть! (11)
card-glorious-death-3-text = Имейте в Вальхалле четыре фигурки или больше.
card-friggas-domain = Владения Фригг
card-friggas-domain-text = Можете вторгнуться фигуркой из Вальхаллы за 1 ярость.
card-friggas-sacrifice = Жертва Фригг
card-friggas-sacrifice-text = Новое действие: уничтожьте две свои фигурки и повысьте одну характеристику.
card-lokis-wrath = Гнев Локи
card-lokis-wrath-text = Слава за каждую вашу фигурку, покидающую Вальхаллу в её фазе: 3.
card-odins-throne = Трон Одина
card-odins-throne-text = Слава за исполненную вами волю богов удваивается.
card-thors-conquest = Завоевание Тора
card-thors-conquest-text = В конце игры: 3 славы за каждую вашу фигурку на поле.
card-tyrs-wrath = Гнев Тюра
card-tyrs-wrath-text = Ваша воля богов, открытая в битве, может считаться картой битвы с силой 5.
card-lord-of-spears = Владыка копий
card-lord-of-spears-text = После успешного разграбления с участием вождя повысьте все три характеристики.
card-masters-in-arms = Мастера оружия
card-masters-in-arms-text = Сила ваших воинов 2; каждые двое в одной провинции вместе дают 6.
card-eternal-dragons = Вечные драконы
card-eternal-dragons-text = Слава каждый раз, когда уничтожен ваш корабль: 12.
card-frost-giant = Ледяной великан
card-frost-giant-text = Успешное разграбление с его участием даёт награду жетона дважды.
card-soldier-of-hel = Воин Хель
card-soldier-of-hel-text = Ни розыгрыш карты, ни вторжение фигуркой не стоят ярости.
card-volur-witch = Вёльва
card-volur-witch-text = Если её должны уничтожить во внешней провинции, она может вместо этого уйти в Иггдрасиль.

## The table in a terminal

br-ash = уничтожена
br-reward = награда: { $token }
br-pillaged = разграблена
br-doom = погибнет в эту эпоху
br-doomed-in = погибнет в эпоху { $n }
br-closed = закрыт
br-glory = Слава
br-end-bonus = +{ $n } в конце
br-rage = Осталось ярости
br-passed = пас
br-stat-rage = Ярость на эпоху
br-stat-axes = Топоры: слава за бой
br-stat-horns = Шлемы: фигурок
br-upgrades = Улучшения
br-slot-warrior = Воины
br-slot-leader = Вождь
br-slot-ship = Корабль
br-slot-monster = Чудовище
br-slot-clan = Клан
br-hand = На руке
br-quests = Воля богов
br-reserve = Резерв
br-face-down = закрытая карта
br-silenced = текст отменён
br-wins = победа!
br-may-join = Ещё могут прийти: { $names }
br-own-quests = Ваша выложенная воля богов
br-quest-met = сейчас исполнена
br-quest-open = пока не исполнена
br-kind-battle = битва +{ $n }
br-kind-quest = воля богов, слава { $n }
br-kind-warrior = воины { $n }
br-kind-leader = вождь { $n }
br-kind-ship = корабль { $n }
br-kind-monster = чудовище { $n }
br-kind-clan = клан, ярость { $n }
br-cost = сейчас ярость { $n }
br-disc = белый круг

## Steps of the timelines

step-BR-SETUP-02 = Кланы
step-BR-SETUP-09 = Жетоны разграбления
step-BR-SETUP-11 = Рок
step-BR-SETUP-20 = Колоды
step-BR-SETUP-23 = Первый игрок
step-BR-INVADE-11 = Высадка
step-BR-AMB-41 = Что несёт высадка
step-BR-FX-21 = Кто последует
step-BR-FX-29 = Натиск
step-BR-AMB-20 = «Взор» смотрит снова
step-BR-AMB-30 = Кто следует за кораблём
step-BR-AMB-32 = Разграбление после битвы
step-BR-AMB-53 = Удар в спину
step-BR-PILLAGE-02 = Объявление
step-BR-PILLAGE-10 = Сигнал к битве
step-BR-PILLAGE-20 = Есть ли кто на пути?
step-BR-BATTLE-01 = Построение
step-BR-BATTLE-02 = Карты втайне
step-BR-BATTLE-04 = Карты открыты
step-BR-FX-22 = Воля богов как карта битвы
step-BR-FX-15 = Отмена текстов
step-BR-FX-07 = Стража Хеймдалля
step-BR-BATTLE-21 = Эффекты до подсчёта
step-BR-BATTLE-09 = Добавленные карты
step-BR-BATTLE-07 = Сравнение силы
step-BR-BATTLE-17 = Победитель
step-BR-BATTLE-15 = Гибель проигравших
step-BR-BATTLE-25 = Счёт павших
step-BR-BATTLE-22 = Эффекты карт
step-BR-PILLAGE-37 = Награда
step-BR-PILLAGE-35 = Жетон перевёрнут
step-BR-FX-08 = Ещё одна награда
step-BR-PILLAGE-38 = Дар вождя
step-BR-BATTLE-19 = Слава победителя
step-BR-FX-11 = Яд
step-BR-BATTLE-14 = Карты проигравших
step-BR-FX-28 = Выкуп карт
step-BR-BATTLE-13 = Карты победителя
step-BR-FX-24 = После битвы
step-BR-PILLAGE-03 = Конец разграбления

## Шансы

odds-win-with = Победа: { $thing }
odds-win-adding = Победа, добавив: { $thing }
odds-win-so = Победа без новых карт
odds-win-at = Победа в битве: { $thing }
odds-supposing-any-card = По всем рукам, возможным после того, что вы видели; соперник выкладывает любую карту, новые участники не приходят.

## Deeds

deed-pillaged = Дым над берегом
deed-pillaged-text = Разграбьте провинцию.
deed-won-battle = Сталь о сталь
deed-won-battle-text = Выиграйте битву.
deed-quest = Боги довольны
deed-quest-text = Исполните волю богов.
deed-monster = Не в одиночку
deed-monster-text = Приведите в свой клан чудовище.
deed-five-fell = Увидимся в Вальхалле
deed-five-fell-text = Потеряйте пять фигур за партию: славная смерть приносит славу.
deed-three-quests = Слово держит
deed-three-quests-text = Исполните волю богов трижды за одну партию.
deed-legend = До конца пути
deed-legend-text = Поднимите одну из характеристик клана до последней ступени.
deed-hundred = Песнь на века
deed-hundred-text = Закончите партию с сотней славы.

field-glory = слава
type-battle = битва
type-quest = воля богов

# the fjords, by the side of the map
br-north = Северный фьорд
br-east = Восточный фьорд
br-south = Южный фьорд
br-west = Западный фьорд
