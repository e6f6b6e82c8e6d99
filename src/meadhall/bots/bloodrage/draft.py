"""Values draft picks by situation: the worth of a card to a clan with these cards in this position."""

from __future__ import annotations

from typing import Final

from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.taste import DRAFT_SIGNS
from meadhall.games.bloodrage.cards.deck import Card
from meadhall.games.bloodrage.effects.quest_cards import StrongestIn
from meadhall.games.bloodrage.terms import AXES, HORNS, NONE, RAGE

COUNTS: Final = 6  # cards of one kind in hand; more count the same
SCALE: Final = 0.1  # Glory, costs and figures are divided by ten
QUESTS: Final = COUNTS
UPGRADES: Final = 2 * COUNTS
FURTHER: Final = 3 * COUNTS


class Drafting:
    """Values the cards of one pick for one seat."""

    def __init__(self, look: Look) -> None:
        g, me = look.g, look.me
        self.look = look
        self.held = me.hand.cards + me.picks.cards + me.sealed.cards
        others = [clan.glory for seat, clan in enumerate(g.clans) if seat != look.seat]
        self.lead = SCALE * (me.glory - max(others))

    def worths(self, cards: list[int]) -> list[float]:
        """Return the worth of each card."""
        return [self.worth(card) for card in cards]

    def worth(self, card: int) -> float:
        """Return the worth of a card in Glory."""
        cards = self.look.worths
        total, pairs = cards.drafted[card], cards.pairs[card]
        for other in self.held:
            total += pairs[other]
        for other in self.look.me.slots:
            if other != NONE:
                total += pairs[other]
        weights, signs = self.look.taste.signs, self.signs(card)
        for at in range(DRAFT_SIGNS):
            total += weights[at] * signs[at]
        return total

    def signs(self, number: int) -> list[float]:
        """Return the features of a card in this situation."""
        out, sorts = [0.0] * DRAFT_SIGNS, self.look.worths.sorts
        sort, card = sorts[number], self.look.g.cards[number]
        alike = 0
        for other in self.held:
            alike += 1 if sorts[other] == sort else 0
        out[sort * COUNTS + min(alike, COUNTS - 1)] = 1.0
        if card.is_battle:
            self.battle_signs(card, out)
        elif card.is_quest:
            self.quest_signs(number, card, out)
        else:
            self.upgrade_signs(card, out)
        return out

    def battle_signs(self, card: Card, out: list[float]) -> None:
        best = 0
        for other in self.held:
            best = max(best, self.look.g.cards[other].strength)
        out[FURTHER] = float(max(0, card.strength - best))
        out[FURTHER + 1] = float(self.look.me.steps[AXES])
        out[FURTHER + 2] = self.lead

    def quest_signs(self, number: int, card: Card, out: list[float]) -> None:
        look = self.look
        out[FURTHER + 3] = look.nearness(number)
        text = card.quest_text
        if isinstance(text, StrongestIn):
            dead = sum(1 for place in text.provinces if not look.g.live_province[place])
            out[FURTHER + 4] = dead / len(text.provinces)
            out[FURTHER + 5] = 1.0 if look.g.doom in text.provinces else 0.0
        out[FURTHER + 6] = SCALE * look.me.board
        out[FURTHER + 7] = float(look.me.steps[HORNS])

    def upgrade_signs(self, card: Card, out: list[float]) -> None:
        look, cost, alike = self.look, 0, 0
        for other in self.held:
            if look.g.cards[other].is_upgrade:
                cost += look.g.cards[other].strength
                alike += 1 if look.g.cards[other].type == card.type else 0
        taken = all(look.me.slots[slot] != NONE for slot in card.slots)
        out[FURTHER + 8] = 1.0 if taken else 0.0
        out[FURTHER + 9] = float(alike)
        out[FURTHER + 10] = SCALE * cost * card.strength
        out[FURTHER + 11] = float(look.me.steps[RAGE])
        out[FURTHER + 12] = float(look.me.steps[HORNS]) if card.type == "monster" else 0.0
        out[FURTHER + 13] = self.lead
