"""Mead: one horn each; drunk before the reveal, it makes a card stronger.   (spec: RAID-MEAD)"""

from __future__ import annotations

from typing import Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Module, Part, Setup
from meadhall.core.procedure import Step

from ...rules import BEFORE_REVEAL, STRENGTH, VERBS, Raid

PAGE: Final = VERBS.page("mead")
DRINK: Final = PAGE.verb("drink", 1, "RAID-MEAD-02")
DRANK: Final = Happening("drank")
BOOST: Final = 3


class Horns(Part):
    """Who still has a horn, and who drinks at this village. Public."""

    def __init__(self, full: list[bool], drinking: list[bool]) -> None:
        self.full = full
        self.drinking = drinking

    def copy(self) -> Horns:
        return Horns(self.full[:], self.drinking[:])

    def show(self, seat: int) -> dict[str, object]:
        return {"horns": self.full[:], "drinking": self.drinking[:]}


class Drinking(Step[Raid]):
    """RAID-MEAD-02: one seat after the other may drink."""

    def __init__(self, place: int, seat: int) -> None:
        super().__init__(place, "RAID-MEAD-02")
        self.seat = seat

    def run(self, g: Raid) -> None:
        if self.seat == 0:
            horns(g).drinking = [False] * g.seats
        g.window(BEFORE_REVEAL, self.seat)


class Mead(Module[Raid]):
    """RAID-MEAD-01: everybody begins with one horn."""

    def part(self, g: Raid) -> Part:
        return Horns([True] * g.seats, [False] * g.seats)

    def steps(self, course: int, setup: Setup) -> list[Step[Raid]]:
        return [Drinking(20 + seat, seat) for seat in range(setup.seats)]

    def windows(self) -> list[int]:
        return [BEFORE_REVEAL]

    def might(self, g: Raid, moment: int, seat: int) -> bool:
        return horns(g).full[seat]

    def offers(self, g: Raid, moment: int, seat: int, out: Answers) -> None:
        if horns(g).full[seat]:
            out.append(DRINK.of())

    def taken(self, g: Raid, moment: int, seat: int, action: int) -> None:
        horns(g).full[seat] = False
        horns(g).drinking[seat] = True
        g.tell(DRANK, seat, [])

    def quantities(self) -> list[int]:
        return [STRENGTH]

    def reckon(self, g: Raid, quantity: int, seat: int, value: int, about: int) -> int:
        """RAID-MEAD-02: three more."""
        return value + BOOST if horns(g).drinking[seat] else value


MODULE: Final = Mead("mead", PAGE)


def horns(g: Raid) -> Horns:
    """The horns on the table."""
    part = g.part_of(MODULE)
    assert isinstance(part, Horns)
    return part
