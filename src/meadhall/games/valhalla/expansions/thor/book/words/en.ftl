# What the lesson says, step by step.

lesson-thor-1 = The other two are about to fight, and you hold Thor cards. With them you have a say in battles that are not yours. Play Mjölnir: +3 strength for somebody.
lesson-thor-2 = Whom do you aid? It must be a player with no more warriors than the opponent. Aid the attacker.
lesson-thor-3 = The player you aided won, and Mjölnir lies in your Valhalla: glory without a fight. The next battle of the two begins. Storm helps whoever has fewer warriors: play it.
lesson-thor-end = That one won, too. Had the player you aided lost, the card would be gone. In your own battles you cannot use Thor cards. Your turn; play on.
