# What the lesson says, step by step.

lesson-dwarves-1 = Karły coś robią, gdy są uzbrojone. Dolgthrasir chce ofiary: karta z twojej ręki go wzmocni. Atakuj!
lesson-dwarves-2 = Jego broń leży na stole. Uzbrój Dolgthrasira.
lesson-dwarves-3 = Teraz pyta: możesz odrzucić jedną kartę i dostać +3. Wystarczy dowolna. Oddaj Snæra.
lesson-dwarves-4 = Starczy kości i dla Frostiego. Lodowy Gigant bierze dowolną broń: uzbrój go.
lesson-dwarves-5 = Wybierz dla niego kość. Weź miecz.
lesson-dwarves-6 = Uzbrojony Lodowy Gigant zabiera obrońcy kość. Zgódź się; potem atak się kończy, bo kości już nie ma.
lesson-dwarves-end = Zwycięstwo. Inne karły blokują wojownika, nie puszczają kogoś do Valhalli albo pozbawiają rywala taktyki. Dobierz karty i graj dalej.
