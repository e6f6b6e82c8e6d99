# What the lesson says, step by step.

lesson-alliance-1 = Spojenec sedí naproti a vyhrajete nebo prohrajete společně. V bitvě smíš vyzbrojovat i jeho bojovníky. Zaútoč na souseda vlevo.
lesson-alliance-2 = Nejdřív vlastní: vyzbroj Duneyra. Jeleni počítají i spojencovy bojovníky.
lesson-alliance-3 = Teď spojencův: Mjöll stačí jakékoli zbraně. Klikni na ni na spojencově desce.
lesson-alliance-4 = Vyber jí kostku: sekeru.
lesson-alliance-5 = Vyzbrojený Ledový obr vezme obránci kostku, ať patří komukoli. Souhlas.
lesson-alliance-6 = Ukonči útok.
lesson-alliance-end = Výhra: Duneyr odešel do tvé Valhally a Mjöll do Valhally spojence. Na konci sečtete všechno a ukořistěné štíty tvoří společné sady. Lízni si a hraj dál.
