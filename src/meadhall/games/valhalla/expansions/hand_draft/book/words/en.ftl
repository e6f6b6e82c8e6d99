# What the lesson says, step by step.

lesson-hand_draft-1 = You build your first hand from a common reserve. Everybody has five cards, and two lie open. In your turn you lay one down or stop. Lay down Hinda: each card you lay is one more to choose from.
lesson-hand_draft-2 = Your opponent laid a card, too. Stop now: you fill your hand from the reserve, up to five.
lesson-hand_draft-3 = Choose one of the four. Hinda is still there: take her back.
lesson-hand_draft-end = Who stops early takes what lies there; who waits may find more, or less. What is left in the end is discarded. Now the game begins.
