# What the lesson says, step by step.

lesson-valkyries-1 = Útočí na tebe. Valkýrám záleží na tom, kdo odchází do Valhally společně: Brynhild přinese 3 slávy navíc, odejde-li sama. Vyzbroj ji.
lesson-valkyries-2 = Pro jistotu zahraj Hrdinský útok za +3. Stojí kostku, ale žádnou už nepotřebuješ.
lesson-valkyries-3 = Výhra, a obránce si vybírá, kdo odejde. Pošli Brynhild a nikoho jiného.
lesson-valkyries-4 = Odešla sama: 3 bonusové slávy. Bereš je z odhazovací hromádky v bojovnících, kteří dají přesně 3. Vezmi Hjalmara za 2.
lesson-valkyries-5 = A Mist za 1. Oba jsou teď ve tvé Valhalle.
lesson-valkyries-end = Jiné valkýry chtějí společnost: než někoho pošleš, přečti si znak u věnce. Jsi na tahu; hraj dál, jak chceš.
