### Pięciu Jarlów

expansion-five_jarls = Pięciu Jarlów

## Przebieg

step-VAL-VAR-15 = pięciu Jarlów do wyboru
