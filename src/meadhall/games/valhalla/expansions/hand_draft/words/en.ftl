### Hand Draft

expansion-hand_draft = Hand Draft

## Questions and answers

wait-draft = putting the hand together
prompt-draft = Lay a card into the reserve, or fill your hand and be done?
verb-draft-lay = Lay down { $thing }
verb-draft-finish = Fill my hand and be done
verb-draft-take = Take { $thing }

## What happened

event-draft-reserve = Into the reserve: { $what }.
event-draft-laid = { $me ->
    [yes] You lay { $what } into the reserve.
   *[no] { $who } lays { $what } into the reserve.
}
event-draft-taken = { $me ->
    [yes] You take { $what }.
   *[no] { $who } takes { $what }.
}

## Timeline

step-VAL-VAR-04 = the hands are drafted
