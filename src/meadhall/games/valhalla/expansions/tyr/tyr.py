"""Expansion: Wrath of Tyr. Cards of the war god that are placed under warriors as they join.   (spec: VAL-TYR)

Fourteen of the twenty cards are in the deck; of the other six each player gets one. A player who adds a warrior may
tuck a Tyr card under it. The card is public, stays as long as the warrior does, and never scores.
"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.answers import Answers
from meadhall.core.events import Happening, only
from meadhall.core.module import Part, Setup, Switch
from meadhall.core.procedure import Step, Window
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.expansions.tyr.cards import FIRST_KIND, TyrCard, read_cards
from meadhall.games.valhalla.sides import moved_from
from meadhall.games.valhalla.table import DISCARDED, DREW, Valhalla
from meadhall.games.valhalla.terms import (
    EMPTY,
    KINDS,
    MOST_SLOTS,
    SPARED_BITS,
    VERBS,
    WEAPON_COUNT,
    Courses,
    Moment,
    Quantity,
)

PAGE: Final = VERBS.page("tyr")

TUCK: Final = PAGE.verb("tuck", KINDS, "VAL-TYR-05", "card")

TUCKED: Final = Happening("tyr-tucked", "card", "card")
CAME_BACK: Final = Happening("tyr-came-back", "card")

EDITIONS: Final = {"PL": "one", "RU": "each"}
PER_ACTION: Final = Switch("tyr_per_action", "one", "VAL-DIFF-42", ("one", "each"), EDITIONS)

APART: Final = 6  # cards that do not go into the deck


class TuckedView(TypedDict):
    """The card under each warrior, by seat and slot."""

    squads: list[list[str | None]]


class Tucked(Part):
    """The Tyr cards under warriors, public (VAL-TYR-05), and those that stay in the box (VAL-TYR-04)."""

    def __init__(self, names: tuple[str, ...], under: list[list[int]], box: Zone) -> None:
        self.names = names  # names of all Tyr cards, for people
        self.under = under  # by seat and slot
        self.box = box
        self.slot = EMPTY  # of the warrior that was placed last
        self.spent = False  # a card was tucked in this adding action
        self.more = False  # another warrior of the same action will be placed

    def copy(self) -> Tucked:
        twin = Tucked(self.names, [slots[:] for slots in self.under], self.box.copy())
        twin.slot = self.slot
        twin.spent = self.spent
        twin.more = self.more
        return twin

    def zones(self) -> list[Zone]:
        return [self.box]

    def imagined(self, hidden: list[Zone]) -> None:
        """VAL-TYR-04: the box may hold only Tyr cards; others are exchanged for such."""
        others = [zone for zone in hidden if zone is not self.box and zone.pool == self.box.pool]
        for at, kind in enumerate(self.box.cards):
            if not self.is_ours(kind):
                self.exchange(at, others)

    def exchange(self, at: int, others: list[Zone]) -> None:
        """Exchange a card of the box for the first hidden Tyr card elsewhere."""
        for zone in others:
            for place, kind in enumerate(zone.cards):
                if self.is_ours(kind):
                    zone.cards[place], self.box.cards[at] = self.box.cards[at], kind
                    if zone.owner >= 0:
                        zone.cards.sort()
                    return

    def is_ours(self, kind: int) -> bool:
        return FIRST_KIND <= kind < FIRST_KIND + len(self.names)

    def card_count(self) -> int:
        """VAL-INV-01: tucked cards and those in the box are still cards of the game."""
        tucked = sum(1 for slots in self.under for kind in slots if kind != EMPTY)
        return tucked + len(self.box.cards)

    def show(self, seat: int) -> TuckedView:
        return {"squads": [[self.name(kind) for kind in slots] for slots in self.under]}

    def name(self, kind: int) -> str | None:
        return None if kind == EMPTY else self.names[kind - FIRST_KIND]

    def observe(self, seat: int, out: list[int]) -> None:
        """Write the card under each warrior, clockwise from the seat."""
        seats = len(self.under)
        for distance in range(seats):
            for kind in self.under[(seat + distance) % seats]:
                out.append(kind - FIRST_KIND + 1 if kind != EMPTY else 0)


def tyr(g: Valhalla) -> Tucked:
    """Return this module's part."""
    part = g.part_of(MODULE)
    assert isinstance(part, Tucked)
    return part


def is_tyr(g: Valhalla, kind: int) -> bool:
    """Is this one of the twenty?"""
    return isinstance(g.cards.cards[kind], TyrCard)


def tyr_card(g: Valhalla, kind: int) -> TyrCard:
    """Return the Tyr card of this kind."""
    card = g.cards.cards[kind]
    assert isinstance(card, TyrCard)
    return card


# -- setup


class LeaveOutSix(Step[Valhalla]):
    """VAL-TYR-02: six of the twenty, at random (VAL-DATA-15), are left out of the deck; fourteen are in it."""

    def run(self, g: Valhalla) -> None:
        box = [kind for kind in g.deck.cards if is_tyr(g, kind)]
        g.chance.shuffle(box)
        tyr(g).box.cards = box[:APART]
        for kind in box[:APART]:
            g.deck.cards.remove(kind)


class DealOneEach(Step[Valhalla]):
    """VAL-TYR-03: each player gets one of the six, at random (VAL-DIFF-43); six cards in hand (VAL-TV-05)."""

    def run(self, g: Valhalla) -> None:
        box = tyr(g).box.cards
        for distance in range(g.seats):
            seat = (g.first + distance) % g.seats
            kind = box.pop(g.chance.pick(len(box)))
            g.players[seat].to_hand(kind)
            g.tell(DREW, seat, [kind], only(seat))
        g.learned += 1


# -- tucking


def may_tuck(g: Valhalla) -> bool:
    """VAL-TYR-07: one card for each warrior. Of two added together only one may get a card (VAL-TYR-08)."""
    part = tyr(g)
    return part.slot != EMPTY and (not part.spent or g.rules.setup.value(PER_ACTION) == "each")


def tuck(g: Valhalla, seat: int, kind: int) -> None:
    """Move the card from the hand under the warrior that has just joined."""
    part = tyr(g)
    g.players[seat].from_hand(kind)
    part.under[seat][part.slot] = kind
    g.tell(TUCKED, seat, [kind, g.players[seat].squad[part.slot]])
    part.slot = EMPTY
    part.spent = True
    g.learned += 1


# -- tucked cards when their warrior leaves


def untuck(g: Valhalla, seat: int, slot: int) -> int:
    """Return and remove the card under a warrior who leaves, or EMPTY."""
    slots = tyr(g).under[seat]
    kind = slots[slot]
    slots[slot] = EMPTY
    return kind


def throw_away(g: Valhalla, seat: int, slot: int) -> None:
    """VAL-TYR-14, VAL-TYR-15: discard it with the warrior, also when he goes to Valhalla: it never scores."""
    kind = untuck(g, seat, slot)
    if kind != EMPTY:
        g.lay(kind)
        g.tell(DISCARDED, seat, [kind])


def take_home(g: Valhalla, seat: int, slot: int) -> None:
    """VAL-TYR-16: return it to the hand to which the warrior returns."""
    kind = untuck(g, seat, slot)
    if kind != EMPTY:
        g.players[seat].to_hand(kind)
        g.tell(CAME_BACK, seat, [kind])


def carry_along(g: Valhalla, taker: int, about: int) -> None:
    """VAL-AMB-143: a warrior who moves to another slot keeps his card."""
    seat, slot, place = moved_from(about)
    tyr(g).under[taker][place] = untuck(g, seat, slot)


class WrathOfTyr(Chapter):
    """The module: its cards, and the moments when they are tucked, counted and lost."""

    def choices(self) -> list[Switch]:
        return [PER_ACTION]

    def cards(self, book: CardSet) -> None:
        """VAL-TYR-02: the cards are mixed with the deck in step 1."""
        for card in read_cards(book):
            book.table.add(card)

    def part(self, g: Valhalla) -> Part | None:
        names = tuple(g.cards.cards[kind].key for kind in g.cards.kinds if is_tyr(g, kind))
        under = [[EMPTY] * MOST_SLOTS for _ in range(g.seats)]
        return Tucked(names, under, Zone([], EMPTY, Sight.NONE))

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.SETUP:
            return []
        return [LeaveOutSix(12, "VAL-TYR-02"), DealOneEach(95, "VAL-TYR-03")]

    # -- when a warrior is added

    def windows(self) -> list[int]:
        return [Moment.PLACED]

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        """VAL-TYR-05: only together with a warrior being added, by any effect (VAL-AMB-095).

        So never under a warrior already in the squad (VAL-TYR-06), nor under those of the setup.
        """
        if self.might(g, moment, seat):
            for kind in sorted(set(g.players[seat].hand.cards)):
                if is_tyr(g, kind):
                    out.append(TUCK.of(kind))

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        """A player with cards might hold a Tyr card."""
        return may_tuck(g) and len(g.players[seat].hand.cards) > 0

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        tuck(g, seat, TUCK.arg(action))

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        """Return the rule against a wrong moment or a second card in one action."""
        top = g.stack[-1]
        adding = isinstance(top, Window) and top.moment == Moment.PLACED
        return "VAL-TYR-08" if adding and tyr(g).spent else "VAL-TYR-06"

    # -- reactions

    def reactions(self) -> list[int]:
        return [Moment.PLACED, Moment.DISMISSED, Moment.SENT, Moment.RETURNED, Moment.MOVED]

    def happened(self, g: Valhalla, moment: int, seat: int, about: int) -> None:
        match moment:
            case Moment.PLACED:
                self.placed(g, seat, about)
            case Moment.RETURNED:
                take_home(g, seat, about)
            case Moment.MOVED:
                carry_along(g, seat, about)
            case _:
                throw_away(g, seat, about)

    def placed(self, g: Valhalla, seat: int, slot: int) -> None:
        """VAL-TL-41: a warrior has his slot. A second one of the same action belongs to the first."""
        part = tyr(g)
        part.slot = slot
        part.spent = part.spent and part.more
        part.more = len(g.players[seat].coming) > 0

    # -- what the cards do

    def quantities(self) -> list[int]:
        return [Quantity.WARRIOR_STRENGTH, Quantity.SPARED]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """Add strength to an activated warrior (VAL-TYR-09), or reduce the weapons he needs (VAL-TYR-10).

        A warrior who needs a single weapon may then be activated without a die (VAL-AMB-097). A card under an allied
        warrior works for the fighter he helps (VAL-AMB-105).
        """
        kind = tyr(g).under[g.owner(seat, about)][about % MOST_SLOTS]
        if kind == EMPTY:
            return value
        wrath = tyr_card(g, kind).wrath
        if quantity == Quantity.WARRIOR_STRENGTH:
            return value + wrath.strength(g, seat)
        return value + sum(wrath.spares(face) << face * SPARED_BITS for face in range(WEAPON_COUNT))

    def broken(self, g: Valhalla) -> str:
        """VAL-TYR-05: a Tyr card is always under a warrior."""
        for seat, player in enumerate(g.players):
            for slot, kind in enumerate(tyr(g).under[seat]):
                if kind != EMPTY and player.at(slot) == EMPTY:
                    return "VAL-TYR-05"
        return ""


MODULE: Final = WrathOfTyr("tyr", PAGE)
