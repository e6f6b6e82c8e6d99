import"./with-runtime.js";var puzzles_cs_default=`### Hádanky

puzzle = Hádanka
puzzle-ask = Která odpověď je tu nejlepší? Jedna je jasně lepší než všechny ostatní a boti ji nevidí. Počítá se první odpověď.
puzzle-right = Správně!
puzzle-wrong = Existuje lepší odpověď.
puzzle-chances = Jak často každá odpověď vede k výhře
puzzle-mine = (vaše odpověď)
puzzle-rating = Vaše hodnocení: { $rating } ({ $gained }). Tato hádanka: { $hard }.
puzzle-next = Další hádanka
puzzle-none = To byly všechny hádanky.
puzzle-on = Odtud můžete hrát dál.
`;export{puzzles_cs_default as default};
