### Помощь Тора

expansion-thor = Помощь Тора
card-thor-mjolnir = Мьёлльнир
card-thor-mjolnir-text = Помогите игроку, у которого воинов меньше или столько же: +3 к боевой силе.
card-thor-megingjord = Мегингьёрд
card-thor-megingjord-text = Помогите игроку, у которого воинов меньше или столько же: +2 к боевой силе.
card-thor-jarngreipr = Ярнгрейпр
card-thor-jarngreipr-text = Помогите игроку, у которого воинов меньше или столько же: 1 дополнительный кубик.
card-thor-bilskirnir = Бильскирнир
card-thor-bilskirnir-text = Помогите игроку, у которого воинов меньше или столько же: он берёт 1 карту.
card-thor-gridarvol = Гридарвёль
card-thor-gridarvol-text = Помогите игроку, у которого воинов меньше или столько же: один бесплатный переброс.
card-thor-roskva = Рёсква
card-thor-roskva-text = Помогите игроку, у которого воинов меньше или столько же: он берёт 1 случайную карту из руки противника.
card-thor-thunder = Гром
card-thor-thunder-text = Помогите игроку, у которого воинов меньше: +3 к боевой силе.
card-thor-lightning = Молния
card-thor-lightning-text = Помогите игроку, у которого воинов меньше: +2 к боевой силе.
card-thor-tanngrisnir = Тангриснир
card-thor-tanngrisnir-text = Помогите игроку, у которого воинов меньше: 1 дополнительный кубик.
card-thor-tanngnjost = Тангниост
card-thor-tanngnjost-text = Помогите игроку, у которого воинов меньше: он берёт 1 карту.
card-thor-storm = Буря
card-thor-storm-text = Помогите игроку, у которого воинов меньше: один бесплатный переброс.
card-thor-thjalfi = Тьяльви
card-thor-thjalfi-text = Помогите игроку, у которого воинов меньше: он берёт 1 случайную карту из руки противника.

## Вопросы и ответы

wait-aid-with = решает, кому помочь
prompt-aid-with = Сражаются двое других. Поможете одному из них?
verb-aid-with = Разыграть: { $thing }
verb-aid-with-pass = Не вмешиваться
verb-aid-whom = Помочь игроку { $thing }

## Что произошло

event-thor-aided = { $me ->
    [yes] Вы помогаете игроку { $what2 }: { $what1 }.
   *[no] { $you ->
        [yes] { $who } помогает вам: { $what1 }.
       *[no] { $who } помогает игроку { $what2 }: { $what1 }.
    }
}
event-thor-rewarded = { $me ->
    [yes] В вашу Вальхаллу: { $what }.
   *[no] В Вальхаллу игрока { $who }: { $what }.
}

## Порядок действий

step-VAL-TL-04 = помощь Тора
step-VAL-TL-23 = судьба карт Тора

## Недозволенные сочетания

setup-thor = Помогать было бы некому: для помощи Тора нужно хотя бы { $least } игрока.

### Как набирают набор карт

make-thor = Карты Тора
make-requirement = Кому можно помочь
make-FEWER = у кого меньше воинов
make-FEWER_OR_EQUAL = у кого воинов меньше или столько же
make-effect = Что она делает
make-DRAW = взять карту
make-REROLL = бесплатный переброс
make-STEAL = украсть карту
make-STRENGTH2 = +2 к силе
make-STRENGTH3 = +3 к силе
make-DIE = ещё один кубик
