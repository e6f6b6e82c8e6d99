# Raid: the words of the table.

game-raid = Raid
game-raid-blurb = A game of bluff: lay a card at each village; the highest that nobody matched takes the plunder.
prompt-lay = Lay a card.
verb-play = Lay { $thing }
card = card { $number }
event-plundered = { $who } takes { $number ->
    [one] 1 plunder
   *[other] { $number } plunder
}.
event-revealed = { $who } reveals { $what }.

## The state, laid out

view-round = round
view-plunder = plunder
view-cards = cards in hand
view-laid = laid
view-hand = hand
view-seat = seat
view-players = players
