### What one may choose for a table

## The expansions of Valhalla, explained

expansion-solo-blurb = You against one of four monsters: beat its six cards before your four shields or the deck are gone.
expansion-coop-blurb = All of you against one monster. You win together or lose together; before each battle comrades may hand over a card. The books only name this way to play; its rules are ours.
expansion-partnership-blurb = Teams of two for 4 or 6 players: partners sit opposite, lend each other warriors in battle and give each other shields.
expansion-alliance-blurb = Teams of two for 4 or 6 players: allies fight with each other's warriors, who may even go to Valhalla, and are scored together.
expansion-clash-blurb = Everybody picks one of the 40-card sets; it lies as a deck of its own between two neighbours, beside the common deck.
expansion-valkyries-blurb = 40 cards: valkyries who bring more glory in good company, roads to Valhalla, missions.
expansion-dwarves-blurb = 40 cards: dwarves who block, disarm and hold back the enemy, or forge strength from a sacrifice.
expansion-elves-blurb = 40 cards: elves look left and right, so the place in the squad counts.
expansion-champions-blurb = 40 cards: champions grow with every battle, or wear out; some remember who struck them.
expansion-loki-blurb = One of Loki's cards lies open: whoever loses narrowly gets a consolation.
expansion-thor-blurb = Cards of Thor let you aid one side in a battle of two others, and share in the glory.
expansion-tyr-blurb = Cards of Tyr are tucked under warriors and change them for good.
expansion-king-blurb = A crown for whoever wins it in battle: it brings the king glory every turn, and extra dice to whoever attacks the king.
expansion-monsters-blurb = Monsters of Yggdrasil can be hunted and unleashed in battle.
expansion-first_game-blurb = Everybody is dealt one easy jarl: good for a first game.
expansion-simplified-blurb = No jarls and hands of five: the shortest way to learn the game.
expansion-by_hand-blurb = Texts that fit no kind: their owner says what they do, the others agree. Comes with card sets that need it.
expansion-five_jarls-blurb = Choose your jarl from five instead of three.
expansion-hand_draft-blurb = Instead of a dealt hand: lay cards into a common reserve, then fill your hand from it.

## Switches of the rules

option-first_player = Who begins
option-allow_takeback_before_ability = Dice may be taken back before an ability is used
option-pairs_must_differ = Two pairs must be different weapons
option-push_back_banked = Rerolls of Push Back may be saved for later
option-cut_off_spares_after_battle = A jarl cut off still acts after the battle
option-no_winner_is_battle = A battle without a winner counts as a battle
option-return_unused_grey = Grey dice that were not used go back
option-ragnarok_first_player = Ragnarök begins with the first player
option-ragnarok_prebattle = Abilities before battle also work at Ragnarök
option-bonus_any_card = Bonus glory may be any card of the discard pile
option-allow_many_sets = More than two 40-card sets at once
option-ally_valhalla = A lent warrior goes to the Valhalla of
option-rally_includes_chosen = Clan Rally also counts the chosen champion
option-clash_pick_reverse = Sets are picked in reverse order
option-clash_six_no_return = Six players: cards thrown away do not go back
option-coop_monster = The monster
option-coop_level = Level
option-coop_ignore_abilities = The monster has no abilities
option-coop_frost_each = Every Frost Giant gives a die
option-solo_monster = The monster
option-solo_level = Level
option-solo_ignore_abilities = The monster has no abilities
option-solo_frost_each = Every Frost Giant gives a die
option-hold_back_after_choice = Dwarves hold back after the winner has chosen
option-loki_card = Loki's card
option-monster_is_not_minimum = A monster alone is no squad
option-ragnarok_free_captors = At Ragnarök those who hold a monster are free
option-fenrir_in_deck = Fenrir is among the monsters
option-thor_is_tactic = Thor's cards are tactics
option-thor_first = Thor's aid comes before the fighters prepare
option-tyr_per_action = Cards of Tyr per action
value-on = yes
value-off = no
value-random = by lot
value-choose = chosen in the game
value-intro = an easy one
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-owner = its owner
value-fighter = who fought with it
value-one = one
value-each = one for each warrior
card-set-meadhall = the cards of the house
card-set-unfit = cannot be played
card-set-wrong = The card set { $name } cannot be played:

bot-jarl-reckless = reckless jarl
bot-jarl-careful = careful jarl
bot-jarl-glorious = jarl who longs for Valhalla
bot-jarl-loki = Loki’s friend (jarl)
