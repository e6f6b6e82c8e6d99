"""Monsters of Yggdrasil: warriors who leave, change sides or return.   (spec: VAL-MONSTER-22…27, -37…39)"""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.answers import Answers
from meadhall.core.procedure import Choice, Procedure
from meadhall.games.valhalla.dice import Reroll, loose_dice
from meadhall.games.valhalla.expansions.monsters.den import EXCHANGE, LURED, RECALLED, STAND, YIELD, grip
from meadhall.games.valhalla.players import LAST
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, SLOTS


class LoseWarrior(Choice[Valhalla]):
    """VAL-MONSTER-22, VAL-MONSTER-24: the opponent chooses which of their warriors returns to hand or is discarded."""

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
    """Return the slots of a squad with ordinary warriors."""
    return [slot for slot, kind in enumerate(g.players[seat].squad) if kind != EMPTY]


class FindRoom(Procedure[Valhalla]):
    """VAL-MONSTER-26: a warrior joins a squad, in any free slot, or beside the board if there is none.

    He comes from another slot, or from Valhalla (`owner` is EMPTY) and then waits in front of the board.
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
        """Move him with everything that is on him (VAL-AMB-143). A warrior from Valhalla has nothing (VAL-AMB-154)."""
        g.done()
        if self.owner == EMPTY:
            g.stand(self.seat, place, g.players[self.seat].goes_to_squad(LAST))
        else:
            if self.owner == self.seat and g.since(3):
                # in this battle he is still the same warrior (VAL-AMB-176)
                g.fighter(self.seat).change_slot(self.slot, place)
            g.move(self.owner, self.slot, self.seat, place)
            if self.owner != self.seat:
                g.tell(LURED, self.seat, [g.players[self.seat].squad[place]])


def free_slots(g: Valhalla, seat: int) -> list[int]:
    """Return the empty slots of a board, without regard to warriors beside it."""
    board = max(SLOTS, g.squad_limit(seat))
    return [slot for slot in range(board) if g.players[seat].at(slot) == EMPTY]


def beside_board(g: Valhalla, seat: int) -> int:
    """Return a place beside the board, for the rest of the battle."""
    place = max(SLOTS, g.squad_limit(seat))
    while g.players[seat].at(place) != EMPTY:
        place += 1
    return place


class Settle(Procedure[Valhalla]):
    """VAL-MONSTER-27, VAL-MONSTER-39: after the battle a warrior beside the board takes a free slot or is discarded."""

    prompt: ClassVar[str] = "stand-in-slot"
    rule: ClassVar[str] = "VAL-MONSTER-27"

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def copy(self) -> Settle:
        return Settle(self.seats[:])

    def run(self, g: Valhalla) -> None:
        """Settle one after the other, the attacker's first."""
        for seat in self.seats:
            guests = guests_of(g, seat)
            if len(guests) > 0:
                settle(g, seat, guests[0])
                return
        g.done()


def guests_of(g: Valhalla, seat: int) -> list[int]:
    """Return the places beside a board with warriors."""
    board = max(SLOTS, g.squad_limit(seat))
    return [slot for slot in standing(g, seat) if slot >= board]


def settle(g: Valhalla, seat: int, slot: int) -> None:
    """Move the warrior to the slot, or to the discard pile if there is none."""
    if len(free_slots(g, seat)) > 0:
        g.call(FindRoom(seat, seat, slot))
    else:
        g.dismiss(seat, slot)


class ExchangeFromPile(Choice[Valhalla]):
    """VAL-MONSTER-38: in exchange for the one who returns, one of the same value goes from the pile to Valhalla."""

    prompt: ClassVar[str] = "exchange-for"
    rule: ClassVar[str] = "VAL-MONSTER-38"
    formerly: ClassVar[str] = "Exchange"  # the class name in matches saved by earlier versions

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
        g.learned += 1  # a card of a face-down Valhalla becomes public again
        g.tell(RECALLED, self.seat, [self.kind, other])
        g.call(FindRoom(self.seat, EMPTY, EMPTY))


def equal_in_pile(g: Valhalla, kind: int) -> list[int]:
    """Return the warriors in the discard pile that are worth as much, each design once, ascending."""
    value = g.cards.glory(kind)
    return sorted({k for k in g.discard if g.cards.is_warrior(k) and g.cards.glory(k) == value})


class StirDice(Reroll):
    """VAL-MONSTER-36: the owner picks any of the opponent's dice; they are rolled again once."""

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
        """Roll the dice. The monster has now used its ability (VAL-AMB-068)."""
        grip(g, self.owner).used = True
        super().roll(g)

    def about(self, g: Valhalla) -> tuple[str, int]:
        return ("seat", self.seat)
