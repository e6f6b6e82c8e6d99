"""Chapters 18 and 19, what they share: players who sit opposite each other belong together.

A way to play in pairs is an expansion of its own: a `Pairs` with its rules and what sets it apart.
All else is unchanged (VAL-PARTNER-14, VAL-ALLY-15): jarls and tactics look at the own squad alone
(VAL-PARTNER-09, VAL-ALLY-08), and nobody without warriors of his own can be attacked (VAL-PARTNER-10, VAL-ALLY-09).
"""

from __future__ import annotations

from typing import Final, TypedDict

from meadhall.core.errors import SetupError, Values
from meadhall.core.module import Part, Players, Setup
from meadhall.games.valhalla.cards.cardset import Chapter
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, Permit, Quantity
from meadhall.games.valhalla.warriors import squad_clans, squad_of_clan

WAYS: Final[list[str]] = []  # the keys of all ways to play in pairs, as they are found
FEWEST: Final = 4
CARDS: Final = 6  # VAL-COMP-23: one for each colour, so for as many players


def opposite(seat: int, seats: int) -> int:
    """VAL-PARTNER-02: A B A B, or A B C A B C."""
    return (seat + seats // 2) % seats


class CompanionsView(TypedDict):
    """By seat: with whom one plays."""

    companions: list[int]


class Companions(Part):
    """VAL-PARTNER-03: each player's card shows the colour of the other one; it never changes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def copy(self) -> Companions:
        return Companions(self.seats)

    def show(self, seat: int) -> CompanionsView:
        return {"companions": [opposite(one, self.seats) for one in range(self.seats)]}


class Pairs(Chapter):
    """What is true of every way to play in pairs; a subclass names the rules."""

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

    # -- whom one attacks, and with whom

    def permits(self) -> list[int]:
        return [Permit.ATTACK]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """VAL-PARTNER-04, VAL-ALLY-02: nobody attacks the one he belongs to (VAL-DIFF-51)."""
        return self.attack_rule if about == opposite(seat, g.seats) else ""

    def quantities(self) -> list[int]:
        return [Quantity.LENDER, Quantity.DEER_CLAN, Quantity.DEER_CLANS, Quantity.BOAR_CLANS]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-PARTNER-05, VAL-ALLY-03: Deer count the other squad as if it were their own."""
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
        """VAL-PARTNER-07, VAL-ALLY-05: the other's warriors fight along, and nobody asks him (VAL-AMB-104).

        They count as activated and make the one that is needed; tactics and jarls do not see them (VAL-AMB-105).
        In Ragnarök, which is neither attack nor defence, they stay at home (VAL-AMB-108).
        """
        alone = g.fight is None or g.fight.ragnarok or not g.fight.fights(seat)
        return EMPTY if alone else opposite(seat, g.seats)

    def clans_beside(self, g: Valhalla, foe: int) -> int:
        """VAL-PARTNER-06, VAL-ALLY-04: Boars hunt in the squad of the opponent's companion too (VAL-DIFF-50)."""
        return squad_clans(g, opposite(foe, g.seats)) if foe >= 0 else 0
