"""A clan: its figures, its sheet, its cards.   (spec: BR-FIG, BR-SETUP)"""

from __future__ import annotations

from meadhall.core.zones import Sight, Zone
from meadhall.games.bloodrage.sheet import TRACKS
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

    def __init__(self, seat: int) -> None:
        self.hand = Zone([], seat, Sight.OWNER)  # BR-CARD-03
        self.packet = Zone([], seat, Sight.OWNER)  # the cards to draft from
        self.picks = Zone([], seat, Sight.OWNER)  # BR-DRAFT-09: set aside, secret
        self.sealed = Zone([], seat, Sight.OWNER)  # a card laid face down, a card to keep
        self.quests = Zone([], seat, Sight.OWNER)  # BR-QUEST-05
        self.buried = Zone([], seat, Sight.OWNER)  # secretly discarded (BR-CARD-07)
        self.shown: list[int] = []  # face up before the player: cards of a battle, quests being judged
        self.known: list[int] = []  # what everybody knows to be in the hand (BR-AMB-51)
        self.slots = [NONE] * SLOTS  # upgrades in play, face up (BR-CARD-04)
        self.glory = 0  # BR-SETUP-05
        self.pool = 0  # Rage left in this Age
        self.out = False  # passed in this Age (BR-ACTION-09)
        self.steps = [0] * STATS  # BR-SETUP-06
        self.warriors = [0] * PLACES  # how many stand where
        self.where = [BOX] * KINDS  # the place of each other figure
        self.here = [0] * PLACES  # all figures of the clan by place
        self.board = 0  # how many of them are on the board

    def copy(self) -> Clan:
        """An equal clan that shares nothing."""
        twin = Clan(self.hand.owner)
        twin.hand = self.hand.copy()
        twin.packet = self.packet.copy()
        twin.picks = self.picks.copy()
        twin.sealed = self.sealed.copy()
        twin.quests = self.quests.copy()
        twin.buried = self.buried.copy()
        twin.shown = self.shown[:]
        twin.known = self.known[:]
        twin.slots = self.slots[:]
        twin.glory = self.glory
        twin.pool = self.pool
        twin.out = self.out
        twin.steps = self.steps[:]
        twin.warriors = self.warriors[:]
        twin.where = self.where[:]
        twin.here = self.here[:]
        twin.board = self.board
        return twin

    def muster(self) -> None:
        """BR-SETUP-03: ten figures start in the reserve."""
        self.warriors[RESERVE] = WARRIORS_OF_A_CLAN
        self.where[LEADER] = RESERVE
        self.where[SHIP] = RESERVE
        self.here[RESERVE] = CLAN_FIGURES

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
