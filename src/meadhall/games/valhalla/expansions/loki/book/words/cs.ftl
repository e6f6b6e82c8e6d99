# What the lesson says, step by step.

lesson-loki-1 = Útočí na tebe silou 8 a ty se dostaneš nejvýš na 7. S Lokim to vůbec není zlé. Vyzbroj Snæra, pak obrana skončí.
lesson-loki-2 = Prohra o 1. Kdo prohraje o vlásek, dostane něco z Lokiho karty vedle stolu: řádek tohoto rozdílu, nebo nižší. Vezmi druhý řádek: kartu z balíčku.
lesson-loki-3 = Přišel Björn Ramenatý. Prohra ti přinesla bojovníka: přidej ho.
lesson-loki-4 = Postav ho sem.
lesson-loki-end = Pamatuj: čím menší rozdíl, tím lepší řádek. Než se vzdáš, počítej. Teď si lízni a hraj dál.
