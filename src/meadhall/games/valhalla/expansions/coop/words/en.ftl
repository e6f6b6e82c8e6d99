### Together

expansion-coop = Together (our own rules)
coop-card = Strength { $strength }, at most { $cap } glory in all Valhallas; clans: { $clans }; symbols: { $symbols }
coop-below = Next: strength { $strength }, at most { $cap } glory in all Valhallas; clans: { $clans }; symbols: { $symbols }
coop-stack = Strength { $strength }, at most { $cap } glory in all Valhallas; clans: { $clans }; symbols: { $symbols }

wait-hand-over = handing over a card
prompt-hand-over = A comrade is about to fight the monster. Do you hand over a card?
verb-hand-over = Hand over { $thing }
verb-hand-over-pass = Keep your cards

event-handed-over = { $me ->
    [yes] You hand { $what1 } to { $what2 }.
   *[no] { $you ->
        [yes] { $who } hands { $what1 } to you.
       *[no] { $who } hands { $what1 } to { $what2 }.
    }
}
event-handed-over-hidden = { $who } hands a card to a comrade.

step-VAL-COOP-06 = shields by number of players
step-VAL-COOP-07 = jarls are dealt
step-VAL-COOP-20 = comrades may help
