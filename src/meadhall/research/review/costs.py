"""Estimates what decisions cost: the given answer is compared with others, by what the seat could know.

First all promising answers are tried in a few sampled worlds. Then the most expensive decisions are compared with the
best alternative in many new worlds, so that an answer that was only lucky in the first test is not reported.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall.bots.search import most_promising, priors_of
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.research.review.judge import Effort, Judge, SeatMeans, shuffle_unseen, spread
from meadhall.research.review.walk import ReviewedMove

LEAST_COST = 0.01  # winning chance that a reported decision must have cost


class Suspect(NamedTuple):
    """A decision that may have been a mistake."""

    at: int
    seat: int
    action: int
    better: int
    cost: float  # as estimated in the first test
    match: Match


class Verdict(NamedTuple):
    """A comparison of the given answer with a better one: chances and points."""

    chances: tuple[float, float]
    error: float  # half of the 95 % interval of the difference
    points: tuple[float, float]  # of the seat
    rivals: tuple[float, float]  # of the best opponent

    @property
    def clear(self) -> bool:
        """Is the difference large enough and larger than its error?"""
        cost = self.chances[1] - self.chances[0]
        return cost >= LEAST_COST and cost > self.error


def find_suspect(judge: Judge, match: Match, move: ReviewedMove, chance: Chance, effort: Effort) -> Suspect | None:
    """Return the best alternative to the given answer; None if the given one is the best."""
    seat, action = move.seat, move.action
    legal = match.legal(seat)
    world = match.determinize(seat, chance)
    places = most_promising(priors_of(judge.policy, world, seat, legal), effort.candidates)
    actions = [legal[place] for place in places if legal[place] != action]
    sums = dict.fromkeys([action, *actions], 0.0)
    for _ in range(effort.first):
        world = world.determinize(seat, chance)
        luck = world.chance.fork()
        for one in sums:
            sums[one] += judge.tried(world, seat, one, luck.copy())[0][seat]
    best = max(sums, key=lambda one: sums[one])
    cost = (sums[best] - sums[action]) / effort.first
    return Suspect(move.at, seat, action, best, cost, match.copy()) if cost > 0.0 else None


class AnswerPair:
    """Collects results of two answers, world by world."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.both, self.gap = [SeatMeans(1), SeatMeans(1)], SeatMeans(1)
        self.points, self.rivals = [SeatMeans(1), SeatMeans(1)], [SeatMeans(1), SeatMeans(1)]

    def add(self, found: list[tuple[list[float], list[int]]]) -> None:
        """Add the results of both answers in one world."""
        seat = self.seat
        self.gap.add([found[1][0][seat] - found[0][0][seat]])
        for one, (chances, scores) in enumerate(found):
            others = [score for other, score in enumerate(scores) if other != seat]
            self.both[one].add([chances[seat]])
            self.points[one].add([float(scores[seat])])
            self.rivals[one].add([float(max(others, default=0))])

    def verdict(self) -> Verdict:
        chances, points, rivals = (
            (low.values[0], high.values[0]) for low, high in (self.both, self.points, self.rivals)
        )
        return Verdict(chances, spread(self.gap.variance(0)), points, rivals)


def compare_answers(judge: Judge, suspect: Suspect, chance: Chance, tries: int, is_open: bool = False) -> Verdict:
    """Compare both answers in the same worlds with the same luck: sampled for the seat, or with the real cards if
    `is_open`.
    """
    seat, match = suspect.seat, suspect.match
    pair = AnswerPair(seat)
    for _ in range(tries):
        world = shuffle_unseen(match, chance) if is_open else match.determinize(seat, chance)
        luck = world.chance.fork()
        pair.add([judge.tried(world, seat, action, luck.copy()) for action in (suspect.action, suspect.better)])
    return pair.verdict()
