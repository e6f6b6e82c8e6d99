### Five Jarls

expansion-five_jarls = Five Jarls

## Timeline

step-VAL-VAR-15 = five jarls to choose from
