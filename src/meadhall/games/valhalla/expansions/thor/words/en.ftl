### Thor's Aid

expansion-thor = Thor's Aid
card-thor-mjolnir = Mjölnir
card-thor-mjolnir-text = Aid a player with fewer or as many warriors: +3 battle strength.
card-thor-megingjord = Megingjörd
card-thor-megingjord-text = Aid a player with fewer or as many warriors: +2 battle strength.
card-thor-jarngreipr = Járngreipr
card-thor-jarngreipr-text = Aid a player with fewer or as many warriors: 1 extra die.
card-thor-bilskirnir = Bilskirnir
card-thor-bilskirnir-text = Aid a player with fewer or as many warriors: draws 1 card.
card-thor-gridarvol = Gridarvöl
card-thor-gridarvol-text = Aid a player with fewer or as many warriors: one free reroll.
card-thor-roskva = Röskva
card-thor-roskva-text = Aid a player with fewer or as many warriors: takes 1 random card from the opponent's hand.
card-thor-thunder = Thunder
card-thor-thunder-text = Aid a player with fewer warriors: +3 battle strength.
card-thor-lightning = Lightning
card-thor-lightning-text = Aid a player with fewer warriors: +2 battle strength.
card-thor-tanngrisnir = Tanngrisnir
card-thor-tanngrisnir-text = Aid a player with fewer warriors: 1 extra die.
card-thor-tanngnjost = Tanngnjóst
card-thor-tanngnjost-text = Aid a player with fewer warriors: draws 1 card.
card-thor-storm = Storm
card-thor-storm-text = Aid a player with fewer warriors: one free reroll.
card-thor-thjalfi = Thjalfi
card-thor-thjalfi-text = Aid a player with fewer warriors: takes 1 random card from the opponent's hand.

## Questions and answers

wait-aid-with = deciding whom to aid
prompt-aid-with = A battle between two others. Do you aid one of them?
verb-aid-with = Play { $thing }
verb-aid-with-pass = Stay out of it
verb-aid-whom = Aid { $thing }

## What happened

event-thor-aided = { $me ->
    [yes] You aid { $what2 } with { $what1 }.
   *[no] { $you ->
        [yes] { $who } aids you with { $what1 }.
       *[no] { $who } aids { $what2 } with { $what1 }.
    }
}
event-thor-rewarded = { $me ->
    [yes] { $what } goes to your Valhalla.
   *[no] { $what } goes to the Valhalla of { $who }.
}

## Timeline

step-VAL-TL-04 = Thor's aid
step-VAL-TL-23 = what becomes of Thor's cards

## Refused setups

setup-thor = Nobody would be there to help: Thor's Aid needs at least { $least } players.

### How a card set is typed in

make-thor = Cards of Thor
make-requirement = Who may be helped
make-FEWER = whoever has fewer warriors
make-FEWER_OR_EQUAL = whoever has fewer warriors, or as many
make-effect = What it does
make-DRAW = draw a card
make-REROLL = a free reroll
make-STEAL = steal a card
make-STRENGTH2 = +2 strength
make-STRENGTH3 = +3 strength
make-DIE = an extra die
