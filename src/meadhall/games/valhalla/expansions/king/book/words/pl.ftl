# What the lesson says, step by step.

lesson-king-1 = Ktoś nosi koronę i co turę zdobywa chwałę. Kto pokona króla, sam nim zostaje, a przeciw królowi, który siedzi już jakiś czas, rzucasz dodatkową kością. Zaatakuj króla!
lesson-king-2 = Siedem kości zamiast sześciu. Uzbrój Thorbjörna.
lesson-king-3 = I Jökula, który bierze dowolną broń.
lesson-king-4 = Lodowy Gigant zabiera obrońcy kość. Zgódź się.
lesson-king-5 = Wystarczy. Zakończ atak.
lesson-king-end = Korona jest twoja, poziom 1. Jeśli na początku twojej następnej tury w drużynie stoi wojownik, dostaniesz chwałę, a poziom wzrośnie, razem z kośćmi przeciw tobie. Dobierz karty i broń korony.
