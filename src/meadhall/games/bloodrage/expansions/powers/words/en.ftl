### Powers

expansion-powers = Powers

## Questions and answers

wait-begin-with = choosing a power
prompt-begin-with = Choose the power with which your clan begins.
verb-begin-with = Begin with { $thing }

## Timeline

step-BR-VAR-03 = powers are laid open

## Cards

card-power-long-ships = Long Ships
card-power-long-ships-text = Your ships invade for nothing.
card-power-hearth-fire = Hearth Fire
card-power-hearth-fire-text = 1 Rage more at the start of every Action phase.
card-power-beast-callers = Beast Callers
card-power-beast-callers-text = Your Monster cards cost 2 Rage less.
card-power-tribute = Tribute
card-power-tribute-text = 1 Glory for each successful pillage of yours.
card-power-skalds = Skalds
card-power-skalds-text = 2 Glory more for each quest you fulfil.
