import"./with-runtime.js";var puzzles_ru_default=`### Задачи

puzzle = Задача
puzzle-ask = Какой ответ здесь лучший? Один явно лучше всех остальных, и боты его не находят. Считается первый ответ.
puzzle-right = Верно!
puzzle-wrong = Есть ответ лучше.
puzzle-chances = Как часто каждый ответ приводит к победе
puzzle-mine = (ваш ответ)
puzzle-rating = Ваш рейтинг: { $rating } ({ $gained }). Сложность задачи: { $hard }.
puzzle-next = Следующая задача
puzzle-none = Вы решали уже все задачи.
puzzle-on = Отсюда можно играть дальше.
`;export{puzzles_ru_default as default};
