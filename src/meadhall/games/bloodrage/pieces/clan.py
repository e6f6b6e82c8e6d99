"""A clan: its figures, its sheet, its cards.   (spec: BR-FIG, BR-SETUP)"""

from __future__ import annotations

from typing import Final

from meadhall.core.zones import Sight, Zone
from meadhall.games.bloodrage.pieces.sheet import TRACKS
from meadhall.games.bloodrage.terms import (
    AXES,
    BOX,
    CLAN_FIGURES,
    HORNS,
    KINDS,
    LEADER,
    NONE,
    PLACES,
    RAGE,
    RESERVE,
    SHIP,
    SLOTS,
    STATS,
    WARRIOR,
    WARRIORS_OF_A_CLAN,
)


class Clan:
    """One player's side of the table. Nothing hidden lies outside a zone (BR-AMB-10)."""

    def __init__(
        self,
        zones: list[Zone],
        slots: list[int],
        steps: list[int],
        warriors: list[int],
        where: list[int],
        here: list[int],
    ) -> None:
        self.hand = zones[0]  # BR-CARD-03
        self.packet = zones[1]  # the cards to draft from
        self.picks = zones[2]  # BR-DRAFT-09: set aside, secret
        self.sealed = zones[3]  # a card laid face down, a card to keep
        self.quests = zones[4]  # BR-QUEST-05
        self.buried = zones[5]  # secretly discarded (BR-CARD-07)
        self.zones = zones
        self.shown: list[int] = []  # face up before the player: cards of a battle, quests being judged
        self.known: list[int] = []  # what everybody knows to be in the hand (BR-AMB-51)
        self.slots = slots  # upgrades in play, face up (BR-CARD-04)
        self.glory = 0  # BR-SETUP-05
        self.pool = 0  # Rage left in this Age
        self.out = False  # passed in this Age (BR-ACTION-09)
        self.steps = steps  # BR-SETUP-06
        self.warriors = warriors  # how many stand where
        self.where = where  # the place of each other figure
        self.here = here  # all figures of the clan by place
        self.board = 0  # how many of them are on the board

    def copy(self) -> Clan:
        """An equal clan that shares nothing."""
        zones = [zone.copy() for zone in self.zones]
        twin = Clan(zones, self.slots[:], self.steps[:], self.warriors[:], self.where[:], self.here[:])
        if len(self.shown) > 0:
            twin.shown = self.shown[:]
        if len(self.known) > 0:
            twin.known = self.known[:]
        twin.glory = self.glory
        twin.pool = self.pool
        twin.out = self.out
        twin.board = self.board
        return twin

    # -- the sheet

    def rage(self) -> int:
        """BR-STAT-03: the pool at the start of an Action phase."""
        return TRACKS[RAGE][self.steps[RAGE]]

    def axes(self) -> int:
        """BR-STAT-05: the Glory of a won battle."""
        return TRACKS[AXES][self.steps[AXES]]

    def horns(self) -> int:
        """BR-STAT-07 and BR-STAT-08: the most own figures that invading may bring onto the board, at once."""
        return TRACKS[HORNS][self.steps[HORNS]]

    # -- cards

    def known_in(self, zone: Zone) -> list[int]:
        """The cards that everybody knows to lie in a zone. Cards laid face down are taken up first."""
        return self.known[:] if zone is self.hand else []

    # -- figures

    def count(self, kind: int, place: int) -> int:
        """How many figures of a kind stand in a place (BR-FIG-02: each in exactly one)."""
        if kind == WARRIOR:
            return self.warriors[place]
        return 1 if self.where[kind] == place else 0

    def on_board(self) -> int:
        """BR-FIG-09: provinces and fjords alike; not the reserve, not Valhalla (BR-FIG-08)."""
        return self.board

    def may_invade(self) -> bool:
        """BR-INVADE-06, BR-INVADE-07, BR-AMB-05: never beyond Horns, not even free (BR-FIG-10)."""
        return self.board < self.horns()


ZONES: Final = 6


def new_clan(seat: int) -> Clan:
    """BR-SETUP-03: ten figures in the reserve. BR-SETUP-06: every stat on step 1."""
    zones = [Zone([], seat, Sight.OWNER) for _ in range(ZONES)]
    clan = Clan(zones, [NONE] * SLOTS, [0] * STATS, [0] * PLACES, [BOX] * KINDS, [0] * PLACES)
    clan.warriors[RESERVE] = WARRIORS_OF_A_CLAN
    clan.where[LEADER] = RESERVE
    clan.where[SHIP] = RESERVE
    clan.here[RESERVE] = CLAN_FIGURES
    return clan
