"""The 102 cards as printed: what they are, what they cost, who uses them.   (spec: BR-CARD)"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, check_entry, entries, number, read_toml, refuse_doubles, text
from meadhall.core.errors import DataError
from meadhall.games.bloodrage.terms import AGES, CARD_IDS, FIGURE_NAMES, MOST_SEATS, NONE

CARD_FILE: Final = Path(__file__).parent / "cards" / "cards.toml"
BATTLE: Final = "battle"  # BR-CARD-01: red, green and black cards
QUEST_TYPE: Final = "quest"
SLOTS_OF: Final = {  # BR-CARD-02, BR-UPGRADE-01: where an upgrade may go
    "warrior": [0],
    "leader": [1],
    "ship": [2],
    "monster": [3, 4],
    "clan": [5, 6, 7],
}
FIELDS: Final = [
    Field("id", "text"),
    Field("age", "number", least=1, most=AGES),
    Field("type", "text", choices=(BATTLE, QUEST_TYPE, *SLOTS_OF)),
    Field("copies", "list"),
    Field("strength", "number", needed=False, most=6),
    Field("glory", "number", needed=False),
    Field("star", "yes or no", needed=False),
    Field("disc", "yes or no", needed=False),
    Field("god", "text", needed=False, choices=("frigga", "heimdall", "loki", "odin", "thor", "tyr")),
    Field("effect", "text", needed=False),
]


class Card:
    """A card of one Age. Equal cards have one number; cards of different Ages have different backs."""

    def __init__(self, row: Entry) -> None:
        self.name = text(row, "id")
        self.age = number(row, "age")
        self.type = text(row, "type")
        self.copies = _copies(row)
        self.strength = number(row, "strength")
        self.glory = number(row, "glory")
        self.star = row.get("star") is True  # BR-CARD-05
        self.disc = row.get("disc") is True
        self.god = text(row, "god")
        self.effect = text(row, "effect")
        self.is_battle = self.type == BATTLE
        self.is_quest = self.type == QUEST_TYPE
        self.is_upgrade = not self.is_battle and not self.is_quest
        self.slots = SLOTS_OF.get(self.type, [])
        self.figure = _figure(self.type, self.name)


def _copies(row: Entry) -> list[int]:
    """For each copy the smallest number of players that uses it (BR-SETUP-17)."""
    value = row["copies"]
    assert isinstance(value, list)
    return [int(mark) for mark in value]


def _figure(kind: str, name: str) -> int:
    """The figure that a troop or monster upgrade governs, or NONE."""
    wanted = name if kind == "monster" else kind
    return FIGURE_NAMES.index(wanted) if wanted in FIGURE_NAMES else NONE


def _cards(rows: list[Entry]) -> list[Card]:
    for row in rows:
        check_entry(row, FIELDS, f"{CARD_FILE.name}, card {row.get('id')}")
    refuse_doubles([text(row, "id") for row in rows], CARD_FILE.name)
    if len(rows) > CARD_IDS:
        raise DataError(f"{len(rows)} cards", CARD_FILE.name, f"there are numbers for {CARD_IDS}")
    return [Card(row) for row in rows]


CARDS: Final = _cards(entries(read_toml(CARD_FILE), "card", CARD_FILE.name))
CARD_NAMES: Final = [card.name for card in CARDS]
CARD_COUNT: Final = len(CARDS)


def deck_of(age: int, seats: int) -> list[int]:
    """BR-SETUP-18 and BR-SETUP-19: the cards of an Age that this many players use: 34, 26 or 20."""
    return [number for number, card in enumerate(CARDS) if card.age == age for mark in card.copies if mark <= seats]


DECKS: Final = [[deck_of(age, seats) for age in range(1, AGES + 1)] for seats in range(MOST_SEATS + 1)]
