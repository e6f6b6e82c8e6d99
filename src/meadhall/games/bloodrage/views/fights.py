"""Who fights now, as everybody can see; some people want to be asked only then. (not compiled)"""

from __future__ import annotations

from meadhall.core.match import Match
from meadhall.games.bloodrage.table import BloodRage


def fights(match: Match, seat: int) -> bool:
    """Does the seat pillage, or has it figures where somebody does?"""
    assert isinstance(match, BloodRage)
    raid = match.raid
    return raid is not None and (seat == raid.pillager or match.in_area(seat, raid.province) > 0)
