### What one may choose for a table

## The expansions of Valhalla, explained

expansion-solo-blurb = Вы против одного из четырёх чудовищ: победите шесть его карт, пока не кончились четыре щита и колода.
expansion-coop-blurb = Все вместе против одного чудовища: общая победа или общее поражение. Перед битвой товарищи могут передать карту. В книгах этот режим только назван, правила — наши.
expansion-partnership-blurb = Пары для 4 или 6 игроков: партнёры сидят напротив, одалживают друг другу воинов в битве и отдают щиты.
expansion-alliance-blurb = Пары для 4 или 6 игроков: союзники сражаются и воинами друг друга, те даже уходят в Вальхаллу, а очки общие.
expansion-clash-blurb = Каждый выбирает один из наборов по 40 карт: он лежит отдельной колодой между двумя соседями, рядом с общей.
expansion-valkyries-blurb = 40 карт: валькирии, что приносят больше доблести в хорошей компании, дороги в Вальхаллу, задания.
expansion-dwarves-blurb = 40 карт: дверги блокируют, обезоруживают и удерживают врага или куют силу из жертвы.
expansion-elves-blurb = 40 карт: альвы смотрят налево и направо, место в отряде становится важным.
expansion-champions-blurb = 40 карт: стражи растут с каждой битвой или изматываются; иные помнят обидчика.
expansion-loki-blurb = Открыта одна из карт Локи: кто проиграл с малой разницей, получает утешение.
expansion-thor-blurb = Карты Тора позволяют помочь одной из сторон в чужой битве и разделить славу.
expansion-tyr-blurb = Карты Тюра подкладываются под воинов и меняют их навсегда.
expansion-king-blurb = Корона тому, кто возьмёт её в битве: каждый ход она даёт королю доблесть, а тому, кто на него нападает, — дополнительные кубики.
expansion-monsters-blurb = На чудовищ Иггдрасиля можно охотиться и спускать их на врага.
expansion-first_game-blurb = Каждому достаётся простой ярл: хорошо для первой партии.
expansion-simplified-blurb = Без ярлов и по пять карт: кратчайший путь освоить игру.
expansion-by_hand-blurb = Тексты, для которых нет вида: владелец говорит, что они делают, остальные соглашаются. Подключается сам с наборами, где это нужно.
expansion-five_jarls-blurb = Выбирайте ярла из пяти, а не из трёх.
expansion-hand_draft-blurb = Вместо розданных карт: выкладывайте карты в общий запас, а затем доберите из него руку.

## Switches of the rules

option-first_player = Кто начинает
option-allow_takeback_before_ability = Кубики можно забрать до применения способности
option-pairs_must_differ = Две пары должны быть разным оружием
option-push_back_banked = Перебросы «Ответного удара» можно приберечь
option-cut_off_spares_after_battle = Отрезанный ярл действует после битвы
option-no_winner_is_battle = Битва без победителя считается битвой
option-return_unused_grey = Неиспользованные серые кубики возвращаются
option-ragnarok_first_player = Рагнарёк начинает первый игрок
option-ragnarok_prebattle = Способности «перед битвой» действуют и в Рагнарёк
option-bonus_any_card = Дополнительная доблесть: любая карта сброса
option-allow_many_sets = Больше двух наборов по 40 карт сразу
option-ally_valhalla = Одолженный воин уходит в Вальхаллу
option-rally_includes_chosen = «Сбор клана» действует и на выбранного стража
option-clash_pick_reverse = Наборы выбирают в обратном порядке
option-clash_six_no_return = Вшестером: сброшенные карты не возвращаются
option-coop_monster = Чудовище
option-coop_level = Уровень
option-coop_ignore_abilities = Чудовище без способностей
option-coop_frost_each = Каждый инеистый великан даёт кубик
option-solo_monster = Чудовище
option-solo_level = Уровень
option-solo_ignore_abilities = Чудовище без способностей
option-solo_frost_each = Каждый инеистый великан даёт кубик
option-hold_back_after_choice = Дверги удерживают после выбора победителя
option-loki_card = Карта Локи
option-monster_is_not_minimum = Одно чудовище ещё не отряд
option-ragnarok_free_captors = В Рагнарёк держащие чудовище свободны
option-fenrir_in_deck = Фенрир среди чудовищ
option-thor_is_tactic = Карты Тора считаются тактиками
option-thor_first = Помощь Тора до приготовлений бойцов
option-tyr_per_action = Карт Тюра за действие
value-on = да
value-off = нет
value-random = по жребию
value-choose = выбор в игре
value-intro = простая
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-owner = владельца
value-fighter = того, кто им сражался
value-one = одна
value-each = по одной на воина
card-set-meadhall = карты дома
card-set-unfit = играть нельзя
card-set-wrong = Набор карт { $name } не годится для игры:

bot-jarl-reckless = безрассудный ярл
bot-jarl-careful = осторожный ярл
bot-jarl-glorious = ярл, мечтающий о Вальхалле
bot-jarl-loki = друг Локи (ярл)
