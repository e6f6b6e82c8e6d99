### King of the Hill

expansion-king = King of the Hill
card-king-duel = Crown of the Duel
card-king-three = Crown of Three Farms
card-king-four = Crown of Four Winds
card-king-five = Crown of Five Fjords
card-king-east = Crown of the East
card-king-west = Crown of the West

## What happened

event-king-crowned = { $me ->
    [yes] You are king of the hill.
   *[no] { $who } is king of the hill.
}
event-king-dethroned = { $me ->
    [yes] You lose the crown.
   *[no] { $who } loses the crown.
}
event-king-reigns = { $me ->
    [yes] You reign and gain { $number } glory.
   *[no] { $who } reigns and gains { $number } glory.
}

## Timeline

step-VAL-KING-06 = the king reigns
step-VAL-TL-28 = the crown passes on
step-VAL-KING-12 = the last glory of kings

### How a card set is typed in

make-king = Cards of the king
make-players = For how many players
make-levels = Levels
