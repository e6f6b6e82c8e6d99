### Elves of Álfheim

expansion-elves = Elves of Álfheim
ability-LEFT_COLOUR = { $clan } on the left: +2
ability-LEFT_WEAPONS = weapons on the left: +3
ability-RIGHT_CLAN_X = { $clan } on the right: X is a weapon
ability-RIGHT_WEAPON_SAVE = weapon on the right: 1 die fewer

## Warriors

card-elf-skirnir = Skirnir the Envoy
card-elf-skirnir-text = +2 if a Deer stands to the left.
card-elf-alvar = Alvar Spear-Friend
card-elf-alvar-text = +3 if the warrior to the left shows a spear.
card-elf-volund = Völund the Smith
card-elf-volund-text = If the warrior to the right shows an axe, 1 such die is not needed.
card-elf-thoralf = Thoralf Wolf-Guest
card-elf-thoralf-text = If a Wolf stands to the right, 1 missed die may arm for any weapon.
card-elf-grimalf = Grimalf behind the Mask
card-elf-grimalf-text = +3 if the warrior to the left shows a sword and a shield.
card-elf-alfrun = Alfrun Bear-Shadow
card-elf-alfrun-text = +2 if a Bear stands to the left.
card-elf-finnalf = Finnalf Twin-Bow
card-elf-finnalf-text = +3 if the warrior to the left shows a bow.
card-elf-vidalf = Vidalf of the Wide Woods
card-elf-vidalf-text = +2 if a Boar stands to the left.
card-elf-hladgud = Hladgud Thread-Spinner
card-elf-hladgud-text = If the warrior to the right shows a spear, 1 such die is not needed.
card-elf-slagfid = Slagfid Swan-Seeker
card-elf-slagfid-text = If a Deer stands to the right, 1 missed die may arm for any weapon.
card-elf-byggvir = Byggvir Barley-Hand
card-elf-byggvir-text = +2 if a Wolf stands to the left.
card-elf-beyla = Beyla Bee-Keeper
card-elf-beyla-text = +3 if the warrior to the left shows a sword.
card-elf-hjuki = Hjuki Pail-Bearer
card-elf-hjuki-text = If the warrior to the right shows a sword, 1 such die is not needed.
card-elf-steinalf = Steinalf Rock-Walker
card-elf-steinalf-text = If a Frost Giant stands to the right, 1 missed die may arm for any weapon.
card-elf-eyalf = Eyalf the Islander
card-elf-eyalf-text = +3 if the warrior to the left shows a shield and an axe.
card-elf-alfgeir = Alfgeir Long-Spear
card-elf-alfgeir-text = +2 if a Deer stands to the left.
card-elf-birta = Birta First-Light
card-elf-birta-text = +2 if a Frost Giant stands to the left.
card-elf-dagny = Dagny New-Day
card-elf-dagny-text = +3 if the warrior to the left shows a spear and a bow.
card-elf-svanhvit = Svanhvit Swan-White
card-elf-svanhvit-text = If a Boar stands to the right, 1 missed die may arm for any weapon.
card-elf-alfhild = Alfhild Still-Bow
card-elf-alfhild-text = If the warrior to the right shows a bow, 1 such die is not needed.
card-elf-delling = Delling at the Door of Day
card-elf-delling-text = +2 if a Bear stands to the left.
card-elf-alfdis = Alfdis of the High Meadow
card-elf-alfdis-text = If a Wolf stands to the right, 1 missed die may arm for any weapon.
card-elf-hrafnalf = Hrafnalf Raven-Elf
card-elf-hrafnalf-text = +2 if a Frost Giant stands to the left.
card-elf-glaer = Glær Clear-Ice
card-elf-glaer-text = If a Bear stands to the right, 1 missed die may arm for any weapon.
card-elf-ingun = Ingun Snow-Sower
card-elf-ingun-text = +3 if the warrior to the left shows an axe.
card-elf-idun = Idun Winter-Apple
card-elf-idun-text = +2 if a Wolf stands to the left.
card-elf-bil = Bil of the Pale Moon
card-elf-bil-text = If the warrior to the right shows a spear, 1 such die is not needed.

## Tactics

card-elf-captured-dice = Gathered from the Field
card-elf-captured-dice-text = Defence only: roll all the dice the attacker gave up, grey ones excepted, and use them as your own.
card-elf-captured-tactics = Stolen Runes
card-elf-captured-tactics-text = Attack only: after the battle take all tactics the defender played into your hand.

## What happened

event-elf-captured = { $me ->
    [yes] You capture { $what }.
   *[no] { $who } captures { $what }.
}

## Timeline

step-VAL-TL-24 = captured tactics change hands
