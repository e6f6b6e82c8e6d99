### První hra

expansion-first_game = První hra

## Průběh

step-VAL-VAR-01 = každý dostane snadného jarla
