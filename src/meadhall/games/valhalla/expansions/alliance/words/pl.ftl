### Sojusz Jarlów

expansion-alliance = Sojusz jarlów
