import"./with-runtime.js";var lobby_en_default=`lobby = The lobby
connecting = Looking who is here…
people-here = { $count ->
    [one] One person is here
   *[other] { $count } people are here
 }
name-me = Show my name
nobody-waits = Nobody waits just now. Be the first: the next one who comes finds you.
nobody-there = away
which-game = Game
pace = Pace
pace-live = Live
pace-days = Over days
pace-live-note = Waiting for somebody who wants to play now. Each answer has three minutes.
pace-days-note = Waiting for somebody who plays over days. You may close the page; each move has three days.
wait = Wait for people
wait-30 = 30 seconds, then bots
wait-60 = A minute, then bots
wait-300 = Five minutes, then bots
wait-3600 = An hour, then bots
wait-86400 = A day, then bots
wait-0 = People only
seek-rated = Rated game
table-rated = rated
bots-in = Bots take the free seats in { $time }.
bots-there = { $count ->
    [one] a bot
   *[other] { $count } bots
 }
free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
share = Share…
share-words = Come and play { $game } with me!
qr = QR code
qr-note = Point a phone's camera at it to sit down.
bot-sits = Let a bot take a seat
learn-meanwhile = Learn the game meanwhile
stop-waiting = Stop waiting
your-moves = { $count ->
    [0] Games with people
    [one] Your move at one table
   *[other] Your move at { $count } tables
 }
they-think = waiting for others
next-move = { $count ->
    [one] Next table
   *[other] Next table ({ $count })
 }
due = a bot plays on after { $when }
ends = ends on { $when } if nobody moves
calls = When you are away
calls-note = For games over days: how you learn that it is your turn. One message for several tables, never twice.
push = Notify me on this device
push-refused = Your browser does not allow it. You can change that in its settings for this page.
mail = Mail address
mail-password = Your password, to confirm
mail-send = Send a code
mail-stop = No more mail
mail-code = The code from the mail
mail-confirm = Confirm
mail-good = You are called by mail.
digest = Gather mail for
digest-0 = send at once
digest-600 = ten minutes
digest-3600 = an hour
digest-86400 = a day
quiet-hours = Quiet hours
quiet-from = Quiet from
quiet-to = Quiet until
quiet-note = The same time twice: you may be called at any hour.
absence = Leave of absence
absence-days = { $count ->
    [0] I am here
    [one] one day
   *[other] { $count } days
 }
absence-back = I am back
absence-note = Nobody calls you, clocks of days stand still for you, and no game of yours ends by itself.
absence-until = You are away until { $day }. Clocks of days stand still for you.
`;export{lobby_en_default as default};
