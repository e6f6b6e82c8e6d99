"""Who will win: the strongest judge there is for a table, in calibrated chances."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import meadhall
from meadhall.bots.ahead import play_on
from meadhall.bots.driver import opinion_of
from meadhall.bots.learned.judge import LearnedOpinion
from meadhall.bots.opinion import Opinion, outcome
from meadhall.bots.skald import value_for
from meadhall.core.chance import Chance
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.zones import Sight
from meadhall.review.calibration import Scale, scale_for

Chances = list[float]


class Effort(NamedTuple):
    """How often things are tried; the more, the surer."""

    tries: int  # with other luck, to tell luck from decisions
    first: int  # worlds in which every promising answer is tried
    second: int  # worlds in which the answer given is compared with the best of the others
    candidates: int  # promising answers, at most


THOROUGH = Effort(64, 12, 96, 8)
BRIEF = Effort(8, 3, 24, 4)


def usual_effort() -> Effort:
    """What is done in seconds: less where the engine is not compiled."""
    return THOROUGH if meadhall.engine() == "compiled" else BRIEF


class Judge:
    """A learned network where one fits the table, else the bots' own values."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        self.own = opinion_of(game.key)
        found = value_for(game.key, match)
        self.learned = found is not None
        self.opinion: Opinion = self.own if found is None else LearnedOpinion(self.own, self.own, *found)
        scale = scale_for(game.key, match.seats, self.learned)
        self.calibrated = scale is not None and not match.rules.setup.modules
        self.scale = scale or Scale(match.seats, self.learned, (1.0, 1.0, 1.0))

    def raw(self, world: Match) -> Chances:
        """What the judge says by itself of a position in which nothing is half done."""
        return self.opinion.judge(world)

    def chances(self, world: Match) -> Chances:
        """The chance of every seat; of a finished game, who has won."""
        if world.over:
            return outcome(world)
        return self.scale.of(self.raw(world), self.own.progress(world))

    def settled(self, world: Match) -> bool:
        """Can the position be judged as it is?"""
        return world.over or self.own.quiet(world)

    def played_on(self, world: Match, luck: Chance) -> Chances:
        """Everybody answers at once until the position can be judged. Changes the world."""
        play_on(self.opinion, world, luck, 1)
        return self.chances(world)

    def tried(self, world: Match, seat: int, action: int, luck: Chance) -> tuple[Chances, list[int]]:
        """Chances and points after an answer, with this luck. Leaves the world as it was."""
        twin = world.copy()
        twin.chance = luck
        twin.step(seat, action)
        return self.played_on(twin, luck), twin.scores()


class SeatMeans:
    """The mean of the chances of all seats, and how sure it is."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, chances: Chances) -> None:
        self.count += 1
        for seat, chance in enumerate(chances):
            self.sums[seat] += chance
            self.squares[seat] += chance * chance

    @property
    def values(self) -> Chances:
        return [total / self.count for total in self.sums]

    def variance(self, seat: int) -> float:
        """Of the mean itself."""
        if self.count < 2:
            return 0.0
        mean = self.sums[seat] / self.count
        return max(0.0, self.squares[seat] / self.count - mean * mean) / (self.count - 1)


def surely(chances: Chances) -> SeatMeans:
    """A mean of one that needs no more."""
    out = SeatMeans(len(chances))
    out.add(chances)
    return out


def shuffled(match: Match, chance: Chance) -> Match:
    """The same position with what nobody has seen in another order, and with other luck."""
    world = match.copy()
    world.chance = chance.fork()
    world.own_zones()
    for zone in world.zones():
        if zone.sight == Sight.NONE:
            world.chance.shuffle(zone.cards)
    return world


def spread(variance: float) -> float:
    """Half of the 95 % interval."""
    return 1.96 * sqrt(variance)
