"""What a seat may know, packed into bytes for learning. Seats are counted from the one who looks."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.clan import Clan
from meadhall.games.bloodrage.raid import Raid
from meadhall.games.bloodrage.terms import CARD_IDS, KINDS, MOST_SEATS, NONE, PLACES, SLOTS, STATS

BYTE: Final = 255
COUNTERS: Final = 9  # numbers of a clan that are no list
CLAN_BYTES: Final = COUNTERS + STATS + SLOTS + PLACES + KINDS + 2 * CARD_IDS
SECRETS: Final = 6  # zones that only their owner sees
RAID_BYTES: Final = 4 + 3 * MOST_SEATS


class Packer:
    """Writes small numbers one after the other."""

    def __init__(self) -> None:
        self.out = bytearray()

    def put(self, number: int) -> None:
        """One number; what does not fit is cut."""
        self.out.append(max(0, min(number, BYTE)))

    def put_all(self, numbers: list[int], shift: int = 0) -> None:
        """A list; the shift lifts NONE to 0."""
        for number in numbers:
            self.put(number + shift)

    def put_flags(self, flags: list[bool]) -> None:
        """Yes or no."""
        for flag in flags:
            self.put(1 if flag else 0)

    def put_cards(self, cards: list[int]) -> None:
        """How many of each card."""
        counts = bytearray(CARD_IDS)
        for card in cards:
            counts[card] += 1
        self.out.extend(counts)

    def skip(self, number: int) -> None:
        """So many zeros."""
        self.out.extend(bytearray(number))


def pack_clan(clan: Clan, out: Packer) -> None:
    """What everybody may know of a clan (BR-AMB-10)."""
    out.put(clan.glory % (BYTE + 1))
    out.put(clan.glory // (BYTE + 1))
    out.put(clan.pool)
    out.put(1 if clan.out else 0)
    out.put(len(clan.hand.cards) + len(clan.sealed.cards))
    out.put(len(clan.quests.cards))
    out.put(len(clan.packet.cards))
    out.put(len(clan.picks.cards))
    out.put(len(clan.buried.cards))
    out.put_all(clan.steps)
    out.put_all(clan.slots, 1)
    out.put_all(clan.warriors)
    out.put_all(clan.where, 1)
    out.put_cards(clan.shown)
    out.put_cards(clan.known)


def pack_secrets(clan: Clan, out: Packer) -> None:
    """What only the owner knows."""
    for zone in (clan.hand, clan.packet, clan.picks, clan.sealed, clan.quests, clan.buried):
        out.put_cards(zone.cards)


def pack_raid(raid: Raid | None, seat: int, out: Packer) -> None:
    """The pillage that is going on."""
    if raid is None:
        out.skip(RAID_BYTES)
        return
    order = [(seat + step) % raid.seats for step in range(raid.seats)]
    out.put(1 + raid.province)
    out.put(1 + (raid.pillager - seat) % raid.seats)
    out.put(0 if raid.winner == NONE else 1 + (raid.winner - seat) % raid.seats)
    out.put(1 if raid.success else 0)
    for numbers in (raid.worth, raid.added):
        out.put_all([numbers[other] for other in order])
        out.skip(MOST_SEATS - raid.seats)
    out.put_flags([raid.fights(other) for other in order])
    out.skip(MOST_SEATS - raid.seats)
