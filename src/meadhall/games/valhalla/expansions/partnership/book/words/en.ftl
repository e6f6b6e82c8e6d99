# What the lesson says, step by step.

lesson-partnership-1 = Your partner sits opposite. You never attack each other, and in battle you may arm your partner's warriors as well as yours. Attack the neighbour on your left.
lesson-partnership-2 = First your own: arm Björn.
lesson-partnership-3 = Now the partner's: Hundolf fights for you, too. Click him on your partner's board.
lesson-partnership-4 = Add Fury.
lesson-partnership-5 = That is all the dice give. End the attack.
lesson-partnership-end = Lost this time, and nobody dies of that. Had you won, only your own warriors would ride to Valhalla: borrowed ones always stay with your partner. In the end one player wins, but your partner leaves you a shield. Play on.
