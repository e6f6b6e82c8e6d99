# What the lesson says, step by step.

lesson-king-1 = Somebody wears the crown and gains glory every turn. Whoever beats the king becomes king, and you roll an extra die against a king who has sat there for a while. Attack the king!
lesson-king-2 = Seven dice instead of six. Arm Thorbjörn.
lesson-king-3 = And Jökul, who takes any weapons.
lesson-king-4 = A Frost Giant takes a die from the defender. Do it.
lesson-king-5 = Good enough. End the attack.
lesson-king-end = The crown is yours, at level 1. If a warrior stands in your squad when your next turn begins, you gain its glory and the level rises; so do the dice against you. Draw, and defend your crown.
