# What the lesson says, step by step.

lesson-thor-1 = Ostatní dva se právě utkají a ty máš v ruce Thórovy karty. S nimi máš slovo i v cizích bitvách. Zahraj Mjölnir: někomu dá +3 k síle.
lesson-thor-2 = Komu pomůžeš? Musí to být hráč, který nemá víc bojovníků než soupeř. Pomoz útočníkovi.
lesson-thor-3 = Vyhrál a Mjölnir leží ve tvé Valhalle: sláva bez boje. Začíná jejich další bitva. Bouře pomůže tomu, kdo má méně bojovníků: zahraj ji.
lesson-thor-end = I tahle pomoc se vyplatila. Kdyby ten, komu pomáháš, prohrál, karta by propadla. Ve vlastních bitvách Thórovy karty použít nesmíš. Jsi na tahu; hraj dál.
