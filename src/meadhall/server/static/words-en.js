import"./with-runtime.js";var en_default=`### The page's own words

## The hall

hall-title = Meadhall, to the hall
hall-welcome = Sit down. The fire is lit.
hall-welcome-more = Two Viking games in your browser: against bots at once, or with friends by a link. No account, nothing to install.
hall-foot = An unofficial fan work without publisher's art or text. Icons from game-icons.net, CC BY 3.0.
to-workshop = Your own cards: the workshop
to-privacy = Privacy
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
play-anyone = Play with anyone
play-friends = { $count ->
    [one] Invite a friend
   *[other] Invite { $count } friends
}
my-games = Your games
open-tables = Open tables
join-in = join in
running-tables = Games to watch
look-on = watch
your-turn = your turn
go-on = go on
waiting-for-people = waiting for people
somebody = somebody
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
problem-people-only = Others at this table want to play with people only.
problem-rated-accounts = Rated games need an account: choose a name and a password in the settings.
problem-rated-pause = Too many of your last rated games ended early. You can play rated again after a short pause; other games are open to you.
problem-rated-clock = A rated game needs a clock.
problem-rated-bots = No bots in a rated game.
problem-rated-seats = A rated game needs at least two people, each with one seat.
problem-rated-cards = A rated game is played with the game’s own cards.
problem-rated-practice = Practice is never rated.
problem-rated-stand-in = In a rated game no bot plays for you, and whoever has left does not come back.
problem-rated-vote = Nobody is voted out of a rated game: the clock decides.
problem-no-such-zone = There is no such time zone.
problem-no-such-language = The hall does not speak this language.
problem-no-push = This browser cannot be notified by the hall.
problem-no-mail = That is no mail address, or the hall sends no mail.
problem-wrong-code = That is not the code, or it is too old. Ask for a new one.
problem-away-lately = You were away only lately. A week lies between two leaves.
problem-invite-needed = This table is private. Ask for the invite link.
problem-who-are-you = Your browser keeps no cookie, so we cannot hold a seat for you.
problem-unreadable = The hall did not understand that.
refused-stale = The table has moved on. Look again.
refused-illegal = That is not possible now.
refused-no-undo = That cannot be taken back any more.
refused-stood-in = A bot is playing for somebody who is away: only a move that revealed nothing can be taken back.
refused-rated = Nothing is taken back in a rated game.
refused-not-saved = That could not be saved. Try again.
refused-not-seated = You are only watching this table.
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
line-lost = Connection lost. Reconnecting…
waiting-for = Waiting for { $names }
question-label = The question
undo = Take back
skip = Skip ahead
back = Back
log = What happened
speed = Speed
game-over = The game is over.
watching = You are watching.
watching-late = { $count ->
    [0] You are watching.
    [one] You are watching one move late, so that nobody can tip off the players.
   *[other] You are watching { $count } moves late, so that nobody can tip off the players.
}
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
no-king = The throne is empty
dice-label = Dice
glory-label = Glory
shields-aria = { $own } own shields, { $taken } captured
attack = Attack
attack-who = Attack { $name }
your-turn-long = Your turn
turn-of = { $name }'s turn
final-turns = { $count ->
    [0] The last turn before Ragnarök
    [one] { $count } turn left before Ragnarök
   *[other] { $count } turns left before Ragnarök
}
prompt-phase-a-add-warrior = { $verbs ->
    [add-warrior] Your turn: add a warrior.
    [add-warrior-add-two] Your turn: add a warrior, or two.
   *[other] Your turn: add a warrior, attack, or draw cards.
}
prompt-phase-a-attack = Your turn: attack, or draw cards.
here = here
place-here = Put { $name } into slot { $number }
warrior-aria = { $name }, { $clan }. Strength { $strength }, glory { $glory }. Weapons: { $weapons }. { $text }
timeline = Course of the battle
step-before = Before battle
step-attack = Attack
step-defence = Defence
step-compare = Outcome
step-ragnarok = Ragnarök
role-attacker = { $me ->
    [yes] You attack
   *[no] { $name } attacks
}
role-defender = { $me ->
    [yes] You defend
   *[no] { $name } defends
}
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
won-by = { $count ->
    [1] { $name } wins.
   *[other] { $name } share the victory.
}

ceremony-title = Who has gathered the most glory?
ceremony-skip = To the scores
moment-last-age = The last Age begins
moment-last-age-words = Whoever has the most glory after it wins.
moment-jarls = The jarls step forward
moment-burns = { $place } burns!

end-together = with { $name }
end-pairs = Those who play together add up their points.
end-tie = Equal points: captured shields decide, then own shields.
end-shared = Equal in everything: the victory is shared.
end-theirs = Brought by { $name }
log-returned = { $me ->
    [yes] Back from Valhalla to you: { $what }.
   *[no] Back from Valhalla to { $who }: { $what }.
}
log-loki-row = { $me ->
    [yes] You take Loki's bonus: “{ $what }.”
   *[no] { $who } takes Loki's bonus: “{ $what }.”
}
verb-loki-row = { $thing }
log-drew-many = { $who } draws { $count } cards.

## Bots

bot-thrall = thrall (easy)
bot-karl = karl (fair)
bot-jarl = jarl (strong)
bot-einherjar = einherjar (very strong)
bot-skald = skald (strongest)

## Preferences

preferences = Settings
theme = Light
sound = Sound
sound-to-on = Turn sound on
sound-to-off = Turn sound off
volume = Volume
music = Music
music-volume = Volume of the music
speed-off = no animation
speed-note = How fast you are shown what others do. Without animation everything is shown at once.
notices = Call me when it is my turn
notices-note = Your browser notifies you while you are elsewhere.
notices-refused = Your browser does not allow it. You can change that in its settings for this page.
account-hint = Continue games from another device
tables-wait = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}

## Opening a table

play-alone = Face a monster alone
more-choices = More choices
puzzle-today = Puzzle of the day
new-table = A new table: { $game }
open-table = Open the table
seats = Who sits at the table
seat-who = Seat { $number }
seat-me = Me
seat-here = Somebody at this device
seat-their-name = Their name
seat-friend = A friend, by link
seat-bot = Bot: { $strength }
seat-more = One seat more
seat-fewer = One seat fewer
expansions-title = Expansions and ways to play
group-ways = Ways to play
group-sets = More cards
group-gods = Gods and monsters
group-easier = Variants
group-others = Others
for-players = { $count ->
    [one] for { $count } player
   *[other] for { $count } players
}
for-players-range = for { $from }–{ $to } players
around-the-table = Around the table
clock = Clock
clock-none = no clock
clock-total-10 = 10 minutes each, 5 seconds more per move
clock-total-30 = 30 minutes each, 10 seconds more per move
clock-move-1 = 1 minute for each move
clock-move-day = 1 day for each move
clocks = Time left
card-set = Cards
card-set-own = a set somebody made here
private-table = Only those with the link may join
rated-table = Rated game
gallery-talks = Spectators may talk among themselves
house-rules = Rules in dispute
house-rules-note = Where the printed editions differ or are silent, you may choose. Leave them as they are if in doubt.
problem-rule = The rules do not allow this.
problem-setup = The rules do not allow this.
finished-games = Finished games
practice-games = Practice ({ $count })
result-won = won
result-lost = lost
look-again = look again
open-record = Open a saved game from a file
my-record = Your record
record-games = Played
record-won = Won
record-points = Points
record-place = Place
record-best = Best
record-alone = solo
record-bots = { $count ->
    [one] { $count } player, against bots
   *[other] { $count } players, against bots
}
record-people = { $count ->
    [one] { $count } player, against people
   *[other] { $count } players, against people
}
record-shared = { $count ->
    [one] { $count } victory shared
   *[other] { $count } victories shared
}
record-longest = Most wins in a row: { $count }.
record-note = Points and place are averages. Practice, games of several people at one device and games that a bot finished for you do not count.

## At the table

table-menu = Table
does-what = { $names }: { $what }
waiting-for-what = Waiting for { $names }: { $what }
happened = What happened to you
undo-ask = Ask to take back
wish-asks = { $name } asks to take the last move back.
wish-waits = { $name } asked to take the last move back. The others are being asked.
wish-agree = Agree
wish-refuse = Refuse
standing = When you are asked this
standing-ask = ask me
standing-attacked = ask only when I am attacked
standing-never = never ask, I refuse
standing-always = always agree
standing-withdraw = ask me again
odds = Odds
odds-win = Win this battle
hint = Hint
hint-would = A strong player would:
hint-next = Alternatives:
advice-none = There is nothing to calculate here.
rule-read = Read the rule
details = Details
rule-unknown = The hall does not have the text of this rule.
rule-in-english = What is not translated yet is shown in English.
reference = Cards and rules
reference-cards = Cards
reference-book = Rulebook
reference-rules = Numbered rules
reference-goal = How one wins
reference-signs = Signs
begin = Begin
search = Search
nothing-found = Nothing found.
more-found = { $count } more. Search for something narrower.
sort-warriors = Warriors
sort-tactics = Tactics
sort-jarls = Jarls
people = People at the table
is-away = away
seat-replaced = a bot plays on
stand-in = Let a bot play on
stand-in-me = Let a bot play for me
stand-in-back = I am back
spectator = a spectator
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
practice-note = A practice table: nothing counts here.
rated-note = Rated: no hints, no odds, no undo, no bots. Whoever leaves or runs out of time loses.
taken-back-note = Something was taken back here after somebody had learned from it: this game counts in nobody's record.
leave = Leave the table
leave-rated = Leave and lose
luck = Fair luck
luck-note = Before the game the hall sealed its part of the luck; you added yours. When the game is over, everything can be checked.
luck-check = Check the luck
luck-good = The luck was fair: the whole game was played again from the sealed seed, with the same result.
luck-bad = Something does not add up. Keep the record of this game.
record = Save the record
talk = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
gallery = gallery
mute = Mute { $name }
unmute = Hear everybody again ({ $count } muted)
unheard = { $count } new
hand-over = Hand over to { $name }
hand-over-words = { $name } is asked now. Hand the device over.
cover-title = It is { $name }'s turn
cover-words = The table is covered. Everybody else looks away now.
cover-show = I am { $name }: show my table
looking-back = You are looking at an earlier moment.
keys = Keys for everything (?)
review = Review
review-working = The game is being looked at: { $percent } %
review-failed = There is no review: the game could not be looked at.
review-cost = −{ $percent } %
replay = Look back
replay-slider = Moment of the game
replay-battles = Only battles ({ $count })
replay-at = { $at } of { $of }
replay-play = Autoplay
step-back = A step back
step-on = A step on
replay-link = Link to here
replay-leave = Back to the table
fork = Try it differently from here
fork-note = A practice table that begins at this moment
rematch-begun = The next game at this table has begun.
to-rematch = To the next game
score-plot = Points over time
score-plot-aria = Points over time. At the end: { $scores }
score-of = { $name }: { $score } points, line by line

## Valhalla: more of the table

step-skipped = skipped
strength-label = strength
attack-beast = Attack the monster
beast-level = level { $level }
beast-left = { $count ->
    [one] { $count } card of the monster is left
   *[other] { $count } cards of the monster are left
}
beast-goal = Beat all six cards before your shields or the deck run out.
beast-goal-together = Together: beat all six cards before anybody's shields or the deck run out.
beast-next = Next: strength { $strength }, glory up to { $cap }.
beast-wakes = It attacks when all symbols are covered: { $covered } of { $count }
beast-cap = At most { $cap } glory in Valhalla
beast-slain = { $name } is slain!
beast-prevails = { $name } has prevailed.
loki-difference = Difference of strength
fenrir-keeper = { $me ->
    [yes] You keep Fenrir.
   *[no] { $name } keeps Fenrir.
}
tokens = Tokens: { $count }
remembers = Revenge on { $name }
blocked = Blocked in this battle
held-back = May not go to Valhalla
sacrificed-for = A card was given up
under-a-monster = Holds a monster
monster-caught-by = Caught by two neighbours: { $clans }
companion-partnership = your partner
companion-alliance = your ally
fights-along = { $me ->
    [yes] You fight along
   *[no] { $name } fights along
}
last-battle = How the battle ended
draft-reserve = Reserve
on-the-road = On the road to Valhalla
glory-cards = { $count ->
    [one] { $count } card in Valhalla
   *[other] { $count } cards in Valhalla
}
glory-bonus = Glory beyond the cards
shield-lines = Shields: { $own } own, { $taken } captured of { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}

## Blood Rage

blood-map = The map
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole map
blood-ages = The three Ages
blood-age = Age { $number }
blood-phases = The phases of an Age
blood-actions = Your actions
blood-none = none
blood-no-cards = No cards in hand.
blood-room = { $empty } of { $all } villages empty
blood-army = { $who }: strength { $strength } ({ $figures })
blood-panel = { $who }, { $clan }. Glory { $glory }, Rage { $rage }. Cards in hand: { $hand }. Quests: { $quests }. Upgrades: { $slots }. Open the clan sheet.
blood-stat = { $stat } { $value }, step { $step } of 6. Worth { $bonus } Glory at the end.
blood-stock = { $name }. Costs { $price } Rage to invade.
blood-known = Cards seen in this hand
blood-use-march = { $name } in { $place }: take along on a march
blood-use-call = { $name } from { $place }: come to the battle
blood-use-offer = { $name } in { $place }: sacrifice
blood-use-kind = { $name } in { $place }: { $prompt ->
    [spare] keep this one
    [save] save for 1 Rage
   *[other] choose
}
blood-type-battle = Battle
blood-type-quest = Quest
blood-act-invade = Invade
blood-act-march = March
blood-act-pillage = Pillage
blood-act-upgrade = Upgrade
blood-act-quest = Quest
blood-act-sacrifice = Sacrifice
blood-act-pass = Pass
blood-plan-invade = Which figure comes from the reserve?
blood-plan-march = From which province? Click it, or tick the figures themselves.
blood-plan-pillage = Which province? Others may come to fight for it.
blood-plan-upgrade = Which card goes onto your clan sheet?
blood-plan-quest = Which quest do you lay face down? It is judged at the end of the Age.
blood-hint-draft = The rest goes to the player on your left.
blood-hint-march = Click the province they march to.
blood-hint-land = Click a glowing place on the map.
blood-hint-call = Click one of your glowing figures: it comes free of charge. Losers go to Valhalla.
blood-hint-lay = Only battle cards add strength. The winner loses the card, losers take theirs back.
blood-hint-keep = Everything else in your hand is lost.
blood-hint-raise = On step 4 and 5 a stat is worth 10 Glory at the end, on step 6 it is worth 20.
blood-slot-free = Into a free slot
blood-slot-taken = Replaces { $card }
blood-who-marches = Tick who marches. They all go to one province.
blood-march-these = { $count ->
    [one] March with { $count } figure
   *[other] March with { $count } figures
}
blood-pick = { $count ->
    [one] Choose { $count } card
   *[other] Choose { $count } cards
}
blood-draft = Gods' Gifts of Age { $age }
blood-taken = { $count ->
    [0] You have taken nothing yet
    [one] You have taken { $count } card
   *[other] You have taken { $count } cards
}
blood-passed-on = The rest goes to { $name }
blood-pillages = { $me ->
    [yes] You pillage { $place }
   *[no] { $name } pillages { $place }
}
blood-pillaged = { $me ->
    [yes] You have pillaged { $place }: { $reward }
   *[no] { $name } has pillaged { $place }: { $reward }
}
blood-battle = Battle for { $place }
blood-wins = { $me ->
    [yes] You win the battle for { $place }
   *[no] { $name } wins the battle for { $place }
}
blood-to-map = See the map
blood-to-battle = Back to the battle
blood-pillager = pillages
blood-defender = fights
blood-age-ended = Age { $number } has ended
blood-no-quests = Nobody laid a quest.
blood-failed = not fulfilled
blood-nobody-fell = Nobody stood there. Nobody dies, nobody gains Glory.
blood-returned = Back from Valhalla
blood-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
blood-go-on = Go on
blood-from-battle = Battles won
blood-from-pillage = Pillage
blood-from-quest = Quests
blood-from-ragnarok = Lost to Ragnarök
blood-from-card = Cards
blood-from-stat = Stats at the end
blood-from-lost = Stolen from you
blood-cards-paid = Which cards brought Glory
blood-plot = How the Glory of the clans grew
blood-why-BR-ACTION-04 = You do not have enough Rage.
blood-why-BR-ACTION-06 = Without Rage you cannot act any more.
blood-why-BR-BATTLE-02 = This card is for a battle: you lay it face down when you fight.
blood-why-BR-BATTLE-08 = Only cards with a white disc can be added now.
blood-why-BR-FIG-04 = Ships go to fjords, and only ships.
blood-why-BR-AMB-17 = Both shores of this fjord are destroyed: it is closed.
blood-why-BR-INVADE-02 = There is no empty village left to invade.
blood-why-BR-INVADE-04 = Nobody invades Yggdrasil; one has to march there.
blood-why-BR-INVADE-06 = Your Horns allow no more figures on the board.
blood-why-BR-INVADE-08 = Only a figure from your reserve can invade.
blood-why-BR-MAP-06 = All villages here are taken.
blood-why-BR-MAP-13 = This province is destroyed.
blood-why-BR-MARCH-02 = You have no figure there that could march.
blood-why-BR-MARCH-04 = There is no empty village to march to.
blood-why-BR-PILLAGE-02 = You need a figure there, or a ship in its fjord.
blood-why-BR-PILLAGE-13 = Only figures from adjacent provinces can come.
blood-why-BR-PILLAGE-15 = All villages there are taken: nobody can come any more.
blood-why-BR-PILLAGE-35 = This province has already been pillaged in this Age.
blood-why-BR-QUEST-01 = You have no quest in hand.
blood-why-BR-UPGRADE-02 = You have no upgrade in hand.
why-VAL-TACTIC-03 = Tactics are played in a battle, by those who fight in it.
why-VAL-TACTIC-01 = The sign on this card asks for another moment.
why-VAL-BATTLE-07 = You play this in your own phase, after your roll.
why-VAL-TACTIC-07 = Only while your squad is smaller than the opponent's.
why-VAL-AMB-065 = You have no free die that pays for this.
why-VAL-AMB-043 = All grey dice are taken.
why-VAL-DICE-14 = You have no free dice for this.
why-VAL-AMB-039 = You need two free dice: one to give up, one to roll.
why-VAL-TACTIC-12 = You have no missed die to turn.
why-VAL-TACTIC-13 = Only in your attack.
why-VAL-TURN-12 = Warriors join your squad as an action of your turn.
why-VAL-TURN-17 = Two warriors at once: together at most 3 weapon symbols.
why-VAL-TURN-07 = Your squad is empty: you must add a warrior.
why-VAL-THOR-03 = Thor's cards are for the battles of others.
why-VAL-THOR-05 = Neither of them meets what this card asks for.
why-VAL-TYR-05 = Tyr's cards are tucked under a warrior who is just joining.
why-VAL-TYR-06 = Tyr's cards are tucked under a warrior who is just joining.
figure-all = Figures

## The guided first game

first-game = Guided first game
guide = The guide
guide-leave = Thanks, I will go on alone

## More reasons

refused-reserved = This seat is kept for somebody else.
refused-answered-for = This was answered for you already.
problem-too-fast = That was too fast for the hall. Try again in a moment.
problem-too-slow = That took too long to arrive. Try again.
problem-not-for-you = Only the owner of this hall may see this.
problem-too-many-tables = You have very many unfinished tables. Finish or leave some first.
problem-hall-full = The hall is full for today. Come again tomorrow.
problem-too-many-pages = You have too many pages of this hall open. Close some, and this one opens by itself.
trouble-here = Trouble here? Report or vote
problem-banned = A moderator of this hall has banned you for a while. You may look on, and take your data along (privacy page).
problem-closed = A moderator has closed this table. Its game counts for nobody.
problem-voted-out = The others at this table have voted you out.
problem-name-unwelcome = This hall does not want such a name. Please choose another one.
problem-words-unwelcome = This hall does not want to read that. It was not said.
problem-password-short = A password needs at least eight characters.
problem-name-needed = Enter a name that is not too long.
problem-name-taken = Somebody has this name already.
problem-wrong-password = Wrong name or password.
problem-too-many-tries = Too many tries. Wait a minute.
problem-no-account = You need an account for this. Sign in or create one in the settings.
problem-sign-in-again = To protect your account, sign in again first. You then have ten minutes for this.
problem-has-account = You already have an account and are signed in to it.
problem-no-passkeys = Passkeys need a hall with a name of its own and https.
problem-wrong-passkey = This passkey does not belong to an account of this hall.
problem-too-many-passkeys = Your account has as many passkeys as it can have.
problem-last-credential = This passkey is your only way to sign in. Set a password first.
problem-no-such-device = This device is already signed out.
problem-same-rank = You cannot do this to another moderator or to an owner.
problem-no-such-game = The hall does not know this game.
problem-no-such-bot = The hall does not know this bot.
problem-no-such-version = The game never reached that moment.
problem-practice-alone = At a practice table all seats are yours or bots'.
problem-not-over = The game is not over yet.
problem-nothing-promised = At this table no luck was promised.
problem-nobody-to-replace = Nobody here needs a bot to take over.
problem-not-your-seat = That is not your seat.
problem-other-seats = The number of seats does not fit this game.
problem-not-begun = The game has not begun.
problem-not-saved = That could not be saved. Try again in a moment.
problem-pledge-used = This promise of luck has already been used. Open the table again.
problem-too-long = That is too large for the hall.
problem-not-seated = You do not sit at this table.
problem-other-rules = This game was begun with other rules and can no longer be shown.
problem-gallery-silent = Spectators do not talk at this table.
problem-said-already = You have just said that.
advice-not-asked = You are not asked now.
advice-rated = No help in a rated game.
check-commitment = The seed is the one that was sealed before the game.
check-deal = The deal follows from it.
check-answers = Every roll and draw follows from it.
check-here = This browser calculated every number itself and found the same.
check-remembered = It is the promise that this browser saw before the game.

# Playing without a hall
pocket-here = You play in this browser, without a server. Your games stay here.
pocket-kept = You play in this browser. It works without a network from now on; your games stay here.
pocket-forgets = This browser lets nothing be kept: games are gone when the page is closed. Save them as files.
pocket-renew = A new version is ready: use it
pocket-link = Play without a network
pocket-link-more = The same games in your browser alone, against bots
problem-pocket-broken = A part of the game is missing or damaged, so nothing is played. Load the page again while online.

## The rulebook for people, and lessons

book = Rulebook
companion-link = With the box
book-whole = Open the rulebook
book-title = { $game }: the rulebook
book-print = Print
book-contents = Contents
book-search = Find a heading
book-none = Nobody has written pages for this game yet. The numbered rules are under “Cards and rules”.
book-pages = Read its rules
help-question = Explain this question
lesson-offer = { $count ->
    [one] Lesson: 1 step
   *[other] Lesson: { $count } steps
}
problem-no-such-lesson = There is no such lesson.
problem-no-such-puzzle = There is no such puzzle.

ways = Elsewhere in the hall
way-ladder = Ladder
way-contests = Contests
way-people = Friends
way-mine = My profile
`;export{en_default as default};
