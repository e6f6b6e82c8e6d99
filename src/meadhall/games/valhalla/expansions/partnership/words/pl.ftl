### Współpraca Jarlów

expansion-partnership = Współpraca jarlów

## Co się stało

event-shield-given = { $me ->
    [yes] Oddajesz tarczę graczowi { $what }.
   *[no] { $you ->
        [yes] { $who } oddaje ci tarczę.
       *[no] { $who } oddaje tarczę graczowi { $what }.
    }
}

## Przebieg

step-VAL-PARTNER-11 = partnerzy oddają sobie po tarczy
