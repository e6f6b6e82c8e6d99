"""Voting: one seat makes a claim, all others agree or refuse at once, without seeing each other's answers."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.procedure import Choice, G, Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Vote(Procedure[G]):
    """Asks every seat but one. Programs agree, because they give the first answer."""

    for_people: ClassVar[bool] = True

    def __init__(self, seat: int, asked: bool = False, against: int = 0) -> None:
        self.seat = seat
        self.asked = asked
        self.against = against  # a bit for each seat that refuses

    def agree(self) -> int:
        """Return the answer of a seat that agrees."""
        raise NotImplementedError

    def refuse(self) -> int:
        """Return the answer of a seat that refuses."""
        raise NotImplementedError

    def settle(self, g: G) -> None:
        """Carry out the result when all have answered."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        others = [seat for seat in range(g.seats) if seat != self.seat]
        if self.asked or len(others) == 0:
            self.settle(g)
        else:
            self.asked = True
            g.ask_all(others)

    def options(self, g: G, seat: int, out: Answers) -> None:
        out.extend(sorted([self.agree(), self.refuse()]))

    def chosen(self, g: G, seat: int, action: int) -> None:
        if action == self.refuse():
            self.against |= 1 << seat

    def refusers(self, g: G) -> list[int]:
        """Return the seats that refused."""
        return [seat for seat in range(g.seats) if self.against >> seat & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Claim(Choice[G]):
    """A seat says what the text of a card does now: one gain after the other, each decided by a vote."""

    def __init__(self, seat: int, left: list[int], refused: int = 0) -> None:
        super().__init__(seat)
        self.left = left  # for each gain the most that can still be claimed; replaced, never changed
        self.refused = refused  # how many votes failed

    def give(self, g: G, gift: int, n: int) -> None:
        """Carry out a gain that was agreed on."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        g.ask_unless_idle(self.seat)

    def granted(self, g: G, gift: int, n: int) -> None:
        """Give an agreed gain. Each gain can be claimed once."""
        self.left = [0 if one == gift else most for one, most in enumerate(self.left)]
        self.give(g, gift, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class ClaimVote(Vote[G]):
    """The vote on one gain of a claim, which lies below it on the stack. The gain counts if no seat refuses."""

    agreed: ClassVar[Happening]
    refused: ClassVar[Happening]

    def __init__(self, seat: int, gift: int, n: int, asked: bool = False, against: int = 0) -> None:
        super().__init__(seat, asked, against)
        self.gift = gift
        self.n = n

    def settle(self, g: G) -> None:
        """Give the gain, or report each refusal and count it against the claim."""
        g.done()
        claim = g.stack[-1]
        assert isinstance(claim, Claim)
        if self.against == 0:
            g.tell(self.agreed, self.seat, [])
            claim.granted(g, self.gift, self.n)
            return
        claim.refused += 1
        for seat in self.refusers(g):
            g.tell(self.refused, seat, [])

    def about(self, g: G) -> tuple[str, int]:
        return g.stack[-2].about(g)
