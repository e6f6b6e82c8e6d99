### Moce klanów

expansion-powers = Moce klanów

## Questions and answers

wait-begin-with = wybiera moc
prompt-begin-with = Wybierz moc, z którą zacznie twój klan.
verb-begin-with = Zacznij z kartą: { $thing }

## Timeline

step-BR-VAR-03 = moce są odkryte

## Cards

card-power-long-ships = Długie łodzie
card-power-long-ships-text = Twoje okręty najeżdżają za darmo.
card-power-hearth-fire = Ogień ogniska
card-power-hearth-fire-text = O 1 Szału więcej na początku każdej fazy akcji.
card-power-beast-callers = Zaklinacze bestii
card-power-beast-callers-text = Twoje karty potworów kosztują o 2 Szału mniej.
card-power-tribute = Danina
card-power-tribute-text = 1 Chwały za każde twoje udane plądrowanie.
card-power-skalds = Skaldowie
card-power-skalds-text = O 2 Chwały więcej za każdą spełnioną przez ciebie wolę bogów.
