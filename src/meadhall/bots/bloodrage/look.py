"""Evaluates the board of Blood Rage for one seat: strengths, chances and rewards, in Glory.

Used by policy and values.
"""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.bloodrage.cards import worths
from meadhall.bots.bloodrage.taste import PLAIN, Taste
from meadhall.games.bloodrage.effect import slot_text, upgrades
from meadhall.games.bloodrage.effects.quest_cards import StrongestIn
from meadhall.games.bloodrage.pieces.board import NEIGHBOURS, SHORES
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.pieces.sheet import DOOM_GLORY, STEP_BONUS, TOKEN_GLORY
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    AXES,
    BOARD,
    FIRST_FJORD,
    GLORY_TOKEN,
    HORNS,
    KINDS,
    LAST_STEP,
    LEADER,
    NONE,
    PROVINCES,
    RAGE,
    STATS,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
)

UNREAD: Final = -1.0e9


class Look:
    """The board from one seat's point of view. It is created for every question."""

    def __init__(self, g: BloodRage, seat: int, taste: Taste = PLAIN) -> None:
        self.g = g
        self.seat = seat
        self.taste = taste
        self.me: Clan = g.clans[seat]
        self.worths = worths(g.book) if taste.cards is None else taste.cards
        self.age = max(0, g.age - 1)
        self.near: list[list[int]] = []  # strength of figures that can walk, by seat and province
        self.strength: list[list[int]] = []  # the same, with ships
        for other in range(g.seats):
            self.muster(other)
        self.turn_to(seat)

    def muster(self, seat: int) -> None:
        """Count a clan's strength in all provinces; ships count on both shores (BR-MAP-10)."""
        g, clan = self.g, self.g.clans[seat]
        near = self.warriors(seat)
        ships: list[int] = []
        for kind in range(LEADER, KINDS):
            place = clan.where[kind]
            if FIRST_FJORD <= place < BOARD:
                ships.append(kind)
            elif 0 <= place < PROVINCES:
                near[place] += self.g.figures[kind].strength(g, seat, place)
        self.near.append(near)
        self.strength.append(self.with_ships(seat, ships) if len(ships) > 0 else near)

    def warriors(self, seat: int) -> list[int]:
        """Return the strength of a clan's Warriors by province."""
        g, warriors = self.g, self.g.clans[seat].warriors
        text, figure = slot_text(g, seat, WARRIOR_SLOT), self.g.figures[WARRIOR]
        return [
            text.warriors(warriors[p], figure.strength(g, seat, p)) if warriors[p] > 0 else 0 for p in range(PROVINCES)
        ]

    def with_ships(self, seat: int, ships: list[int]) -> list[int]:
        """Return the strength of all figures that would fight in each province, ships included."""
        out = self.near[seat][:]
        for kind in ships:
            fjord = self.g.clans[seat].where[kind]
            more = self.g.figures[kind].strength(self.g, seat, fjord)
            for province in SHORES[fjord - FIRST_FJORD]:
                out[province] += more
        return out

    def turn_to(self, seat: int) -> None:
        """Change the point of view to another seat."""
        self.seat = seat
        self.me = self.g.clans[seat]
        self.texts = upgrades(self.g, seat)
        self.declared = 0
        self.fallen = self.taste.figure
        for text in self.texts:
            self.declared = max(self.declared, text.quest_strength)
            self.fallen -= self.taste.release * text.release_glory
        self.card = self.best_card()
        self.best_raise = max(self.raising(RAGE), self.raising(AXES), self.raising(HORNS))
        self.threats: list[list[float]] = []
        self.ours: list[float] = []
        self.gains = [UNREAD] * PROVINCES
        self.promises = [UNREAD] * PROVINCES
        self.hopes: list[float] = []

    def best_card(self) -> float:
        """Return the most strength that one card in hand adds to a battle."""
        best = 0.0
        for card in self.me.hand.cards:
            best = max(best, self.card_strength(card))
        return best

    def card_strength(self, card: int) -> float:
        if self.g.cards[card].is_quest:
            return float(self.declared)
        return float(self.g.cards[card].strength) if self.g.cards[card].is_battle else 0.0

    # -- stats and rewards

    def raising(self, stat: int) -> float:
        """Return the worth of a stat's next step: its effect now and its Glory at the end."""
        step = self.me.steps[stat]
        if step == LAST_STEP:
            return 0.0
        taste, age = self.taste, self.age
        steps = taste.rage_step if stat == RAGE else taste.axes_step if stat == AXES else taste.horns_step
        return steps[age] + taste.bonus[age] * (STEP_BONUS[step + 1] - STEP_BONUS[step])

    def reward(self, province: int) -> float:
        """Return the worth of a province's pillage token."""
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
        """Return the strength that may still arrive from neighbouring provinces."""
        near, total = self.near[seat], 0
        for other in NEIGHBOURS[province]:
            total += near[other]
        return self.taste.coming * total

    def unknown(self, seat: int) -> float:
        return self.taste.unknown[self.age] if len(self.g.clans[seat].hand.cards) > 0 else 0.0

    def gather(self) -> None:
        """Compute the strength that this seat and each rival could bring into a battle, by province."""
        for province in range(PROVINCES):
            room = self.g.room(province) > 0
            threats: list[float] = []
            for seat in range(self.g.seats):
                there = self.strength[seat][province] + (self.coming(seat, province) if room else 0.0)
                if seat == self.seat:
                    self.ours.append(there + self.card)
                elif there > 0.0:
                    threats.append(there + self.unknown(seat))
            self.threats.append(threats)

    def chance(self, province: int, more: float) -> float:
        """Return the chance to win a battle here with this much additional strength; 1 without rivals."""
        if len(self.ours) == 0:
            self.gather()
        mine, out = self.ours[province] + more, 1.0
        for threat in self.threats[province]:
            out *= odds(mine - threat, self.taste.spread)
        return out

    def contested(self, province: int) -> bool:
        for seat in range(self.g.seats):
            if seat != self.seat and self.strength[seat][province] > 0:
                return True
        return False

    def promise(self, province: int) -> float:
        """Return the expected Glory of a pillage with the current figures."""
        if self.promises[province] == UNREAD:
            self.promises[province] = self.pillaging(province, 0.0)
        return self.promises[province]

    def pillaging(self, province: int, more: float) -> float:
        """Return the expected Glory of a pillage with additional strength: reward and victory, minus figures that may
        fall.
        """
        g = self.g
        strength = self.strength[self.seat][province] + more
        if strength <= 0 or g.turned[province] or not g.live_province[province]:
            return 0.0
        chance = self.chance(province, more)
        return chance * self.gain(province) - (1.0 - chance) * self.fallen * strength

    def gain(self, province: int) -> float:
        """Return the Glory of a successful pillage: the reward, and a victory if there is a rival."""
        if self.gains[province] == UNREAD:
            victory = self.me.axes() + self.taste.victory[self.age] if self.contested(province) else 0.0
            self.gains[province] = self.reward(province) + victory
        return self.gains[province]

    # -- places

    def landing(self, place: int, strength: float) -> float:
        """Return the Glory that a figure of this strength adds here. A ship counts on both shores."""
        if place >= FIRST_FJORD:
            share = self.taste.shore
            return sum(
                share * self.landing(p, strength) for p in SHORES[place - FIRST_FJORD] if self.g.live_province[p]
            )
        gain = self.pillaging(place, strength) - self.promise(place)
        return gain + self.doom(place) + self.quest_help(place, strength)

    def doom(self, place: int) -> float:
        """Return the expected Glory of a figure that stands where Ragnarök strikes at the end of the Age."""
        if place != self.g.doom:
            return 0.0
        return self.taste.doom[self.age] * DOOM_GLORY[self.age] * self.doom_factor()

    def doom_factor(self) -> int:
        return max([text.doom_factor for text in self.texts], default=1)

    def quest_help(self, place: int, strength: float) -> float:
        """Return the Glory that a figure here adds to quests for being strongest."""
        if len(self.hopes) == 0:
            self.hopes = self.wishes()
        if self.hopes[place] == 0.0:
            return 0.0
        return self.hopes[place] * (self.taste.firm if self.lead(place) + strength > 0 else self.taste.hope)

    def wishes(self) -> list[float]:
        """Return the Glory of unfulfilled quests for being strongest, by province."""
        out = [0.0] * PROVINCES
        for card in self.me.quests.cards + self.me.hand.cards:
            text = self.g.cards[card].quest_text
            if isinstance(text, StrongestIn) and self.nearness(card) < 1.0:
                for place in text.provinces:
                    out[place] += self.g.cards[card].glory
        return out

    def lead(self, place: int) -> float:
        """Return the difference between own strength here and that of the strongest rival."""
        rivals = 0
        for seat in range(self.g.seats):
            if seat != self.seat:
                rivals = max(rivals, self.strength[seat][place])
        return float(self.strength[self.seat][place] - rivals)

    def quest_hope(self, card: int) -> float:
        """Return the expected worth of playing a quest now: its Glory and a raised stat."""
        near, taste = self.nearness(card), self.taste
        share = taste.done if near == 1.0 else taste.open_quest + taste.near_quest * near
        return share * (self.g.cards[card].glory + taste.raised * self.best_raise)

    def nearness(self, card: int) -> float:
        """Return 1 if a quest is fulfilled on the current board, and less the further it is from that."""
        text = self.g.cards[card].quest_text
        if not isinstance(text, StrongestIn):
            return 1.0 if text.fulfilled(self.g, self.seat) else 0.2 * int(self.me.here[VALHALLA])
        best = UNREAD
        for place in text.provinces:
            if self.g.live_province[place]:
                best = max(best, self.lead(place))
        if best > 0.0:
            return 1.0
        return 0.8 * exp(best / 3.0) if best > UNREAD else 0.0


def odds(lead: float, spread: float) -> float:
    """Return the probability that a lead of estimated strength wins."""
    return 1.0 / (1.0 + exp(-lead / spread))
