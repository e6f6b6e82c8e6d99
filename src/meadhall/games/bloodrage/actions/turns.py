"""The Action phase: turn by turn one action, until Rage or provinces run out.   (spec: BR-ACTION)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.acting import can_act
from meadhall.games.bloodrage.happenings import PASSED, PHASE_BEGAN
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE, PROVINCES, RAGE_STAYS_SINCE, Courses, Moment, Phase, Quantity


class ActionStep(Step[BloodRage]):
    """BR-ACTION-01: each pool is set to the Rage stat; old Rage is gone (BR-AGE-10)."""

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.ACTION
        g.tell(PHASE_BEGAN, g.first, [g.phase])
        for seat, clan in enumerate(g.clans):
            clan.pool = g.reckon(Quantity.RAGE, seat, clan.rage())
            clan.out = False
        g.call(Turns(g.first))


@mypyc_attr(free_list_len=1)
class Turns(Procedure[BloodRage]):
    """BR-ACTION-02: from the first player clockwise, one action each or a pass (BR-ACTION-03)."""

    prompt: ClassVar[str] = "turn"
    rule: ClassVar[str] = "BR-ACTION-03"

    def __init__(self, next_seat: int) -> None:
        self.next_seat = next_seat

    def copy(self) -> Turns:
        return Turns(self.next_seat)

    def run(self, g: BloodRage) -> None:
        """BR-AMB-13: the end of the phase is checked when an action has completely resolved (BR-ACTION-15)."""
        active = next_to_act(g, self.next_seat)
        if phase_over(g, active):
            end_phase(g)
            g.done()
            return
        g.active = active
        self.next_seat = (g.active + 1) % g.seats
        g.turns += 1
        g.ask(g.active)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        """BR-ACTION-12: the five actions and those of upgrades in play; each is a module with an offer in this window.

        BR-ACTION-08: passing is always allowed.
        """
        out.append(PASS)
        for module in g.rules.windows[Moment.TURN]:
            module.offers(g, Moment.TURN, seat, out)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        """BR-ACTION-05: any action, as often as the player can pay for it."""
        if action == PASS:
            drop_out(g, seat)
        else:
            g.rules.owner(action).taken(g, Moment.TURN, seat, action)


def drop_out(g: BloodRage, seat: int) -> None:
    """BR-ACTION-09: a pass empties the pool and ends the player's actions in this Age."""
    g.clans[seat].pool = 0
    g.clans[seat].out = True
    g.tell(PASSED, seat, [])


def next_to_act(g: BloodRage, start: int) -> int:
    """Return the next player clockwise who can act."""
    for step in range(g.seats):
        seat = (start + step) % g.seats
        if can_act(g, seat):
            return seat
    return NONE


def phase_over(g: BloodRage, next_seat: int) -> bool:
    """BR-ACTION-13: no player has Rage to act with. BR-ACTION-14: every live province is pillaged."""
    return next_seat == NONE or not any_unpillaged(g)


def any_unpillaged(g: BloodRage) -> bool:
    """Is there a live province with its reward face up?"""
    for province in range(PROVINCES):
        if g.live_province[province] and not g.turned[province]:
            return True
    return False


def end_phase(g: BloodRage) -> None:
    """BR-ACTION-14: all players stop acting.

    BR-AMB-34: unspent Rage stays until the pools are reset (BR-AGE-10); in games before that version it is lost here.
    """
    g.active = NONE
    if not g.since(RAGE_STAYS_SINCE):
        for clan in g.clans:
            clan.pool = 0


class Actions(Module[BloodRage]):
    """Chapter 1.8: the Action phase."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [ActionStep(20, "BR-ACTION-01")] if course == Courses.AGE else []


MODULE: Final[Actions] = Actions("actions")
