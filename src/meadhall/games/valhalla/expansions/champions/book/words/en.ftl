# What the lesson says, step by step.

lesson-champions-1 = Champions remember battles with tokens on their cards. Gerulf and Hrungvald are berserks: very strong at first, 2 weaker for each token. They should fight soon. Attack!
lesson-champions-2 = The dice are good. Arm Hrungvald: the number on the card already counts the tokens.
lesson-champions-3 = And Gerulf. Two berserks before they are tired.
lesson-champions-4 = That is plenty. End the attack.
lesson-champions-end = You won, and both berserks ride to Valhalla with their full glory. Other champions grow stronger with every battle: keep those. Now draw, and play on.
