"""Chapter 6, the box on Frost Giants: patterns of any weapons but X (VAL-WAR-01)."""

from __future__ import annotations

from meadhall.games.valhalla.cards.deck import Need
from meadhall.games.valhalla.terms import FACE_COUNT, WEAPON_COUNT


def any_two() -> Need:
    """VAL-WAR-02: any 2 weapon dice."""
    ways = [_way([a, b]) for a in range(WEAPON_COUNT) for b in range(a, WEAPON_COUNT)]
    return Need(ways, 2, "ANY2")


def same(count: int) -> Need:
    """VAL-WAR-03, VAL-WAR-04: this many dice with the same weapon."""
    return Need([_way([weapon] * count) for weapon in range(WEAPON_COUNT)], count, f"SAME{count}")


def two_pairs(must_differ: bool) -> Need:
    """VAL-WAR-05: two pairs; four equal dice are two pairs too (VAL-AMB-063 with its option, VAL-TV-24)."""
    first = 1 if must_differ else 0
    ways = [_way([a, a, b, b]) for a in range(WEAPON_COUNT) for b in range(a + first, WEAPON_COUNT)]
    return Need(ways, 4, "PAIRS2")


def _way(weapons: list[int]) -> list[int]:
    way = [0] * FACE_COUNT
    for weapon in weapons:
        way[weapon] += 1
    return way
