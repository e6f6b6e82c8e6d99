# What the lesson says, step by step.

lesson-coop-1 = Polujecie na bestię razem, a ona atakuje twojego towarzysza. Przed bitwą każdy z pozostałych może przekazać mu jedną kartę: co przydaje się teraz, należy się walczącemu. Przekaż Wymianę broni.
lesson-coop-2 = Towarzysz się obronił i wysłał wojownika do Valhalli; ta chwała wzmacnia też ciebie. Twoja drużyna jest pusta: dołóż Bödvara.
lesson-coop-3 = Miejsce dowolne.
lesson-coop-end = Bestia rzuca po każdej turze i atakuje tego, kto ma najwięcej tarcz. Jeśli ktoś straci ostatnią, przegrywają wszyscy: dzielcie się ciosami. Grajcie dalej razem.
