### Alliance of Jarls

expansion-alliance = Alliance of Jarls
