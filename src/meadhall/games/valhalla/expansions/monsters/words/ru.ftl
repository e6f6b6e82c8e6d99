### Чудовища Иггдрасиля

expansion-monsters = Чудовища Иггдрасиля
monsters-nidhogg = Нидхёгг
monsters-nidhogg-text = +4. Перед битвой: противник забирает 1 воина отряда в руку, если тот у него не единственный.
monsters-surtur = Суртур
monsters-surtur-text = +4. Перед битвой: противник сбрасывает 1 воина отряда, если тот у него не единственный.
monsters-huldra = Хульдра
monsters-huldra-text = Перед битвой, если у противника 3 воина или больше: заберите одного в свой отряд.
monsters-draugr = Драугр
monsters-draugr-text = В битве: отправьте до 3 воинов ценой 1 с руки в свою Вальхаллу; +1 за каждого.
monsters-fenrir = Фенрир
monsters-fenrir-text = Скормите ему 1 воина отряда и станьте его хозяином. Кормите каждый ход или отправьте к противнику.
monsters-troll = Тролль
monsters-troll-text = В битве: положите сюда до 4 кубиков с разным оружием; +3 за каждый.
monsters-gullinbursti = Гуллинбурсти
monsters-gullinbursti-text = +2 за каждого воина в отряде противника.
monsters-vedrfolnir = Ведрфёльнир
monsters-vedrfolnir-text = +2. Противник не играет тактик в этой битве.
monsters-jormungand = Ёрмунганд
monsters-jormungand-text = +3. После первого броска противника: любые из этих кубиков бросаются заново.
monsters-hel = Хель
monsters-hel-text = В битве: верните 1 воина из своей Вальхаллы в отряд; его место займёт воин той же цены из сброса.
monsters-garmr = Гарм
monsters-garmr-text = +2. В битве: 2 верхние тактики сброса ваши до конца битвы.

## Вопросы и ответы

wait-hunt = охотится на чудовище
prompt-hunt = Ваши воины могут поймать чудовище. Охотитесь?
verb-hunt = Охота: { $thing }
verb-hunt-pass = Не охотиться
verb-cover = Накрыть: { $thing } и сосед справа
wait-feed-fenrir = кормит Фенрира
prompt-feed-fenrir = Фенрир голоден. Кого из отряда он получит?
verb-feed-fenrir = Отдать: { $thing }
verb-send-fenrir = Отправить Фенрира к противнику
verb-unleash = Выпустить чудовище
verb-lure = Сманить: { $thing }
wait-yield-warrior = отдаёт воина
prompt-yield-warrior = Чудовище противника пришло за вашим воином. Кого отдаёте?
verb-yield-warrior = Отдать: { $thing }
wait-stand-in-slot = ставит воина
prompt-stand-in-slot = Где встанет новичок?
verb-stand-in-slot = { $thing }
verb-load-troll = Дать троллю: { $thing }
verb-monster-card = С вашим чудовищем: { $thing }
wait-exchange-for = обменивает воина
prompt-exchange-for = Кто пойдёт в Вальхаллу взамен?
verb-exchange-for = { $thing }
wait-feed-card = кормит Фенрира
prompt-feed-card = Фенрир голоден. Кого с руки он получит?
verb-feed-card = Отдать: { $thing }
wait-stir-dice = ворошит кубики
prompt-stir-dice = Ёрмунганд мутит кубики противника. Какие бросить заново?

## Что произошло

event-monster-revealed = С Иггдрасиля спускается { $what }.
event-monster-hunted = { $me ->
    [yes] Ваша добыча: { $what }.
   *[no] Добыча игрока { $who }: { $what }.
}
event-monster-left = { $me ->
    [yes] { $what } покидает вас и игру.
   *[no] { $what } покидает игрока { $who } и игру.
}
event-monster-unleashed = { $me ->
    [yes] Вы выпускаете чудовище: { $what }.
   *[no] { $who } выпускает чудовище: { $what }.
}
event-monster-lured = { $me ->
    [yes] { $what } переходит к вам.
   *[no] { $what } переходит к игроку { $who }.
}
event-monster-given = { $me ->
    [yes] Вы отдаёте драугру: { $what } уходит в Вальхаллу.
   *[no] { $who } отдаёт драугру: { $what } уходит в Вальхаллу.
}
event-monster-recalled = { $me ->
    [yes] Хель возвращает вам: { $what1 }; пустое место занимает { $what2 }.
   *[no] Хель возвращает игроку { $who }: { $what1 }; пустое место занимает { $what2 }.
}
event-monster-fetched = { $me ->
    [yes] Гарм приносит вам: { $what }.
   *[no] Гарм приносит игроку { $who }: { $what }.
}
event-fenrir-fed = { $me ->
    [yes] Вы кормите Фенрира: { $what }.
   *[no] { $who } кормит Фенрира: { $what }.
}
event-fenrir-sent = { $me ->
    [yes] Вы отправляете Фенрира к игроку { $what }.
   *[no] { $you ->
        [yes] { $who } отправляет Фенрира к вам.
       *[no] { $who } отправляет Фенрира к игроку { $what }.
    }
}
event-fenrir-sated = Фенрир насытился и ушёл.

## Порядок действий

step-VAL-MONSTER-03 = чудовища выложены
step-VAL-TL-08 = Ёрмунганд мутит кубики нападающего
step-VAL-TL-14 = Ёрмунганд мутит кубики защитника
step-VAL-TL-29 = чудовища уходят
step-VAL-MONSTER-27 = гости находят место или уходят
step-VAL-TL-30 = тактики Гарма возвращаются
step-VAL-TL-44 = охота
step-VAL-TL-45 = кормление Фенрира
step-VAL-AMB-117 = чудовища в Рагнарёк

### Как набирают набор карт

make-monster = Чудовища
make-colours = Кланы, что её ловят
make-late = Приходит поздно
