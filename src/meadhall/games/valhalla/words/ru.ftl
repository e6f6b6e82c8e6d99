### Слова карт «Вальхаллы»

game-name = Вальхалла
game-blurb = Соберите отряд, бросайте кубики за оружие, отнимайте щиты и отправьте лучших в Вальхаллу до Рагнарёка. Карты и кубики, около получаса.

## Кланы

clan-bear = Медведь
clan-wolf = Волк
clan-boar = Кабан
clan-deer = Олень
clan-frost = Инеистые великаны

## Вооружение и неудача

weapon-sword = Меч
weapon-axe = Топор
weapon-spear = Копьё
weapon-shield = Щит
weapon-bow = Лук
face-x = Промах

## Воины

card-bear-grim = Грим Молчаливый
card-bear-hallbera = Халльбера Дальний Выстрел
card-bear-bjorn = Бьёрн Могучий
card-bear-thorbjorn = Торбьёрн Дуб
card-bear-asbera = Асбера Зоркая
card-bear-styrbjorn = Стюрбьёрн Два Топора
card-bear-hallbjorn = Халльбьёрн Полутролль
card-bear-gunnbjorn = Гуннбьёрн Крушитель Стен
card-bear-bersi = Берси Неистовый
card-bear-bodvar = Бёдвар Медвежья Шкура
card-bear-arnbjorn = Арнбьёрн Рубака
card-bear-bera = Бера Железная Мать
card-bear-ketilbjorn = Кетильбьёрн Старый
card-wolf-ulf = Ульф Серый Плащ
card-wolf-ulfhild = Ульфхильд Быстрая
card-wolf-randulf = Рандульф Широкий Шаг
card-wolf-ulfljot = Ульфльот Законник
card-wolf-hundolf = Хундольф Чуткий Нос
card-wolf-gunnolf = Гуннольф Сказитель
card-wolf-ulfrun = Ульфрун Ночная Певица
card-wolf-runolf = Рунольф Скальд
card-wolf-kveldulf = Квельдульф Сумеречный
card-wolf-hrodulf = Хродульф Брат Стаи
card-wolf-thorolf = Торольф Поджарый
card-wolf-sigulf = Сигульф Белый Клык
card-boar-svein = Свейн Батрак
card-boar-galti = Гальти Гроза Волков
card-boar-galti-text = +3, если в отряде противника есть воин клана волка.
card-boar-thrand = Транд Рогоруб
card-boar-thrand-text = +3, если в отряде противника есть воин клана оленя.
card-boar-purka = Пурка Дразнящая Медведей
card-boar-purka-text = +3, если в отряде противника есть воин клана медведя.
card-boar-grisi = Гриси Пронзающий Лёд
card-boar-grisi-text = +3, если в отряде противника есть инеистый великан.
card-boar-jofur = Ёфур Медвежья Смерть
card-boar-jofur-text = +3, если в отряде противника есть воин клана медведя.
card-boar-hildi = Хильди Гонитель Волков
card-boar-hildi-text = +3, если в отряде противника есть воин клана волка.
card-boar-eofor = Эофор Охотник на Оленей
card-boar-eofor-text = +3, если в отряде противника есть воин клана оленя.
card-boar-steinar = Стейнар Незябкий
card-boar-steinar-text = +3, если в отряде противника есть инеистый великан.
card-boar-valthrand = Вальтранд Гроза Родичей
card-boar-valthrand-text = +3, если в отряде противника есть воин клана кабана.
card-boar-ingithrud = Ингитруд Разгоняющая Стаи
card-boar-ingithrud-text = +3, если в отряде противника есть воин клана волка.
card-boar-svinhild = Свинхильд Победительница Великанов
card-boar-svinhild-text = +3, если в отряде противника есть инеистый великан.
card-boar-gullbrand = Гулльбранд Златощетинный
card-boar-gullbrand-text = +3, если в отряде противника есть воин клана медведя.
card-deer-hjort = Хьёрт Друг Волков
card-deer-hjort-text = +2, если в вашем отряде есть воин клана волка; +5, если таких двое.
card-deer-hinda = Хинда Подруга Медведей
card-deer-hinda-text = +2, если в вашем отряде есть воин клана медведя; +5, если таких двое.
card-deer-elgi = Эльги Наездник Кабанов
card-deer-elgi-text = +2, если в вашем отряде есть воин клана кабана; +5, если таких двое.
card-deer-hrein = Хрейн Ходящий по Инею
card-deer-hrein-text = +2, если в вашем отряде есть инеистый великан; +5, если таких двое.
card-deer-dain = Даин Вожак Стада
card-deer-dain-text = +2, если в вашем отряде есть ещё один воин клана оленя; +5, если их ещё двое.
card-deer-dvalin = Двалин Зовущий Стаю
card-deer-dvalin-text = +2, если в вашем отряде есть воин клана волка; +5, если таких двое.
card-deer-duneyr = Дунейр Гость Берлоги
card-deer-duneyr-text = +2, если в вашем отряде есть воин клана медведя; +5, если таких двое.
card-deer-astrid = Астрид Всем Подруга
card-deer-astrid-text = +2 при 3 разных кланах в вашем отряде, +5 при 4.
card-deer-durathror = Дуратрор Миротворец
card-deer-durathror-text = +2 при 3 разных кланах в вашем отряде, +5 при 4.
card-deer-hjordis = Хьёрдис из Дубравы
card-deer-hjordis-text = +2, если в вашем отряде есть воин клана кабана; +5, если таких двое.
card-deer-eikthyrnir = Эйктюрнир Дубовый Рог
card-deer-eikthyrnir-text = +2, если в вашем отряде есть воин клана волка; +5, если таких двое.
card-deer-solhjort = Сольхьёрт Собиратель
card-deer-solhjort-text = +2 при 3 разных кланах в вашем отряде, +5 при 4.
card-deer-freydis = Фрейдис Хозяйка Чертога
card-deer-freydis-text = +2, если в вашем отряде есть воин клана волка; +5, если таких двое.
card-deer-hjalmar = Хьяльмар Высокий Венец
card-deer-hjalmar-text = +2, если в вашем отряде есть воин клана медведя; +5, если таких двое.
card-frost-frosti = Фрости
card-frost-frosti-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-mjoll = Мьёлль Пороша
card-frost-mjoll-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-drifa = Дрива Сугроб
card-frost-drifa-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-snaer = Снэр Старый
card-frost-snaer-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-jokul = Ёкуль Ледяное Плечо
card-frost-jokul-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-kari = Кари Северный Ветер
card-frost-kari-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-bergelmir = Бергельмир
card-frost-bergelmir-text = В атаке: защищающийся теряет 1 кубик, раз за битву.
card-frost-hrimgerd = Хримгерд Необъятная
card-frost-hrimgerd-text = В атаке: защищающийся теряет 1 кубик, раз за битву.

## Боевая тактика

card-fury-2 = Ярость +2
card-fury-2-text = +2 к боевой силе.
card-fury-3 = Ярость +3
card-fury-3-text = +3 к боевой силе, только если ваш отряд меньше отряда противника.
card-heroic-3 = Героическая атака +3
card-heroic-3-text = +3 к боевой силе; сбросьте 1 свой свободный кубик.
card-heroic-sword = Героическая атака +4: меч
card-heroic-sword-text = +4 к боевой силе; сбросьте 1 свободный кубик с мечом.
card-heroic-axe = Героическая атака +4: топор
card-heroic-axe-text = +4 к боевой силе; сбросьте 1 свободный кубик с топором.
card-heroic-spear = Героическая атака +4: копьё
card-heroic-spear-text = +4 к боевой силе; сбросьте 1 свободный кубик с копьём.
card-heroic-shield = Героическая атака +4: щит
card-heroic-shield-text = +4 к боевой силе; сбросьте 1 свободный кубик с щитом.
card-heroic-bow = Героическая атака +4: лук
card-heroic-bow-text = +4 к боевой силе; сбросьте 1 свободный кубик с луком.
card-new-weapons = Новое вооружение
card-new-weapons-text = Бросьте 2 дополнительных кубика и оставьте себе 1 из них.
card-push-back = Ответный удар
card-push-back-text = До 2 бесплатных перебросов любых своих кубиков.
card-weapon-swap = Замена вооружения
card-weapon-swap-text = Поверните любые свои кубики с промахом на нужное вооружение.
card-cut-off = Окружите вожака!
card-cut-off-text = Только в атаке: ярл защищающегося бездействует до конца битвы.

## Ярлы

jarl-link-BOTH = обе вместе
jarl-link-ONE_OF = одна из двух
jarl-brinjar = Бриньяр
jarl-brinjar-main = После нападения возьмите в фазе Б ещё 1 карту и оставьте её тоже.
jarl-brinjar-condition = не более 2 своих щитов
jarl-brinjar-secondary = Пропустите фазу Б и сыграйте фазу А ещё раз.
jarl-ulfar = Ульфар
jarl-ulfar-main = После битвы, где вы сыграли 2 тактики и больше, заберите 1 из них; её выбирает противник.
jarl-ulfar-condition = не более 3 карт в руке перед битвой
jarl-ulfar-secondary = Карту выбираете вы.
jarl-egil = Эгиль
jarl-egil-main = Перед битвой отложите 1 кубик на этого ярла: +2 к боевой силе.
jarl-egil-condition = в этой битве вы не играете тактик
jarl-egil-secondary = Этот кубик даёт ещё +2.
jarl-beinir = Бейнир
jarl-beinir-main = В атаке: 1 дополнительный кубик.
jarl-beinir-condition = сбросьте 1 карту из руки
jarl-beinir-secondary = В защите: 1 дополнительный кубик.
jarl-hod = Хёд
jarl-hod-main = Ваш отряд вмещает до 6 воинов.
jarl-hod-condition = не более 2 воинов в отряде
jarl-hod-secondary = Добавляйте двух воинов в фазе А при любом числе символов вооружения.
jarl-solveig = Сольвейг
jarl-solveig-main = Перед битвой, если в отряде ровно 1 воин, добавьте ещё 1 из руки.
jarl-solveig-condition = не более 2 карт в руке перед битвой
jarl-solveig-secondary = То же, если воинов 1 или 2.
jarl-sigurd = Сигурд
jarl-sigurd-main = +1 к боевой силе.
jarl-sigurd-condition = воинов в отряде меньше, чем у противника
jarl-sigurd-secondary = Ещё +1 к боевой силе.
jarl-sigvard = Сигвард
jarl-sigvard-main = Раз за битву бесплатно перебросьте до 3 своих кубиков.
jarl-sigvard-condition = в этой битве вы ещё не сыграли тактику
jarl-sigvard-secondary = Перебросьте сколько угодно кубиков.
jarl-agnar = Агнар
jarl-agnar-main = +1 за каждого активированного воина с 3 и более символами.
jarl-agnar-condition = не более 2 воинов в отряде
jarl-agnar-secondary = В атаке: 1 дополнительный кубик.
jarl-villsvin = Вепрь
jarl-villsvin-main = +2 за каждого активированного воина клана кабана.
jarl-villsvin-condition = воинов в отряде меньше, чем у противника
jarl-villsvin-secondary = 1 дополнительный кубик.
jarl-valgard = Вальгард
jarl-valgard-main = В защите: +2 к боевой силе.
jarl-valgard-condition = не более 2 своих щитов
jarl-valgard-secondary = В атаке: +1 к боевой силе.
jarl-styr = Стир
jarl-styr-main = Раз за битву поверните 1 кубик с промахом на любое вооружение.
jarl-styr-condition = сбросьте 1 карту из руки
jarl-styr-secondary = Поверните вместо этого любой 1 кубик.
jarl-vingor = Вингор
jarl-vingor-main = В фазе Б возьмите на выбор на 1 карту больше.
jarl-vingor-condition = не более 4 карт в руке
jarl-vingor-secondary = Оставьте себе на 1 карту больше.
jarl-aslaug = Аслёйг
jarl-aslaug-main = +2, если вы играете тактику в этой битве.
jarl-aslaug-condition = не более 5 карт в руке перед битвой
jarl-aslaug-secondary = После выигранной битвы возьмите 1 карту.
jarl-einar = Эйнар
jarl-einar-main = Добавляйте двух воинов в фазе А, если у них вместе до 5 символов вооружения.
jarl-einar-condition = в отряде нет воинов
jarl-einar-secondary = После битвы добавьте 1 воина из руки.
jarl-thord = Торд
jarl-thord-main = +2 за каждого активированного воина с 1 символом.
jarl-thord-condition = не менее 2 воинов в отряде
jarl-thord-secondary = В атаке: 1 дополнительный кубик.
jarl-ottar = Оттар
jarl-ottar-main = Вместо фазы Б возьмите любую из 5 верхних карт стопки сброса.
jarl-ottar-condition = не более 3 карт в руке перед битвой
jarl-ottar-secondary = +2 к боевой силе.
jarl-esbjorn = Эсбьёрн
jarl-esbjorn-main = После проигранной битвы возьмите 1 карту.
jarl-esbjorn-condition = не более 3 своих щитов
jarl-esbjorn-secondary = +1 к боевой силе.
jarl-bernhard = Бернхард
jarl-bernhard-main = +3 за каждого активированного воина клана медведя.
jarl-bernhard-condition = в этой битве вы ещё не сыграли тактику
jarl-bernhard-secondary = В защите: 1 дополнительный кубик.
jarl-ylva = Ильва
jarl-ylva-main = После выигранной битвы возьмите случайную карту из руки противника.
jarl-ylva-condition = не более 2 карт в руке перед битвой
jarl-ylva-secondary = То же после проигранной битвы.
jarl-hakon = Хакон
jarl-hakon-main = Ваш противник играет за битву не больше 1 тактики.
jarl-hakon-condition = перед битвой карт в руке меньше, чем у противника
jarl-hakon-secondary = Противник тактик не играет.
jarl-gudrun = Гудрун
jarl-gudrun-main = +2 против игрока, у которого есть ваш щит.
jarl-gudrun-condition = воинов в отряде меньше, чем у противника
jarl-gudrun-secondary = Ваш противник бросает на 1 кубик меньше.
jarl-torstein = Торстейн
jarl-torstein-main = В атаке: +2 против игрока, чьих щитов у вас нет.
jarl-torstein-condition = захвачены щиты не менее 2 цветов
jarl-torstein-secondary = После успешной атаки возьмите 1 карту.
jarl-ragnhild = Рагнхильд
jarl-ragnhild-main = В атаке: +3 против игрока, у которого есть ваш щит.
jarl-ragnhild-condition = не более 2 своих щитов
jarl-ragnhild-secondary = В атаке: 1 дополнительный кубик.
jarl-halvdan = Хальвдан
jarl-halvdan-main = Когда берёте карты в фазе А, берите 3 и оставляйте 2.
jarl-halvdan-condition = не менее 4 карт в руке перед битвой
jarl-halvdan-secondary = В атаке: +2 к боевой силе.

## Дополнительная доблесть

wait-take-for-glory = выбирает карту для Вальхаллы
prompt-take-for-glory = Дополнительные очки доблести: какая карта из сброса идёт в вашу Вальхаллу?
verb-take-for-glory = Взять: { $thing }
event-bonus-card = { $me ->
    [yes] Вы берёте в Вальхаллу за дополнительную доблесть: { $what }.
   *[no] { $who } берёт в Вальхаллу за дополнительную доблесть: { $what }.
}
event-bonus-glory = { $me ->
    [yes] Вы получаете очки доблести сверх карт: { $number }.
   *[no] { $who } получает очки доблести сверх карт: { $number }.
}

## О чём говорят ответы и события

slot-name = место { $number }
pattern-ANY2 = 2 любых
pattern-SAME2 = 2 одинаковых
pattern-SAME3 = 3 одинаковых
pattern-PAIRS2 = 2 пары
ability-0 = основная способность
ability-1 = дополнительная способность
ability-FOE_COLOUR = у врага { $clan }: +3
ability-OWN_COLOUR = рядом { $clan }: +2/+5
ability-DIVERSITY = 3 клана: +2, 4: +5
ability-FROST = мороз: −1 кубик врагу
die-sword-0 = { weapon-sword }
die-sword-1 = { weapon-sword } (серый)
die-sword-2 = { weapon-sword } (карта)
die-axe-0 = { weapon-axe }
die-axe-1 = { weapon-axe } (серый)
die-axe-2 = { weapon-axe } (карта)
die-spear-0 = { weapon-spear }
die-spear-1 = { weapon-spear } (серый)
die-spear-2 = { weapon-spear } (карта)
die-shield-0 = { weapon-shield }
die-shield-1 = { weapon-shield } (серый)
die-shield-2 = { weapon-shield } (карта)
die-bow-0 = { weapon-bow }
die-bow-1 = { weapon-bow } (серый)
die-bow-2 = { weapon-bow } (карта)
die-x-0 = { face-x }
die-x-1 = { face-x } (серый)
die-x-2 = { face-x } (карта)
turn-sword-0 = { weapon-sword }
turn-sword-1 = { weapon-sword } (серый кубик)
turn-axe-0 = { weapon-axe }
turn-axe-1 = { weapon-axe } (серый кубик)
turn-spear-0 = { weapon-spear }
turn-spear-1 = { weapon-spear } (серый кубик)
turn-shield-0 = { weapon-shield }
turn-shield-1 = { weapon-shield } (серый кубик)
turn-bow-0 = { weapon-bow }
turn-bow-1 = { weapon-bow } (серый кубик)

## Вопросы

wait-keep-jarl = выбирает ярла
prompt-keep-jarl = Какой ярл вас поведёт? Выбор — до конца игры.
wait-pick-warrior = берёт первого воина
prompt-pick-warrior = Выберите первого воина.
prompt-pick-warrior-start-slot = На какое место встанет воин? Сменить его нельзя.
wait-throw-away = сбрасывает карты
prompt-throw-away = Какую карту сбросить? Из семи уходят две.
wait-phase-a = выбирает действие
prompt-phase-a = Ваш ход. Выберите одно действие.
wait-adding = ставит воина
prompt-adding = В отряд вступает { $thing }. На какое место?
prompt-adding-add-second = Вступает { $thing } и ещё один воин. Кто?
prompt-adding-dismiss = Отряд полон, а вступает { $thing }. Кто уступит место?
wait-add-one = добавляет воина
prompt-add-one = Какой воин вступит в отряд?
wait-keep = оставляет карту
prompt-keep = Какую карту оставить?
prompt-keep-drop = Остальные карты уходят в сброс. Какая первой?
wait-take-from-pile = берёт карту из сброса
prompt-take-from-pile = Какую карту взять из сброса?
wait-before-battle = перед битвой
prompt-before-battle = Перед битвой: хотите что-нибудь применить?
wait-pool = перед броском
prompt-pool = Перед броском: хотите что-нибудь применить?
wait-attack = атакует
prompt-attack = Ваша атака: вооружайте воинов, перебрасывайте кубики, разыгрывайте тактики.
wait-defence = защищается
prompt-defence = Ваша защита: вооружайте воинов, перебрасывайте кубики, разыгрывайте тактики.
wait-ragnarok = встречает Рагнарёк
prompt-ragnarok = Рагнарёк: все вооружённые воины уйдут в Вальхаллу.
wait-before-ragnarok = перед Рагнарёком
prompt-before-ragnarok = Перед Рагнарёком: хотите что-нибудь применить?
wait-after-battle = после битвы
prompt-after-battle = После битвы: хотите разыграть тактику?
wait-after-battle-jarl = после битвы
prompt-after-battle-jarl = После битвы: хотите применить способность ярла?
wait-before-phase-b = перед добором карт
prompt-before-phase-b = Перед добором: хотите применить способность ярла?
wait-placed = пополняет отряд
prompt-placed = Воин вступил в отряд. Положить под него карту?
wait-reroll = выбирает кубики
prompt-reroll = Какие кубики перебросить?
wait-give-up-die = отдаёт кубик
prompt-give-up-die = Каким кубиком пожертвовать?
wait-keep-die = оставляет кубик
prompt-keep-die = Какой из новых кубиков оставить?
wait-turn-x = поворачивает кубик
prompt-turn-x = На какое оружие повернуть промах?
wait-turn-die = поворачивает кубик
prompt-turn-die = Какой кубик повернуть?
prompt-turn-die-turn-to = На какое оружие его повернуть?
wait-arm-with = вооружает воина
prompt-arm-with = Каким кубиком вооружить воина ({ $thing })?
wait-use-ability = решает, применить ли способность
prompt-use-ability = { $thing }: применить способность?
wait-choose-sent = отправляет воинов в Вальхаллу
prompt-choose-sent = Победа! Кто уходит в Вальхаллу? Остальные останутся в отряде.
wait-pay-card = платит картой
prompt-pay-card = Какую карту сбросить ради ярла?
wait-bring-back = выбирает тактику
prompt-bring-back = Какая тактика вернётся в руку владельца?

## Ответы

verb-pass = Больше ничего
verb-before-battle-pass = В битву
verb-pool-pass = Бросить кубики
verb-attack-pass = Закончить атаку
verb-defence-pass = Закончить защиту
verb-ragnarok-pass = Закончить свой Рагнарёк
verb-before-ragnarok-pass = Бросить кубики
verb-after-battle-pass = Не играть тактику
verb-after-battle-jarl-pass = Не трогать ярла
verb-before-phase-b-pass = Добрать карты
verb-placed-pass = Ничего не класть
verb-phase-a-pass = Больше ничего не делать
verb-reroll-pass = Не перебрасывать
verb-turn-x-pass = Больше не поворачивать
verb-choose-sent-pass = Это все
verb-keep-jarl = Оставить: { $thing }
verb-pick-warrior = Взять: { $thing }
verb-start-slot = На { $thing }
verb-throw-away = Сбросить: { $thing }
verb-add-warrior = Добавить: { $thing }
verb-add-two = Добавить двоих: { $thing } и ещё один
verb-add-second = Вместе с ним: { $thing }
verb-attack = Напасть на игрока { $thing }
verb-draw = Взять карты, оставить одну
verb-dismiss = Отпустить: { $thing }
verb-place = На { $thing }
verb-keep = Оставить: { $thing }
verb-take-from-pile-keep = Взять: { $thing }
verb-drop = Сбросить: { $thing }
verb-discard-for-reroll = Отдать кубик за переброс: { $thing }
verb-pick-die = Взять в руку: { $thing }
verb-roll = Бросить взятые кубики
verb-free-reroll = Перебросить бесплатно
verb-give-up-die = Отдать: { $thing }
verb-turn-x = Промах → { $thing }
verb-keep-die = Оставить: { $thing }
verb-turn-die = Повернуть: { $thing }
verb-turn-to = На { $thing }
verb-activate = Вооружить: { $thing }
verb-arm-with = Кубик: { $thing }
verb-use-ability = Применить способность
verb-decline-ability = Не применять
verb-take-back = Забрать кубики: { $thing }
verb-play-tactic = Сыграть: { $thing }
verb-use-jarl = Применить ярла: { $thing }
verb-pay-card = Сбросить: { $thing }
verb-bring-back = Вернуть: { $thing }
verb-send-to-valhalla = В Вальхаллу: { $thing }
verb-activate-lent = Вооружить союзного воина: { $thing }
verb-take-back-lent = Забрать кубики у воина: { $thing }
verb-send-lent = Отправить союзного воина: { $thing }

## Отказы

refusal-not-your-turn = Сейчас спрашивают не вас.
refusal-not-now = Сейчас нечего пропускать.
refusal-forbidden = Сейчас это не разрешено.

## Что произошло

event-jarl-chosen = { $me ->
    [yes] Ваш ярл — { $what }.
   *[no] Игрока { $who } ведёт { $what }.
}
event-first-player = { $me ->
    [yes] Вы начинаете.
   *[no] Начинает { $who }.
}
event-revealed = Открыто: { $what }.
event-picked = { $me ->
    [yes] Вы выбираете: { $what }.
   *[no] { $who } выбирает: { $what }.
}
event-shuffled-back = { $number ->
    [one] { $number } карта замешана обратно в колоду.
    [few] { $number } карты замешаны обратно в колоду.
   *[other] { $number } карт замешано обратно в колоду.
}
event-turn-began = { $me ->
    [yes] — Ваш ход
   *[no] — Ходит { $who }
}
event-added = { $me ->
    [yes] В ваш отряд вступает { $what }.
   *[no] В отряд игрока { $who } вступает { $what }.
}
event-drew = { $me ->
    [yes] Вы берёте: { $what }.
   *[no] { $who } берёт: { $what }.
}
event-drew-hidden = { $me ->
    [yes] Вы берёте карту.
   *[no] { $who } берёт карту.
}
event-discarded = { $me ->
    [yes] Вы сбрасываете: { $what }.
   *[no] { $who } сбрасывает: { $what }.
}
event-showed = { $me ->
    [yes] Вы показываете: { $what }.
   *[no] { $who } показывает: { $what }.
}
event-dismissed = { $me ->
    [yes] Вы отпускаете: { $what }.
   *[no] { $who } отпускает: { $what }.
}
event-taken-up = { $me ->
    [yes] Возвращается в вашу руку: { $what }.
   *[no] Возвращается в руку игрока { $who }: { $what }.
}
event-went-to-valhalla = { $me ->
    [yes] В вашу Вальхаллу: { $what }.
   *[no] В Вальхаллу игрока { $who }: { $what }.
}
event-stolen = { $me ->
    [yes] Вы забираете у игрока { $what2 } карту: { $what1 }.
   *[no] { $you ->
        [yes] { $who } забирает у вас карту: { $what1 }.
       *[no] { $who } забирает у игрока { $what2 } карту: { $what1 }.
    }
}
event-stolen-hidden = { $who } забирает карту из чужой руки.
event-end-armed = { $number ->
    [1] Пал последний щит: конец близок.
   *[other] Колода пуста: конец близок.
}
event-final-round = Начинается последний круг: у каждого ещё один ход.
event-attacked = { $me ->
    [yes] Вы нападаете на игрока { $what }!
   *[no] { $you ->
        [yes] { $who } нападает на вас!
       *[no] { $who } нападает на игрока { $what }!
    }
}
event-rolled = { $me ->
    [yes] Ваш бросок: { $what }.
   *[no] Бросает { $who }: { $what }.
}
event-die-lost = { $me ->
    [yes] Вы отдаёте кубик: { $what }.
   *[no] { $who } отдаёт кубик: { $what }.
}
event-die-turned = { $me ->
    [yes] Вы поворачиваете кубик: { $what }.
   *[no] { $who } поворачивает кубик: { $what }.
}
event-activated = { $me ->
    [yes] Вы вооружаете воина: { $what }.
   *[no] { $who } вооружает воина: { $what }.
}
event-taken-back = { $me ->
    [yes] Вы забираете кубики обратно: { $what }.
   *[no] { $who } забирает кубики обратно: { $what }.
}
event-frost = { $me ->
    [yes] Мороз: { $what } теряет кубик.
   *[no] { $you ->
        [yes] Мороз: вы теряете кубик.
       *[no] Мороз: { $what } теряет кубик.
    }
}
event-played = { $me ->
    [yes] Вы разыгрываете: { $what }.
   *[no] { $who } разыгрывает: { $what }.
}
event-cut-off = { $me ->
    [yes] Вы отрезаете от битвы ярла игрока { $what }.
   *[no] { $you ->
        [yes] { $who } отрезает от битвы вашего ярла.
       *[no] { $who } отрезает от битвы ярла игрока { $what }.
    }
}
event-jarl-used = { $me ->
    [yes] Вам помогает ярл { $what2 }: «{ $what1 }».
   *[no] Игроку { $who } помогает ярл { $what2 }: «{ $what1 }».
}
event-brought-back = { $me ->
    [yes] Возвращается вам в руку: { $what }.
   *[no] Возвращается в руку игрока { $who }: { $what }.
}
event-strength = { $me ->
    [yes] Ваша боевая сила: { $number }.
   *[no] Боевая сила игрока { $who }: { $number }.
}
event-no-winner = Никто не вооружён для атаки: битва без победителя.
event-won = { $me ->
    [yes] { $number ->
        [0] При равенстве побеждаете вы!
       *[other] Вы побеждаете с перевесом в { $number }!
    }
   *[no] { $number ->
        [0] При равенстве побеждает { $who }!
       *[other] { $who } побеждает с перевесом в { $number }!
    }
}
event-shield-taken = { $me ->
    [yes] Вы захватываете щит игрока { $what }.
   *[no] { $you ->
        [yes] { $who } захватывает ваш щит.
       *[no] { $who } захватывает щит игрока { $what }.
    }
}
event-ragnarok = { $me ->
    [yes] Для вас настал Рагнарёк.
   *[no] Для игрока { $who } настал Рагнарёк.
}

## Порядок действий

course-0 = Подготовка
course-1 = Ход
course-2 = Битва
course-3 = Рагнарёк
course-4 = Конец
course-5 = Битва в одиночку
step-VAL-SETUP-01 = колода перемешана
step-VAL-SETUP-04 = серые кубики готовы
step-VAL-SETUP-05 = планшеты и щиты
step-VAL-SETUP-07 = ярлы
step-VAL-SETUP-10 = первый игрок
step-VAL-SETUP-11 = карты уходят из колоды
step-VAL-SETUP-13 = воины открыты
step-VAL-SETUP-15 = первые воины
step-VAL-SETUP-19 = карты на руки
step-VAL-TL-40 = начало хода
step-VAL-TL-41 = фаза А: одно действие
step-VAL-JARL-09 = ярлы между фазами
step-VAL-TL-43 = фаза Б: добор
step-VAL-TL-47 = конец хода
step-VAL-TL-02 = атакующий готовится
step-VAL-TL-03 = защитник готовится
step-VAL-TL-05 = целы ли отряды?
step-VAL-TL-06 = кубики атакующего
step-VAL-TL-07 = бросок атаки
step-VAL-TL-09 = атака
step-VAL-TL-10 = вооружён ли кто-нибудь?
step-VAL-TL-11 = сила атаки
step-VAL-TL-12 = кубики защитника
step-VAL-TL-13 = бросок защиты
step-VAL-TL-15 = защита
step-VAL-TL-16 = сила защиты
step-VAL-TL-17 = сравнение
step-VAL-TL-18 = щит
step-VAL-TL-20 = кто уйдёт в Вальхаллу
step-VAL-TL-21 = в Вальхаллу
step-VAL-TL-25 = тактики после битвы
step-VAL-TL-26 = ярлы после битвы
step-VAL-TL-33 = уборка стола
step-VAL-TL-34 = близок ли конец?
step-VAL-TL-51 = приходит Рагнарёк
step-VAL-AMB-114 = перед броском
step-VAL-RAG-01 = кубики
step-VAL-RAG-02 = вооружение
step-VAL-RAG-03 = последний поход
step-VAL-RAG-04 = остальное сброшено

## Шансы

odds-win = Победить в этой битве
odds-win-against = Победить соперника: { $thing }
odds-reach = Сила { $thing } или больше
odds-supposing-unseen = Считаем, что обе стороны играют наилучшим образом; в чужой руке может быть любая карта, которой вы не видели.

## Недозволенные сочетания

setup-pairs = В парах играют вчетвером или вшестером, а игроков { $seats }.
setup-pairs-twice = Это два вида игры в парах. Выберите что-то одно.
setup-sets = Наборов по 40 карт в одной колоде { $count }, а можно не больше { $most }. Или включите «{ $option }».
setup-warriors = В колоде слишком мало воинов. Возьмите другой набор карт.

## Deeds

deed-won-attack = Первая кровь
deed-won-attack-text = Выиграйте битву, которую начали вы.
deed-won-defence = Стена стоит
deed-won-defence-text = Выиграйте битву, которую начал другой.
deed-took-shield = Щит на стену
deed-took-shield-text = Заберите чей-нибудь щит: в конце он даёт очки.
deed-used-jarl = Как велит ярл
deed-used-jarl-text = Примените способность своего ярла.
deed-three-tactics = Голова полководца
deed-three-tactics-text = Сыграйте три тактики за одну партию.
deed-ten-in-valhalla = Полные скамьи
deed-ten-in-valhalla-text = Закончите партию с десятью картами в Вальхалле: они и приносят очки.
deed-kept-shields = Ни царапины
deed-kept-shields-text = Закончите партию со всеми своими щитами.
deed-three-colours = Трофеи трёх чертогов
deed-three-colours-text = Заберите за партию щиты у трёх разных игроков: вместе они дороже.
deed-quiet-victory = Терпеливый
deed-quiet-victory-text = Выиграйте партию, ни на кого не напав.

field-glory = доблесть
