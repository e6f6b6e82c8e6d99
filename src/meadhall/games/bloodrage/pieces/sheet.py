"""The clan sheet and the tokens as printed: stat tracks, strengths, rewards, Glory for Ragnarök."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.cards import Entry, number, read_toml, table
from meadhall.core.errors import DataError
from meadhall.games.bloodrage.terms import AGES, LAST_STEP, MOST_SEATS, STAT_NAMES, TOKEN_NAMES

TABLE_FILE: Final = Path(__file__).parent.parent / "cards" / "table.toml"


def numbers(entry: Entry, key: str, length: int) -> list[int]:
    """Read a list of numbers with this length."""
    value = entry.get(key)
    if not isinstance(value, list) or len(value) != length:
        raise DataError(f"{key!r} is not right", TABLE_FILE.name, f"a list of {length} numbers is needed")
    return [int(item) for item in value]


def _outer_tokens(pillage: Entry) -> list[int]:
    """Return the eight rewards of the outer provinces (BR-SETUP-09)."""
    outer = table(pillage, "outer")
    return [token for token, name in enumerate(TOKEN_NAMES) for _ in range(number(outer, name))]


def _destroyed(ragnarok: Entry) -> list[int]:
    """BR-SETUP-13: how many provinces are destroyed at the start, by the number of players."""
    by_players = table(ragnarok, "destroyed")
    return [number(by_players, str(seats)) for seats in range(MOST_SEATS + 1)]


def _strength(figures: Entry, name: str) -> int:
    """BR-FIG-01: the strength of a figure without upgrades."""
    return number(table(figures, name), "strength")


_TABLE: Final = read_toml(TABLE_FILE)
_TRACKS: Final = table(_TABLE, "tracks")
_FIGURES: Final = table(_TABLE, "figures")
TRACKS: Final = [numbers(_TRACKS, name, LAST_STEP + 1) for name in STAT_NAMES]  # BR-STAT-01
STEP_BONUS: Final = numbers(_TRACKS, "bonus", LAST_STEP + 1)  # BR-STAT-09
WARRIOR_STRENGTH: Final = _strength(_FIGURES, "warrior")
LEADER_STRENGTH: Final = _strength(_FIGURES, "leader")
SHIP_STRENGTH: Final = _strength(_FIGURES, "ship")
OUTER_TOKENS: Final = _outer_tokens(table(_TABLE, "pillage"))
TOKEN_GLORY: Final = number(table(_TABLE, "pillage"), "glory")  # BR-PILLAGE-33
DOOM_GLORY: Final = numbers(table(_TABLE, "ragnarok"), "glory", AGES)  # BR-RAGNAROK-03
DESTROYED_AT_START: Final = _destroyed(table(_TABLE, "ragnarok"))
