"""Expansion: Thor's Aid. A player outside a battle may help a participant and share the glory.   (spec: VAL-THOR)

Fourteen cards join the deck. Before a battle each helper may play one of them for a participant with few warriors. If
that participant wins, the card goes to the helper's Valhalla.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from meadhall.core.answers import Answers
from meadhall.core.errors import SetupError
from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup, Switch, switch
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.expansions.thor.cards import CARDS, FIRST_KIND, ThorCard, read_cards
from meadhall.games.valhalla.table import DISCARDED, Valhalla
from meadhall.games.valhalla.terms import EMPTY, KINDS, MOST_SEATS, VERBS, Courses, Lane, Quantity

# The first 1088 ids of the expansions are taken. These are a verb about cards and one about players.
PAGE: Final = VERBS.page("thor")

AID: Final = PAGE.verb("aid-with", KINDS, "VAL-THOR-02", "card")
WHOM: Final = PAGE.verb("aid-whom", MOST_SEATS, "VAL-THOR-04", "distance")

AIDED: Final = Happening("thor-aided", "card", "seat")
REWARDED: Final = Happening("thor-rewarded", "card")

THOR_IS_TACTIC: Final = switch("thor_is_tactic", True, "VAL-DIFF-31", {"RU": "off", "PL": "on"})
THOR_FIRST: Final = switch("thor_first", False, "VAL-AMB-050")

FEWEST_PLAYERS: Final = 3


class HelperView(TypedDict):
    """A helper and the aided player."""

    helper: int
    card: str
    aided: int | None


class HelpersView(TypedDict):
    """The helpers with their cards, and whom they aid."""

    played: list[HelperView]


class Helpers(Part):
    """The Thor cards in play, face up before their helpers, and the player that each card aids."""

    def __init__(self, names: tuple[str, ...], cards: list[int], aided: list[int]) -> None:
        self.names = names  # names of all Thor cards, for people
        self.cards = cards  # by helper
        self.aided = aided  # by helper; EMPTY until named

    def copy(self) -> Helpers:
        return Helpers(self.names, self.cards[:], self.aided[:])

    def card_count(self) -> int:
        return sum(1 for kind in self.cards if kind != EMPTY)

    def show(self, seat: int) -> HelpersView:
        helpers = [helper for helper, kind in enumerate(self.cards) if kind != EMPTY]
        return {"played": [self.show_card(helper) for helper in helpers]}

    def show_card(self, helper: int) -> HelperView:
        aided = self.aided[helper]
        card = self.names[self.cards[helper] - FIRST_KIND]
        return {"helper": helper, "card": card, "aided": None if aided == EMPTY else aided}

    def observe(self, seat: int, out: list[int]) -> None:
        """Write the card and the aided player of each helper, clockwise from the seat."""
        seats = len(self.cards)
        for distance in range(seats):
            helper = (seat + distance) % seats
            kind, aided = self.cards[helper], self.aided[helper]
            out.append(kind - FIRST_KIND + 1 if kind != EMPTY else 0)
            out.append((aided - seat) % seats + 1 if aided != EMPTY else 0)


def thor(g: Valhalla) -> Helpers:
    """Return this module's part."""
    part = g.part_of(MODULE)
    assert isinstance(part, Helpers)
    return part


def thor_card(g: Valhalla, kind: int) -> ThorCard:
    """Return the Thor card of this kind."""
    card = g.cards.cards[kind]
    assert isinstance(card, ThorCard)
    return card


def helpers(g: Valhalla) -> list[int]:
    """Return all players outside the battle (VAL-THOR-03), clockwise from the attacker's left."""
    battle = g.battle()
    around = [(battle.attacker.seat + distance) % g.seats for distance in range(1, g.seats)]
    return [seat for seat in around if seat != battle.defender.seat]


# -- before the battle


class CallForAid(Step[Valhalla]):
    """VAL-TL-04: helpers may play, after both participants (VAL-AMB-050) or, as an option, before them."""

    def run(self, g: Valhalla) -> None:
        g.call(AskHelpers(0))


class AskHelpers(Procedure[Valhalla]):
    """VAL-THOR-02, VAL-THOR-09: each helper in turn may play one Thor card (VAL-THOR-08) from hand.

    A ban on tactics does not apply to helpers (VAL-AMB-161).
    """

    prompt: ClassVar[str] = "aid-with"
    rule: ClassVar[str] = "VAL-TL-04"

    def __init__(self, at: int) -> None:
        self.at = at  # the helper whose turn it is, counted from the attacker's left

    def copy(self) -> AskHelpers:
        return AskHelpers(self.at)

    def run(self, g: Valhalla) -> None:
        """Ask the next helper who can help.

        On a live table every helper with cards is asked: to skip one would reveal a hand.
        """
        order = helpers(g)
        if self.at == len(order):
            g.done()
            return
        out = g.fresh_answers()
        self.options(g, order[self.at], out)
        if len(out) > 1 or (g.live and len(g.players[order[self.at]].hand.cards) > 0):
            g.ask_with(order[self.at], out)
        else:
            self.at += 1

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        part = thor(g)
        if part.cards[seat] != EMPTY:
            for aided in who_may_be_aided(g, part.cards[seat], seat):
                out.append(WHOM.of((aided - seat) % g.seats))
            return
        out.append(PASS)
        for kind in sorted(set(g.players[seat].hand.cards)):
            if is_thor(kind) and len(who_may_be_aided(g, kind, seat)) > 0:
                out.append(AID.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if AID.has(action):
            play(g, seat, AID.arg(action))
            able = who_may_be_aided(g, AID.arg(action), seat)
            if len(able) > 1:
                return  # the helper names one of the two next
            aid(g, seat, able[0])
        elif WHOM.has(action):
            aid(g, seat, (seat + WHOM.arg(action)) % g.seats)
        self.at += 1


def is_thor(kind: int) -> bool:
    """Is this one of the fourteen?"""
    return FIRST_KIND <= kind < FIRST_KIND + CARDS


def who_may_be_aided(g: Valhalla, kind: int, helper: int) -> list[int]:
    """VAL-THOR-05: return the participants who meet the card's requirement now, clockwise from the helper."""
    battle, card = g.battle(), thor_card(g, kind)
    around = [(helper + distance) % g.seats for distance in range(1, g.seats)]
    return [seat for seat in around if battle.fights(seat) and card.allows(g, seat)]


def play(g: Valhalla, helper: int, kind: int) -> None:
    """Play the card: it leaves the helper's hand and is face up before them."""
    g.players[helper].from_hand(kind)
    thor(g).cards[helper] = kind
    g.learned += 1


def aid(g: Valhalla, helper: int, aided: int) -> None:
    """VAL-THOR-04: the helper has named the aided player; effects before the battle apply now."""
    part = thor(g)
    part.aided[helper] = aided
    g.tell(AIDED, helper, [part.cards[helper], aided])
    thor_card(g, part.cards[helper]).aid.give(g, aided)


# -- after the battle


class HelpersFate(Step[Valhalla]):
    """VAL-TL-23: the winner's helpers keep their cards, the others are discarded."""

    def run(self, g: Valhalla) -> None:
        part = thor(g)
        for helper in helpers(g):
            if part.cards[helper] != EMPTY:
                settle(g, helper, part.cards[helper], part.aided[helper] == g.battle().winner)
                part.cards[helper] = EMPTY
                part.aided[helper] = EMPTY


def settle(g: Valhalla, helper: int, kind: int, won: bool) -> None:
    """VAL-THOR-15, VAL-THOR-16: to the helper's Valhalla, or discarded, also without a winner (VAL-AMB-081)."""
    if won:
        g.players[helper].to_valhalla(kind)
        g.tell(REWARDED, helper, [kind])
        return
    g.lay(kind)
    g.tell(DISCARDED, helper, [kind])
    if g.on(THOR_IS_TACTIC):
        g.battle().dropped.append(kind)  # effects that take a tactic of this battle may take it (VAL-AMB-076)


class ThorsAid(Chapter):
    """The module, with its cards and its steps in the battle."""

    def check(self, setup: Setup) -> None:
        """VAL-AMB-016: with two players there is no helper."""
        if setup.seats < FEWEST_PLAYERS:
            what = f"Thor's Aid with {setup.seats} players"
            right = f"{FEWEST_PLAYERS} or more are needed"
            raise SetupError(what, "", right, "VAL-AMB-016", "setup-thor", {"least": FEWEST_PLAYERS})

    def choices(self) -> list[Switch]:
        return [THOR_IS_TACTIC, THOR_FIRST]

    def cards(self, book: CardSet) -> None:
        """VAL-THOR-01, VAL-EXP-04, VAL-TV-04: all fourteen are in the deck; they count as tactics (VAL-THOR-17)."""
        for card in read_cards(book):
            book.table.add(card)
            if book.setup.on(THOR_IS_TACTIC):
                book.table.count_as_tactic(card)

    def part(self, g: Valhalla) -> Part | None:
        kinds = [kind for kind in g.cards.kinds if is_thor(kind)]
        names = tuple(g.cards.cards[kind].key for kind in kinds)
        return Helpers(names, [EMPTY] * g.seats, [EMPTY] * g.seats)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.BATTLE:
            return []
        place = 15 if setup.on(THOR_FIRST) else 40
        return [CallForAid(place, "VAL-TL-04", Lane.FOUGHT), HelpersFate(230, "VAL-TL-23")]

    def quantities(self) -> list[int]:
        return [Quantity.STRENGTH]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        """VAL-THOR-13: add the strength of helpers' cards to that of the aided player."""
        part = thor(g)
        for helper, aided in enumerate(part.aided):
            if aided == seat:
                value += thor_card(g, part.cards[helper]).aid.strength
        return value

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        if g.fight is None or not is_thor(AID.arg(action)):
            return ""
        return "VAL-THOR-03" if g.fight.fights(seat) else "VAL-THOR-05"

    def broken(self, g: Valhalla) -> str:
        """VAL-TL-23: no Thor card stays in play when the battle is over."""
        return "" if g.fight is not None or thor(g).card_count() == 0 else "VAL-TL-23"


MODULE: Final = ThorsAid("thor", PAGE)
