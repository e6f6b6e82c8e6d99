# What the lesson says, step by step.

lesson-solo-1 = Samotnie polujesz na jedną z czterech wielkich bestii: sześć kart, każda silniejsza od poprzedniej. Pokonaj wszystkie, zanim skończą się tarcze albo talia. Wybierz Fenrira.
lesson-solo-2 = Poziom mówi, ile kart kosztuje każda przegrana bitwa. Zacznij od pierwszego.
lesson-solo-3 = Na polowanie weź dowolnego jarla. Wybierz Valgarda, który pomaga w obronie.
lesson-solo-4 = Oto twoje sześć kart. Raz, tylko teraz, możesz wymienić część z nich. Są dobre: zatrzymaj wszystkie.
lesson-solo-5 = Drużyna zaczyna pusta, więc najpierw dołóż wojownika. Weź Berę.
lesson-solo-6 = Miejsce dowolne.
lesson-solo-end = Teraz dobierasz, a potem rzuca bestia: pasujące kości zostają na jej karcie, a gdy zakryte są wszystkie znaki, bestia atakuje. Chwała w Valhalli dodaje się do twojej siły w każdej bitwie, więc wygrywaj wcześnie. Udanych łowów!
