# Четыре силы игры и почему бот так пошёл.

bot-thrall = Трэлл
bot-karl = Карл
bot-jarl = Ярл
bot-einherjar = Эйнхерий

reason-only = другого выбора нет
reason-luck = выбрано наугад
reason-thumb = на первый взгляд лучше всего
reason-habit = обычное дело
reason-odds = точный расчёт
reason-ahead = шансы на победу — { $percent } %, если смотреть на ход вперёд
reason-tree = шансы на победу — { $percent } %; проверено { $visits ->
    [one] { $visits } раз
    [few] { $visits } раза
   *[many] { $visits } раз
}
