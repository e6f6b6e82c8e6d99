"""Loki's Blessing in Yggdrasil.   (spec: BR-AMB-24, BR-AMB-31)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import NO_OBJECTION, Module, Switch, switch
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import YGGDRASIL, Permit

BLESSING_YGGDRASIL: Final = switch("blessing-yggdrasil", False, "BR-AMB-31")


class BlessingYggdrasil(Module[BloodRage]):
    """BR-AMB-31: by default only a card that names Yggdrasil opens it (BR-AMB-24); as an option this card does too."""

    def choices(self) -> list[Switch]:
        return [BLESSING_YGGDRASIL]

    def permits(self) -> list[int]:
        return [Permit.AVENGE]

    def forbids(self, g: BloodRage, permit: int, seat: int, about: int) -> str:
        closed = about == YGGDRASIL and not g.rules.setup.on(BLESSING_YGGDRASIL)
        return "BR-AMB-31" if closed else NO_OBJECTION


MODULE: Final[Module[BloodRage]] = BlessingYggdrasil("blessing-yggdrasil")
