"""Monsters of Yggdrasil: the state on the table, and the verbs.   (spec: VAL-MONSTER)"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.events import Happening
from meadhall.core.module import Part, switch
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import DIE_CLASSES, EMPTY, FOE_SLOT, KINDS, MOST_SLOTS, VERBS, Pool

KEY: Final = "monsters"
MONSTERS: Final = 11  # VAL-COMP-27
PAGE: Final = VERBS.page(KEY)

HUNT: Final = PAGE.verb("hunt", MONSTERS, "VAL-MONSTER-06", KEY)
COVER: Final = PAGE.verb("cover", MOST_SLOTS, "VAL-MONSTER-09", "slot")
FEED: Final = PAGE.verb("feed-fenrir", MOST_SLOTS, "VAL-MONSTER-46", "slot")
SEND_FENRIR: Final = PAGE.verb("send-fenrir", 1, "VAL-MONSTER-50")
UNLEASH: Final = PAGE.verb("unleash", 1, "VAL-MONSTER-17")
LURE: Final = PAGE.verb("lure", MOST_SLOTS, "VAL-MONSTER-26", FOE_SLOT)
YIELD: Final = PAGE.verb("yield-warrior", MOST_SLOTS, "VAL-MONSTER-22", "slot")
STAND: Final = PAGE.verb("stand-in-slot", MOST_SLOTS, "VAL-MONSTER-26", "slot")
LOAD: Final = PAGE.verb("load-troll", DIE_CLASSES, "VAL-MONSTER-30", "die")
USE_ON: Final = PAGE.verb("monster-card", KINDS, "VAL-MONSTER-17", "card")
EXCHANGE: Final = PAGE.verb("exchange-for", KINDS, "VAL-MONSTER-38", "card")
FEED_CARD: Final = PAGE.verb("feed-card", KINDS, "VAL-MONSTER-49", "card")

REVEALED: Final = Happening("monster-revealed", KEY)
HUNTED: Final = Happening("monster-hunted", KEY)
LEFT: Final = Happening("monster-left", KEY)
UNLEASHED: Final = Happening("monster-unleashed", KEY)
LURED: Final = Happening("monster-lured", "card")
GIVEN: Final = Happening("monster-given", "card")
RECALLED: Final = Happening("monster-recalled", "card", "card")
FETCHED: Final = Happening("monster-fetched", "card")
FED: Final = Happening("fenrir-fed", "card")
SENT: Final = Happening("fenrir-sent", "seat")
SATED: Final = Happening("fenrir-sated")

IS_NOT_MINIMUM: Final = switch("monster_is_not_minimum", False, "VAL-AMB-148")
FREE_CAPTORS: Final = switch("ragnarok_free_captors", False, "VAL-AMB-117")
FENRIR_IN_DECK: Final = switch("fenrir_in_deck", True, "VAL-MONSTER-43")

DISPLAYED: Final = 2
SATED_BY: Final = 10  # Fenrir leaves with this many cards in the pile


class Grip:
    """A player's monster, and what it did in this battle. All of it is public."""

    def __init__(self, monster: int, slot: int) -> None:
        self.monster = monster
        self.slot = slot  # the left one of the two slots it covers; EMPTY if it covers none
        self.used = False  # an ability was used in this battle
        self.spent = False  # the ability may not be used again
        self.given = 0  # warriors given to a Draugr
        self.weapons = 0  # a bit for each weapon on a Troll
        self.found: list[int] = []  # tactics that Garmr has fetched and that are not played yet
        self.borrowed: list[int] = []  # fetched tactics that were played

    def copy(self) -> Grip:
        """Return an equal one that shares nothing."""
        twin = Grip(self.monster, self.slot)
        twin.used = self.used
        twin.spent = self.spent
        twin.given = self.given
        twin.weapons = self.weapons
        twin.found = self.found[:]
        twin.borrowed = self.borrowed[:]
        return twin

    def observe(self, out: list[int]) -> None:
        """Write five numbers, and two for each of the two tactics that Garmr may have fetched."""
        flags = (1 if self.used else 0) + (2 if self.spent else 0)
        out.extend([self.monster + 1, self.slot + 1, flags, self.given, self.weapons])
        for at in range(2):
            kind = self.found[at] + 1 if at < len(self.found) else 0
            out.extend([kind // 256, kind % 256])


class DenView(TypedDict):
    """The displayed monsters and those that players hold."""

    display: list[str]
    deck: int
    held: list[str | None]  # by seat
    covers: list[int | None]  # by seat: the first of the two slots
    fetched: list[list[str]]  # by seat
    keeper: int | None
    pile: int


class Den(Part):
    """The display, the face-down monster deck (VAL-MONSTER-04), the players' monsters, and Fenrir."""

    def __init__(self, names: tuple[str, ...], titles: dict[int, str], grips: list[Grip]) -> None:
        self.names = names  # names of all monsters, for people
        self.titles = titles  # names of all tactics, for people
        self.grips = grips
        self.display: list[int] = []
        self.deck = Zone([], EMPTY, Sight.NONE, Pool.FREE)
        self.keeper = EMPTY  # the keeper of Fenrir
        self.pile = Zone([], EMPTY, Sight.WITNESSED)  # face down, but all players saw which cards were put there
        self.sated = False  # Fenrir and the pile have left the game (VAL-MONSTER-54)
        self.received = EMPTY  # the player who received Fenrir in this battle

    def copy(self) -> Den:
        twin = Den(self.names, self.titles, [grip.copy() for grip in self.grips])
        twin.display = self.display[:]
        twin.deck = self.deck.copy()
        twin.keeper = self.keeper
        twin.pile = self.pile.copy()
        twin.sated = self.sated
        twin.received = self.received
        return twin

    def zones(self) -> list[Zone]:
        return [self.deck, self.pile]

    def card_count(self) -> int:
        """VAL-INV-01: Fenrir's pile, in the game or not, and the tactics that Garmr fetched; no monsters."""
        return len(self.pile.cards) + sum(len(grip.found) for grip in self.grips)

    def show(self, seat: int) -> DenView:
        return {
            "display": [self.names[number] for number in self.display],
            "deck": len(self.deck.cards),
            "held": [None if grip.monster == EMPTY else self.names[grip.monster] for grip in self.grips],
            "covers": [None if grip.slot == EMPTY else grip.slot for grip in self.grips],
            "fetched": [[self.titles[kind] for kind in grip.found] for grip in self.grips],
            "keeper": None if self.keeper == EMPTY else self.keeper,
            "pile": 0 if self.sated else len(self.pile.cards),
        }

    def observe(self, seat: int, out: list[int]) -> None:
        seats = len(self.grips)
        for at in range(DISPLAYED):
            out.append(self.display[at] + 1 if at < len(self.display) else 0)
        out.extend([len(self.deck.cards), len(self.pile.cards), 1 if self.sated else 0])
        out.append((self.keeper - seat) % seats + 1 if self.keeper != EMPTY else 0)
        out.append((self.received - seat) % seats + 1 if self.received != EMPTY else 0)
        for distance in range(seats):
            self.grips[(seat + distance) % seats].observe(out)

    def holds(self, seat: int) -> bool:
        """Has this player a monster?"""
        return seat >= 0 and self.grips[seat].monster != EMPTY

    def forget(self, seat: int) -> None:
        """Clear what the monster did in the battle that has ended."""
        old = self.grips[seat]
        self.grips[seat] = Grip(old.monster, old.slot)
        self.received = EMPTY


def den(g: Valhalla) -> Den:
    """Return this module's part."""
    part = g.parts[g.rules.slots[KEY]]
    assert isinstance(part, Den)
    return part


def grip(g: Valhalla, seat: int) -> Grip:
    """Return a player's monster."""
    return den(g).grips[seat]
