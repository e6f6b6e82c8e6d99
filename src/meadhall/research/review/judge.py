"""Estimates winning chances for a review, by a value network if one fits the table. They are calibrated."""

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
from meadhall.research.review.calibration import Scale, scale_for

Chances = list[float]


class Effort(NamedTuple):
    """The number of playouts in a review."""

    tries: int  # playouts with other luck, to separate luck from decisions
    first: int  # worlds for the first test of every promising answer
    second: int  # worlds for the comparison of the given answer with the best alternative
    candidates: int  # the most promising answers to test


THOROUGH = Effort(64, 12, 96, 8)
BRIEF = Effort(8, 3, 24, 4)


def usual_effort() -> Effort:
    """Return an effort for a few seconds of work: smaller if the engine is not compiled."""
    return THOROUGH if meadhall.engine() == "compiled" else BRIEF


class Judge:
    """Estimates chances by a value network if one fits the table, else by the game's own policy."""

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
        """Return the uncalibrated chances in a quiet position."""
        return self.policy.values(world)

    def chances(self, world: Match) -> Chances:
        """Return every seat's chance to win; for a finished game, its result."""
        if world.over:
            return outcome(world)
        return self.scale.of(self.raw(world), self.own.progress(world))

    def is_settled(self, world: Match) -> bool:
        """Can the position be evaluated without a playout?"""
        return world.over or self.own.is_quiet(world)

    def played_on(self, world: Match, luck: Chance) -> Chances:
        """Play on by the policy until a quiet position, and return the chances. Changes the match."""
        play_on(self.policy, world, luck, 1)
        return self.chances(world)

    def tried(self, world: Match, seat: int, action: int, luck: Chance) -> tuple[Chances, list[int]]:
        """Return chances and points after an answer with this luck. The match itself is not changed."""
        twin = world.copy()
        twin.chance = luck
        twin.step(seat, action)
        return self.played_on(twin, luck), twin.scores()


class SeatMeans:
    """The mean of the chances of all seats with its variance."""

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
        """Return the variance of a seat's mean."""
        if self.count < 2:
            return 0.0
        mean = self.sums[seat] / self.count
        return max(0.0, self.squares[seat] / self.count - mean * mean) / (self.count - 1)


def exact_mean(chances: Chances) -> SeatMeans:
    """Return a mean of a single, exact result."""
    out = SeatMeans(len(chances))
    out.add(chances)
    return out


def shuffle_unseen(match: Match, chance: Chance) -> Match:
    """Return a copy with unseen cards shuffled and new luck."""
    world = match.copy()
    world.chance = chance.fork()
    world.own_zones()
    for zone in world.zones():
        if zone.sight == Sight.NONE:
            world.chance.shuffle(zone.cards)
    return world


def spread(variance: float) -> float:
    """Return half of the 95 % interval for this variance."""
    return 1.96 * sqrt(variance)
