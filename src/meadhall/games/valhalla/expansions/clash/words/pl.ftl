### Zderzenie światów

expansion-clash = Zderzenie światów

## Pytania i odpowiedzi

wait-pick-set = wybiera świat
prompt-pick-set = Który świat legnie po twojej lewej?
verb-pick-set = { $thing }

## Co się stało

event-set-picked = { $me ->
    [yes] Wybierasz: { $what }.
   *[no] { $who } wybiera: { $what }.
}

## Przebieg

step-VAL-CLASH-13 = zestawy odłożone na bok
step-VAL-CLASH-03 = pierwszy gracz
step-VAL-CLASH-04 = każdy wybiera zestaw
step-VAL-CLASH-15 = ręka z trzech talii
step-VAL-CLASH-18 = faza B z trzech talii

## Niedozwolone połączenia

setup-clash-sets = Zestawów po 40 kart jest { $count }, a graczy { $seats }: każdy potrzebuje własnego.
setup-clash-pairs = W starciu światów każdy walczy sam, a nie w parze.
