"""House rules for a single test: what no card of the base game does, as modules."""

from __future__ import annotations

import copy

from meadhall.core.module import Module
from meadhall.games.valhalla.cards.deck import Card, Tactic
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Moment, Permit, Quantity
from tests.rules.valhalla.table import Table


class Weaken(Module[Valhalla]):
    """Lowers a quantity of one seat."""

    def __init__(self, seat: int, less: int) -> None:
        super().__init__("weaken")
        self.seat = seat
        self.less = less

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value - self.less if seat == self.seat else value


class Block(Module[Valhalla]):
    """Forbids to activate the warrior in one slot of one seat."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__("block")
        self.barred = (seat, slot)

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        return "VAL-DWARF-10" if (seat, about) == self.barred else ""


def weaken_warriors(table: Table, seat: int, less: int) -> None:
    """Lower the strength of each warrior of the seat."""
    table.match.rules.reckoners[Quantity.WARRIOR_STRENGTH].append(Weaken(seat, less))


def weaken(table: Table, seat: int, less: int) -> None:
    """Lower the seat's battle strength."""
    table.match.rules.reckoners[Quantity.STRENGTH].append(Weaken(seat, less))


def block(table: Table, seat: int, slot: int) -> None:
    """Forbid to activate this warrior."""
    table.match.rules.guards[Permit.ACTIVATE].append(Block(seat, slot))


def print_symbols(table: Table, key: str, timing: str, side: str = "any") -> None:
    """Give this table's copies of a tactic other symbols for timing and side."""
    cards = copy.copy(table.match.cards)
    old = cards.tactics[cards.by_key(key)]
    plain = Card(old.kind, old.key, old.sort, old.glory, old.copies, old.source)
    new = Tactic(plain, timing, side, old.effect, old.label)
    cards.tactics = [new if tactic is old else tactic for tactic in cards.tactics]
    cards.moments |= sum(1 << moment for moment in range(Moment.COUNT) if new.fits(moment))
    table.match.cards = cards
