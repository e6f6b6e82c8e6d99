### Dwie epoki

expansion-two_ages = Dwie epoki
setup-two-ages = „Pierwsza gra” pomija draft epoki 1, a epoki 1 tu się nie rozgrywa. Wyłącz jedno z nich.

## Timeline

step-BR-VAR-01 = epoka 1 minęła
