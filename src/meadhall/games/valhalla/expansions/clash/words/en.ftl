### Clash of Worlds

expansion-clash = Clash of Worlds

## Questions and answers

ask-pick-set = Which world lies to your left?
do-pick-set = { $thing }

## What happened

event-set-picked = { $who } picks { $what }.

## Timeline

step-VAL-CLASH-13 = the sets are laid apart
step-VAL-CLASH-03 = the first player
step-VAL-CLASH-04 = everybody picks a set
step-VAL-CLASH-15 = hands from three decks
step-VAL-CLASH-18 = phase B from three decks
