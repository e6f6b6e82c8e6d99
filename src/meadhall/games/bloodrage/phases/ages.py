"""Three Ages of six phases.   (spec: BR-AGE)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Course, Procedure, Step
from meadhall.games.bloodrage.ending import final_scoring
from meadhall.games.bloodrage.happenings import AGE_BEGAN
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, PROVINCES, Courses


class Saga(Procedure[BloodRage]):
    """BR-AGE-01: exactly three Ages; then the game is scored (BR-END-01).

    BR-AGE-08: each begins with its gifts.
    """

    def copy(self) -> Saga:
        return Saga()

    def run(self, g: BloodRage) -> None:
        if g.age == AGES:
            final_scoring(g)
            g.done()
            return
        g.age += 1  # BR-AGE-04: Age n uses deck n
        g.tell(AGE_BEGAN, g.first, [g.age])
        g.call(Course(Courses.AGE))


class NextAge(Step[BloodRage]):
    """BR-AGE-05: pillage tokens are turned face up. BR-AGE-07: the first-player token moves to the left.

    Figures, upgrades, stats and Glory stay (BR-AGE-09).
    """

    def run(self, g: BloodRage) -> None:
        if g.age < AGES:
            g.turned = [False] * PROVINCES
            g.first = (g.first + 1) % g.seats


class Ages(Module[BloodRage]):
    """Chapter 1.6. BR-AGE-02: the phases in order; all players finish one before the next begins (BR-AGE-03)."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [NextAge(70, "BR-AGE-05")] if course == Courses.AGE else []


MODULE: Final[Ages] = Ages("ages")
