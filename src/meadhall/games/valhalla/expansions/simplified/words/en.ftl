### Simplified Game

expansion-simplified = Simplified Game

## Timeline

step-VAL-VAR-02 = no jarls today
step-VAL-VAR-03 = hands of five
