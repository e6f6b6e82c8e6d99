### Draft kart

expansion-hand_draft = Draft kart

## Pytania i odpowiedzi

wait-draft = kompletuje rękę
prompt-draft = Dołożyć kartę do rezerwy czy uzupełnić rękę i skończyć?
verb-draft-lay = Odłóż: { $thing }
verb-draft-finish = Uzupełnij rękę i skończ
verb-draft-take = Weź: { $thing }

## Co się stało

event-draft-reserve = Do rezerwy: { $what }.
event-draft-laid = { $me ->
    [yes] Odkładasz do rezerwy: { $what }.
   *[no] { $who } odkłada do rezerwy: { $what }.
}
event-draft-taken = { $me ->
    [yes] Bierzesz: { $what }.
   *[no] { $who } bierze: { $what }.
}

## Przebieg

step-VAL-VAR-04 = karty wybiera się z rezerwy
