"""Luck against skill: every change of the chances comes from a decision, or from dice and cards.

Between two decisions the chances change from V to V'. Where luck was at work, the same answer is tried many times
with other luck: the mean of that is what the decision was worth, the rest was luck. So the parts of all seats
always add up to what really happened.
"""

from __future__ import annotations

from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.review.judge import Chances, Judge, SeatMeans, shuffled, spread, surely


class Attribution:
    """What luck and decisions gave every seat so far."""

    def __init__(self, judge: Judge, seats: int, chance: Chance, tries: int) -> None:
        self.judge, self.chance, self.seats, self.tries = judge, chance, seats, tries
        self.deal = [0.0] * seats
        self.luck = [0.0] * seats
        self.own = [0.0] * seats
        self.others = [0.0] * seats
        self.variance = [0.0] * seats
        self.now: SeatMeans | None = None  # the chances at the last decision

    def stands(self, match: Match) -> SeatMeans:
        """The chances in a position, played on where something is half done."""
        if self.judge.is_settled(match):
            return surely(self.judge.chances(match))
        out = SeatMeans(self.seats)
        for _ in range(self.tries):
            world = shuffled(match, self.chance)
            out.add(self.judge.played_on(world, world.chance))
        return out

    def begin(self, match: Match) -> SeatMeans:
        """The first decision: what was dealt, against an even share."""
        self.now = self.stands(match)
        self.deal = [chance - 1 / self.seats for chance in self.now.values]
        return self.now

    def decided(self, before: Match, seat: int, action: int, after: Match, luck: bool) -> SeatMeans:
        """From one decision to the next: split what changed."""
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
        """What the answer is worth with any luck."""
        out = SeatMeans(self.seats)
        for _ in range(self.tries):
            world = shuffled(before, self.chance)
            out.add(self.judge.tried(world, seat, action, world.chance)[0])
        return out

    def book(self, seat: int, before: Chances, expected: Chances, after: Chances) -> None:
        """Enter one change."""
        for other in range(self.seats):
            self.luck[other] += after[other] - expected[other]
            gain = expected[other] - before[other]
            if other == seat:
                self.own[other] += gain
            else:
                self.others[other] += gain

    def error(self, seat: int) -> float:
        """How far luck and decisions may be off."""
        return spread(self.variance[seat])
