### Partnerství jarlů

expansion-partnership = Partnerství jarlů

## Co se stalo

event-shield-given = { $who } dává štít: { $what }.

## Průběh

step-VAL-PARTNER-11 = partneři si dají po štítu
