"""The stable names behind the numbers; saved games and messages use them."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.pieces.board import PLACE_NAMES, PROVINCE_NAMES
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import CLAN_NAMES, FIGURE_NAMES, PHASE_NAMES, SLOT_NAMES, STAT_NAMES, TOKEN_NAMES

NAMES: Final[dict[str, list[str]]] = {
    "figure": list(FIGURE_NAMES),
    "place": PLACE_NAMES,
    "province": PROVINCE_NAMES,
    "stat": list(STAT_NAMES),
    "sheet": list(SLOT_NAMES),
    "token": list(TOKEN_NAMES),
    "phase": list(PHASE_NAMES),
    "clan": list(CLAN_NAMES),
}


def names_of(g: BloodRage, sort: str) -> list[str]:
    """Return all names of a kind; those of cards depend on the set in use."""
    return g.book.names if sort == "card" else NAMES.get(sort, [])


def key_of(g: BloodRage, sort: str, number: int) -> str:
    """Return the name of a thing."""
    names = names_of(g, sort)
    return names[number] if 0 <= number < len(names) else str(number)


def number_of(g: BloodRage, sort: str, key: str) -> int:
    """Return the number behind a name."""
    names = names_of(g, sort)
    return names.index(key) if key in names else int(key)
