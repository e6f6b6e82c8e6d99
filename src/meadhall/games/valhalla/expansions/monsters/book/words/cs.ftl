# What the lesson says, step by step.

lesson-monsters-1 = Vedle stolu leží dvě nestvůry. Troll chce Ledového obra a kance vedle sebe a tvoji tak právě stojí. Ulov ho: oba překryje.
lesson-monsters-2 = V příští bitvě bojuje troll sám. Zaútoč!
lesson-monsters-3 = Troll má rád kostky: každá jiná zbraň na něm je +3. Dej mu sekeru.
lesson-monsters-4 = A kopí: už 6.
lesson-monsters-5 = Zbytek kostek k ničemu není. Ukonči útok.
lesson-monsters-6 = Chyběly dva body: početné družiny odolají i trollovi. Po bitvě nestvůra odejde, ať vyhraje kdokoli, ale získáš za ni 1 slávu. Vezmi si z odhazovací hromádky bojovníka za 1.
lesson-monsters-end = Dobrý lov začíná rozestavením: stav vedle sebe klany, které nestvůra chce. Lízni si a hraj dál.
