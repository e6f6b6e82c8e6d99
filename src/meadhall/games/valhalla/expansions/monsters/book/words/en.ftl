# What the lesson says, step by step.

lesson-monsters-1 = Two monsters lie beside the table. The Troll wants a Frost Giant and a Boar side by side, and yours stand like that. Catch him: he will cover the two of them.
lesson-monsters-2 = In your next battle the Troll fights by himself. Attack!
lesson-monsters-3 = The Troll likes dice: each different weapon on him is +3. Give him the axe.
lesson-monsters-4 = And the spear: 6 by now.
lesson-monsters-5 = The rest of the dice is of no use. End the attack.
lesson-monsters-6 = Beaten by two points: heavier squads stand up to a Troll. A monster leaves after its battle, whoever won, but you gain 1 glory for it. Take a warrior of value 1 from the discard pile.
lesson-monsters-end = A good hunt begins when you place your warriors: put clans side by side that a monster wants. Draw, and play on.
