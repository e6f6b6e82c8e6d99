# What the lesson says, step by step.

lesson-valkyries-1 = You are attacked. Valkyries care about who rides to Valhalla together: Brynhild brings 3 extra glory if she goes alone. Arm her.
lesson-valkyries-2 = Make sure of it: play Heroic Attack for +3. It costs a die, and you need none any more.
lesson-valkyries-3 = You won, and a defender chooses who goes. Send Brynhild, and nobody else.
lesson-valkyries-4 = She went alone: 3 bonus glory. You take it from the discard pile, in warriors that make up exactly 3. Take Hjalmar for 2.
lesson-valkyries-5 = And Mist for 1. Both lie in your Valhalla now.
lesson-valkyries-end = Some valkyries want company instead: read the sign beside the laurel before you send anybody. Your turn; play on as you like.
