"""Monsters of Yggdrasil: warriors who leave, come over or come back.   (spec: VAL-MONSTER-22…27, -37…39)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.answers import Answers
from meadhall.core.procedure import Choice, Procedure
from meadhall.games.valhalla.dice import Reroll, loose_dice
from meadhall.games.valhalla.expansions.monsters.den import (
    EXCHANGE,
    LURED,
    RECALLED,
    STAND,
    YIELD,
    grip,
)
from meadhall.games.valhalla.players import LAST
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, SLOTS


class LoseWarrior(Choice[Valhalla]):
    """VAL-MONSTER-22, VAL-MONSTER-24: the opponent chooses which of his warriors returns or is discarded."""

    prompt: ClassVar[str] = "yield-warrior"
    rule: ClassVar[str] = "VAL-MONSTER-22"

    def __init__(self, seat: int, to_hand: bool) -> None:
        super().__init__(seat)
        self.to_hand = to_hand

    def copy(self) -> LoseWarrior:
        return LoseWarrior(self.seat, self.to_hand)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(YIELD.of(slot) for slot in standing(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        if self.to_hand:
            g.take_up(self.seat, YIELD.arg(action))
        else:
            g.dismiss(self.seat, YIELD.arg(action))


def standing(g: Valhalla, seat: int) -> list[int]:
    """The slots of a squad in which ordinary warriors stand."""
    return [slot for slot, kind in enumerate(g.players[seat].squad) if kind != EMPTY]


class FindRoom(Procedure[Valhalla]):
    """VAL-MONSTER-26: a warrior joins a squad, in a free slot of choice, or beside the board if there is none.

    He comes from a slot of some player's, or back from the dead (`owner` EMPTY) and then waits before the board.
    """

    prompt: ClassVar[str] = "stand-in-slot"
    rule: ClassVar[str] = "VAL-MONSTER-26"

    def __init__(self, seat: int, owner: int, slot: int) -> None:
        self.seat = seat
        self.owner = owner
        self.slot = slot

    def copy(self) -> FindRoom:
        return FindRoom(self.seat, self.owner, self.slot)

    def run(self, g: Valhalla) -> None:
        free = free_slots(g, self.seat)
        if len(free) > 1:
            g.ask(self.seat)
        else:
            self.join(g, free[0] if len(free) == 1 else beside_board(g, self.seat))

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(STAND.of(slot) for slot in free_slots(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.join(g, STAND.arg(action))

    def join(self, g: Valhalla, place: int) -> None:
        """With all that lies on him (VAL-AMB-143); the risen come alone (VAL-AMB-154)."""
        g.done()
        if self.owner == EMPTY:
            g.stand(self.seat, place, g.players[self.seat].goes_to_squad(LAST))
        else:
            if self.owner == self.seat and g.since(3):
                g.fighter(self.seat).change_slot(self.slot, place)  # he stays who he was in this battle (VAL-AMB-176)
            g.move(self.owner, self.slot, self.seat, place)
            if self.owner != self.seat:
                g.tell(LURED, self.seat, [g.players[self.seat].squad[place]])


def free_slots(g: Valhalla, seat: int) -> list[int]:
    """The empty slots of a board, whoever may stand beside it."""
    board = max(SLOTS, g.squad_limit(seat))
    return [slot for slot in range(board) if g.players[seat].at(slot) == EMPTY]


def beside_board(g: Valhalla, seat: int) -> int:
    """A place beside the board, for the time of a battle."""
    place = max(SLOTS, g.squad_limit(seat))
    while g.players[seat].at(place) != EMPTY:
        place += 1
    return place


class Settle(Procedure[Valhalla]):
    """VAL-MONSTER-27, VAL-MONSTER-39: after the battle, who stands beside the board takes a free slot or leaves."""

    prompt: ClassVar[str] = "stand-in-slot"
    rule: ClassVar[str] = "VAL-MONSTER-27"

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def copy(self) -> Settle:
        return Settle(self.seats[:])

    def run(self, g: Valhalla) -> None:
        """One after the other, the attacker's first."""
        for seat in self.seats:
            guests = guests_of(g, seat)
            if len(guests) > 0:
                settle(g, seat, guests[0])
                return
        g.done()


def guests_of(g: Valhalla, seat: int) -> list[int]:
    """Where warriors stand beside a board."""
    board = max(SLOTS, g.squad_limit(seat))
    return [slot for slot in standing(g, seat) if slot >= board]


def settle(g: Valhalla, seat: int, slot: int) -> None:
    """A slot if one is free, else the discard pile."""
    if len(free_slots(g, seat)) > 0:
        g.call(FindRoom(seat, seat, slot))
    else:
        g.dismiss(seat, slot)


class ExchangeFromPile(Choice[Valhalla]):
    """VAL-MONSTER-38: for the one who comes back a warrior of the same value goes from the pile to Valhalla."""

    prompt: ClassVar[str] = "exchange-for"
    rule: ClassVar[str] = "VAL-MONSTER-38"
    formerly: ClassVar[str] = "Exchange"  # its name in matches that earlier programs kept

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def copy(self) -> ExchangeFromPile:
        return ExchangeFromPile(self.seat, self.kind)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(EXCHANGE.of(kind) for kind in equal_in_pile(g, self.kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.done()
        player, other = g.players[self.seat], EXCHANGE.arg(action)
        player.valhalla = player.valhalla.minus(self.kind)
        player.to_valhalla(g.lift(other))
        player.comes(self.kind)
        g.learned += 1  # a card of a closed Valhalla lies open again
        g.tell(RECALLED, self.seat, [self.kind, other])
        g.call(FindRoom(self.seat, EMPTY, EMPTY))


def equal_in_pile(g: Valhalla, kind: int) -> list[int]:
    """The warriors in the discard pile that are worth as much, each design once, ascending."""
    value = g.cards.glory(kind)
    return sorted({k for k in g.discard if g.cards.is_warrior(k) and g.cards.glory(k) == value})


class StirDice(Reroll):
    """VAL-MONSTER-36: the owner picks any of the opponent's dice; they are rolled again, once."""

    prompt: ClassVar[str] = "stir-dice"
    rule: ClassVar[str] = "VAL-MONSTER-36"

    def __init__(self, owner: int, seat: int, times: int, lowest: int, picked: list[int]) -> None:
        super().__init__(seat, times, free=True, lowest=lowest, picked=picked)
        self.owner = owner

    def copy(self) -> StirDice:
        return StirDice(self.owner, self.seat, self.times, self.lowest, self.picked[:])

    def run(self, g: Valhalla) -> None:
        if self.times > 0 and (len(self.picked) > 0 or loose_dice(g.fighter(self.seat)) > 0):
            g.ask(self.owner)
        else:
            g.done()

    def roll(self, g: Valhalla) -> None:
        """Now the monster has done something (VAL-AMB-068)."""
        grip(g, self.owner).used = True
        super().roll(g)

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("seat", self.seat)
