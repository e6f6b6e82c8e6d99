"""The laws of Valhalla about two successive positions: invariants that compare before and after an answer."""

from __future__ import annotations

from collections import Counter

from meadhall.core.procedure import Window
from meadhall.games.valhalla.dice import Reroll, rollable
from meadhall.games.valhalla.table import Battle, Fate, Valhalla
from meadhall.games.valhalla.terms import BEAST, DIE_CLASSES, EMPTY


def laws(before: Valhalla, after: Valhalla) -> str:
    """Return the rule that the step between the positions has broken, or ""."""
    if len(before.players) != len(after.players):
        return ""  # the boards have just been taken
    for law in LAWS:
        if broken := law(before, after):
            return broken
    return ""


def shields_go_one_way(before: Valhalla, after: Valhalla) -> str:
    """VAL-INV-03: own shields never increase, captured ones never decrease."""
    for old, new in zip(before.players, after.players, strict=True):
        if new.shields > old.shields:
            return "VAL-INV-03"
        if any(now < then for then, now in zip(old.captured, new.captured, strict=True)):
            return "VAL-INV-03"
    return ""


def one_shield_a_battle(before: Valhalla, after: Valhalla) -> str:
    """VAL-INV-06: at most one shield moves in a battle; gifts after the last Ragnarök are no battle."""
    if before.fight is not None and before.fight.ragnarok:
        return ""
    moved = trophies(after) - trophies(before)
    earlier = before.fight is not None and before.fight.shield_moved
    return "VAL-INV-06" if moved + earlier > 1 and moved > 0 else ""


def trophies(g: Valhalla) -> int:
    return sum(player.trophies() for player in g.players)


def valhalla_grows(before: Valhalla, after: Valhalla) -> str:
    """VAL-INV-07: a Valhalla never shrinks, except that a beast may take glory.

    One card may be exchanged for another of the same value.
    """
    if before.fight is not None and BEAST in sides(before.fight):
        return ""
    pairs = zip(before.players, after.players, strict=True)
    shrunk = any(lost(before, old.valhalla.cards, new.valhalla.cards) for old, new in pairs)
    return "VAL-INV-07" if shrunk else ""


def lost(g: Valhalla, old: list[int], new: list[int]) -> bool:
    """Are cards gone without an equal one in exchange?"""
    gone, came = list((Counter(old) - Counter(new)).elements()), list((Counter(new) - Counter(old)).elements())
    exchanged = len(gone) == 1 and any(g.cards.glory(kind) == g.cards.glory(gone[0]) for kind in came)
    return len(gone) > 0 and not exchanged


def pile_keeps_order(before: Valhalla, after: Valhalla) -> str:
    """VAL-INV-08: cards that stay in the discard pile keep their order, and new ones are on top.

    A battle may end by taking a card from the pile and discarding an equal one: then one more card may be new.
    """
    new = sum((Counter(after.discard) - Counter(before.discard)).values())
    ended = before.fight is not None and (after.fight is None or sides(before.fight) != sides(after.fight))
    stayed = [after.discard[: len(after.discard) - count] for count in range(new, new + 1 + ended)]
    return "" if any(in_order(cards, before.discard) for cards in stayed) else "VAL-INV-08"


def in_order(part: list[int], whole: list[int]) -> bool:
    """Are these cards in the pile in this order, with or without others between them?"""
    rest = iter(whole)
    return all(card in rest for card in part)


def last_turns(before: Valhalla, after: Valhalla) -> str:
    """VAL-INV-09: the final round has exactly as many turns as players."""
    if after.fate != Fate.OPEN:
        return ""  # players who win or lose together have no final round
    if (after.over and after.final_turns != 0) or after.final_turns > after.seats:
        return "VAL-INV-09"
    if before.final_turns != EMPTY:
        return "" if last_turn(after) == last_turn(before) else "VAL-INV-09"
    if after.final_turns == EMPTY:
        missed = before.armed != 0 and after.turns > before.turns
        return "VAL-INV-09" if missed else ""
    armed_in = last_turn(after) - after.seats
    latest = before.turns if before.armed else before.turns + after.seats
    return "" if before.turns <= armed_in <= latest else "VAL-INV-09"


def last_turn(g: Valhalla) -> int:
    """Return the number of the last turn of the game, once the final round has begun."""
    return g.turns if g.final_turns == 0 else g.turns + g.final_turns - 1


def rerolls(before: Valhalla, after: Valhalla) -> str:
    """VAL-INV-11: a basic reroll costs exactly one die; a roll costs none."""
    if before.fight is None or after.fight is None or sides(before.fight) != sides(after.fight):
        return ""
    for seat in sides(before.fight):
        if seat == EMPTY:
            continue
        more = after.fighter(seat).rerolls - before.fighter(seat).rerolls
        rolling = isinstance(before.stack[-1], Reroll) and isinstance(after.stack[-1], Reroll | Window)
        same_phase = seat == after.asked() == before.asked()
        if (more > 0 or (rolling and same_phase)) and dice(before, seat) - dice(after, seat) != more:
            return "VAL-INV-11"
    return ""


def sides(battle: Battle) -> tuple[int, int]:
    return battle.attacker.seat, battle.defender.seat


def dice(g: Valhalla, seat: int) -> int:
    """Count a fighter's dice: loose, on warriors, to choose from, or picked for a reroll."""
    fighter = g.fighter(seat)
    loose = sum(fighter.pool[which] for which in range(DIE_CLASSES) if rollable(which))
    placed = sum(1 for code in fighter.placed if rollable(code % DIE_CLASSES))
    picked = sum(len(p.picked) for p in g.stack if isinstance(p, Reroll) and p.seat == seat)
    return loose + placed + picked + len(fighter.offered)


LAWS = (shields_go_one_way, one_shield_a_battle, valhalla_grows, pile_keeps_order, last_turns, rerolls)
