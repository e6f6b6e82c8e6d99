"""Champions of Midgard: the tokens on warriors, and the five kinds of champions.   (spec: VAL-CHAMP-05…19)"""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from meadhall.core.module import Part
from meadhall.games.valhalla.cards.deck import Ability
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, MOST_SLOTS

KEY: Final = "champions"
MOST_TOKENS: Final = 3  # VAL-CHAMP-06
RALLIED: Final = 2  # strength for each token of a clan rally
AVENGED: Final = 4  # strength of a vengeance token against the player it names
NO_MARK: Final = -3  # no vengeance token; -2 would be a beast, which may be marked too (VAL-AMB-132)


class Champion(Ability):
    """VAL-CHAMP-07: a champion gets tokens whether activated or not. This base class never does."""

    each: int = 0  # strength for each token from battles
    avenges: bool = False

    def grows(self, g: Valhalla, seat: int) -> bool:
        """Does the battle just fought give him a universal token?"""
        return True

    def gathered(self, g: Valhalla, seat: int, slot: int) -> int:
        """VAL-CHAMP-08: the strength of the tokens of his kind when he is activated (VAL-CHAMP-19).

        Tokens on an allied warrior count for the fighter he helps (VAL-AMB-105).
        """
        owner, place = g.owner(seat, slot), slot % MOST_SLOTS
        grown = self.each * tokens(g).grown[owner][place]
        return grown + AVENGED if self.avenges and is_avenged(g, seat, slot) else grown


class WrathTokens(Champion):
    """VAL-CHAMP-09, VAL-CHAMP-10: a token for each battle, as attacker or defender; +1 for each token."""

    each: int = 1
    formerly: ClassVar[str] = "Wrath"  # the class name in matches saved by earlier versions


class Frenzy(Champion):
    """VAL-CHAMP-11, VAL-CHAMP-12: a token for each battle; +2 for each token."""

    each: int = 2


class Berserk(Champion):
    """VAL-CHAMP-13, VAL-CHAMP-14: a token for each battle; −2 for each token."""

    each: int = -2


class Honour(Champion):
    """VAL-CHAMP-15, VAL-CHAMP-16: a token for each battle that his owner loses; −2 for each token."""

    each: int = -2

    def grows(self, g: Valhalla, seat: int) -> bool:
        return g.battle().loser() == seat


class Vengeance(Champion):
    """VAL-CHAMP-17: for each battle a vengeance token of the opponent's colour, and no universal ones."""

    avenges: bool = True


class TokensView(TypedDict):
    """The tokens on warriors, by seat and slot."""

    universal: list[list[int]]
    vengeance: list[list[int | None]]


class Tokens(Part):
    """All tokens, by seat and slot. The supply is unlimited (VAL-CHAMP-03); everything is public (VAL-COMP-26)."""

    def __init__(self, grown: list[list[int]], rallied: list[list[int]], marks: list[list[int]]) -> None:
        self.grown = grown  # universal tokens from battles
        self.rallied = rallied  # universal tokens from clan rallies
        self.marks = marks  # vengeance tokens: the seat they name

    def copy(self) -> Tokens:
        grown, rallied = [row[:] for row in self.grown], [row[:] for row in self.rallied]
        return Tokens(grown, rallied, [row[:] for row in self.marks])

    def show(self, seat: int) -> TokensView:
        seats = range(len(self.grown))
        return {
            "universal": [[self.universal(who, slot) for slot in range(MOST_SLOTS)] for who in seats],
            "vengeance": [[None if mark == NO_MARK else mark for mark in row] for row in self.marks],
        }

    def observe(self, seat: int, out: list[int]) -> None:
        """Write the tokens of each warrior, clockwise from the seat. Players of vengeance tokens are relative to it."""
        seats = len(self.grown)
        for distance in range(seats):
            who = (seat + distance) % seats
            out.extend(min(255, count) for count in self.grown[who])
            out.extend(min(255, count) for count in self.rallied[who])
            out.extend(from_here(mark, seat, seats) for mark in self.marks[who])

    def universal(self, seat: int, slot: int) -> int:
        """Return the number of universal tokens on a warrior."""
        return self.grown[seat][slot] + self.rallied[seat][slot]

    def bare(self, seat: int, slot: int) -> bool:
        """Has the warrior no token at all?"""
        return self.universal(seat, slot) == 0 and self.marks[seat][slot] == NO_MARK

    def clear(self, seat: int, slot: int) -> None:
        """VAL-CHAMP-05: return tokens of a slot to the supply, also if its warrior returns to hand (VAL-AMB-142)."""
        self.grown[seat][slot] = 0
        self.rallied[seat][slot] = 0
        self.marks[seat][slot] = NO_MARK

    def carry(self, seat: int, slot: int, taker: int, place: int) -> None:
        """VAL-AMB-143: a warrior who moves to another squad keeps his tokens."""
        for rows in (self.grown, self.rallied, self.marks):
            rows[taker][place] = rows[seat][slot]
        self.clear(seat, slot)


def from_here(mark: int, seat: int, seats: int) -> int:
    """Return whom a token names, counted clockwise from a seat; a beast comes after all players."""
    if mark == BEAST:
        return seats + 1
    return 0 if mark == NO_MARK else (mark - seat) % seats + 1


def no_tokens(seats: int) -> Tokens:
    """Return a table without tokens."""
    rows = [[0] * MOST_SLOTS for _ in range(seats)]
    return Tokens(rows, [row[:] for row in rows], [[NO_MARK] * MOST_SLOTS for _ in range(seats)])


def tokens(g: Valhalla) -> Tokens:
    """Return this module's part."""
    part = g.parts[g.rules.slots[KEY]]
    assert isinstance(part, Tokens)
    return part


def champion(g: Valhalla, seat: int, slot: int) -> Champion | None:
    """Return the champion in a slot; he belongs to a clan like any warrior (VAL-CHAMP-04)."""
    squad = g.players[seat].squad
    if slot >= len(squad) or squad[slot] == EMPTY:
        return None
    ability = g.warrior(seat, slot).ability
    return ability if isinstance(ability, Champion) else None


def champions_of(g: Valhalla, seat: int) -> list[int]:
    """Return the slots of a squad with champions."""
    return [slot for slot in range(len(g.players[seat].squad)) if champion(g, seat, slot) is not None]


def fought(g: Valhalla, seat: int) -> None:
    """Give tokens to the champions of a participant who are still in the squad (VAL-TL-27)."""
    part = tokens(g)
    for slot in champions_of(g, seat):
        who = champion(g, seat, slot)
        assert who is not None
        if who.avenges:
            part.marks[seat][slot] = g.battle().foe(seat)  # VAL-CHAMP-18: replaces the old token
        elif who.grows(g, seat):
            add_token(part.grown, part, seat, slot)


def add_token(rows: list[list[int]], part: Tokens, seat: int, slot: int) -> None:
    """VAL-CHAMP-06: a champion has at most three universal tokens; a fourth has no effect."""
    if part.universal(seat, slot) < MOST_TOKENS:
        rows[seat][slot] += 1


def is_avenged(g: Valhalla, seat: int, slot: int) -> bool:
    """Has a warrior a vengeance token of his current opponent?"""
    return tokens(g).marks[g.owner(seat, slot)][slot % MOST_SLOTS] == g.battle().foe(seat)


def laid_strength(g: Valhalla, seat: int, slot: int) -> int:
    """Return what tokens from tactics add to an activated warrior (VAL-CHAMP-21, VAL-CHAMP-26)."""
    owner, place = g.owner(seat, slot), slot % MOST_SLOTS
    who = champion(g, owner, place)
    own_mark = who is not None and who.avenges
    marked = AVENGED if not own_mark and is_avenged(g, seat, slot) else 0
    return RALLIED * tokens(g).rallied[owner][place] + marked
