### Dwarves of Svartalfheim

expansion-dwarves = Dwarves of Svartalfheim
ability-BLOCK = blocks a foe
ability-HOLD_BACK = holds a foe back
ability-DISARM = foe loses a tactic
ability-SACRIFICE = a card for +3

## Warriors

card-dwarf-brokk = Brokk Bellows-Hand
card-dwarf-brokk-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.
card-dwarf-eitri = Eitri Ring-Maker
card-dwarf-eitri-text = When armed: you may discard 1 card from hand for +3.
card-dwarf-motsognir = Motsognir the First
card-dwarf-motsognir-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.
card-dwarf-durin = Durin Deep-Door
card-dwarf-durin-text = After the battle: choose 1 armed warrior of the opponent, who may not go to Valhalla.
card-dwarf-dolgthrasir = Dolgthrasir Feud-Eager
card-dwarf-dolgthrasir-text = When armed: you may discard 1 card from hand for +3.
card-dwarf-lit = Lit the Tripper
card-dwarf-lit-text = When armed: the opponent discards 1 tactic of choice, or shows a hand without any.
card-dwarf-jari = Jari Quarrel-Bow
card-dwarf-jari-text = After the battle: choose 1 armed warrior of the opponent, who may not go to Valhalla.
card-dwarf-nordri = Nordri North-Bearer
card-dwarf-nordri-text = When armed: the opponent discards 1 tactic of choice, or shows a hand without any.
card-dwarf-sudri = Sudri South-Bearer
card-dwarf-sudri-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.
card-dwarf-haugspori = Haugspori Barrow-Treader
card-dwarf-haugspori-text = When armed: you may discard 1 card from hand for +3.
card-dwarf-galar = Galar Song-Brewer
card-dwarf-galar-text = When armed: you may discard 1 card from hand for +3.
card-dwarf-fjalar = Fjalar the Hider
card-dwarf-fjalar-text = After the battle: choose 1 armed warrior of the opponent, who may not go to Valhalla.
card-dwarf-austri = Austri East-Bearer
card-dwarf-austri-text = When armed: the opponent discards 1 tactic of choice, or shows a hand without any.
card-dwarf-hornbori = Hornbori Horn-Borer
card-dwarf-hornbori-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.
card-dwarf-aurvang = Aurvang Gravel-Field
card-dwarf-aurvang-text = When armed: the opponent discards 1 tactic of choice, or shows a hand without any.
card-dwarf-alvis = Alvis All-Knowing
card-dwarf-alvis-text = When armed: the opponent discards 1 tactic of choice, or shows a hand without any.
card-dwarf-andvari = Andvari Gold-Warden
card-dwarf-andvari-text = When armed: you may discard 1 card from hand for +3.
card-dwarf-vestri = Vestri West-Bearer
card-dwarf-vestri-text = After the battle: choose 1 armed warrior of the opponent, who may not go to Valhalla.
card-dwarf-ivaldi = Ivaldi Ship-Wright
card-dwarf-ivaldi-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.
card-dwarf-billing = Billing the Watchful
card-dwarf-billing-text = After the battle: choose 1 armed warrior of the opponent, who may not go to Valhalla.
card-dwarf-virfir = Virfir Snow-Cellar
card-dwarf-virfir-text = When armed: you may discard 1 card from hand for +3.
card-dwarf-skirfir = Skirfir Rime-Beard
card-dwarf-skirfir-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.
card-dwarf-grer = Grer the Shouter
card-dwarf-grer-text = When armed: the opponent discards 1 tactic of choice, or shows a hand without any.
card-dwarf-berling = Berling Ice-Hauler
card-dwarf-berling-text = After the battle: choose 1 armed warrior of the opponent, who may not go to Valhalla.
card-dwarf-alfrigg = Alfrigg Necklace-Smith
card-dwarf-alfrigg-text = In attack: choose 1 warrior of the opponent, who cannot be armed in this battle. Not against a single warrior.

## Tactics

card-dwarf-call-to-arms = Call to Arms
card-dwarf-call-to-arms-text = Before the battle: the topmost warrior of the discard pile joins your squad.
card-dwarf-cry-squad = War Cry: All Together
card-dwarf-cry-squad-text = +1 battle strength for each warrior in your squad, armed or not.
card-dwarf-cry-armed = War Cry: To Arms
card-dwarf-cry-armed-text = +1, +2, +4 or +6 battle strength for 1, 2, 3 or 4 armed warriors.

## Questions and answers

wait-dwarf-block = blocking a warrior
prompt-dwarf-block = { $thing } is armed. Which warrior of the opponent does he block?
verb-block = Block { $thing }
verb-dwarf-block-pass = Block nobody
wait-dwarf-hold-back = holding a warrior back
prompt-dwarf-hold-back = Who of the opponent's armed warriors may not go to Valhalla?
verb-hold-back = Hold back { $thing }
verb-dwarf-hold-back-pass = Hold nobody back
wait-dwarf-disarm = discarding a tactic
prompt-dwarf-disarm = You are disarmed: which tactic do you discard?
verb-lay-down-tactic = Discard { $thing }
wait-dwarf-sacrifice = bringing a sacrifice
prompt-dwarf-sacrifice = { $thing } asks for a sacrifice: which card do you give up for +3?
verb-sacrifice = Give up { $thing }
verb-dwarf-sacrifice-pass = Give up nothing

## What happened

event-dwarf-blocked = { $me ->
    [yes] Your { $what } is blocked for this battle.
   *[no] { $what } of { $who } is blocked for this battle.
}
event-dwarf-held = { $me ->
    [yes] Your { $what } may not go to Valhalla.
   *[no] { $what } of { $who } may not go to Valhalla.
}
event-dwarf-sacrificed = { $me ->
    [yes] You give up { $what } for +3.
   *[no] { $who } gives up { $what } for +3.
}
event-dwarf-sacrificed-hidden = { $who } gives up a card, face down, for +3.

## Timeline

step-VAL-TL-19 = dwarves hold warriors back
