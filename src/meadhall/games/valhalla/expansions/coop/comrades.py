"""Together: before a battle other players may give the fighter a card.   (spec: VAL-COOP-19…21)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening, only
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.beasts.battle import hero
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import KINDS, VERBS

PAGE: Final = VERBS.page("coop")

HAND_OVER: Final = PAGE.verb("hand-over", KINDS, "VAL-COOP-19", "card")

HANDED_OVER: Final = Happening("handed-over", "card", "seat")


class AskComrades(Step[Valhalla]):
    """VAL-COOP-20: after the fighter's moves before the battle, before any die is rolled."""

    def run(self, g: Valhalla) -> None:
        g.call(Comrades(1))


class Comrades(Procedure[Valhalla]):
    """VAL-COOP-19: each other player, clockwise from the fighter, may give one card; none has to."""

    prompt: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "VAL-COOP-19"

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def copy(self) -> Comrades:
        return Comrades(self.distance)

    def run(self, g: Valhalla) -> None:
        if self.distance == g.seats:
            g.done()
            return
        comrade = (hero(g).seat + self.distance) % g.seats
        self.distance += 1
        if len(g.players[comrade].hand.cards) > 0:
            g.ask(comrade)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(PASS)
        out.extend(HAND_OVER.of(kind) for kind in sorted(set(g.players[seat].hand.cards)))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if action != PASS:
            hand_over(g, seat, hero(g).seat, HAND_OVER.arg(action))


def hand_over(g: Valhalla, giver: int, taker: int, kind: int) -> None:
    """VAL-COOP-21: move a card from hand to hand, face down: only these two players see it."""
    g.players[giver].from_hand(kind)
    g.players[taker].to_hand(kind)
    g.learned += 1
    g.tell(HANDED_OVER, giver, [kind, taker], only(giver) | only(taker))
