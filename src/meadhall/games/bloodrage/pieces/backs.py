"""Deals the cards that a seat cannot know again, grouped by their backs.   (spec: BR-AMB-10)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.answers import row_of, zeros
from meadhall.core.chance import Chance
from meadhall.core.zones import Zone
from meadhall.games.bloodrage.cards.deck import Card
from meadhall.games.bloodrage.terms import CARD_IDS

NO_CARDS: Final = row_of([])


class Back:
    """The cards with one back that are hidden from a seat. Only these can be mistaken for each other."""

    def __init__(self, zones: int) -> None:
        self.counts = zeros(CARD_IDS)
        self.missing = zeros(zones)  # how many of them lie in each zone
        self.cards = NO_CARDS  # shuffled; the last one is dealt first
        self.left: i64 = 0

    def take(self, card: int, zone: int) -> None:
        """Take a card out of a zone."""
        number: i64 = card
        place: i64 = zone
        self.counts[number] = self.counts[number] + 1
        self.missing[place] = self.missing[place] + 1
        self.left += 1

    def shuffle(self, chance: Chance) -> None:
        """Shuffle the cards. They are sorted first, so that the result does not depend on where they really lie."""
        cards = zeros(self.left)
        place: i64 = 0
        for number in range(CARD_IDS):
            count = self.counts[number]
            while count > 0:
                cards[place] = number
                place += 1
                count -= 1
        chance.mix(cards)
        self.cards = cards

    def next_card(self) -> int:
        """Take the last card."""
        self.left -= 1
        return int(self.cards[self.left])

    def next_quest(self, faces: list[Card]) -> int:
        """Take the last quest."""
        at = self.left - 1
        while not faces[self.cards[at]].is_quest:
            at -= 1
        quest = self.cards[at]
        self.left -= 1
        while at < self.left:
            self.cards[at] = self.cards[at + 1]
            at += 1
        return int(quest)


def gathered(zones: list[Zone], known: list[list[int]], faces: list[Card], backs: int) -> list[Back]:
    """Take all cards that are not known out of these zones, by their back. A deck has one back."""
    out = [Back(len(zones)) for _ in range(backs)]
    for at, zone in enumerate(zones):
        kept: list[int] = []
        for card in zone.cards:
            if zone.owner >= 0 and known[at] and card in known[at]:
                known[at].remove(card)
                kept.append(card)
            else:
                out[faces[card].age - 1 if zone.owner >= 0 else zone.pool].take(card, at)
        zone.cards = kept
    return out


def dealt(back: Back, zones: list[Zone], quests: list[bool], faces: list[Card]) -> None:
    """Fill the zones again. Laid quests must be quests (BR-QUEST-01), so they come first."""
    for at, zone in enumerate(zones):
        if quests[at]:
            for _ in range(back.missing[at]):
                zone.cards.append(back.next_quest(faces))
    for at, zone in enumerate(zones):
        if not quests[at]:
            for _ in range(back.missing[at]):
                zone.cards.append(back.next_card())
