"""A second Heimdall's Watch in one reveal.   (spec: BR-AMB-21)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Module, Switch, switch
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import Quantity

BOTH_WATCHES: Final = switch("both-watches", False, "BR-AMB-21")


class BothWatches(Module[BloodRage]):
    """BR-AMB-21: by default only the first Watch is paid; in the other reading each of them is."""

    def choices(self) -> list[Switch]:
        return [BOTH_WATCHES]

    def quantities(self) -> list[int]:
        return [Quantity.WATCHES]

    def reckon(self, g: BloodRage, quantity: int, seat: int, value: int, about: int) -> int:
        return g.seats if g.rules.setup.on(BOTH_WATCHES) else value


MODULE: Final[Module[BloodRage]] = BothWatches("both-watches")
