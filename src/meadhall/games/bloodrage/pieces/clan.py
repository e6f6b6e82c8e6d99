"""A clan: its figures, its sheet, its cards.   (spec: BR-FIG, BR-SETUP)"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.answers import row_of, zeros
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
    """One player's figures, cards and sheet. Hidden cards are in zones only (BR-AMB-10).

    The zones are replaced and never changed, so that copies share them.
    """

    packed: ClassVar[tuple[str, ...]] = ("slots", "steps", "warriors", "where", "here")  # packed rows; saved as lists
    gone: ClassVar[tuple[str, ...]] = ("zones",)  # saved by earlier versions: duplicates of the other zones

    def __init__(
        self,
        hand: Zone,
        packet: Zone,
        picks: Zone,
        sealed: Zone,
        quests: Zone,
        buried: Zone,
        slots: vec[i64],
        steps: vec[i64],
        warriors: vec[i64],
        where: vec[i64],
        here: vec[i64],
    ) -> None:
        self.hand = hand  # BR-CARD-03
        self.packet = packet  # the cards to choose from in the draft
        self.picks = picks  # BR-DRAFT-09: set aside, secret
        self.sealed = sealed  # a card laid face down, or the card to keep
        self.quests = quests  # BR-QUEST-05
        self.buried = buried  # secretly discarded (BR-CARD-07)
        self.shown: list[int] = []  # face up before the player: cards of a battle, quests being judged
        self.known: list[int] = []  # cards that all players know to be in the hand (BR-AMB-51)
        self.slots = slots  # upgrades in play, face up (BR-CARD-04)
        self.glory = 0  # BR-SETUP-05
        self.pool = 0  # Rage left in this Age
        self.out = False  # passed in this Age (BR-ACTION-09)
        self.steps = steps  # BR-SETUP-06
        self.warriors = warriors  # how many stand in each place
        self.where = where  # the place of each other figure
        self.here = here  # all figures of the clan by place
        self.board = 0  # how many of them are on the board

    def copy(self) -> Clan:
        """An equal clan that shares nothing that changes."""
        hand, packet, picks = self.hand, self.packet, self.picks
        sealed, quests, buried = self.sealed, self.quests, self.buried
        slots, steps, warriors = self.slots[:], self.steps[:], self.warriors[:]
        twin = Clan(hand, packet, picks, sealed, quests, buried, slots, steps, warriors, self.where[:], self.here[:])
        if len(self.shown) > 0:
            twin.shown = self.shown[:]
        if len(self.known) > 0:
            twin.known = self.known[:]
        twin.glory = self.glory
        twin.pool = self.pool
        twin.out = self.out
        twin.board = self.board
        return twin

    # -- zones

    def zones(self) -> list[Zone]:
        """Return all zones of this clan that others cannot look into."""
        return [self.hand, self.packet, self.picks, self.sealed, self.quests, self.buried]

    def own_zones(self) -> None:
        """Replace zones that copies share, so that cards can be dealt into them in place."""
        self.hand, self.packet, self.picks = self.hand.copy(), self.packet.copy(), self.picks.copy()
        self.sealed, self.quests, self.buried = self.sealed.copy(), self.quests.copy(), self.buried.copy()

    def seal(self, card: int) -> None:
        """Lay a card face down until every player has chosen."""
        self.sealed = self.sealed.plus(card)

    def to_hand(self, card: int) -> None:
        """Add a card to the hand."""
        self.hand = self.hand.plus(card)

    def from_hand(self, card: int) -> None:
        """Remove a card from the hand."""
        self.hand = self.hand.minus(card)

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
        """Return the cards that all players know to be in a zone. Cards laid face down are counted with the hand."""
        return self.known[:] if zone is self.hand else []

    # -- figures

    def count(self, kind: int, place: int) -> int:
        """Return how many figures of a kind stand in a place (BR-FIG-02: each in exactly one)."""
        if kind == WARRIOR:
            return self.warriors[place]
        return 1 if self.where[kind] == place else 0

    def on_board(self) -> int:
        """BR-FIG-09: provinces and fjords alike; not the reserve, not Valhalla (BR-FIG-08)."""
        return self.board

    def may_invade(self) -> bool:
        """BR-INVADE-06, BR-INVADE-07, BR-AMB-05: never beyond Horns, not even free (BR-FIG-10)."""
        return self.board < self.horns()


def new_clan(seat: int) -> Clan:
    """BR-SETUP-03: ten figures in the reserve. BR-SETUP-06: every stat on step 1."""
    nothing = Zone([], seat, Sight.OWNER)
    slots, steps, where = row_of([NONE] * SLOTS), zeros(STATS), row_of([BOX] * KINDS)
    warriors, here = zeros(PLACES), zeros(PLACES)
    zones = (nothing.copy(), nothing.copy(), nothing.copy(), nothing.copy(), nothing.copy(), nothing.copy())
    clan = Clan(*zones, slots, steps, warriors, where, here)
    clan.warriors[RESERVE] = WARRIORS_OF_A_CLAN
    clan.where[LEADER] = RESERVE
    clan.where[SHIP] = RESERVE
    clan.here[RESERVE] = CLAN_FIGURES
    return clan
