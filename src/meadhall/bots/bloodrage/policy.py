"""The policy of Blood Rage: estimates the worth of answers by their verb; positions are evaluated in `values.py`."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.bloodrage.cards import OF_LOKI, worths
from meadhall.bots.bloodrage.draft import Drafting
from meadhall.bots.bloodrage.look import Look, odds
from meadhall.bots.bloodrage.taste import CHARACTERS, PLAIN, Taste, taste_of
from meadhall.bots.bloodrage.values import value_inputs, values_of
from meadhall.bots.policy import Policy
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.procedure import Procedure
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.invade import Landing, Storm
from meadhall.games.bloodrage.actions.march import March
from meadhall.games.bloodrage.actions.turns import Turns
from meadhall.games.bloodrage.actions.upgrade import upgrade_cost
from meadhall.games.bloodrage.battles.treat import feeds_a_watch
from meadhall.games.bloodrage.figures import invade_cost
from meadhall.games.bloodrage.pieces.board import FJORD_OF
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    ADD,
    AGES,
    BOARD,
    BRING,
    CHALLENGE,
    CHALLENGE_COST,
    DECLARE,
    DOMAIN_COST,
    DRAFT,
    ENTER,
    FIRST_FJORD,
    INVADE,
    JOIN,
    KEEP,
    LAY,
    LEADER,
    MARCH,
    MARCH_COST,
    MARCH_TO,
    MOST_SEATS,
    NONE,
    OFFER,
    PILLAGE,
    PROTECT,
    PROVINCES,
    QUEST,
    RAISE,
    RECLAIM,
    RISE,
    RISE_COST,
    SACRIFICE,
    SLOT,
    SPARE,
    STEP_TO,
    STORM,
    UPGRADE,
    WARRIOR,
    Phase,
)

SHARP: Final = 0.9  # weight of a point of Glory in the prior
UNKNOWN: Final = 0.5  # worth of an unknown verb; better than passing
LOW: Final = -8.0
MANY: Final = [3, 2, 3]  # cards of one kind in hand above which another one is worth less: battle, quest, upgrade


class BloodRagePolicy(Policy):
    """Evaluates answers in a sampled world from the point of view of the asked seat."""

    horizon: int = 60
    temperature: float = 1.2
    worlds: int = 3  # evaluating a position takes long
    prior_scale: float = 0.25
    rival_nodes: bool = False

    def __init__(self) -> None:
        super().__init__()
        self.tastes = [PLAIN] * MOST_SEATS  # by seat

    def with_weights(self, seat: int, seats: int, weights: dict[str, list[float]]) -> Policy:
        """Give all seats the learned taste: rivals are assumed to be as strong."""
        out = BloodRagePolicy()
        out.tastes = [taste_of(weights)] * MOST_SEATS
        return out

    def with_character(self, seat: int, character: str) -> Policy:
        """Give this seat the taste of the character."""
        out = BloodRagePolicy()
        out.tastes[seat] = CHARACTERS[character]
        return out

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(world, BloodRage)
        worths = worths_of(world, seat, legal, self.tastes[seat])
        best = max(worths)
        return [exp(max(LOW, SHARP * (worth - best))) for worth in worths]

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        assert isinstance(world, BloodRage)
        worths = worths_of(world, seat, legal, self.tastes[seat])
        return legal[worths.index(max(worths))]

    def is_routine(self, world: Match, seat: int, legal: list[int]) -> bool:
        assert isinstance(world, BloodRage)
        return world.phase != Phase.ACTION

    def is_quiet(self, world: Match) -> bool:
        assert isinstance(world, BloodRage)
        return isinstance(world.stack[-1], Turns) or world.phase == Phase.GIFTS

    def values(self, world: Match) -> list[float]:
        assert isinstance(world, BloodRage)
        return values_of(world)

    def value_inputs(self, world: Match) -> list[list[float]]:
        assert isinstance(world, BloodRage)
        return value_inputs(world)

    def progress(self, world: Match) -> float:
        """Return the share of Ages that are over."""
        assert isinstance(world, BloodRage)
        return (world.age - 1) / (AGES - 1)


class Heuristic(Look):
    """Estimates the worth of each answer to one question, in Glory."""

    def __init__(self, g: BloodRage, seat: int, taste: Taste) -> None:
        super().__init__(g, seat, taste)
        self.top: Procedure[BloodRage] = g.stack[-1]
        self.turn = isinstance(self.top, Turns)
        self.free = self.left_for_nothing() if self.turn else 0.0
        self.places: dict[float, float] = {}  # the best worth on land by strength

    def worth(self, action: int) -> float:
        """Return the worth of an answer."""
        if action == PASS:
            return 0.0
        if INVADE.has(action):
            return self.invade(INVADE.arg(action))
        if self.turn:
            return self.in_turn(action)
        if self.g.raid is not None and action >= JOIN.first:
            return self.in_raid(action)
        return self.elsewhere(action)

    # -- the turn

    def in_turn(self, action: int) -> float:
        if RISE.has(action):
            return self.rise(RISE.arg(action))
        if MARCH.has(action):
            return self.taste.march[self.age] + self.march(MARCH.arg(action)) - self.spent(MARCH_COST)
        if UPGRADE.has(action):
            return self.upgrade(UPGRADE.arg(action))
        if QUEST.has(action):
            return self.quest(QUEST.arg(action))
        if PILLAGE.has(action):
            return self.taste.pillage[self.age] + self.promise(PILLAGE.arg(action))
        if CHALLENGE.has(action):
            return self.challenge(CHALLENGE.arg(action))
        if SACRIFICE.has(action):
            return self.best_raise + self.taste.sacrifice
        return UNKNOWN

    def spent(self, cost: int) -> float:
        """Return the worth of spent Rage. Spending the last Rage also forfeits the remaining free actions."""
        if cost == 0:
            return 0.0
        return self.taste.rage_price[self.age] * cost + (self.free if cost >= self.me.pool else 0.0)

    def left_for_nothing(self) -> float:
        """Return the worth of the free actions that are lost with the last Rage: quests and a pillage."""
        quests = sum(self.quest_hope(card) for card in self.me.hand.cards if self.g.cards[card].is_quest)
        best = max([self.promise(p) for p in range(PROVINCES)])
        return self.taste.free_quests * quests + self.taste.free_pillage * max(0.0, best)

    def invade(self, kind: int) -> float:
        """Return the worth of the figure's best place minus its cost."""
        figure = self.g.figures[kind]
        strength = float(figure.strength(self.g, self.seat, BOARD))
        cost = invade_cost(self.g, self.seat, kind) if self.turn else 0
        return self.eager(kind) + self.best_place(figure.ship, strength) - self.spent(cost)

    def eager(self, kind: int) -> float:
        """Return the base worth of invading with this figure."""
        taste, figure = self.taste, self.g.figures[kind]
        more = taste.ship if figure.ship else taste.leader if kind == LEADER else taste.monster
        return taste.invade[self.age] + (0.0 if kind == WARRIOR else more[self.age])

    def best_place(self, ship: bool, strength: float) -> float:
        if ship:
            return self.best_fjord(strength)
        if strength not in self.places:
            self.places[strength] = self.best_landing(1, NONE, strength)
        return self.places[strength]

    def best_fjord(self, strength: float) -> float:
        best = 0.0
        for place in range(FIRST_FJORD, BOARD):
            if self.g.open_fjord(place):
                best = max(best, self.landing(place, strength))
        return best

    def best_landing(self, first: int, without: int, strength: float) -> float:
        """Return the best worth of a place with room, from province `first` on, except `without`."""
        best = 0.0
        for place in range(first, PROVINCES):
            if place != without and self.g.room(place) > 0:
                best = max(best, self.landing(place, strength))
        return best

    def rise(self, kind: int) -> float:
        strength = float(self.g.figures[kind].strength(self.g, self.seat, BOARD))
        return self.eager(kind) + self.best_place(self.g.figures[kind].ship, strength) - self.spent(RISE_COST)

    def march(self, start: int) -> float:
        """Return the worth of leaving a province for the best other one. Yggdrasil, which all can enter, counts too."""
        best = self.best_landing(0, start, float(self.near[self.seat][start]))
        return best - max(0.0, self.promise(start)) - self.quest_help(start, 0.0) - self.doom(start)

    def upgrade(self, card: int) -> float:
        """Return the worth of an upgrade for the remaining Ages, minus its cost and what it replaces."""
        cost = upgrade_cost(self.g, self.seat, card)
        full = all(self.me.slots[slot] != NONE for slot in self.g.cards[card].slots)
        worth = self.taste.upgrade[self.age] + self.taste.ages_left[self.age] * self.worths.held[card]
        return worth - self.spent(cost) - (self.taste.full if full else 0.0)

    def quest(self, card: int) -> float:
        """Return the worth of playing a quest. It costs no Rage, and is urgent with the last Rage."""
        share = self.taste.urgent if self.me.pool <= 1 else self.taste.patient
        return self.taste.quest[self.age] + share * self.quest_hope(card)

    def challenge(self, province: int) -> float:
        chance = self.chance(province, 0.0)
        return chance * self.gain(province) - (1.0 - chance) * self.taste.beaten - self.spent(CHALLENGE_COST)

    # -- the pillage

    def stake(self) -> float:
        """Return the worth of winning the current battle."""
        raid = self.g.battle()
        reward = self.reward(raid.province)
        won = self.me.axes() + self.taste.victory[self.age]
        return won + (reward if raid.pillager == self.seat else self.taste.others * reward)

    def ahead(self, ours: float) -> float:
        """Return the difference between own strength and that of the strongest rival with an unknown card."""
        province = self.g.battle().province
        best = -9.0
        for seat in range(self.g.seats):
            there = self.strength[seat][province]
            if seat != self.seat and there > 0:
                best = max(best, there + self.unknown(seat))
        return self.strength[self.seat][province] + ours - best

    def in_raid(self, action: int) -> float:
        if JOIN.has(action):
            return self.join(JOIN.arg(action))
        if BRING.has(action):
            return float(self.g.figures[BRING.arg(action)].strength(self.g, self.seat, self.g.battle().province))
        if LAY.has(action):
            return self.lay(LAY.arg(action))
        if ADD.has(action):
            return self.add(ADD.arg(action))
        if RECLAIM.has(action):
            return self.taste.reclaim * self.worths.held[RECLAIM.arg(action)] - self.taste.rage_price[self.age]
        if DECLARE.has(action):
            return self.declare()
        if SPARE.has(action):
            return float(self.g.figures[SPARE.arg(action)].strength(self.g, self.seat, self.g.battle().province))
        return self.elsewhere(action)

    def declare(self) -> float:
        """Return the worth of declaring a quest. It is low if a Watch of an opponent or lost ships would pay more."""
        if feeds_a_watch(self.g, self.seat):
            return -1.0
        ships = sum(text.ship_glory for text in self.texts)
        fjord = FJORD_OF[self.g.battle().province]
        lost = ships * int(self.me.here[fjord]) if fjord != NONE else 0
        return self.stake() - lost

    def join(self, start: int) -> float:
        """Return the worth of joining a battle: the better chance minus the figures at risk."""
        province = self.g.battle().province
        strength = self.strongest_at(start)
        spread = self.taste.spread
        before = odds(self.ahead(self.card), spread) if self.strength[self.seat][province] > 0 else 0.0
        after = odds(self.ahead(self.card + strength), spread)
        return (after - before) * self.stake() - (1.0 - after) * self.taste.risk * self.fallen * (1.0 + strength)

    def strongest_at(self, place: int) -> float:
        best = 0
        for kind in range(len(self.g.figures)):
            if self.me.count(kind, place) > 0 and not self.g.figures[kind].ship:
                best = max(best, self.g.figures[kind].strength(self.g, self.seat, place))
        return float(best)

    def lay(self, card: int) -> float:
        """Return the worth of a card in battle.

        The winner's card is discarded and the loser's returns, so weak cards are better.
        """
        chance = odds(self.ahead(self.card_strength(card)), self.taste.spread)
        won = self.stake() + self.worths.if_won[card] - self.taste.laid * self.worths.held[card]
        return chance * won + (1.0 - chance) * self.taste.lost * self.worths.if_lost[card]

    def add(self, card: int) -> float:
        """Return the worth of adding a card. It is positive only if the card may turn the battle."""
        raid = self.g.battle()
        totals = [self.strength[s][raid.province] + raid.worth[s] + raid.added[s] for s in range(self.g.seats)]
        rival = max(totals[s] for s in raid.participants() if s != self.seat)
        gap = rival - totals[self.seat]
        return self.stake() - self.taste.turn if 0 <= gap < self.g.cards[card].strength else -1.0

    # -- the rest

    def elsewhere(self, action: int) -> float:
        if ENTER.has(action):
            return self.enter(ENTER.arg(action))
        if MARCH_TO.has(action):
            return self.landing(MARCH_TO.arg(action), self.marching())
        if RAISE.has(action):
            return self.raising(RAISE.arg(action))
        if KEEP.has(action):
            return 0.1 + self.worths.held[KEEP.arg(action)]
        if SLOT.has(action):
            old = self.me.slots[SLOT.arg(action)]
            return 5.0 if old == NONE else -self.worths.held[old]
        return self.rarely(action)

    def rarely(self, action: int) -> float:
        if PROTECT.has(action):
            return 0.1 if PROTECT.arg(action) == WARRIOR else 1.0
        if STEP_TO.has(action):
            return self.landing(STEP_TO.arg(action), 3.0)
        if OFFER.has(action):
            return 1.0 if OFFER.arg(action) == WARRIOR else 0.0
        top = self.top
        if STORM.has(action) and isinstance(top, Storm):
            return self.promise(top.province) - DOMAIN_COST * self.taste.rage_price[self.age]
        verb = self.g.rules.vocabulary.verb_of(action)
        return self.worths.held[verb.arg(action)] if verb.sort == "card" else UNKNOWN

    def enter(self, place: int) -> float:
        top = self.top
        kind = top.kind if isinstance(top, Landing) else WARRIOR
        return self.landing(place, float(self.g.figures[kind].strength(self.g, self.seat, place)))

    def marching(self) -> float:
        top = self.top
        return float(self.near[self.seat][top.origin]) if isinstance(top, March) else 1.0


def worths_of(g: BloodRage, seat: int, legal: list[int], taste: Taste) -> list[float]:
    """Return the worth of all legal answers."""
    if DRAFT.has(legal[0]):
        return drafts(g, seat, [DRAFT.arg(action) for action in legal], taste)
    heuristic = Heuristic(g, seat, taste)
    return [heuristic.worth(action) for action in legal]


def drafts(g: BloodRage, seat: int, cards: list[int], taste: Taste) -> list[float]:
    """Return the worth of cards in the draft: by situation if the taste is learned, else by a price list."""
    if taste.cards is not None:
        return Drafting(Look(g, seat, taste)).worths(cards)
    prices = by_price(g, g.clans[seat], cards)
    if taste.loki != 0.0:
        prices = [
            prices[at] + (taste.loki if g.cards[card].effect in OF_LOKI else 0.0) for at, card in enumerate(cards)
        ]
    return prices


def by_price(g: BloodRage, clan: Clan, cards: list[int]) -> list[float]:
    """Return the worth of cards by price list, less for a kind of which the clan has many."""
    found, count = worths(g.book), [0, 0, 0]
    for zone in (clan.hand, clan.picks, clan.sealed):
        for card in zone.cards:
            count[found.sorts[card]] += 1
    return [found.drafted[card] - 0.7 * surplus(count, found.sorts[card]) for card in cards]


def surplus(count: list[int], sort: int) -> int:
    """Return the number of cards of a kind beyond the useful number."""
    return max(0, count[sort] - MANY[sort] + 1)


BLOOD_RAGE_POLICY: Final = BloodRagePolicy()
