### Ręcznie

expansion-by_hand = Ręcznie
ability-BY_HAND = ręcznie

## Questions

wait-hand-say = mówi, co robi tekst
prompt-hand-say = { $thing }: co teraz robi tekst?
verb-hand-nothing = Nic (więcej)
verb-hand-strength = +{ $thing } do siły w tej bitwie
verb-hand-dice = Rzuć dodatkowymi szarymi kośćmi: { $thing }
verb-hand-fewer = Kości przeciwnika mniej o { $thing }
verb-hand-cards = Dobierz i zatrzymaj karty: { $thing }
verb-hand-glory = Dodatkowa chwała: { $thing }
wait-hand-agree = ocenia, co robi tekst
prompt-hand-agree = Co teraz robi tekst karty { $thing }? Przeczytaj, potem zgódź się albo odmów.
verb-agree-strength = Zgoda: +{ $thing } do siły
verb-agree-dice = Zgoda: szarych kości więcej o { $thing }
verb-agree-fewer = Zgoda: kości przeciwnika mniej o { $thing }
verb-agree-cards = Zgoda: dobrane karty: { $thing }
verb-agree-glory = Zgoda: dodatkowa chwała: { $thing }
verb-hand-refuse = Odmowa

## What happened

event-hand-strength = { $me ->
    [yes] Mówisz o swojej karcie: +{ $number } do siły.
   *[no] { $who } mówi o karcie: +{ $number } do siły.
}
event-hand-dice = { $me ->
    [yes] Mówisz o swojej karcie: szarych kości więcej o { $number }.
   *[no] { $who } mówi o karcie: szarych kości więcej o { $number }.
}
event-hand-fewer = { $me ->
    [yes] Mówisz o swojej karcie: kości przeciwnika mniej o { $number }.
   *[no] { $who } mówi o karcie: kości przeciwnika mniej o { $number }.
}
event-hand-cards = { $me ->
    [yes] Mówisz o swojej karcie: dobrane karty: { $number }.
   *[no] { $who } mówi o karcie: dobrane karty: { $number }.
}
event-hand-glory = { $me ->
    [yes] Mówisz o swojej karcie: dodatkowa chwała: { $number }.
   *[no] { $who } mówi o karcie: dodatkowa chwała: { $number }.
}
event-hand-agreed = { $me ->
    [yes] Pozostali zgadzają się z tobą.
   *[no] Pozostali się zgadzają. Mówi { $who }.
}
event-hand-refused = { $me ->
    [yes] Odmawiasz.
   *[no] { $who } odmawia.
}

### Jak wpisuje się zestaw kart

make-fewer = O ile mniej kości rzuca przeciwnik
make-cards = Dobranych kart
make-battle = we własnej fazie
make-turn = przed fazą B
