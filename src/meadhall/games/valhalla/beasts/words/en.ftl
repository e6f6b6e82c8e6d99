### Games against a monster

## The monsters

card-jormungandr = Jörmungandr, the Girdle of the World
card-surtr = Surtr, the Burning Sword
card-hel = Hel, Mistress of the Silent Hall
card-fenrir = Fenrir, Who Broke Every Chain

## What their cards can do

ability-M_MILL = After phase A the top card of the deck is discarded.
ability-M_CLAN_MUTE = Abilities of one clan add no battle strength.
ability-M_PRE_DISCARD = Before the battle you discard 1 card from hand.
ability-M_DIE = You roll 1 die fewer.
ability-M_POST_RANDOM = After every battle you lose 1 random card from hand.
ability-M_TWO_TACTICS = You may play at most 2 tactics in the battle.
ability-M_JARL_OFF = Your jarl is silent in the battle.
ability-M_NO_TACTICS = You may not play tactics.
ability-M_SLOT = Your squad holds 1 warrior fewer.
ability-M_PRE_WARRIOR = Before the battle you discard 1 warrior of your squad.
ability-M_LOSS_GLORY = After a lost battle you give up 1 glory from Valhalla.
ability-M_NO_DICE_TACTICS = Push Back and Weapon Swap may not be played.
ability-M_EVERY_GLORY = After every battle you give up 1 glory from Valhalla.

## Questions and answers

wait-choose-beast = choosing a monster
prompt-choose-beast = Which monster do you face?
verb-choose-beast = { $thing }
wait-choose-level = choosing the level
prompt-choose-level = How hard shall it be? The level says how many cards a lost battle costs: 2, 4 or 6.
verb-choose-level = Level { $thing }
wait-exchange = exchanging cards
prompt-exchange = Which cards do you exchange? You may do it once.
verb-exchange = Exchange { $thing }
verb-exchange-pass = That is all
verb-attack-beast = Attack the monster
wait-choose-within = sending warriors to Valhalla
prompt-choose-within = Who goes to Valhalla? Choose among those who still find room.
verb-choose-within-pass = That is all
wait-give-up-card = giving up a card
prompt-give-up-card = The monster demands a card from your hand. Which one?
wait-give-up-glory = giving up a card of Valhalla
prompt-give-up-glory = Which card of your Valhalla do you give up?
verb-give-up-card = Give up { $thing }
wait-feed-beast = feeding the monster
prompt-feed-beast = The monster demands a warrior. Whom?
verb-feed-beast = Give up { $thing }

## What happened

event-beast-chosen = The monster: { $what }.
event-beast-level = It is played at level { $number }.
event-beast-rolled = The monster rolls: { $what }.
event-beast-covered = Symbols of the monster still open: { $number }.
event-beast-attacked = { $me ->
    [yes] You attack the monster.
   *[no] { $who } attacks the monster.
}
event-beast-attacks = { $me ->
    [yes] The monster attacks you.
   *[no] The monster attacks { $who }.
}
event-beast-won = { $me ->
    [yes] The monster beats you by { $number }.
   *[no] The monster beats { $who } by { $number }.
}
event-beast-card-beaten = Card { $number } of the monster is beaten.
event-beast-shield = { $me ->
    [yes] You lose a shield for good.
   *[no] { $who } loses a shield for good.
}
event-beast-mills = Cards discarded from the deck: { $number }.
event-beast-glory = { $me ->
    [yes] You give up { $number } glory.
   *[no] { $who } gives up { $number } glory.
}
event-beast-slain = The monster is slain!
event-beast-prevails = The monster has prevailed.

## Timeline

step-VAL-SOLO-03 = choosing the monster
step-VAL-SOLO-10 = choosing the level
step-VAL-SOLO-14 = drawing six cards
step-VAL-SOLO-15 = exchanging cards
step-VAL-SOLO-05 = the monster wakes
step-VAL-TL-42 = the monster between the phases
step-VAL-TL-46 = the monster's phase
step-VAL-TL-60 = before the battle
step-VAL-TL-61 = gathering dice
step-VAL-TL-62 = the fight
step-VAL-TL-63 = comparing strength
step-VAL-TL-64 = the outcome
step-VAL-TL-65 = after the battle
step-VAL-TL-66 = is it over?
step-VAL-AMB-127 = glory beyond the cap is lost

## Refused setups

setup-beast = “{ $module }” does not go with a game against a beast. These do: { $known }.

### How a card set is typed in

make-beasts = The beasts
make-beast = The beasts
make-normal = The plain side
make-plus40 = The +40 side
make-cap = Most it can reach
make-clans = Clans
make-symbols = Symbols
