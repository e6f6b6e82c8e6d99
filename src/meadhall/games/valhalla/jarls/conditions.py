"""Chapter 8. The conditions of jarls' secondary abilities (VAL-JARL-02).   (spec: VAL-JARL; docs/cards.md)

Each is checked when its ability matters; numbers recorded at the declaration stay the same (VAL-TL-01).
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.cards import number
from meadhall.games.valhalla.cards.cardset import CardSet, amount
from meadhall.games.valhalla.cards.deck import Condition
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY


def add_conditions(book: CardSet) -> None:
    """Add the conditions that the card file names, each with its number."""
    for kind, least, most in NUMBERS:
        book.parameters[kind] = [amount("n", least, most)]
    book.conditions["OWN_SHIELDS_AT_MOST"] = lambda e: OwnShieldsAtMost(number(e, "n"))
    book.conditions["HAND_BEFORE_AT_MOST"] = lambda e: HandBeforeAtMost(number(e, "n"))
    book.conditions["SQUAD_AT_MOST"] = lambda e: SquadAtMost(number(e, "n"))
    book.conditions["NO_TACTICS"] = lambda e: UsedNoTactic()
    book.conditions["HAND_BEFORE_AT_LEAST"] = lambda e: HandBeforeAtLeast(number(e, "n"))
    book.conditions["HAND_FEWER"] = lambda e: HandFewer()
    book.conditions["HAND_AT_MOST"] = lambda e: HandAtMost(number(e, "n"))
    book.conditions["SQUAD_AT_LEAST"] = lambda e: SquadAtLeast(number(e, "n"))
    book.conditions["SQUAD_FEWER"] = lambda e: SquadFewer()
    book.conditions["CAPTURED_COLOURS_AT_LEAST"] = lambda e: CapturedColoursAtLeast(number(e, "n"))


NUMBERS: Final = (
    ("OWN_SHIELDS_AT_MOST", 0, 4),
    ("HAND_BEFORE_AT_MOST", 0, 99),
    ("SQUAD_AT_MOST", 0, 6),
    ("HAND_BEFORE_AT_LEAST", 1, 99),
    ("HAND_AT_MOST", 0, 99),
    ("SQUAD_AT_LEAST", 1, 6),
    ("CAPTURED_COLOURS_AT_LEAST", 1, 5),
)


# -- conditions of the books


class OwnShieldsAtMost(Condition):
    """VAL-JARL-08: at most this many own shields."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return g.players[seat].shields <= self.n


class HandBeforeAtMost(Condition):
    """VAL-JARL-11, VAL-JARL-23: at most this many cards in hand before the battle."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return g.fight is not None and g.fight.fights(seat) and g.fighter(seat).hand_before <= self.n


class SquadAtMost(Condition):
    """VAL-JARL-20: at most this many warriors in squad; checked when it matters (VAL-AMB-037)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return g.squad_size(seat) <= self.n


class UsedNoTactic(Condition):
    """VAL-JARL-14: the player has used no tactic in this battle; other players' cards do not count (VAL-AMB-033)."""

    formerly: ClassVar[str] = "NoTactics"  # the class name in matches saved by earlier versions

    def met(self, g: Valhalla, seat: int) -> bool:
        return g.fight is not None and g.fight.fights(seat) and g.fighter(seat).played == 0


# -- conditions of the Meadhall set


class HandBeforeAtLeast(Condition):
    """At least this many cards in hand when the battle was declared."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return g.fight is not None and g.fight.fights(seat) and g.fighter(seat).hand_before >= self.n


class HandFewer(Condition):
    """Fewer cards in hand than the opponent when the battle was declared."""

    def met(self, g: Valhalla, seat: int) -> bool:
        foe = opponent(g, seat)
        return foe != EMPTY and g.fighter(seat).hand_before < g.fighter(foe).hand_before


class HandAtMost(Condition):
    """At most this many cards in hand now."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return len(g.players[seat].hand.cards) <= self.n


class SquadAtLeast(Condition):
    """At least this many warriors in squad."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return g.squad_size(seat) >= self.n


class SquadFewer(Condition):
    """Fewer warriors in squad than the opponent."""

    def met(self, g: Valhalla, seat: int) -> bool:
        foe = opponent(g, seat)
        return foe != EMPTY and g.squad_size(seat) < g.squad_size(foe)


class CapturedColoursAtLeast(Condition):
    """Captured shields of at least this many colours."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, g: Valhalla, seat: int) -> bool:
        return sum(1 for shields in g.players[seat].captured if shields > 0) >= self.n


def opponent(g: Valhalla, seat: int) -> int:
    """Return the other participant of a battle; EMPTY in Ragnarök and outside battles."""
    return g.fight.foe(seat) if g.fight is not None and g.fight.fights(seat) else EMPTY
