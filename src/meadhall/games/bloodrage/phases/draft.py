"""Gods' Gifts: eight cards, pick and pass to the left.   (spec: BR-DRAFT)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import only
from meadhall.core.module import Module, Setup, Switch, switch
from meadhall.core.procedure import Procedure, Step
from meadhall.games.bloodrage.battles.battle import cards_of
from meadhall.games.bloodrage.happenings import PACKET_CAME, PHASE_BEGAN, PICKED
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    ANY_ORDER_SINCE,
    DRAFT,
    DRAFT_PAGE,
    FEWEST_SEATS,
    GIFTS,
    PACKET,
    Courses,
    Phase,
)

FIRST_GAME: Final = switch("first-game", False, "BR-DRAFT-10")
PICKS_OF_TWO_PLAYERS: Final = 2  # BR-DRAFT-07


class GiftsStep(Step[BloodRage]):
    """BR-DRAFT-02: eight cards to each player; the rest of the deck stays unseen and unused (BR-CARD-07).

    A card kept from the last Age stays in the hand and is never passed (BR-DRAFT-01). In Age 1 of a first game there is
    no draft (BR-DRAFT-10).
    """

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.GIFTS
        g.tell_one(PHASE_BEGAN, g.first, g.phase)
        deck = g.decks[g.age - 1].cards[:]
        for seat in g.round_from(g.first):
            g.clans[seat].packet = g.clans[seat].packet.of(sorted(deck[-PACKET:]))
            del deck[-PACKET:]
            tell_packet(g, seat)
        g.decks = [zone.of(deck) if zone.pool == g.age - 1 else zone for zone in g.decks]
        if g.age == 1 and g.rules.setup.on(FIRST_GAME):
            keep_all(g)
        else:
            g.call(Draft())


def tell_packet(g: BloodRage, seat: int) -> None:
    """Log the packet for the player who looks at it; no other seat sees it."""
    g.learned += 1
    if g.log is not None:
        g.tell(PACKET_CAME, seat, g.clans[seat].packet.cards[:], only(seat))


def keep_all(g: BloodRage) -> None:
    """BR-DRAFT-10: a first game starts without a draft, with all eight cards."""
    for clan in g.clans:
        clan.hand = clan.hand.joined(clan.packet.cards)
        clan.packet = clan.packet.emptied()


class Draft(Procedure[BloodRage]):
    """BR-DRAFT-03: all players choose at the same time, in secret (BR-DRAFT-09)."""

    prompt: ClassVar[str] = "draft"
    rule: ClassVar[str] = "BR-DRAFT-03"

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def copy(self) -> Draft:
        return Draft(self.asked)

    def run(self, g: BloodRage) -> None:
        if self.asked:
            pass_on(g)
        self.asked = True
        if len(g.clans[0].picks.cards) == GIFTS:
            take_up(g)
            g.done()
        else:
            g.ask_all(list(range(g.seats)))

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        """With two players each choice is of two cards, in any order (BR-DRAFT-07)."""
        packet = g.clans[seat].packet.cards
        if g.seats == FEWEST_SEATS and not g.since(ANY_ORDER_SINCE):
            packet = ascending(packet, g.clans[seat].sealed.cards)
        cards_of(packet, DRAFT.first, out)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        """The card is face down until every player has chosen; with two players a second one follows (BR-DRAFT-07)."""
        clan = g.clans[seat]
        card = DRAFT.arg(action)
        clan.packet = clan.packet.minus(card)
        clan.seal(card)
        g.tell_one(PICKED, seat, card, only(seat))
        if len(clan.sealed.cards) < picks_at_once(g):
            g.ask(seat)


def ascending(packet: list[int], first: list[int]) -> list[int]:
    """Return the second cards of older games: none below the first, so the highest card cannot come first."""
    return [card for card in packet if card >= first[0]] if len(first) > 0 else packet[:-1]


def picks_at_once(g: BloodRage) -> int:
    """BR-DRAFT-07: two cards with two players, else one (BR-DRAFT-03)."""
    return PICKS_OF_TWO_PLAYERS if g.seats == FEWEST_SEATS else 1


def pass_on(g: BloodRage) -> None:
    """BR-DRAFT-04: the chosen cards are set aside, the packets pass to the left, in every Age."""
    packets = [clan.packet.cards for clan in g.clans]
    for seat, clan in enumerate(g.clans):
        clan.picks = clan.picks.joined(clan.sealed.cards)
        clan.sealed = clan.sealed.emptied()
        clan.packet = clan.packet.of(packets[(seat - 1) % g.seats])
        if len(clan.picks.cards) < GIFTS:
            tell_packet(g, seat)


def take_up(g: BloodRage) -> None:
    """BR-DRAFT-05: after six picks the cards join the hand (BR-DRAFT-08).

    BR-DRAFT-06: the last two cards of each packet are discarded unseen; only the player who chose last knows them.
    """
    for seat, clan in enumerate(g.clans):
        left = g.clans[(seat + 1) % g.seats]
        clan.buried = clan.buried.joined(left.packet.cards)
        left.packet = left.packet.emptied()
        clan.hand = clan.hand.joined(clan.picks.cards)
        clan.picks = clan.picks.emptied()


class Gifts(Module[BloodRage]):
    """Chapter 1.7: the draft."""

    def choices(self) -> list[Switch]:
        return [FIRST_GAME]

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [GiftsStep(10, "BR-DRAFT-02")] if course == Courses.AGE else []


MODULE: Final[Gifts] = Gifts("draft", DRAFT_PAGE)
