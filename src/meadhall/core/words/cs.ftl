### Proč tak hrát nelze

setup-seats = Hráčů je { $seats }, ale hrát jich může { $least } až { $most }.
setup-seats-exact = Hráčů je { $seats }, ale hrát může jen { $most }.
setup-rivals = „{ $one }“ a „{ $other }“ mění tentýž krok hry. Vyberte jedno z nich.
setup-option = „{ $option }“ nemůže být { $value }. Možnosti: { $known }.
setup-first = Hráč { $number } začínat nemůže: u stolu jsou jen { $seats }.
