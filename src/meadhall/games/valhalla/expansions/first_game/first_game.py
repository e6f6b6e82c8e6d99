"""Variant: First Game. Each player gets one jarl, of those that are easy to play.   (spec: VAL-VAR-01)"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Setup
from meadhall.core.procedure import Step
from meadhall.games.valhalla.cards.cardset import Chapter
from meadhall.games.valhalla.setup import JARL_CHOSEN
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Courses


class DealFirstJarls(Step[Valhalla]):
    """VAL-VAR-01: only jarls with the mark are shuffled, and each player gets one of them.

    If there are too few, random others are added (VAL-AMB-006).
    """

    def run(self, g: Valhalla) -> None:
        legal = [jarl for jarl in g.cards.jarls if jarl.min_players <= g.seats]
        marked = [jarl.number for jarl in legal if jarl.first_game]
        others = [jarl.number for jarl in legal if not jarl.first_game]
        g.chance.shuffle(marked)
        g.chance.shuffle(others)
        box = marked + others
        for seat, player in enumerate(g.players):
            player.jarl = box.pop(0)
            g.tell(JARL_CHOSEN, seat, [player.jarl])
        g.jarl_box = g.jarl_box.of(box)
        g.learned += 1


class FirstGame(Chapter):
    """Replaces dealing several jarls and keeping one."""

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.SETUP:
            return []
        return [DealFirstJarls(40, "VAL-VAR-01", instead="VAL-SETUP-07")]


MODULE: Final = FirstGame("first_game")
