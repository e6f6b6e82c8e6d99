### Партнёрство ярлов

expansion-partnership = Партнёрство ярлов

## Что произошло

event-shield-given = { $who } отдаёт щит игроку { $what }.

## Порядок действий

step-VAL-PARTNER-11 = партнёры отдают друг другу по щиту
