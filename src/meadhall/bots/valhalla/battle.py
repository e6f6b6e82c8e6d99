"""Evaluates a battle of Valhalla for a bot: what is at stake, and which warriors to arm with the dice on the table."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.valhalla.cards import Appraisal, appraisal
from meadhall.bots.valhalla.hits import hit
from meadhall.bots.valhalla.taste import Taste
from meadhall.core.procedure import Procedure, Window
from meadhall.games.valhalla.battles.arming import spared, ways_to_arm
from meadhall.games.valhalla.battles.battle import ChooseWhom
from meadhall.games.valhalla.battles.strength import activated, might, strength
from meadhall.games.valhalla.dice import Reroll, face_of
from meadhall.games.valhalla.scoring import shield_points, shield_table
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import (
    ALL_SLOTS,
    DICE_OF_A_FIGHTER,
    EMPTY,
    FACE_COUNT,
    MATERIALS,
    MOST_SLOTS,
    Permit,
    Quantity,
)

MOST_DICE: Final = 16
HIT: Final = [[hit(missing, spare) for spare in range(MOST_DICE)] for missing in range(MOST_DICE)]
MOST_IDLE: Final = 5  # warriors considered at once

MOST_HIDDEN: Final = 2.0


def squad_of(g: Valhalla, seat: int) -> list[int]:
    """Return the warriors in a squad."""
    return [kind for kind in g.players[seat].squad if kind != EMPTY]


def defence(g: Valhalla, book: Appraisal, seat: int, foe: int, dice: float, taste: Taste) -> float:
    """Return the expected strength of a defender, including hidden tactics."""
    hidden = min(MOST_HIDDEN, taste.hidden * len(g.players[seat].hand.cards))
    return taste.holds * book.might_of(squad_of(g, seat), squad_of(g, foe), dice) + hidden


def likely(lead: float, spread: float) -> float:
    """Return the probability that an attack with this lead over the expected defence wins."""
    return 1.0 / (1.0 + exp(-lead / spread))


def shield_worth(g: Valhalla, seat: int, other: int, taste: Taste) -> float:
    """Return the worth of another player's shield: a constant, plus the set that it completes."""
    if taste.colours == 0.0:
        return taste.shield
    table, captured = shield_table(g), g.players[seat].captured[:]
    before = shield_points(captured, 0, table)
    captured[other] += 1
    return taste.shield + taste.colours * (shield_points(captured, 0, table) - before - table.captured)


class Stakes:
    """What a fighter may win or lose in a battle, in points."""

    def __init__(self, g: Valhalla, seat: int, taste: Taste) -> None:
        battle, book = g.battle(), appraisal(g.cards)
        self.ragnarok = battle.ragnarok
        self.known = battle.ragnarok or seat == battle.defender.seat or battle.defender.seat < 0
        self.card, self.spread = taste.tactic, taste.spread
        self.prize, self.loss = taste.shield, 0.0
        self.share = taste.sent if seat == battle.defender.seat else 1.0
        if seat == battle.defender.seat:
            self.need = battle.attacker.strength + 1.0
            self.prize += armed_glory(g, battle.attacker)
        elif battle.defender.seat >= 0:
            foe = battle.defender.seat
            self.prize = shield_worth(g, seat, foe, taste)
            dice = float(DICE_OF_A_FIGHTER - battle.defender.fewer)
            self.need = defence(g, book, foe, seat, dice, taste)
            self.loss = taste.risk * taste.sent * book.glory_of(squad_of(g, foe), dice)
        else:
            self.need = float(battle.defender.strength)
        self.pluses = [] if battle.ragnarok else pluses(g, book, seat)

    def chance(self, might: float, frosty: bool = False) -> float:
        """Return the probability that an attack of this strength wins. `frosty`: it takes a die from the defender."""
        return likely(might - self.need, self.spread)

    def plain(self, might: float, glory: float, frosty: bool = False) -> float:
        """Return the worth of ending the phase with this strength and glory."""
        if self.ragnarok:
            return glory + 0.001 * might
        if self.known:
            return self.prize + self.share * glory if might >= self.need else 0.001 * might
        chance = self.chance(might, frosty)
        return chance * (self.prize + glory) - (1.0 - chance) * self.loss

    def worth(self, might: float, glory: float, frosty: bool = False) -> float:
        """Return the same with the best number of additional tactics."""
        best = self.plain(might, glory, frosty)
        cost = 0.0
        for plus in self.pluses:
            might += plus
            cost += self.card
            best = max(best, self.plain(might, glory, frosty) - cost)
        return best


def armed_glory(g: Valhalla, fighter: Fighter) -> float:
    """Return the glory of the activated warriors."""
    kinds = [g.kind_at(fighter.seat, slot) for slot in fighter.armed_slots()]
    return float(sum(g.cards.glory(kind) for kind in kinds if kind != EMPTY))


def pluses(g: Valhalla, book: Appraisal, seat: int) -> list[int]:
    """Return the strength that tactics in hand can add now, the strongest first."""
    out: list[int] = []
    for kind in g.players[seat].hand.cards:
        if book.plus[kind] > 0 and g.cards.tactics[kind].effect.playable(g, seat):
            out.append(book.plus[kind])
    out.sort(reverse=True)
    return out if g.may(Permit.TACTIC, seat, EMPTY) else []


class Idle:
    """A warrior who is not armed yet."""

    def __init__(self, g: Valhalla, seat: int, slot: int) -> None:
        warrior = g.warrior(seat, slot)
        self.slot = slot
        self.ways = ways_to_arm(g, seat, slot)
        self.spared = [0] * FACE_COUNT
        if len(g.rules.reckoners[Quantity.SPARED]) > 0:
            for which in spared(g, seat, slot):
                self.spared[face_of(which)] += 1
        self.might = might(g, seat, slot)
        self.glory = warrior.glory

    def fill(self, left: list[int]) -> int:
        """Take dice for this warrior in the way with the fewest missing ones; return the number of missing dice."""
        best, least = self.ways[0], MOST_DICE
        for way in self.ways:
            lack = 0
            for face in range(FACE_COUNT):
                lack += max(0, way[face] - self.spared[face] - left[face])
            if lack < least:
                best, least = way, lack
            if least == 0:
                break
        for face in range(FACE_COUNT):
            left[face] -= min(left[face], max(0, best[face] - self.spared[face]))
        return least


class ArmingSearch:
    """Finds the best warriors to arm, with the dice on the table and those still to roll."""

    def __init__(self, g: Valhalla, seat: int, taste: Taste) -> None:
        battle = g.battle()
        fighter = battle.of(seat)
        self.stakes = Stakes(g, seat, taste)
        self.dice = faces(fighter)
        self.armed = activated(g, fighter)
        self.sure = float(strength(g, seat))  # including jarl and tactics
        self.glory = armed_glory(g, fighter)
        self.idle = idle_warriors(g, seat, fighter)
        self.in_hand = dice_in_hand(g, fighter)
        self.ready = 0  # a bit for each slot that can be armed now
        self.missing = 0
        self.left = self.dice
        self.value = self.search(self.dice, self.in_hand, True)

    def search(self, dice: list[int], spare: int, keep: bool) -> float:
        """Return the worth of the best set of warriors for these dice; with `keep`, store the set."""
        best = -1000.0
        for chosen in range(1 << len(self.idle)):
            left, missing, ready = dice[:], 0, 0
            might = hoped = self.sure
            glory = dreamt = self.glory
            for at, warrior in enumerate(self.idle):
                if chosen >> at & 1:
                    lack = warrior.fill(left)
                    hoped += warrior.might
                    dreamt += warrior.glory
                    missing += lack
                    if lack == 0:
                        ready |= 1 << warrior.slot
                        might += warrior.might
                        glory += warrior.glory
            value = self.promise(missing, left, spare, might, glory, hoped, dreamt, ready)
            if value > best:
                best = value
                if keep:
                    self.ready, self.missing, self.left = ready, missing, left
        return best

    def promise(
        self,
        missing: int,
        left: list[int],
        spare: int,
        might: float,
        glory: float,
        hoped: float,
        dreamt: float,
        ready: int,
    ) -> float:
        """Return the expected worth of a set: all its warriors if the dice come, else those who are ready."""
        none_armed = self.armed == 0 and ready == 0
        now = 0.0 if none_armed else self.stakes.worth(might, glory)
        if missing == 0:
            return now
        chance = HIT[min(missing, MOST_DICE - 1)][min(spare + sum(n for n in left), MOST_DICE - 1)]
        return chance * self.stakes.worth(hoped, dreamt) + (1.0 - chance) * now

    def with_face(self, face: int, instead: int = EMPTY) -> float:
        """Return the expected worth with one more die of this face, or with one die turned to it."""
        dice = self.dice[:]
        dice[face] += 1
        if instead != EMPTY:
            dice[instead] -= 1
        return self.search(dice, self.in_hand, False)

    def with_spare(self, dice: int) -> float:
        """Return the expected worth with this many more dice to roll."""
        return self.search(self.dice, self.in_hand + dice, False)


def dice_in_hand(g: Valhalla, fighter: Fighter) -> int:
    """Return the number of dice about to be rolled: all before the first roll, then the picked ones."""
    if not fighter.rolled:
        return max(0, DICE_OF_A_FIGHTER - fighter.set_aside - fighter.fewer)
    top = g.stack[-1]
    return len(top.picked) if isinstance(top, Reroll) else 0


def faces(fighter: Fighter) -> list[int]:
    """Return the unassigned dice by face."""
    pool = fighter.pool
    return [pool[at] + pool[at + 1] + pool[at + 2] for at in range(0, FACE_COUNT * MATERIALS, MATERIALS)]


def idle_warriors(g: Valhalla, seat: int, fighter: Fighter) -> list[Idle]:
    """Return the warriors who may still be armed, allied ones included; those with a single requirement come first."""
    last = MOST_SLOTS if g.lender(seat) == EMPTY else ALL_SLOTS
    slots = [slot for slot in range(last) if g.kind_at(seat, slot) != EMPTY and not fighter.armed(slot)]
    out = [Idle(g, seat, slot) for slot in slots if g.may(Permit.ACTIVATE, seat, slot)]
    fixed = [warrior for warrior in out if len(warrior.ways) == 1]
    return (fixed + [warrior for warrior in out if len(warrior.ways) > 1])[:MOST_IDLE]


def fights(battle: Battle | None, seat: int) -> bool:
    return battle is not None and battle.fights(seat)


def spends(top: Procedure[Valhalla]) -> bool:
    """Is this a step where a player may give up a card? An instant answer would reveal the hand."""
    return isinstance(top, (Window, ChooseWhom))
