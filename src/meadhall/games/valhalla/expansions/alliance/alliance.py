"""Expansion: Alliance of Jarls. Two players fight and win as one.   (spec: VAL-ALLY)

What it shares with other games in pairs is in `shared/pairs.py`. Here the ally's warriors go to Valhalla too, and all
points are counted together.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Switch
from meadhall.games.valhalla.shared.pairs import Pairs, opposite
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import Quantity

EDITIONS: Final = {"PL": "fighter", "RU": "owner"}
WHOSE_VALHALLA: Final = Switch("ally_valhalla", "owner", "VAL-DIFF-53", ("owner", "fighter"), EDITIONS)


class Alliance(Pairs):
    """For four or six players (VAL-ALLY-01). A fighter sends the activated warriors of both squads (VAL-ALLY-06).

    If another effect sends a warrior, one of the ally may also be chosen (VAL-AMB-111).
    """

    def choices(self) -> list[Switch]:
        return [WHOSE_VALHALLA]

    def quantities(self) -> list[int]:
        return [*super().quantities(), Quantity.HALL, Quantity.ALLY, Quantity.SHIELD_TABLE]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        match quantity:
            case Quantity.HALL:
                return self.hall(g, seat, value)
            case Quantity.ALLY:
                return self.ally(g, seat)
            case Quantity.SHIELD_TABLE:
                return self.table(g)
            case _:
                return super().reckon(g, quantity, seat, value, about)

    def hall(self, g: Valhalla, seat: int, owner: int) -> int:
        """VAL-ALLY-07: each warrior enters the Valhalla of his owner, or as an option that of the fighter."""
        return seat if g.rules.setup.value(WHOSE_VALHALLA) == "fighter" else owner

    def ally(self, g: Valhalla, seat: int) -> int:
        """VAL-ALLY-10: glory is added up; own shields (VAL-ALLY-11) and captured ones too (VAL-ALLY-12).

        So allies win together (VAL-ALLY-14), and the shields of both break ties (VAL-AMB-110).
        """
        return opposite(seat, g.seats)

    def table(self, g: Valhalla) -> int:
        """VAL-ALLY-13: the scoring card for three or five players, two points a shield (VAL-DIFF-54, VAL-TV-39)."""
        return g.seats - 1


MODULE: Final = Alliance("alliance", "VAL-ALLY-01", "VAL-ALLY-02")
