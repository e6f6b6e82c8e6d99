"""Invade: a figure moves from the reserve onto the board.   (spec: BR-INVADE, states I1 to I5)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.module import NO_OBJECTION, Module, Setup
from meadhall.core.procedure import Choice, Course, Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.acting import why_not_act
from meadhall.games.bloodrage.actions.pillage import begin_pillage, why_not_pillage
from meadhall.games.bloodrage.effect import has, speak_for
from meadhall.games.bloodrage.figures import can_land, invade_cost, landings
from meadhall.games.bloodrage.happenings import INVADED, ROSE
from meadhall.games.bloodrage.table import BloodRage, figures_at
from meadhall.games.bloodrage.terms import (
    AVENGE,
    DOMAIN_COST,
    ENTER,
    FIRST_FJORD,
    FOLLOW,
    INVADE,
    INVADE_ACTION,
    INVADE_PAGE,
    KINDS,
    RESERVE,
    STORM,
    VALHALLA,
    WARRIOR,
    YGGDRASIL,
    Courses,
    Moment,
    Permit,
    UpgradePower,
)

# Which steps an invasion has depends on what caused it.
FULL: Final = 1  # an action, or the free invasion of an upgrade: I2 to I5
FOLLOWER: Final = 2  # a Warrior who follows: I2 and I3 only
AVENGER: Final = 4  # Loki's Blessing: no I5


def why_not_land(g: BloodRage, seat: int, kind: int, start: int) -> str:
    """Return the rule that forbids an invasion at any price: only figures in the reserve can invade."""
    clan = g.clans[seat]
    if clan.count(kind, start) == 0:
        return "BR-INVADE-01"
    if not clan.may_invade():
        return "BR-INVADE-06"
    return NO_OBJECTION if can_land(g, kind) else "BR-INVADE-02"


def why_not_invade(g: BloodRage, seat: int, kind: int) -> str:
    """I1: the figure is in reserve, the price can be paid, Horns allow it, and a place is open (BR-INVADE-01)."""
    objection = why_not_land(g, seat, kind, RESERVE)
    if objection == NO_OBJECTION and invade_cost(g, seat, kind) > g.clans[seat].pool:
        return "BR-ACTION-04"
    return objection


@mypyc_attr(free_list_len=1)
class Landing(Choice[BloodRage]):
    """The invader chooses the place (BR-INVADE-02, BR-INVADE-03); it may be pillaged or doomed (BR-INVADE-09)."""

    prompt: ClassVar[str] = "land"
    rule: ClassVar[str] = "BR-INVADE-02"

    def __init__(self, seat: int, kind: int, start: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.start = start

    def copy(self) -> Landing:
        return Landing(self.seat, self.kind, self.start)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        for place in landings(g, self.kind):
            out.append(ENTER.of(place))

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        g.done()
        g.call(Invasion(seat, self.kind, self.start, ENTER.arg(action), FULL))

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("figure", self.kind)


@mypyc_attr(free_list_len=1)
class Invasion(Course):
    """One figure invades (BR-INVADE-11); no battle follows from it (BR-INVADE-10)."""

    def __init__(self, seat: int, kind: int, start: int, place: int, lane: int, at: int = 0) -> None:
        super().__init__(Courses.INVASION, lane, at)
        self.seat = seat
        self.kind = kind
        self.start = start
        self.place = place

    def copy(self) -> Invasion:
        return Invasion(self.seat, self.kind, self.start, self.place, self.lane, self.at)


def invasion(g: BloodRage) -> Invasion:
    """Return the invasion in progress."""
    course = g.stack[-1]
    assert isinstance(course, Invasion)
    return course


class Land(Step[BloodRage]):
    """I2: the figure is placed."""

    def run(self, g: BloodRage) -> None:
        it = invasion(g)
        g.move(it.seat, it.kind, it.start, it.place)
        g.tell(INVADED if it.start == RESERVE else ROSE, it.seat, [it.kind, it.place])


class Landed(Step[BloodRage]):
    """I3: the Troll and the Fire Giant act. They need an empty village first (BR-AMB-41)."""

    def run(self, g: BloodRage) -> None:
        it = invasion(g)
        g.figures[it.kind].landed(g, it.seat, it.place)


class Succor(Step[BloodRage]):
    """I4: a Warrior may follow into an outer province, but not after a ship (BR-FX-21, BR-AMB-30)."""

    def run(self, g: BloodRage) -> None:
        it = invasion(g)
        outer = YGGDRASIL < it.place < FIRST_FJORD
        if outer and has(g, it.seat, UpgradePower.SUCCOR):
            g.call(Follow(it.seat, it.place))


class Storming(Step[BloodRage]):
    """I5: a pillage may follow, on one's own turn only (BR-FX-29, BR-AMB-32)."""

    def run(self, g: BloodRage) -> None:
        it = invasion(g)
        if it.place < FIRST_FJORD and it.seat == g.active and has(g, it.seat, UpgradePower.STORM):
            g.call(Storm(it.seat, it.place))


class Offer(Procedure[BloodRage]):
    """Something that a seat may do once or decline."""

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def action(self) -> int:
        """Return the answer that accepts."""
        raise NotImplementedError

    def possible(self, g: BloodRage) -> bool:
        """Can it be carried out?"""
        raise NotImplementedError

    def take(self, g: BloodRage) -> None:
        """Carry it out."""
        raise NotImplementedError

    def run(self, g: BloodRage) -> None:
        if self.possible(g):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.extend([PASS, self.action()])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            self.take(g)

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", self.province)


def warrior_can_land(g: BloodRage, seat: int, province: int) -> bool:
    """Has the clan a Warrior in reserve, does Horns allow it, and is a village empty?"""
    return g.room(province) > 0 and why_not_land(g, seat, WARRIOR, RESERVE) == NO_OBJECTION


class Follow(Offer):
    """BR-FX-21: one Warrior from the reserve, free."""

    prompt: ClassVar[str] = "follow"
    rule: ClassVar[str] = "BR-FX-21"

    def copy(self) -> Follow:
        return Follow(self.seat, self.province)

    def action(self) -> int:
        return FOLLOW.of()

    def possible(self, g: BloodRage) -> bool:
        return warrior_can_land(g, self.seat, self.province)

    def take(self, g: BloodRage) -> None:
        speak_for(g, self.seat, UpgradePower.SUCCOR)
        g.call(Invasion(self.seat, WARRIOR, RESERVE, self.province, FOLLOWER))


class Avenge(Offer):
    """BR-FX-24: after a defeat a Warrior invades that province for free, if it has room (BR-AMB-31).

    The seat is recorded, because a host may allow a pillage afterwards (BR-AMB-32).
    """

    prompt: ClassVar[str] = "avenge"
    rule: ClassVar[str] = "BR-FX-24"

    def copy(self) -> Avenge:
        return Avenge(self.seat, self.province)

    def action(self) -> int:
        return AVENGE.of()

    def possible(self, g: BloodRage) -> bool:
        return warrior_can_land(g, self.seat, self.province) and g.may(Permit.AVENGE, self.seat, self.province)

    def take(self, g: BloodRage) -> None:
        g.battle().avenged |= 1 << self.seat
        speak_for(g, self.seat, UpgradePower.AVENGE)
        g.call(Invasion(self.seat, WARRIOR, RESERVE, self.province, AVENGER))


class Storm(Offer):
    """BR-FX-29: for 2 Rage the province just invaded is pillaged at once, if it can be pillaged (BR-AMB-32)."""

    prompt: ClassVar[str] = "storm"
    rule: ClassVar[str] = "BR-FX-29"

    def copy(self) -> Storm:
        return Storm(self.seat, self.province)

    def action(self) -> int:
        return STORM.of()

    def possible(self, g: BloodRage) -> bool:
        unpillaged = why_not_pillage(g, self.seat, self.province) == NO_OBJECTION
        return unpillaged and g.clans[self.seat].pool >= DOMAIN_COST

    def take(self, g: BloodRage) -> None:
        speak_for(g, self.seat, UpgradePower.STORM)
        g.pay(self.seat, DOMAIN_COST)
        begin_pillage(g, self.seat, self.province)


class InvadeAction(Module[BloodRage]):
    """BR-ACTION-12: an action of a turn."""

    def windows(self) -> list[int]:
        return [Moment.TURN]

    def offers(self, g: BloodRage, moment: int, seat: int, out: Answers) -> None:
        """BR-INVADE-01: each kind of figure that the player can pay (BR-ACTION-04) and place (BR-INVADE-02)."""
        clan = g.clans[seat]
        if clan.may_invade():
            for kind in figures_at(clan, RESERVE):
                if invade_cost(g, seat, kind) <= clan.pool and can_land(g, kind):
                    out.append(INVADE.of(kind))

    def taken(self, g: BloodRage, moment: int, seat: int, action: int) -> None:
        """I1: pay the strength of the figure, then choose where it lands."""
        kind = INVADE.arg(action)
        g.pay(seat, invade_cost(g, seat, kind))
        g.call(Landing(seat, kind, RESERVE))

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """Dead figures have a separate rule (BR-INVADE-08)."""
        kind, clan = INVADE.arg(action), g.clans[seat]
        if why_not_act(g, seat) != NO_OBJECTION or kind >= KINDS:
            return why_not_act(g, seat)
        dead = clan.count(kind, RESERVE) == 0 and clan.count(kind, VALHALLA) > 0
        return "BR-INVADE-08" if dead else why_not_invade(g, seat, kind)


class Invade(Module[BloodRage]):
    """Chapter 1.9: invading."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course != Courses.INVASION:
            return []
        return [
            Land(20, "BR-INVADE-11"),
            Landed(30, "BR-AMB-41"),
            Succor(40, "BR-FX-21", FULL | AVENGER),
            Storming(50, "BR-FX-29", FULL),
        ]

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """Return the rule that closes a place to the figure."""
        if not ENTER.has(action):
            return ""
        top = g.stack[-1]
        return why_not_there(g, top.kind if isinstance(top, Landing) else WARRIOR, ENTER.arg(action))


def why_not_there(g: BloodRage, kind: int, place: int) -> str:
    """Return the rule that closes a place to an invader. A ship is checked first: it cannot land in a province."""
    if g.figures[kind].ship and place < FIRST_FJORD:
        return "BR-FIG-04"
    if place == YGGDRASIL:
        return "BR-INVADE-04"
    if place >= FIRST_FJORD:
        return "BR-FIG-04" if g.open_fjord(place) else "BR-AMB-17"
    return "BR-MAP-06" if g.live_province[place] else "BR-MAP-13"


MODULE: Final[Invade] = Invade("invade", INVADE_PAGE)
ACTION: Final[InvadeAction] = InvadeAction("invade-action", INVADE_ACTION)
