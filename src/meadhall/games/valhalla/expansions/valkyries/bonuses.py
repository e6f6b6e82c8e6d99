"""Valkyries: the bonuses of the set's warriors in Valhalla, and the patterns of its giants.   (spec: VAL-VALK-06…10)"""

from __future__ import annotations

from itertools import combinations

from meadhall.games.valhalla.cards.deck import Need, ValhallaBonus
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import FACE_COUNT, WEAPON_COUNT


class Group(ValhallaBonus):
    """VAL-VALK-06: 1 glory for each other warrior who goes together with her (VAL-TV-25)."""

    def glory(self, g: Valhalla, group: list[int], kind: int) -> int:
        return len(group) - 1


class Colour(ValhallaBonus):
    """VAL-VALK-07: 2 glory if another warrior of the shown colour goes too; at most once (VAL-VALK-08).

    A warrior of that colour does not count for himself (VAL-AMB-085).
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def glory(self, g: Valhalla, group: list[int], kind: int) -> int:
        going = sum(1 for other in group if g.cards.warrior(other).clan == self.clan)
        others = going - 1 if g.cards.warrior(kind).clan == self.clan else going
        return 2 if others > 0 else 0


class Alone(ValhallaBonus):
    """VAL-VALK-09: 3 glory if she is the only warrior of her squad who goes (VAL-TV-26)."""

    def glory(self, g: Valhalla, group: list[int], kind: int) -> int:
        return 3 if len(group) == 1 else 0


def distinct(count: int) -> Need:
    """VAL-WAR-06, VAL-VALK-10: this many dice, all with different weapons, without X."""
    ways = [way_of(weapons) for weapons in combinations(range(WEAPON_COUNT), count)]
    return Need(ways, count, f"DISTINCT{count}")


def way_of(weapons: tuple[int, ...]) -> list[int]:
    """Return a way with one die for each of these weapons."""
    return [1 if face in weapons else 0 for face in range(FACE_COUNT)]
