"""A policy estimates which answers of a game are promising, and who is ahead. This neutral one serves any game.

A game's kit names a better one (`bots/<game>/policy.py`). A policy is only asked about sampled worlds: positions that
the asked seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.verbs import PASS, Vocabulary

NO_ANSWER: Final = -1
POINTS: Final = 0.15  # weight of a point of lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Priors of answers, and values of positions.

    A subclass sets these numbers in `__init__`: class attributes of an interpreted
    class are invisible to the compiled engine.
    """

    horizon: int = 24  # answers until the next quiet moment, at most
    temperature: float = 0.1  # temperature of the priors by which the karl draws its answer; near 0 it takes the best
    # Parameters for searching this game. `builtin.prepared` makes search parameters of them.
    worlds: int = 99  # worlds that a lookahead samples, at most
    prior_scale: float = 1.0  # factor of the prior's weight in a tree
    early_prior: float = 0.0  # extra weight of the prior before the first sweep
    rival_nodes: bool = True  # rivals have nodes in a tree
    to_the_end: bool = False  # playouts go on to the end of the game

    def __init__(self) -> None:
        self.early = [POINTS]  # weights of the features when the game begins
        self.late = [POINTS]  # and when it ends

    def for_search(self, seat: int, seats: int) -> Policy:
        """Return the policy for a search by this seat; its rivals keep the quick policy."""
        return self

    def with_weights(self, seat: int, seats: int, weights: dict[str, list[float]]) -> Policy:
        """Return the policy with learned weights, by name, for a search. The neutral policy has no weights."""
        return self.for_search(seat, seats)

    def with_character(self, seat: int, character: str) -> Policy:
        """Return the policy with the preferences of this character at this seat.

        The neutral policy knows no characters.
        """
        return self

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        """Return a positive prior for each answer, by what this seat may see in the world."""
        return by_verb(world.rules.vocabulary, legal)

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        """Return an answer for playouts: better than random, and fast."""
        return legal[drawn(self.priors(world, seat, legal), chance)]

    def is_routine(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Is the answer of `choose` good enough here, so that a search would waste time?"""
        return False

    def exact_answer(self, world: Match, seat: int, legal: list[int]) -> int:
        """Return an answer that can be calculated, or NO_ANSWER."""
        return NO_ANSWER

    def is_disputed(self, world: Match, seat: int, legal: list[int]) -> bool:
        """May another answer be better than the calculated one, because the calculation leaves something out?"""
        return False

    def is_quiet(self, world: Match) -> bool:
        """Is no action half done, so that the position may be evaluated?"""
        return False

    def values(self, world: Match) -> list[float]:
        """Return every seat's chance to win a game that is not over. The sum is 1 if one seat wins."""
        rows = [self.features(world, seat) for seat in range(world.seats)]
        return chances(rows, self.progress(world), self.early, self.late)

    def end_values(self, world: Match) -> list[float]:
        """Return the worth of the end of the game to every seat. The sum is 1 if one seat wins."""
        return outcome(world)

    def features(self, world: Match, seat: int) -> list[float]:
        """Return features of a seat's position, which `early` and `late` weight."""
        return [float(world.scores()[seat])]

    def value_inputs(self, world: Match) -> list[list[float]]:
        """Return the inputs of a value network for every seat: the weighted sum of its features, then the features."""
        progress = self.progress(world)
        rows = [self.features(world, seat) for seat in range(world.seats)]
        return [[weighted(row, progress, self.early, self.late), *row] for row in rows]

    def progress(self, world: Match) -> float:
        """Return how far the game has come, 0 to 1. Weights go from `early` to `late` with it."""
        return 0.0


NEUTRAL: Final = Policy()


def evaluate(policy: Policy, world: Match) -> list[float]:
    """Return every seat's chance to win; a shared victory counts as a fraction."""
    return policy.end_values(world) if world.over else policy.values(world)


def outcome(world: Match) -> list[float]:
    """Return each seat's share of the victory: the sum is 1, or 0 if all have lost."""
    out = [0.0] * world.seats
    winners = [] if world.lost_together() else world.winners()
    for seat in winners:
        out[seat] = 1.0 / len(winners)
    return out


def chances(rows: list[list[float]], progress: float, early: list[float], late: list[float]) -> list[float]:
    """Return chances to win from the features of every seat; the sum is 1."""
    return shares([weighted(row, progress, early, late) for row in rows])


def shares(logits: list[float]) -> list[float]:
    """Return the softmax."""
    best = max(logits)
    out = [exp(logit - best) for logit in logits]
    total = sum(share for share in out)
    return [share / total for share in out]


def weighted(row: list[float], progress: float, early: list[float], late: list[float]) -> float:
    """Return the weighted sum of one seat's features."""
    out = 0.0
    for at in range(len(row)):
        out += row[at] * (early[at] + progress * (late[at] - early[at]))
    return out


def by_verb(vocabulary: Vocabulary, legal: list[int]) -> list[float]:
    """Give every verb the same total prior, however many answers it has; passing gets half of it."""
    table = vocabulary.table
    counts: dict[int, int] = {}
    firsts: list[int] = []
    for action in legal:
        verb = table[action]
        first = verb.first if verb is not None else 0
        firsts.append(first)
        counts[first] = counts.get(first, 0) + 1
    return [(0.5 if action == PASS else 1.0) / counts[first] for action, first in zip(legal, firsts, strict=True)]


def drawn(weights: list[float], chance: Chance) -> int:
    """Draw an index of the list by weight."""
    total = sum(weight for weight in weights)
    left = chance.pick(1_000_000) / 1_000_000.0 * total
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return len(weights) - 1
