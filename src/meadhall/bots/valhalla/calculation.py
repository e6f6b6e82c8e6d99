"""Calculates the best play in a battle of Valhalla: which dice to reroll and which warriors to arm.

The odds in `games/valhalla/odds/` know strength only. Here strength and glory are encoded in one number, so that the
same program finds the best play: shield and glory, or glory alone in Ragnarök.
"""

from __future__ import annotations

from typing import Final

from meadhall.bots.policy import NO_ANSWER
from meadhall.bots.valhalla.battle import Stakes, armed_glory
from meadhall.bots.valhalla.cards import Appraisal, appraisal
from meadhall.bots.valhalla.features import progress
from meadhall.bots.valhalla.taste import Taste
from meadhall.core.procedure import Window
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.arming import ACTIVATE
from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.dice import FREE_REROLL, REROLL, Reroll
from meadhall.games.valhalla.odds.battle import NO_TACTICS, defence_odds, side_of
from meadhall.games.valhalla.odds.choice import Chooser, DiceMove
from meadhall.games.valhalla.odds.dice import Left, counts_of
from meadhall.games.valhalla.odds.move import picks, tactics_of, throwing, whole
from meadhall.games.valhalla.odds.phase import Arms, Goal, PhaseOdds, Side, demands_of, highest
from meadhall.games.valhalla.scoring import score
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAY, CutOff, Fury, NewWeapons, PushBack, WeaponSwap
from meadhall.games.valhalla.terms import EMPTY, LOOPS, MOST_SLOTS
from meadhall.games.valhalla.warriors import ACTIVATE_LENT

SCALE: Final = 64  # factor that encodes strength and glory in one number
MOST_PLAYS: Final = 6  # combinations of tactics that are tried


class Held(Stakes):
    """Stakes with calculated odds of an attack instead of estimated ones."""

    def __init__(self, g: Valhalla, seat: int, taste: Taste) -> None:
        super().__init__(g, seat, taste)
        late = progress(g) if taste.late != 0.0 or taste.spare != 0.0 else 0.0
        self.card = 0.0 if self.ragnarok else taste.card + taste.spare * late  # the hand is lost (VAL-RAG-05)
        self.prize += taste.prize + taste.late * late - taste.shield
        if taste.winning != 0.0 or taste.ending != 0.0:
            self.prize += situated(g, seat, taste)
        self.defences: list[PhaseOdds] = []  # with all dice, and with one less
        if not self.known:
            self.defences = [defence_odds(g, seat, NO_TACTICS, fewer)[0][1] for fewer in range(2)]

    def chance(self, might: float, frosty: bool = False) -> float:
        """Return the chance that an attack wins.

        The defender's hand is ignored, because counting it did worse in tests.
        """
        return 1.0 - self.defences[1 if frosty else 0].chance(int(might) + 1)


def situated(g: Valhalla, seat: int, taste: Taste) -> float:
    """Return the additional worth of a shield for the leading player, and of a player's last shield."""
    battle = g.battle()
    foe = battle.defender.seat if seat == battle.attacker.seat else battle.attacker.seat
    best = max([score(g, other) for other in range(g.seats) if other != seat])
    last = foe >= 0 and g.players[foe].shields == 1
    return 0.1 * taste.winning * (score(g, seat) - best) + (taste.ending if last else 0.0)


class BattleCalculation:
    """Calculates the answer to one question of a fighter in his own phase."""

    def __init__(self, g: Valhalla, seat: int, taste: Taste) -> None:
        self.g = g
        self.seat = seat
        self.fighter = g.fighter(seat)
        self.stakes = Held(g, seat, taste)
        self.side = side_of(g, seat, g.players[seat].hand.cards)

    def goal(self, side: Side) -> Goal:
        """Return the best play. Cards that bring dice are used only if they gain more than their worth."""
        plain = self.goal_with(side, Left(0, side.left.free, 0, side.left.grey), False)
        if side.left.push == 0 and side.left.new == 0 and not side.swap:
            return plain
        rich = self.goal_with(side, side.left, side.swap)
        return rich if rich.value() - plain.value() > self.stakes.card else plain

    def goal_with(self, side: Side, left: Left, swap: bool) -> Goal:
        arms = [self.scaled(arms) for arms in side.arms if arms.slot != EMPTY and arms.strength >= 0]
        twin = Side(arms, side.dice, left, side.roll)
        twin.sure = self.number(strength(self.g, self.seat), int(armed_glory(self.g, self.fighter)))
        twin.armed = side.armed
        twin.swap = swap
        demands = demands_of(twin)
        plain = [0.0] * (highest(twin, demands) + 1)
        frosty = plain[:]
        for demand in demands:
            if demand.counts:
                might, glory = self.might_and_glory(demand.strength)
                plain[demand.strength] = self.stakes.worth(might, glory)
                frosty[demand.strength] = self.stakes.worth(might, glory, demand.frost)
        return Goal(twin, demands, plain, frosty)

    def scaled(self, arms: Arms) -> Arms:
        """Return a warrior with strength and glory encoded in one number."""
        glory = self.g.cards.glory(self.g.kind_at(self.seat, arms.slot))
        ways = [counts_of(code) for code in arms.codes]
        return Arms(arms.slot, ways, self.number(arms.strength, glory), arms.frost)

    def number(self, might: int, glory: int) -> int:
        """Encode strength and glory in one number.

        The program maximises it, so the more important one has the larger factor.
        """
        return glory * SCALE + might if self.stakes.ragnarok else might * SCALE + glory

    def might_and_glory(self, number: int) -> tuple[float, float]:
        first, second = float(number // SCALE), float(number % SCALE)
        return (second, first) if self.stakes.ragnarok else (first, second)

    def rerolled(self, reroll: Reroll) -> list[int]:
        """Return the answer for a reroll: pick the dice that are not worth keeping, then roll.

        An extra reroll may be declined.
        """
        chooser = Chooser(self.goal(whole(self.side, reroll.picked)))
        move = chooser.best_reroll(reroll.times, reroll.free and len(reroll.picked) == 0, self.side.dice)
        if move.kind == DiceMove.DECLINE:
            return [PASS]
        return picks(self.side, move)

    def next_move(self, legal: list[int], quick: int) -> list[int]:
        """Return the next use of the dice, as a list of answers of which the first legal one is given."""
        goal = self.goal(self.side)
        move = Chooser(goal).best(pending=False)
        if move.kind != DiceMove.FINISH:
            return throwing(self.g, self.seat, self.side, move)
        if len(move.turn) > 0:
            return tactics_of(self.g, self.seat, WeaponSwap)
        arm = [arming(goal.side.arms[which].slot) for which in move.arm]
        return [*arm, quick if self.beyond(quick) else self.tactic(legal)]

    def beyond(self, action: int) -> bool:
        """Is this an answer that the calculation does not cover?"""
        if PLAY.has(action):
            effect = self.g.cards.tactics[PLAY.arg(action)].effect
            return not isinstance(effect, (Fury, NewWeapons, PushBack, WeaponSwap, CutOff))
        known = ACTIVATE.has(action) or ACTIVATE_LENT.has(action) or REROLL.has(action) or FREE_REROLL.has(action)
        return not known and action != PASS

    def tactic(self, legal: list[int]) -> int:
        """Return the next tactic when all are armed: the weakest of those that pay together; NO_ANSWER if none pays."""
        book = appraisal(self.g.cards)
        plays = sorted((action for action in legal if plus(book, action) > 0), key=lambda action: plus(book, action))
        plays = plays[-MOST_PLAYS:] if self.fighter.used != 0 and not self.stakes.ragnarok else []
        now, glory = float(strength(self.g, self.seat)), armed_glory(self.g, self.fighter)
        best, found = self.stakes.plain(now, glory), PASS
        for chosen in range(1, 1 << len(plays)):
            some = [plays[at] for at in range(len(plays)) if chosen >> at & 1]
            worth = self.stakes.plain(now + sum(plus(book, action) for action in some), glory)
            worth -= self.stakes.card * len(some)
            if worth > best:
                best, found = worth, some[0]
        return found


def plus(book: Appraisal, action: int) -> int:
    """Return the strength that an answer adds as a tactic."""
    return book.plus[PLAY.arg(action)] if PLAY.has(action) else 0


def arming(slot: int) -> int:
    """Return the answer that arms the warrior in a slot."""
    return ACTIVATE.of(slot) if slot < MOST_SLOTS else ACTIVATE_LENT.of(slot - MOST_SLOTS)


def calculated(g: Valhalla, seat: int, legal: list[int], quick: int, taste: Taste) -> int:
    """Return the best answer in a battle against a player or in Ragnarök, once dice are rolled."""
    battle, top = g.fight, g.stack[-1]
    if battle is None or not battle.fights(seat) or not battle.of(seat).rolled:
        return NO_ANSWER
    if battle.defender.seat < 0 and not battle.ragnarok:
        return NO_ANSWER
    if isinstance(top, Reroll):
        return first_of(BattleCalculation(g, seat, taste).rerolled(top), legal)
    if isinstance(top, Window) and top.moment in LOOPS:
        return first_of(BattleCalculation(g, seat, taste).next_move(legal, quick), legal)
    return NO_ANSWER


def first_of(wanted: list[int], legal: list[int]) -> int:
    """Return the first legal answer of the list."""
    for action in wanted:
        if action in legal:
            return action
    return NO_ANSWER
