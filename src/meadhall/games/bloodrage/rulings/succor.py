"""Frigga's Succor after a ship.   (spec: BR-AMB-30)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Module, Setup, Switch, switch
from meadhall.core.procedure import Choice, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.invade import FOLLOWER, FULL, Invasion, invasion, warrior_can_land
from meadhall.games.bloodrage.effect import has, speak_for
from meadhall.games.bloodrage.pieces.board import SHORES
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import ENTER, FIRST_FJORD, RESERVE, WARRIOR, Courses, UpgradePower

SUCCOR_SHIPS: Final = switch("succor-ships", False, "BR-AMB-30")


class SuccorShip(Step[BloodRage]):
    """I4: after a ship a Warrior may land on one of its shores."""

    def run(self, g: BloodRage) -> None:
        it = invasion(g)
        if it.place >= FIRST_FJORD and has(g, it.seat, UpgradePower.SUCCOR):
            g.call(Ashore(it.seat, it.place))


class Ashore(Choice[BloodRage]):
    """BR-FX-21, BR-AMB-30: one Warrior from the reserve invades a province that the ship supports, for free."""

    prompt: ClassVar[str] = "follow"
    rule: ClassVar[str] = "BR-FX-21"

    def __init__(self, seat: int, fjord: int) -> None:
        super().__init__(seat)
        self.fjord = fjord

    def copy(self) -> Ashore:
        return Ashore(self.seat, self.fjord)

    def run(self, g: BloodRage) -> None:
        g.ask_unless_idle(self.seat)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(PASS)
        shores = SHORES[self.fjord - FIRST_FJORD]
        out.extend([ENTER.of(province) for province in shores if warrior_can_land(g, seat, province)])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            speak_for(g, seat, UpgradePower.SUCCOR)
            g.call(Invasion(seat, WARRIOR, RESERVE, ENTER.arg(action), FOLLOWER))

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", self.fjord)


class SuccorShips(Module[BloodRage]):
    """BR-AMB-30: by default a fjord is no province, so no Warrior follows a ship; in the other reading one may."""

    def choices(self) -> list[Switch]:
        return [SUCCOR_SHIPS]

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        wanted = course == Courses.INVASION and setup.on(SUCCOR_SHIPS)
        return [SuccorShip(42, "BR-AMB-30", FULL)] if wanted else []


MODULE: Final[Module[BloodRage]] = SuccorShips("succor-ships")
