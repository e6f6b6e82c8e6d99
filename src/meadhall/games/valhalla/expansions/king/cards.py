"""Reads and checks the bonus cards of King of the Hill with their levels.   (spec: VAL-DATA-16)"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, check_entry, entries, number, text
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import SideCard
from meadhall.games.valhalla.terms import GREY_DICE

HOME: Final = str(Path(__file__).parent)
FILE: Final = "king.toml"
PLAYERS: Final = [2, 3, 4, 5, 6, 6]  # VAL-COMP-22: six bonus cards, two of them for six players
MOST_LEVELS: Final = 9

LEVEL_FIELDS: Final = [Field("glory", "number", least=1, most=9), Field("dice", "number", most=GREY_DICE)]
CARD_FIELDS: Final = [
    Field("id", "text"),
    Field("players", "number", least=2, most=6),
    Field("levels", "list", inside=LEVEL_FIELDS),
    Field("source", "text", choices=("house", "book", "owner")),
]


class Level:
    """What the king gains, and the dice for a player who attacks the king."""

    def __init__(self, glory: int, dice: int) -> None:
        self.glory = glory
        self.dice = dice


class BonusCard(SideCard):
    """VAL-DATA-25: the levels for a number of players."""

    def __init__(self, at: int, key: str, players: int, levels: tuple[Level, ...]) -> None:
        super().__init__(at, key)
        self.players = players
        self.levels = levels


def read_cards(book: CardSet) -> list[SideCard]:
    """VAL-COMP-22: one card each for two to five players, two for six."""
    cards = book.read_each(FILE, HOME, "king", CARD_FIELDS, read_card)
    if sorted(card.players for card in cards) != PLAYERS:
        right = "one for 2, 3, 4 and 5 players each, two for 6"
        raise DataError("for how many players are the cards?", FILE, right, "VAL-COMP-22")
    return [*cards]


def read_card(at: int, entry: Entry, where: str) -> BonusCard:
    """Read and check one card."""
    found = entries(entry, "levels", where)
    levels = [read_level(spec, f"{where}, level {n + 1}") for n, spec in enumerate(found)]
    check_levels(levels, where)
    return BonusCard(at, text(entry, "id"), number(entry, "players"), tuple(levels))


def read_level(entry: Entry, where: str) -> Level:
    """Read and check one level."""
    check_entry(entry, LEVEL_FIELDS, where)
    return Level(number(entry, "glory"), number(entry, "dice"))


def check_levels(levels: list[Level], where: str) -> None:
    """VAL-DATA-16: glory grows with the level; dice start with the second level."""
    grows = all(before.glory < after.glory for before, after in pairwise(levels))
    dice = all((level.dice > 0) == (at > 0) for at, level in enumerate(levels))
    if not grows or not dice or not 2 <= len(levels) <= MOST_LEVELS:
        right = f"2 to {MOST_LEVELS} levels, glory growing, dice on all but the first"
        raise DataError("the levels do not fit", where, right, "VAL-DATA-16")
