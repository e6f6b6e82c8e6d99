"""Reads and checks the eleven cards of Monsters of Yggdrasil.   (spec: VAL-COMP-27, VAL-DATA-21)"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, number, text, texts
from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import SideCard
from meadhall.games.valhalla.expansions.monsters.den import KEY, den, grip
from meadhall.games.valhalla.expansions.monsters.powers import (
    Draugr,
    Fenrir,
    Garmr,
    Gullinbursti,
    Hel,
    Huldra,
    Jormungand,
    Might,
    Nidhogg,
    Surtur,
    Troll,
    Vedrfolnir,
)
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS

HOME: Final = str(Path(__file__).parent)
FILE: Final = "monsters.toml"

MIGHTS: Final[dict[str, tuple[Might, int]]] = {  # the ability of each and the strength printed in the books
    "NIDHOGG": (Nidhogg(), 4),
    "SURTUR": (Surtur(), 4),
    "HULDRA": (Huldra(), 0),
    "DRAUGR": (Draugr(), 0),
    "FENRIR": (Fenrir(), 0),
    "TROLL": (Troll(), 0),
    "GULLINBURSTI": (Gullinbursti(), 0),
    "VEDRFOLNIR": (Vedrfolnir(), 2),
    "JORMUNGAND": (Jormungand(), 3),
    "HEL": (Hel(), 0),
    "GARMR": (Garmr(), 2),
}
LATE: Final = ("FENRIR", "HEL")
COLOURS: Final = 2

FIELDS: Final = [
    Field("id", "text"),
    Field("colours", "list", choices=CLANS),
    Field("strength", "number", most=9),
    Field("effect", "text", choices=tuple(MIGHTS)),
    Field("late", "yes or no"),
    Field("source", "text", choices=("house", "book", "owner")),
]


class MonsterCard(SideCard):
    """VAL-DATA-25: the two colours that can catch it, its strength, its ability, whether it joins the deck late."""

    def __init__(self, at: int, key: str, colours: list[int], strength: int, might: Might, late: bool) -> None:
        super().__init__(at, key)
        self.colours = sorted(colours)
        self.strength = strength
        self.might = might
        self.late = late

    def printed(self) -> dict[str, object]:
        clans = [CLANS[colour] for colour in self.colours]
        return {"key": self.key, "clans": clans, "strength": self.strength, "late": self.late}


def read_cards(book: CardSet) -> list[SideCard]:
    """VAL-COMP-27: eleven monsters, each once."""
    cards = book.read_each(FILE, HOME, "monster", FIELDS, read_card, words="monsters")
    mights = [card.might for card in cards]
    for effect, (might, _) in MIGHTS.items():
        if mights.count(might) != 1:
            raise DataError(f"{mights.count(might)} cards of {effect}", FILE, "one of each", "VAL-COMP-27")
    return [*cards]


def read_card(at: int, entry: Entry, where: str) -> MonsterCard:
    """Read and check one monster: two colours, the strength and the late symbol as in the books."""
    effect, colours = text(entry, "effect"), texts(entry, "colours")
    might, strength = MIGHTS[effect]
    late = entry["late"] is True
    if len(colours) != COLOURS:
        raise DataError(f"{len(colours)} colours", where, f"{COLOURS} catch it", "VAL-MONSTER-07")
    if number(entry, "strength") != strength or late != (effect in LATE):
        right = f"strength {strength}, late: {effect in LATE}"
        raise DataError(f"{effect} is not what the books print", where, right, "VAL-DATA-21")
    return MonsterCard(at, text(entry, "id"), [CLANS.index(colour) for colour in colours], strength, might, late)


def all_cards(g: Valhalla) -> list[MonsterCard]:
    """Return every monster."""
    return [card for card in g.cards.beside[KEY] if isinstance(card, MonsterCard)]


def monster(g: Valhalla, at: int) -> MonsterCard:
    """Return a monster by its number."""
    card = g.cards.beside[KEY][at]
    assert isinstance(card, MonsterCard)
    return card


def held(g: Valhalla, seat: int) -> MonsterCard | None:
    """Return the monster of a player, if there is one."""
    return monster(g, grip(g, seat).monster) if den(g).holds(seat) else None
