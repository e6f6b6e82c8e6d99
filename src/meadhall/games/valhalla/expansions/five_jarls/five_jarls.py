"""Variant: Five Jarls. More jarls to choose from.   (spec: VAL-VAR-15…16)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import Chapter
from meadhall.games.valhalla.setup import DealJarls
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Courses, Quantity

DEALT: Final = 5


class FiveJarls(Chapter):
    """Changes the number of jarls; the starting hands stay as they are (VAL-VAR-16)."""

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [DealJarls(40, "VAL-VAR-15", instead="VAL-SETUP-07")] if course == Courses.SETUP else []

    def quantities(self) -> list[int]:
        return [Quantity.JARLS_DEALT]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-VAR-15: five are dealt, one is kept; fewer if the box has too few (VAL-AMB-005)."""
        return DEALT


MODULE: Final = FiveJarls("five_jarls")
