"""A module that replaces computed strength by the strength that players report. (not compiled)"""

from __future__ import annotations

from meadhall.core.answers import Answers
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Choice, Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.beasts.battle import hero
from meadhall.games.valhalla.companion.shapes import Report
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Courses, Quantity


class ReportedStrength(Module[Valhalla]):
    """Reported strength: added to what dice give, or used instead of it after a fight with real dice.

    It comes after the chapters and before the expansions, which may still add to it.
    """

    def __init__(self, plus: list[int], report: Report | None = None) -> None:
        super().__init__("reported")
        self.plus = plus  # by seat
        self.report = report

    def quantities(self) -> list[int]:
        return [Quantity.STRENGTH]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        if self.report is not None:
            return self.report.strength
        return value + (self.plus[seat] if seat >= 0 else 0)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        """VAL-TL-62: dice are rolled and used at the real table, so the step only waits for the result."""
        return [Fought(620, "VAL-TL-62", self.report)] if course == Courses.SOLO_BATTLE else []


class Fought(Step[Valhalla]):
    """Wait for the report, or use it."""

    def __init__(self, place: int, rule: str, report: Report | None) -> None:
        super().__init__(place, rule, instead=rule)
        self.report = report

    def run(self, g: Valhalla) -> None:
        if self.report is None:
            g.call(AwaitReport(hero(g).seat))
        else:
            own = hero(g)
            own.used = sum(1 << slot for slot in set(self.report.armed) if slot < len(g.players[own.seat].squad))


class AwaitReport(Choice[Valhalla]):
    """Wait while the player fights with real dice."""

    def copy(self) -> AwaitReport:
        return AwaitReport(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)


class Rest(Procedure[Valhalla]):
    """Stop here: the step is done, and the real table continues."""

    def copy(self) -> Rest:
        return Rest()

    def run(self, g: Valhalla) -> None:
        g.ask(0)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
