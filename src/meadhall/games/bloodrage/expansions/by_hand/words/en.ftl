### By Hand

expansion-by_hand = By Hand

## Questions

wait-hand-say = saying what a text does
prompt-hand-say = { $thing }: what does its text do now?
verb-call-on = Call on { $thing }
verb-hand-nothing = Nothing (more)
verb-hand-strength = +{ $thing } strength in this battle
verb-hand-glory = { $thing } Glory
verb-hand-rage = { $thing } Rage
verb-hand-raises = Stats raised: { $thing }
verb-hand-fulfilled = Its demand is met
wait-hand-agree = judging what a text does
prompt-hand-agree = What does the text of { $thing } do now? Read it, then agree or refuse.
verb-agree-strength = Agree: +{ $thing } strength
verb-agree-glory = Agree: { $thing } Glory
verb-agree-rage = Agree: { $thing } Rage
verb-agree-raises = Agree: stats raised, { $thing }
verb-agree-fulfilled = Agree: its demand is met
verb-hand-refuse = Refuse

## Timeline

step-BR-HAND-01 = texts carried out by hand
step-BR-HAND-06 = texts carried out by hand, once quests are judged
step-BR-HAND-08 = quests that people judge

## What happened

event-hand-strength = { $me ->
    [yes] You say of { $what1 }: +{ $what2 } strength.
   *[no] { $who } says of { $what1 }: +{ $what2 } strength.
}
event-hand-glory = { $me ->
    [yes] You say of { $what1 }: { $what2 } Glory.
   *[no] { $who } says of { $what1 }: { $what2 } Glory.
}
event-hand-rage = { $me ->
    [yes] You say of { $what1 }: { $what2 } Rage.
   *[no] { $who } says of { $what1 }: { $what2 } Rage.
}
event-hand-raises = { $me ->
    [yes] You say of { $what1 }: stats raised, { $what2 }.
   *[no] { $who } says of { $what1 }: stats raised, { $what2 }.
}
event-hand-fulfilled = { $me ->
    [yes] You say that { $what1 } is fulfilled.
   *[no] { $who } says that { $what1 } is fulfilled.
}
event-hand-agreed = { $me ->
    [yes] The others agree with you.
   *[no] The others agree with { $who }.
}
event-hand-refused = { $me ->
    [yes] You refuse.
   *[no] { $who } refuses.
}

### How a card set is typed in

make-BY_HAND = carried out by hand
make-limits = The most it can do
make-when = When
make-reveal = when cards are revealed
make-after = after the battle
make-turn = in one's own turn
make-rage = Rage
make-raises = Stats raised
