# What the lesson says, step by step.

lesson-loki-1 = You are attacked with strength 8, and you can only reach 7. With Loki that is not bad at all. Arm Snær, then the defence ends.
lesson-loki-2 = Lost by 1. Whoever loses narrowly gets something from the Loki card beside the table: the row of this difference, or one below it. Take the second row: a card from the deck.
lesson-loki-3 = It was Björn the Broad. A defeat has brought you a warrior: add him.
lesson-loki-4 = Put him here.
lesson-loki-end = Remember: the smaller the difference, the better the row. Count before you give up. Now draw, and play on.
