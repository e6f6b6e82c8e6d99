# What the lesson says, step by step.

lesson-clash-1 = W grze jest kilka światów, każdy to talia między dwoma graczami. Najpierw każdy wybiera jeden: będzie leżał po twojej lewej, a dzielisz go z lewym sąsiadem. Weź karły.
lesson-clash-2 = Potem wszystko jak zwykle. Wybierz jarla: weź Valgarda.
lesson-clash-3 = Weź pierwszego wojownika: Jökula.
lesson-clash-4 = Postaw go tutaj.
lesson-clash-5 = Pierwsza ręka pochodzi z trzech talii: trzy karty wspólne i po dwie z obu światów obok ciebie. Dwie z siedmiu odpadają. Odrzuć tego karła.
lesson-clash-6 = I Furię.
lesson-clash-end = Na koniec każdej tury bierzesz po karcie ze wspólnej talii i z obu swoich światów, a zostawiasz jedną. Gra kończy się też, gdy wyczerpie się którakolwiek talia. Graj dalej.
