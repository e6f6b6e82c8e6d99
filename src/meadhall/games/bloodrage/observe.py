"""What a seat may know, packed into bytes for learning. Seats are counted from the one who looks."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.clan import Clan
from meadhall.games.bloodrage.raid import Raid
from meadhall.games.bloodrage.terms import CARD_IDS, KINDS, MOST_SEATS, NONE, PLACES, SLOTS, STATS

BYTE: Final = 256
OPEN_CARDS: Final = 10  # open cards of a clan that are shown, and cards known to be in its hand
COUNTERS: Final = 9  # numbers of a clan that are no list
CLAN_BYTES: Final = COUNTERS + STATS + SLOTS + PLACES + KINDS + 2 * OPEN_CARDS
RAID_BYTES: Final = 4 + 3 * MOST_SEATS


def pack_board(
    doom: int, doomed: list[int], tokens: list[int], live: list[bool], turned: list[bool], out: list[int]
) -> None:
    """Provinces and their tokens; NONE becomes 0."""
    out.append(doom + 1)
    for province in doomed:
        out.append(province + 1)
    for at in range(len(tokens)):
        out.append(tokens[at] + 1)
        out.append((1 if live[at] else 0) + (2 if turned[at] else 0))


def pack_clan(clan: Clan, out: list[int]) -> None:
    """What everybody may know of a clan (BR-AMB-10)."""
    out.append(clan.glory % BYTE)
    out.append(clan.glory // BYTE)
    out.append(min(clan.pool, BYTE - 1))
    out.append(1 if clan.out else 0)
    out.append(len(clan.hand.cards) + len(clan.sealed.cards))
    out.append(len(clan.quests.cards))
    out.append(len(clan.packet.cards))
    out.append(len(clan.picks.cards))
    out.append(len(clan.buried.cards))
    out.extend(clan.steps)
    out.extend(clan.warriors)
    for card in clan.slots:
        out.append(card + 1)
    for place in clan.where:
        out.append(place + 1)
    pack_open(clan.shown, out)
    pack_open(clan.known, out)


def pack_open(cards: list[int], out: list[int]) -> None:
    """The first few cards of a row, then zeros."""
    for at in range(OPEN_CARDS):
        out.append(cards[at] + 1 if at < len(cards) else 0)


def pack_raid(raid: Raid | None, seat: int, out: list[int]) -> None:
    """The pillage that is going on."""
    if raid is None:
        out.extend([0] * RAID_BYTES)
        return
    out.append(1 + raid.province)
    out.append(1 + (raid.pillager - seat) % raid.seats)
    out.append(0 if raid.winner == NONE else 1 + (raid.winner - seat) % raid.seats)
    out.append(1 if raid.success else 0)
    for step in range(MOST_SEATS):
        other = (seat + step) % raid.seats
        there = step < raid.seats
        out.append(raid.worth[other] if there else 0)
        out.append(raid.added[other] if there else 0)
        out.append(1 if there and raid.fights(other) else 0)


def secrets_of(clan: Clan) -> bytes:
    """What only the owner knows: hand, packet, what is chosen, what is laid, what is gone."""
    planes = [
        plane([clan.hand.cards]),
        plane([clan.packet.cards]),
        plane([clan.picks.cards, clan.sealed.cards]),
    ]
    return b"".join(planes) + plane([clan.quests.cards]) + plane([clan.buried.cards])


def plane(piles: list[list[int]]) -> bytes:
    """How many of each card lie in these piles."""
    counts = bytearray(CARD_IDS)
    for cards in piles:
        for card in cards:
            counts[card] += 1
    return bytes(counts)
