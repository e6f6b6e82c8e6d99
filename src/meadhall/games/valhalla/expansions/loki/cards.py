"""Reads and checks the ten cards of Loki's Trickery.   (spec: VAL-DATA-11, VAL-DATA-25)"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from meadhall.core.cards import Entry, Field, check_entry, entries, number, text
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import SideCard
from meadhall.games.valhalla.expansions.loki.bonuses import BONUSES, MOST_ROWS, Bonus
from meadhall.games.valhalla.terms import EMPTY

HOME: Final = str(Path(__file__).parent)
FILE: Final = "loki.toml"
CARDS: Final = 10  # VAL-COMP-20

ROW_FIELDS: Final = [
    Field("min", "number"),
    Field("max", "number"),
    Field("bonus", "text", choices=tuple(BONUSES)),
    Field("n", "number", needed=False, least=1, most=9),
]
CARD_FIELDS: Final = [
    Field("id", "text"),
    Field("rows", "list", inside=ROW_FIELDS),
    Field("step6_delta", "number", least=-60, most=60),
    Field("intro", "yes or no"),
    Field("source", "text", choices=("house", "book", "owner")),
]


class LokiRow:
    """A range of differences and its bonus (VAL-LOKI-06)."""

    formerly: ClassVar[str] = "Row"  # the class name in matches saved by earlier versions

    def __init__(self, least: int, most: int, key: str, amount: int, bonus: Bonus) -> None:
        self.least = least
        self.most = most
        self.key = key
        self.amount = amount
        self.bonus = bonus


class LokiCard(SideCard):
    """VAL-LOKI-04: a table of bonuses for the loser, and a change of setup (VAL-LOKI-14)."""

    def __init__(self, at: int, key: str, rows: tuple[LokiRow, ...], step6_delta: int, intro: bool) -> None:
        super().__init__(at, key)
        self.rows = rows
        self.step6_delta = step6_delta
        self.intro = intro

    def entitled(self, difference: int) -> int:
        """Return the row whose range contains the difference; the number of rows if none does (VAL-LOKI-09)."""
        for at, row in enumerate(self.rows):
            if row.least <= difference <= row.most:
                return at
        return len(self.rows)


NO_CARD: Final = LokiCard(EMPTY, "", (), 0, False)


def read_cards(book: CardSet) -> list[SideCard]:
    """VAL-COMP-20: ten cards, one of them for a first game."""
    cards = book.read_each(FILE, HOME, "loki", CARD_FIELDS, read_card, words="loki")
    if len(cards) != CARDS:
        raise DataError(f"{len(cards)} cards", FILE, f"there must be {CARDS}", "VAL-COMP-20")
    if sum(1 for card in cards if card.intro) != 1:
        raise DataError("which card is the introductory one?", FILE, "exactly one is", "VAL-AMB-071")
    return [*cards]


def read_card(at: int, entry: Entry, where: str) -> LokiCard:
    """Read and check one card."""
    rows = [read_row(spec, f"{where}, row {n + 1}") for n, spec in enumerate(entries(entry, "rows", where))]
    check_ranges(rows, where)
    return LokiCard(at, text(entry, "id"), tuple(rows), number(entry, "step6_delta"), entry["intro"] is True)


def read_row(entry: Entry, where: str) -> LokiRow:
    """Read and check one row; glory has an amount."""
    check_entry(entry, ROW_FIELDS, where)
    key, amount = text(entry, "bonus"), number(entry, "n")
    if (key == "GLORY") != (amount > 0):
        raise DataError("how much glory?", where, "`n` belongs to GLORY and to no other bonus")
    return LokiRow(number(entry, "min"), number(entry, "max"), key, amount, BONUSES[key](amount))


def check_ranges(rows: list[LokiRow], where: str) -> None:
    """VAL-DATA-11: the ranges ascend from 0 without a gap."""
    starts = [0] + [row.most + 1 for row in rows]
    well = all(row.least == start and row.least <= row.most for row, start in zip(rows, starts, strict=False))
    if not well or not 1 <= len(rows) <= MOST_ROWS:
        raise DataError("the ranges do not fit", where, "from 0 upwards without a gap", "VAL-DATA-11")
