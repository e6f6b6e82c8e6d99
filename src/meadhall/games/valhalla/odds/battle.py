"""Exact odds of a whole battle as one seat sees it: who wins if both sides play best.

The defender knows the attack before rolling, and so needs exactly one more than it (VAL-BATTLE-29). The attacker
maximises the mean chance over the possible final strengths, with a Frost Giant's die included (VAL-WAR-23). This is
exact for everything counted. Not counted are

- what either side may do before the battle, optional abilities of jarls, Cut Off the Leader, other expansions'
  tactics and cards that count as dice;
- that grey dice which the attacker takes may be missing in the defence (VAL-DICE-08).

The code reads only what the seat can know: its hand, public cards, how many cards others hold, and which cards it has
not seen at all. So any world of `determinize` gives the same answer.
"""

from __future__ import annotations

from math import comb
from typing import Final

from meadhall.games.valhalla.battles.arming import spared, ways_to_arm
from meadhall.games.valhalla.battles.battle import participant
from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.cards.deck import Ability, parts_of
from meadhall.games.valhalla.dice import ANY_FACE, ROLLABLE, face_of
from meadhall.games.valhalla.odds.dice import Left
from meadhall.games.valhalla.odds.phase import (
    Arms,
    Goal,
    PhaseOdds,
    Side,
    demands_of,
    highest,
    phase_odds,
    threshold,
)
from meadhall.games.valhalla.options import PUSH_BACK_BANKED
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.tactics import Fury, FuryOfTheFew, HeroicAttack, NewWeapons, PushBack, WeaponSwap
from meadhall.games.valhalla.terms import (
    ALL_SLOTS,
    DICE_OF_A_FIGHTER,
    EMPTY,
    FACE_COUNT,
    MOST_SLOTS,
    Moment,
    Permit,
    Pool,
    Quantity,
)
from meadhall.games.valhalla.turn import attack_objection
from meadhall.games.valhalla.warriors import Frost

NO_TACTICS: Final = 0  # the opponent is assumed to hold no tactics
UNSEEN: Final = 1  # the opponent's hand is random among the cards that the seat has not seen
OPEN: Final = 2  # the opponent's hand is known
MOST_HIDDEN: Final = 2  # a hidden hand with more tactics than this counts as one with this many


class Target:
    """A player who may be attacked, and the chance to win."""

    def __init__(self, seat: int, chance: float) -> None:
        self.seat = seat
        self.chance = chance


def battle_odds(g: Valhalla, seat: int, hidden: int = NO_TACTICS) -> list[Target]:
    """Return the chance to win against each player who may be attacked now."""
    others = [other for other in range(g.seats) if other != seat and attack_objection(g, seat, other) == ""]
    return [Target(other, chance_to_win(supposed(g, seat, other), seat, hidden)) for other in others]


def supposed(g: Valhalla, attacker: int, defender: int) -> Valhalla:
    """Return the table as if this battle had just been declared (VAL-TL-01)."""
    world = g.copy()
    assert isinstance(world, Valhalla)
    world.fight = Battle(participant(world, attacker), participant(world, defender))
    return world


def chance_to_win(g: Valhalla, seat: int, hidden: int = NO_TACTICS) -> float:
    """Return a fighter's chance to win the battle with best play, before or after the first roll."""
    return aim_of(g, seat, hidden).goal(side_of(g, seat, g.players[seat].hand.cards)).value()


class Aim:
    """What a fighter needs: a strength, or, before the defence, one that the defender does not reach."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.defences: list[tuple[float, PhaseOdds]] = []  # the possible defences, each with its chance
        self.frosty: list[tuple[float, PhaseOdds]] = []  # the same with one die less

    def goal(self, side: Side) -> Goal:
        """Return the best play for it."""
        demands = demands_of(side)
        most = highest(side, demands)
        if len(self.defences) == 0:
            table = threshold(self.wanted, most)
            return Goal(side, demands, table, table)
        plain = winning(self.defences, most)
        takes = any(arms.frost for arms in side.arms)
        return Goal(side, demands, plain, winning(self.frosty, most) if takes else plain)


def aim_of(g: Valhalla, seat: int, hidden: int = NO_TACTICS) -> Aim:
    """Return the aim to win: one more than the attack (VAL-BATTLE-29), an attack that holds, a beast's: VAL-SOLO-40."""
    battle = g.battle()
    if seat == battle.defender.seat:
        return Aim(battle.attacker.strength + 1)
    aim = Aim(max(1, battle.defender.strength))
    if battle.defender.seat >= 0:
        aim.defences = defence_odds(g, seat, hidden, 0)
        aim.frosty = defence_odds(g, seat, hidden, 1)
    return aim


def winning(defences: list[tuple[float, PhaseOdds]], most: int) -> list[float]:
    """Return the chance that each attack strength holds; strength without a warrior is no attack (VAL-BATTLE-21)."""
    lost = [sum(p * odds.chance(attack + 1) for p, odds in defences) for attack in range(most + 1)]
    return [0.0] + [1.0 - lost[attack] for attack in range(1, most + 1)]


def defence_odds(g: Valhalla, seat: int, hidden: int, fewer: int) -> list[tuple[float, PhaseOdds]]:
    """Return the defender's chances for each possible hand, with the chance of the hand."""
    defender = g.battle().defender
    defender.fewer += fewer
    hands = hands_of(g, seat, defender.seat, hidden)
    out = [(p, phase_odds(side_of(g, defender.seat, hand))) for p, hand in hands]
    defender.fewer -= fewer
    return out


def hands_of(g: Valhalla, seat: int, other: int, hidden: int) -> list[tuple[float, list[int]]]:
    """Return the possible hands of the other player."""
    if hidden == UNSEEN:
        return hidden_hands(g, seat, other)
    return [(1.0, g.players[other].hand.cards if hidden == OPEN else no_cards())]


def no_cards() -> list[int]:
    """Return an empty hand."""
    return []


# -- a fighter's phase as a Side


def side_of(g: Valhalla, seat: int, hand: list[int]) -> Side:
    """Return a fighter's phase with these cards in hand; the real hand is not read."""
    world = g.copy()
    assert isinstance(world, Valhalla)
    fighter = world.fighter(seat)
    side = Side(arms_of(world, fighter), [0] * FACE_COUNT, Left(0, fighter.free_rerolls, 0, world.grey))
    side.sure = strength(world, seat)
    side.armed = fighter.used != 0
    add_dice(world, fighter, side)
    moment = moment_of(world, seat)
    for kind in hand:
        if timely(world, seat, kind, moment):
            add_tactic(world, seat, kind, side)
    return side


def timely(g: Valhalla, seat: int, kind: int, moment: int) -> bool:
    """Is this a tactic for this moment that no rule forbids?"""
    fits = g.cards.is_tactic(kind) and g.cards.tactics[kind].fits(moment)
    return fits and g.may(Permit.TACTIC, seat, kind)


def moment_of(g: Valhalla, seat: int) -> int:
    """Return the moment of this fighter's own phase."""
    if g.battle().ragnarok:
        return Moment.RAGNAROK
    return Moment.ATTACK if seat == g.battle().attacker.seat else Moment.DEFENCE


def arms_of(g: Valhalla, fighter: Fighter) -> list[Arms]:
    """Return the warriors who may still be activated, each with all the strength he would add."""
    seat, before = fighter.seat, strength(g, fighter.seat)
    out: list[Arms] = []
    for slot in range(MOST_SLOTS if g.lender(seat) == EMPTY else ALL_SLOTS):
        here = g.kind_at(seat, slot) != EMPTY and not fighter.armed(slot)
        if here and g.may(Permit.ACTIVATE, seat, slot):
            ways = ways_of(g, seat, slot)
            fighter.used |= 1 << slot
            out.append(Arms(slot, ways, strength(g, seat) - before, takes_a_die(g, seat, slot)))
            fighter.used &= ~(1 << slot)
    return out


def takes_a_die(g: Valhalla, seat: int, slot: int) -> bool:
    """VAL-WAR-19: is this an attacking Frost Giant, the first of the battle (VAL-WAR-20)?"""
    battle = g.battle()
    attacks = seat == battle.attacker.seat and not battle.ragnarok and not battle.frost
    return attacks and freezes(g.warrior(seat, slot).ability) and g.may(Permit.ABILITY, seat, slot)


def freezes(ability: Ability) -> bool:
    """Has a warrior the ability of Frost Giants?"""
    return any(isinstance(part, Frost) for part in parts_of(ability))


def ways_of(g: Valhalla, seat: int, slot: int) -> list[list[int]]:
    """Return the dice that arm a warrior, without those he does not need."""
    ways = [way[:] for way in ways_to_arm(g, seat, slot)]
    for which in spared(g, seat, slot):
        for way in ways:
            way[face_of(which)] = max(0, way[face_of(which)] - 1)
    return ways


def add_dice(g: Valhalla, fighter: Fighter, side: Side) -> None:
    """Add the unassigned dice; before the first roll those that will be rolled (VAL-BATTLE-05, VAL-AMB-041)."""
    if fighter.rolled:
        for which in ROLLABLE:
            side.dice[face_of(which)] += fighter.pool[which]
        return
    coloured = g.reckon(Quantity.DICE, fighter.seat, DICE_OF_A_FIGHTER) - fighter.set_aside - fighter.fewer
    extra = min(g.grey, g.reckon(Quantity.EXTRA_DICE, fighter.seat, 0))
    side.left.grey -= extra
    side.roll = max(0, coloured) + fighter.held + extra


def add_tactic(g: Valhalla, seat: int, kind: int, side: Side) -> None:
    """Add the effect of a tactic; kinds that are not handled here are ignored."""
    effect = g.cards.tactics[kind].effect
    if isinstance(effect, HeroicAttack):
        add_heroic(effect, side)
    elif isinstance(effect, Fury):
        if not isinstance(effect, FuryOfTheFew) or effect.playable(g, seat):
            side.sure += effect.plus
    elif isinstance(effect, NewWeapons):
        side.left.new += 1
    elif isinstance(effect, PushBack):
        if g.on(PUSH_BACK_BANKED):
            side.left.free += 2
        else:
            side.left.push += 1
    elif isinstance(effect, WeaponSwap):
        side.swap = True


def add_heroic(effect: HeroicAttack, side: Side) -> None:
    """Add a Heroic Attack: for any die, or for one with a certain face."""
    if effect.face == ANY_FACE:
        side.heroics += 1
    else:
        way = [1 if face == effect.face else 0 for face in range(FACE_COUNT)]
        side.arms.append(Arms(EMPTY, [way], effect.plus))


# -- the opponent's hidden hand


def hidden_hands(g: Valhalla, seat: int, other: int) -> list[tuple[float, list[int]]]:
    """Return the tactics that matter in a hand drawn from all unseen cards, with their chances.

    Up to MOST_HIDDEN tactics; a hand with more counts as a random choice of that many.
    """
    zones = [zone for zone in g.zones() if zone.pool == Pool.DECK and not zone.known_to(seat)]
    unseen = sorted(kind for zone in zones for kind in zone.cards)
    tactics = [kind for kind in unseen if matters(g, other, kind)]
    chances = drawn(len(unseen), len(tactics), len(g.players[other].hand.cards))
    out: list[tuple[float, list[int]]] = [(chances[0], [])]
    for first in sorted(set(tactics)):
        many = tactics.count(first)
        if chances[1] > 0.0:
            out.append((chances[1] * many / len(tactics), [first]))
        if chances[2] > 0.0:
            out.extend(pairs_with(tactics, first, chances[2] / comb(len(tactics), 2)))
    return [(p, hand) for p, hand in out if p > 0.0]


def pairs_with(tactics: list[int], first: int, each: float) -> list[tuple[float, list[int]]]:
    """Return all pairs of tactics with this one first; each pair of cards has the same chance."""
    many = tactics.count(first)
    out = [(each * comb(many, 2), [first, first])]
    for second in sorted(set(tactics)):
        if second > first:
            out.append((each * many * tactics.count(second), [first, second]))
    return out


def drawn(cards: int, wanted: int, hand: int) -> list[float]:
    """Return the chances that a hand holds none, one, or at least two of the wanted cards."""
    all_hands = comb(cards, hand)
    none = comb(cards - wanted, hand) / all_hands
    one = wanted * comb(cards - wanted, hand - 1) / all_hands if hand > 0 else 0.0
    return [none, one, max(0.0, 1.0 - none - one) if min(hand, wanted) >= MOST_HIDDEN else 0.0]


def matters(g: Valhalla, seat: int, kind: int) -> bool:
    """Do the odds count this tactic for this fighter?"""
    known = isinstance(g.cards.tactics[kind].effect, (Fury, NewWeapons, PushBack, WeaponSwap))
    return known and timely(g, seat, kind, moment_of(g, seat))
