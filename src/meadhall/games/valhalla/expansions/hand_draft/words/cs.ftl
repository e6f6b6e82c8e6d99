### Draft karet

expansion-hand_draft = Draft karet

## Otázky a odpovědi

wait-draft = skládá si ruku
prompt-draft = Odložíš kartu do zásoby, nebo si doplníš ruku a skončíš?
verb-draft-lay = Odložit: { $thing }
verb-draft-finish = Doplnit ruku a skončit
verb-draft-take = Vzít: { $thing }

## Co se stalo

event-draft-reserve = Do zásoby: { $what }.
event-draft-laid = { $me ->
    [yes] Odkládáš do zásoby: { $what }.
   *[no] { $who } odkládá do zásoby: { $what }.
}
event-draft-taken = { $me ->
    [yes] Bereš si: { $what }.
   *[no] { $who } si bere: { $what }.
}

## Průběh

step-VAL-VAR-04 = karty se vybírají ze zásoby
