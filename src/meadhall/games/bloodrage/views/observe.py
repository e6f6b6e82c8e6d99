"""Packs what a seat may know into bytes for learning (see layout.py). Seats are counted from the observer.

A value that takes work is computed before it is written: the compiler evaluates the right side of `out[…] =` twice.
"""

from __future__ import annotations

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.pieces.raid import Raid
from meadhall.games.bloodrage.terms import NONE
from meadhall.games.bloodrage.views.layout import BYTE, OPEN_CARDS, At, ClanAt, RaidAt


def pack_tokens(tokens: list[int], live: list[bool], turned: list[bool], at: i64, out: BytesWriter) -> None:
    """Write the provinces and their tokens."""
    for province in range(len(tokens)):
        token, state = tokens[province] + 1, (1 if live[province] else 0) + (2 if turned[province] else 0)
        out[at] = token
        out[at + 1] = state
        at += 2


def pack_clan(clan: Clan, at: i64, out: BytesWriter) -> None:
    """Write the public information about a clan (BR-AMB-10)."""
    glory: i64 = clan.glory
    hand, quests = len(clan.hand.cards) + len(clan.sealed.cards), len(clan.quests.cards)
    packet, picks, buried = len(clan.packet.cards), len(clan.picks.cards), len(clan.buried.cards)
    out[at + ClanAt.GLORY] = u8(glory % BYTE)
    out[at + ClanAt.GLORY_BYTES] = u8(glory // BYTE)
    out[at + ClanAt.POOL] = min(clan.pool, BYTE - 1)
    out[at + ClanAt.OUT] = 1 if clan.out else 0
    out[at + ClanAt.HAND] = hand
    out[at + ClanAt.QUESTS] = quests
    out[at + ClanAt.PACKET] = packet
    out[at + ClanAt.PICKS] = picks
    out[at + ClanAt.BURIED] = buried
    pack_numbers(clan.steps, 0, at + ClanAt.STEPS, out)
    pack_numbers(clan.warriors, 0, at + ClanAt.WARRIORS, out)
    pack_numbers(clan.slots, 1, at + ClanAt.UPGRADES, out)
    pack_numbers(clan.where, 1, at + ClanAt.WHERE, out)
    pack_row(clan.shown, 1, OPEN_CARDS, at + ClanAt.SHOWN, out)
    pack_row(clan.known, 1, OPEN_CARDS, at + ClanAt.KNOWN, out)


def pack_numbers(numbers: vec[i64], more: i64, at: i64, out: BytesWriter) -> None:
    """Write all numbers of a packed row, each increased by `more`."""
    for number in numbers:
        byte = u8(number + more)
        out[at] = byte
        at += 1


def pack_row(numbers: list[int], more: int, most: int, first: i64, out: BytesWriter) -> None:
    """Write the first few numbers of a list, each increased by `more`."""
    last: i64 = first + most
    for number in numbers:
        if first == last:
            return
        out[first] = number + more
        first += 1


def pack_raid(raid: Raid, seat: int, at: i64, out: BytesWriter) -> None:
    """Write the pillage in progress."""
    out[at + RaidAt.PROVINCE] = 1 + raid.province
    pillager = 1 + (raid.pillager - seat) % raid.seats
    winner = 0 if raid.winner == NONE else 1 + (raid.winner - seat) % raid.seats
    out[at + RaidAt.PILLAGER] = pillager
    out[at + RaidAt.WINNER] = winner
    out[at + RaidAt.SUCCESS] = 1 if raid.success else 0
    side: i64 = at + RaidAt.SIDES
    for distance in range(raid.seats):
        other = (seat + distance) % raid.seats
        worth, added, fights = raid.worth[other], raid.added[other], raid.fights(other)
        out[side] = worth
        out[side + 1] = added
        out[side + 2] = 1 if fights else 0
        side += RaidAt.SIDE_BYTES


def pack_secrets(clan: Clan, start: i64, out: BytesWriter) -> None:
    """Write what only the owner knows: hand, packet, picks, cards laid face down, cards discarded."""
    count_cards(clan.hand.cards, start + At.HAND, out)
    count_cards(clan.packet.cards, start + At.PACKET, out)
    count_cards(clan.picks.cards, start + At.PICKS, out)
    count_cards(clan.sealed.cards, start + At.PICKS, out)
    count_cards(clan.quests.cards, start + At.QUESTS, out)
    count_cards(clan.buried.cards, start + At.BURIED, out)


def count_cards(cards: list[int], first: i64, out: BytesWriter) -> None:
    """Write how many of each card are in a pile."""
    for card in cards:
        at: i64 = card
        at += first
        more = out[at] + 1
        out[at] = more
