# What the lesson says, step by step.

lesson-elves-1 = Elves fight well beside the right comrade. Read Delling in your hand: +2 if a Bear stands to the left. Bödvar in your squad is a Bear. Choose Delling.
lesson-elves-2 = Put Delling directly to the right of Bödvar: then Bödvar stands to Delling's left. Nobody ever moves, so the place decides.
lesson-elves-3 = With elves in the deck you see three cards and keep one. Keep Alfrun, another elf: look whom she wants beside her.
lesson-elves-4 = The two others are discarded. Lay down this one first.
lesson-elves-end = That was all: whenever you add somebody, look at both neighbours of the empty place. Your opponent attacks now; play on as you like.
