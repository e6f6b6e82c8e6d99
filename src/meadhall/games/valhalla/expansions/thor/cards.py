"""Thor's Aid: the requirements and effects of the fourteen cards.   (spec: VAL-THOR-05…14, VAL-DATA-12)"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from meadhall.core.cards import Entry, Field, number, text
from meadhall.games.valhalla.cards.cardset import CardSet, demand_total
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import IDS

HOME: Final = str(Path(__file__).parent)
FILE: Final = "thor.toml"
CARDS: Final = 14  # VAL-COMP-19
FIRST_KIND: Final = IDS.cards("thor", CARDS)


class Aid:
    """What a card does for the aided player. This base class only adds strength."""

    def __init__(self, strength: int) -> None:
        self.strength = strength  # VAL-THOR-13: battle strength, counted at the end of the phase

    def give(self, g: Valhalla, aided: int) -> None:
        """Act before the battle."""


class DrawCard(Aid):
    """VAL-THOR-10: the aided player draws a card."""

    def give(self, g: Valhalla, aided: int) -> None:
        g.draw(aided)


class AidReroll(Aid):
    """VAL-THOR-11: one free reroll in the aided player's own phase; it is no tactic of that player (VAL-AMB-045)."""

    formerly: ClassVar[str] = "FreeReroll"  # the class name in matches saved by earlier versions

    def give(self, g: Valhalla, aided: int) -> None:
        g.fighter(aided).free_rerolls += 1


class StealCard(Aid):
    """VAL-THOR-12: a random card of the opponent's hand, before the battle (VAL-DIFF-33, VAL-AMB-077)."""

    def give(self, g: Valhalla, aided: int) -> None:
        g.steal(aided, g.battle().foe(aided))


class ExtraDie(Aid):
    """VAL-THOR-14: an extra die, taken from the supply at once and held until the roll (VAL-AMB-042)."""

    def give(self, g: Valhalla, aided: int) -> None:
        g.fighter(aided).held += g.take_grey(1)


AIDS: Final[dict[str, Aid]] = {
    "DRAW": DrawCard(0),
    "REROLL": AidReroll(0),
    "STEAL": StealCard(0),
    "STRENGTH2": Aid(2),
    "STRENGTH3": Aid(3),
    "DIE": ExtraDie(0),
}
REQUIREMENTS: Final = ("FEWER", "FEWER_OR_EQUAL")
FIELDS: Final = [
    Field("id", "text"),
    Field("requirement", "text", choices=REQUIREMENTS),
    Field("effect", "text", choices=tuple(AIDS)),
    Field("glory", "number", least=1, most=9),
    Field("copies", "number", least=1, most=CARDS),
    Field("source", "text", choices=("house", "book", "owner")),
]


class ThorCard(Card):
    """VAL-DATA-25: a requirement, an effect, glory."""

    def __init__(self, card: Card, or_equal: bool, aid: Aid) -> None:
        super().__init__(card.kind, card.key, "thor", card.glory, card.copies, card.source)
        self.or_equal = or_equal
        self.aid = aid

    def allows(self, g: Valhalla, aided: int) -> bool:
        """VAL-THOR-06, VAL-THOR-07: fewer warriors than the opponent, or, on some cards, as many.

        Only the squads of the two participants count, not those of helpers (VAL-AMB-082).
        """
        own, foe = g.squad_size(aided), g.squad_size(g.battle().foe(aided))
        return own < foe or (self.or_equal and own == foe)


def read_cards(book: CardSet) -> list[ThorCard]:
    """VAL-COMP-19: fourteen cards."""
    cards = book.read_each(FILE, HOME, "thor", FIELDS, read_card)
    demand_total(sum(card.copies for card in cards), CARDS, FILE, "VAL-COMP-19")
    return cards


def read_card(at: int, entry: Entry, where: str) -> ThorCard:
    """Read and check one card: each has a glory value (VAL-DATA-12)."""
    glory, copies = number(entry, "glory"), number(entry, "copies")
    card = Card(FIRST_KIND + at, text(entry, "id"), "thor", glory, copies, text(entry, "source"))
    return ThorCard(card, text(entry, "requirement") == "FEWER_OR_EQUAL", AIDS[text(entry, "effect")])
