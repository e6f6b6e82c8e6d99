"""Chances to win for a review: by a value network where one fits the table, calibrated on games between bots."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import meadhall
from meadhall.bots.learned.files import own_policy, value_network
from meadhall.bots.learned.network import NetworkPolicy
from meadhall.bots.policy import Policy, outcome
from meadhall.bots.search import play_on
from meadhall.core.chance import Chance
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.zones import Sight
from meadhall.review.calibration import Scale, scale_for

Chances = list[float]


class Effort(NamedTuple):
    """How many playouts a review makes."""

    tries: int  # with other luck, to tell luck from decisions
    first: int  # worlds in which every promising answer is tried
    second: int  # worlds in which the answer given is compared with the best of the others
    candidates: int  # promising answers, at most


THOROUGH = Effort(64, 12, 96, 8)
BRIEF = Effort(8, 3, 24, 4)


def usual_effort() -> Effort:
    """An effort of a few seconds: less where the engine is not compiled."""
    return THOROUGH if meadhall.engine() == "compiled" else BRIEF


class Judge:
    """Chances by a value network where one fits the table, else by the game's own policy."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        self.own = own_policy(game.key)
        found = value_network(game.key, match.rules)
        self.learned = found is not None
        self.policy: Policy = self.own if found is None else NetworkPolicy(self.own, self.own, *found)
        scale = scale_for(game.key, match.seats, self.learned)
        self.calibrated = scale is not None and not match.rules.setup.modules
        self.scale = scale or Scale(match.seats, self.learned, (1.0, 1.0, 1.0))

    def raw(self, world: Match) -> Chances:
        """The uncalibrated chances in a quiet position."""
        return self.policy.values(world)

    def chances(self, world: Match) -> Chances:
        """The chance of every seat to win; for a finished game, its result."""
        if world.over:
            return outcome(world)
        return self.scale.of(self.raw(world), self.own.progress(world))

    def is_settled(self, world: Match) -> bool:
        """Can the position be evaluated without a playout?"""
        return world.over or self.own.is_quiet(world)

    def played_on(self, world: Match, luck: Chance) -> Chances:
        """Play on by the policy until a quiet moment, and return the chances. Changes the world."""
        play_on(self.policy, world, luck, 1)
        return self.chances(world)

    def tried(self, world: Match, seat: int, action: int, luck: Chance) -> tuple[Chances, list[int]]:
        """Chances and points after an answer, with this luck. Leaves the world as it was."""
        twin = world.copy()
        twin.chance = luck
        twin.step(seat, action)
        return self.played_on(twin, luck), twin.scores()


class SeatMeans:
    """The mean of the chances of all seats, and its variance."""

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
    """A mean that is exact after one result."""
    out = SeatMeans(len(chances))
    out.add(chances)
    return out


def shuffled(match: Match, chance: Chance) -> Match:
    """The same position with the unseen cards in another order, and with other luck."""
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
