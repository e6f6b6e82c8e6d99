### Упрощённая игра

expansion-simplified = Упрощённая игра

## Порядок действий

step-VAL-VAR-02 = сегодня без ярлов
step-VAL-VAR-03 = по пять карт
