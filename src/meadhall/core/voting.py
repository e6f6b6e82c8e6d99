"""Voting: one seat claims something, all others agree or refuse, at once and unseen by each other."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from meadhall.core.procedure import G, Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Vote(Procedure[G]):
    """Everybody but one seat is asked. Programs agree: they give the first answer."""

    for_people: ClassVar[bool] = True

    def __init__(self, seat: int, asked: bool = False, against: int = 0) -> None:
        self.seat = seat
        self.asked = asked
        self.against = against  # a bit for each seat that refuses

    def agree(self) -> int:
        """The answer of those who agree."""
        raise NotImplementedError

    def refuse(self) -> int:
        """The answer of those who do not."""
        raise NotImplementedError

    def settle(self, g: G) -> None:
        """All have answered."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        others = [seat for seat in range(g.seats) if seat != self.seat]
        if self.asked or len(others) == 0:
            self.settle(g)
        else:
            self.asked = True
            g.ask_all(others)

    def options(self, g: G, seat: int, out: list[int]) -> None:
        out.extend(sorted([self.agree(), self.refuse()]))

    def chosen(self, g: G, seat: int, action: int) -> None:
        if action == self.refuse():
            self.against |= 1 << seat

    def refusers(self, g: G) -> list[int]:
        """Who refused."""
        return [seat for seat in range(g.seats) if self.against >> seat & 1]
