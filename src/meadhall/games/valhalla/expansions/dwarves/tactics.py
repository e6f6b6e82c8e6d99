"""Dwarves: the three tactics.   (spec: VAL-DWARF-03…08)"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.battles.strength import own_activated
from meadhall.games.valhalla.cards.deck import Effect
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY
from meadhall.games.valhalla.turn import Adding

CRY: Final = (0, 1, 2, 4, 6)  # VAL-DWARF-08, by the number of activated warriors (VAL-TV-27)


class CallToArms(Effect):
    """VAL-DWARF-03, VAL-DWARF-04: before a battle the topmost warrior of the discard pile joins the squad."""

    limit: str = "VAL-AMB-092"

    def playable(self, g: Valhalla, seat: int) -> bool:
        """VAL-AMB-092: not without a warrior in the pile."""
        return topmost_warrior(g) != EMPTY

    def play(self, g: Valhalla, seat: int) -> None:
        """The warrior is fixed first; then a full squad makes room (VAL-AMB-092), and he takes a free slot."""
        g.players[seat].comes(g.lift(topmost_warrior(g)))
        g.call(Adding(seat, second=False))


def topmost_warrior(g: Valhalla) -> int:
    """VAL-DWARF-05, VAL-DIFF-41: return the first warrior from the top, past all other cards."""
    for kind in reversed(g.discard):
        if g.cards.is_warrior(kind):
            return kind
    return EMPTY


class CryOfTheSquad(Effect):
    """VAL-DWARF-06: +1 for each warrior in the player's squad, activated or not (VAL-DWARF-07)."""

    def strength(self, g: Valhalla, seat: int) -> int:
        return g.squad_size(seat)


class CryOfTheArmed(Effect):
    """VAL-DWARF-08: more strength for more activated warriors at the end of the phase; at most for four: VAL-AMB-059.

    Like every tactic it counts the player's own squad only (VAL-PARTNER-09, VAL-ALLY-08).
    """

    def strength(self, g: Valhalla, seat: int) -> int:
        return CRY[min(own_activated(g, g.fighter(seat)), len(CRY) - 1)]
