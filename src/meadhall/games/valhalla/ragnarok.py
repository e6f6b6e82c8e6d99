"""Chapter 9. Ragnarök: each player arms warriors once more; then the game is scored.   (VAL-RAG, VAL-TL-50…52)"""

from __future__ import annotations

from typing import Final

from meadhall.core.events import Happening
from meadhall.core.module import Module, Setup, Switch
from meadhall.core.procedure import Course, Procedure, Step, Window
from meadhall.games.valhalla.battles.battle import clean_up, first_roll, participant, sendable
from meadhall.games.valhalla.options import RAGNAROK_FIRST_PLAYER, RAGNAROK_PREBATTLE
from meadhall.games.valhalla.table import Battle, Fighter, Valhalla
from meadhall.games.valhalla.terms import EMPTY, Courses, Moment

RAGNAROK: Final = Happening("ragnarok")


class Ragnarok(Procedure[Valhalla]):
    """VAL-RAG-09: each player once, beginning left of the player who moved last (VAL-TL-50, VAL-AMB-113)."""

    def __init__(self, done: int = 0) -> None:
        self.players_done = done

    def copy(self) -> Ragnarok:
        return Ragnarok(self.players_done)

    def run(self, g: Valhalla) -> None:
        if self.players_done == g.seats:
            g.done()
            return
        if self.players_done == 0 and g.on(RAGNAROK_FIRST_PLAYER):
            g.active = g.first
        else:
            g.active = g.left_of(g.active)
        self.players_done += 1
        g.call(Course(Courses.RAGNAROK))


class Begin(Step[Valhalla]):
    """VAL-RAG-07: the player counts as an attacker without an opponent (VAL-RAG-06, VAL-JARL-06)."""

    def run(self, g: Valhalla) -> None:
        g.fight = Battle(participant(g, g.active), Fighter(EMPTY))
        g.tell(RAGNAROK, g.active, [])


class BeforeRoll(Step[Valhalla]):
    """VAL-AMB-114: before-battle tactics and abilities are allowed, unless an option forbids them."""

    def run(self, g: Valhalla) -> None:
        if g.on(RAGNAROK_PREBATTLE):
            g.window(Moment.BEFORE_RAGNAROK, g.active)


class RagnarokPool(Step[Valhalla]):
    """The dice of an attacker (VAL-RAG-01)."""

    def run(self, g: Valhalla) -> None:
        g.window(Moment.POOL, g.active)


class RagnarokRoll(Step[Valhalla]):
    """VAL-RAG-01: roll six dice."""

    def run(self, g: Valhalla) -> None:
        first_roll(g, g.battle().attacker)


class RagnarokLoop(Step[Valhalla]):
    """VAL-RAG-01, VAL-RAG-02: reroll, play tactics, arm, as long as the player likes (VAL-DIFF-26).

    Frost Giants have no opponent to take a die from (VAL-AMB-116).
    """

    def run(self, g: Valhalla) -> None:
        g.call(Window(Moment.RAGNAROK, g.active))


class LastMarch(Step[Valhalla]):
    """VAL-RAG-03: all activated warriors go to Valhalla; strength has no effect (VAL-RAG-08)."""

    def run(self, g: Valhalla) -> None:
        g.send(g.active, sendable(g, g.battle().attacker))


class GiveUpTheRest(Step[Valhalla]):
    """VAL-RAG-04, VAL-RAG-05: the rest of squad and hand is discarded; dice return."""

    def run(self, g: Valhalla) -> None:
        player = g.players[g.active]
        for slot in range(len(player.squad)):
            if player.squad[slot] != EMPTY:
                g.dismiss(g.active, slot)
        for kind in player.hand.cards[:]:
            g.throw(g.active, kind)
        clean_up(g)


class EndOfTheWorld(Module[Valhalla]):
    """The steps of a player's Ragnarök."""

    def choices(self) -> list[Switch]:
        return [RAGNAROK_FIRST_PLAYER, RAGNAROK_PREBATTLE]

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.RAGNAROK:
            return []
        return [
            Begin(5100, "VAL-TL-51"),
            BeforeRoll(5110, "VAL-AMB-114"),
            RagnarokPool(5120, "VAL-RAG-01"),
            RagnarokRoll(5130, "VAL-RAG-01"),
            RagnarokLoop(5140, "VAL-RAG-02"),
            LastMarch(5150, "VAL-RAG-03"),
            GiveUpTheRest(5160, "VAL-RAG-04"),
        ]
