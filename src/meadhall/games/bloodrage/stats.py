"""Clan stats: Rage, Axes, Horns, six steps each.   (spec: BR-STAT)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Module
from meadhall.core.procedure import Procedure
from meadhall.games.bloodrage.happenings import RAISED
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import LAST_STEP, NONE, RAISE, STAT_PAGE, STATS


def can_rise(g: BloodRage, seat: int, stat: int) -> bool:
    """BR-STAT-10, BR-AMB-03: a stat on its last step cannot rise."""
    return g.clans[seat].steps[stat] < LAST_STEP


def raise_stat(g: BloodRage, seat: int, stat: int) -> None:
    """BR-STAT-02: one step to the right, for good (BR-STAT-11). The pool stays as it is (BR-STAT-04)."""
    if can_rise(g, seat, stat):
        steps = g.clans[seat].steps
        steps[stat] += 1
        g.tell(RAISED, seat, [stat, steps[stat] + 1])


def raise_all(g: BloodRage, seat: int) -> None:
    """Raise each of the three stats by one step, if it can rise."""
    for stat in range(STATS):
        raise_stat(g, seat, stat)


class Raise(Procedure[BloodRage]):
    """The owner raises stats of their choice, one step at a time. One stat may be excluded."""

    prompt: ClassVar[str] = "raise"
    rule: ClassVar[str] = "BR-STAT-02"

    def __init__(self, seat: int, times: int = 1, barred: int = NONE) -> None:
        self.seat = seat
        self.times = times
        self.barred = barred

    def copy(self) -> Raise:
        return Raise(self.seat, self.times, self.barred)

    def run(self, g: BloodRage) -> None:
        """BR-AMB-03: end at once if no stat can rise."""
        out = g.fresh_answers()
        self.options(g, self.seat, out)
        if self.times == 0 or len(out) == 0:
            g.done()
        else:
            g.ask_with(self.seat, out)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        """Append the stats that can rise."""
        for stat in range(STATS):
            if stat != self.barred and can_rise(g, self.seat, stat):
                out.append(RAISE.of(stat))

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        self.times -= 1
        raise_stat(g, seat, RAISE.arg(action))


class Stats(Module[BloodRage]):
    """Chapter 1.3: clan stats."""

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """Return the rule against a stat that cannot rise, or one that the card excludes."""
        return "" if can_rise(g, seat, RAISE.arg(action)) else "BR-STAT-10"


MODULE: Final[Stats] = Stats("stats", STAT_PAGE)
