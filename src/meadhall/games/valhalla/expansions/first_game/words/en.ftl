### First Game

expansion-first_game = First Game

## Timeline

step-VAL-VAR-01 = everybody is dealt an easy jarl
