"""Strengths: openskill's Bradley–Terry with full pairing, as in the laboratory, told as people read them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from meadhall.server.rooms.standing import counting
from meadhall.server.store.rows import Result

MEAN, PER_POINT = 1500, 30  # as told: 30 for one of mu makes a difference mean about what it means in chess
SETTLED = 10  # games of a kind until a rating is no longer provisional


class Skill(NamedTuple):
    """What is believed of somebody, and how surely."""

    mu: float
    sigma: float

    @property
    def told(self) -> int:
        """As people read it."""
        return told(self.mu)

    @property
    def margin(self) -> int:
        """Nine times in ten the truth lies within so much of it."""
        return round(1.645 * PER_POINT * self.sigma)


def told(mu: float) -> int:
    """A strength as people read it."""
    return round(MEAN + PER_POINT * (mu - NEWCOMER.mu))


@cache
def model() -> BradleyTerryFull:
    """One for all; it keeps nothing."""
    return BradleyTerryFull()


NEWCOMER = Skill(25.0, 25.0 / 3)  # openskill's own beginning


def after(before: list[Skill], places: list[int]) -> list[Skill]:
    """What is believed of everybody after a game that ended so. The same for the same, whenever it is reckoned."""
    teams = [[model().create_rating([one.mu, one.sigma])] for one in before]
    found = model().rate(teams, ranks=[float(place) for place in places])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in found]


def after_game(before: list[Skill], result: Result) -> list[Skill]:
    """The same for a game as it ended; where somebody was voted out each seat has its own account of it."""
    if not result.out:
        return after(before, counting.places(result))
    return [_after_for(before, counting.places_for(result, seat), seat) for seat in range(len(before))]


def _after_for(before: list[Skill], places: dict[int, int], seat: int) -> Skill:
    if len(places) == 1:
        return before[seat]  # nobody is left to compare with
    rated = after([before[one] for one in places], [*places.values()])
    return rated[[*places].index(seat)]
