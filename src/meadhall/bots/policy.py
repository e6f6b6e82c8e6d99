"""A policy: which answers of a game are promising, and who stands well. This neutral one serves any game.

A game's kit names a better one (`bots/<game>/policy.py`). A policy is only asked about sampled worlds: positions that
the thinking seat cannot tell from the real one.
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
    temperature: float = 0.1  # of the priors by which the karl draws its answer; near 0 it takes the best
    # How this game is searched. `builtin.prepared` makes search parameters of these.
    worlds: int = 99  # worlds that a lookahead samples, at most
    prior_scale: float = 1.0  # factor of the prior's weight in a tree
    early_prior: float = 0.0  # extra weight of the prior before the first sweep
    rival_nodes: bool = True  # rivals have nodes in a tree
    to_the_end: bool = False  # playouts go on to the end of the game

    def __init__(self) -> None:
        self.early = [POINTS]  # weights of the features when the game begins
        self.late = [POINTS]  # and when it ends

    def for_search(self, seat: int, seats: int) -> Policy:
        """The policy for a search by this seat; its rivals keep the quick policy."""
        return self

    def with_weights(self, seat: int, seats: int, weights: dict[str, list[float]]) -> Policy:
        """The policy for a search with learned weights, by name; the neutral policy has none."""
        return self.for_search(seat, seats)

    def with_character(self, seat: int, character: str) -> Policy:
        """The policy with the preferences of this character at this seat; the neutral policy knows none."""
        return self

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        """How promising each answer is, above 0; by what this seat may see in the world."""
        return by_verb(world.rules.vocabulary, legal)

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        """An answer at once, for playouts: better than a random one, and fast."""
        return legal[drawn(self.priors(world, seat, legal), chance)]

    def is_routine(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Is `choose` good enough here, so that a search would waste time?"""
        return False

    def exact_answer(self, world: Match, seat: int, legal: list[int]) -> int:
        """The answer that can be calculated; NO_ANSWER where there is none."""
        return NO_ANSWER

    def is_disputed(self, world: Match, seat: int, legal: list[int]) -> bool:
        """May another answer be better than the calculated one, because more is at stake than was calculated?"""
        return False

    def is_quiet(self, world: Match) -> bool:
        """Is nothing half done, so that the position may be evaluated?"""
        return False

    def values(self, world: Match) -> list[float]:
        """Every seat's chance to win a game that is not over; together 1 where one seat wins."""
        rows = [self.features(world, seat) for seat in range(world.seats)]
        return chances(rows, self.progress(world), self.early, self.late)

    def end_values(self, world: Match) -> list[float]:
        """What the end of the game is worth to every seat; together 1 where one seat wins."""
        return outcome(world)

    def features(self, world: Match, seat: int) -> list[float]:
        """Numbers that speak for a seat, weighted by `early` and `late`."""
        return [float(world.scores()[seat])]

    def value_inputs(self, world: Match) -> list[list[float]]:
        """The inputs of a value network for every seat: the weighted sum of its features, then the features."""
        progress = self.progress(world)
        rows = [self.features(world, seat) for seat in range(world.seats)]
        return [[weighted(row, progress, self.early, self.late), *row] for row in rows]

    def progress(self, world: Match) -> float:
        """How far the game has come, 0 to 1; the weights go from `early` to `late` with it."""
        return 0.0


NEUTRAL: Final = Policy()


def evaluate(policy: Policy, world: Match) -> list[float]:
    """Every seat's chance to win; a shared victory counts in parts."""
    return policy.end_values(world) if world.over else policy.values(world)


def outcome(world: Match) -> list[float]:
    """Who has won: together 1, or nothing if all have lost."""
    out = [0.0] * world.seats
    winners = [] if world.lost_together() else world.winners()
    for seat in winners:
        out[seat] = 1.0 / len(winners)
    return out


def chances(rows: list[list[float]], progress: float, early: list[float], late: list[float]) -> list[float]:
    """Chances to win from the features of every seat; together 1."""
    return shares([weighted(row, progress, early, late) for row in rows])


def shares(logits: list[float]) -> list[float]:
    """The softmax."""
    best = max(logits)
    out = [exp(logit - best) for logit in logits]
    total = sum(share for share in out)
    return [share / total for share in out]


def weighted(row: list[float], progress: float, early: list[float], late: list[float]) -> float:
    """The weighted sum of one seat's features."""
    out = 0.0
    for at in range(len(row)):
        out += row[at] * (early[at] + progress * (late[at] - early[at]))
    return out


def by_verb(vocabulary: Vocabulary, legal: list[int]) -> list[float]:
    """Give every verb the same prior, however many answers it has; to pass gets half of it."""
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
    """Draw a place of the list by its weight."""
    total = sum(weight for weight in weights)
    left = chance.pick(1_000_000) / 1_000_000.0 * total
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return len(weights) - 1
