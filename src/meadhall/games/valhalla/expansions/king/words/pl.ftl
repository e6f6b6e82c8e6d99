### Król Góry

expansion-king = Król Góry
card-king-duel = Korona pojedynku
card-king-three = Korona trzech zagród
card-king-four = Korona czterech wiatrów
card-king-five = Korona pięciu fiordów
card-king-east = Korona wschodu
card-king-west = Korona zachodu

## Co się stało

event-king-crowned = { $me ->
    [yes] Zostajesz Królem Góry.
   *[no] { $who } zostaje Królem Góry.
}
event-king-dethroned = { $me ->
    [yes] Tracisz koronę.
   *[no] { $who } traci koronę.
}
event-king-reigns = { $me ->
    [yes] Panujesz i zdobywasz chwałę: { $number }.
   *[no] { $who } panuje i zdobywa chwałę: { $number }.
}

## Przebieg

step-VAL-KING-06 = Król panuje
step-VAL-TL-28 = korona przechodzi dalej
step-VAL-KING-12 = ostatnia chwała królów

### Jak wpisuje się zestaw kart

make-king = Karty króla
make-players = Dla ilu graczy
make-levels = Poziomy
