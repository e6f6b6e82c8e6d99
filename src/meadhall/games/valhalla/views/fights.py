"""Tells which seats take part in a fight now. Players may ask to be notified only then. (not compiled)"""

from __future__ import annotations

from meadhall.core.match import Match
from meadhall.games.valhalla.table import Valhalla


def fights(match: Match, seat: int) -> bool:
    """Is the seat attacked, or does it attack?"""
    assert isinstance(match, Valhalla)
    battle = match.fight
    return battle is not None and battle.fights(seat)
