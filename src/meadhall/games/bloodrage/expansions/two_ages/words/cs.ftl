### Dvě éry

expansion-two_ages = Dvě éry
setup-two-ages = „První hra“ vynechává draft éry 1, a éra 1 se tu nehraje. Vypni jedno z nich.

## Timeline

step-BR-VAR-01 = éra 1 je minulostí
