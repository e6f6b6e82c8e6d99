### Wrath of Tyr

expansion-tyr = Wrath of Tyr
card-tyr-oath = Tyr's Oath
card-tyr-oath-text = The warrior it lies under: +2 when activated.
card-tyr-bane-bear = Bear Snare
card-tyr-bane-bear-text = The warrior it lies under: +4 when activated if the opponent's squad holds a Bear.
card-tyr-bane-wolf = Gleipnir's Thread
card-tyr-bane-wolf-text = The warrior it lies under: +4 when activated if the opponent's squad holds a Wolf.
card-tyr-bane-boar = Boar Spit
card-tyr-bane-boar-text = The warrior it lies under: +4 when activated if the opponent's squad holds a Boar.
card-tyr-bane-deer = Antler Splitter
card-tyr-bane-deer-text = The warrior it lies under: +4 when activated if the opponent's squad holds a Deer.
card-tyr-bane-frost = Ember of Muspell
card-tyr-bane-frost-text = The warrior it lies under: +4 when activated if the opponent's squad holds a Frost Giant.
card-tyr-gift-sword = The One-Handed Sword
card-tyr-gift-sword-text = The warrior it lies under needs one sword die fewer.
card-tyr-gift-axe = Axe of the Thing
card-tyr-gift-axe-text = The warrior it lies under needs one axe die fewer.
card-tyr-gift-spear = Spear of the Just
card-tyr-gift-spear-text = The warrior it lies under needs one spear die fewer.
card-tyr-gift-shield = Shield of the Sworn
card-tyr-gift-shield-text = The warrior it lies under needs one shield die fewer.
card-tyr-gift-bow = Bow of the Watch
card-tyr-gift-bow-text = The warrior it lies under needs one bow die fewer.

## Questions and answers

verb-tuck = Tuck under the warrior: { $thing }

## What happened

event-tyr-tucked = { $me ->
    [yes] You tuck { $what1 } under { $what2 }.
   *[no] { $who } tucks { $what1 } under { $what2 }.
}
event-tyr-came-back = { $me ->
    [yes] { $what } returns to your hand.
   *[no] { $what } returns to the hand of { $who }.
}

## Timeline

step-VAL-TYR-02 = six cards of Tyr are set apart
step-VAL-TYR-03 = everybody gets a card of Tyr

### How a card set is typed in

make-tyr = Cards of Tyr
make-FOE4 = +4 against a clan
make-SAVE_WEAPON = saves a weapon
