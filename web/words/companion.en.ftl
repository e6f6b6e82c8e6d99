### Beside the cardboard: for those who play with the box

companion = Beside the box
which-game = Which game?

tool-battle = Odds of a battle
tool-battle-short = Battle
tool-beast = The monster’s turns
tool-beast-short = Monster
tool-pad = Score pad
tool-pad-short = Points
tool-deal = Dealing
tool-deal-short = Deal
tool-rules = Ask the rules
tool-rules-short = Rules

## Everywhere

less = Less: { $what }
more = More: { $what }
add = Add
add-this = Add: { $what }
take-away = Take away: { $what }
remove = Remove
done = Done
clear = Clear all
answer = Answer
reckon = Reckon
reckoning = Reckoning …
count = Count
stale = You have changed something since.
player = Player { $number }
players-count = Players
entry-wrong = That did not work. Please check what you entered.
age = Age

## Dealing

deal-players = Players
deal-word = { $who }: say a word
deal-word-short = a word
deal-fair = Fair luck
deal-fair-how = Write down the code before anybody says a word. Then everybody types one. The deal is made of the code’s secret and all words together, so nobody alone decides it.
deal-now = Deal
deal-again = Deal again
deal-table = On the table
deal-proved = The code was { $promise }. Its secret begins with { $seed }; the deal follows from it and your words.
deal-broken = The code does not fit this deal. Deal again.
dealt-first = begins
dealt-jarls = Jarls to choose from
dealt-clan = Clan
dealt-doomed = Provinces that fall, in this order
dealt-destroyed = Destroyed from the start

## Rules by question

rules-ask = Ask in your own words
rules-how = For instance: “Who wins a tie?” or “How many rerolls?” It works without a network, too.

## A battle

battle-role = What happens?
role-attack = I attack
role-defend = I defend
role-beast = I attack the monster
side-mine = My side
side-theirs = The other side
against-defend = The attack that stands
against-beast = The monster
plus = Strength from jarl and others
hidden-cards = Unknown cards in hand
tactics = Tactics in hand
rolled = My dice lie there already
rolled-how = Tap what was rolled
dice-finish = Arm your warriors now.
dice-reroll = Discard one die and reroll the rest.
dice-free = Use a free reroll.
dice-push = Play Push Back.
dice-new = Play New Weapons.
dice-keep = Keep:
supposing-unseen = Best play of both sides. The unknown cards may be any of the deck.
supposing-entered = Best play of both sides, with the cards you entered and no others.
supposing-any-card = Each rival lays any card of the hand, all equally likely; nobody else joins in.
supposing-strongest-card = Each rival lays the strongest card of the hand; nobody else joins in.
add-warrior = warrior
warrior = A warrior as printed
clan = Clan
weapons = Weapons that arm the warrior
or-pattern = or a pattern
ability = Ability
no-ability = none
ability-clan = Which clan does the ability name?
battle-where = Where and when
province = Province
pillager = Who pillages?
habit = What do rivals lay?
habit-any = any card
habit-strongest = the strongest
my-hand = My hand
known-cards = Cards I know in this hand
more-of-clan = Upgrades and more
monsters = Monsters here
upgrades = Upgrades in play

## The score pad

pad-glory = Glory in Valhalla
pad-shields = Own shields
pad-captured = Shields taken from { $who }
pad-won = wins
pad-when = When?
pad-final = The game is over
pad-track = Glory on the track
pad-quests = Fulfilled quests
pad-fallen = Lost in Ragnarök
pad-released = Back from Valhalla
pad-board = Figures on the board
pad-step = Step of { $stat }
counted-glory = Glory in Valhalla
counted-own-shields = Own shields: { $number } × { $gives }
counted-captured = Captured shields: { $number } × { $gives }
counted-set = Sets of { $size } colours: { $times } × { $gives }
counted-track = Glory on the track
counted-quest = Quest: { $thing }
counted-doom = Lost in Ragnarök: { $number } × { $gives }, with your cards
counted-released = Back from Valhalla: { $number }
counted-stat = { $thing }: step { $step }
counted-end-cards = Cards that pay at the end, figures on the board: { $number }

## The monster

beast-cards = The monster’s cards
beast-active = the active card
beast-below = the card below
beast-card = A card of the monster
beast-cap-label = Most glory in Valhalla
beast-clans = Clans on the card
beast-whose = Enter the cards of your box as they are printed, or take those of our own set:
beast-plus40 = With a set of 40 cards (the stronger side)
beast-ignore = Leave the abilities out
beast-covered-now = Dice on its symbols
beast-level = Level
warrior-glory = Warrior { $number }: glory
warrior-of = Warrior { $number } (glory { $glory })
nobody = Nobody
beast-hand = Cards in my hand
beast-deck = Cards in the deck
beast-next = What comes next?
beast-own-dice = I roll its dice myself ({ $n })
beast-do-between = After phase A
beast-do-phase = The monster’s phase
beast-do-attack = I attack it
beast-do-check = The deck is empty
beast-fight = Now fight with your dice
beast-need = You win with at least { $n } strength from dice and cards; the glory in your Valhalla is counted in already.
beast-strength = My strength without Valhalla
beast-armed = Who was activated?
beast-report = That is the result
beast-leave = Leave this step
beast-new = A new game
beast-over-won = The monster is slain: you have won!
beast-over-lost = The monster prevails: you have lost.
beast-limits = What this can and cannot do
beast-limits-words = It decides what the monster does: its dice, when it attacks, what its cards demand, who fits under the cap, what a defeat costs, and when the game is over. Your own turn, your dice, tactics and jarl stay at the table; correct the numbers above when they change. Glory lost is told as a number: which card goes, you choose by the rules.
told-beast-rolled = It rolls: { $faces }.
told-beast-covered = Symbols still open: { $n }.
told-beast-attacks = The monster attacks!
told-beast-attacked = You attack the monster.
told-beast-mills = Discard from the top of the deck: { $n }.
told-card-of-choice = Discard a card from your hand, of your choice.
told-card-by-lot = Lose a card from your hand at random.
told-dismissed = A warrior is discarded (glory { $n }).
told-strength = Your strength, with Valhalla: { $n }.
told-won = You win, by { $n }.
told-beast-won = The monster wins, by { $n }.
told-beast-card-beaten = Its card is beaten: number { $n } of 6.
told-went-to-valhalla = A warrior goes to Valhalla (glory { $n }).
told-beast-shield = You lose a shield.
told-beast-glory = Give up glory from Valhalla: { $n }.
told-beast-slain = That was its last card.
told-beast-prevails = The game is lost.

## What is not right yet

enter-value = This value is not possible here.
enter-weapons = Enter the weapons that arm the warrior, or a pattern.
enter-ability-clan = Only some abilities name a clan; this one must, or must not.
enter-tactic-weapon = Only Heroic Attack +4 names a weapon, and it must.
enter-warriors = Nobody fights: enter a warrior first.
enter-foes = There is nobody to attack: enter a warrior of the other side.
enter-strength = How strong is it? Enter a number above 0.
enter-dice = More dice lie there than you have: at most { $n }.
enter-captured = Enter one number for each player.
enter-own-shield = Nobody captures their own shield.
enter-shields = There are only 4 shields of a colour, not { $n }: look who holds them.
enter-covered = A die lies on a symbol that the card does not have.
enter-faces = Dice beside the card: { $n }. Enter as many, or none.
enter-armed = Nobody stands there.
enter-answer = That is not one of the choices.
enter-card = No such card.
enter-copies = This card is not in a game of so many players, or not so often.
enter-slot = No slot is free for this upgrade.
enter-province = No such province.
enter-ship = Yggdrasil has no fjord: no ship stands there.
enter-twice = This Monster is there once only.
enter-hidden = More cards than this Age has left: { $n }.
enter-figures = None of your figures is there.
enter-rivals = Nobody else is there: enter figures of a rival.
enter-pillager = Whoever pillages has a figure there.
enter-villages = More figures than the province has villages.
enter-quest = This card is no quest.
enter-seed = The secret is too short.
