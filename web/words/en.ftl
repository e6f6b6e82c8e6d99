### The page's own words

## The hall

hall-title = Meadhall, to the hall
hall-welcome = Sit down. The fire is lit.
hall-welcome-more = Two Viking games in your browser: against bots at once, or with friends by a link. No account, nothing to install.
hall-foot = An unofficial fan work without publisher's art or text. Icons from game-icons.net, CC BY 3.0.
your-name = Your name at the table
your-name-hint = a name, if you like
language = Language
theme-to-light = Change to the bright hall
theme-to-dark = Change to the hall at night
close = Close
players = Players
bots = Bots
expansions = { $count ->
    [0] Expansions
    [one] Expansions: { $count } chosen
   *[other] Expansions: { $count } chosen
}
play-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
play-friends = { $count ->
    [one] Invite a friend
   *[other] Invite { $count } friends
}
my-games = Your games
open-tables = Open tables
join-in = join in
your-turn = your turn
go-on = go on
waiting-for-people = waiting for people
somebody = somebody
game-valhalla = Valhalla
game-valhalla-blurb = Gather a squad, roll for their weapons, raid the others for shields, and send your best to Valhalla before Ragnarök. Cards and dice, about half an hour.
game-bloodrage = Blood Rage
game-bloodrage-blurb = Draft your clan's gifts, invade, pillage and die gloriously while the world burns down. Its drawn map is still being carved: you play by questions for now.
bot-greedy = seasoned
bot-random = reckless
bot-name = { $name }
seat-name = Player { $number }
you = You

## Problems

problem-unknown = Something went wrong.
problem-away = The hall does not answer. Is it still open?
problem-no-such-table = There is no such table.
problem-no-free-seat = All seats are taken.
problem-invite-needed = This table is private. Ask for the invite link.
problem-who-are-you = Your browser keeps no cookie, so we cannot hold a seat for you.
problem-unreadable = The hall did not understand that.
refused-stale = The table has moved on. Look again.
refused-illegal = That is not possible now.
refused-no-undo = That cannot be taken back any more.
refused-not-saved = That could not be saved. Try again.
refused-not-seated = You only watch this table.
refused-not-begun = The game has not begun.

## A table

fetching-table = The table is being laid…
no-such-table = There is no such table
to-the-hall = To the hall
free-seat = a free seat
is-here = is here
sit-down = Sit down
send-this-link = Send this link. The game begins when everybody sits.
invite-link = Invite link
copy-link = Copy the link
copied = Copied
line-lost = The line is lost. Coming back…
waiting-for = Waiting for { $names }
question-label = The question
undo = Take back
skip = Skip ahead
back = Back
log = What happened
speed = Speed
game-over = The game is over.
watching = You watch.
slot-name = slot { $number }

## Valhalla: the table

common-table = The common table
rivals = Rivals
my-side = Your side
deck = Deck
discard = Discard pile
discard-count = Discard · { $count }
discard-browse = Look through the discard pile, { $count } cards. On top: { $name }
squad = Squad
hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
hand-label = Hand
valhalla-count = { $count ->
    [one] { $count } warrior in Valhalla
   *[other] { $count } warriors in Valhalla
}
valhalla-label = Valhalla
no-king = the throne is empty
dice-label = Dice
glory-label = Glory
shields-aria = { $own } own shields, { $taken } captured
attack = Attack
attack-who = Attack { $name }
your-turn-long = Your turn
turn-of = { $name } is on turn
final-turns = { $count ->
    [0] The last turn before Ragnarök
    [one] { $count } turn left before Ragnarök
   *[other] { $count } turns left before Ragnarök
}
here = here
place-here = Put { $name } into slot { $number }
warrior-aria = { $name }, { $clan }. Strength { $strength }, glory { $glory }. Weapons: { $weapons }. { $text }
timeline = Course of the battle
step-before = Before battle
step-attack = Attack
step-defence = Defence
step-compare = Outcome
step-ragnarok = Ragnarök
role-attacker = { $name } attacks
role-defender = { $name } defends
strength-aria = Battle strength { $number }
not-rolled = not rolled yet
tick-die = { $name }: roll again
roll-these = { $count ->
    [0] Roll
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
send-these = { $count ->
    [one] Send { $count } to Valhalla
   *[other] Send { $count } to Valhalla
}
term-ability = ability of
term-jarls = your jarl
supply = { $count ->
    [one] { $count } grey die in the supply
   *[other] { $count } grey dice in the supply
}
player = Player
shields-own = Own shields
shields-taken = Captured
score = Points
shield-points = Shields
play-again = Play again
you-won = Victory! Skalds will sing of you.
you-lost = Defeat. The mead is on you.
won-by = { $name } wins.

log-drew-many = { $who } draws { $count } cards.
