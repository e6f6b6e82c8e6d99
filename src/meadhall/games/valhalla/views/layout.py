"""The position of each value in an observation. Programs that learn from observations use these names.

`observe.layout_of(match)` gives the offset of a block, the classes below the position within a block: own shields are
at `layout.player(0) + PlayerAt.SHIELDS`. Seats are counted clockwise from the observer, who is 0. Where a number names
a seat, 0 is none, 1 the observer, 2 the left neighbour. A card is its index among the designs in use, from 1 on
(`CardTable.dense`); no card is 0. No value exceeds 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.terms import DIE_CLASSES, MOST_SLOTS

MOST_JARLS: Final = 5  # the most that can be dealt to choose from


class TableAt:
    """The deck, the supply and the turn."""

    DECK: Final = 0  # cards left
    GREY: Final = 1  # grey dice in the supply
    ARMED: Final = 2  # is the final round due: 1 by shields, 2 by the deck
    FINAL_TURNS: Final = 3  # turns left of the final round, plus 1; 0 before it
    ACTIVE: Final = 4  # the active seat, 0 = the observer
    FIRST: Final = 5  # the first player, relative to the observer
    ATTACKED: Final = 6  # was there an attack in this turn?
    ASKED: Final = 7  # is the observer asked now?
    BYTES: Final = 8


class PlayerAt:
    """Public information about a player."""

    SQUAD: Final = 0  # a design for each slot
    SHIELDS: Final = SQUAD + MOST_SLOTS  # own ones
    JARL: Final = SHIELDS + 1  # its number plus 1
    JARL_USED: Final = SHIELDS + 2
    BONUS: Final = SHIELDS + 3  # bonus glory
    HAND: Final = SHIELDS + 4  # how many cards
    DRAWN: Final = SHIELDS + 5
    VALHALLA: Final = SHIELDS + 6
    COMING: Final = SHIELDS + 7  # warriors about to be placed
    CAPTURED: Final = SHIELDS + 8  # shields of each seat


class FighterAt:
    """One side of a battle; all 0 if there is none."""

    POOL: Final = 0  # unassigned dice of each class (face * MATERIALS + material)
    SEAT: Final = POOL + DIE_CLASSES  # a beast counts as a further seat
    USED: Final = SEAT + 1  # activated warriors, a bit for each slot
    APPLIED: Final = SEAT + 2  # those whose ability was applied
    TACTICS: Final = SEAT + 3  # how many have been played
    SET_ASIDE: Final = SEAT + 4
    FEWER: Final = SEAT + 5
    DISCARDED: Final = SEAT + 6
    HELD: Final = SEAT + 7
    FREE_REROLLS: Final = SEAT + 8
    MUTED: Final = SEAT + 9
    STRENGTH: Final = SEAT + 10
    ROLLED: Final = SEAT + 11
    BYTES: Final = SEAT + 12


class BattleAt:
    """The battle; all 0 if there is none."""

    WINNER: Final = 0  # the absolute number of the seat, plus 1
    DIFFERENCE: Final = 1
    ATTACKER: Final = 2
    DEFENDER: Final = ATTACKER + FighterAt.BYTES
    LENT: Final = DEFENDER + FighterAt.BYTES  # activated allied warriors; only with rules for pairs


class Layout:
    """The offsets of the blocks of an observation, for the rules of one setup."""

    def __init__(self, designs: int, seats: int, lent: bool) -> None:
        self.own: i64 = 0  # how many cards of each design this seat holds, drew, or chose in secret
        self.discard: i64 = designs + 1  # how many of each design are on the discard pile
        self.row: i64 = 2 * (designs + 1)  # warriors to choose from in setup
        self.jarls: i64 = self.row + seats + 1  # dealt ones to choose from, their numbers plus 1
        self.glory: i64 = self.jarls + MOST_JARLS  # of this seat
        self.table: i64 = self.glory + 1  # see TableAt
        self.players: i64 = self.table + TableAt.BYTES  # see PlayerAt; clockwise, this seat first
        self.player_bytes: i64 = PlayerAt.CAPTURED + seats
        self.battle: i64 = self.players + seats * self.player_bytes  # see BattleAt
        self.parts: i64 = self.battle + BattleAt.LENT + (2 if lent else 0)  # what the expansions add
        self.lent = lent
        self.blank = bytes(self.parts)

    def player(self, distance: int) -> i64:
        """Return the offset of the player who sits `distance` seats to the observer's left."""
        return self.players + distance * self.player_bytes
