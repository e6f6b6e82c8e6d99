"""Translates the best move of `choice.py` into the next answer of a fighter."""

from __future__ import annotations

from typing import Final

from meadhall.core.procedure import Procedure, Window
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.arming import ACTIVATE, ARM_WITH, Arm
from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.dice import (
    FREE_REROLL,
    GIVE_UP,
    KEEP_DIE,
    PICK,
    REROLL,
    ROLL,
    TURN,
    GiveUp,
    KeepOne,
    Reroll,
    TurnX,
    die,
    face_of,
)
from meadhall.games.valhalla.odds.battle import Aim, side_of
from meadhall.games.valhalla.odds.choice import Chooser, DiceMove
from meadhall.games.valhalla.odds.dice import counts_of
from meadhall.games.valhalla.odds.phase import Goal, Side
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAY, Fury, HeroicAttack, NewWeapons, PushBack, WeaponSwap
from meadhall.games.valhalla.terms import COLOURED, EMPTY, FACE_COUNT, GREY, LOOPS

UNKNOWN: Final = -1  # a question that the odds cannot answer
NEARLY: Final = 1e-9


def next_answer(g: Valhalla, seat: int, aim: Aim) -> int:
    """Return the best legal answer of a fighter in their own phase, or UNKNOWN."""
    wanted = answers(g, seat, aim, g.stack[-1])
    legal = g.legal(seat)
    return next((action for action in wanted if action in legal), UNKNOWN)


def answers(g: Valhalla, seat: int, aim: Aim, top: Procedure[Valhalla]) -> list[int]:
    """Return possible answers; the first legal one is given."""
    side = side_of(g, seat, g.players[seat].hand.cards)
    if isinstance(top, Window) and top.moment in LOOPS:
        return Adviser(g, seat, aim, side).next_move()
    if isinstance(top, Reroll):
        return reroll_answers(aim, side, top)
    if isinstance(top, KeepOne):
        return keep_answers(g, seat, aim, side)
    if isinstance(top, TurnX):
        side.swap = True
        move = finish_of(aim.goal(side))
        return [*(turn for face in sorted(move.turn) for turn in turns_to(face)), PASS]
    if isinstance(top, Arm):
        return arm_answers(aim, side, top)
    return give_up_answers(aim, side) if isinstance(top, GiveUp) else []


def finish_of(goal: Goal) -> DiceMove:
    """Return how to end the phase with the current dice."""
    return Chooser(goal).finish()


def dice_of(first: int, face: int) -> list[int]:
    """Return the answers about a die of this face, of any material."""
    return [first + die(face, COLOURED), first + die(face, GREY)]


def turns_to(face: int) -> list[int]:
    return [TURN.of(face), TURN.of(FACE_COUNT * GREY + face)]


def tactics_of(g: Valhalla, seat: int, effect: type[object]) -> list[int]:
    """Return the answers that play a tactic with such an effect from the hand."""
    held = [kind for kind in g.players[seat].hand.cards if g.cards.is_tactic(kind)]
    return [PLAY.of(kind) for kind in held if isinstance(g.cards.tactics[kind].effect, effect)]


def throwing(g: Valhalla, seat: int, side: Side, move: DiceMove) -> list[int]:
    """Return the first answer of a move that rolls dice."""
    if move.kind == DiceMove.NEW:
        return tactics_of(g, seat, NewWeapons)
    if move.kind == DiceMove.PUSH:
        return tactics_of(g, seat, PushBack)
    return [FREE_REROLL.of()] if move.kind == DiceMove.FREE else dice_of(REROLL.of(0), loose(side, move)[-1])


def loose(side: Side, move: DiceMove) -> list[int]:
    """Return the faces of which not all dice are kept."""
    return [face for face in range(FACE_COUNT) if side.dice[face] > move.keep[face]]


def picks(side: Side, move: DiceMove) -> list[int]:
    """Return the answers that pick the dice not worth keeping, then roll."""
    return [*(pick for face in loose(side, move) for pick in dice_of(PICK.of(0), face)), ROLL.of()]


class Adviser:
    """Answers one question in the loop of a phase."""

    def __init__(self, g: Valhalla, seat: int, aim: Aim, side: Side) -> None:
        self.g = g
        self.seat = seat
        self.side = side
        self.goal = aim.goal(side)

    def next_move(self) -> list[int]:
        """Return the first answer of a move."""
        move = Chooser(self.goal).best(pending=False)
        if move.kind == DiceMove.FINISH:
            return self.finish(move)
        return throwing(self.g, self.seat, self.side, move)

    def finish(self, move: DiceMove) -> list[int]:
        """Turn dice, arm, then play tactics that add strength while they help; at last pass."""
        if len(move.turn) > 0:
            return tactics_of(self.g, self.seat, WeaponSwap)
        chosen = [self.side.arms[which] for which in move.arm]
        arm = [ACTIVATE.of(arms.slot) for arms in chosen if arms.slot != EMPTY]
        if len(arm) > 0 or self.worth_now() >= move.value - NEARLY:
            return [*arm, PASS]
        heroic, fury = tactics_of(self.g, self.seat, HeroicAttack), tactics_of(self.g, self.seat, Fury)
        return [*heroic, *fury, PASS]

    def worth_now(self) -> float:
        """Return the value of ending the phase now; without an armed warrior it is 0 (VAL-BATTLE-22)."""
        so_far = strength(self.g, self.seat) if self.side.armed else 0
        return self.goal.plain[min(so_far, len(self.goal.plain) - 1)]


def reroll_answers(aim: Aim, side: Side, reroll: Reroll) -> list[int]:
    """Pick the dice not worth keeping, then roll; a free reroll may be declined."""
    goal = aim.goal(whole(side, reroll.picked))
    move = Chooser(goal).best_reroll(reroll.times, reroll.free and len(reroll.picked) == 0, side.dice)
    if move.kind == DiceMove.DECLINE:
        return [PASS]
    return picks(side, move)


def whole(side: Side, picked: list[int]) -> Side:
    """Return the side with the picked dice back in the pool."""
    dice = side.dice[:]
    for which in picked:
        dice[face_of(which)] += 1
    return side.with_dice(dice)


def keep_answers(g: Valhalla, seat: int, aim: Aim, side: Side) -> list[int]:
    """New Weapons: keep the die with the best chance."""
    offered = sorted(set(g.fighter(seat).offered))
    side.left.grey += len(g.fighter(seat).offered) - 1
    values = [aim.goal(side.with_dice(changed(side.dice, face, 1))).value() for face in offered]
    return [KEEP_DIE.of(offered[values.index(max(values))])]


def give_up_answers(aim: Aim, side: Side) -> list[int]:
    """Heroic Attack: discard the die that is needed least."""
    out: list[tuple[float, int]] = []
    for face in range(FACE_COUNT - 1, -1, -1):
        if side.dice[face] > 0:
            out.append((-aim.goal(side.with_dice(changed(side.dice, face, -1))).value(), face))
    return [action for _, face in sorted(out) for action in dice_of(GIVE_UP.of(0), face)]


def changed(dice: list[int], face: int, by: int) -> list[int]:
    """Return the dice with one more or less of a face."""
    return [dice[at] + (by if at == face else 0) for at in range(FACE_COUNT)]


def arm_answers(aim: Aim, side: Side, arm: Arm) -> list[int]:
    """Pick the dice of the planned way."""
    move = finish_of(aim.goal(side))
    for which, way in zip(move.arm, move.ways, strict=True):
        if side.arms[which].slot == arm.slot:
            counts = counts_of(side.arms[which].codes[way])
            for code in arm.picked:
                counts[face_of(code)] -= 1
            wanted = [face for face in range(FACE_COUNT) if counts[face] > 0]
            return [action for face in wanted for action in dice_of(ARM_WITH.of(0), face)]
    return []
