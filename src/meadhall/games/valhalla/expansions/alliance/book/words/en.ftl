# What the lesson says, step by step.

lesson-alliance-1 = Your ally sits opposite, and you win or lose together. In battle you may arm your ally's warriors as well. Attack the neighbour on your left.
lesson-alliance-2 = First your own: arm Duneyr. Deer also count the warriors of your ally.
lesson-alliance-3 = Now your ally's: Mjöll takes any weapons. Click her on your ally's board.
lesson-alliance-4 = Choose a die for her: the axe.
lesson-alliance-5 = An armed Frost Giant takes a die from the defender, whoever owns it. Do it.
lesson-alliance-6 = End the attack.
lesson-alliance-end = You won: Duneyr rode to your Valhalla, and Mjöll to that of your ally. In the end you add up everything, and captured shields make sets together. Draw, and play on.
