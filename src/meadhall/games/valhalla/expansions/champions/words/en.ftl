### Champions of Midgard

expansion-champions = Champions of Midgard
card-champ-bear-hrolf = Hrolf Slow-to-Anger
card-champ-bear-hrolf-text = Wrath: 1 token after each of your battles, at most 3. +1 for each token.
card-champ-bear-beigad = Beigad Howling-Axe
card-champ-bear-beigad-text = Frenzy: 1 token after each of your battles, at most 3. +2 for each token.
card-champ-bear-hjalti = Hjalti Shield-Biter
card-champ-bear-hjalti-text = Berserk: 1 token after each of your battles, at most 3. −2 for each token.
card-champ-bear-ragnfrid = Ragnfrid the Unbowed
card-champ-bear-ragnfrid-text = Honour: 1 token after each battle you lose, at most 3. −2 for each token.
card-champ-bear-egbert = Egbert Long-Memory
card-champ-bear-egbert-text = Vengeance: after each battle remembers the opponent. +4 against the one remembered last.
card-champ-bear-oddny = Oddny Standard-Bearer
card-champ-wolf-ketil = Ketil Ember-Eye
card-champ-wolf-ketil-text = Wrath: 1 token after each of your battles, at most 3. +1 for each token.
card-champ-wolf-skoll = Skoll Never-Tired
card-champ-wolf-skoll-text = Frenzy: 1 token after each of your battles, at most 3. +2 for each token.
card-champ-wolf-gerulf = Gerulf Foam-Mouth
card-champ-wolf-gerulf-text = Berserk: 1 token after each of your battles, at most 3. −2 for each token.
card-champ-wolf-signy = Signy True-Word
card-champ-wolf-signy-text = Honour: 1 token after each battle you lose, at most 3. −2 for each token.
card-champ-wolf-bork = Bork Debt-Collector
card-champ-wolf-bork-text = Vengeance: after each battle remembers the opponent. +4 against the one remembered last.
card-champ-wolf-yrsa = Yrsa Horn-Blower
card-champ-boar-hogni = Högni Deep-Scar
card-champ-boar-hogni-text = Wrath: 1 token after each of your battles, at most 3. +1 for each token.
card-champ-boar-starkad = Starkad Eight-Arms
card-champ-boar-starkad-text = Frenzy: 1 token after each of your battles, at most 3. +2 for each token.
card-champ-boar-thorgeir = Thorgeir Burns-Bright
card-champ-boar-thorgeir-text = Berserk: 1 token after each of your battles, at most 3. −2 for each token.
card-champ-boar-alfhild = Alfhild the Spotless
card-champ-boar-alfhild-text = Honour: 1 token after each battle you lose, at most 3. −2 for each token.
card-champ-boar-mord = Mord Slow-Knife
card-champ-boar-mord-text = Vengeance: after each battle remembers the opponent. +4 against the one remembered last.
card-champ-boar-finnvid = Finnvid Gate-Ward
card-champ-deer-ingvar = Ingvar Sleeping-Storm
card-champ-deer-ingvar-text = Wrath: 1 token after each of your battles, at most 3. +1 for each token.
card-champ-deer-sigrun = Sigrun Battle-Dancer
card-champ-deer-sigrun-text = Frenzy: 1 token after each of your battles, at most 3. +2 for each token.
card-champ-deer-hogrim = Hogrim Broken-Antler
card-champ-deer-hogrim-text = Berserk: 1 token after each of your battles, at most 3. −2 for each token.
card-champ-deer-thyra = Thyra Oath-Keeper
card-champ-deer-thyra-text = Honour: 1 token after each battle you lose, at most 3. −2 for each token.
card-champ-deer-vemund = Vemund Cold-Trail
card-champ-deer-vemund-text = Vengeance: after each battle remembers the opponent. +4 against the one remembered last.
card-champ-deer-solveg = Solveg Song-Leader
card-champ-frost-thrymir = Thrymir the Waking
card-champ-frost-thrymir-text = Wrath: 1 token after each of your battles, at most 3. +1 for each token.
card-champ-frost-skadulf = Skadulf Avalanche
card-champ-frost-skadulf-text = Frenzy: 1 token after each of your battles, at most 3. +2 for each token.
card-champ-frost-hrungvald = Hrungvald Stone-Heart
card-champ-frost-hrungvald-text = Berserk: 1 token after each of your battles, at most 3. −2 for each token.
card-champ-frost-aurgrim = Aurgrim the Proud
card-champ-frost-aurgrim-text = Honour: 1 token after each battle you lose, at most 3. −2 for each token.
card-champ-frost-vafthrud = Vafthrud Forgets-Nothing
card-champ-frost-vafthrud-text = Vengeance: after each battle remembers the opponent. +4 against the one remembered last.
card-champ-frost-isgerd = Isgerd Drum-Beater
card-champ-clan-rally = Clan Rally
card-champ-clan-rally-text = Choose a champion of your squad: the others of his clan there, champions excepted, get 1 token each: +2 for good.
card-champ-mark = Mark of Vengeance
card-champ-mark-text = After a battle: a warrior of your squad without a token gets +4 against this opponent for good.

## Questions and answers

wait-rally-to = calling the clan
prompt-rally-to = Which champion calls his clan?
verb-rally-to = { $thing }
wait-mark = choosing an avenger
prompt-mark = Who shall remember this opponent?
verb-mark = { $thing }

## What happened

event-champ-rallied = { $me ->
    [yes] Your { $what1 } calls the clan. Followers: { $what2 }.
   *[no] { $what1 } of { $who } calls the clan. Followers: { $what2 }.
}
event-champ-marked = { $me ->
    [yes] Your { $what } swears revenge.
   *[no] { $what } of { $who } swears revenge.
}

## Timeline

step-VAL-TL-27 = tokens for champions
