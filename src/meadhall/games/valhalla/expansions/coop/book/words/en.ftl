# What the lesson says, step by step.

lesson-coop-1 = You hunt a beast together, and it attacks your comrade. Before the battle everybody else may hand over one card: what helps now belongs to whoever fights. Hand over Weapon Swap.
lesson-coop-2 = Your comrade held out and sent a warrior to Valhalla; that glory strengthens you as well. Your squad is empty: add Bödvar.
lesson-coop-3 = Any place will do.
lesson-coop-end = After every turn the beast rolls, and it goes for whoever has the most shields. If one of you loses the last shield, all have lost: share the blows. Play on together.
