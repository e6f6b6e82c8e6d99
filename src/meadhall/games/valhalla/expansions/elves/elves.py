"""Expansion: Elves of Álfheim. Their abilities depend on their neighbours in the squad.   (spec: VAL-ELF)

Forty cards join the deck (VAL-COMP-25): elves of every clan whose abilities depend on the slots next to them, and two
kinds of tactics that capture what the opponent used.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, text, texts
from meadhall.core.errors import DataError
from meadhall.core.module import Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import CLAN, WEAPON, CardSet
from meadhall.games.valhalla.cards.deck import Card, Tactic
from meadhall.games.valhalla.expansions.elves.neighbours import (
    ArmedByNeighbour,
    LeftColour,
    LeftWeapons,
    RightClanX,
    RightWeaponSave,
)
from meadhall.games.valhalla.expansions.elves.tactics import CapturedDice, CapturedTactics, TakeTactics
from meadhall.games.valhalla.shared.sets import SET_CARDS, DeckSet, demand_each
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import IDS, SPARED_BITS, WEAPON_COUNT, WEAPONS, Courses, Lane, Quantity
from meadhall.games.valhalla.warriors import clan_of

HOME: Final = str(Path(__file__).parent)
FILE: Final = "elves.toml"
FIRST_KIND: Final = IDS.cards("elves", SET_CARDS)
SHOWN: Final = Field("weapons", "list", least=1, choices=WEAPONS)
ABILITIES: Final = ("LEFT_COLOUR", "LEFT_WEAPONS", "RIGHT_CLAN_X", "RIGHT_WEAPON_SAVE")
TACTICS: Final = ("CAPTURED_DICE", "CAPTURED_TACTICS")


class ElfSet(DeckSet):
    """VAL-ELF-01, VAL-ELF-02: the forty cards are shuffled in; phase B follows the rules for such sets."""

    against_beasts: bool = True

    def makers(self, book: CardSet) -> None:
        """Add the abilities and tactics that the card file names."""
        book.parameters |= {"LEFT_COLOUR": [CLAN], "LEFT_WEAPONS": [SHOWN], "RIGHT_CLAN_X": [CLAN]}
        book.parameters["RIGHT_WEAPON_SAVE"] = [WEAPON]
        book.combining |= {"LEFT_COLOUR", "LEFT_WEAPONS"}
        book.abilities["LEFT_COLOUR"] = lambda entry: LeftColour(clan_of(entry))
        book.abilities["LEFT_WEAPONS"] = lambda entry: LeftWeapons(weapons_of(entry))
        book.abilities["RIGHT_CLAN_X"] = lambda entry: RightClanX(clan_of(entry))
        book.abilities["RIGHT_WEAPON_SAVE"] = lambda entry: RightWeaponSave(WEAPONS.index(text(entry, "weapon")))
        book.effects["CAPTURED_DICE"] = lambda entry: CapturedDice()
        book.effects["CAPTURED_TACTICS"] = lambda entry: CapturedTactics()

    def cards(self, book: CardSet) -> None:
        check_set(self.load(book, FILE, HOME))

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        return [TakeTactics(240, "VAL-TL-24", Lane.FOUGHT)] if course == Courses.BATTLE else []

    def quantities(self) -> list[int]:
        return [Quantity.WILD_X, Quantity.SPARED]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """What arms an elf may depend on the warrior to the right (VAL-ELF-11)."""
        ability = g.warrior(seat, about).ability
        if not isinstance(ability, ArmedByNeighbour):
            return value
        if quantity == Quantity.WILD_X:
            return value + ability.wild(g, seat, about)
        return value + sum(ability.spared(g, seat, about, face) << face * SPARED_BITS for face in range(WEAPON_COUNT))


def weapons_of(entry: Entry) -> list[int]:
    """Return the weapons that an ability names."""
    return [WEAPONS.index(weapon) for weapon in texts(entry, "weapons")]


def check_set(cards: list[Card]) -> None:
    """VAL-DATA-19: each of the four abilities and of the two tactics occurs; the side that may play each is fixed."""
    demand_each(ABILITIES + TACTICS, cards, FILE, "VAL-DATA-19")
    for card in cards:
        if isinstance(card, Tactic) and card.label in TACTICS and card.side == "any":
            raise DataError(f"{card.label} for both sides", FILE, "one of them plays it", "VAL-ELF-14")


MODULE: Final = ElfSet("elves", FIRST_KIND)
