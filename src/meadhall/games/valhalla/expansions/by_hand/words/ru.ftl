### Вручную

expansion-by_hand = Вручную
ability-BY_HAND = вручную

## Questions

wait-hand-say = говорит, что делает текст
prompt-hand-say = { $thing }: что делает текст сейчас?
verb-hand-nothing = Ничего (больше)
verb-hand-strength = +{ $thing } к силе в этой битве
verb-hand-dice = Бросить дополнительные серые кубики: { $thing }
verb-hand-fewer = Кубиков у соперника меньше на { $thing }
verb-hand-cards = Взять и оставить карты: { $thing }
verb-hand-glory = Дополнительная слава: { $thing }
wait-hand-agree = решает, верно ли прочитан текст
prompt-hand-agree = Что сейчас делает текст карты { $thing }? Прочтите, затем согласитесь или откажите.
verb-agree-strength = Согласиться: +{ $thing } к силе
verb-agree-dice = Согласиться: серых кубиков больше на { $thing }
verb-agree-fewer = Согласиться: у соперника кубиков меньше на { $thing }
verb-agree-cards = Согласиться: взятых карт { $thing }
verb-agree-glory = Согласиться: дополнительная слава { $thing }
verb-hand-refuse = Отказать

## What happened

event-hand-strength = { $me ->
    [yes] Вы говорите о своей карте: +{ $number } к силе.
   *[no] { $who } говорит о карте: +{ $number } к силе.
}
event-hand-dice = { $me ->
    [yes] Вы говорите о своей карте: серых кубиков больше на { $number }.
   *[no] { $who } говорит о карте: серых кубиков больше на { $number }.
}
event-hand-fewer = { $me ->
    [yes] Вы говорите о своей карте: у соперника кубиков меньше на { $number }.
   *[no] { $who } говорит о карте: у соперника кубиков меньше на { $number }.
}
event-hand-cards = { $me ->
    [yes] Вы говорите о своей карте: взять карт: { $number }.
   *[no] { $who } говорит о карте: взять карт: { $number }.
}
event-hand-glory = { $me ->
    [yes] Вы говорите о своей карте: дополнительная слава: { $number }.
   *[no] { $who } говорит о карте: дополнительная слава: { $number }.
}
event-hand-agreed = { $me ->
    [yes] Остальные с вами согласны.
   *[no] Остальные согласны. Говорит { $who }.
}
event-hand-refused = { $me ->
    [yes] Вы отказываете.
   *[no] { $who } отказывает.
}

### Как набирают набор карт

make-fewer = Кубиков меньше у соперника
make-cards = Взятых карт
make-battle = в свою фазу
make-turn = до фазы B
