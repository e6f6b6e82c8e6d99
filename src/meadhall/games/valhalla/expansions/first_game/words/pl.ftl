### Pierwsza gra

expansion-first_game = Pierwsza gra

## Przebieg

step-VAL-VAR-01 = każdy dostaje łatwego jarla
