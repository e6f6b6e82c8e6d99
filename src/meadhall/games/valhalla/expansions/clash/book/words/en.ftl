# What the lesson says, step by step.

lesson-clash-1 = Several worlds are in play, each a deck between two players. First everybody picks one; it will lie to your left, and your left neighbour shares it. Take the dwarves.
lesson-clash-2 = Then everything is as usual. Choose your jarl: take Valgard.
lesson-clash-3 = Take your first warrior: Jökul.
lesson-clash-4 = Put him here.
lesson-clash-5 = Your first hand comes from three decks: three common cards and two of each world beside you. Two of the seven go. Throw away this dwarf.
lesson-clash-6 = And Fury.
lesson-clash-end = At the end of every turn you draw one card from the common deck and one from each of your two worlds, and keep one. The game also ends when any of the decks is empty. Play on.
