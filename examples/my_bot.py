"""A bot in thirty lines that enters a tournament. Run this in the folder `examples`:

    meadhall tournament bloodrage --bots thrall,my_bot:Greedy --games 20
    meadhall evaluate my_bot:Greedy --suite BloodRage-2p-v1 --games 20

It gets what its seat may know: `situation.view` (as on the page), `situation.question` (options with verbs), and,
because it says `dreams = True`, a dreamer of positions that it cannot tell from the real one.
"""

from __future__ import annotations

TRIES = 3


class Greedy:
    """Tries every answer in a few imagined positions, and takes the one with the most points at once."""

    dreams = True

    def choose(self, situation):
        worth = dict.fromkeys(situation.legal, 0.0)
        for _ in range(TRIES):
            position = situation.dreamer.dream()
            for action in situation.legal:
                twin = position.copy()
                twin.step(situation.seat, action)
                scores = twin.scores()
                worth[action] += scores[situation.seat] - sum(scores) / len(scores)
        best = max(worth.values())
        choice = [action for action in situation.legal if worth[action] == best]
        return choice[situation.chance.pick(len(choice))]
