import"./with-runtime.js";var puzzles_ru_default=`### Задачи

puzzle = Задача
puzzle-ask = Какой ответ здесь лучший? Один явно лучше всех остальных, и боты его не находят. Считается первый ответ.
puzzle-right = Верно: { $best } — победа в { $chance } % случаев.
puzzle-wrong = Это не лучший ответ: { $mine } — победа в { $low } % случаев, { $best } — в { $chance } %.
puzzle-other = Это не лучший ответ: { $best } — победа в { $chance } % случаев.
puzzle-second = Следующий по силе ответ: { $second }, { $low } %.
puzzle-rating = Ваш рейтинг: { $rating } ({ $gained }). Сложность задачи: { $hard }.
puzzle-next = Следующая задача
puzzle-none = Вы решали уже все задачи.
puzzle-on = Отсюда можно играть дальше.
`;export{puzzles_ru_default as default};
