# What the lesson says, step by step.

lesson-tyr-1 = Máš dvě Týrovy karty. Nejsou to bojovníci ani taktiky: každá posílí jednoho bojovníka, a jen ve chvíli, kdy přichází. Přidej Hrodulfa.
lesson-tyr-2 = Vyber mu místo.
lesson-tyr-3 = Teď je ta chvíle: polož pod něj Týrovu přísahu. Vyzbrojený má +2.
lesson-tyr-4 = Pak lížeš jako obvykle. Nech si tuhle kartu.
lesson-tyr-end = Pod bojovníka, který už stojí, nic nepoložíš, proto si Týrovy karty šetři pro nové. Když odejde, jeho Týrova karta se odhodí. Hraj dál.
