### By Hand

expansion-by_hand = By Hand
ability-BY_HAND = by hand

## Questions

wait-hand-say = saying what a text does
prompt-hand-say = { $thing }: what does its text do now?
verb-hand-nothing = Nothing (more)
verb-hand-strength = +{ $thing } strength in this battle
verb-hand-dice = Roll { $thing } more of the grey dice
verb-hand-fewer = { $thing } dice fewer for the opponent
verb-hand-cards = Draw { $thing } and keep them
verb-hand-glory = { $thing } bonus glory
wait-hand-agree = judging what a text does
prompt-hand-agree = What does the text of { $thing } do now? Read it, then agree or refuse.
verb-agree-strength = Agree: +{ $thing } strength
verb-agree-dice = Agree: { $thing } more grey dice
verb-agree-fewer = Agree: { $thing } dice fewer for the opponent
verb-agree-cards = Agree: { $thing } drawn and kept
verb-agree-glory = Agree: { $thing } bonus glory
verb-hand-refuse = Refuse

## What happened

event-hand-strength = { $me ->
    [yes] You say of your card: +{ $number } strength.
   *[no] { $who } says of the card: +{ $number } strength.
}
event-hand-dice = { $me ->
    [yes] You say of your card: more grey dice, { $number }.
   *[no] { $who } says of the card: more grey dice, { $number }.
}
event-hand-fewer = { $me ->
    [yes] You say of your card: dice fewer for the opponent, { $number }.
   *[no] { $who } says of the card: dice fewer for the opponent, { $number }.
}
event-hand-cards = { $me ->
    [yes] You say of your card: cards drawn, { $number }.
   *[no] { $who } says of the card: cards drawn, { $number }.
}
event-hand-glory = { $me ->
    [yes] You say of your card: bonus glory, { $number }.
   *[no] { $who } says of the card: bonus glory, { $number }.
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

make-fewer = Dice an opponent rolls fewer
make-cards = Cards drawn
make-battle = in one's own phase
make-turn = before phase B
