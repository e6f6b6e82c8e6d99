"""Thor's Domain after an invasion by Loki's Blessing.   (spec: BR-AMB-32)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Module, Setup, Switch, switch
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.actions.invade import Storm
from meadhall.games.bloodrage.effect import has
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import Courses, Lane, UpgradePower

STORM_AFTER_BLESSING: Final = switch("storm-after-blessing", False, "BR-AMB-32")


class StormAgain(Step[BloodRage]):
    """After R8: the active player, if a Blessing just placed one of their Warriors, may pillage there at once."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        came = g.active >= 0 and raid.avenged >> g.active & 1 == 1
        if came and has(g, g.active, UpgradePower.STORM):
            g.call(Storm(g.active, raid.province))


class StormAfterBlessing(Module[BloodRage]):
    """BR-AMB-32: by default a Blessing is not the player's own action; in the other reading any invasion counts."""

    def choices(self) -> list[Switch]:
        return [STORM_AFTER_BLESSING]

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        wanted = course == Courses.RESOLUTION and setup.on(STORM_AFTER_BLESSING)
        return [StormAgain(85, "BR-AMB-32", Lane.FOUGHT)] if wanted else []


MODULE: Final[Module[BloodRage]] = StormAfterBlessing("storm-after-blessing")
