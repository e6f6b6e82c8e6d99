### Clash of Worlds

expansion-clash = Clash of Worlds

## Questions and answers

wait-pick-set = picking a world
prompt-pick-set = Which world lies to your left?
verb-pick-set = { $thing }

## What happened

event-set-picked = { $me ->
    [yes] You pick { $what }.
   *[no] { $who } picks { $what }.
}

## Timeline

step-VAL-CLASH-13 = the sets are laid apart
step-VAL-CLASH-03 = the first player
step-VAL-CLASH-04 = everybody picks a set
step-VAL-CLASH-15 = hands from three decks
step-VAL-CLASH-18 = phase B from three decks

## Refused setups

setup-clash-sets = Every player needs a set of 40 cards: { $seats } players, { $count } chosen.
setup-clash-pairs = In a clash of worlds everybody fights alone, not in pairs.
