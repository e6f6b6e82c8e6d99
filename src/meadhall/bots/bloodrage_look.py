"""One seat's look at a table of Blood Rage: strengths, chances and rewards, in Glory. For bots that think in dreams."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.bloodrage.battle import declared
from meadhall.games.bloodrage.board import NEIGHBOURS, SHORES
from meadhall.games.bloodrage.clan import Clan
from meadhall.games.bloodrage.deck import CARDS
from meadhall.games.bloodrage.effect import QUEST_TEXTS, slot_text, upgrades
from meadhall.games.bloodrage.effects.quest_cards import StrongestIn
from meadhall.games.bloodrage.figures import FIGURES
from meadhall.games.bloodrage.sheet import DOOM_GLORY, STEP_BONUS, TOKEN_GLORY
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    BOARD,
    FIRST_FJORD,
    GLORY_TOKEN,
    KINDS,
    LAST_STEP,
    LEADER,
    NONE,
    PROVINCES,
    SHIP,
    STATS,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
)

STAT_WORTH: Final = [[5.5, 4.0, 0.5], [3.0, 2.5, 1.3], [3.0, 2.0, 0.6]]  # rage, axes, horns by Age
BONUS_SHARE: Final = [0.7, 0.8, 1.0]  # how much of what a step pays at the end counts already
UNKNOWN_CARD: Final = [2.3, 2.8, 3.3]  # the strength we expect of a card laid by another, by Age
SPREAD: Final = 1.6  # how far such guesses go astray
COMING: Final = 0.4  # how much of a figure next door counts in a battle
FIGURE_WORTH: Final = 0.5
UNREAD: Final = -1.0e9
HOPE: Final = 0.12  # of a quest's Glory, for a figure where it wants us


class Look:
    """What one seat makes of the table; made anew for every question."""

    def __init__(self, g: BloodRage, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.me: Clan = g.clans[seat]
        self.age = max(0, g.age - 1)
        self.near: list[list[int]] = []  # strength of figures that can walk, by seat and province
        self.strength: list[list[int]] = []  # the same with ships
        for other in range(g.seats):
            self.near.append(self.on_land(other))
            self.strength.append(self.with_ships(other))
        self.turn_to(seat)

    def turn_to(self, seat: int) -> None:
        """The same table from another seat."""
        self.seat = seat
        self.me = self.g.clans[seat]
        self.card = self.best_card()
        self.best_raise = max([self.raising(stat) for stat in range(STATS)])
        self.promises = [UNREAD] * PROVINCES

    def on_land(self, seat: int) -> list[int]:
        here = self.g.clans[seat].here
        return [self.walkers(seat, p) if here[p] > 0 else 0 for p in range(PROVINCES)]

    def with_ships(self, seat: int) -> list[int]:
        """All figures that would fight in each province (BR-MAP-10)."""
        clan, out = self.g.clans[seat], self.near[seat][:]
        for fjord in range(FIRST_FJORD, BOARD):
            if clan.here[fjord] > 0:
                ships = [kind for kind in range(SHIP, KINDS) if clan.where[kind] == fjord]
                more = sum(FIGURES[kind].strength(self.g, seat, fjord) for kind in ships)
                for province in SHORES[fjord - FIRST_FJORD]:
                    out[province] += more
        return out

    def walkers(self, seat: int, province: int) -> int:
        """The strength of figures that could walk from here."""
        g, clan = self.g, self.g.clans[seat]
        each = FIGURES[WARRIOR].strength(g, seat, province)
        total = slot_text(g, seat, WARRIOR_SLOT).warriors(clan.warriors[province], each)
        for kind in range(LEADER, KINDS):
            if clan.where[kind] == province:
                total += FIGURES[kind].strength(g, seat, province)
        return total

    def best_card(self) -> float:
        """The most that one card of ours adds in a battle."""
        return max([self.card_strength(card) for card in self.me.hand.cards], default=0.0)

    def card_strength(self, card: int) -> float:
        if CARDS[card].is_quest:
            return float(declared(self.g, self.seat))
        return float(CARDS[card].strength) if CARDS[card].is_battle else 0.0

    # -- stats and rewards

    def raising(self, stat: int) -> float:
        """One step more: what it gives now and what it pays at the end."""
        step = self.me.steps[stat]
        if step == LAST_STEP:
            return 0.0
        return STAT_WORTH[stat][self.age] + BONUS_SHARE[self.age] * (STEP_BONUS[step + 1] - STEP_BONUS[step])

    def reward(self, province: int) -> float:
        """What the token pays."""
        token = self.g.tokens[province]
        if token == NONE:
            return 0.0
        if token == GLORY_TOKEN:
            return float(TOKEN_GLORY)
        if token < STATS:
            return self.raising(token)
        return sum(self.raising(stat) for stat in range(STATS))

    # -- battles

    def coming(self, seat: int, province: int) -> float:
        """Strength that might still come from next door."""
        if self.g.room(province) <= 0:
            return 0.0
        near = self.near[seat]
        return COMING * sum(near[other] for other in NEIGHBOURS[province])

    def unknown(self, seat: int) -> float:
        return UNKNOWN_CARD[self.age] if len(self.g.clans[seat].hand.cards) > 0 else 0.0

    def chance(self, province: int, more: float) -> float:
        """To win a battle here with so much more strength; 1 if nobody is in the way."""
        mine = self.strength[self.seat][province] + more + self.card + self.coming(self.seat, province)
        out = 1.0
        for seat in range(self.g.seats):
            if seat != self.seat:
                threat = self.strength[seat][province] + self.coming(seat, province)
                if threat > 0:
                    out *= odds(mine - threat - self.unknown(seat))
        return out

    def contested(self, province: int) -> bool:
        return any(self.strength[s][province] > 0 for s in range(self.g.seats) if s != self.seat)

    def promise(self, province: int) -> float:
        """What a pillage promises as things stand."""
        if self.promises[province] == UNREAD:
            self.promises[province] = self.pillaging(province, 0.0)
        return self.promises[province]

    def pillaging(self, province: int, more: float) -> float:
        """What it would promise with so much more strength: reward and battle, less the figures that may fall."""
        g = self.g
        strength = self.strength[self.seat][province] + more
        if strength <= 0 or g.turned[province] or not g.live_province[province]:
            return 0.0
        chance = self.chance(province, more)
        gain = self.reward(province) + (self.me.axes() if self.contested(province) else 0.0)
        return chance * gain - (1.0 - chance) * FIGURE_WORTH * strength

    # -- places

    def landing(self, place: int, strength: float) -> float:
        """What a figure of this strength adds here; a ship helps on both shores."""
        if place >= FIRST_FJORD:
            return sum(0.7 * self.landing(p, strength) for p in SHORES[place - FIRST_FJORD] if self.g.live_province[p])
        gain = self.pillaging(place, strength) - self.promise(place)
        return gain + self.doom(place) + self.quest_help(place, strength)

    def doom(self, place: int) -> float:
        """What a figure that falls with this province pays, as likely as it stays there."""
        if place != self.g.doom:
            return 0.0
        factor = max([text.doom_factor for text in upgrades(self.g, self.seat)], default=1)
        return 0.6 * DOOM_GLORY[self.age] * factor

    def quest_help(self, place: int, strength: float) -> float:
        """Quests of ours, laid or in hand, that want us to be strongest here."""
        total = 0.0
        for card in self.me.quests.cards + self.me.hand.cards:
            if CARDS[card].is_quest and wanted_in(card, place) and not QUEST_TEXTS[card].fulfilled(self.g, self.seat):
                lead = self.lead(place) + strength
                total += CARDS[card].glory * (0.45 if lead > 0 else HOPE)
        return total

    def lead(self, place: int) -> float:
        """Our figures over those of the strongest rival."""
        rivals = max([self.strength[s][place] for s in range(self.g.seats) if s != self.seat])
        return float(self.strength[self.seat][place] - rivals)

    def quest_hope(self, card: int) -> float:
        """What a quest promises when it is laid now: its Glory, and a raise."""
        near = self.nearness(card)
        share = 0.75 if near == 1.0 else 0.15 + 0.4 * near
        return share * (CARDS[card].glory + self.best_raise)

    def nearness(self, card: int) -> float:
        """1 if a quest is fulfilled as the board stands; less, the more it lacks."""
        text = QUEST_TEXTS[card]
        if text.fulfilled(self.g, self.seat):
            return 1.0
        if not isinstance(text, StrongestIn):
            return 0.2 * self.me.here[VALHALLA]
        live = [self.lead(place) for place in text.provinces if self.g.live_province[place]]
        return 0.8 * exp(max(live) / 3.0) if len(live) > 0 else 0.0


def wanted_in(card: int, place: int) -> bool:
    text = QUEST_TEXTS[card]
    return isinstance(text, StrongestIn) and place in text.provinces


def odds(lead: float) -> float:
    """The chance that a lead holds."""
    return 1.0 / (1.0 + exp(-lead / SPREAD))
