"""Expansion: Together. Two to four players against one beast, by house rules.   (spec: VAL-COOP)

The common parts of games against a beast are in `games/valhalla/beasts` (VAL-COOP-02). This module adds what several
players change: values that depend on their number, whom the beast attacks, and how players help each other.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Players, Setup, switch
from meadhall.core.procedure import Step
from meadhall.games.valhalla.beasts.module import AgainstBeast
from meadhall.games.valhalla.beasts.setup import beast_option, level_option
from meadhall.games.valhalla.expansions.coop.comrades import AskComrades
from meadhall.games.valhalla.setup import deal_jarls
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Courses, Permit

COOP_MONSTER: Final = beast_option("coop_monster")
COOP_LEVEL: Final = level_option("coop_level")
COOP_IGNORE_ABILITIES: Final = switch("coop_ignore_abilities", False, "VAL-COOP-27")
COOP_FROST_EACH: Final = switch("coop_frost_each", False, "VAL-COOP-28")

FEWEST: Final = 2
MOST: Final = 4
SHIELDS: Final = [0, 4, 3, 3, 2]  # VAL-COOP-06, by number of players
DISCARDED_FIRST: Final = [0, 40, 20, 20, 0]  # VAL-COOP-09
STRENGTH_EACH: Final = 1  # VAL-COOP-12: for each player beyond the first
CAP_EACH: Final = 1  # VAL-COOP-15


class FewerShields(Step[Valhalla]):
    """VAL-COOP-06: three shields each for two or three players, two for four; the others leave the game."""

    def run(self, g: Valhalla) -> None:
        for player in g.players:
            g.removed += player.shields - SHIELDS[g.seats]
            player.shields = SHIELDS[g.seats]


class DealFitJarls(Step[Valhalla]):
    """VAL-COOP-07: three jarls each, of those allowed here (VAL-JARL-25); one is kept."""

    def run(self, g: Valhalla) -> None:
        deal_jarls(g, [jarl.number for jarl in g.cards.jarls if jarl.solo])


class Together(AgainstBeast):
    """VAL-COOP-01: two to four players win or lose together: by the last card or the last attack (VAL-COOP-26).

    The first player is found as usual (VAL-COOP-08), hands stay hidden (VAL-COOP-04), each squad fights alone
    (VAL-COOP-22). The loss of one player's last shield is the loss of all (VAL-COOP-24). An empty deck leaves a last
    attack to the active player, or to the next who can (VAL-COOP-25). Levels and sets are those of solo play
    (VAL-COOP-29, VAL-COOP-30), abilities too: they bind the fighter, and between battles all players (VAL-COOP-23).
    """

    def players(self) -> Players | None:
        return Players(FEWEST, MOST, "VAL-COOP-01")

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        """VAL-COOP-02: as in solo play, so the beast has its phase after every turn (VAL-COOP-16).

        The first seat chooses beast and level (VAL-COOP-05); allowed jarls are dealt (VAL-COOP-07), and all exchange
        cards at once (VAL-COOP-10). Before a battle other players may help (VAL-COOP-20).
        """
        found = super().steps(course, setup)
        if course == Courses.SETUP:
            found.append(FewerShields(31, "VAL-COOP-06"))
            found.append(DealFitJarls(40, "VAL-COOP-07", instead="VAL-SETUP-07"))
        elif course == Courses.SOLO_BATTLE:
            found.append(AskComrades(605, "VAL-COOP-20"))
        return found

    def victim(self, g: Valhalla) -> int:
        """VAL-COOP-17: the player with the most own shields among those with a warrior; of equals the first clockwise.

        The count begins with the active player. If no player can be attacked there is no phase (VAL-COOP-18).
        """
        found = EMPTY
        for distance in range(g.seats):
            seat = (g.active + distance) % g.seats
            if g.squad_size(seat) > 0 and (found == EMPTY or g.players[seat].shields > g.players[found].shields):
                found = seat
        return found

    def extra_strength(self, seats: int) -> int:
        """VAL-COOP-12: every card is stronger for each further player."""
        return STRENGTH_EACH * (seats - 1)

    def extra_cap(self, seats: int) -> int:
        """VAL-COOP-15: its cap is higher too. It limits all Valhallas together (VAL-COOP-14).

        Their total glory adds strength for every player (VAL-COOP-13).
        """
        return CAP_EACH * (seats - 1)

    def discarded_first(self, seats: int) -> int:
        """VAL-COOP-09: so that the deck has the size of VAL-COOP-11 at the first turn."""
        return DISCARDED_FIRST[seats] - OF_THE_BASE[seats]

    def permits(self) -> list[int]:
        return [*super().permits(), Permit.ATTACK]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-COOP-03: players do not attack each other."""
        return "VAL-COOP-03" if permit == Permit.ATTACK else super().forbids(g, permit, seat, about)


OF_THE_BASE: Final = [0, 0, 40, 20, 10]  # what step 6 of setup discards anyway (VAL-SETUP-11)

MODULE: Final = Together("coop", COOP_MONSTER, COOP_LEVEL, COOP_IGNORE_ABILITIES, COOP_FROST_EACH)
