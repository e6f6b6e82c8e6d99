"""The state of a game: clans, map, tokens, decks, and the pillage in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from meadhall.core.answers import row_of
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.zones import Zone
from meadhall.games.bloodrage.cards.deck import CardTable
from meadhall.games.bloodrage.happenings import DISCARDED, GAINED_GLORY, GAINED_RAGE, LOST_GLORY, LOST_RAGE, PAID
from meadhall.games.bloodrage.pieces.backs import dealt, gathered
from meadhall.games.bloodrage.pieces.board import FJORD_OF, SHORES, VILLAGES
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.pieces.raid import Raid
from meadhall.games.bloodrage.terms import (
    AGES,
    ANY_ORDER_SINCE,
    BOARD,
    BOX,
    FIRST_FJORD,
    KINDS,
    LEADER,
    NONE,
    WARRIOR,
    YGGDRASIL,
    Phase,
)
from meadhall.games.bloodrage.views.layout import At, TableAt, clan_at
from meadhall.games.bloodrage.views.observe import (
    count_cards,
    pack_clan,
    pack_raid,
    pack_row,
    pack_secrets,
    pack_tokens,
)

NOTHING_SEEN: Final = bytes(At.BYTES)
NOT_LAID: Final[list[int]] = []  # placeholders before setup; replaced there, never changed
NOT_TOLD: Final[list[bool]] = []
NO_CLANS: Final[list[Clan]] = []
NO_DECKS: Final[list[Zone]] = []
NO_CROWD: Final = row_of([])

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class BloodRage(Match):
    """A game of Blood Rage in progress."""

    packed: ClassVar[tuple[str, ...]] = ("crowd",)  # a packed row; saved as a list

    def __init__(self, rules: Rulebook[Any], seats: int, chance: Chance, book: CardTable) -> None:  # Any: core
        super().__init__(rules, seats, chance)
        self.book = book
        self.cards = book.cards  # by number
        self.figures = book.figures  # by kind
        self.clans = NO_CLANS
        self.decks = NO_DECKS  # one for each Age, face down; top = end (BR-SETUP-20)
        self.discard = NOT_LAID  # face up
        self.extra = NOT_LAID  # cards in play that are not from a deck
        self.age = 0
        self.phase = 0
        self.first = 0  # the holder of the first-player token
        self.active = NONE  # the seat whose turn it is
        self.turns = 0  # number of turns so far
        self.doomed = NOT_LAID  # the provinces of the three Ages (BR-SETUP-11)
        self.doom = NONE  # the province with the Doom token
        self.live_province = NOT_TOLD  # these four lists are replaced, never changed
        self.tokens = NOT_LAID  # pillage tokens by province (BR-AGE-06)
        self.turned = NOT_TOLD  # reward side down
        self.crowd = NO_CROWD  # figures of all clans by place
        self.fallen = NOT_LAID  # figures of each clan lost in this battle or Ragnarök
        self.raid: Raid | None = None

    def copy(self) -> BloodRage:
        twin = BloodRage(self.rules, self.seats, self.chance.copy(), self.book)
        self.copy_into(twin)
        twin.decks = self.decks  # replaced, never changed, like the zones in them
        twin.clans = [clan.copy() for clan in self.clans]
        twin.discard = self.discard[:]
        twin.extra = self.extra  # replaced, never changed
        twin.age, twin.phase = self.age, self.phase
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.doomed = self.doomed  # fixed at setup, never changed
        twin.doom = self.doom
        twin.live_province, twin.tokens, twin.turned = self.live_province, self.tokens, self.turned
        twin.crowd = self.crowd[:]
        twin.fallen = self.fallen
        twin.raid = None if self.raid is None else self.raid.copy()
        return twin

    def own_zones(self) -> None:
        self.decks = [deck.copy() for deck in self.decks]
        for clan in self.clans:
            clan.own_zones()

    def zones(self) -> list[Zone]:
        """Return the decks and everything that a clan hides (BR-AMB-10)."""
        out = self.decks[:]
        for clan in self.clans:
            out.extend(clan.zones())
        return out

    # -- queries

    def battle(self) -> Raid:
        """Return the pillage in progress."""
        assert self.raid is not None
        return self.raid

    def round_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, beginning with this one (BR-AMB-42)."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def room(self, province: i64) -> i64:
        """BR-MAP-06: the empty villages of a province. BR-MAP-13: a destroyed one has none."""
        if not self.live_province[province]:
            return 0
        return VILLAGES[province] - self.crowd[province]

    def open_fjord(self, place: int) -> bool:
        """BR-MAP-11: a fjord takes any number of ships. BR-AMB-17: it is open while one of its provinces is live."""
        for province in SHORES[place - FIRST_FJORD]:
            if self.live_province[province]:
                return True
        return False

    def in_area(self, seat: int, province: i64) -> i64:
        """Count a clan's figures in a province and the fjord that supports it (BR-MAP-10)."""
        here = self.clans[seat].here
        if province == YGGDRASIL:
            return here[province]
        return here[province] + here[FJORD_OF[province]]

    def lowest_after(self, named: int) -> int:
        """Return the lowest number that may be named next: 0, or `named` in older games (ascending order)."""
        return 0 if self.since(ANY_ORDER_SINCE) else named

    # -- moving figures

    def move(self, seat: int, kind: int, start: int, end: int) -> None:
        """Move a figure. All moves of figures go through this method."""
        clan = self.clans[seat]
        if kind == WARRIOR:
            clan.warriors[start] -= 1
            clan.warriors[end] += 1
        else:
            clan.where[kind] = end
        self.leave(clan, start)
        self.arrive(clan, end)

    def leave(self, clan: Clan, place: int) -> None:
        if place != BOX:
            clan.here[place] -= 1
            self.crowd[place] -= 1
            if place < BOARD:
                clan.board -= 1

    def arrive(self, clan: Clan, place: int) -> None:
        if place != BOX:
            clan.here[place] += 1
            self.crowd[place] += 1
            if place < BOARD:
                clan.board += 1

    # -- Glory and Rage: never below 0, without an upper limit (BR-AMB-04, BR-AMB-44, BR-MAP-14)

    def gain_glory(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.clans[seat].glory += amount
            self.tell_one(GAINED_GLORY, seat, amount)

    def gain_rage(self, seat: int, amount: int) -> None:
        self.clans[seat].pool += amount
        self.tell_one(GAINED_RAGE, seat, amount)

    def take_glory(self, seat: int, victim: int, amount: int) -> None:
        """BR-AMB-26: take Glory, at most what the victim has."""
        taken = min(amount, self.clans[victim].glory)
        self.clans[victim].glory -= taken
        self.tell_one(LOST_GLORY, victim, taken)
        self.gain_glory(seat, taken)

    def take_rage(self, seat: int, victim: int, amount: int) -> None:
        """BR-AMB-26: take Rage, at most what the victim has."""
        taken = min(amount, self.clans[victim].pool)
        self.clans[victim].pool -= taken
        self.tell_one(LOST_RAGE, victim, taken)
        self.gain_rage(seat, taken)

    def pay(self, seat: int, rage: int) -> None:
        """BR-ACTION-04: pay in full, before the action is carried out."""
        self.clans[seat].pool -= rage
        if rage > 0:
            self.tell_one(PAID, seat, rage)

    # -- moving cards

    def show(self, seat: int, card: int) -> None:
        """Lay a card that left its zone face up before its player. It is no longer a card known to be in the hand."""
        self.seen_leaving(seat, card)
        self.clans[seat].shown.append(card)
        self.learned += 1

    def seen_leaving(self, seat: int, card: int) -> None:
        """Record that all players saw this card leave the hand."""
        known = self.clans[seat].known
        if card in known:
            known.remove(card)

    def take_back(self, seat: int, card: int) -> None:
        """Put a card that all players saw into a hand (BR-AMB-51)."""
        self.clans[seat].to_hand(card)
        self.clans[seat].known.append(card)
        self.clans[seat].known.sort()

    def throw(self, seat: int, card: int) -> None:
        """Discard a revealed card. It never returns (BR-CARD-07)."""
        self.discard.append(card)
        self.tell_one(DISCARDED, seat, card)

    # -- sampling

    def determinize(self, seat: int, chance: Chance) -> BloodRage:
        """Return a world that the seat cannot tell from this one. A face-down card may be any card of that hand."""
        world = Match.determinize(self, seat, chance)
        assert isinstance(world, BloodRage)
        for other in range(self.seats):
            clan = world.clans[other]
            for _ in range(self.laid(other, seat)):
                card = clan.hand.cards[chance.pick(len(clan.hand.cards))]
                clan.from_hand(card)
                clan.seal(card)
        return world

    def laid(self, other: int, seat: int) -> int:
        """Count the cards of the hand that another player has laid face down; a pick comes from the packet instead."""
        return 0 if other == seat or self.phase == Phase.GIFTS else len(self.clans[other].sealed.cards)

    def opened(self, seat: int) -> BloodRage:
        """Return a copy in which the cards that others laid face down are back in their hands."""
        table = self.copy()
        table.own_zones()
        for other, clan in enumerate(table.clans):
            if self.laid(other, seat) > 0:
                clan.hand = clan.hand.joined(clan.sealed.cards)
                clan.sealed = clan.sealed.emptied()
        return table

    def deal_all(self, hidden: list[Zone], chance: Chance) -> None:
        """BR-AMB-10: only cards with the same back can be mistaken for each other; cards known to all stay."""
        zones = [zone for zone in hidden if len(zone.cards) > 0]
        quests = [zone.owner >= 0 and zone is self.clans[zone.owner].quests for zone in zones]
        known = [self.clans[zone.owner].known_in(zone) if zone.owner >= 0 else NOT_LAID for zone in zones]
        for back in gathered(zones, known, self.cards, self.rules.spans.pools):
            back.shuffle(chance)
            dealt(back, zones, quests, self.cards)
        for zone in zones:
            if zone.owner >= 0:
                zone.cards.sort()

    def observe(self, seat: int) -> bytes:
        out = BytesWriter()
        self.observe_into(seat, out)
        return out.getvalue()

    def observe_into(self, seat: int, out: BytesWriter) -> None:
        """BR-AMB-10: public information, and what only this seat may see; seats are counted from it."""
        start: i64 = len(out)
        out.write(NOTHING_SEEN)
        self.observe_time(seat, start + At.TABLE, out)
        pack_row(self.doomed, 1, AGES, start + At.TABLE + TableAt.DOOMED, out)
        pack_tokens(self.tokens, self.live_province, self.turned, start + At.TABLE + TableAt.TOKENS, out)
        for distance in range(self.seats):
            pack_clan(self.clans[(seat + distance) % self.seats], start + clan_at(distance), out)
        if self.raid is not None:
            pack_raid(self.raid, seat, start + At.RAID, out)
        pack_secrets(self.clans[seat], start, out)
        count_cards(self.discard, start + At.DISCARD, out)

    def observe_time(self, seat: int, at: i64, out: BytesWriter) -> None:
        """Write the time, the active seat, and what the question is about."""
        first = (self.first - seat) % self.seats
        active = 0 if self.active == NONE else 1 + (self.active - seat) % self.seats
        about = self.stack[-1].about(self)[1] + 1 if len(self.stack) > 0 else 0
        out[at + TableAt.AGE] = self.age
        out[at + TableAt.PHASE] = self.phase
        out[at + TableAt.FIRST] = first
        out[at + TableAt.ACTIVE] = active
        out[at + TableAt.ABOUT] = about
        out[at + TableAt.DOOM] = self.doom + 1

    # -- the result

    def scores(self) -> list[int]:
        return [clan.glory for clan in self.clans]

    def winners(self) -> list[int]:
        """BR-END-04: the highest Glory wins. BR-END-05, BR-AMB-01: all who share it win together."""
        best = max(clan.glory for clan in self.clans)
        return [seat for seat in range(self.seats) if self.clans[seat].glory == best]


def figures_at(clan: Clan, place: int) -> list[int]:
    """Return the kinds of figures a clan has in a place, ascending. The search stops when all are found."""
    kinds = [WARRIOR] if clan.warriors[place] > 0 else []
    left, where, kind = clan.here[place] - clan.warriors[place], clan.where, LEADER
    while left > 0 and kind < KINDS:
        if where[kind] == place:
            kinds.append(kind)
            left -= 1
        kind += 1
    return kinds


def replaced(row: list[T], place: int, what: T) -> list[T]:
    """Return a copy of a list with one element replaced; copies of the match share the old list."""
    return [*row[:place], what, *row[place + 1 :]]
