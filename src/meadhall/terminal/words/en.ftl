### The words of the table in a terminal

terminal-you = You
terminal-seat = Player { $n }
terminal-nobody = nobody
terminal-beast = the monster
terminal-player = player
terminal-turn = Turn { $n }: { $who }
terminal-over = The game is over
terminal-deck = deck { $n }
terminal-discard = discard { $n } (top: { $top })
terminal-grey = grey dice { $n }
terminal-armed = the end draws near
terminal-final = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
terminal-jarl = jarl { $name }
terminal-own-jarl = Your jarl { $name }: { $text }
terminal-shields = shields { $own }
terminal-captured = captured { $taken }
terminal-hand-size = hand { $n }, Valhalla { $valhalla }
terminal-score = points { $n }, glory { $glory }
terminal-winner = victory!
terminal-row = Warriors to pick from
terminal-hand = Your hand ({ $n })
terminal-drawn = Just drawn
terminal-battle = Battle: { $who } → { $other }
terminal-ragnarok = Ragnarök: { $who }
terminal-not-rolled = no dice rolled yet
terminal-dice = free dice { $dice }
terminal-offered = to choose from { $dice }
terminal-played = played { $cards }
terminal-strength = strength { $n } = { $terms }
terminal-cut-off = the jarl is cut off
terminal-term-ability = ability of { $name }
terminal-term-jarls = jarl
terminal-footer = number = answer · ? = explain · hint · odds · undo · log · save · help · quit
terminal-hand-over = { $who } is asked. Hand over the keyboard; the others look away.
terminal-press-enter = Press Enter when ready.
terminal-no-such-number = There is no option { $n }; the highest is { $last }.
terminal-did-you-mean = Not understood. Did you mean “{ $word }”?
terminal-not-understood = { $many ->
    [yes] Several options fit. Type the number of one.
   *[no] Not understood. Type the number of an option, or “help”.
}
terminal-help =
    number       answer (or type part of an option)
    ?            explain the question;  ? 3  explain option 3 and its rule
    why VERB X   why something is not allowed: why attack 2, why pillage horgr
    rule ID      read a rule: rule VAL-BATTLE-29, rule BR-BATTLE-11
    hint         what a jarl would do, and what each answer is worth to him
    odds         the chances of the battle at hand, or of each attack
    log          what happened;  log all  everything
    table        draw the table again
    undo         take the last answer back, if nobody has learned anything;  undo!  anyway, among bots
    save FILE    save;  load FILE  continue another game
    quit         leave; the game is kept
terminal-why-how = Say what you would like: why attack 2, why add-two frosti, why activate 1
terminal-why-not-refused = It is allowed: it is one of the options.
terminal-hint = A jarl would take { $n }: { $what }
terminal-hint-guess = The chance to win the game, as a jarl guesses:
terminal-odds-none = Nothing to calculate now: odds are for battles, and for choosing whom to attack.
terminal-odds-best = Best by these odds: { $n }, { $what }
terminal-nothing-to-undo = There is nothing to take back.
terminal-undo-not-free = { $alone ->
    [yes] Somebody has learned something since. “undo!” goes back anyway; the same luck comes again.
   *[no] Somebody has learned something since: it stands.
}
terminal-saved = Saved in { $file }. Continue with: { $how }
terminal-load-what = Which file? load FILE
terminal-left = Farewell. The game is kept; continue with: { $how }
terminal-left-unsaved = Farewell. The game could not be kept; next time use “save FILE”.
terminal-winners = Victory: { $names }
terminal-all-lost = Defeat: the monster has prevailed.
terminal-scores = Points: { $scores }
terminal-answers = { $n ->
    [one] ok, { $n } answer
   *[other] ok, { $n } answers
}
terminal-luck-commitment = { $good ->
    [true] the seed is the promised one: { $detail }
   *[other] the seed is not the promised one: { $detail }
}
terminal-luck-deal = { $good ->
    [true] the deal follows from it
   *[other] the deal does not follow from it
}
terminal-luck-answers = { $good ->
    [true] so does all luck in the game (answers, numbers: { $detail })
   *[other] luck in the game differs from it (answer { $detail })
}
terminal-luck-record = { $good ->
    [true] and this is the game that is saved here
   *[other] but another game is saved here
}

## Where modules meet

meetings-title = Where the modules of { $game } meet
meetings-where = where
meetings-proof = proven by, or why it cannot matter
meetings-neither = neither proven nor excused
meetings-sum = { $game }: { $n } meetings, { $proven } proven, { $excused } excused, { $open } open
meetings-open = { $meeting }: name the test that proves it in tests/meetings.toml, or the reason why it cannot matter
meetings-checkout = the meetings of modules can be listed only in a checkout of the repository
