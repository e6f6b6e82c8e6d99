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
`;export{lobby_en_default as default};
