### Ručně

expansion-by_hand = Ručně

## Questions

wait-hand-say = říká, co dělá text
prompt-hand-say = { $thing }: co teď dělá text?
verb-call-on = Sáhnout po kartě: { $thing }
verb-hand-nothing = Nic (dalšího)
verb-hand-strength = +{ $thing } k síle v této bitvě
verb-hand-glory = Sláva: +{ $thing }
verb-hand-rage = Zuřivost: +{ $thing }
verb-hand-raises = Zvýšení vlastností: { $thing }
verb-hand-fulfilled = Požadavek je splněn
wait-hand-agree = posuzuje, co dělá text
prompt-hand-agree = Co teď dělá text karty { $thing }? Přečti si ho, pak souhlas, nebo odmítni.
verb-agree-strength = Souhlas: +{ $thing } k síle
verb-agree-glory = Souhlas: sláva +{ $thing }
verb-agree-rage = Souhlas: zuřivost +{ $thing }
verb-agree-raises = Souhlas: zvýšení vlastností: { $thing }
verb-agree-fulfilled = Souhlas: požadavek je splněn
verb-hand-refuse = Odmítnout

## Timeline

step-BR-HAND-01 = texty prováděné ručně
step-BR-HAND-06 = texty prováděné ručně po posouzení vůle bohů
step-BR-HAND-08 = vůle bohů, kterou posuzují lidé

## What happened

event-hand-strength = { $me ->
    [yes] Říkáš o kartě { $what1 }: +{ $what2 } k síle.
   *[no] { $who } říká o kartě { $what1 }: +{ $what2 } k síle.
}
event-hand-glory = { $me ->
    [yes] Říkáš o kartě { $what1 }: sláva +{ $what2 }.
   *[no] { $who } říká o kartě { $what1 }: sláva +{ $what2 }.
}
event-hand-rage = { $me ->
    [yes] Říkáš o kartě { $what1 }: zuřivost +{ $what2 }.
   *[no] { $who } říká o kartě { $what1 }: zuřivost +{ $what2 }.
}
event-hand-raises = { $me ->
    [yes] Říkáš o kartě { $what1 }: zvýšení vlastností: { $what2 }.
   *[no] { $who } říká o kartě { $what1 }: zvýšení vlastností: { $what2 }.
}
event-hand-fulfilled = { $me ->
    [yes] Říkáš, že vůle bohů je splněna: { $what1 }.
   *[no] { $who } říká, že vůle bohů je splněna: { $what1 }.
}
event-hand-agreed = { $me ->
    [yes] Ostatní s tebou souhlasí.
   *[no] Ostatní souhlasí. Mluví { $who }.
}
event-hand-refused = { $me ->
    [yes] Odmítáš.
   *[no] { $who } odmítá.
}

### Jak se zapisuje sada karet

make-BY_HAND = provádí se ručně
make-limits = Nejvíc, co může udělat
make-when = Kdy
make-reveal = při odhalení karet
make-after = po bitvě
make-turn = ve vlastním tahu
make-rage = Zuřivost
make-raises = Zvýšení vlastností
