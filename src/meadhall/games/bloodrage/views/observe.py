"""What a seat may know, packed into bytes for learning (see layout.py). Seats are counted from the observer."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.pieces.raid import Raid
from meadhall.games.bloodrage.terms import KINDS, NONE, PLACES, SLOTS, STATS
from meadhall.games.bloodrage.views.layout import BYTE, OPEN_CARDS, At, ClanAt, RaidAt, TableAt


def pack_board(doomed: list[int], tokens: list[int], live: list[bool], turned: list[bool], out: BytesWriter) -> None:
    """Provinces and their tokens."""
    for age in range(len(doomed)):
        out[TableAt.DOOMED + age] = doomed[age] + 1
    for at in range(len(tokens)):
        out[TableAt.TOKENS + 2 * at] = tokens[at] + 1
        out[TableAt.TOKENS + 2 * at + 1] = (1 if live[at] else 0) + (2 if turned[at] else 0)


def pack_clan(clan: Clan, at: i64, out: BytesWriter) -> None:
    """What everybody may know of a clan (BR-AMB-10)."""
    out[at + ClanAt.GLORY] = clan.glory % BYTE
    out[at + ClanAt.GLORY_BYTES] = clan.glory // BYTE
    out[at + ClanAt.POOL] = min(clan.pool, BYTE - 1)
    out[at + ClanAt.OUT] = 1 if clan.out else 0
    out[at + ClanAt.HAND] = len(clan.hand.cards) + len(clan.sealed.cards)
    out[at + ClanAt.QUESTS] = len(clan.quests.cards)
    out[at + ClanAt.PACKET] = len(clan.packet.cards)
    out[at + ClanAt.PICKS] = len(clan.picks.cards)
    out[at + ClanAt.BURIED] = len(clan.buried.cards)
    pack_row(clan.steps, 0, STATS, at + ClanAt.STEPS, out)
    pack_row(clan.warriors, 0, PLACES, at + ClanAt.WARRIORS, out)
    pack_row(clan.slots, 1, SLOTS, at + ClanAt.UPGRADES, out)
    pack_row(clan.where, 1, KINDS, at + ClanAt.WHERE, out)
    pack_row(clan.shown, 1, OPEN_CARDS, at + ClanAt.SHOWN, out)
    pack_row(clan.known, 1, OPEN_CARDS, at + ClanAt.KNOWN, out)


def pack_row(numbers: list[int], more: int, most: int, first: i64, out: BytesWriter) -> None:
    """The first few numbers of a row, each so much higher."""
    for at in range(min(most, len(numbers))):
        out[first + at] = numbers[at] + more


def pack_raid(raid: Raid, seat: int, out: BytesWriter) -> None:
    """The pillage that is going on."""
    out[At.RAID + RaidAt.PROVINCE] = 1 + raid.province
    out[At.RAID + RaidAt.PILLAGER] = 1 + (raid.pillager - seat) % raid.seats
    out[At.RAID + RaidAt.WINNER] = 0 if raid.winner == NONE else 1 + (raid.winner - seat) % raid.seats
    out[At.RAID + RaidAt.SUCCESS] = 1 if raid.success else 0
    for distance in range(raid.seats):
        other = (seat + distance) % raid.seats
        at: i64 = At.RAID + RaidAt.SIDES + RaidAt.SIDE_BYTES * distance
        out[at] = raid.worth[other]
        out[at + 1] = raid.added[other]
        out[at + 2] = 1 if raid.fights(other) else 0


def pack_secrets(clan: Clan, out: BytesWriter) -> None:
    """What only the owner knows: hand, packet, what is chosen, what is laid, what is gone."""
    count_cards(clan.hand.cards, At.HAND, out)
    count_cards(clan.packet.cards, At.PACKET, out)
    count_cards(clan.picks.cards, At.PICKS, out)
    count_cards(clan.sealed.cards, At.PICKS, out)
    count_cards(clan.quests.cards, At.QUESTS, out)
    count_cards(clan.buried.cards, At.BURIED, out)


def count_cards(cards: list[int], first: i64, out: BytesWriter) -> None:
    """How many of each card lie in a pile."""
    for card in cards:
        at: i64 = first + card
        out[at] = out[at] + 1
