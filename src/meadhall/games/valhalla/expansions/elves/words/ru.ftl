### Альвы Альвхейма

expansion-elves = Альвы Альвхейма
ability-LEFT_COLOUR = слева { $clan }: +2
ability-LEFT_WEAPONS = вооружение слева: +3
ability-RIGHT_CLAN_X = справа { $clan }: промах заменяет вооружение
ability-RIGHT_WEAPON_SAVE = вооружение справа: −1 кубик

## Воины

card-elf-skirnir = Скирнир Посланец
card-elf-skirnir-text = +2, если слева стоит воин клана оленя.
card-elf-alvar = Альвар Друг Копий
card-elf-alvar-text = +3, если на карте воина слева есть копьё.
card-elf-volund = Вёлунд Кузнец
card-elf-volund-text = Если на карте воина справа есть топор, один такой кубик не нужен.
card-elf-thoralf = Торальв Гость Волков
card-elf-thoralf-text = Если справа стоит воин клана волка, 1 кубик с промахом может заменить любое вооружение.
card-elf-grimalf = Гримальв под Маской
card-elf-grimalf-text = +3, если на карте воина слева есть меч и щит.
card-elf-alfrun = Альврун Тень Медведя
card-elf-alfrun-text = +2, если слева стоит воин клана медведя.
card-elf-finnalf = Финнальв Двойной Лук
card-elf-finnalf-text = +3, если на карте воина слева есть лук.
card-elf-vidalf = Видальв из Дальнего Леса
card-elf-vidalf-text = +2, если слева стоит воин клана кабана.
card-elf-hladgud = Хладгуд Прядущая Нить
card-elf-hladgud-text = Если на карте воина справа есть копьё, один такой кубик не нужен.
card-elf-slagfid = Слагфид Искатель Лебедя
card-elf-slagfid-text = Если справа стоит воин клана оленя, 1 кубик с промахом может заменить любое вооружение.
card-elf-byggvir = Бюггвир Ячменный
card-elf-byggvir-text = +2, если слева стоит воин клана волка.
card-elf-beyla = Бейла Пасечница
card-elf-beyla-text = +3, если на карте воина слева есть меч.
card-elf-hjuki = Хьюки с Коромыслом
card-elf-hjuki-text = Если на карте воина справа есть меч, один такой кубик не нужен.
card-elf-steinalf = Стейнальв Идущий по Скалам
card-elf-steinalf-text = Если справа стоит инеистый великан, 1 кубик с промахом может заменить любое вооружение.
card-elf-eyalf = Эйальв Островитянин
card-elf-eyalf-text = +3, если на карте воина слева есть щит и топор.
card-elf-alfgeir = Альвгейр Длинное Копьё
card-elf-alfgeir-text = +2, если слева стоит воин клана оленя.
card-elf-birta = Бирта Первый Луч
card-elf-birta-text = +2, если слева стоит инеистый великан.
card-elf-dagny = Дагню Новый День
card-elf-dagny-text = +3, если на карте воина слева есть копьё и лук.
card-elf-svanhvit = Сванхвит Лебяжья
card-elf-svanhvit-text = Если справа стоит воин клана кабана, 1 кубик с промахом может заменить любое вооружение.
card-elf-alfhild = Альвхильд Тихий Лук
card-elf-alfhild-text = Если на карте воина справа есть лук, один такой кубик не нужен.
card-elf-delling = Деллинг у Дверей Дня
card-elf-delling-text = +2, если слева стоит воин клана медведя.
card-elf-alfdis = Альвдис с Высоких Лугов
card-elf-alfdis-text = Если справа стоит воин клана волка, 1 кубик с промахом может заменить любое вооружение.
card-elf-hrafnalf = Храфнальв Вороний Альв
card-elf-hrafnalf-text = +2, если слева стоит инеистый великан.
card-elf-glaer = Глэр Чистый Лёд
card-elf-glaer-text = Если справа стоит воин клана медведя, 1 кубик с промахом может заменить любое вооружение.
card-elf-ingun = Ингун Сеющая Снег
card-elf-ingun-text = +3, если на карте воина слева есть топор.
card-elf-idun = Идунн Зимнее Яблоко
card-elf-idun-text = +2, если слева стоит воин клана волка.
card-elf-bil = Биль с Бледной Луны
card-elf-bil-text = Если на карте воина справа есть копьё, один такой кубик не нужен.

## Тактики

card-elf-captured-dice = Собрано на поле
card-elf-captured-dice-text = Только в защите: бросьте все кубики, которыми пожертвовал атакующий (кроме серых), и пользуйтесь ими как своими.
card-elf-captured-tactics = Украденные руны
card-elf-captured-tactics-text = Только в атаке: после битвы возьмите на руку все тактики, сыгранные защищавшимся.

## Что произошло

event-elf-captured = { $me ->
    [yes] Вы захватываете тактику: { $what }.
   *[no] { $who } захватывает тактику: { $what }.
}

## Ход битвы

step-VAL-TL-24 = захваченные тактики переходят из рук в руки
