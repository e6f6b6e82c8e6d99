"""A player of tests who fights an attack as `best_move` says, through the questions of the engine."""

from __future__ import annotations

from meadhall.core.chance import seeded
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.arming import ACTIVATE, Arm
from meadhall.games.valhalla.dice import (
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
)
from meadhall.games.valhalla.odds import Move, Side, best_move
from meadhall.games.valhalla.odds_battle import side_of
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAY
from meadhall.games.valhalla.terms import COLOURED, EMPTY, FACE_COUNT, GREY, WEAPONS

Answers = list[int]  # any of these, the first that is legal


def dice_answers(first: int, face: int) -> Answers:
    """About a die of this face, whatever it is made of."""
    return [first + die(face, material) for material in (COLOURED, GREY)]


class Attacker:
    """Seat 0, who wants one strength. He fights with warriors of fixed weapons."""

    def __init__(self, strength: int) -> None:
        self.strength = strength
        self.plan: list[Answers] = []
        self.known: dict[tuple[object, ...], Move] = {}

    def best(self, g: Valhalla, side: Side, pending: bool) -> Move:
        """What to do, thought about once for each situation."""
        situation = (tuple(side.dice), tuple(g.players[0].hand.cards), side.left.grey, pending)
        if situation not in self.known:
            self.known[situation] = best_move(side, self.strength, pending)
        return self.known[situation]

    def answer(self, g: Valhalla) -> int:
        """The next answer."""
        top, legal = g.stack[-1], g.legal(0)
        if isinstance(top, KeepOne):
            return max(legal, key=lambda action: self.with_face(g, KEEP_DIE.arg(action)))
        if isinstance(top, (Arm, GiveUp)) and not set(self.plan[0]) & set(legal):
            return legal[0]  # of equal faces any
        if isinstance(top, TurnX) and not set(self.plan[0]) & set(legal):
            return PASS
        if not self.plan:
            side = side_of(g, 0, g.players[0].hand.cards)
            self.plan = self.steps(g, side, self.best(g, side, isinstance(top, Reroll)))
        return next(action for action in self.plan.pop(0) if action in legal)

    def with_face(self, g: Valhalla, face: int) -> float:
        """The chance with one of two new dice."""
        side = side_of(g, 0, g.players[0].hand.cards)
        side.dice[face] += 1
        side.left.grey += len(g.fighter(0).offered) - 1
        return self.best(g, side, pending=False).value

    def steps(self, g: Valhalla, side: Side, move: Move) -> list[Answers]:
        """A move as answers."""
        if move.kind == Move.FINISH:
            return self.finish(g, side, move)
        if move.kind == Move.DECLINE:
            return [[PASS]]
        if move.kind == Move.NEW:
            return [card(g, "new-weapons")]
        loose = [face for face in range(FACE_COUNT) for _ in range(side.dice[face] - move.keep[face])]
        first = [card(g, "push-back")] if move.kind == Move.PUSH else []
        if move.kind == Move.REROLL:
            first = [dice_answers(REROLL.of(0), loose.pop())]
        return [*first, *(dice_answers(PICK.of(0), face) for face in loose), [ROLL.of()]]

    def finish(self, g: Valhalla, side: Side, move: Move) -> list[Answers]:
        """Turn, arm, play what adds strength, pass."""
        chosen = [side.arms[which] for which in move.arm]
        out = [card(g, "weapon-swap")] if move.turn else []
        out += [[TURN.of(face), TURN.of(FACE_COUNT * GREY + face)] for face in sorted(move.turn)]
        out += [[ACTIVATE.of(arms.slot)] for arms in chosen if arms.slot != EMPTY]
        for arms in chosen:
            if arms.slot == EMPTY:
                face = (arms.codes[0].bit_length() - 1) // 5
                out += [card(g, f"heroic-{WEAPONS[face]}"), dice_answers(GIVE_UP.of(0), face)]
        out += [card(g, "heroic-3") for _ in range(move.heroics)]
        fury = g.cards.by_key("fury-2")
        out += [[PLAY.of(fury)] for kind in g.players[0].hand.cards if kind == fury]
        return [*out, [PASS]]


def card(g: Valhalla, key: str) -> Answers:
    return [PLAY.of(g.cards.by_key(key))]


def attack(g: Valhalla, attacker: Attacker, seed: str) -> int:
    """The strength of one attack from here on, with fresh luck."""
    g.chance = seeded(seed)
    attacker.plan = []
    while g.fight is not None and not g.fight.attacker.frozen and g.is_asked(0):
        g.step(0, attacker.answer(g))
    return g.fight.attacker.strength if g.fight is not None else 0
