"""Wrath of Tyr: the effects of the twenty cards on a warrior.   (spec: VAL-TYR-09…13, VAL-DATA-15)"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, number, text
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import CardSet, demand_total
from meadhall.games.valhalla.cards.deck import Card
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, IDS, WEAPONS
from meadhall.games.valhalla.warriors import boar_clans, foe_clans

HOME: Final = str(Path(__file__).parent)
FILE: Final = "tyr.toml"
CARDS: Final = 20  # VAL-COMP-21
FIRST_KIND: Final = IDS.cards("tyr", CARDS)


class Wrath:
    """What a card does for the warrior above it. This base class does nothing."""

    def strength(self, g: Valhalla, seat: int) -> int:
        """Return strength for the warrior; only an activated one is asked (VAL-TYR-09)."""
        return 0

    def spares(self, face: int) -> int:
        """Return how many dice of a weapon the warrior does not need, before he is activated (VAL-TYR-10)."""
        return 0


class Stronger(Wrath):
    """VAL-TYR-11: +2 for the warrior."""

    def strength(self, g: Valhalla, seat: int) -> int:
        return 2


class Bane(Wrath):
    """VAL-TYR-12: +4 if the opponent has the clan in squad, however many of it there are (VAL-AMB-098).

    Only the opponent's squad counts; an allied squad counts for Boars only (VAL-PARTNER-06).
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def strength(self, g: Valhalla, seat: int) -> int:
        clans = foe_clans(g, seat) if g.since(2) else boar_clans(g, seat)
        return 4 if clans >> self.clan & 1 else 0


class SaveWeapon(Wrath):
    """VAL-TYR-13: the warrior needs one die of the weapon less.

    It counts as that die in a Frost Giant's pattern. It has no effect on a warrior without that weapon (VAL-AMB-096).
    """

    def __init__(self, face: int) -> None:
        self.face = face

    def spares(self, face: int) -> int:
        return 1 if face == self.face else 0


FIELDS: Final = [
    Field("id", "text"),
    Field("kind", "text", choices=("STRENGTH2", "FOE4", "SAVE_WEAPON")),
    Field("clan", "text", needed=False, choices=CLANS),
    Field("weapon", "text", needed=False, choices=WEAPONS),
    Field("copies", "number", least=1, most=CARDS),
    Field("source", "text", choices=("house", "book", "owner")),
]
PARAMETERS: Final = {"STRENGTH2": (), "FOE4": ("clan",), "SAVE_WEAPON": ("weapon",)}


class TyrCard(Card):
    """VAL-TYR-01, VAL-DIFF-44: neither warrior nor tactic, and worth no glory."""

    def __init__(self, card: Card, wrath: Wrath) -> None:
        super().__init__(card.kind, card.key, "tyr", 0, card.copies, card.source)
        self.wrath = wrath


def read_cards(book: CardSet) -> list[TyrCard]:
    """VAL-COMP-21: twenty cards, in any number of designs."""
    cards = book.read_each(FILE, HOME, "tyr", FIELDS, read_card)
    demand_total(sum(card.copies for card in cards), CARDS, FILE, "VAL-COMP-21")
    return cards


def read_card(at: int, entry: Entry, where: str) -> TyrCard:
    """Read and check one card: a bane shows a clan, a saved weapon the weapon (VAL-DATA-15, VAL-DATA-25)."""
    kind = text(entry, "kind")
    shown = tuple(key for key in ("clan", "weapon") if key in entry)
    if shown != PARAMETERS[kind]:
        right = f"{kind} shows " + (" and ".join(PARAMETERS[kind]) or "nothing else")
        raise DataError(f"{kind} with {shown or 'nothing'}", where, right, "VAL-DATA-15")
    card = Card(FIRST_KIND + at, text(entry, "id"), "tyr", 0, number(entry, "copies"), text(entry, "source"))
    return TyrCard(card, wrath_of(kind, entry))


def wrath_of(kind: str, entry: Entry) -> Wrath:
    """Return the effect of a card of this kind."""
    match kind:
        case "FOE4":
            return Bane(CLANS.index(text(entry, "clan")))
        case "SAVE_WEAPON":
            return SaveWeapon(WEAPONS.index(text(entry, "weapon")))
        case _:
            return Stronger()
