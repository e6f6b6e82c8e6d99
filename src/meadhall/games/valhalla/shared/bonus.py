"""Chapter 11, a part of it. Bonus glory, paid with cards from the discard pile.   (spec: VAL-EXP-16…18)

An effect that gives bonus glory calls `BonusGlory(seat, amount)`. The owner picks the cards in ascending order of their
kinds, so that each set of cards can be picked in one way only.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Module, Switch
from meadhall.core.procedure import Procedure
from meadhall.games.valhalla.options import BONUS_ANY_CARD
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BONUS_PAGE, KINDS, Quantity

TAKE_FOR_GLORY: Final = BONUS_PAGE.verb("take-for-glory", KINDS, "VAL-EXP-16", "card")

BONUS_CARD: Final = Happening("bonus-card", "card")
BONUS_GLORY: Final = Happening("bonus-glory", "number")

NOT_RECKONED: Final = -1


class BonusGlory(Procedure[Valhalla]):
    """VAL-EXP-16: the owner moves cards that add up exactly to the bonus from the pile to their Valhalla.

    If no cards do, the nearest lower sum is taken; the rest is only a number (VAL-AMB-083, VAL-AMB-164). The cards are
    markers: their text has no effect (VAL-AMB-084).
    """

    prompt: ClassVar[str] = "take-for-glory"
    rule: ClassVar[str] = "VAL-EXP-16"

    def __init__(self, seat: int, amount: int, lowest: int = 0, left: int = NOT_RECKONED) -> None:
        self.seat = seat
        self.amount = amount
        self.lowest = lowest
        self.left = left  # what the cards still to be picked must add up to

    def copy(self) -> BonusGlory:
        return BonusGlory(self.seat, self.amount, self.lowest, self.left)

    def run(self, g: Valhalla) -> None:
        """Ask only if there is a choice."""
        if self.left == NOT_RECKONED:
            self.reckon(g)
        if self.left == 0:
            g.done()
            return
        out = g.fresh_answers()
        self.options(g, self.seat, out)
        if len(out) == 1:
            self.take(g, TAKE_FOR_GLORY.arg(out[0]))
        else:
            g.ask_with(self.seat, out)

    def reckon(self, g: Valhalla) -> None:
        """VAL-AMB-083: pay the largest sum not above the bonus; an empty pile pays with a number (VAL-AMB-013)."""
        self.amount = max(0, g.reckon(Quantity.BONUS_GLORY, self.seat, self.amount))
        self.left = highest(sums(g, payers(g), self.amount))
        if self.left < self.amount:
            g.players[self.seat].bonus += self.amount - self.left
            g.tell(BONUS_GLORY, self.seat, [self.amount - self.left])

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        """Append the cards after which the rest can still be paid exactly."""
        cards = [kind for kind in payers(g) if kind >= self.lowest]
        found: list[int] = []
        reached = 1  # a bit for each sum of the later cards
        for at in range(len(cards) - 1, -1, -1):
            worth = g.cards.glory(cards[at])
            first = at == 0 or cards[at - 1] != cards[at]  # of equal ones
            if first and worth <= self.left and reached >> self.left - worth & 1:
                found.append(TAKE_FOR_GLORY.of(cards[at]))
            reached |= reached << worth
        out.extend(reversed(found))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.take(g, TAKE_FOR_GLORY.arg(action))

    def take(self, g: Valhalla, kind: int) -> None:
        """Take a card. Those left in the pile keep their order (VAL-EXP-18)."""
        g.players[self.seat].to_valhalla(g.lift(kind))
        g.tell(BONUS_CARD, self.seat, [kind])
        self.lowest = kind
        self.left -= g.cards.glory(kind)


def payers(g: Valhalla) -> list[int]:
    """VAL-EXP-17: return warriors only; as an option any card with a value (VAL-DIFF-34). Ascending."""
    any_card = g.on(BONUS_ANY_CARD)
    pile = [kind for kind in g.discard if g.cards.glory(kind) > 0]
    return sorted(kind for kind in pile if any_card or g.cards.is_warrior(kind))


def sums(g: Valhalla, cards: list[int], most: int) -> int:
    """Return a bit for each sum up to `most` that some of the cards add up to."""
    reached = 1
    for kind in cards:
        reached |= reached << g.cards.glory(kind)
        reached &= (1 << (most + 1)) - 1
    return reached


def highest(reached: int) -> int:
    """Return the largest of the sums."""
    return reached.bit_length() - 1


class Bonuses(Module[Valhalla]):
    """The payment of bonus glory, for all effects that give it."""

    def choices(self) -> list[Switch]:
        return [BONUS_ANY_CARD]
