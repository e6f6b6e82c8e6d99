### Ręcznie

expansion-by_hand = Ręcznie

## Questions

wait-hand-say = mówi, co robi tekst
prompt-hand-say = { $thing }: co teraz robi tekst?
verb-call-on = Sięgnij po kartę: { $thing }
verb-hand-nothing = Nic (więcej)
verb-hand-strength = +{ $thing } do siły w tej bitwie
verb-hand-glory = Chwała: +{ $thing }
verb-hand-rage = Szał: +{ $thing }
verb-hand-raises = Podniesienia cech: { $thing }
verb-hand-fulfilled = Wymaganie jest spełnione
wait-hand-agree = ocenia, co robi tekst
prompt-hand-agree = Co teraz robi tekst karty { $thing }? Przeczytaj, potem zgódź się albo odmów.
verb-agree-strength = Zgoda: +{ $thing } do siły
verb-agree-glory = Zgoda: Chwała +{ $thing }
verb-agree-rage = Zgoda: Szał +{ $thing }
verb-agree-raises = Zgoda: podniesienia cech: { $thing }
verb-agree-fulfilled = Zgoda: wymaganie jest spełnione
verb-hand-refuse = Odmowa

## Timeline

step-BR-HAND-01 = teksty wykonywane ręcznie
step-BR-HAND-06 = teksty wykonywane ręcznie po sprawdzeniu woli bogów
step-BR-HAND-08 = wola bogów, którą oceniają ludzie

## What happened

event-hand-strength = { $me ->
    [yes] Mówisz o karcie { $what1 }: +{ $what2 } do siły.
   *[no] { $who } mówi o karcie { $what1 }: +{ $what2 } do siły.
}
event-hand-glory = { $me ->
    [yes] Mówisz o karcie { $what1 }: Chwała +{ $what2 }.
   *[no] { $who } mówi o karcie { $what1 }: Chwała +{ $what2 }.
}
event-hand-rage = { $me ->
    [yes] Mówisz o karcie { $what1 }: Szał +{ $what2 }.
   *[no] { $who } mówi o karcie { $what1 }: Szał +{ $what2 }.
}
event-hand-raises = { $me ->
    [yes] Mówisz o karcie { $what1 }: podniesienia cech: { $what2 }.
   *[no] { $who } mówi o karcie { $what1 }: podniesienia cech: { $what2 }.
}
event-hand-fulfilled = { $me ->
    [yes] Mówisz, że wola bogów jest spełniona: { $what1 }.
   *[no] { $who } mówi, że wola bogów jest spełniona: { $what1 }.
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

make-BY_HAND = wykonywane ręcznie
make-limits = Najwięcej, ile może zrobić
make-when = Kiedy
make-reveal = przy odkryciu kart
make-after = po bitwie
make-turn = we własnej turze
make-rage = Furia
make-raises = Podniesienia statystyk
