"""Expansion: Together. Two to four players against one beast, by rules of our own.   (spec: VAL-COOP)

What every game against a beast has in common stands in `games/valhalla/beasts` (VAL-COOP-02). Here is what
several players change: what scales with their number, whom the beast attacks, and how they help each other.
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
    """VAL-COOP-07: three jarls each, of those that fit (VAL-JARL-25); one is kept."""

    def run(self, g: Valhalla) -> None:
        deal_jarls(g, [jarl.number for jarl in g.cards.jarls if jarl.solo])


class Together(AgainstBeast):
    """VAL-COOP-01: two to four players win or lose together: by the last card or the last attack (VAL-COOP-26).

    The first player is found as usual (VAL-COOP-08), hands stay hidden (VAL-COOP-04), each squad fights alone
    (VAL-COOP-22). Whoever loses the last shield loses it for all (VAL-COOP-24); an empty deck leaves a last attack
    to whose turn it is, or to the next who can (VAL-COOP-25). Levels and sets are those of solo (VAL-COOP-29,
    VAL-COOP-30), abilities too: they bind whoever fights, and between battles everybody (VAL-COOP-23).
    """

    def players(self) -> Players | None:
        return Players(FEWEST, MOST, "VAL-COOP-01")

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        """VAL-COOP-02: as in solo, so the beast has its phase after every turn (VAL-COOP-16).

        Who sits first names beast and level (VAL-COOP-05); jarls that fit are dealt (VAL-COOP-07), and all exchange
        cards at once (VAL-COOP-10). Before a battle comrades may help (VAL-COOP-20).
        """
        found = super().steps(course, setup)
        if course == Courses.SETUP:
            found.append(FewerShields(31, "VAL-COOP-06"))
            found.append(DealFitJarls(40, "VAL-COOP-07", instead="VAL-SETUP-07"))
        elif course == Courses.SOLO_BATTLE:
            found.append(AskComrades(605, "VAL-COOP-20"))
        return found

    def victim(self, g: Valhalla) -> int:
        """VAL-COOP-17: who has most own shields of those with a warrior; of equals the first clockwise.

        The count begins with whose turn it is. With nobody to attack there is no phase (VAL-COOP-18).
        """
        found = EMPTY
        for distance in range(g.seats):
            seat = (g.active + distance) % g.seats
            if g.squad_size(seat) > 0 and (found == EMPTY or g.players[seat].shields > g.players[found].shields):
                found = seat
        return found

    def extra_strength(self, seats: int) -> int:
        """VAL-COOP-12: every card is stronger, the more players there are."""
        return STRENGTH_EACH * (seats - 1)

    def extra_cap(self, seats: int) -> int:
        """VAL-COOP-15: and its cap is higher. It binds all Valhallas together (VAL-COOP-14).

        Together they are strength for everybody (VAL-COOP-13).
        """
        return CAP_EACH * (seats - 1)

    def discarded_first(self, seats: int) -> int:
        """VAL-COOP-09: so the first turn finds a deck as large as VAL-COOP-11 says."""
        return DISCARDED_FIRST[seats] - OF_THE_BASE[seats]

    def permits(self) -> list[int]:
        return [*super().permits(), Permit.ATTACK]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-COOP-03: nobody attacks a comrade."""
        return "VAL-COOP-03" if permit == Permit.ATTACK else super().forbids(g, permit, seat, about)


OF_THE_BASE: Final = [0, 0, 40, 20, 10]  # what step 6 of setup discards anyway (VAL-SETUP-11)

MODULE: Final = Together("coop", COOP_MONSTER, COOP_LEVEL, COOP_IGNORE_ABILITIES, COOP_FROST_EACH)
