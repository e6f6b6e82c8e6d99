"""The discard pile counted for observations: each card once, when it is first seen there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

NO_PILE: Final[list[int]] = []


class PileTally:
    """How many of each design lie on a pile, as far as it is counted.

    Cards come to lie on top, so what is counted stays counted. Whoever takes one out forgets the tally (`table.lift`);
    it is no part of a match that is kept or copied, and can be made again at any time.
    """

    def __init__(self, designs: int) -> None:
        self.counts = vec[u8]([0] * designs)
        self.pile = NO_PILE
        self.cards: i64 = 0  # of the pile that are counted, from the bottom

    def fits(self, pile: list[int]) -> bool:
        """Is it this pile, with all that is counted?"""
        return self.pile is pile and self.cards <= len(pile)

    def count(self, pile: list[int], dense: vec[i64]) -> None:
        """What has come to lie on the pile; `dense` gives the place of each design."""
        counts = self.counts
        for place in range(self.cards, len(pile)):
            kind: i64 = pile[place]
            at = dense[kind]
            more = counts[at] + 1
            counts[at] = more
        self.pile, self.cards = pile, len(pile)
