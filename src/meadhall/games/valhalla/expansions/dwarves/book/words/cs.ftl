# What the lesson says, step by step.

lesson-dwarves-1 = Trpaslíci něco udělají, když jsou vyzbrojení. Dolgthrasir chce oběť: karta z tvé ruky ho posílí. Zaútoč!
lesson-dwarves-2 = Jeho zbraně padly. Vyzbroj Dolgthrasira.
lesson-dwarves-3 = Teď se ptá: smíš odhodit jednu kartu za +3. Hodí se kterákoli. Vzdej se Snæra.
lesson-dwarves-4 = Kostky zbývají i pro Frostiho. Ledovému obrovi stačí jakékoli zbraně: vyzbroj ho.
lesson-dwarves-5 = Vyber mu kostku. Vezmi meč.
lesson-dwarves-6 = Vyzbrojený Ledový obr vezme obránci kostku. Souhlas; pak útok skončí, protože kostky došly.
lesson-dwarves-end = Výhra. Jiní trpaslíci zablokují bojovníka, nepustí někoho do Valhally, nebo připraví soupeře o taktiku. Lízni si a hraj dál.
