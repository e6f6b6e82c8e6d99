"""The position of each value in an observation. Programs that learn from observations use these names.

The Rage of the observing seat is at `clan_at(0) + ClanAt.POOL`. Seats are counted clockwise from the observer, who is
0; clans that do not play are all 0. A number that names a card, a place or a seat is stored one higher, so that 0 is
none. No value exceeds 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.bloodrage.terms import AGES, CARD_IDS, KINDS, MOST_SEATS, PLACES, PROVINCES, SLOTS, STATS

BYTE: Final = 256
OPEN_CARDS: Final = 10  # face-up cards of a clan that are shown, and cards known to be in its hand


class TableAt:
    """The board, the Age and the turn."""

    AGE: Final = 0
    PHASE: Final = 1
    FIRST: Final = 2  # who holds the first-player token, 0 = the seat that looks
    ACTIVE: Final = 3  # whose turn it is
    ABOUT: Final = 4  # what the question is about
    DOOM: Final = 5  # the province with the Doom token
    DOOMED: Final = 6  # the doomed province of each Age
    TOKENS: Final = DOOMED + AGES  # for each province its token, then 1 if it is live, 2 more if pillaged
    BYTES: Final = TOKENS + 2 * PROVINCES


class ClanAt:
    """Public information about a clan (BR-AMB-10)."""

    GLORY: Final = 0  # modulo BYTE
    GLORY_BYTES: Final = 1  # how many times BYTE is added to it
    POOL: Final = 2  # Rage left
    OUT: Final = 3
    HAND: Final = 4  # how many cards
    QUESTS: Final = 5
    PACKET: Final = 6
    PICKS: Final = 7
    BURIED: Final = 8
    STEPS: Final = 9  # of each stat
    WARRIORS: Final = STEPS + STATS  # how many in each place
    UPGRADES: Final = WARRIORS + PLACES  # the upgrade in each slot
    WHERE: Final = UPGRADES + SLOTS  # the place of each other kind of figure
    SHOWN: Final = WHERE + KINDS  # face-up cards
    KNOWN: Final = SHOWN + OPEN_CARDS  # cards known to be in the hand
    BYTES: Final = KNOWN + OPEN_CARDS


class RaidAt:
    """The pillage in progress; all 0 if there is none."""

    PROVINCE: Final = 0
    PILLAGER: Final = 1
    WINNER: Final = 2
    SUCCESS: Final = 3
    SIDES: Final = 4  # three numbers for each seat: strength of its card, strength added, does it fight
    SIDE_BYTES: Final = 3
    BYTES: Final = SIDES + SIDE_BYTES * MOST_SEATS


class At:
    """The offsets of the blocks. The last six count the copies of each card."""

    TABLE: Final = 0
    CLANS: Final = TABLE + TableAt.BYTES  # clockwise, the seat that looks first
    RAID: Final = CLANS + MOST_SEATS * ClanAt.BYTES
    HAND: Final = RAID + RaidAt.BYTES  # the observer's cards
    PACKET: Final = HAND + CARD_IDS
    PICKS: Final = PACKET + CARD_IDS  # drafted or laid face down
    QUESTS: Final = PICKS + CARD_IDS
    BURIED: Final = QUESTS + CARD_IDS
    DISCARD: Final = BURIED + CARD_IDS  # of all clans
    BYTES: Final = DISCARD + CARD_IDS


def clan_at(distance: int) -> i64:
    """Return the offset of the clan that sits `distance` seats to the observer's left."""
    return At.CLANS + distance * ClanAt.BYTES
