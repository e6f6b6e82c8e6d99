"""Where cards lie, and who sees them. Nothing hidden may lie anywhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


class Sight:
    """Who may look into a zone."""

    ALL: Final = 0
    OWNER: Final = 1
    NOBODY: Final = 2
    WITNESSED: Final = 3  # face down, but everybody saw what went in


@mypyc_attr(free_list_len=1)  # one comes and one goes with nearly every card that moves
class Zone:
    """A pile, a hand or a row of cards. Cards are numbers: equal cards are equal numbers.

    Copies of a match may share a zone. Such a zone is never changed, only replaced by another: by `plus`, `minus`,
    `on_top` or `of`, which leave this one as it is. What is changed in place belongs to one match alone.
    """

    def __init__(self, cards: list[int], owner: int, sight: int, pool: int = 0) -> None:
        self.cards = cards
        self.owner = owner
        self.sight = sight
        self.pool = pool  # cards of one pool have the same back and cannot be told apart

    def copy(self) -> Zone:
        """An equal zone that shares nothing."""
        return Zone(self.cards[:] if self.cards else [], self.owner, self.sight, self.pool)

    def shown_to(self, seat: int) -> bool:
        """May this seat look at the cards now?"""
        return self.sight == Sight.ALL or (self.owner == seat and self.sight != Sight.NOBODY)

    def known_to(self, seat: int) -> bool:
        """Can this seat know the cards, by looking or by having watched?"""
        return self.sight == Sight.WITNESSED or self.shown_to(seat)

    def add(self, card: int) -> None:
        """Put a card into a zone that belongs to one match alone, in order as `plus` does."""
        self.cards = self.plus(card).cards

    def of(self, cards: list[int]) -> Zone:
        """The same place with other cards in it."""
        return Zone(cards, self.owner, self.sight, self.pool)

    def plus(self, card: int) -> Zone:
        """With a card more, hands in order so that equal hands are equal lists."""
        cards = self.cards[:]
        place = len(cards)
        while place > 0 and cards[place - 1] > card:
            place -= 1
        cards.insert(place, card)
        return Zone(cards, self.owner, self.sight, self.pool)

    def minus(self, card: int) -> Zone:
        """With a card less."""
        cards = self.cards[:]
        cards.remove(card)
        return Zone(cards, self.owner, self.sight, self.pool)

    def on_top(self, card: int) -> Zone:
        """With a card more, lying on the others."""
        cards = self.cards[:]
        cards.append(card)
        return Zone(cards, self.owner, self.sight, self.pool)

    def joined(self, cards: list[int]) -> Zone:
        """With several cards more, all in order."""
        if len(cards) == 1:
            return self.plus(cards[0])
        together = self.cards + cards
        together.sort()
        return Zone(together, self.owner, self.sight, self.pool)

    def emptied(self) -> Zone:
        """Without any card."""
        return Zone([], self.owner, self.sight, self.pool)
