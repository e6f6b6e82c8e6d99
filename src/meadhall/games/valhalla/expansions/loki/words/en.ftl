### Loki's Trickery

expansion-loki = Loki's Trickery
loki-l1 = The Ash Gate
loki-l2 = Nimble Fingers
loki-l3 = The Turned Shield
loki-l4 = Long Nights
loki-l5 = A Song for the Beaten
loki-l6 = The Stubborn Shield
loki-l7 = All or a Ruse
loki-l8 = Short Winter
loki-l9 = A Thief at Every Fire
loki-l10 = The Narrow Bridge
loki-bonus-SEND_ALL = Send all your activated warriors to Valhalla.
loki-bonus-SEND_ONE = Send 1 of your activated warriors to Valhalla.
loki-bonus-STEAL_WINNER = Take 1 random card from the winner's hand.
loki-bonus-STEAL_ANY = Take 1 random card from any player's hand.
loki-bonus-KEEP_SHIELD = Defender: keep your shield.
loki-bonus-TAKE_SHIELD = Attacker: take 1 shield of the winner all the same.
loki-bonus-TAKE_TACTIC = Take 1 tactic of this battle into your hand.
loki-bonus-TAKE_TACTIC_WINNER_CHOOSES = Take 1 tactic of this battle that the winner names.
loki-bonus-DRAW = Draw 1 card.
loki-bonus-DRAW_PUT_BACK = Draw 1 card, then lay 1 card from hand face down on the deck.
loki-bonus-GLORY = Gain { $n } glory from the discard pile.
loki-row = Difference { $min }–{ $max }
loki-row-one = Difference { $min }
loki-step6-fewer = Setup: discard { $n } cards fewer from the deck.
loki-step6-more = Setup: discard { $n } cards more from the deck.

## Questions and answers

wait-loki-row = taking a bonus of Loki's
prompt-loki-row = You lost narrowly. Which bonus of Loki's do you take?
verb-loki-row = Take row { $thing }
verb-loki-row-pass = Take nothing
wait-loki-send = sending a warrior to Valhalla
prompt-loki-send = Who goes to Valhalla?
verb-loki-send = Send { $thing }
wait-loki-steal-from = stealing a card
prompt-loki-steal-from = Whose hand do you reach into?
verb-loki-steal-from = Take from { $thing }
wait-loki-take-tactic = taking a tactic
prompt-loki-take-tactic = Which tactic does the loser take?
verb-loki-take-tactic = Take { $thing }
wait-loki-put-back = laying a card on the deck
prompt-loki-put-back = Which card do you lay on the deck?
verb-loki-put-back = Lay { $thing } on the deck

## What happened

event-loki-card = Loki's card lies open: { $what }.
event-loki-row = { $me ->
    [yes] You take row { $number } of Loki's card.
   *[no] { $who } takes row { $number } of Loki's card.
}
event-loki-shield-kept = { $me ->
    [yes] You keep the shield.
   *[no] { $who } keeps the shield.
}
event-loki-tactic-taken = { $me ->
    [yes] You take { $what }.
   *[no] { $who } takes { $what }.
}
event-loki-put-back = { $me ->
    [yes] You lay a card on the deck.
   *[no] { $who } lays a card on the deck.
}

## Timeline

step-VAL-LOKI-01 = Loki's card lies open
step-VAL-TL-31 = Loki's trickery
step-VAL-TL-32 = Loki sends to Valhalla

### How a card set is typed in

make-loki = Cards of Loki
make-rows = Rows, from 0 upwards
make-min = From
make-max = To
make-bonus = What the loser gets
make-step6_delta = Cards more or fewer discarded in setup
make-intro = For a first game
make-SEND_ALL = send all own warriors to Valhalla
make-SEND_ONE = send one own warrior to Valhalla
make-STEAL_WINNER = steal a card from the winner
make-STEAL_ANY = steal a card from anybody
make-KEEP_SHIELD = keep the shield
make-TAKE_SHIELD = take a shield anyway
make-TAKE_TACTIC = take a tactic of the winner's
make-TAKE_TACTIC_WINNER_CHOOSES = take a tactic that the winner picks
make-DRAW_PUT_BACK = draw a card and put one back
make-GLORY = glory
