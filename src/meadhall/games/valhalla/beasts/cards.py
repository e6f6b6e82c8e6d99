"""Reads and checks the cards of the beasts.   (spec: VAL-DATA-18, VAL-DATA-25)"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, Field, check_entry, entries, number, table, text, texts
from meadhall.core.errors import DataError
from meadhall.games.valhalla.beasts.dread import KINDS_OF_DREAD, make
from meadhall.games.valhalla.beasts.lair import BEAST_DICE, BEASTS, STACK, Beast, BeastCard, Dread
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import SideCard
from meadhall.games.valhalla.terms import CLANS, EMPTY, WEAPONS

HOME: Final = str(Path(__file__).parent)
FILE: Final = "beasts.toml"
BESIDE: Final = "beasts"  # the name of these cards in the card table
MOST_CLANS: Final = 8

DREAD_FIELDS: Final = [
    Field("kind", "text", choices=KINDS_OF_DREAD),
    Field("clan", "text", needed=False, choices=CLANS),
]
CARD_FIELDS: Final = [
    Field("strength", "number", least=1),
    Field("cap", "number"),
    Field("clans", "list", choices=CLANS),
    Field("symbols", "list", choices=WEAPONS),
    Field("ability", "table", needed=False, inside=DREAD_FIELDS),
]
BEAST_FIELDS: Final = [
    Field("id", "text", choices=BEASTS),
    Field("normal", "list", inside=CARD_FIELDS),
    Field("plus40", "list", inside=CARD_FIELDS),
    Field("source", "text", choices=("house", "book", "owner")),
]


def read_beasts(book: CardSet) -> list[SideCard]:
    """VAL-COMP-24, VAL-DIFF-55: four beasts of six cards."""
    found = book.read_each(FILE, HOME, "beast", BEAST_FIELDS, read_beast)
    where = FILE
    if [beast.key for beast in found] != list(BEASTS):
        raise DataError("which beasts?", where, "in this order: " + ", ".join(BEASTS), "VAL-SOLO-03")
    cards = [card for beast in found for card in beast.normal + beast.plus40]
    check_dreads({card.dread.key for card in cards}, where)
    return [*found]


def read_beast(at: int, entry: Entry, where: str) -> Beast:
    """Read and check one beast: each side rises in strength, and the +40 side is stronger (VAL-SOLO-69)."""
    normal, plus40 = (read_side(entry, side, where) for side in ("normal", "plus40"))
    if any(weak.strength >= strong.strength for weak, strong in zip(normal, plus40, strict=True)):
        raise DataError("the +40 side is not stronger", where, "each of its cards must be", "VAL-DATA-18")
    return Beast(at, text(entry, "id"), normal, plus40)


def read_side(entry: Entry, side: str, where: str) -> list[BeastCard]:
    """VAL-SOLO-04: six cards, weakest first, each stronger than the one above it."""
    found = entries(entry, side, where)
    cards = [read_card(card, f"{where}, {side} {at + 1}") for at, card in enumerate(found)]
    if len(cards) != STACK:
        raise DataError(f"{len(cards)} cards", f"{where}, {side}", f"there must be {STACK}", "VAL-SOLO-03")
    if any(above.strength >= below.strength for above, below in pairwise(cards)):
        raise DataError("strength does not rise", f"{where}, {side}", "it rises card by card", "VAL-SOLO-04")
    return cards


def read_card(entry: Entry, where: str) -> BeastCard:
    """VAL-SOLO-06: one side of one card; it has up to six activation symbols."""
    check_entry(entry, CARD_FIELDS, where)
    clans = [CLANS.index(clan) for clan in texts(entry, "clans")]
    symbols = sorted(WEAPONS.index(weapon) for weapon in texts(entry, "symbols"))
    if not 1 <= len(symbols) <= BEAST_DICE or len(clans) > MOST_CLANS:
        right = f"1 to {BEAST_DICE} symbols, at most {MOST_CLANS} clans"
        raise DataError(f"{len(symbols)} symbols, {len(clans)} clans", where, right, "VAL-DATA-18")
    muted = read_clan(table(entry, "ability"), where)
    dread = read_dread(table(entry, "ability"), muted)
    return BeastCard(number(entry, "strength"), number(entry, "cap"), clans, symbols, dread, muted)


def read_clan(spec: Entry, where: str) -> int:
    """Return the clan that an ability names."""
    if len(spec) == 0:
        return EMPTY
    check_entry(spec, DREAD_FIELDS, f"{where}, ability")
    if ("clan" in spec) != (text(spec, "kind") == "M_CLAN_MUTE"):
        raise DataError("which clan?", where, "M_CLAN_MUTE names one, no other ability does", "VAL-SOLO-74")
    return CLANS.index(text(spec, "clan")) if "clan" in spec else EMPTY


def read_dread(spec: Entry, clan: int) -> Dread:
    return make(text(spec, "kind"), clan) if len(spec) > 0 else Dread()


def check_dreads(found: set[str], where: str) -> None:
    """VAL-DATA-18: every ability occurs, and some cards have none."""
    wanted = ("", *KINDS_OF_DREAD)
    for kind in wanted:
        if kind not in found:
            what = f"no card has ability {kind}" if kind else "every card has an ability"
            raise DataError(what, where, "each occurs, and some cards have none", "VAL-DATA-18")
