# Пять сил игры, ярлы с характером и почему бот так пошёл.

bot-thrall = Трэлл
bot-karl = Карл
bot-jarl = Ярл
bot-einherjar = Эйнхерий
bot-skald = Скальд
bot-jarl-reckless = Безрассудный ярл
bot-jarl-careful = Осторожный ярл
bot-jarl-glorious = Ярл, мечтающий о Вальхалле
bot-jarl-loki = Друг Локи

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
