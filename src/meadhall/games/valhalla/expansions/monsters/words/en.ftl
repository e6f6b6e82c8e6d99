### Monsters of Yggdrasil

expansion-monsters = Monsters of Yggdrasil
monsters-nidhogg = Níðhöggr
monsters-nidhogg-text = +4. Before battle: the opponent takes 1 squad warrior back to hand, unless it is his only one.
monsters-surtur = Surtur
monsters-surtur-text = +4. Before battle: the opponent discards 1 squad warrior, unless it is his only one.
monsters-huldra = Huldra
monsters-huldra-text = Before battle, if the opponent has 3 warriors or more: take 1 of them into your squad.
monsters-draugr = Draugr
monsters-draugr-text = In battle: put up to 3 warriors of 1 glory from hand into your Valhalla; +1 for each.
monsters-fenrir = Fenrir
monsters-fenrir-text = Feed him 1 squad warrior to become his keeper. Feed him each turn, or send him to an opponent.
monsters-troll = Troll
monsters-troll-text = In battle: place up to 4 dice with different weapons here; +3 for each.
monsters-gullinbursti = Gullinbursti
monsters-gullinbursti-text = +2 for each warrior in the opponent's squad.
monsters-vedrfolnir = Veðrfölnir
monsters-vedrfolnir-text = +2. The opponent plays no tactics in this battle.
monsters-jormungand = Jormungand
monsters-jormungand-text = +3. After the opponent's first roll: have any of the dice rolled again.
monsters-hel = Hel
monsters-hel-text = In battle: take 1 warrior from your Valhalla into your squad; one of the same glory from the discard pile takes its place.
monsters-garmr = Garmr
monsters-garmr-text = +2. In battle: the 2 topmost tactics of the discard pile are yours until the battle ends.

## Questions and answers

wait-hunt = hunting a monster
prompt-hunt = Your warriors can catch a monster. Do you hunt?
verb-hunt = Hunt { $thing }
verb-hunt-pass = Let it be
verb-cover = Lay it on { $thing } and the neighbour to the right
wait-feed-fenrir = feeding Fenrir
prompt-feed-fenrir = Fenrir is hungry. Whom does he get from your squad?
verb-feed-fenrir = Feed him { $thing }
verb-send-fenrir = Send Fenrir to the opponent
verb-unleash = Unleash your monster
verb-lure = Lure { $thing } away
wait-yield-warrior = giving up a warrior
prompt-yield-warrior = The opponent's monster comes for one of yours. Whom do you give up?
verb-yield-warrior = Give up { $thing }
wait-stand-in-slot = placing a warrior
prompt-stand-in-slot = Where does the newcomer stand?
verb-stand-in-slot = { $thing }
verb-load-troll = Give the troll { $thing }
verb-monster-card = With your monster: { $thing }
wait-exchange-for = exchanging a warrior
prompt-exchange-for = Who goes to Valhalla in exchange?
verb-exchange-for = { $thing }
wait-feed-card = feeding Fenrir
prompt-feed-card = Fenrir is hungry. Whom does he get from your hand?
verb-feed-card = Feed him { $thing }
wait-stir-dice = stirring the dice
prompt-stir-dice = Jormungand stirs the opponent's dice. Which are rolled again?

## What happened

event-monster-revealed = Out of Yggdrasil comes { $what }.
event-monster-hunted = { $me ->
    [yes] You have hunted down { $what }.
   *[no] { $who } has hunted down { $what }.
}
event-monster-left = { $me ->
    [yes] { $what } leaves you and the game.
   *[no] { $what } leaves { $who } and the game.
}
event-monster-unleashed = { $me ->
    [yes] You unleash { $what }.
   *[no] { $who } unleashes { $what }.
}
event-monster-lured = { $me ->
    [yes] { $what } comes over to you.
   *[no] { $what } goes over to { $who }.
}
event-monster-given = { $me ->
    [yes] You give { $what } to the Draugr: to Valhalla.
   *[no] { $who } gives { $what } to the Draugr: to Valhalla.
}
event-monster-recalled = { $me ->
    [yes] Hel sends { $what1 } back to you; { $what2 } takes the empty seat.
   *[no] Hel sends { $what1 } back to { $who }; { $what2 } takes the empty seat.
}
event-monster-fetched = { $me ->
    [yes] Garmr fetches { $what } for you.
   *[no] Garmr fetches { $what } for { $who }.
}
event-fenrir-fed = { $me ->
    [yes] You feed Fenrir: { $what }.
   *[no] { $who } feeds Fenrir: { $what }.
}
event-fenrir-sent = { $me ->
    [yes] You send Fenrir to { $what }.
   *[no] { $you ->
        [yes] { $who } sends Fenrir to you.
       *[no] { $who } sends Fenrir to { $what }.
    }
}
event-fenrir-sated = Fenrir has had his fill and is gone.

## Timeline

step-VAL-MONSTER-03 = monsters are laid out
step-VAL-TL-08 = Jormungand stirs the attacker's dice
step-VAL-TL-14 = Jormungand stirs the defender's dice
step-VAL-TL-29 = monsters leave
step-VAL-MONSTER-27 = guests find a slot or leave
step-VAL-TL-30 = Garmr's tactics return
step-VAL-TL-44 = the hunt
step-VAL-TL-45 = Fenrir is fed
step-VAL-AMB-117 = monsters at Ragnarök

### How a card set is typed in

make-monster = Monsters
make-colours = Clans that catch it
make-late = Comes late
