# What the lesson says, step by step.

lesson-coop-1 = Lovíte bestii společně a ta útočí na tvého druha. Před bitvou mu smí každý z ostatních předat jednu kartu: co pomáhá teď, patří tomu, kdo bojuje. Předej Výměnu zbraní.
lesson-coop-2 = Druh se ubránil a poslal bojovníka do Valhally; ta sláva posiluje i tebe. Tvá družina je prázdná: přidej Bödvara.
lesson-coop-3 = Místo je libovolné.
lesson-coop-end = Bestie hází po každém tahu a útočí na toho, kdo má nejvíc štítů. Ztratí-li někdo poslední, prohrají všichni: rozdělte si rány. Hrajte dál společně.
