### Пять ярлов

expansion-five_jarls = Пять ярлов

## Порядок действий

step-VAL-VAR-15 = пять ярлов на выбор
