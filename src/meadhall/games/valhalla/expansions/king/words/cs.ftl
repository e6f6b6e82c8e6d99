### Poslední král

expansion-king = Poslední král
card-king-duel = Koruna souboje
card-king-three = Koruna tří dvorců
card-king-four = Koruna čtyř větrů
card-king-five = Koruna pěti fjordů
card-king-east = Koruna východu
card-king-west = Koruna západu

## Co se stalo

event-king-crowned = { $me ->
    [yes] Stáváš se králem hory.
   *[no] { $who } se stává králem hory.
}
event-king-dethroned = { $me ->
    [yes] Přicházíš o korunu.
   *[no] { $who } přichází o korunu.
}
event-king-reigns = { $me ->
    [yes] Kraluješ a získáváš slávu: { $number }.
   *[no] { $who } kraluje a získává slávu: { $number }.
}

## Průběh

step-VAL-KING-06 = král vládne
step-VAL-TL-28 = koruna přechází dál
step-VAL-KING-12 = poslední sláva králů

### Jak se zapisuje sada karet

make-king = Královy karty
make-players = Pro kolik hráčů
make-levels = Stupně
