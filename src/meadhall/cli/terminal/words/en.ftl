### The words of the table in a terminal

terminal-you = You
terminal-seat = Player { $n }
terminal-nobody = nobody
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

## What the fields of a table are called

field-grey = grey
field-value = value
field-activated = armed
field-dice = dice
field-seat = player
field-rolled = dice rolled
field-offered = to choose from
field-tactics = tactics
field-strength = strength
field-terms = made up of
field-jarl-cut-off = jarl cut off
field-free-rerolls = free rerolls
field-set-aside = dice set aside
field-fewer = fewer dice
field-discarded = discarded
field-ragnarok = Ragnarök
field-attacker = attacker
field-defender = defender
field-winner = winner
field-winners = winners
field-difference = difference
field-hand = hand
field-hand-size = cards in hand
field-drawn = just drawn
field-drawn-size = cards drawn
field-dealt-jarls = jarls to choose from
field-coming = on the way
field-squad = squad
field-valhalla = Valhalla
field-valhalla-size = cards in Valhalla
field-bonus = bonus
field-shields = shields
field-captured = captured from each player
field-shield-points = points for shields
field-jarl = jarl
field-jarl-used = abilities used
field-score = points
field-turn = turn
field-active = on turn
field-first = first player
field-deck = deck
field-discard = discard pile
field-row = to pick from
field-end-armed = the end is near
field-final-turns = turns left
field-players = players
field-battle = battle
field-waiting = still choosing
field-over = the game is over
field-number = number
field-region = region
field-villages = villages
field-empty = empty villages
field-fjord = fjord
field-live = standing
field-token = reward
field-pillaged = pillaged
field-doomed-in = falls in Age
field-doom = falls in this Age
field-figures = figures
field-strengths = strength of each clan
field-shores = shores
field-open = open
field-step = step
field-cost = cost
field-fulfilled = fulfilled
field-clan = clan
field-rage = rage left
field-passed = passed
field-stats = stats
field-slots = upgrades
field-reserve = reserve
field-on-board = figures on the map
field-known = cards seen
field-packet = packet
field-packet-size = cards in the packet
field-picks = gifts taken
field-picks-size = gifts taken
field-sealed = face down
field-laid = a card face down
field-quests = quests
field-quest-count = quests on the table
field-shown = shown
field-end-bonus = bonus at the end
field-prices = price of invading
field-cards = cards
field-silenced = text cancelled
field-card-strength = strength of cards
field-total = total
field-province = province
field-pillager = pillager
field-fighters = in the battle
field-may-join = may still come
field-success = successful
field-age = Age
field-phase = phase
field-doomed = provinces that will fall
field-provinces = provinces
field-fjords = fjords
field-clans = clans
field-raid = pillage
field-decks = cards in the decks
field-type = type
field-star = special strength
field-disc = white disc
field-god = god
field-regions = regions
field-weapons = weapons
field-pattern = dice needed
field-symbols = dice
field-ability = ability
field-ability-clan = clan of the ability
field-also = also
field-bonus-clan = clan of the bonus
field-kind = kind
field-timing = when
field-side = who may play it
