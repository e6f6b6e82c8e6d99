"""Expansion: Clash of Worlds. Every two neighbours share a private deck.   (spec: VAL-CLASH)

Each player picks a set of 40 cards, which becomes a deck to their left. A player draws from that deck, from the one of
the right neighbour and from the common deck. This module does not depend on what the sets do.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.errors import SetupError, Values
from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup, Switch, switch
from meadhall.core.procedure import Procedure, Step
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.expansions.clash.worlds import (
    KEY,
    SORT,
    WORLDS,
    draw_from,
    labels,
    new_worlds,
    private,
    sets_of,
    world_of,
    worlds,
)
from meadhall.games.valhalla.setup import SIX_PLAYERS, STARTING_DISCARD, FindFirstPlayer, ThrowAway, shuffle_in
from meadhall.games.valhalla.shared.pairs import WAYS
from meadhall.games.valhalla.shared.sets import DECK_SETS, FIRST_KINDS, SET_CARDS, keep_apart
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, VERBS, Courses, Quantity
from meadhall.games.valhalla.turn import DrawAndKeep

PAGE: Final = VERBS.page(KEY)

PICK_SET: Final = PAGE.verb("pick-set", WORLDS, "VAL-CLASH-04", SORT)

SET_PICKED: Final = Happening("set-picked", SORT)

PICK_REVERSE: Final = switch("clash_pick_reverse", False, "VAL-AMB-165")
SIX_NO_RETURN: Final = switch("clash_six_no_return", False, "VAL-AMB-168")

FROM_COMMON: Final = 3  # cards of the starting hand
FROM_EACH: Final = 2


# -- setup


class LaySetsOpen(Step[Valhalla]):
    """VAL-CLASH-13: the common deck is the base deck, with Thor and Tyr (VAL-AMB-169); the sets are laid out beside it.

    So starting warriors come from the base deck as usual (VAL-CLASH-14).
    """

    def run(self, g: Valhalla) -> None:
        part = worlds(g)
        for key in sets_of(g.rules.setup):
            first = FIRST_KINDS[key]
            part.stock[world_of(key)] = sorted(k for k in g.deck.cards if first <= k < first + SET_CARDS)
        apart = {kind for cards in part.stock for kind in cards}
        g.deck.cards = [kind for kind in g.deck.cards if kind not in apart]


class FirstPlayerFirst(FindFirstPlayer):
    """VAL-CLASH-03: boards, then the first player, then the sets; jarls are dealt afterwards (VAL-CLASH-12)."""


class PickSets(Step[Valhalla]):
    """VAL-CLASH-04: each player picks a set."""

    def run(self, g: Valhalla) -> None:
        g.call(PickSet(0))


class PickSet(Procedure[Valhalla]):
    """The right neighbour of the first player picks first, then clockwise, so the first player is second.

    An option reverses this: counter-clockwise with the first player last, as for warriors (VAL-AMB-165).
    """

    prompt: ClassVar[str] = "pick-set"
    rule: ClassVar[str] = "VAL-CLASH-04"

    def __init__(self, at: int) -> None:
        self.at = at

    def copy(self) -> PickSet:
        return PickSet(self.at)

    def run(self, g: Valhalla) -> None:
        if self.at == g.seats:
            g.done()
        else:
            g.ask(self.picker(g))

    def picker(self, g: Valhalla) -> int:
        way = -1 if g.on(PICK_REVERSE) else 1
        return (g.first - 1 + way * self.at) % g.seats

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        stock = worlds(g).stock
        out.extend(PICK_SET.of(number) for number in range(WORLDS) if len(stock[number]) > 0)

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.at += 1
        pick(g, seat, PICK_SET.arg(action))


def pick(g: Valhalla, seat: int, number: int) -> None:
    """VAL-CLASH-05: the set is shuffled and becomes a deck to the left of the board."""
    part = worlds(g)
    part.picked[seat] = number
    part.decks[seat].cards = part.stock[number]
    part.stock[number] = []
    g.chance.shuffle(part.decks[seat].cards)
    g.learned += 1
    g.tell(SET_PICKED, seat, [number])


class MixedHands(Step[Valhalla]):
    """VAL-CLASH-15: three cards of the common deck and two of each private one; then two are discarded."""

    def run(self, g: Valhalla) -> None:
        for distance in range(g.seats):
            seat = (g.first + distance) % g.seats
            for _ in range(FROM_COMMON):
                g.draw(seat)
            for owner in private(g, seat) * FROM_EACH:
                draw_from(g, seat, owner, to_choose=False)
        g.call(ThrowApart(STARTING_DISCARD))


class ThrowApart(ThrowAway):
    """VAL-CLASH-15: two of the seven cards go to the common discard pile, from whichever deck they came.

    With six players each is shuffled back into its deck (VAL-AMB-168, with its option).
    """

    def copy(self) -> ThrowApart:
        return ThrowApart(self.count, self.asked)

    def reveal(self, g: Valhalla) -> None:
        back = g.seats == SIX_PLAYERS and not g.on(SIX_NO_RETURN)
        for distance in range(g.seats):
            player = g.players[(g.first + distance) % g.seats]
            for kind in player.sealed.cards:
                if back:
                    put_back(g, kind)
                else:
                    g.lay(kind)
            player.sealed = player.sealed.emptied()
        g.learned += 1


def put_back(g: Valhalla, kind: int) -> None:
    """Put a card back at a random place. The order of a deck is unknown, so this equals shuffling."""
    home = worlds(g).home(kind)
    if home == EMPTY:
        shuffle_in(g, [kind])
    else:
        deck = worlds(g).decks[home].cards
        deck.insert(g.chance.pick(len(deck) + 1), kind)


# -- turn


class MixedPhaseB(Step[Valhalla]):
    """VAL-CLASH-18: one card of the common deck and one of each private one; keep one, discard the others.

    They go to the common pile, the only one (VAL-CLASH-21). Further cards that jarls draw come from the common deck,
    like any other draw (VAL-CLASH-19); action 4 is unchanged (VAL-CLASH-17, VAL-DIFF-68).
    """

    def run(self, g: Valhalla) -> None:
        if g.no_phase_b:
            return
        for owner in private(g, g.active):
            draw_from(g, g.active, owner, to_choose=True)
        common = g.reckon(Quantity.PHASE_B_DRAW, g.active, 1)
        g.call(DrawAndKeep(g.active, common, g.reckon(Quantity.PHASE_B_KEEP, g.active, 1), drawn=False))


class ClashOfWorlds(Chapter):
    """Private decks for the sets in use; they end the game like the common one (VAL-CLASH-23).

    Any player may use a card they hold (VAL-CLASH-20), and a set brings all it needs (VAL-CLASH-09). Other expansions
    are unchanged (VAL-CLASH-24). The sizes of the decks follow VAL-CLASH-25, VAL-TV-37.
    """

    def check(self, setup: Setup) -> None:
        """VAL-CLASH-02, VAL-AMB-166: there is a set for each player, and no game in pairs.

        VAL-AMB-171: a draft replaces the same step as this module, and games against a beast refuse it.
        """
        count = len(sets_of(setup))
        if count < setup.seats:
            right = f"{setup.seats} or more are needed"
            what = f"{count} sets for {setup.seats} players"
            wish: Values = {"count": count, "seats": setup.seats}
            raise SetupError(what, "", right, "VAL-AMB-166", "setup-clash-sets", wish)
        if any(key in WAYS for key in setup.modules):
            raise SetupError("a clash of worlds in pairs", "", "each for himself", "VAL-AMB-171", "setup-clash-pairs")

    def requires_one_of(self) -> list[str]:
        """VAL-CLASH-01: any of the sets there are."""
        return DECK_SETS[:]

    def choices(self) -> list[Switch]:
        return [PICK_REVERSE, SIX_NO_RETURN]

    def cards(self, book: CardSet) -> None:
        """Add no cards, only names for the sets."""
        book.table.beside[SORT] = labels(book.setup)

    def part(self, g: Valhalla) -> Part | None:
        return new_worlds(g)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course == Courses.TURN:
            return [MixedPhaseB(430, "VAL-CLASH-18", instead="VAL-TL-43")]
        if course != Courses.SETUP:
            return []
        return [
            LaySetsOpen(11, "VAL-CLASH-13"),
            FirstPlayerFirst(32, "VAL-CLASH-03", instead="VAL-SETUP-10"),
            PickSets(33, "VAL-CLASH-04"),
            MixedHands(90, "VAL-CLASH-15", instead="VAL-SETUP-19"),
        ]

    def broken(self, g: Valhalla) -> str:
        """VAL-CLASH-05: a private deck holds only cards of its set."""
        part = worlds(g)
        strange = any(part.home(kind) != seat for seat, deck in enumerate(part.decks) for kind in deck.cards)
        return "VAL-CLASH-05" if strange else ""


keep_apart(KEY)
MODULE: Final = ClashOfWorlds(KEY, PAGE)
