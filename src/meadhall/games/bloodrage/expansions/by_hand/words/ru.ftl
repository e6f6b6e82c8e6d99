### Вручную

expansion-by_hand = Вручную

## Questions

wait-hand-say = говорит, что делает текст
prompt-hand-say = { $thing }: что делает текст сейчас?
verb-call-on = Обратиться к карте: { $thing }
verb-hand-nothing = Ничего (больше)
verb-hand-strength = +{ $thing } к силе в этой битве
verb-hand-glory = Слава: +{ $thing }
verb-hand-rage = Ярость: +{ $thing }
verb-hand-raises = Повышений характеристик: { $thing }
verb-hand-fulfilled = Требование выполнено
wait-hand-agree = решает, верно ли прочитан текст
prompt-hand-agree = Что сейчас делает текст карты { $thing }? Прочтите, затем согласитесь или откажите.
verb-agree-strength = Согласиться: +{ $thing } к силе
verb-agree-glory = Согласиться: слава +{ $thing }
verb-agree-rage = Согласиться: ярость +{ $thing }
verb-agree-raises = Согласиться: повышений характеристик { $thing }
verb-agree-fulfilled = Согласиться: требование выполнено
verb-hand-refuse = Отказать

## Timeline

step-BR-HAND-01 = тексты, которые исполняют люди
step-BR-HAND-06 = тексты, которые исполняют люди после проверки воли богов
step-BR-HAND-08 = воля богов, которую проверяют люди

## What happened

event-hand-strength = { $me ->
    [yes] Вы говорите о карте { $what1 }: +{ $what2 } к силе.
   *[no] { $who } говорит о карте { $what1 }: +{ $what2 } к силе.
}
event-hand-glory = { $me ->
    [yes] Вы говорите о карте { $what1 }: слава +{ $what2 }.
   *[no] { $who } говорит о карте { $what1 }: слава +{ $what2 }.
}
event-hand-rage = { $me ->
    [yes] Вы говорите о карте { $what1 }: ярость +{ $what2 }.
   *[no] { $who } говорит о карте { $what1 }: ярость +{ $what2 }.
}
event-hand-raises = { $me ->
    [yes] Вы говорите о карте { $what1 }: повышений характеристик { $what2 }.
   *[no] { $who } говорит о карте { $what1 }: повышений характеристик { $what2 }.
}
event-hand-fulfilled = { $me ->
    [yes] Вы говорите, что воля богов исполнена: { $what1 }.
   *[no] { $who } говорит, что воля богов исполнена: { $what1 }.
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

make-BY_HAND = исполняется вручную
make-limits = Самое большее, что она может
make-when = Когда
make-reveal = при вскрытии карт
make-after = после битвы
make-turn = в свой ход
make-rage = Ярость
make-raises = Повышений показателей
