"""Chapter 2. Setup, step by step.   (spec: VAL-SETUP)"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.errors import SetupError, Values
from meadhall.core.events import Happening
from meadhall.core.module import Setup, Switch
from meadhall.core.procedure import Choice, Procedure, Step
from meadhall.games.valhalla.cards.base_deck import check_base_deck
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.cards.deck import counted
from meadhall.games.valhalla.options import WHO_BEGINS
from meadhall.games.valhalla.players import new_player
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import (
    BASE_KINDS,
    EMPTY,
    GREY_DICE,
    KINDS,
    MOST_SLOTS,
    SETUP_PAGE,
    Courses,
    Quantity,
)

KEEP_JARL: Final = SETUP_PAGE.verb("keep-jarl", 25, "VAL-SETUP-08", "jarl")
PICK_WARRIOR: Final = SETUP_PAGE.verb("pick-warrior", KINDS, "VAL-SETUP-15", "card")
START_SLOT: Final = SETUP_PAGE.verb("start-slot", MOST_SLOTS, "VAL-SETUP-16", "slot")
THROW_AWAY: Final = SETUP_PAGE.verb("throw-away", KINDS, "VAL-SETUP-20", "card")

JARL_CHOSEN: Final = Happening("jarl-chosen", "jarl")
FIRST_PLAYER: Final = Happening("first-player")
REVEALED: Final = Happening("revealed", "card")
PICKED: Final = Happening("picked", "card")
SHUFFLED_BACK: Final = Happening("shuffled-back", "number")

STEP6: Final = [0, 0, 40, 20, 10, 0, 0]  # VAL-SETUP-11, by number of players
JARLS_DEALT: Final = 3
STARTING_CARDS: Final = 7
STARTING_DISCARD: Final = 2
SIX_PLAYERS: Final = 6  # with six players discarded cards are shuffled back (VAL-SETUP-22)


class ShuffleDeck(Step[Valhalla]):
    """VAL-SETUP-01: all cards in use become one face-down deck; the discard pile is empty (VAL-SETUP-02)."""

    def run(self, g: Valhalla) -> None:
        deck: list[int] = []
        for kind in g.cards.kinds:
            for _ in range(g.cards.cards[kind].copies):
                deck.append(kind)
        g.chance.shuffle(deck)
        g.deck.cards, g.discard, g.lying = deck, [], counted([])


class LayOutSupply(Step[Valhalla]):
    """VAL-SETUP-04: three grey dice form the supply. Scoring depends on the player count (VAL-SETUP-03)."""

    def run(self, g: Valhalla) -> None:
        g.grey = GREY_DICE


class TakeBoards(Step[Valhalla]):
    """VAL-SETUP-05: each player takes a board with four shields of one colour: the seat (VAL-COMP-11)."""

    def run(self, g: Valhalla) -> None:
        g.players = [new_player(seat) for seat in range(g.seats)]
        for player in g.players:
            player.captured = [0] * g.seats


class DealJarls(Step[Valhalla]):
    """VAL-SETUP-06, VAL-SETUP-07: three jarls each; those marked 3+ are not used with two players.

    If more are needed than the box has, all players get the same lower number (VAL-AMB-005).
    """

    def run(self, g: Valhalla) -> None:
        deal_jarls(g, [jarl.number for jarl in g.cards.jarls if jarl.min_players <= g.seats])


def deal_jarls(g: Valhalla, box: list[int]) -> None:
    """Deal these jarls; the rest stays in the box."""
    g.chance.shuffle(box)
    wanted = g.reckon(Quantity.JARLS_DEALT, EMPTY, JARLS_DEALT)
    count = min(wanted, len(box) // g.seats)
    for player in g.players:
        player.jarls = player.jarls.of(sorted(box[:count]))
        del box[:count]
    g.jarl_box = g.jarl_box.of(box)
    g.learned += 1
    g.call(ChooseJarl())


class ChooseJarl(Procedure[Valhalla]):
    """VAL-SETUP-08: each secretly keeps one; the others go back unseen (VAL-AMB-004).

    The kept ones are revealed together (VAL-SETUP-09).
    """

    prompt: ClassVar[str] = "keep-jarl"
    rule: ClassVar[str] = "VAL-SETUP-08"

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def copy(self) -> ChooseJarl:
        return ChooseJarl(self.asked)

    def run(self, g: Valhalla) -> None:
        if not self.asked:
            self.asked = True
            g.ask_all(list(range(g.seats)))
        else:
            self.reveal(g)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for jarl in g.players[seat].jarls.cards:
            out.append(KEEP_JARL.of(jarl))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        """The kept jarl is placed face down on the others."""
        player = g.players[seat]
        kept = KEEP_JARL.arg(action)
        player.jarls = player.jarls.minus(kept).on_top(kept)

    def reveal(self, g: Valhalla) -> None:
        for seat, player in enumerate(g.players):
            player.jarl = player.jarls.cards[-1]
            g.jarl_box = g.jarl_box.of(g.jarl_box.cards + player.jarls.cards[:-1])
            player.jarls = player.jarls.emptied()
            g.tell(JARL_CHOSEN, seat, [player.jarl])
        g.learned += 1
        g.done()


class FindFirstPlayer(Step[Valhalla]):
    """VAL-SETUP-10: instead of comparing beards, the first player is random, unless the host chose one (VAL-AMB-003).

    This comes before the discard (VAL-DIFF-01).
    """

    def run(self, g: Valhalla) -> None:
        named = g.rules.setup.value(WHO_BEGINS)
        g.first = g.chance.pick(g.seats) if named == WHO_BEGINS.default else int(named) - 1
        g.active = g.first
        g.tell(FIRST_PLAYER, g.first, [])


class DiscardByPlayers(Step[Valhalla]):
    """VAL-SETUP-11: cards of the deck are discarded, by player count; they begin the pile (VAL-SETUP-12)."""

    def run(self, g: Valhalla) -> None:
        g.mill(max(0, g.reckon(Quantity.STEP6_DISCARD, EMPTY, STEP6[g.seats])))


class RevealWarriors(Step[Valhalla]):
    """VAL-SETUP-13: reveal cards until there is one warrior more than players. Others return: VAL-SETUP-14."""

    def run(self, g: Valhalla) -> None:
        others: list[int] = []
        g.row = []
        while len(g.row) < g.seats + 1:
            if len(g.deck.cards) == 0:
                right = "the setup is invalid; use another card set"
                raise SetupError("too few warriors in the deck", "", right, "VAL-AMB-012", "setup-warriors")
            kind = g.deck.cards.pop()
            (g.row if g.cards.is_warrior(kind) else others).append(kind)
            g.tell(REVEALED, g.first, [kind])
        g.row.sort()
        shuffle_in(g, others)  # once, when all are revealed, and cards of every kind (VAL-AMB-012, VAL-DIFF-04)


def shuffle_in(g: Valhalla, cards: list[int]) -> None:
    """Put cards back at random places. The order of the deck is unknown, so this equals shuffling."""
    if len(cards) > 0:
        for kind in cards:
            g.deck.cards.insert(g.chance.pick(len(g.deck.cards) + 1), kind)
        g.learned += 1
        g.tell(SHUFFLED_BACK, g.first, [len(cards)])


class PickWarriors(Step[Valhalla]):
    """VAL-SETUP-15: from the first player's right neighbour counter-clockwise; the first picks last."""

    def run(self, g: Valhalla) -> None:
        g.call(PickWarrior(seat=(g.first - 1) % g.seats, picking=True))


class PickWarrior(Choice[Valhalla]):
    """One player picks a warrior and puts it into any slot: the starting squad (VAL-SETUP-16)."""

    prompt: ClassVar[str] = "pick-warrior"
    rule: ClassVar[str] = "VAL-SETUP-15"

    def __init__(self, seat: int, picking: bool) -> None:
        super().__init__(seat)
        self.picking = picking

    def copy(self) -> PickWarrior:
        return PickWarrior(self.seat, self.picking)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        if self.picking:
            for kind in sorted(set(g.row)):
                out.append(PICK_WARRIOR.of(kind))
        else:
            for slot in g.empty_slots(seat):
                out.append(START_SLOT.of(slot))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        player = g.players[seat]
        if self.picking:
            g.row.remove(PICK_WARRIOR.arg(action))
            player.comes(PICK_WARRIOR.arg(action))
            self.picking = False
            return
        kind = player.goes_to_squad()
        g.stand(seat, START_SLOT.arg(action), kind)
        g.tell(PICKED, seat, [kind])
        self.go_on(g)

    def go_on(self, g: Valhalla) -> None:
        """After the first player, the warrior left over is shuffled back (VAL-SETUP-18, VAL-DIFF-05)."""
        if self.seat != g.first:
            self.seat = (self.seat - 1) % g.seats
            self.picking = True
            return
        g.done()
        shuffle_in(g, g.row)
        g.row = []


class DrawHands(Step[Valhalla]):
    """VAL-SETUP-19: each player draws seven cards."""

    def run(self, g: Valhalla) -> None:
        count = g.reckon(Quantity.STARTING_CARDS, EMPTY, STARTING_CARDS)
        for at in range(g.seats):
            seat = (g.first + at) % g.seats
            for _ in range(count):
                g.draw(seat)
        g.call(ThrowAway(g.reckon(Quantity.STARTING_DISCARD, EMPTY, STARTING_DISCARD)))


class ThrowAway(Procedure[Valhalla]):
    """VAL-SETUP-20: each player discards two of seven, all at once in secret; five are left (VAL-SETUP-21)."""

    prompt: ClassVar[str] = "throw-away"
    rule: ClassVar[str] = "VAL-SETUP-20"

    def __init__(self, count: int, asked: bool = False) -> None:
        self.count = count
        self.asked = asked

    def copy(self) -> ThrowAway:
        return ThrowAway(self.count, self.asked)

    def run(self, g: Valhalla) -> None:
        if not self.asked and self.count > 0:
            self.asked = True
            g.ask_all(list(range(g.seats)))
        else:
            g.done()
            self.reveal(g)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        for kind in sorted(set(g.players[seat].hand.cards)):
            out.append(THROW_AWAY.of(kind))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        player = g.players[seat]
        player.from_hand(THROW_AWAY.arg(action))
        player.sealed = player.sealed.on_top(THROW_AWAY.arg(action))
        if len(player.sealed.cards) < self.count:
            g.ask(seat)

    def reveal(self, g: Valhalla) -> None:
        """Reveal them from the first player clockwise, each in the order chosen (VAL-AMB-001).

        With six players they are shuffled back (VAL-SETUP-22).
        """
        thrown: list[int] = []
        for at in range(g.seats):
            player = g.players[(g.first + at) % g.seats]
            thrown.extend(player.sealed.cards)
            player.sealed = player.sealed.emptied()
        g.learned += 1
        if g.reckon(Quantity.SHUFFLE_BACK, EMPTY, int(g.seats == SIX_PLAYERS)) > 0:
            shuffle_in(g, thrown)  # all of them (VAL-DIFF-03)
        else:
            for kind in thrown:
                g.lay(kind)


class SettingUp(Chapter):
    """The steps of setup. Components that are not in use are left out (VAL-SETUP-23).

    Deck and discard pile then have the sizes of VAL-SETUP-24 and VAL-TV-01. A player who drew no warrior gets no other
    hand (VAL-AMB-014).
    """

    def choices(self) -> list[Switch]:
        return [WHO_BEGINS]

    def check(self, setup: Setup) -> None:
        """VAL-AMB-003: the host may name the first player, who must exist."""
        named = setup.value(WHO_BEGINS)
        if named != WHO_BEGINS.default and int(named) > setup.seats:
            right = f"first_player can be 1 to {setup.seats}, or {WHO_BEGINS.default}"
            what = f"player {named} of {setup.seats} begins"
            wish: Values = {"number": int(named), "seats": setup.seats}
            raise SetupError(what, "", right, WHO_BEGINS.rule, "setup-first", wish)

    def cards(self, book: CardSet) -> None:
        """VAL-COMP-02: the base deck of 120 cards, with everything that must be in it (VAL-DATA-02)."""
        book.load_deck("deck.toml", "", first=0, most=BASE_KINDS, total=120)
        check_base_deck(book)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.SETUP:
            return []
        return [
            ShuffleDeck(10, "VAL-SETUP-01"),
            LayOutSupply(20, "VAL-SETUP-04"),
            TakeBoards(30, "VAL-SETUP-05"),
            DealJarls(40, "VAL-SETUP-07"),
            FindFirstPlayer(50, "VAL-SETUP-10"),
            DiscardByPlayers(60, "VAL-SETUP-11"),
            RevealWarriors(70, "VAL-SETUP-13"),
            PickWarriors(80, "VAL-SETUP-15"),
            DrawHands(90, "VAL-SETUP-19"),
        ]

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-01: every card is in exactly one place; modules count the cards they hold."""
        cards = cards_on_table(g)
        held = sum(part.card_count() for part in g.parts if part is not None)
        too_many = any(count > g.cards.cards[kind].copies for kind, count in Counter(cards).items())
        return "VAL-INV-01" if too_many or len(cards) + held != g.cards.total() else ""


def cards_on_table(g: Valhalla) -> list[int]:
    """Return all cards of the deck, in any place."""
    cards = g.deck.cards + g.discard + g.row
    for player in g.players:
        cards += player.hand.cards + player.drawn.cards + player.sealed.cards + player.valhalla.cards
        cards += player.coming + [kind for kind in player.squad + player.covered if kind != EMPTY]
    if g.fight is not None:
        cards += g.fight.attacker.tactics + g.fight.defender.tactics
    return cards
