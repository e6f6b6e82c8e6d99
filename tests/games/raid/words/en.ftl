# Raid: the words of the table.

game-name = Raid
game-blurb = A game of bluff: lay a card at each village; the highest that nobody matched takes the plunder.
prompt-lay = Lay a card.
verb-play = Lay { $thing }
card-1 = Card 1
card-2 = Card 2
card-3 = Card 3
card-4 = Card 4
card-5 = Card 5
card-6 = Card 6
card-7 = Card 7
card-8 = Card 8
event-plundered = { $who } takes { $number ->
    [one] 1 plunder
   *[other] { $number } plunder
}.
event-revealed = { $who } reveals { $what }.

## The state, laid out

field-round = Round
field-plunder = Plunder
field-hand_size = Cards in hand
field-laid = Laid
field-hand = Hand
field-players = Players
