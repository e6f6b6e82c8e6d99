"""Elves: abilities that depend on the neighbours.   (spec: VAL-ELF-03…11)

Left and right are seen by the owner of the board (VAL-AMB-134). Slots of a larger squad follow on the right
(VAL-AMB-026). An empty slot is no neighbour, and a card that is not an ordinary warrior has neither colour nor weapons
(VAL-AMB-135).
"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.cards.deck import NO_WARRIOR, Ability, Warrior
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, MOST_SLOTS

LEFT: Final = -1
RIGHT: Final = 1
LEFT_COLOUR_BONUS: Final = 2
LEFT_WEAPONS_BONUS: Final = 3


def beside(g: Valhalla, seat: int, slot: int, side: int) -> Warrior:
    """VAL-ELF-03: return the neighbour of a fighter's slot, on the same board (VAL-AMB-107), if there is one."""
    squad = g.players[g.owner(seat, slot)].squad
    at = slot % MOST_SLOTS + side
    return g.cards.warrior(squad[at]) if 0 <= at < len(squad) and squad[at] != EMPTY else NO_WARRIOR


def shows(warrior: Warrior, weapon: int) -> int:
    """Count how often a warrior's card shows a weapon; patterns show none (VAL-AMB-136)."""
    return warrior.need.ways[0][weapon] if warrior.need.label == "FIXED" else 0


class LeftColour(Ability):
    """VAL-ELF-04: +2 if the warrior to the left has the colour, activated or not (VAL-ELF-05)."""

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        return LEFT_COLOUR_BONUS if beside(g, seat, slot, LEFT).clan == self.clan else 0


class LeftWeapons(Ability):
    """VAL-ELF-06: +3 if the warrior to the left shows these weapons, activated or not (VAL-ELF-07).

    All of them, each as often as on the elf's card (VAL-AMB-136).
    """

    def __init__(self, weapons: list[int]) -> None:
        self.weapons = weapons

    def bonus(self, g: Valhalla, seat: int, slot: int) -> int:
        left = beside(g, seat, slot, LEFT)
        has_all = all(shows(left, weapon) >= self.weapons.count(weapon) for weapon in self.weapons)
        return LEFT_WEAPONS_BONUS if has_all else 0


class ArmedByNeighbour(Ability):
    """VAL-ELF-11: changes what is needed to arm the elf, so it works before he is activated."""

    def wild(self, g: Valhalla, seat: int, slot: int) -> int:
        """Return how many X dice may replace a weapon."""
        return 0

    def spared(self, g: Valhalla, seat: int, slot: int, weapon: int) -> int:
        """Return how many dice with this weapon are not needed."""
        return 0


class RightClanX(ArmedByNeighbour):
    """VAL-ELF-08: if the warrior to the right is of the clan, one X die may replace any one weapon (VAL-AMB-133).

    The player chooses the weapon it replaces, or arms the elf without it (VAL-ELF-09).
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def wild(self, g: Valhalla, seat: int, slot: int) -> int:
        return 1 if beside(g, seat, slot, RIGHT).clan == self.clan else 0


class RightWeaponSave(ArmedByNeighbour):
    """VAL-ELF-10: if the warrior to the right shows the weapon, the elf does not need it (VAL-TV-40)."""

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def spared(self, g: Valhalla, seat: int, slot: int, weapon: int) -> int:
        return 1 if weapon == self.weapon and shows(beside(g, seat, slot, RIGHT), weapon) > 0 else 0
