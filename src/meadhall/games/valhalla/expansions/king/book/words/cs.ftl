# What the lesson says, step by step.

lesson-king-1 = Někdo nosí korunu a každý tah získává slávu. Kdo krále porazí, stane se králem, a proti králi, který už nějakou dobu sedí, házíš kostkou navíc. Zaútoč na krále!
lesson-king-2 = Sedm kostek místo šesti. Vyzbroj Thorbjörna.
lesson-king-3 = A Jökula, kterému stačí jakékoli zbraně.
lesson-king-4 = Ledový obr vezme obránci kostku. Souhlas.
lesson-king-5 = To stačí. Ukonči útok.
lesson-king-end = Koruna je tvá, úroveň 1. Stojí-li na začátku tvého příštího tahu v družině bojovník, získáš slávu a úroveň stoupne, a s ní i kostky proti tobě. Lízni si a braň korunu.
