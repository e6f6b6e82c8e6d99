"""A player for tests who attacks by the odds and answers the engine's questions."""

from __future__ import annotations

from meadhall.core.chance import seeded
from meadhall.games.valhalla.battles.arming import Arm
from meadhall.games.valhalla.dice import Reroll
from meadhall.games.valhalla.odds.battle import Aim
from meadhall.games.valhalla.odds.move import next_answer
from meadhall.games.valhalla.table import Valhalla


class Attacker:
    """Seat 0, which aims at one strength."""

    def __init__(self, strength: int) -> None:
        self.aim = Aim(strength)
        self.known: dict[tuple[object, ...], int] = {}

    def answer(self, g: Valhalla) -> int:
        """Return the next answer, computed once for each situation."""
        fighter, top = g.fighter(0), g.stack[-1]
        picked = tuple(top.picked) if isinstance(top, (Reroll, Arm)) else ()
        dice = (tuple(fighter.pool), tuple(fighter.offered), picked, fighter.used, fighter.free_rerolls, g.grey)
        times = top.times if isinstance(top, Reroll) else 0
        situation = (type(top), times, tuple(g.legal(0)), tuple(g.players[0].hand.cards), *dice)
        if situation not in self.known:
            self.known[situation] = next_answer(g, 0, self.aim)
        return self.known[situation]


def attack(g: Valhalla, attacker: Attacker, seed: str) -> int:
    """Return the strength of one attack from here on, with new luck."""
    g.chance = seeded(seed)
    while g.fight is not None and not g.fight.attacker.frozen and g.is_asked(0):
        g.step(0, attacker.answer(g))
    return g.fight.attacker.strength if g.fight is not None else 0
