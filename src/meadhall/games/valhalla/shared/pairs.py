"""Common rules of chapters 18 and 19: players who sit opposite each other play in pairs.

A way to play in pairs is an expansion: a subclass of `Pairs` with its rule ids and differences. Everything else is
unchanged (VAL-PARTNER-14, VAL-ALLY-15): jarls and tactics count the player's own squad only (VAL-PARTNER-09,
VAL-ALLY-08), and a player without own warriors cannot be attacked (VAL-PARTNER-10, VAL-ALLY-09).
"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.errors import SetupError, Values
from meadhall.core.module import Part, Players, Setup
from meadhall.games.valhalla.cards.cardset import Chapter
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Permit, Quantity
from meadhall.games.valhalla.warriors import squad_clans, squad_of_clan

WAYS: Final[list[str]] = []  # the keys of all ways to play in pairs, filled on import
FEWEST: Final = 4
CARDS: Final = 6  # VAL-COMP-23: one for each colour, so for as many players


def opposite(seat: int, seats: int) -> int:
    """VAL-PARTNER-02: return the other seat of the pair: A B A B, or A B C A B C."""
    return (seat + seats // 2) % seats


class CompanionsView(TypedDict):
    """By seat: the other seat of the pair."""

    companions: list[int]


class Companions(Part):
    """VAL-PARTNER-03: each player's card shows the colour of their partner; it never changes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def copy(self) -> Companions:
        return Companions(self.seats)

    def show(self, seat: int) -> CompanionsView:
        return {"companions": [opposite(one, self.seats) for one in range(self.seats)]}


class Pairs(Chapter):
    """Rules of every way to play in pairs; a subclass names the rule ids."""

    def __init__(self, key: str, players_rule: str, attack_rule: str) -> None:
        super().__init__(key)
        self.players_rule = players_rule
        self.attack_rule = attack_rule
        WAYS.append(key)

    def players(self) -> Players | None:
        return Players(FEWEST, CARDS, self.players_rule)

    def check(self, setup: Setup) -> None:
        """VAL-EXP-02: four or six players, and one way at a time (VAL-AMB-112)."""
        if setup.seats % 2 != 0:
            what = f"pairs with {setup.seats} players"
            wish: Values = {"seats": setup.seats}
            raise SetupError(what, "", "4 or 6 can play", self.players_rule, "setup-pairs", wish)
        if sum(1 for key in setup.modules if key in WAYS) > 1:
            right = "choose one of them"
            raise SetupError("two ways to play in pairs", "", right, "VAL-AMB-112", "setup-pairs-twice")

    def part(self, g: Valhalla) -> Part | None:
        return Companions(g.seats)

    # -- who may be attacked, and who fights together

    def permits(self) -> list[int]:
        return [Permit.ATTACK]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-PARTNER-04, VAL-ALLY-02: partners do not attack each other (VAL-DIFF-51)."""
        return self.attack_rule if about == opposite(seat, g.seats) else ""

    def quantities(self) -> list[int]:
        return [Quantity.LENDER, Quantity.DEER_CLAN, Quantity.DEER_CLANS, Quantity.BOAR_CLANS]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-PARTNER-05, VAL-ALLY-03: Deer count the partner's squad as if it were their own."""
        match quantity:
            case Quantity.LENDER:
                return self.lender(g, seat)
            case Quantity.DEER_CLAN:
                return value + squad_of_clan(g, opposite(seat, g.seats), about)
            case Quantity.DEER_CLANS:
                return value | squad_clans(g, opposite(seat, g.seats))
            case _:
                return value | self.clans_beside(g, g.battle().foe(seat))

    def lender(self, g: Valhalla, seat: int) -> int:
        """VAL-PARTNER-07, VAL-ALLY-05: the partner's warriors help in battle without a question (VAL-AMB-104).

        They count as activated, also as the one warrior a battle needs; tactics and jarls do not count them
        (VAL-AMB-105). In Ragnarök, which is neither attack nor defence, they do not help (VAL-AMB-108).
        """
        alone = g.fight is None or g.fight.ragnarok or not g.fight.fights(seat)
        return EMPTY if alone else opposite(seat, g.seats)

    def clans_beside(self, g: Valhalla, foe: int) -> int:
        """VAL-PARTNER-06, VAL-ALLY-04: Boars see the squad of the opponent's partner too (VAL-DIFF-50)."""
        return squad_clans(g, opposite(foe, g.seats)) if foe >= 0 else 0
