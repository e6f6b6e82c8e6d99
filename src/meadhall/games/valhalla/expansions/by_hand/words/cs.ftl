### Ručně

expansion-by_hand = Ručně
ability-BY_HAND = ručně

## Questions

wait-hand-say = říká, co dělá text
prompt-hand-say = { $thing }: co teď dělá text?
verb-hand-nothing = Nic (dalšího)
verb-hand-strength = +{ $thing } k síle v této bitvě
verb-hand-dice = Hodit dalšími šedými kostkami: { $thing }
verb-hand-fewer = Soupeřových kostek méně o { $thing }
verb-hand-cards = Líznout a nechat si karty: { $thing }
verb-hand-glory = Bonusová sláva: { $thing }
wait-hand-agree = posuzuje, co dělá text
prompt-hand-agree = Co teď dělá text karty { $thing }? Přečti si ho, pak souhlas, nebo odmítni.
verb-agree-strength = Souhlas: +{ $thing } k síle
verb-agree-dice = Souhlas: šedých kostek více o { $thing }
verb-agree-fewer = Souhlas: soupeřových kostek méně o { $thing }
verb-agree-cards = Souhlas: líznuté karty: { $thing }
verb-agree-glory = Souhlas: bonusová sláva: { $thing }
verb-hand-refuse = Odmítnout

## What happened

event-hand-strength = { $me ->
    [yes] Říkáš o své kartě: +{ $number } k síle.
   *[no] { $who } říká o kartě: +{ $number } k síle.
}
event-hand-dice = { $me ->
    [yes] Říkáš o své kartě: šedých kostek více o { $number }.
   *[no] { $who } říká o kartě: šedých kostek více o { $number }.
}
event-hand-fewer = { $me ->
    [yes] Říkáš o své kartě: soupeřových kostek méně o { $number }.
   *[no] { $who } říká o kartě: soupeřových kostek méně o { $number }.
}
event-hand-cards = { $me ->
    [yes] Říkáš o své kartě: líznuté karty: { $number }.
   *[no] { $who } říká o kartě: líznuté karty: { $number }.
}
event-hand-glory = { $me ->
    [yes] Říkáš o své kartě: bonusová sláva: { $number }.
   *[no] { $who } říká o kartě: bonusová sláva: { $number }.
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

make-fewer = O kolik kostek méně soupeř hodí
make-cards = Vzatých karet
make-battle = ve vlastní fázi
make-turn = před fází B
