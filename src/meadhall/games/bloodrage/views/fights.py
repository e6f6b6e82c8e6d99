"""Tells which seats take part in a fight now. Players may ask to be notified only then. (not compiled)"""

from __future__ import annotations

from meadhall.core.match import Match
from meadhall.games.bloodrage.table import BloodRage


def fights(match: Match, seat: int) -> bool:
    """Does the seat pillage, or has it figures in the province that is pillaged?"""
    assert isinstance(match, BloodRage)
    raid = match.raid
    return raid is not None and (seat == raid.pillager or match.in_area(seat, raid.province) > 0)
