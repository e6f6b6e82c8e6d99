### Zjednodušená hra

expansion-simplified = Zjednodušená hra

## Průběh

step-VAL-VAR-02 = dnes bez jarlů
step-VAL-VAR-03 = po pěti kartách
