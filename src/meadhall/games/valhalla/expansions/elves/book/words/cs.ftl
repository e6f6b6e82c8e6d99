# What the lesson says, step by step.

lesson-elves-1 = Elfové bojují dobře vedle správného druha. Přečti si Dellinga v ruce: +2, stojí-li vlevo medvěd. Bödvar ve tvé družině je medvěd. Vyber Dellinga.
lesson-elves-2 = Postav Dellinga hned napravo od Bödvara: pak stojí Bödvar po jeho levici. Nikdo se už nepohne, takže rozhoduje místo.
lesson-elves-3 = S elfy v balíčku se díváš na tři karty a jednu si necháš. Nech si Alfrun, také z elfů: podívej se, koho chce mít vedle sebe.
lesson-elves-4 = Zbylé dvě se odhodí. Nejdřív odlož tuhle.
lesson-elves-end = To je všechno: když někoho přidáváš, podívej se na oba sousedy volného místa. Teď na tebe útočí soupeř; hraj dál, jak chceš.
