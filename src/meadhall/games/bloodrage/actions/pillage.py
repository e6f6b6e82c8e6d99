"""Pillage: the declaration, the Call to Battle, the contest.   (spec: BR-PILLAGE, states P1 to P3)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.module import NO_OBJECTION, Module, Setup
from meadhall.core.procedure import Course, Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.acting import why_not_act
from meadhall.games.bloodrage.happenings import JOINED, PILLAGE_BEGAN
from meadhall.games.bloodrage.pieces.board import NEIGHBOURS
from meadhall.games.bloodrage.pieces.raid import new_raid
from meadhall.games.bloodrage.table import BloodRage, figures_at
from meadhall.games.bloodrage.terms import (
    BRING,
    JOIN,
    NONE,
    PILLAGE,
    PILLAGE_ACTION,
    PILLAGE_PAGE,
    PROVINCES,
    Courses,
    Lane,
    Moment,
)


def why_not_pillage(g: BloodRage, seat: int, province: int) -> str:
    """BR-PILLAGE-02: a live province with its reward face up, and a figure in its area.

    It costs nothing (BR-PILLAGE-01).
    """
    if not g.live_province[province]:
        return "BR-MAP-13"
    if g.turned[province]:
        return "BR-PILLAGE-35"
    return NO_OBJECTION if g.in_area(seat, province) > 0 else "BR-PILLAGE-02"


def begin_pillage(g: BloodRage, seat: int, province: int) -> None:
    """BR-PILLAGE-03: call, cards, outcome."""
    g.raid = new_raid(seat, province, g.seats)
    g.call(Course(Courses.PILLAGE))


class Declare(Step[BloodRage]):
    """P1: the province is fixed."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        g.tell_one(PILLAGE_BEGAN, raid.pillager, raid.province)


class CallToBattle(Step[BloodRage]):
    """P2: every player may send figures."""

    def run(self, g: BloodRage) -> None:
        g.call(Call())


@mypyc_attr(free_list_len=1)
class Call(Procedure[BloodRage]):
    """BR-PILLAGE-10: from the pillager's left, the pillager last, each may move one figure in (BR-AMB-14)."""

    prompt: ClassVar[str] = "call"
    rule: ClassVar[str] = "BR-PILLAGE-10"

    def __init__(self, turn: int = 0, moved: bool = False, origin: int = NONE) -> None:
        self.turn = turn  # seats asked in this lap
        self.moved = moved  # has any figure moved in this lap?
        self.origin = origin  # the place that the next figure comes from, once chosen

    def copy(self) -> Call:
        return Call(self.turn, self.moved, self.origin)

    def run(self, g: BloodRage) -> None:
        """Ask the next player who can send a figure; a lap with a move is followed by another (BR-PILLAGE-14)."""
        while not self.ended(g):
            seat = (g.battle().pillager + 1 + self.turn) % g.seats
            self.turn += 1
            if may_come(g, seat):
                g.ask(seat)
                return
        g.done()

    def ended(self, g: BloodRage) -> bool:
        """BR-PILLAGE-15: no empty village (BR-AMB-16), or a full round without a move (BR-PILLAGE-16)."""
        if self.turn == g.seats:
            if not self.moved:
                return True
            self.turn = 0
            self.moved = False
        return g.room(g.battle().province) == 0

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        """First the origin, then the figure. BR-AMB-15: no player has to send one."""
        if self.origin != NONE:
            for kind in figures_at(g.clans[seat], self.origin):
                out.append(BRING.of(kind))
            return
        out.append(PASS)
        here = g.clans[seat].here
        for province in NEIGHBOURS[g.battle().province]:
            if here[province] > 0:
                out.append(JOIN.of(province))

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if JOIN.has(action):
            self.origin = JOIN.arg(action)
            self.name(g, seat)
        elif BRING.has(action):
            self.bring(g, seat, BRING.arg(action))

    def name(self, g: BloodRage, seat: int) -> None:
        """Ask which figure moves; if only one kind is there, it moves without a question."""
        kinds = figures_at(g.clans[seat], self.origin)
        if len(kinds) > 1:
            g.ask(seat)
        else:
            self.bring(g, seat, kinds[0])

    def bring(self, g: BloodRage, seat: int, kind: int) -> None:
        """BR-PILLAGE-11, BR-ACTION-07: free, and possible at 0 Rage. BR-PILLAGE-17: neither an invasion nor a march."""
        g.move(seat, kind, self.origin, g.battle().province)
        g.tell(JOINED, seat, [kind, self.origin, g.battle().province])
        self.origin = NONE
        self.moved = True

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", g.battle().province)


def may_come(g: BloodRage, seat: int) -> bool:
    """BR-PILLAGE-12, BR-PILLAGE-13: any player, from adjacent provinces; no ships (BR-MAP-12)."""
    here = g.clans[seat].here
    for province in NEIGHBOURS[g.battle().province]:
        if here[province] > 0:
            return True
    return False


class ContestProvince(Step[BloodRage]):
    """P3: an enemy in the area means battle (BR-PILLAGE-22); else the pillage succeeds (BR-PILLAGE-20)."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        enemies = [s for s in range(g.seats) if s != raid.pillager and g.in_area(s, raid.province) > 0]
        if len(enemies) > 0:
            g.call(Course(Courses.BATTLE))
        else:
            raid.success = True
            g.call(Course(Courses.RESOLUTION, Lane.UNOPPOSED))


class PillageAction(Module[BloodRage]):
    """BR-ACTION-12: an action of a turn."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-PILLAGE-02: each province that can be pillaged. A clan without figures on the board has none."""
        if g.clans[seat].on_board() == 0:
            return
        for province in range(PROVINCES):
            if g.in_area(seat, province) > 0 and why_not_pillage(g, seat, province) == NO_OBJECTION:
                out.append(PILLAGE.of(province))

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        begin_pillage(g, seat, PILLAGE.arg(action))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        return why_not_act(g, seat) or why_not_pillage(g, seat, PILLAGE.arg(action))


class Pillage(Module[BloodRage]):
    """Chapter 1.13: pillaging."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course != Courses.PILLAGE:
            return []
        return [Declare(10, "BR-PILLAGE-02"), CallToBattle(20, "BR-PILLAGE-10"), ContestProvince(30, "BR-PILLAGE-20")]

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """Only figures of adjacent provinces come, never ships."""
        return "BR-PILLAGE-13" if g.raid is not None and g.room(g.raid.province) > 0 else "BR-PILLAGE-15"


MODULE: Final[Pillage] = Pillage("pillage", PILLAGE_PAGE)
ACTION: Final[PillageAction] = PillageAction("pillage-action", PILLAGE_ACTION)
