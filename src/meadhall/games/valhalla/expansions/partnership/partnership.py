"""Expansion: Partnership of Jarls. Partners help each other in battle; a single player wins.   (spec: VAL-PARTNER)

What it shares with other games in pairs is in `shared/pairs.py`. Here the partner's warriors return after the battle,
and at the end each player gives the partner a shield. Points are not shared (VAL-PARTNER-13).
"""

from __future__ import annotations

from typing import Final

from meadhall.core.events import Happening
from meadhall.core.module import Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.shared.pairs import Pairs, opposite
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import MOST_SLOTS, Courses, Permit

SHIELD_GIVEN: Final = Happening("shield-given", "seat")


class GiveShields(Step[Valhalla]):
    """VAL-PARTNER-11: each player gets one of the partner's own shields, if the partner has one left (VAL-TV-38).

    All at once and without a choice (VAL-AMB-109, VAL-TL-52).
    """

    def run(self, g: Valhalla) -> None:
        for seat in [seat for seat in range(g.seats) if g.players[seat].shields > 0]:
            give(g, seat, opposite(seat, g.seats))


def give(g: Valhalla, giver: int, taker: int) -> None:
    """VAL-PARTNER-12: it counts as captured, in sets and in ties."""
    g.players[giver].shields -= 1
    g.players[taker].capture(giver)
    g.tell(SHIELD_GIVEN, giver, [taker])


class Partnership(Pairs):
    """For four or six players (VAL-PARTNER-01)."""

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [GiveShields(520, "VAL-PARTNER-11")] if course == Courses.ENDING else []

    def permits(self) -> list[int]:
        return [Permit.ATTACK, Permit.VALHALLA]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-PARTNER-08: the partner's warriors never go to Valhalla, by any effect (VAL-AMB-111)."""
        if permit == Permit.VALHALLA:
            return "VAL-PARTNER-08" if about >= MOST_SLOTS else ""
        return super().forbids(g, permit, seat, about)


MODULE: Final = Partnership("partnership", "VAL-PARTNER-01", "VAL-PARTNER-04")
