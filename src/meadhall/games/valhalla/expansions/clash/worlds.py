"""Clash of Worlds: the decks between the players.   (spec: VAL-CLASH-05…08, VAL-CLASH-21)"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.module import Part, Setup
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.cards.deck import SideCard
from meadhall.games.valhalla.shared.sets import DECK_SETS, FIRST_KINDS, SET_CARDS
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BASE_KINDS, EMPTY, KINDS, Pool

KEY: Final = "clash"
SORT: Final = "expansion"  # the kind of thing for messages: a set
WORLDS: Final = (KINDS - BASE_KINDS) // SET_CARDS + 1  # one number for every possible set


def world_of(key: str) -> int:
    """Return the number of a set. It follows from its kinds, so it is the same in every game."""
    return (FIRST_KINDS[key] - BASE_KINDS) // SET_CARDS


def sets_of(setup: Setup) -> list[str]:
    """VAL-CLASH-01: return the sets of 40 cards in use; any of them can be picked."""
    return [key for key in setup.modules if key in DECK_SETS]


def labels(setup: Setup) -> list[SideCard]:
    """Return the sets by number, for saved games and messages."""
    keys = {world_of(key): key for key in sets_of(setup)}
    return [SideCard(number, keys.get(number, "")) for number in range(WORLDS)]


class WorldsView(TypedDict):
    """The set of each player, and how many cards of it are left."""

    picked: list[str | None]
    decks: list[int]


class Worlds(Part):
    """The set that each player picked, the deck to the left of each board (VAL-CLASH-05), and the sets left over."""

    def __init__(self, names: tuple[str, ...], firsts: tuple[int, ...], stock: list[list[int]]) -> None:
        self.names = names
        self.firsts = firsts  # the first kind of each set
        self.stock = stock  # whole sets laid out; unused after the picks (VAL-CLASH-06)
        self.picked: list[int] = []  # by seat
        self.decks: list[Zone] = []  # by the seat that picked the set

    def copy(self) -> Worlds:
        twin = Worlds(self.names, self.firsts, [cards[:] for cards in self.stock])
        twin.picked = self.picked[:]
        twin.decks = [deck.copy() for deck in self.decks]
        return twin

    def zones(self) -> list[Zone]:
        return self.decks

    def card_count(self) -> int:
        return sum(len(deck.cards) for deck in self.decks) + sum(len(cards) for cards in self.stock)

    def show(self, seat: int) -> WorldsView:
        return {
            "picked": [None if number == EMPTY else self.names[number] for number in self.picked],
            "decks": [len(deck.cards) for deck in self.decks],
        }

    def observe(self, seat: int, out: list[int]) -> None:
        """Write for each seat, clockwise from this one, its set and how many cards of it are left."""
        seats = len(self.picked)
        for distance in range(seats):
            who = (seat + distance) % seats
            out.extend([self.picked[who] + 1, len(self.decks[who].cards)])

    def imagined(self, hidden: list[Zone]) -> None:
        """A private deck may hold only its set, the common deck no card of a picked set."""
        pool = [zone for zone in hidden if zone.pool == Pool.DECK]
        for seat, deck in enumerate(self.decks):
            self.sort_out(deck, [zone for zone in pool if zone is not deck], seat)
        for zone in pool:
            if zone.owner < 0 and zone not in self.decks:
                self.sort_out(zone, [other for other in pool if other.owner >= 0], EMPTY)

    def sort_out(self, zone: Zone, others: list[Zone], home: int) -> None:
        """Exchange each card that cannot be here for one that can, while there are any."""
        for at, kind in enumerate(zone.cards):
            if self.home(kind) != home:
                exchange(zone, at, others, self.find(others, home))

    def find(self, others: list[Zone], home: int) -> tuple[int, int]:
        """Return the first card in these zones that belongs to a deck."""
        for number, other in enumerate(others):
            for place, kind in enumerate(other.cards):
                if self.home(kind) == home:
                    return number, place
        return EMPTY, EMPTY

    def home(self, kind: int) -> int:
        """Return the seat whose deck a card belongs to; EMPTY for cards of the common deck."""
        for seat, number in enumerate(self.picked):
            if number != EMPTY and self.firsts[number] <= kind < self.firsts[number] + SET_CARDS:
                return seat
        return EMPTY


def exchange(zone: Zone, at: int, others: list[Zone], found: tuple[int, int]) -> None:
    """Exchange two cards between zones; hands stay sorted."""
    number, place = found
    if number != EMPTY:
        other = others[number]
        zone.cards[at], other.cards[place] = other.cards[place], zone.cards[at]
        if other.owner >= 0:
            other.cards.sort()


def new_worlds(g: Valhalla) -> Worlds:
    """Return the part before the picks."""
    keys = {world_of(key): key for key in sets_of(g.rules.setup)}
    names = tuple(keys.get(number, "") for number in range(WORLDS))
    firsts = tuple(FIRST_KINDS[keys[number]] if number in keys else KINDS for number in range(WORLDS))
    part = Worlds(names, firsts, [[] for _ in range(WORLDS)])
    part.picked = [EMPTY] * g.seats
    part.decks = [Zone([], EMPTY, Sight.NONE) for _ in range(g.seats)]
    return part


def worlds(g: Valhalla) -> Worlds:
    """Return this module's part."""
    part = g.parts[g.rules.slots[KEY]]
    assert isinstance(part, Worlds)
    return part


def private(g: Valhalla, seat: int) -> list[int]:
    """VAL-CLASH-07: the player's own deck to the left, and that of the right neighbour to the right.

    So each deck is shared by the two players beside it (VAL-CLASH-08); with two players, by both (VAL-AMB-167).
    """
    return [seat, (seat - 1) % g.seats]


def draw_from(g: Valhalla, seat: int, owner: int, to_choose: bool) -> None:
    """Draw a card of a private deck, if there is one. Its last card starts the end (VAL-CLASH-22, VAL-AMB-170)."""
    deck = worlds(g).decks[owner].cards
    if len(deck) == 0:
        return
    kind = deck.pop()
    if len(deck) == 0:
        g.ran_out = True
    g.receive(seat, kind, to_choose)
