"""March: any number of figures of one province move to one other province.   (spec: BR-MARCH)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.module import Module
from meadhall.core.procedure import Procedure
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.acting import why_not_act
from meadhall.games.bloodrage.happenings import MARCHED
from meadhall.games.bloodrage.table import BloodRage, figures_at
from meadhall.games.bloodrage.terms import (
    MARCH,
    MARCH_ACTION,
    MARCH_COST,
    MARCH_PAGE,
    MARCH_TO,
    NONE,
    PROVINCES,
    TAKE,
    Moment,
)


def destinations(g: BloodRage, origin: int) -> list[int]:
    """BR-MARCH-03: any other live province with room; Yggdrasil takes any number (BR-MARCH-05)."""
    return [province for province in range(PROVINCES) if province != origin and g.room(province) > 0]


def somewhere_to_go(g: BloodRage, origin: int) -> bool:
    """Can a figure of this province march to any other?"""
    for province in range(PROVINCES):
        if province != origin and g.room(province) > 0:
            return True
    return False


@mypyc_attr(free_list_len=1)
class March(Procedure[BloodRage]):
    """One origin, one destination (BR-MARCH-06). Figures are named in any order. This is no invasion (BR-MARCH-08)."""

    prompt: ClassVar[str] = "march"
    rule: ClassVar[str] = "BR-MARCH-03"

    def __init__(self, seat: int, origin: int, target: int = NONE, lowest: int = 0, moved: bool = False) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.lowest = lowest
        self.moved = moved  # has any figure moved?

    def copy(self) -> March:
        return March(self.seat, self.origin, self.target, self.lowest, self.moved)

    def run(self, g: BloodRage) -> None:
        out = g.fresh_answers()
        self.options(g, self.seat, out)
        if len(out) == 1 and out[0] == PASS:
            g.done()
        else:
            g.ask_with(self.seat, out)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        """First the destination, then figures: at least one (BR-MARCH-02), an empty village for each (BR-MARCH-04)."""
        if self.target == NONE:
            for province in destinations(g, self.origin):
                out.append(MARCH_TO.of(province))
            return
        if self.moved:
            out.append(PASS)
        if g.room(self.target) > 0:
            for kind in figures_at(g.clans[seat], self.origin):
                if kind >= self.lowest:
                    out.append(TAKE.of(kind))

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
        elif MARCH_TO.has(action):
            self.target = MARCH_TO.arg(action)
        else:
            self.take(g, TAKE.arg(action))

    def take(self, g: BloodRage, kind: int) -> None:
        self.lowest = g.lowest_after(kind)
        self.moved = True
        g.move(self.seat, kind, self.origin, self.target)
        g.tell(MARCHED, self.seat, [kind, self.origin, self.target])

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", self.origin if self.target == NONE else self.target)


class MarchAction(Module[BloodRage]):
    """BR-ACTION-12: an action of a turn."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-MARCH-02: each province with own figures; ships are in none (BR-MARCH-07). BR-MARCH-04: a destination.

        A seat that may act has the 1 Rage that a march costs (BR-MARCH-01).
        """
        here = g.clans[seat].here
        for province in range(PROVINCES):
            if here[province] > 0 and somewhere_to_go(g, province):
                out.append(MARCH.of(province))

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        g.pay(seat, MARCH_COST)
        g.call(March(seat, MARCH.arg(action)))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        empty = g.clans[seat].here[MARCH.arg(action)] == 0
        return why_not_act(g, seat) or ("BR-MARCH-02" if empty else "BR-MARCH-04")


class Marching(Module[BloodRage]):
    """Chapter 1.10: marching."""

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """Return the rule against a province that is destroyed or full, or a figure that is not there."""
        if MARCH_TO.has(action):
            return "BR-MARCH-04" if g.live_province[MARCH_TO.arg(action)] else "BR-MAP-13"
        return "BR-MARCH-06"


MODULE: Final[Marching] = Marching("march", MARCH_PAGE)
ACTION: Final[MarchAction] = MarchAction("march-action", MARCH_ACTION)
