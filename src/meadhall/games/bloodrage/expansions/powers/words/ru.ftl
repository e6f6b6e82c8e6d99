### Дары кланов

expansion-powers = Дары кланов

## Questions and answers

wait-begin-with = выбирает дар клана
prompt-begin-with = Выберите дар, с которым начнёт ваш клан.
verb-begin-with = Начать с картой: { $thing }

## Timeline

step-BR-VAR-03 = дары открыты

## Cards

card-power-long-ships = Длинные ладьи
card-power-long-ships-text = Ваши корабли вторгаются бесплатно.
card-power-hearth-fire = Огонь очага
card-power-hearth-fire-text = На 1 ярость больше в начале каждой фазы действий.
card-power-beast-callers = Заклинатели зверей
card-power-beast-callers-text = Ваши карты чудовищ стоят на 2 ярости меньше.
card-power-tribute = Дань
card-power-tribute-text = 1 слава за каждое ваше успешное разграбление.
card-power-skalds = Скальды
card-power-skalds-text = На 2 славы больше за каждую исполненную вами волю богов.
