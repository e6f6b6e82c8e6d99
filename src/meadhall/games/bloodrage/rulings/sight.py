"""Heimdall's Sight and white-disc cards that are added later.   (spec: BR-AMB-20)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Module, Setup, Switch, switch
from meadhall.core.procedure import Step
from meadhall.games.bloodrage.battles.battle import best_enemy_card, see
from meadhall.games.bloodrage.effect import spoken
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import Courses

LATE_SIGHT: Final = switch("late-sight", False, "BR-AMB-20")


class SeeAgain(Step[BloodRage]):
    """After B7: a Sight rises to the strongest card that an opponent added, if that is stronger than what it copied."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        for seat in raid.participants():
            best = max(best_enemy_card(g, raid, seat), best_added(g, seat))
            if spoken(g, seat).sees and best > raid.worth[seat]:
                see(g, seat, best)


def best_added(g: BloodRage, seat: int) -> int:
    """Return the strength of the strongest card that an opponent added."""
    rivals = [other for other in g.battle().participants() if other != seat]
    return max([g.cards[card].strength for other in rivals for card in g.clans[other].shown[1:]], default=0)


class LateSight(Module[BloodRage]):
    """BR-AMB-20: by default Sight is fixed before cards are added; in the other reading added cards count too."""

    def choices(self) -> list[Switch]:
        return [LATE_SIGHT]

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [SeeAgain(75, "BR-AMB-20")] if course == Courses.BATTLE and setup.on(LATE_SIGHT) else []


MODULE: Final[Module[BloodRage]] = LateSight("late-sight")
