"""Variant: Simplified. No jarls, and five cards to begin with.   (spec: VAL-VAR-02…03)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import Chapter
from meadhall.games.valhalla.setup import DrawHands
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Courses, Quantity

HAND: Final = 5


class NoJarls(Step[Valhalla]):
    """VAL-VAR-02: jarls are not used; all of them stay in the box."""

    def run(self, g: Valhalla) -> None:
        g.jarl_box = g.jarl_box.emptied()


class Simplified(Chapter):
    """Replaces choosing a jarl and discarding from the hand."""

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.SETUP:
            return []
        no_jarls = NoJarls(40, "VAL-VAR-02", instead="VAL-SETUP-07")
        return [no_jarls, DrawHands(90, "VAL-VAR-03", instead="VAL-SETUP-19")]

    def quantities(self) -> list[int]:
        return [Quantity.STARTING_CARDS, Quantity.STARTING_DISCARD]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-VAR-03: five cards each, none is discarded, so with six players none is shuffled back (VAL-AMB-007)."""
        return HAND if quantity == Quantity.STARTING_CARDS else 0


MODULE: Final = Simplified("simplified")
