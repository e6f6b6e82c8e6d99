### Valkyries

expansion-valkyries = Valkyries
pattern-DISTINCT2 = 2 different
pattern-DISTINCT3 = 3 different
pattern-DISTINCT4 = 4 different
pattern-DISTINCT5 = 5 different

## Warriors

card-valk-hild = Hild Battle-Maid
card-valk-hild-text = Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-gunn = Gunn the Proud
card-valk-gunn-text = Valhalla: 3 extra glory if she goes alone.
card-valk-skeggjold = Skeggjöld Axe-Age
card-valk-skeggjold-text = Valhalla: 2 extra glory if a Wolf goes with her.
card-valk-thrud = Thrud the Unbowed
card-valk-thrud-text = Valhalla: 3 extra glory if she goes alone.
card-valk-geirskogul = Geirskögul Spear-Storm
card-valk-hrist = Hrist the Shaker
card-valk-hrist-text = Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-mist = Mist Cloud-Rider
card-valk-mist-text = Valhalla: 2 extra glory if a Deer goes with her.
card-valk-svipul = Svipul Ever-Changing
card-valk-svipul-text = Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-kara = Kara Swan-Cloak
card-valk-kara-text = Valhalla: 2 extra glory if a Boar goes with her.
card-valk-olrun = Ölrun Ale-Rune
card-valk-olrun-text = Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-goll = Göll the Loud
card-valk-goll-text = Valhalla: 2 extra glory if a Bear goes with her.
card-valk-herfjotur = Herfjötur War-Fetter
card-valk-herfjotur-text = +3 if the opponent's squad holds a Frost Giant. Valhalla: 3 extra glory if she goes alone.
card-valk-sanngrid = Sanngrid Wolf-Chaser
card-valk-sanngrid-text = +3 if the opponent's squad holds a Wolf.
card-valk-hlokk = Hlökk Shield-Clang
card-valk-hlokk-text = Valhalla: 2 extra glory if a Wolf goes with her.
card-valk-randgrid = Randgrid Shield-Truce
card-valk-randgrid-text = Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-eir = Eir the Healer
card-valk-eir-text = Valhalla: 3 extra glory if she goes alone.
card-valk-svava = Svava Name-Giver
card-valk-svava-text = Valhalla: 2 extra glory if a Bear goes with her.
card-valk-radgrid = Radgrid the Counsellor
card-valk-radgrid-text = +2 with a Wolf in your squad, +5 with two.
card-valk-sigrun = Sigrun Victory-Rune
card-valk-sigrun-text = Valhalla: 3 extra glory if she goes alone.
card-valk-reginleif = Reginleif Heir of Gods
card-valk-reginleif-text = +2 with 3 clans in your squad, +5 with 4. Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-hervor = Hervor Ice-Wing
card-valk-hervor-text = In attack: the defender loses 1 die, once a battle. Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-skogul = Skögul Hail-Bringer
card-valk-skogul-text = In attack: the defender loses 1 die, once a battle.
card-valk-gondul = Göndul Wand-Bearer
card-valk-gondul-text = In attack: the defender loses 1 die, once a battle. Valhalla: 1 extra glory for each other warrior who goes with her.
card-valk-brynhild = Brynhild behind the Flames
card-valk-brynhild-text = In attack: the defender loses 1 die, once a battle. Valhalla: 3 extra glory if she goes alone.
card-valk-skuld = Skuld the Last Winter
card-valk-skuld-text = In attack: the defender loses 1 die, once a battle. Valhalla: 2 extra glory if another Frost Giant goes with her.

## Tactics

card-valk-supply-sword = Weapon Supply: sword
card-valk-supply-sword-text = Counts as a die with a sword. It is never rolled again.
card-valk-supply-axe = Weapon Supply: axe
card-valk-supply-axe-text = Counts as a die with an axe. It is never rolled again.
card-valk-supply-spear = Weapon Supply: spear
card-valk-supply-spear-text = Counts as a die with a spear. It is never rolled again.
card-valk-supply-shield = Weapon Supply: shield
card-valk-supply-shield-text = Counts as a die with a shield. It is never rolled again.
card-valk-supply-bow = Weapon Supply: bow
card-valk-supply-bow-text = Counts as a die with a bow. It is never rolled again.
card-valk-road = Road to Valhalla
card-valk-road-text = Defence only: the attacker picks one of the armed warriors. His strength no longer counts; after the battle he goes to Valhalla, whoever wins.
card-valk-mission-steady = Mission: Steady Hand
card-valk-mission-steady-text = After a battle you won without giving up a die for a reroll: goes to your Valhalla. 1 mission a battle.
card-valk-mission-crush = Mission: Crushing Blow
card-valk-mission-crush-text = After a battle you won by 5 or more: goes to your Valhalla. 1 mission a battle.
card-valk-mission-muster = Mission: Full Muster
card-valk-mission-muster-text = After a battle you won with 3 armed warriors or more: goes to your Valhalla. 1 mission a battle.

## Questions and answers

wait-valk-road = opening the road to Valhalla
prompt-valk-road = The road to Valhalla is open. Which of your armed warriors takes it?
verb-take-the-road = { $thing } takes it
verb-take-the-road-lent = { $thing } takes it

## What happened

event-valk-road = { $me ->
    [yes] Your { $what } takes the road to Valhalla and adds no more strength.
   *[no] { $what } of { $who } takes the road to Valhalla and adds no more strength.
}
event-valk-bonus = { $me ->
    [yes] { $what1 } brings you bonus glory: { $what2 }.
   *[no] { $what1 } brings { $who } bonus glory: { $what2 }.
}

## Timeline

step-VAL-VALK-16 = those on the road go to Valhalla
