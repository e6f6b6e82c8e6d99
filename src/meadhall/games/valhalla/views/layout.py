"""Where each thing stands in an observation. Whoever learns from one reads it by these names.

A block is found through `observe.layout_of(match)`, a number inside its block through the classes below: the own
shields are at `layout.player(0) + PlayerAt.SHIELDS`. Seats are counted clockwise from the one who looks,
who is 0. Where a number names a seat, 0 is nobody, 1 the seat that looks, 2 its left neighbour. A card is
its place among the designs in use, from 1 on (`CardTable.dense`); no card is 0. Nothing exceeds 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla.terms import DIE_CLASSES, MOST_SLOTS

MOST_JARLS: Final = 5  # so many can be dealt to choose from


class TableAt:
    """The middle of the table."""

    DECK: Final = 0  # cards left
    GREY: Final = 1  # grey dice in the supply
    ARMED: Final = 2  # is the end near: 1 by shields, 2 by the deck
    FINAL_TURNS: Final = 3  # turns left of the final round, plus 1; 0 before it
    ACTIVE: Final = 4  # whose turn it is, 0 = the seat that looks
    FIRST: Final = 5  # the first player, in the same way
    ATTACKED: Final = 6  # has the turn seen an attack?
    ASKED: Final = 7  # is the seat that looks asked now?
    BYTES: Final = 8


class PlayerAt:
    """What everybody knows of a player."""

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
    """One side of a battle; all 0 where nobody fights."""

    POOL: Final = 0  # unassigned dice of each class (face * MATERIALS + material)
    SEAT: Final = POOL + DIE_CLASSES  # a beast counts as a further seat
    USED: Final = SEAT + 1  # activated warriors, a bit for each slot
    APPLIED: Final = SEAT + 2  # those whose ability has done something
    TACTICS: Final = SEAT + 3  # how many lie played
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
    """The battle; all 0 where there is none."""

    WINNER: Final = 0  # the number of the seat, as everybody counts, plus 1
    DIFFERENCE: Final = 1
    ATTACKER: Final = 2
    DEFENDER: Final = ATTACKER + FighterAt.BYTES
    LENT: Final = DEFENDER + FighterAt.BYTES  # warriors activated who fight along; only with rules that lend


class Layout:
    """Where the blocks of an observation begin, for the rules of one setup."""

    def __init__(self, designs: int, seats: int, lent: bool) -> None:
        self.own: i64 = 0  # how many cards of each design this seat holds, drew, or chose in secret
        self.discard: i64 = designs + 1  # how many of each design lie on the discard pile
        self.row: i64 = 2 * (designs + 1)  # warriors to pick from in setup
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
        """Where the block of the player begins who sits so many seats to the observer's left."""
        return self.players + distance * self.player_bytes
