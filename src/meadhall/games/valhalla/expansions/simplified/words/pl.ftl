### Gra uproszczona

expansion-simplified = Gra uproszczona

## Przebieg

step-VAL-VAR-02 = dziś bez jarlów
step-VAL-VAR-03 = po pięć kart
