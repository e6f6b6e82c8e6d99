### Pięciu Jarlów

expansion-five_jarls = Pięciu jarlów

## Przebieg

step-VAL-VAR-15 = pięciu jarlów do wyboru
