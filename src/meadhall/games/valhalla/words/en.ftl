### The words of Valhalla's cards

game-name = Valhalla
game-blurb = Gather a squad, roll for their weapons, raid the others for shields, and send your best to Valhalla before Ragnarök. Cards and dice, about half an hour.

## Clans

clan-bear = Bear
clan-wolf = Wolf
clan-boar = Boar
clan-deer = Deer
clan-frost = Frost Giants

## Weapons and the failed face

weapon-sword = Sword
weapon-axe = Axe
weapon-spear = Spear
weapon-shield = Shield
weapon-bow = Bow
face-x = Miss

## Warriors

card-bear-grim = Grim the Quiet
card-bear-hallbera = Hallbera Far-Shot
card-bear-bjorn = Björn the Broad
card-bear-thorbjorn = Thorbjörn Oak
card-bear-asbera = Asbera the Watchful
card-bear-styrbjorn = Styrbjörn Two-Axes
card-bear-hallbjorn = Hallbjörn Half-Troll
card-bear-gunnbjorn = Gunnbjörn Wall-Breaker
card-bear-bersi = Bersi the Furious
card-bear-bodvar = Bödvar Bear-Skin
card-bear-arnbjorn = Arnbjörn the Hewer
card-bear-bera = Bera Iron-Mother
card-bear-ketilbjorn = Ketilbjörn the Old
card-wolf-ulf = Ulf Grey-Cloak
card-wolf-ulfhild = Ulfhild the Swift
card-wolf-randulf = Randulf Long-Stride
card-wolf-ulfljot = Ulfljot the Lawman
card-wolf-hundolf = Hundolf Keen-Nose
card-wolf-gunnolf = Gunnolf Tale-Teller
card-wolf-ulfrun = Ulfrun Night-Singer
card-wolf-runolf = Runolf the Skald
card-wolf-kveldulf = Kveldulf Dusk-Walker
card-wolf-hrodulf = Hrodulf Pack-Brother
card-wolf-thorolf = Thorolf the Lean
card-wolf-sigulf = Sigulf White-Fang
card-boar-svein = Svein Farmhand
card-boar-galti = Galti Wolf-Bane
card-boar-galti-text = +3 if the opponent's squad holds a Wolf.
card-boar-thrand = Thrand Antler-Cutter
card-boar-thrand-text = +3 if the opponent's squad holds a Deer.
card-boar-purka = Purka Bear-Baiter
card-boar-purka-text = +3 if the opponent's squad holds a Bear.
card-boar-grisi = Grisi Ice-Piercer
card-boar-grisi-text = +3 if the opponent's squad holds a Frost Giant.
card-boar-jofur = Jöfur Bear-Killer
card-boar-jofur-text = +3 if the opponent's squad holds a Bear.
card-boar-hildi = Hildi Wolf-Chaser
card-boar-hildi-text = +3 if the opponent's squad holds a Wolf.
card-boar-eofor = Eofor Stag-Hunter
card-boar-eofor-text = +3 if the opponent's squad holds a Deer.
card-boar-steinar = Steinar Frost-Proof
card-boar-steinar-text = +3 if the opponent's squad holds a Frost Giant.
card-boar-valthrand = Valthrand Kin-Breaker
card-boar-valthrand-text = +3 if the opponent's squad holds a Boar.
card-boar-ingithrud = Ingithrud Pack-Scatterer
card-boar-ingithrud-text = +3 if the opponent's squad holds a Wolf.
card-boar-svinhild = Svinhild Giant-Slayer
card-boar-svinhild-text = +3 if the opponent's squad holds a Frost Giant.
card-boar-gullbrand = Gullbrand Golden-Bristle
card-boar-gullbrand-text = +3 if the opponent's squad holds a Bear.
card-deer-hjort = Hjort Wolf-Friend
card-deer-hjort-text = +2 with a Wolf in your squad, +5 with two.
card-deer-hinda = Hinda Bear-Friend
card-deer-hinda-text = +2 with a Bear in your squad, +5 with two.
card-deer-elgi = Elgi Boar-Rider
card-deer-elgi-text = +2 with a Boar in your squad, +5 with two.
card-deer-hrein = Hrein Rime-Walker
card-deer-hrein-text = +2 with a Frost Giant in your squad, +5 with two.
card-deer-dain = Dain Herd-Leader
card-deer-dain-text = +2 with another Deer in your squad, +5 with two.
card-deer-dvalin = Dvalin Pack-Caller
card-deer-dvalin-text = +2 with a Wolf in your squad, +5 with two.
card-deer-duneyr = Duneyr Den-Guest
card-deer-duneyr-text = +2 with a Bear in your squad, +5 with two.
card-deer-astrid = Astrid Many-Friends
card-deer-astrid-text = +2 with 3 clans in your squad, +5 with 4.
card-deer-durathror = Durathror Peace-Weaver
card-deer-durathror-text = +2 with 3 clans in your squad, +5 with 4.
card-deer-hjordis = Hjördis of the Oaks
card-deer-hjordis-text = +2 with a Boar in your squad, +5 with two.
card-deer-eikthyrnir = Eikthyrnir Oak-Antler
card-deer-eikthyrnir-text = +2 with a Wolf in your squad, +5 with two.
card-deer-solhjort = Solhjort the Gatherer
card-deer-solhjort-text = +2 with 3 clans in your squad, +5 with 4.
card-deer-freydis = Freydis Hall-Mother
card-deer-freydis-text = +2 with a Wolf in your squad, +5 with two.
card-deer-hjalmar = Hjalmar High-Crown
card-deer-hjalmar-text = +2 with a Bear in your squad, +5 with two.
card-frost-frosti = Frosti
card-frost-frosti-text = In attack: the defender loses 1 die, once a battle.
card-frost-mjoll = Mjöll Powder-Snow
card-frost-mjoll-text = In attack: the defender loses 1 die, once a battle.
card-frost-drifa = Drifa Snowdrift
card-frost-drifa-text = In attack: the defender loses 1 die, once a battle.
card-frost-snaer = Snær the Old
card-frost-snaer-text = In attack: the defender loses 1 die, once a battle.
card-frost-jokul = Jökul Ice-Shoulder
card-frost-jokul-text = In attack: the defender loses 1 die, once a battle.
card-frost-kari = Kari North-Wind
card-frost-kari-text = In attack: the defender loses 1 die, once a battle.
card-frost-bergelmir = Bergelmir
card-frost-bergelmir-text = In attack: the defender loses 1 die, once a battle.
card-frost-hrimgerd = Hrimgerd the Vast
card-frost-hrimgerd-text = In attack: the defender loses 1 die, once a battle.

## Tactics

card-fury-2 = Fury +2
card-fury-2-text = +2 battle strength.
card-fury-3 = Fury +3
card-fury-3-text = +3 battle strength, only while your squad is smaller than the opponent's.
card-heroic-3 = Heroic Attack +3
card-heroic-3-text = +3 battle strength; discard 1 of your free dice.
card-heroic-sword = Heroic Attack +4: sword
card-heroic-sword-text = +4 battle strength; discard 1 free die with a sword.
card-heroic-axe = Heroic Attack +4: axe
card-heroic-axe-text = +4 battle strength; discard 1 free die with an axe.
card-heroic-spear = Heroic Attack +4: spear
card-heroic-spear-text = +4 battle strength; discard 1 free die with a spear.
card-heroic-shield = Heroic Attack +4: shield
card-heroic-shield-text = +4 battle strength; discard 1 free die with a shield.
card-heroic-bow = Heroic Attack +4: bow
card-heroic-bow-text = +4 battle strength; discard 1 free die with a bow.
card-new-weapons = New Weapons
card-new-weapons-text = Roll 2 extra dice and keep 1 of them.
card-push-back = Push Back
card-push-back-text = Up to 2 free rerolls of any of your dice.
card-weapon-swap = Weapon Swap
card-weapon-swap-text = Turn any of your missed dice to weapons of your choice.
card-cut-off = Cut Off the Leader
card-cut-off-text = Attack only: the defender's jarl does nothing until the battle ends.

## Jarls

jarl-link-BOTH = both together
jarl-link-ONE_OF = one of the two
jarl-brinjar = Brinjar
jarl-brinjar-main = After an attack, draw 1 card more in phase B and keep it as well.
jarl-brinjar-condition = 2 own shields or fewer
jarl-brinjar-secondary = Skip phase B and take phase A once more.
jarl-ulfar = Ulfar
jarl-ulfar-main = After a battle in which you played 2 tactics or more, take 1 of them back; the opponent picks it.
jarl-ulfar-condition = 3 cards or fewer in hand before the battle
jarl-ulfar-secondary = You pick that card.
jarl-egil = Egil
jarl-egil-main = Before battle, set 1 die aside on this jarl: +2 battle strength.
jarl-egil-condition = you play no tactics in this battle
jarl-egil-secondary = The die gives 2 more.
jarl-beinir = Beinir
jarl-beinir-main = In attack: 1 extra die.
jarl-beinir-condition = discard 1 card from hand
jarl-beinir-secondary = In defence: 1 extra die.
jarl-hod = Höd
jarl-hod-main = Your squad holds up to 6 warriors.
jarl-hod-condition = 2 warriors or fewer in your squad
jarl-hod-secondary = Add two warriors in phase A whatever their weapon symbols.
jarl-solveig = Solveig
jarl-solveig-main = Before battle, with exactly 1 warrior in your squad, add 1 from hand.
jarl-solveig-condition = 2 cards or fewer in hand before the battle
jarl-solveig-secondary = The same with 1 or 2 warriors.
jarl-sigurd = Sigurd
jarl-sigurd-main = +1 battle strength.
jarl-sigurd-condition = fewer warriors in squad than the opponent
jarl-sigurd-secondary = Another +1 battle strength.
jarl-sigvard = Sigvard
jarl-sigvard-main = Once a battle, reroll up to 3 of your dice for free.
jarl-sigvard-condition = you have played no tactic in this battle
jarl-sigvard-secondary = Reroll any number of them.
jarl-agnar = Agnar
jarl-agnar-main = +1 for each of your activated warriors with 3 symbols or more.
jarl-agnar-condition = 2 warriors or fewer in your squad
jarl-agnar-secondary = In attack: 1 extra die.
jarl-villsvin = Villsvin
jarl-villsvin-main = +2 for each of your activated Boars.
jarl-villsvin-condition = fewer warriors in squad than the opponent
jarl-villsvin-secondary = 1 extra die.
jarl-valgard = Valgard
jarl-valgard-main = In defence: +2 battle strength.
jarl-valgard-condition = 2 own shields or fewer
jarl-valgard-secondary = In attack: +1 battle strength.
jarl-styr = Styr
jarl-styr-main = Once a battle, turn 1 missed die to a weapon of your choice.
jarl-styr-condition = discard 1 card from hand
jarl-styr-secondary = Turn any 1 die instead.
jarl-vingor = Vingor
jarl-vingor-main = In phase B draw 1 card more to choose from.
jarl-vingor-condition = 4 cards or fewer in hand
jarl-vingor-secondary = Keep 1 card more.
jarl-aslaug = Aslaug
jarl-aslaug-main = +2 if you play a tactic in this battle.
jarl-aslaug-condition = 5 cards or fewer in hand before the battle
jarl-aslaug-secondary = After a won battle, draw 1 card.
jarl-einar = Einar
jarl-einar-main = Add two warriors in phase A with up to 5 weapon symbols together.
jarl-einar-condition = no warrior in your squad
jarl-einar-secondary = After a battle, add 1 warrior from hand.
jarl-thord = Thord
jarl-thord-main = +2 for each of your activated warriors with 1 symbol.
jarl-thord-condition = 2 warriors or more in your squad
jarl-thord-secondary = In attack: 1 extra die.
jarl-ottar = Ottar
jarl-ottar-main = In place of phase B, take any 1 of the top 5 cards of the discard pile.
jarl-ottar-condition = 3 cards or fewer in hand before the battle
jarl-ottar-secondary = +2 battle strength.
jarl-esbjorn = Esbjorn
jarl-esbjorn-main = After a lost battle, draw 1 card.
jarl-esbjorn-condition = 3 own shields or fewer
jarl-esbjorn-secondary = +1 battle strength.
jarl-bernhard = Bernhard
jarl-bernhard-main = +3 for each of your activated Bears.
jarl-bernhard-condition = you have played no tactic in this battle
jarl-bernhard-secondary = In defence: 1 extra die.
jarl-ylva = Ylva
jarl-ylva-main = After a won battle, take 1 random card from the opponent's hand.
jarl-ylva-condition = 2 cards or fewer in hand before the battle
jarl-ylva-secondary = The same after a lost battle.
jarl-hakon = Hakon
jarl-hakon-main = Your opponent plays at most 1 tactic in a battle.
jarl-hakon-condition = fewer cards in hand than the opponent before the battle
jarl-hakon-secondary = The opponent plays none.
jarl-gudrun = Gudrun
jarl-gudrun-main = +2 against a player who holds a shield of yours.
jarl-gudrun-condition = fewer warriors in squad than the opponent
jarl-gudrun-secondary = Your opponent rolls 1 die fewer.
jarl-torstein = Torstein
jarl-torstein-main = In attack: +2 against a player of whom you hold no shield.
jarl-torstein-condition = captured shields of 2 colours or more
jarl-torstein-secondary = After a won attack, draw 1 card.
jarl-ragnhild = Ragnhild
jarl-ragnhild-main = In attack: +3 against a player who holds a shield of yours.
jarl-ragnhild-condition = 2 own shields or fewer
jarl-ragnhild-secondary = In attack: 1 extra die.
jarl-halvdan = Halvdan
jarl-halvdan-main = When you draw cards in phase A, draw 3 and keep 2.
jarl-halvdan-condition = 4 cards or more in hand before the battle
jarl-halvdan-secondary = In attack: +2 battle strength.

## Bonus glory

wait-take-for-glory = choosing a card for Valhalla
prompt-take-for-glory = Bonus glory: which card of the discard pile goes to your Valhalla?
verb-take-for-glory = Take { $thing }
event-bonus-card = { $me ->
    [yes] You take { $what } to Valhalla for bonus glory.
   *[no] { $who } takes { $what } to Valhalla for bonus glory.
}
event-bonus-glory = { $me ->
    [yes] You gain { $number } glory beyond the cards.
   *[no] { $who } gains { $number } glory beyond the cards.
}

## Things that answers and events speak of

slot-name = slot { $number }
pattern-ANY2 = any 2 weapons
pattern-SAME2 = 2 alike
pattern-SAME3 = 3 alike
pattern-PAIRS2 = 2 pairs
ability-0 = main ability
ability-1 = secondary ability
ability-FOE_COLOUR = foe has { $clan }: +3
ability-OWN_COLOUR = beside { $clan }: +2/+5
ability-DIVERSITY = 3 clans: +2, 4: +5
ability-FROST = frost: foe −1 die
die-sword-0 = { weapon-sword }
die-sword-1 = { weapon-sword } (grey)
die-sword-2 = { weapon-sword } (card)
die-axe-0 = { weapon-axe }
die-axe-1 = { weapon-axe } (grey)
die-axe-2 = { weapon-axe } (card)
die-spear-0 = { weapon-spear }
die-spear-1 = { weapon-spear } (grey)
die-spear-2 = { weapon-spear } (card)
die-shield-0 = { weapon-shield }
die-shield-1 = { weapon-shield } (grey)
die-shield-2 = { weapon-shield } (card)
die-bow-0 = { weapon-bow }
die-bow-1 = { weapon-bow } (grey)
die-bow-2 = { weapon-bow } (card)
die-x-0 = { face-x }
die-x-1 = { face-x } (grey)
die-x-2 = { face-x } (card)
turn-sword-0 = { weapon-sword }
turn-sword-1 = { weapon-sword } (grey die)
turn-axe-0 = { weapon-axe }
turn-axe-1 = { weapon-axe } (grey die)
turn-spear-0 = { weapon-spear }
turn-spear-1 = { weapon-spear } (grey die)
turn-shield-0 = { weapon-shield }
turn-shield-1 = { weapon-shield } (grey die)
turn-bow-0 = { weapon-bow }
turn-bow-1 = { weapon-bow } (grey die)

## Questions

wait-keep-jarl = choosing a jarl
prompt-keep-jarl = Which jarl leads you? The choice is for the whole game.
wait-pick-warrior = picking a first warrior
prompt-pick-warrior = Pick your first warrior.
prompt-pick-warrior-start-slot = Which slot does your warrior take? Warriors never change it.
wait-throw-away = throwing cards away
prompt-throw-away = Which card do you throw away? Two of the seven go.
wait-phase-a = taking an action
prompt-phase-a = Your turn. Take one action.
wait-adding = placing a warrior
prompt-adding = { $thing } joins your squad. Which slot?
prompt-adding-add-second = { $thing } comes with a second warrior. Who?
prompt-adding-dismiss = The squad is full. Who makes room for { $thing }?
wait-add-one = adding a warrior
prompt-add-one = Which warrior joins your squad?
wait-keep = keeping a card
prompt-keep = Which card do you keep?
prompt-keep-drop = The rest is discarded. Which card first?
wait-take-from-pile = taking a card from the discard pile
prompt-take-from-pile = Which card do you take from the discard pile?
wait-before-battle = before the battle
prompt-before-battle = Before the battle: do you want to use anything?
wait-pool = before the roll
prompt-pool = Before you roll: do you want to use anything?
wait-attack = attacking
prompt-attack = You attack: arm warriors, reroll, play tactics.
wait-defence = defending
prompt-defence = You defend: arm warriors, reroll, play tactics.
wait-ragnarok = facing Ragnarök
prompt-ragnarok = Ragnarök: every warrior you arm goes to Valhalla.
wait-before-ragnarok = before Ragnarök
prompt-before-ragnarok = Before Ragnarök: do you want to use anything?
wait-after-battle = after the battle
prompt-after-battle = After the battle: do you want to play a tactic?
wait-after-battle-jarl = after the battle
prompt-after-battle-jarl = After the battle: do you want to use your jarl?
wait-before-phase-b = before drawing
prompt-before-phase-b = Before you draw: do you want to use your jarl?
wait-placed = adding to the squad
prompt-placed = A warrior has joined. Do you lay a card under it?
wait-reroll = choosing dice
prompt-reroll = Which dice do you roll again?
wait-give-up-die = giving up a die
prompt-give-up-die = Which die do you give up?
wait-keep-die = keeping a die
prompt-keep-die = Which of the new dice do you keep?
wait-turn-x = turning a die
prompt-turn-x = Turn a missed die to which weapon?
wait-turn-die = turning a die
prompt-turn-die = Which die do you turn?
prompt-turn-die-turn-to = To which weapon do you turn it?
wait-arm-with = arming a warrior
prompt-arm-with = Which die arms { $thing }?
wait-use-ability = deciding on an ability
prompt-use-ability = Does { $thing } use the ability?
wait-choose-sent = sending warriors to Valhalla
prompt-choose-sent = You won. Who goes to Valhalla? The others stay in your squad.
wait-pay-card = paying with a card
prompt-pay-card = Which card do you discard for your jarl?
wait-bring-back = choosing a tactic
prompt-bring-back = Which tactic returns to its owner's hand?

## Answers

verb-pass = Nothing more
verb-before-battle-pass = Into battle
verb-pool-pass = Roll
verb-attack-pass = End the attack
verb-defence-pass = End the defence
verb-ragnarok-pass = End your Ragnarök
verb-before-ragnarok-pass = Roll
verb-after-battle-pass = Play no tactic
verb-after-battle-jarl-pass = Leave the jarl
verb-before-phase-b-pass = Draw cards
verb-placed-pass = Lay nothing
verb-phase-a-pass = Do nothing more
verb-reroll-pass = Do not reroll
verb-turn-x-pass = Turn no more dice
verb-choose-sent-pass = That is all
verb-keep-jarl = Keep { $thing }
verb-pick-warrior = Pick { $thing }
verb-start-slot = Into { $thing }
verb-throw-away = Throw away { $thing }
verb-add-warrior = Add { $thing }
verb-add-two = Add two: { $thing } and another
verb-add-second = With { $thing }
verb-attack = Attack { $thing }
verb-draw = Draw cards, keep one
verb-dismiss = Dismiss { $thing }
verb-place = Into { $thing }
verb-keep = Keep { $thing }
verb-take-from-pile-keep = Take { $thing }
verb-drop = Discard { $thing }
verb-discard-for-reroll = Give up a die to reroll: { $thing }
verb-pick-die = Pick up { $thing }
verb-roll = Roll what you picked up
verb-free-reroll = Reroll for free
verb-give-up-die = Give up { $thing }
verb-turn-x = Turn a miss to { $thing }
verb-keep-die = Keep { $thing }
verb-turn-die = Turn { $thing }
verb-turn-to = To { $thing }
verb-activate = Arm { $thing }
verb-arm-with = With { $thing }
verb-use-ability = Use the ability
verb-decline-ability = Leave it
verb-take-back = Take the dice back from { $thing }
verb-play-tactic = Play { $thing }
verb-use-jarl = Use your jarl: { $thing }
verb-pay-card = Discard { $thing }
verb-bring-back = Return { $thing }
verb-send-to-valhalla = Send { $thing } to Valhalla
verb-activate-lent = Arm { $thing }, who fights along
verb-take-back-lent = Take the dice back from { $thing }
verb-send-lent = Send { $thing }, who fought along

## Refusals

refusal-not-your-turn = You are not asked now.
refusal-not-now = There is nothing to pass now.
refusal-forbidden = That is not allowed now.

## What happened

event-jarl-chosen = { $me ->
    [yes] Your jarl is { $what }.
   *[no] { $who } is led by { $what }.
}
event-first-player = { $me ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-revealed = Revealed: { $what }.
event-picked = { $me ->
    [yes] You pick { $what }.
   *[no] { $who } picks { $what }.
}
event-shuffled-back = { $number ->
    [one] { $number } card is shuffled back into the deck.
   *[other] { $number } cards are shuffled back into the deck.
}
event-turn-began = { $me ->
    [yes] — Your turn
   *[no] — { $who }'s turn
}
event-added = { $me ->
    [yes] You add { $what } to your squad.
   *[no] { $who } adds { $what } to the squad.
}
event-drew = { $me ->
    [yes] You draw { $what }.
   *[no] { $who } draws { $what }.
}
event-drew-hidden = { $me ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
event-discarded = { $me ->
    [yes] You discard { $what }.
   *[no] { $who } discards { $what }.
}
event-showed = { $me ->
    [yes] You show { $what }.
   *[no] { $who } shows { $what }.
}
event-dismissed = { $me ->
    [yes] You dismiss { $what }.
   *[no] { $who } dismisses { $what }.
}
event-taken-up = { $me ->
    [yes] { $what } returns to your hand.
   *[no] { $what } returns to the hand of { $who }.
}
event-went-to-valhalla = { $me ->
    [yes] To your Valhalla: { $what }.
   *[no] To the Valhalla of { $who }: { $what }.
}
event-stolen = { $me ->
    [yes] You take { $what1 } from the hand of { $what2 }.
   *[no] { $you ->
        [yes] { $who } takes { $what1 } from your hand.
       *[no] { $who } takes { $what1 } from the hand of { $what2 }.
    }
}
event-stolen-hidden = { $who } takes a card from another hand.
event-end-armed = { $number ->
    [1] A last shield has fallen: the end draws near.
   *[other] The deck is empty: the end draws near.
}
event-final-round = The final round begins. Everybody has one more turn.
event-attacked = { $me ->
    [yes] You attack { $what }!
   *[no] { $you ->
        [yes] { $who } attacks you!
       *[no] { $who } attacks { $what }!
    }
}
event-rolled = { $me ->
    [yes] You roll { $what }.
   *[no] { $who } rolls { $what }.
}
event-die-lost = { $me ->
    [yes] You give up a die: { $what }.
   *[no] { $who } gives up a die: { $what }.
}
event-die-turned = { $me ->
    [yes] You turn a die to { $what }.
   *[no] { $who } turns a die to { $what }.
}
event-activated = { $me ->
    [yes] You arm { $what }.
   *[no] { $who } arms { $what }.
}
event-taken-back = { $me ->
    [yes] You take the dice back from { $what }.
   *[no] { $who } takes the dice back from { $what }.
}
event-frost = { $me ->
    [yes] Frost: { $what } loses a die.
   *[no] { $you ->
        [yes] Frost: you lose a die.
       *[no] Frost: { $what } loses a die.
    }
}
event-played = { $me ->
    [yes] You play { $what }.
   *[no] { $who } plays { $what }.
}
event-cut-off = { $me ->
    [yes] You cut off the jarl of { $what }.
   *[no] { $you ->
        [yes] { $who } cuts off your jarl.
       *[no] { $who } cuts off the jarl of { $what }.
    }
}
event-jarl-used = { $me ->
    [yes] You call on { $what2 }: “{ $what1 }.”
   *[no] { $who } calls on { $what2 }: “{ $what1 }.”
}
event-brought-back = { $me ->
    [yes] { $what } returns to your hand.
   *[no] { $what } returns to the hand of { $who }.
}
event-strength = { $me ->
    [yes] Your battle strength is { $number }.
   *[no] { $who } has battle strength { $number }.
}
event-no-winner = Nobody was armed to attack: the battle has no winner.
event-won = { $me ->
    [yes] { $number ->
        [0] You win the tie!
       *[other] You win the battle by { $number }!
    }
   *[no] { $number ->
        [0] { $who } wins the tie!
       *[other] { $who } wins the battle by { $number }!
    }
}
event-shield-taken = { $me ->
    [yes] You capture a shield of { $what }.
   *[no] { $you ->
        [yes] { $who } captures one of your shields.
       *[no] { $who } captures a shield of { $what }.
    }
}
event-ragnarok = { $me ->
    [yes] Ragnarök comes to you.
   *[no] Ragnarök comes to { $who }.
}

## Timelines

course-0 = Setup
course-1 = A turn
course-2 = A battle
course-3 = Ragnarök
course-4 = The end
course-5 = A battle alone
step-VAL-SETUP-01 = the deck is shuffled
step-VAL-SETUP-04 = grey dice lie ready
step-VAL-SETUP-05 = boards and shields
step-VAL-SETUP-07 = jarls
step-VAL-SETUP-10 = first player
step-VAL-SETUP-11 = cards leave the deck
step-VAL-SETUP-13 = warriors are revealed
step-VAL-SETUP-15 = first warriors
step-VAL-SETUP-19 = hands are drawn
step-VAL-TL-40 = the turn begins
step-VAL-TL-41 = phase A: one action
step-VAL-JARL-09 = jarls between the phases
step-VAL-TL-43 = phase B: draw
step-VAL-TL-47 = the turn ends
step-VAL-TL-02 = the attacker prepares
step-VAL-TL-03 = the defender prepares
step-VAL-TL-05 = are both squads still there?
step-VAL-TL-06 = the attacker's dice
step-VAL-TL-07 = attack roll
step-VAL-TL-09 = attack
step-VAL-TL-10 = is anybody armed?
step-VAL-TL-11 = attack strength
step-VAL-TL-12 = the defender's dice
step-VAL-TL-13 = defence roll
step-VAL-TL-15 = defence
step-VAL-TL-16 = defence strength
step-VAL-TL-17 = comparison
step-VAL-TL-18 = shield
step-VAL-TL-20 = who goes to Valhalla
step-VAL-TL-21 = to Valhalla
step-VAL-TL-25 = tactics after the battle
step-VAL-TL-26 = jarls after the battle
step-VAL-TL-33 = clearing the table
step-VAL-TL-34 = is the end near?
step-VAL-TL-51 = Ragnarök comes
step-VAL-AMB-114 = before the roll
step-VAL-RAG-01 = dice
step-VAL-RAG-02 = arming
step-VAL-RAG-03 = the last march
step-VAL-RAG-04 = the rest is given up

## Odds

odds-win = Win this battle
odds-win-against = Win against { $thing }
odds-reach = Strength { $thing } or more
odds-supposing-unseen = Reckoned with the best play of both sides; another hand may hold any card you have not seen.

## Refused setups

setup-pairs = Pairs need 4 or 6 players, not { $seats }.
setup-pairs-twice = These are two ways to play in pairs. Choose one of them.
setup-sets = { $count } sets of 40 cards do not go into one deck. At most { $most }, or switch on “{ $option }”.
setup-warriors = The deck holds too few warriors. Choose another card set.

## Deeds

deed-won-attack = First blood
deed-won-attack-text = Win a battle that you began.
deed-won-defence = The wall stands
deed-won-defence-text = Win a battle that somebody else began.
deed-took-shield = A shield to hang up
deed-took-shield-text = Take a shield from somebody: it counts at the end.
deed-used-jarl = As the jarl commands
deed-used-jarl-text = Use your jarl’s ability.
deed-three-tactics = A head for war
deed-three-tactics-text = Play three tactics in one game.
deed-ten-in-valhalla = Benches filled
deed-ten-in-valhalla-text = End a game with ten cards in Valhalla: they are what counts.
deed-kept-shields = Not a scratch
deed-kept-shields-text = End a game with all your own shields.
deed-three-colours = Trophies of three halls
deed-three-colours-text = Take shields from three different players in one game: together they are worth more.
deed-quiet-victory = The patient one
deed-quiet-victory-text = Win a game in which you attacked nobody.

field-glory = glory
