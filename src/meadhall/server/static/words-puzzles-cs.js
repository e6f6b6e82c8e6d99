import"./with-runtime.js";var puzzles_cs_default=`### Hádanky

puzzle = Hádanka
puzzle-ask = Která odpověď je tu nejlepší? Jedna je jasně lepší než všechny ostatní a boti ji nevidí. Počítá se první odpověď.
puzzle-right = Správně: { $best } vyhraje v { $chance } % případů.
puzzle-wrong = To není nejlepší odpověď: { $mine } vyhraje v { $low } % případů, { $best } v { $chance } %.
puzzle-other = To není nejlepší odpověď: { $best } vyhraje v { $chance } % případů.
puzzle-second = Druhá nejlepší odpověď je { $second }: { $low } %.
puzzle-rating = Vaše hodnocení: { $rating } ({ $gained }). Tato hádanka: { $hard }.
puzzle-next = Další hádanka
puzzle-none = To byly všechny hádanky.
puzzle-on = Odtud můžete hrát dál.
`;export{puzzles_cs_default as default};
