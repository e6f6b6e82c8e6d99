### Two Ages

expansion-two_ages = Two Ages
setup-two-ages = “First game” leaves out the draft of Age 1, and Age 1 is not played here. Switch one of them off.

## Timeline

step-BR-VAR-01 = Age 1 is past
