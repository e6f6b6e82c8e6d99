"""Strengths: openskill's Bradley–Terry model with full pairing, as in `research`, and their display as points."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from meadhall.server.ratings import counting
from meadhall.server.storage.rows import Result

# Displayed points: 30 for one unit of mu make a difference mean about the same as an Elo difference in chess.
MEAN, PER_POINT = 1500, 30
SETTLED = 10  # games of a kind until a rating is no longer provisional


class Skill(NamedTuple):
    """An estimated strength and its uncertainty."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The strength in displayed points."""
        return to_points(self.mu)

    @property
    def margin(self) -> int:
        """Half the width of the 90 % interval, in displayed points."""
        return round(1.645 * PER_POINT * self.sigma)


def to_points(mu: float) -> int:
    """Convert mu to displayed points."""
    return round(MEAN + PER_POINT * (mu - NEWCOMER.mu))


@cache
def model() -> BradleyTerryFull:
    """Return the shared model; it has no state."""
    return BradleyTerryFull()


NEWCOMER = Skill(25.0, 25.0 / 3)  # openskill's default


def skills_after(before: list[Skill], places: list[int]) -> list[Skill]:
    """Return all strengths after a game with these places. Deterministic."""
    teams = [[model().create_rating([one.mu, one.sigma])] for one in before]
    found = model().rate(teams, ranks=[float(place) for place in places])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in found]


def skills_after_game(before: list[Skill], result: Result) -> list[Skill]:
    """Return all strengths after a game. If a player was voted out, each seat is rated with its own places."""
    if not result.out:
        return skills_after(before, counting.places(result))
    return [_after_for(before, counting.places_for(result, seat), seat) for seat in range(len(before))]


def _after_for(before: list[Skill], places: dict[int, int], seat: int) -> Skill:
    if len(places) == 1:
        return before[seat]  # no other seat to compare with
    rated = skills_after([before[one] for one in places], [*places.values()])
    return rated[[*places].index(seat)]
