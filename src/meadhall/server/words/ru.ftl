lost-title = Здесь ничего нет.
lost-text = Возможно, в адресе опечатка или ссылка скопирована не целиком.
lost-way = В зал
travel-hall = Настольные игры о викингах в браузере: с друзьями, с кем угодно и с ботами.
travel-invited = Сыграем: { $game }
travel-private = Закрытый стол, игроков: { $players }. Откройте ссылку, чтобы сесть.
travel-waiting = { $game }: вас ждут
travel-playing = { $game }: игра, за которой можно смотреть
travel-over = { $game }: оконченная игра
travel-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
 }
travel-players = Игроков: { $players }
call-turn = Ваш ход: { $game }
call-stood = Бот играет за вас: { $game }. Вернуться на место можно в любое время.
call-idle = { $game }: игра закончится через неделю, если никто не сделает ход.
call-title = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
 }
call-code-title = Ваш код для Meadhall
call-code = Ваш код: { $code }. Он действует час. Его запросили на { $address }; если это были не вы, ничего не делайте.
call-foot = Вы получили это письмо, потому что играете на { $address }. Когда и как вас звать, решаете вы: смотрите настройки на странице.
