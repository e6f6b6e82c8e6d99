### Partnerství jarlů

expansion-partnership = Partnerství jarlů

## Co se stalo

event-shield-given = { $me ->
    [yes] Dáváš štít hráči { $what }.
   *[no] { $you ->
        [yes] { $who } ti dává štít.
       *[no] { $who } dává štít hráči { $what }.
    }
}

## Průběh

step-VAL-PARTNER-11 = partneři si dají po štítu
