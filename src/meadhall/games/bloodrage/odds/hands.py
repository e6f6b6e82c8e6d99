"""Computes which hands the others may hold, and how likely each is, from what a seat knows.

Every way to spread the cards of a heap over the seats that hold some of it is equally likely. A card that was shown
came from one of the heaps. A card laid face down as a quest is a quest.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from meadhall.core.chance import Chance
from meadhall.games.bloodrage.cards.deck import Card
from meadhall.games.bloodrage.odds.memory import Heap, Memory, missing
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES

Hand = tuple[int, ...]  # ascending
Hands = tuple[Hand, ...]  # of several seats
Spread = dict[Hands, int]  # the number of ways to get each
NO_HANDS: Final[Hands] = ()
FINE: Final = 1 << 30


class Slots:
    """How many hidden cards of an Age a seat holds, by place."""

    def __init__(self, faces: list[Card], clan: Clan, age: int) -> None:
        self.hand = of_age(faces, clan.hand.cards + clan.sealed.cards, age) - of_age(faces, clan.known, age)
        self.quests = of_age(faces, clan.quests.cards, age)


def of_age(faces: list[Card], cards: list[int], age: int) -> int:
    return sum(1 for card in cards if faces[card].age == age)


class Guess:
    """What is known of the cards of one Age: heaps that explain what was shown, with their weights."""

    def __init__(self, g: BloodRage, seat: int, age: int, memory: Memory, rivals: list[int]) -> None:
        self.faces = g.cards
        self.rivals = rivals  # the seats whose hands are computed, ascending
        self.slots = [Slots(g.cards, clan, age) for clan in g.clans]
        self.matter = [s for s in range(g.seats) if s in rivals or (s != seat and self.slots[s].quests > 0)]
        self.heaps = explained(g, seat, age, memory)
        hidden = hidden_cards(g, seat, age)
        if not self.fits(hidden):
            held = [0 if s == seat else slots.hand + slots.quests for s, slots in enumerate(self.slots)]
            self.heaps = [(1, [Heap(hidden, held)])]

    def fits(self, hidden: list[int]) -> bool:
        """Does the memory agree with the table? It does not for a position that was set up in mid-game."""
        return len(self.heaps) > 0 and all(self.agrees(heaps, hidden) for _, heaps in self.heaps)

    def agrees(self, heaps: list[Heap], hidden: list[int]) -> bool:
        for seat in self.matter:
            slots = self.slots[seat]
            if sum(heap.held[seat] for heap in heaps) < slots.hand + slots.quests:
                return False
        return sorted([card for heap in heaps for card in heap.cards]) == hidden

    def empty(self) -> bool:
        """Do the hands in question hold no hidden card of this Age?"""
        return all(self.slots[seat].hand == 0 for seat in self.rivals)

    # -- counting all

    def ways(self) -> int:
        """Return how many spreads there are."""
        return sum(arrangements(heaps, self.matter) for _, heaps in self.heaps)

    def spread(self) -> Spread:
        """Return all hands of the rivals, with the number of ways to get them."""
        out: Spread = {}
        for weight, heaps in self.heaps:
            weight *= arrangements(heaps, self.everybody()) // arrangements(heaps, self.matter)
            for taken, ways in self.taken(heaps).items():
                for hands, more in self.laid(taken).items():
                    out[hands] = out.get(hands, 0) + weight * ways * more
        return out

    def everybody(self) -> list[int]:
        return list(range(len(self.slots)))

    def taken(self, heaps: list[Heap]) -> Spread:
        """Return what each seat in question took of all heaps."""
        out: Spread = {tuple(() for _ in self.matter): 1}
        for heap in heaps:
            out = joined(out, shares(heap, self.matter))
        return out

    def laid(self, taken: Hands) -> Spread:
        """Return what is still in hand: some quests lie face down, some cards may be gone."""
        out: Spread = {NO_HANDS: 1}
        for seat, cards in zip(self.matter, taken, strict=True):
            slots = self.slots[seat]
            if seat in self.rivals:
                out = beside(out, in_hand(self.faces, cards, slots))
            else:
                ways = comb(quests_among(self.faces, cards), slots.quests)
                out = {hands: ways * number for hands, number in out.items() if ways > 0}
        return out

    # -- drawing some

    def draw(self, chance: Chance) -> tuple[int, Hands]:
        """Return random hands of the rivals, with their weight."""
        weights = [weight * arrangements(heaps, self.everybody()) for weight, heaps in self.heaps]
        piles = dealt(self.heaps[drawn(weights, chance)][1], chance)
        weight = 1
        for seat in self.matter:
            weight *= comb(quests_among(self.faces, tuple(piles[seat])), self.slots[seat].quests)
        if weight == 0:
            return 0, NO_HANDS
        return weight, tuple([some_in_hand(self.faces, piles[seat], self.slots[seat], chance) for seat in self.rivals])


# -- heaps


def hidden_cards(g: BloodRage, seat: int, age: int) -> list[int]:
    """Return the cards of an Age that the seat cannot see, ascending."""
    cards = g.decks[age - 1].cards[:]
    for other, clan in enumerate(g.clans):
        if other != seat:
            cards.extend(missing([card for zone in clan.zones() for card in zone.cards], clan.known))
    return sorted([card for card in cards if g.cards[card].age == age])


def explained(g: BloodRage, seat: int, age: int, memory: Memory) -> list[tuple[int, list[Heap]]]:
    """Return the heaps of the draft without cards shown since, once for each heap that a card may come from."""
    out = [(1, memory.drafted(age))]
    others = [other for other in range(g.seats) if other != seat]
    for other in others:
        for card in memory.came[other]:
            if g.cards[card].age == age:
                out = [less for weight, heaps in out for less in without(weight, heaps, card, other)]
    loose = [memory.loose(age, other, g.clans[other].known) for other in others]
    return [(weight, heaps + loose) for weight, heaps in out]


def without(weight: int, heaps: list[Heap], card: int, seat: int) -> list[tuple[int, list[Heap]]]:
    """Return all ways to take a card out of the heaps of which the seat holds some."""
    out: list[tuple[int, list[Heap]]] = []
    for at, heap in enumerate(heaps):
        copies = sum(1 for other in heap.cards if other == card)
        if copies > 0 and heap.held[seat] > 0:
            out.append((weight * copies, [*heaps[:at], heap.without(card, seat), *heaps[at + 1 :]]))
    return out


def arrangements(heaps: list[Heap], seats: list[int]) -> int:
    """Count the ways in which these seats may hold their cards of the heaps."""
    out = 1
    for heap in heaps:
        left = len(heap.cards)
        for seat in seats:
            out *= comb(left, heap.held[seat])
            left -= heap.held[seat]
    return out


def shares(heap: Heap, seats: list[int]) -> Spread:
    """Return everything that some seats may hold of a heap."""
    some: dict[tuple[Hands, Hand], int] = {(NO_HANDS, tuple(heap.cards)): 1}
    for seat in seats:
        more: dict[tuple[Hands, Hand], int] = {}
        for (hands, left), ways in some.items():
            for hand in combinations(range(len(left)), heap.held[seat]):
                key = ((*hands, tuple([left[at] for at in hand])), cut(left, hand))
                more[key] = more.get(key, 0) + ways
        some = more
    return merged(some)


def cut(cards: Hand, places: Hand) -> Hand:
    """Return the cards without those at these positions."""
    return tuple([card for at, card in enumerate(cards) if at not in places])


def merged(some: dict[tuple[Hands, Hand], int]) -> Spread:
    """Merge the ways that differ only in the cards left over."""
    out: Spread = {}
    for (hands, _), ways in some.items():
        out[hands] = out.get(hands, 0) + ways
    return out


def joined(some: Spread, more: Spread) -> Spread:
    """Combine the cards that the same seats hold of two sources."""
    out: Spread = {}
    for hands, ways in some.items():
        for others, times in more.items():
            both = tuple([tuple(sorted(a + b)) for a, b in zip(hands, others, strict=True)])
            out[both] = out.get(both, 0) + ways * times
    return out


def beside(some: Spread, hands: dict[Hand, int]) -> Spread:
    """Add one more seat with its hands."""
    return {(*held, hand): ways * times for held, ways in some.items() for hand, times in hands.items()}


def in_hand(faces: list[Card], cards: Hand, slots: Slots) -> dict[Hand, int]:
    """Return what may be in hand of the cards a seat took."""
    out: dict[Hand, int] = {}
    quests = [at for at, card in enumerate(cards) if faces[card].is_quest]
    for laid in combinations(quests, slots.quests):
        for hand in combinations(cut(cards, laid), slots.hand):
            out[hand] = out.get(hand, 0) + 1
    return out


def quests_among(faces: list[Card], cards: Hand) -> int:
    return sum(1 for card in cards if faces[card].is_quest)


# -- drawing


def drawn(weights: list[int], chance: Chance) -> int:
    """Return a random index, weighted."""
    total = sum(weights)
    left = chance.pick(FINE) * total
    for at, weight in enumerate(weights):
        left -= weight * FINE
        if left < 0:
            return at
    return len(weights) - 1


def dealt(heaps: list[Heap], chance: Chance) -> list[list[int]]:
    """Shuffle the heaps and deal them to the seats that hold some of them."""
    out: list[list[int]] = [[] for _ in heaps[0].held]
    for heap in heaps:
        cards = heap.cards[:]
        chance.shuffle(cards)
        for seat, number in enumerate(heap.held):
            out[seat].extend(cards[:number])
            del cards[:number]
    return out


def some_in_hand(faces: list[Card], cards: list[int], slots: Slots, chance: Chance) -> Hand:
    """Put random quests face down and choose random cards of the rest for the hand."""
    chance.shuffle(cards)
    laid = [at for at, card in enumerate(cards) if faces[card].is_quest][: slots.quests]
    rest = [card for at, card in enumerate(cards) if at not in laid]
    return tuple(sorted(rest[: slots.hand]))


def guesses(g: BloodRage, seat: int, memory: Memory, rivals: list[int]) -> list[Guess]:
    """Return a guess for each Age of which a rival may hold a card."""
    out = [Guess(g, seat, age, memory, rivals) for age in range(1, AGES + 1)]
    return [guess for guess in out if not guess.empty()]
