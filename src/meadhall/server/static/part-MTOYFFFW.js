var o=`### The page's own words

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
game-valhalla-blurb = Gather a squad, roll for their weapons, raid the others for shields, and send your best to Valhalla before Ragnar\xF6k. Cards and dice, about half an hour.
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

fetching-table = The table is being laid\u2026
no-such-table = There is no such table
to-the-hall = To the hall
free-seat = a free seat
is-here = is here
sit-down = Sit down
send-this-link = Send this link. The game begins when everybody sits.
invite-link = Invite link
copy-link = Copy the link
copied = Copied
line-lost = The line is lost. Coming back\u2026
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
discard-count = Discard \xB7 { $count }
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
glory-label = Glory
shields-aria = { $own } own shields, { $taken } captured
attack = Attack
attack-who = Attack { $name }
your-turn-long = Your turn
turn-of = { $name } is on turn
final-turns = { $count ->
    [0] The last turn before Ragnar\xF6k
    [one] { $count } turn left before Ragnar\xF6k
   *[other] { $count } turns left before Ragnar\xF6k
}
here = here
place-here = Put { $name } into slot { $number }
warrior-aria = { $name }, { $clan }. Strength { $strength }, glory { $glory }. Weapons: { $weapons }. { $text }
pattern-ANY2 = any two
pattern-SAME2 = two alike
pattern-SAME3 = three alike
pattern-PAIRS2 = two pairs
timeline = Course of the battle
step-before = Before battle
step-attack = Attack
step-defence = Defence
step-compare = Outcome
step-ragnarok = Ragnar\xF6k
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
throw-these = Throw these { $count } away
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

## Valhalla: questions

ask-keep-jarl = Which jarl will lead you?
ask-pick-warrior = Choose your first warrior.
ask-pick-warrior-start-slot = Where shall your first warrior stand?
ask-throw-away = Throw two of your seven cards away.
ask-phase-a = What do you do this turn?
ask-adding = Where shall { $thing } stand?
ask-adding-add-second = Who comes along with { $thing }?
ask-adding-dismiss = Your squad is full. Who makes room for { $thing }?
ask-keep = Which card do you keep?
ask-keep-drop = Which card do you discard first?
ask-attack = Your attack: arm warriors, play tactics, or roll again.
ask-defence = Your defence: arm warriors, play tactics, or roll again.
ask-ragnarok = Ragnar\xF6k: arm whom you can; they go to Valhalla.
ask-before-battle = Before the battle: will you use something?
ask-before-ragnarok = Before Ragnar\xF6k: will you use something?
ask-after-battle = After the battle: will you use something?
ask-pool = Before your roll: will you use something?
ask-reroll = Which dice do you roll again?
ask-give-up-die = Which die do you give up?
ask-keep-die = Which of the new dice do you keep?
ask-turn-x = Turn a missed die to which weapon?
ask-turn-die = Which die do you turn?
ask-arm-with = Which die arms { $thing }?
ask-use-ability = Use the ability of { $thing }?
ask-choose-sent = You won! Whom do you send to Valhalla?
ask-pay-card = Which card do you pay?
ask-bring-back = Which card comes back?
ask-take-from-pile = Which card do you take from the pile?
ask-add-one = Add a warrior?

## Valhalla: answers

do-pass = Done
do-attack-pass = End the attack
do-defence-pass = End the defence
do-ragnarok-pass = That is all
do-before-battle-pass = To battle
do-after-battle-pass = Go on
do-choose-sent-pass = Nobody
do-reroll-pass = Leave them
do-turn-x-pass = Enough
do-draw = Draw 2 cards, keep 1
do-add-warrior = Add { $thing }
do-add-two = Add { $thing } and another
do-add-second = Add { $thing } as well
do-attack = Attack { $thing }
do-place = Place in { $thing }
do-start-slot = Place in { $thing }
do-dismiss = Send away
do-keep = Keep { $thing }
do-drop = Discard { $thing }
do-keep-jarl = Choose { $thing }
do-pick-warrior = Take { $thing }
do-throw-away = Throw { $thing } away
do-activate = Arm
do-discard-for-reroll = Give up { $thing } to roll others again
do-pick-die = Roll { $thing } again
do-roll = Roll
do-free-reroll = Roll again for free
do-give-up-die = Give up { $thing }
do-turn-x = Turn to { $thing }
do-turn-to = Turn to { $thing }
do-turn-die = Turn { $thing }
do-keep-die = Keep { $thing }
do-arm-with = Use { $thing }
do-use-ability = Use it
do-decline-ability = Let it be
do-take-back = Take the dice back
do-use-jarl = Use your jarl: { $thing }
do-pay-card = Pay { $thing }
do-bring-back = Bring back { $thing }
do-play-tactic = Play { $thing }
do-send-to-valhalla = Send to Valhalla
ability-0 = first ability
ability-1 = second ability

## Valhalla: what happened

log-turn-began = { $who }'s turn
log-turn-began-me = Your turn
log-drew = { $who } draws { $what }.
log-drew-me = You draw { $what }.
log-drew-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
log-discarded = { $who } discards { $what }.
log-discarded-me = You discard { $what }.
log-showed = { $who } shows { $what }.
log-dismissed = { $who } sends { $what } away.
log-dismissed-me = You send { $what } away.
log-added = { $who } adds { $what }.
log-added-me = You add { $what }.
log-attacked = { $who } attacks { $what }!
log-attacked-me = You attack { $what }!
log-rolled = { $who } rolls { $what }.
log-rolled-me = You roll { $what }.
log-die-lost = { $who } gives up { $what }.
log-die-lost-me = You give up { $what }.
log-die-turned = { $who } turns a die to { $what }.
log-activated = { $who } arms { $what }.
log-activated-me = You arm { $what }.
log-taken-back = { $who } takes the dice back from { $what }.
log-frost = Frost: { $what } loses a die.
log-played = { $who } plays { $what }.
log-played-me = You play { $what }.
log-cut-off = { $who } cuts off the jarl of { $what }.
log-strength = { $who } has strength { $number }.
log-strength-me = You have strength { $number }.
log-no-winner = Nobody was armed: no winner.
log-won = { $who } wins by { $number }.
log-won-me = You win by { $number }.
log-shield-taken = { $who } takes a shield of { $what }.
log-shield-taken-me = You take a shield of { $what }.
log-went-to-valhalla = To Valhalla: { $what }.
log-jarl-chosen = { $who } follows { $what }.
log-jarl-chosen-me = You follow { $what }.
log-jarl-used = { $who } uses the jarl.
log-first-player = { $who } begins.
log-first-player-me = You begin.
log-revealed = Revealed: { $what }.
log-picked = { $who } picks { $what }.
log-picked-me = You pick { $what }.
log-shuffled-back = { $number ->
    [one] { $number } card is shuffled back.
   *[other] { $number } cards are shuffled back.
}
log-stolen = { $who } takes { $what1 } from the hand of { $what2 }.
log-stolen-hidden = { $who } takes a card from a rival's hand.
log-brought-back = { $who } takes back { $what }.
log-end-armed = The end draws near: one more turn for everybody.
log-final-round = The final round begins.
log-ragnarok = Ragnar\xF6k for { $who }.
`;export{o as default};
