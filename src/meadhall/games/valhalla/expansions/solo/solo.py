"""Expansion: Solo. One player against a beast of six cards.   (spec: VAL-SOLO)

The common parts of games against a beast are in `games/valhalla/beasts`. This module adds what is special to one
player: the number of players, whom the beast attacks, the jarls, and the size of the deck.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Players, Setup, switch
from meadhall.core.procedure import Step
from meadhall.games.valhalla.beasts.module import AgainstBeast
from meadhall.games.valhalla.beasts.setup import beast_option, level_option
from meadhall.games.valhalla.setup import ChooseJarl
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Courses

SOLO_MONSTER: Final = beast_option("solo_monster")
SOLO_LEVEL: Final = level_option("solo_level")
SOLO_IGNORE_ABILITIES: Final = switch("solo_ignore_abilities", False, "VAL-SOLO-36")
SOLO_FROST_EACH: Final = switch("solo_frost_each", False, "VAL-DIFF-57", {"RU": "on", "PL": "off"})

ALONE: Final = 1
DISCARDED_FIRST: Final = 40


class FreeChoice(Step[Valhalla]):
    """VAL-SOLO-12: the player chooses freely among the jarls allowed in solo play (VAL-JARL-25)."""

    def run(self, g: Valhalla) -> None:
        fit = [jarl.number for jarl in g.cards.jarls if jarl.solo]
        others = [jarl.number for jarl in g.cards.jarls if not jarl.solo]
        g.players[0].jarls = g.players[0].jarls.of(fit)
        g.jarl_box = g.jarl_box.of(others)
        g.learned += 1
        g.call(ChooseJarl())


class Solo(AgainstBeast):
    """VAL-SOLO-01: one player, with one board and four shields (VAL-SOLO-11), fights one beast.

    One set of 40 cards may be used, with the draws of such sets (VAL-SOLO-68). For two sets the books refer to their
    website (VAL-SOLO-71); here they follow the rules for any two.
    """

    def players(self) -> Players | None:
        """VAL-EXP-02: exactly one player."""
        return Players(ALONE, ALONE, "VAL-SOLO-01")

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        found = super().steps(course, setup)
        if course == Courses.SETUP:
            found.append(FreeChoice(40, "VAL-SOLO-12", instead="VAL-SETUP-07"))
        return found

    def victim(self, g: Valhalla) -> int:
        """VAL-SOLO-22: the player, unless the squad is empty."""
        return 0 if g.squad_size(0) > 0 else EMPTY

    def discarded_first(self, seats: int) -> int:
        """VAL-SOLO-13: forty cards; 74 are left at the first turn (VAL-SOLO-18), 114 with a set (VAL-SOLO-72)."""
        return DISCARDED_FIRST


MODULE: Final = Solo("solo", SOLO_MONSTER, SOLO_LEVEL, SOLO_IGNORE_ABILITIES, SOLO_FROST_EACH)
