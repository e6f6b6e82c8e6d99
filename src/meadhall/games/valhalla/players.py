"""A player's cards and shields: hand, squad, Valhalla, shields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.sides import standing
from meadhall.games.valhalla.terms import EMPTY, MOST_SLOTS, SHIELDS_OF_A_PLAYER, SLOTS, Pool

NONE_COVERED: Final = [EMPTY] * MOST_SLOTS  # the usual value; any equal list means the same
NONE_COMING: Final[list[int]] = []
LAST: Final = -1


@mypyc_attr(free_list_len=1)
class Player:
    """One player's cards and shields (VAL-COMP-10, VAL-SETUP-05).

    Own shields never increase, captured ones never decrease (VAL-INV-03); Valhalla never shrinks (VAL-INV-07). The
    zones are replaced and never changed, so that copies share them.
    """

    def __init__(
        self,
        hand: Zone,
        drawn: Zone,
        sealed: Zone,
        jarls: Zone,
        valhalla: Zone,
        squad: list[int],
        covered: list[int],
        captured: list[int],
    ) -> None:
        self.hand = hand  # any number of cards (VAL-SETUP-28)
        self.drawn = drawn  # just drawn, to choose from
        self.sealed = sealed  # a secret choice until every player has chosen
        self.jarls = jarls  # dealt, one to be kept
        self.valhalla = valhalla  # VAL-BATTLE-38: a personal face-down pile
        self.squad = squad  # VAL-SETUP-17: a warrior never changes its slot
        self.covered = covered  # replaced, never changed: warriors that keep their slots but are out of the squad
        self.coming = NONE_COMING  # replaced, never changed: face up, about to be placed in the squad
        self.shields = SHIELDS_OF_A_PLAYER  # own ones
        self.captured = captured  # replaced, never changed: how many of each seat's shields
        self.jarl = EMPTY  # public once chosen; stays all game (VAL-JARL-05, VAL-SETUP-09)
        self.jarl_used = 0  # the abilities used in this battle or turn, as bits
        self.bonus = 0  # glory that no card in Valhalla stands for (VAL-AMB-083)

    def copy(self) -> Player:
        """Return an equal player. The two share only what never changes."""
        hand, drawn, sealed, jarls, valhalla = self.hand, self.drawn, self.sealed, self.jarls, self.valhalla
        twin = Player(hand, drawn, sealed, jarls, valhalla, self.squad[:], self.covered, self.captured)
        twin.coming = self.coming
        twin.shields = self.shields
        twin.jarl = self.jarl
        twin.jarl_used = self.jarl_used
        twin.bonus = self.bonus
        return twin

    def own_zones(self) -> None:
        """Replace zones that copies share, so that cards can be dealt into them in place."""
        self.hand, self.drawn, self.sealed = self.hand.copy(), self.drawn.copy(), self.sealed.copy()
        self.jarls, self.valhalla = self.jarls.copy(), self.valhalla.copy()

    def to_hand(self, kind: int) -> None:
        """Add a card to the hand."""
        self.hand = self.hand.plus(kind)

    def from_hand(self, kind: int) -> None:
        """Remove a card from the hand."""
        self.hand = self.hand.minus(kind)

    def comes(self, kind: int) -> None:
        """Lay a warrior face up, about to be placed in the squad."""
        self.coming = [*self.coming, kind]

    def goes_to_squad(self, which: int = 0) -> int:
        """Take one of the warriors about to be placed."""
        coming = self.coming[:]
        kind = coming.pop(which)
        self.coming = coming
        return kind

    def to_valhalla(self, kind: int) -> None:
        """Put a card on this player's Valhalla."""
        self.valhalla = self.valhalla.on_top(kind)

    def size(self) -> int:
        """Return the number of warriors in the squad."""
        return standing(self.squad)

    def anybody(self) -> bool:
        """Has the squad a warrior? Without one there is no attack by or on the player (VAL-TURN-10, VAL-TURN-21)."""
        for kind in self.squad:
            if kind != EMPTY:
                return True
        return False

    def slots_taken(self) -> int:
        """Return the number of occupied slots, covered ones too."""
        taken = standing(self.squad)
        return taken if self.covered is NONE_COVERED else taken + standing(self.covered)

    def at(self, slot: int) -> int:
        """Return the warrior in a slot, in the squad or covered."""
        kind = self.squad[slot] if slot < len(self.squad) else EMPTY
        return kind if kind != EMPTY else self.covered[slot]

    def capture(self, seat: int) -> None:
        """Add a captured shield of this seat."""
        self.captured = replaced(self.captured, seat, self.captured[seat] + 1)

    def trophies(self) -> int:
        """Return the number of captured shields."""
        return sum(self.captured)


def new_player(seat: int) -> Player:
    """Return a player with an empty board."""
    hand, drawn, sealed = (Zone([], seat, Sight.OWNER) for _ in range(3))
    jarls, valhalla = Zone([], seat, Sight.OWNER, Pool.JARLS), Zone([], seat, Sight.WITNESSED)
    return Player(hand, drawn, sealed, jarls, valhalla, [EMPTY] * SLOTS, NONE_COVERED, [])


def replaced(row: list[int], place: int, what: int) -> list[int]:
    """Return a copy of a list with one element replaced."""
    return [*row[:place], what, *row[place + 1 :]]
