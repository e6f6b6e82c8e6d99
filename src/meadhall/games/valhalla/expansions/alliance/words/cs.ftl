### Spojenectví jarlů

expansion-alliance = Spojenectví jarlů
