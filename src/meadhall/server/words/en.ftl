lost-title = There is nothing here.
lost-text = The address may be mistyped, or the link was cut short.
lost-way = To the hall
travel-hall = Viking board games in the browser: with friends, strangers and bots.
travel-invited = Come and play { $game }
travel-private = A private table for { $players }. Open the link to sit down.
travel-waiting = { $game }: somebody waits for you
travel-playing = { $game }: a game to watch
travel-over = { $game }: a finished game
travel-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
 }
travel-players = { $players } players
call-turn = It is your turn: { $game }
call-stood = A bot plays on for you: { $game }. You may take your seat back at any time.
call-idle = { $game } ends in a week if nobody moves.
call-title = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
 }
call-code-title = Your code for Meadhall
call-code = Your code is { $code }. It is good for an hour. Somebody asked for it at { $address }; if that was not you, do nothing.
call-reset-title = A new password for Meadhall
call-reset =
    Set a new password here: { $place }
    The link works once, for half an hour. Someone asked for it at { $address }. If it was not you, ignore this mail.
call-foot = You get this because you play at { $address }. When and how you are called is up to you: see the settings there.
