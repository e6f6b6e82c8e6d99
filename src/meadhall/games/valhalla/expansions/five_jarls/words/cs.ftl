### Pět jarlů

expansion-five_jarls = Pět jarlů

## Průběh

step-VAL-VAR-15 = pět jarlů na výběr
