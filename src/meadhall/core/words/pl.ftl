### Dlaczego tak grać nie można

setup-seats = Graczy jest { $seats }, a może grać od { $least } do { $most }.
setup-seats-exact = Graczy jest { $seats }, a może grać tylko { $most }.
setup-rivals = „{ $one }” i „{ $other }” zmieniają ten sam krok gry. Wybierzcie jedno z nich.
setup-option = „{ $option }” nie może mieć wartości { $value }. Możliwe: { $known }.
setup-first = Gracz { $number } nie może zaczynać: graczy przy stole jest { $seats }.
