### Moci klanů

expansion-powers = Moci klanů

## Questions and answers

wait-begin-with = vybírá moc
prompt-begin-with = Vyber moc, se kterou tvůj klan začne.
verb-begin-with = Začít s kartou: { $thing }

## Timeline

step-BR-VAR-03 = moci jsou odkryté

## Cards

card-power-long-ships = Dlouhé lodě
card-power-long-ships-text = Tvé lodě vpadají zdarma.
card-power-hearth-fire = Oheň krbu
card-power-hearth-fire-text = O 1 zuřivost víc na začátku každé fáze akcí.
card-power-beast-callers = Vyvolávači bestií
card-power-beast-callers-text = Tvé karty nestvůr stojí o 2 zuřivosti méně.
card-power-tribute = Tribut
card-power-tribute-text = 1 sláva za každé tvé úspěšné plenění.
card-power-skalds = Skaldové
card-power-skalds-text = O 2 slávy víc za každou vůli bohů, kterou splníš.
