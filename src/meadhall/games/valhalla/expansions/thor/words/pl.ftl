### Wsparcie Thora

expansion-thor = Wsparcie Thora
card-thor-mjolnir = Mjölnir
card-thor-mjolnir-text = Wesprzyj gracza, który ma mniej lub tyle samo wojowników: +3 do siły bitewnej.
card-thor-megingjord = Megingjörd
card-thor-megingjord-text = Wesprzyj gracza, który ma mniej lub tyle samo wojowników: +2 do siły bitewnej.
card-thor-jarngreipr = Járngreipr
card-thor-jarngreipr-text = Wesprzyj gracza, który ma mniej lub tyle samo wojowników: 1 kość dodatkowa.
card-thor-bilskirnir = Bilskirnir
card-thor-bilskirnir-text = Wesprzyj gracza, który ma mniej lub tyle samo wojowników: dobiera 1 kartę.
card-thor-gridarvol = Gridarvöl
card-thor-gridarvol-text = Wesprzyj gracza, który ma mniej lub tyle samo wojowników: jeden darmowy przerzut.
card-thor-roskva = Röskva
card-thor-roskva-text = Wesprzyj gracza, który ma mniej lub tyle samo wojowników: bierze 1 losową kartę z ręki przeciwnika.
card-thor-thunder = Grom
card-thor-thunder-text = Wesprzyj gracza, który ma mniej wojowników: +3 do siły bitewnej.
card-thor-lightning = Błyskawica
card-thor-lightning-text = Wesprzyj gracza, który ma mniej wojowników: +2 do siły bitewnej.
card-thor-tanngrisnir = Tanngrisnir
card-thor-tanngrisnir-text = Wesprzyj gracza, który ma mniej wojowników: 1 kość dodatkowa.
card-thor-tanngnjost = Tanngnjóst
card-thor-tanngnjost-text = Wesprzyj gracza, który ma mniej wojowników: dobiera 1 kartę.
card-thor-storm = Burza
card-thor-storm-text = Wesprzyj gracza, który ma mniej wojowników: jeden darmowy przerzut.
card-thor-thjalfi = Thjalfi
card-thor-thjalfi-text = Wesprzyj gracza, który ma mniej wojowników: bierze 1 losową kartę z ręki przeciwnika.

## Pytania i odpowiedzi

wait-aid-with = decyduje, komu pomóc
prompt-aid-with = Walczy dwóch innych graczy. Pomożesz któremuś?
verb-aid-with = Zagraj: { $thing }
verb-aid-with-pass = Nie mieszaj się
verb-aid-whom = Pomóż graczowi { $thing }

## Co się stało

event-thor-aided = { $me ->
    [yes] Wspierasz gracza { $what2 }: { $what1 }.
   *[no] { $you ->
        [yes] { $who } cię wspiera: { $what1 }.
       *[no] { $who } wspiera gracza { $what2 }: { $what1 }.
    }
}
event-thor-rewarded = { $me ->
    [yes] { $what } trafia do twojej Valhalli.
   *[no] { $what } trafia do Valhalli gracza { $who }.
}

## Przebieg

step-VAL-TL-04 = pomoc Thora
step-VAL-TL-23 = los kart Thora

## Niedozwolone połączenia

setup-thor = Nie byłoby komu pomagać: wsparcie Thora wymaga co najmniej { $least } graczy.

### Jak wpisuje się zestaw kart

make-thor = Karty Thora
make-requirement = Komu można pomóc
make-FEWER = kto ma mniej wojowników
make-FEWER_OR_EQUAL = kto ma mniej wojowników lub tyle samo
make-effect = Co robi
make-DRAW = dobierz kartę
make-REROLL = darmowy przerzut
make-STEAL = ukradnij kartę
make-STRENGTH2 = +2 siły
make-STRENGTH3 = +3 siły
make-DIE = dodatkowa kość
