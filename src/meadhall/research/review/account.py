"""Splits the result of a game into luck and skill: every change of the chances comes from a decision or from luck.

Between two decisions the chances change from V to V'. If luck was involved, the same answer is tried many times with
other luck. The mean is the worth of the decision, the rest was luck. So the parts of a seat always add up to its
result.
"""

from __future__ import annotations

from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.research.review.judge import Chances, Judge, SeatMeans, exact_mean, shuffle_unseen, spread


class Attribution:
    """Sums up the contributions of luck and decisions for every seat."""

    def __init__(self, judge: Judge, seats: int, chance: Chance, tries: int) -> None:
        self.judge, self.chance, self.seats, self.tries = judge, chance, seats, tries
        self.deal = [0.0] * seats
        self.luck = [0.0] * seats
        self.own = [0.0] * seats
        self.others = [0.0] * seats
        self.variance = [0.0] * seats
        self.now: SeatMeans | None = None  # the chances at the last decision

    def stands(self, match: Match) -> SeatMeans:
        """Estimate the chances in a position. Unfinished actions are played on with several random continuations."""
        if self.judge.is_settled(match):
            return exact_mean(self.judge.chances(match))
        out = SeatMeans(self.seats)
        for _ in range(self.tries):
            world = shuffle_unseen(match, self.chance)
            out.add(self.judge.played_on(world, world.chance))
        return out

    def begin(self, match: Match) -> SeatMeans:
        """Book the deal: the chances at the first decision minus an even share."""
        self.now = self.stands(match)
        self.deal = [chance - 1 / self.seats for chance in self.now.values]
        return self.now

    def decided(self, before: Match, seat: int, action: int, after: Match, luck: bool) -> SeatMeans:
        """Split the change since the last decision into the decision and luck; return the new chances."""
        assert self.now is not None
        then = self.stands(after)
        expected = self.expected(before, seat, action) if luck else then
        self.book(seat, self.now.values, expected.values, then.values)
        if luck:
            for other in range(self.seats):
                self.variance[other] += expected.variance(other) + then.variance(other)
        self.now = then
        return then

    def expected(self, before: Match, seat: int, action: int) -> SeatMeans:
        """Return the mean chances after the answer, over random luck."""
        out = SeatMeans(self.seats)
        for _ in range(self.tries):
            world = shuffle_unseen(before, self.chance)
            out.add(self.judge.tried(world, seat, action, world.chance)[0])
        return out

    def book(self, seat: int, before: Chances, expected: Chances, after: Chances) -> None:
        """Add one change to the sums."""
        for other in range(self.seats):
            self.luck[other] += after[other] - expected[other]
            gain = expected[other] - before[other]
            if other == seat:
                self.own[other] += gain
            else:
                self.others[other] += gain

    def error(self, seat: int) -> float:
        """Return half of the 95 % interval of a seat's luck and decisions."""
        return spread(self.variance[seat])
