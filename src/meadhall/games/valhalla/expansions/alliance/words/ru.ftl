### Союз ярлов

expansion-alliance = Союз ярлов
