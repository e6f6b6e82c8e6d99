# What the lesson says, step by step.

lesson-elves-1 = Elfy dobrze walczą obok właściwego towarzysza. Przeczytaj kartę Dellinga na ręce: +2, jeśli po lewej stoi niedźwiedź. Bödvar w twojej drużynie jest niedźwiedziem. Wybierz Dellinga.
lesson-elves-2 = Postaw Dellinga tuż na prawo od Bödvara: wtedy Bödvar stoi po jego lewej stronie. Nikt się później nie przesuwa, więc miejsce decyduje.
lesson-elves-3 = Z elfami w talii oglądasz trzy karty i zostawiasz jedną. Zostaw Alfrun, też z elfów: zobacz, kogo chce mieć obok siebie.
lesson-elves-4 = Dwie pozostałe się odrzuca. Najpierw odłóż tę.
lesson-elves-end = To wszystko: dokładając wojownika, spójrz na obu sąsiadów wolnego miejsca. Teraz atakuje cię rywal; graj dalej, jak chcesz.
