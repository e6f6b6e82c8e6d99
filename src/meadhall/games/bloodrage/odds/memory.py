"""What a seat has seen: packets it passed on, cards shown from other hands. It is read from the seat's own log."""

from __future__ import annotations

from typing import Final

from meadhall.core.events import Event
from meadhall.games.bloodrage.cards.deck import CardTable
from meadhall.games.bloodrage.happenings import (
    ADDED,
    AGE_BEGAN,
    PACKET_CAME,
    PICKED,
    QUEST_DONE,
    QUEST_FAILED,
    REVEALED,
    TOOK_BACK,
    UPGRADED,
)
from meadhall.games.bloodrage.phases.draft import PICKS_OF_TWO_PLAYERS
from meadhall.games.bloodrage.terms import AGES, FEWEST_SEATS

CAME_OUT: Final = [REVEALED.key, ADDED.key, UPGRADED.key, QUEST_DONE.key, QUEST_FAILED.key]


class Heap:
    """Cards that cannot be distinguished: it is known how many of them each seat holds, not which."""

    def __init__(self, cards: list[int], held: list[int]) -> None:
        self.cards = cards
        self.held = held  # by seat; the rest is out of the game

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(self.cards), tuple(self.held)

    def without(self, card: int, seat: int) -> Heap:
        """Return the heap without this card, after this seat has shown it."""
        cards, held = self.cards[:], self.held[:]
        cards.remove(card)
        held[seat] -= 1
        return Heap(cards, held)


class Memory:
    """Everything that a seat can remember of the cards, in order."""

    def __init__(self, seat: int, seats: int, book: CardTable) -> None:
        self.book = book
        self.seat = seat
        self.seats = seats
        self.age = 0
        self.packets: list[list[list[int]]] = [[] for _ in range(AGES)]  # as they came, by Age
        self.left: list[list[list[int]]] = [[] for _ in range(AGES)]  # the same packets without the seat's own picks
        self.came: list[list[int]] = [[] for _ in range(seats)]  # cards shown from each hand
        self.back: list[list[int]] = [[] for _ in range(seats)]  # revealed cards that went to a hand

    def hears(self, event: Event) -> None:
        """Process one more event of the seat's own log."""
        key = event.what.key
        if key == AGE_BEGAN.key:
            self.age = event.numbers[0]
        elif key == PACKET_CAME.key and event.seat == self.seat:
            self.packets[self.age - 1].append(event.numbers[:])
            self.left[self.age - 1].append(event.numbers[:])
        elif key == PICKED.key and event.seat == self.seat:
            self.left[self.age - 1][-1].remove(event.numbers[0])
        elif key == TOOK_BACK.key:
            self.back[event.seat].append(event.numbers[0])
        elif key in CAME_OUT:
            self.came_out(event.seat, event.numbers[0])

    def came_out(self, seat: int, card: int) -> None:
        """Record a card that a seat showed: one known to be in its hand, or a new one."""
        if card in self.back[seat]:
            self.back[seat].remove(card)
        else:
            self.came[seat].append(card)

    # -- the draft (BR-DRAFT-03 to -07)

    def drafted(self, age: int) -> list[Heap]:
        """Return the heaps of an Age: cards of the other seats and lost cards, as far as they can be distinguished.

        A packet that comes back has lost one choice to each other seat. Of one that does not come back, the seats to
        the left took theirs. Cards never seen were taken before a packet first arrived, or never dealt.
        """
        packets, left = self.packets[age - 1], self.left[age - 1]
        unseen = self.book.decks[self.seats][age - 1]
        out: list[Heap] = []
        for at, rest in enumerate(left[:-1]):
            again = at + self.seats
            if again < len(packets):
                out.append(Heap(missing(rest, packets[again]), self.takers(self.seats - 1)))
            else:
                out.append(Heap(rest, self.takers(len(left) - 1 - at)))
        for packet in packets[: self.seats]:
            unseen = missing(unseen, packet)
        return [*out, Heap(unseen, self.before_us(len(left)))]

    def takers(self, number: int) -> list[int]:
        """Return the first `number` seats to the left, which choose after this one."""
        held = [0] * self.seats
        for step in range(1, number + 1):
            held[(self.seat + step) % self.seats] += self.at_once()
        return held

    def before_us(self, rounds: int) -> list[int]:
        """Return what each seat took of packets before this seat first got them."""
        held = [0] * self.seats
        for step in range(1, min(rounds, self.seats)):
            for before in range(step):
                held[(self.seat - 1 - before) % self.seats] += self.at_once()
        return held

    def at_once(self) -> int:
        """BR-DRAFT-07: how many cards a player takes at once."""
        return PICKS_OF_TWO_PLAYERS if self.seats == FEWEST_SEATS else 1

    def loose(self, age: int, other: int, known: list[int]) -> Heap:
        """Return cards that went to a hand in public and may have left it unseen since (BR-AMB-10)."""
        held = [0] * self.seats
        cards = [card for card in missing(self.back[other], known) if self.book.cards[card].age == age]
        held[other] = len(cards)
        return Heap(cards, held)


def memory_of(seen: list[Event], seat: int, seats: int, book: CardTable) -> Memory:
    """Return what a seat remembers from the events it saw."""
    memory = Memory(seat, seats, book)
    for event in seen:
        memory.hears(event)
    return memory


def missing(cards: list[int], there: list[int]) -> list[int]:
    """Return the cards of a pile that are no longer in another."""
    out = cards[:]
    for card in there:
        if card in out:
            out.remove(card)
    return out
