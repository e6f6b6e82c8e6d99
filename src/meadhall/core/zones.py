"""Zones: where cards lie, and who sees them. Hidden cards may lie nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


class Sight:
    """Who may look at the cards of a zone."""

    ALL: Final = 0
    OWNER: Final = 1
    NONE: Final = 2
    WITNESSED: Final = 3  # face down, but every player saw which cards were put there


@mypyc_attr(free_list_len=1)  # nearly every move of a card makes one zone and frees one
class Zone:
    """A pile, a hand or a row of cards. Cards are numbers: equal cards are equal numbers.

    Copies of a match may share a zone. A shared zone is never changed. It is replaced by another one from `plus`,
    `minus`, `on_top` or `of`, which leave this one as it is. Only a zone that belongs to one match is changed in place.
    """

    def __init__(self, cards: list[int], owner: int, sight: int, pool: int = 0) -> None:
        self.cards = cards
        self.owner = owner
        self.sight = sight
        self.pool = pool  # cards of one pool have the same back and cannot be distinguished

    def copy(self) -> Zone:
        """Return an equal zone that shares nothing."""
        return Zone(self.cards[:] if self.cards else [], self.owner, self.sight, self.pool)

    def shown_to(self, seat: int) -> bool:
        """May this seat look at the cards now?"""
        return self.sight == Sight.ALL or (self.owner == seat and self.sight != Sight.NONE)

    def known_to(self, seat: int) -> bool:
        """Can this seat know the cards, by looking now or because it saw them before?"""
        return self.sight == Sight.WITNESSED or self.shown_to(seat)

    def add(self, card: int) -> None:
        """Put a card into a zone that belongs to one match alone, at the place where `plus` would put it."""
        self.cards = self.plus(card).cards

    def of(self, cards: list[int]) -> Zone:
        """Return the same place with other cards in it."""
        return Zone(cards, self.owner, self.sight, self.pool)

    def plus(self, card: int) -> Zone:
        """Return the zone with one more card. Hands stay sorted so that equal hands are equal lists."""
        cards = self.cards[:]
        place = len(cards)
        while place > 0 and cards[place - 1] > card:
            place -= 1
        cards.insert(place, card)
        return Zone(cards, self.owner, self.sight, self.pool)

    def minus(self, card: int) -> Zone:
        """Return the zone with one card less."""
        cards = self.cards[:]
        cards.remove(card)
        return Zone(cards, self.owner, self.sight, self.pool)

    def on_top(self, card: int) -> Zone:
        """Return the zone with one more card on top."""
        cards = self.cards[:]
        cards.append(card)
        return Zone(cards, self.owner, self.sight, self.pool)

    def joined(self, cards: list[int]) -> Zone:
        """Return the zone with several more cards, all sorted."""
        if len(cards) == 1:
            return self.plus(cards[0])
        together = self.cards + cards
        together.sort()
        return Zone(together, self.owner, self.sight, self.pool)

    def emptied(self) -> Zone:
        """Return the zone without cards."""
        return Zone([], self.owner, self.sight, self.pool)
