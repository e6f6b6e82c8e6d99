"""Dwarves: the state of the set during a battle, and its verbs.   (spec: VAL-DWARF)"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.module import Part
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.sides import moved_from
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import ALL_SLOTS, FOE_SLOT, KINDS, MOST_SLOTS, VERBS

KEY: Final = "dwarves"

# Two verbs about the opponent's slots, two about cards.
PAGE: Final = VERBS.page(KEY)

BLOCK: Final = PAGE.verb("block", MOST_SLOTS, "VAL-DWARF-10", FOE_SLOT)
HOLD_BACK: Final = PAGE.verb("hold-back", ALL_SLOTS, "VAL-DWARF-13", FOE_SLOT)
LAY_DOWN: Final = PAGE.verb("lay-down-tactic", KINDS, "VAL-DWARF-15", "card")
SACRIFICE: Final = PAGE.verb("sacrifice", KINDS, "VAL-DWARF-17", "card")


class ForgedView(TypedDict):
    """Slots of one player. Cards that the viewer may not see are None."""

    blocked: list[int]
    held_back: list[int]
    sacrificed_for: list[int]
    sacrificed: list[str] | None


class ForgeView(TypedDict):
    """The blocks and sacrifices, by seat."""

    players: list[ForgedView]


class Forge(Part):
    """The blocked warriors, those held back from Valhalla, and the cards sacrificed face down (VAL-DIFF-40)."""

    def __init__(self, names: list[str], blocked: list[int], barred: list[int], given: list[int]) -> None:
        self.names = names  # names of all cards, for people
        self.blocked = blocked  # by fighter, a bit for each slot
        self.barred = barred
        self.given = given  # slots of dwarves with a sacrificed card
        self.below = [Zone([], seat, Sight.OWNER) for seat in range(len(blocked))]  # the sacrificed cards, in order
        self.after: list[list[int]] = [[] for _ in blocked]  # how many tactics had been played before each of them

    def copy(self) -> Forge:
        twin = Forge(self.names, self.blocked[:], self.barred[:], self.given[:])
        twin.below = [zone.copy() for zone in self.below]
        twin.after = [places[:] for places in self.after]
        return twin

    def zones(self) -> list[Zone]:
        return self.below

    def show(self, seat: int) -> ForgeView:
        return {"players": [self.show_player(other, seat) for other in range(len(self.blocked))]}

    def show_player(self, other: int, seat: int) -> ForgedView:
        zone = self.below[other]
        cards = [self.names[kind] for kind in zone.cards] if zone.shown_to(seat) else None
        return {
            "blocked": slots_of(self.blocked[other]),
            "held_back": slots_of(self.barred[other]),
            "sacrificed_for": slots_of(self.given[other]),
            "sacrificed": cards,
        }

    def observe(self, seat: int, out: list[int]) -> None:
        """Write the masks of slots, which are public, clockwise from the seat in two bytes each."""
        seats = len(self.blocked)
        for distance in range(seats):
            other = (seat + distance) % seats
            for mask in (self.blocked[other], self.barred[other], self.given[other]):
                out.extend([mask % 256, mask // 256])

    def leave(self, seat: int, slot: int) -> None:
        """Clear a slot. The next warrior in it is neither blocked nor held back."""
        self.blocked[seat] &= ~(1 << slot)
        self.barred[seat] &= ~(1 << slot)

    def follow(self, seat: int, about: int) -> None:
        """VAL-AMB-176: a warrior who moves to another slot of the same board stays blocked or held back."""
        owner, slot, place = moved_from(about)
        for masks in (self.blocked, self.barred) if owner == seat else ():
            masks[seat] = masks[seat] & ~(1 << slot) | (masks[seat] >> slot & 1) << place

    def forget(self) -> None:
        """VAL-TL-33: clear all blocks at the end of the battle."""
        for seat in range(len(self.blocked)):
            self.blocked[seat] = 0
            self.barred[seat] = 0
            self.given[seat] = 0


def slots_of(mask: int) -> list[int]:
    """Return the slots of a mask."""
    return [slot for slot in range(ALL_SLOTS) if mask >> slot & 1]


def forge(g: Valhalla) -> Forge:
    """Return this module's part."""
    part = g.parts[g.rules.slots[KEY]]
    assert isinstance(part, Forge)
    return part
