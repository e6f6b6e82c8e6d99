"""A bot in thirty lines that enters a tournament. Run this in the folder `examples`:

    meadhall tournament bloodrage --bots thrall,my_bot:Greedy --games 20
    meadhall evaluate my_bot:Greedy --suite BloodRage-2p-v1 --games 20

It gets what its seat may know: `glimpse.view` (as on the page), `glimpse.question` (options with verbs), and because
it says `dreams = True` a dreamer of positions that it cannot tell from the real one.
"""

from __future__ import annotations

TRIES = 3


class Greedy:
    """Tries every answer in a few imagined positions, and takes the one with the most points at once."""

    dreams = True

    def choose(self, glimpse):
        worth = dict.fromkeys(glimpse.legal, 0.0)
        for _ in range(TRIES):
            position = glimpse.dreamer.dream()
            for action in glimpse.legal:
                twin = position.copy()
                twin.step(glimpse.seat, action)
                scores = twin.scores()
                worth[action] += scores[glimpse.seat] - sum(scores) / len(scores)
        best = max(worth.values())
        choice = [action for action in glimpse.legal if worth[action] == best]
        return choice[glimpse.chance.pick(len(choice))]
