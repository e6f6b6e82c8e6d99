### Puzzles

puzzle = Puzzle
puzzle-ask = Which answer is best here? One is clearly better than all others, and bots miss it. Your first answer counts.
puzzle-right = Right!
puzzle-wrong = There is a better answer.
puzzle-chances = How often each answer wins
puzzle-mine = (your answer)
puzzle-rating = Your rating: { $rating } ({ $gained }). This puzzle: { $hard }.
puzzle-next = Next puzzle
puzzle-none = You have tried them all.
puzzle-on = You may play on from here.
