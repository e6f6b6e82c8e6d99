# What the lesson says, step by step.

lesson-partnership-1 = Partner siedzi naprzeciwko. Nie atakujecie się nawzajem, a w bitwie możesz uzbrajać także jego wojowników. Zaatakuj sąsiada po lewej.
lesson-partnership-2 = Najpierw swój: uzbrój Björna.
lesson-partnership-3 = Teraz wojownik partnera: Hundolf też walczy dla ciebie. Kliknij go na planszy partnera.
lesson-partnership-4 = Dodaj Furię.
lesson-partnership-5 = Więcej kości nie dadzą. Zakończ atak.
lesson-partnership-end = Tym razem porażka, ale nikt od niej nie ginie. Po zwycięstwie do Valhalli poszliby tylko twoi wojownicy: pożyczeni zawsze zostają u partnera. Na koniec wygrywa jedna osoba, ale partner zostawi ci tarczę. Graj dalej.
