### Sojusz Jarlów

expansion-alliance = Sojusz Jarlów
