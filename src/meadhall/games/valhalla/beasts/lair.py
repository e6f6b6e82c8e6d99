"""The beast: six cards with two sides, its dice, and the progress of the fight.   (spec: VAL-SOLO-03…10)"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from mypy_extensions import mypyc_attr

from meadhall.core.module import Part
from meadhall.games.valhalla.cards.deck import SideCard
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, EMPTY, FACES

BEASTS: Final = ("jormungandr", "surtr", "hel", "fenrir")
STACK: Final = 6  # cards of a beast
BEAST_DICE: Final = 6  # VAL-SOLO-09: the beast has one set of coloured dice
LEVELS: Final = [0, 2, 4, 6]  # VAL-SOLO-64…66: cards discarded for a lost battle, by level


@mypyc_attr(allow_interpreted_subclasses=True)
class Dread:
    """The ability of a beast card, besides its strength (VAL-SOLO-34). This base class does nothing."""

    key: str = ""

    def before(self, g: Valhalla, seat: int) -> None:
        """Act before the battle."""

    def after(self, g: Valhalla, seat: int, lost: bool) -> None:
        """Act after the battle. `lost`: the player has lost it."""

    def between_phases(self, g: Valhalla) -> None:
        """Act between phase A and phase B."""

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """Return the quantity of a player after this card's change."""
        return value

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """Return the rule by which the card forbids a player something."""
        return ""


NO_DREAD: Final = Dread()


class BeastCardView(TypedDict):
    """A card of the beast."""

    strength: int
    cap: int
    clans: list[str]
    symbols: list[str]
    ability: str
    ability_clan: str


class LairView(TypedDict):
    """Before the game the whole stack; during the game the current card and the next."""

    beast: str
    level: int
    stack: NotRequired[list[BeastCardView]]
    left: NotRequired[int]
    card: NotRequired[BeastCardView | None]
    below: NotRequired[BeastCardView | None]
    covered: NotRequired[list[int]]
    last_attack: NotRequired[bool]


class BeastCard:
    """VAL-SOLO-06: strength, the cap on glory in Valhalla, clans, activation symbols, possibly an ability."""

    def __init__(self, strength: int, cap: int, clans: list[int], symbols: list[int], dread: Dread, muted: int) -> None:
        self.strength = strength
        self.cap = cap
        self.clans = clans  # their number counts as the size of a squad (VAL-SOLO-33)
        self.symbols = symbols
        self.dread = dread
        self.muted = muted  # the clan that an ability names, or EMPTY

    def show(self, extra_cap: int, extra_strength: int) -> BeastCardView:
        """Return the card in plain named fields."""
        return {
            "strength": self.strength + extra_strength,
            "cap": self.cap + extra_cap,
            "clans": [CLANS[clan] for clan in self.clans],
            "symbols": [FACES[face] for face in self.symbols],
            "ability": self.dread.key,
            "ability_clan": "" if self.muted == EMPTY else CLANS[self.muted],
        }


class Beast(SideCard):
    """VAL-SOLO-03: a beast with its six cards on both sides."""

    def __init__(self, number: int, key: str, normal: list[BeastCard], plus40: list[BeastCard]) -> None:
        super().__init__(number, key)
        self.normal = normal
        self.plus40 = plus40


class Lair(Part):
    """The stack, its dice and the level. All of it is public, except the cards further down (VAL-SOLO-08)."""

    def __init__(self, plus40: bool, ignore: bool, extra_cap: int, extra_strength: int, seats: int) -> None:
        self.plus40 = plus40  # which side is used (VAL-SOLO-69)
        self.ignore = ignore  # abilities are ignored (VAL-SOLO-36)
        self.extra_cap = extra_cap
        self.extra_strength = extra_strength
        self.beast = EMPTY
        self.key = ""
        self.stack: list[BeastCard] = []
        self.level = 0  # VAL-SOLO-10: chosen once
        self.begun = False  # the stack is laid out
        self.at = 0  # the active card (VAL-SOLO-05)
        self.fought = EMPTY  # the card of the battle in progress
        self.covered = 0  # activation symbols covered by a die, a bit for each
        self.last = False  # this is the last attack (VAL-SOLO-61)
        self.before_moves = 0  # glory before the moves after a battle
        self.debts = [0] * seats  # lost glory that no card could pay (VAL-AMB-126), by seat

    def copy(self) -> Lair:
        twin = Lair(self.plus40, self.ignore, self.extra_cap, self.extra_strength, 0)
        twin.beast = self.beast
        twin.key = self.key
        twin.stack = self.stack
        twin.level = self.level
        twin.begun = self.begun
        twin.at = self.at
        twin.fought = self.fought
        twin.covered = self.covered
        twin.last = self.last
        twin.before_moves = self.before_moves
        twin.debts = self.debts[:]
        return twin

    def card(self) -> BeastCard:
        """Return the card that counts now: that of the battle in progress, else the active one (VAL-AMB-121)."""
        return self.stack[self.at if self.fought == EMPTY else self.fought]

    def dread(self) -> Dread:
        """Return the ability of the card that counts now; one without effect before and after the game."""
        return NO_DREAD if self.ignore or not self.begun or not self.stands() else self.card().dread

    def active(self) -> BeastCard:
        """VAL-SOLO-05: the top card of the stack."""
        return self.stack[self.at]

    def strength(self) -> int:
        """VAL-SOLO-29: the strength of the card is that of the beast."""
        return self.card().strength + self.extra_strength

    def cap(self) -> int:
        """VAL-SOLO-55: how much glory Valhalla may hold, printed on the active card (VAL-SOLO-57)."""
        return self.active().cap + self.extra_cap

    def all_covered(self) -> bool:
        """Is every activation symbol covered by a die?"""
        return self.covered == (1 << len(self.active().symbols)) - 1

    def loose_dice(self) -> int:
        """Count the dice beside the stack."""
        return BEAST_DICE - self.covered.bit_count()

    def show(self, seat: int) -> LairView:
        """Before the game the whole stack (VAL-SOLO-07, VAL-DIFF-56), then only two cards (VAL-SOLO-08)."""
        if not self.begun:
            return {"beast": self.key, "level": self.level, "stack": [self.shown(card) for card in self.stack]}
        below = self.stack[self.at + 1 :]
        covered = [at for at in range(len(self.active().symbols)) if self.covered >> at & 1] if self.stands() else []
        return {
            "beast": self.key,
            "level": self.level,
            "left": STACK - self.at,
            "card": self.shown(self.active()) if self.stands() else None,
            "below": self.shown(below[0]) if below else None,
            "covered": covered,
            "last_attack": self.last,
        }

    def shown(self, card: BeastCard) -> BeastCardView:
        return card.show(self.extra_cap, self.extra_strength)

    def stands(self) -> bool:
        """Is any card of the beast left?"""
        return self.at < len(self.stack)

    def observe(self, seat: int, out: list[int]) -> None:
        out.extend([self.beast + 1, self.level, self.at, self.covered, self.fought + 1, 1 if self.last else 0])
        seats = len(self.debts)
        out.extend(min(255, self.debts[(seat + distance) % seats]) for distance in range(seats))


def lair(g: Valhalla) -> Lair:
    """Return the beast of this game."""
    for part in g.parts:
        if isinstance(part, Lair):
            return part
    raise AssertionError("no beast")


def total_glory(g: Valhalla) -> int:
    """VAL-SOLO-28: return the glory of all cards in Valhalla."""
    return sum(glory(g, seat) for seat in range(len(g.players)))


def room_for_glory(g: Valhalla) -> int:
    """Return how much more glory may enter; under a cap below the present total nothing may (VAL-AMB-125)."""
    return max(0, lair(g).cap() - total_glory(g))
