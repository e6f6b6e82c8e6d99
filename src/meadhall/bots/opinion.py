"""Opinions about a game. This neutral one serves games and expansions that have none of their own.

A game's kit names a better one (`bots/<game>/opinion.py`). Opinions are only ever asked
about imagined worlds: positions that the thinking seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.verbs import PASS, Vocabulary

NOTHING: Final = -1  # no answer
POINTS: Final = 0.15  # how much a point of lead speaks for winning


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """What we think of answers and positions.

    A subclass sets these numbers in `__init__`: class attributes of an interpreted
    class are invisible to the compiled engine.
    """

    horizon: int = 24  # decisions played on, at most, before a position is judged
    dreams: int = 99  # a game whose positions take long to judge is dreamt of less often by those who look ahead
    sight: float = 1.0  # how much first sight counts in a search, in parts of what the bot's manner says
    only_turns: bool = False  # is everything but turns a matter of habit?
    rivals: bool = True  # does a search think for the others too, or do they answer at once?
    doubt: float = 0.0  # first sight counts so much more before the first dream, and less with each
    to_the_end: bool = False  # does a search play every try to the end of the game, by quick answers?

    def __init__(self) -> None:
        self.early = [POINTS]  # how much each sign speaks for winning when the game begins
        self.late = [POINTS]  # and when it ends; tools/tune.py finds these numbers

    def patient(self, seat: int, seats: int) -> Opinion:
        """What somebody at this seat of so many thinks who takes his time; the others think as ever."""
        return self

    def taught(self, seat: int, seats: int, told: dict[str, list[float]]) -> Opinion:
        """The same for somebody who has learned these numbers; nothing can be learned here."""
        return self.patient(seat, seats)

    def inclined(self, seat: int, character: str) -> Opinion:
        """The same for somebody of this character at this seat; here there is nothing to have a character about."""
        return self

    def weigh(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        """How promising each answer is for the seat, above 0; judged by what this seat may see in the dream."""
        return by_verb(world.rules.vocabulary, legal)

    def quick(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        """An answer at once, for playing a dream on: better than a random one, and fast."""
        return legal[drawn(self.weigh(world, seat, legal), chance)]

    def habit(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Is the quick answer good enough, so that looking ahead would be a waste?"""
        return False

    def reckon(self, world: Match, seat: int, legal: list[int]) -> int:
        """An answer that can be reckoned out, for those who take their time; NOTHING where there is none."""
        return NOTHING

    def disputed(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Is more at stake than what was reckoned out, so that other answers are worth a thought after all?"""
        return False

    def quiet(self, world: Match) -> bool:
        """Is nothing half done, so that the position may be judged?"""
        return False

    def judge(self, world: Match) -> list[float]:
        """Every seat's chance to win a game that is not over; together 1 where one wins."""
        rows = [self.signs(world, seat) for seat in range(world.seats)]
        return chances(rows, self.progress(world), self.early, self.late)

    def ended(self, world: Match) -> list[float]:
        """What the end of a game is worth to every seat; together 1 where one wins."""
        return outcome(world)

    def signs(self, world: Match, seat: int) -> list[float]:
        """What speaks for a seat: numbers that `early` and `late` weigh."""
        return [float(world.scores()[seat])]

    def evidence(self, world: Match) -> list[list[float]]:
        """What a learned judge is told of every seat: what we would make of its signs, then the signs."""
        progress = self.progress(world)
        rows = [self.signs(world, seat) for seat in range(world.seats)]
        return [[hope(row, progress, self.early, self.late), *row] for row in rows]

    def progress(self, world: Match) -> float:
        """How far the game has come, 0 to 1: with it the weights go over from `early` to `late`."""
        return 0.0


NEUTRAL: Final = Opinion()


def verdict(opinion: Opinion, world: Match) -> list[float]:
    """Every seat's chance to win; a shared victory counts in parts."""
    return opinion.ended(world) if world.over else opinion.judge(world)


def outcome(world: Match) -> list[float]:
    """Who has won: together 1, or nothing if all have lost."""
    out = [0.0] * world.seats
    winners = [] if world.lost_together() else world.winners()
    for seat in winners:
        out[seat] = 1.0 / len(winners)
    return out


def chances(rows: list[list[float]], progress: float, early: list[float], late: list[float]) -> list[float]:
    """Chances to win from the signs of every seat; together 1."""
    hopes = [hope(row, progress, early, late) for row in rows]
    best = max(hopes)
    shares = [exp(mine - best) for mine in hopes]
    total = sum(share for share in shares)
    return [share / total for share in shares]


def hope(row: list[float], progress: float, early: list[float], late: list[float]) -> float:
    """The signs of one seat, weighed."""
    out = 0.0
    for at in range(len(row)):
        out += row[at] * (early[at] + progress * (late[at] - early[at]))
    return out


def by_verb(vocabulary: Vocabulary, legal: list[int]) -> list[float]:
    """Every verb is as likely as the others, whatever it is about; to pass is half as likely."""
    table = vocabulary.table
    pages: dict[int, int] = {}
    firsts: list[int] = []
    for action in legal:
        verb = table[action]
        first = verb.first if verb is not None else 0
        firsts.append(first)
        pages[first] = pages.get(first, 0) + 1
    return [(0.5 if action == PASS else 1.0) / pages[first] for action, first in zip(legal, firsts, strict=True)]


def drawn(weights: list[float], chance: Chance) -> int:
    """A place of the list, as likely as its weight."""
    total = sum(weight for weight in weights)
    left = chance.pick(1_000_000) / 1_000_000.0 * total
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return len(weights) - 1
