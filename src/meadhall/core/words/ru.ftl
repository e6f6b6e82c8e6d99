### Почему так играть нельзя

setup-seats = Игроков { $seats }, а играть могут от { $least } до { $most }.
setup-seats-exact = Игроков { $seats }, а играть может только { $most }.
setup-rivals = «{ $one }» и «{ $other }» меняют один и тот же шаг игры. Выберите что-то одно.
setup-option = «{ $option }» не может быть { $value }. Возможно: { $known }.
setup-first = Игрок { $number } начинать не может: за столом только { $seats }.
