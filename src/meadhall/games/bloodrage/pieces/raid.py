"""A pillage in progress, with its battle. Everything here is public."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.games.bloodrage.terms import MOST_SEATS, NONE

NO_FIGHTERS: Final[list[int]] = []  # before a battle; replaced, never changed
NO_KINDS: Final[list[list[int]]] = [NO_FIGHTERS] * MOST_SEATS


@mypyc_attr(free_list_len=1)
class Raid:
    """The pillager, the province, the participants, the strength of revealed cards, the winner."""

    def __init__(
        self, pillager: int, province: int, seats: int, worth: list[int], added: list[int], totals: list[int]
    ) -> None:
        self.pillager = pillager
        self.province = province
        self.seats = seats
        self.fighters = NO_FIGHTERS  # participants, pillager first, then clockwise (BR-BATTLE-01, BR-BATTLE-22)
        self.present = NO_KINDS  # the kinds that were there when the battle began (BR-AMB-37)
        self.avenged = 0  # a bit for each loser whose Warrior invaded after the battle (BR-FX-24)
        self.silenced = 0  # a bit for each participant whose card lost its text (BR-FX-15)
        self.tide = False  # BR-AMB-22: a second Tide does nothing more
        self.worth = worth  # the strength of the card revealed at B2
        self.added = added  # the strength of cards added at B7
        self.totals = totals
        self.winner = NONE
        self.success = False  # the pillage succeeded (BR-PILLAGE-38)

    def copy(self) -> Raid:
        """An equal raid that shares nothing."""
        worth, added, totals = self.worth[:], self.added[:], self.totals[:]
        twin = Raid(self.pillager, self.province, self.seats, worth, added, totals)
        twin.fighters = self.fighters  # fixed once, never changed
        twin.present = self.present  # fixed once, never changed
        twin.avenged = self.avenged
        twin.silenced = self.silenced
        twin.tide = self.tide
        twin.winner = self.winner
        twin.success = self.success
        return twin

    def fights(self, seat: int) -> bool:
        """Is this player a participant?"""
        return seat in self.fighters

    def speaks(self, seat: int) -> bool:
        """Does the text of this participant's revealed card still count?"""
        return self.silenced >> seat & 1 == 0

    def participants(self) -> list[int]:
        """Pillager first, then clockwise (BR-BATTLE-22)."""
        return self.fighters

    def losers(self) -> list[int]:
        """All participants but the winner, in the same order."""
        return [seat for seat in self.fighters if seat != self.winner]

    def lost(self, seat: int) -> bool:
        """Did this participant lose to a winner? A tie has no winner (BR-AMB-26)."""
        return self.winner != NONE and self.winner != seat


def new_raid(pillager: int, province: int, seats: int) -> Raid:
    """Return a pillage that has just been declared."""
    return Raid(pillager, province, seats, [0] * seats, [0] * seats, [0] * seats)
