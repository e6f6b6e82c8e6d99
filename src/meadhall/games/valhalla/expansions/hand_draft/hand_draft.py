"""Variant: Hand Draft. Players exchange cards with a common reserve before the first turn.   (spec: VAL-VAR-04…14)

It replaces discarding from the starting hand. In each turn a player puts a card into the reserve, or fills up the hand
and finishes. When all have finished, the reserve holds two cards for each player (VAL-VAR-14, VAL-TV-36).
"""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.games.valhalla.cards.cardset import Chapter
from meadhall.games.valhalla.cards.deck import CardTable
from meadhall.games.valhalla.setup import shuffle_in
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, KINDS, VERBS, Courses, Quantity

PAGE: Final = VERBS.page("hand_draft")

LAY: Final = PAGE.verb("draft-lay", KINDS, "VAL-VAR-07", "card")
FINISH: Final = PAGE.verb("draft-finish", 1, "VAL-VAR-08")
TAKE: Final = PAGE.verb("draft-take", KINDS, "VAL-VAR-08", "card")

TO_RESERVE: Final = Happening("draft-reserve", "card")
LAID: Final = Happening("draft-laid", "card")
TAKEN: Final = Happening("draft-taken", "card")

HAND: Final = 5
ADDED: Final = 2


class ReserveView(TypedDict):
    """The cards of the reserve."""

    reserve: list[str]


class Reserve(Part):
    """VAL-VAR-05: the common reserve, face up, in the order in which the cards were added."""

    def __init__(self, table: CardTable, cards: list[int]) -> None:
        self.table = table
        self.cards = cards

    def copy(self) -> Reserve:
        return Reserve(self.table, self.cards[:])

    def card_count(self) -> int:
        return len(self.cards)

    def show(self, seat: int) -> ReserveView:
        return {"reserve": [self.table.cards[kind].key for kind in self.cards]}

    def observe(self, seat: int, out: list[int]) -> None:
        """Write how many of each design it holds."""
        for kind in self.table.kinds:
            out.append(self.cards.count(kind))


def reserve(g: Valhalla) -> Reserve:
    """Return this module's part."""
    part = g.part_of(MODULE)
    assert isinstance(part, Reserve)
    return part


class DrawFive(Step[Valhalla]):
    """VAL-VAR-04: five cards each, none is discarded; then the first reserve is laid out and the draft begins."""

    def run(self, g: Valhalla) -> None:
        for distance in range(g.seats):
            seat = (g.first + distance) % g.seats
            for _ in range(HAND):
                g.draw(seat)
        lay_out(g)
        g.call(Draft(g.first))


def lay_out(g: Valhalla) -> None:
    """VAL-VAR-05, VAL-VAR-11: two cards of the deck join the reserve."""
    for _ in range(min(ADDED, len(g.deck.cards))):
        kind = g.off_the_top()
        reserve(g).cards.append(kind)
        g.tell(TO_RESERVE, g.first, [kind])
    g.learned += 1


class Draft(Procedure[Valhalla]):
    """VAL-VAR-06: draft turns clockwise from the first player; a player who has finished is skipped (VAL-VAR-10)."""

    prompt: ClassVar[str] = "draft"
    rule: ClassVar[str] = "VAL-VAR-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.finished = 0  # a bit for each seat
        self.last_laid = False  # the last player has put in the last card
        self.filling = False
        self.lowest = 0  # the lowest card that may still be taken, so that each set of cards can be chosen in one way

    def copy(self) -> Draft:
        twin = Draft(self.seat)
        twin.finished = self.finished
        twin.last_laid = self.last_laid
        twin.filling = self.filling
        twin.lowest = self.lowest
        return twin

    def run(self, g: Valhalla) -> None:
        """Run until all have finished, then clear the reserve (VAL-VAR-13)."""
        if self.finished.bit_count() == g.seats:
            g.done()
            clear(g)
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        """Put in a card (VAL-VAR-07) or finish; a player who has begun to take cards goes on (VAL-VAR-08)."""
        if self.filling:
            out.extend(TAKE.of(kind) for kind in self.takeable(g))
            return
        if not self.last_laid:
            out.extend(LAY.of(kind) for kind in sorted(set(g.players[seat].hand.cards)))
        out.append(FINISH.of())  # the only answer without cards in hand (VAL-VAR-09)

    def takeable(self, g: Valhalla) -> list[int]:
        """Return the cards of the reserve after which enough others remain to fill the hand (VAL-VAR-08)."""
        cards = [kind for kind in reserve(g).cards if kind >= self.lowest]
        need = HAND - len(g.players[self.seat].hand.cards)
        return [kind for kind in sorted(set(cards)) if sum(1 for other in cards if other >= kind) >= need]

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        """A player with a full hand has finished (VAL-VAR-08)."""
        if LAY.has(action):
            self.lay(g, LAY.arg(action))
        elif TAKE.has(action):
            self.take(g, TAKE.arg(action))
        else:
            self.filling = True
            self.lowest = 0
        if self.filling and len(g.players[seat].hand.cards) == HAND:
            self.finish(g)

    def lay(self, g: Valhalla, kind: int) -> None:
        """VAL-VAR-07: put a card of the hand into the reserve. The last player may do so once more (VAL-VAR-12)."""
        g.players[self.seat].from_hand(kind)
        reserve(g).cards.append(kind)
        g.learned += 1
        g.tell(LAID, self.seat, [kind])
        self.last_laid = self.finished.bit_count() == g.seats - 1
        self.pass_on(g)

    def take(self, g: Valhalla, kind: int) -> None:
        """VAL-VAR-08: take a card of the reserve, until the hand has five."""
        reserve(g).cards.remove(kind)
        g.players[self.seat].to_hand(kind)
        self.lowest = kind
        g.tell(TAKEN, self.seat, [kind])

    def finish(self, g: Valhalla) -> None:
        """VAL-VAR-11: if players are left, two more cards are laid out for them."""
        self.filling = False
        self.finished |= 1 << self.seat
        if self.finished.bit_count() < g.seats:
            lay_out(g)
            self.pass_on(g)

    def pass_on(self, g: Valhalla) -> None:
        self.seat = g.left_of(self.seat)
        while self.finished >> self.seat & 1:
            self.seat = g.left_of(self.seat)


def clear(g: Valhalla) -> None:
    """VAL-VAR-13: discard the rest of the reserve; with six players it is shuffled back (VAL-AMB-007)."""
    cards = reserve(g).cards
    reserve(g).cards = []
    if g.reckon(Quantity.SHUFFLE_BACK, EMPTY, int(g.seats == 6)) > 0:
        shuffle_in(g, cards)
    else:
        for kind in cards:
            g.lay(kind)


class HandDraft(Chapter):
    """Replaces drawing seven cards and discarding two."""

    def part(self, g: Valhalla) -> Part | None:
        return Reserve(g.cards, [])

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [DrawFive(90, "VAL-VAR-04", instead="VAL-SETUP-19")] if course == Courses.SETUP else []

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        """Return the rule that ends the draft for the last player after the last card."""
        top = g.stack[-1]
        return "VAL-VAR-12" if isinstance(top, Draft) and top.last_laid and LAY.has(action) else ""


MODULE: Final = HandDraft("hand_draft", PAGE)
