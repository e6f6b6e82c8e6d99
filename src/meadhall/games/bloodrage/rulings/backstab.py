"""Loki's Backstab before or after the winner is paid.   (spec: BR-AMB-53)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import NO_OBJECTION, Module, Setup, Switch, switch
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.effect import spoken
from meadhall.games.bloodrage.effects.battle_cards import rob
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import Courses, Lane, Permit

LATE_BACKSTAB: Final = switch("late-backstab", False, "BR-AMB-53")


class RobLate(Step[BloodRage]):
    """After R6: the winner has been paid."""

    def run(self, g: BloodRage) -> None:
        for seat in g.battle().participants():
            text = spoken(g, seat)
            if text.robs:
                rob(g, seat, text.value)


class LateBackstab(Module[BloodRage]):
    """BR-AMB-53: by default it acts with the other "if you lose" texts; in the other reading after all payments."""

    def choices(self) -> list[Switch]:
        return [LATE_BACKSTAB]

    def permits(self) -> list[int]:
        return [Permit.ROB_FIRST]

    def forbids(self, g: BloodRage, permit: int, seat: int, about: int) -> str:
        return "BR-AMB-53" if g.rules.setup.on(LATE_BACKSTAB) else NO_OBJECTION

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        wanted = course == Courses.RESOLUTION and setup.on(LATE_BACKSTAB)
        return [RobLate(62, "BR-AMB-53", Lane.FOUGHT)] if wanted else []


MODULE: Final[Module[BloodRage]] = LateBackstab("late-backstab")
