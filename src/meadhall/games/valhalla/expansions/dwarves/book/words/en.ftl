# What the lesson says, step by step.

lesson-dwarves-1 = Dwarves do something when they are armed. Dolgthrasir wants a sacrifice: a card from your hand makes him stronger. Attack!
lesson-dwarves-2 = His weapons lie there. Arm Dolgthrasir.
lesson-dwarves-3 = Now he asks: you may discard one card for +3. Any card will do. Give up Snær.
lesson-dwarves-4 = There are dice left for Frosti, too. A Frost Giant takes any weapons: arm him.
lesson-dwarves-5 = Choose a die for him. Take the sword.
lesson-dwarves-6 = An armed Frost Giant takes a die from the defender. Say yes; then the attack ends, for no dice are left.
lesson-dwarves-end = You won. Other dwarves block a warrior, hold one back from Valhalla, or cost the opponent a tactic. Draw, and play on.
