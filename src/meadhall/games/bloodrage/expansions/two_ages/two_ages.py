"""Variant: Two Ages. The first Age is skipped; the second and the third are played.   (spec: BR-VAR-01…02)"""

from __future__ import annotations

from typing import Final

from meadhall.core.answers import row_of
from meadhall.core.errors import SetupError
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.phases.draft import FIRST_GAME
from meadhall.games.bloodrage.phases.ragnarok import strike_out
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import STATS, Courses

PAST: Final = 1  # the Age that is skipped
SECOND_STEP: Final = 1


class FirstAgeIsPast(Step[BloodRage]):
    """BR-VAR-01: Age 1 is not played. BR-VAR-02: its province is destroyed, all stats are on step 2."""

    def run(self, g: BloodRage) -> None:
        g.age = PAST
        strike_out(g, g.doomed[0])
        g.doom = g.doomed[PAST]
        for clan in g.clans:
            clan.steps = row_of([SECOND_STEP] * STATS)
            clan.pool = clan.rage()


class TwoAges(Module[BloodRage]):
    """A game of about an hour, with the cards of Ages 2 and 3."""

    def check(self, setup: Setup) -> None:
        """BR-VAR-01: without Age 1 the option to skip its draft makes no sense."""
        if setup.on(FIRST_GAME):
            what = f"{FIRST_GAME.key} is about Age 1, which is not played"
            raise SetupError(what, "", f"switch {FIRST_GAME.key} off", "BR-VAR-01", "setup-two-ages")

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [FirstAgeIsPast(60, "BR-VAR-01")] if course == Courses.SETUP else []


MODULE: Final[TwoAges] = TwoAges("two_ages")
