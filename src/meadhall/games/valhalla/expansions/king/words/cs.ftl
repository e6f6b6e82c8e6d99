### Poslední král

expansion-king = Poslední král
card-king-duel = Koruna souboje
card-king-three = Koruna tří dvorců
card-king-four = Koruna čtyř větrů
card-king-five = Koruna pěti fjordů
card-king-east = Koruna východu
card-king-west = Koruna západu

## Co se stalo

event-king-crowned = { $who } je králem hory.
event-king-dethroned = { $who } přichází o korunu.
event-king-reigns = { $who } kraluje, sláva: { $number }.

## Průběh

step-VAL-KING-06 = král vládne
step-VAL-TL-28 = koruna přechází dál
step-VAL-KING-12 = poslední sláva králů
