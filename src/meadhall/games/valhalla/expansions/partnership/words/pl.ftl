### Współpraca Jarlów

expansion-partnership = Współpraca jarlów

## Co się stało

event-shield-given = { $who } oddaje tarczę graczowi { $what }.

## Przebieg

step-VAL-PARTNER-11 = partnerzy oddają sobie po tarczy
