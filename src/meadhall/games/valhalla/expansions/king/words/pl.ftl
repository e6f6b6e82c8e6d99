### Król Góry

expansion-king = Król Góry
card-king-duel = Korona pojedynku
card-king-three = Korona trzech zagród
card-king-four = Korona czterech wiatrów
card-king-five = Korona pięciu fiordów
card-king-east = Korona wschodu
card-king-west = Korona zachodu

## Co się stało

event-king-crowned = { $who } zostaje Królem Góry.
event-king-dethroned = { $who } traci koronę.
event-king-reigns = { $who } panuje, chwała: { $number }.

## Przebieg

step-VAL-KING-06 = Król panuje
step-VAL-TL-28 = korona przechodzi dalej
step-VAL-KING-12 = ostatnia chwała królów
