"""Battle: cards are played in secret and revealed together; strength decides.   (spec: BR-BATTLE, states B0 to B8)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Course, Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.battles.treat import Treat, struck_out
from meadhall.games.bloodrage.effect import spoken
from meadhall.games.bloodrage.figures import present_kinds, strength_in
from meadhall.games.bloodrage.happenings import (
    ADDED,
    BATTLE_BEGAN,
    CANCELLED,
    CARD_LAID,
    COUNTED,
    REVEALED,
    TOTAL,
    WATCHED,
)
from meadhall.games.bloodrage.pieces.raid import Raid
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import ADD, BATTLE_PAGE, LAY, NONE, Courses, Quantity

FIRST_WATCH: Final = 1  # BR-AMB-21
CHOOSE_AGAIN: Final = "BR-BATTLE-02"  # the rule of B1: Heimdall's Watch returns to this step


class Start(Step[BloodRage]):
    """B0: the participants are fixed (BR-BATTLE-01, BR-AMB-18), and the figures that are there (BR-AMB-37).

    No figure has been destroyed yet (BR-BATTLE-25).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        g.fallen = [0] * g.seats
        seats = g.round_from(raid.pillager)
        raid.fighters = [seat for seat in seats if g.in_area(seat, raid.province) > 0]
        raid.present = [present_kinds(g, seat, raid.province) for seat in range(g.seats)]
        g.tell_one(BATTLE_BEGAN, raid.pillager, raid.province)


class ChooseStep(Step[BloodRage]):
    """B1: each participant with cards in hand plays one."""

    def run(self, g: BloodRage) -> None:
        g.call(Choose())


class Choose(Procedure[BloodRage]):
    """BR-BATTLE-02: exactly one card of any type, face down. BR-BATTLE-03: an empty hand lays nothing."""

    prompt: ClassVar[str] = "lay"
    rule: ClassVar[str] = "BR-BATTLE-02"

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def copy(self) -> Choose:
        return Choose(self.asked)

    def run(self, g: BloodRage) -> None:
        choosers = [s for s in g.battle().participants() if len(g.clans[s].hand.cards) > 0]
        if self.asked or len(choosers) == 0:
            g.done()
        else:
            self.asked = True
            g.ask_all(choosers)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        cards_of(g.clans[seat].hand.cards, LAY.first, out)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        card = LAY.arg(action)
        g.clans[seat].from_hand(card)
        g.clans[seat].seal(card)
        g.tell(CARD_LAID, seat, [])

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", g.battle().province)


def cards_of(hand: list[int], first: int, out: Answers) -> None:
    """Append an option for each different card of a hand. Hands are sorted."""
    last = NONE
    for card in hand:
        if card != last:
            out.append(first + card)
            last = card


class Reveal(Step[BloodRage]):
    """B2: all cards are revealed together (BR-BATTLE-04); a player without a card fights without one (BR-BATTLE-03).

    A battle card adds its strength (BR-BATTLE-05), any other card adds nothing (BR-BATTLE-06).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        for seat in raid.participants():
            clan = g.clans[seat]
            if len(clan.sealed.cards) > 0:
                card = clan.sealed.cards[0]
                clan.sealed = clan.sealed.minus(card)
                g.show(seat, card)
                raid.worth[seat] = g.cards[card].strength if g.cards[card].is_battle else 0
                g.tell(REVEALED, seat, [card, raid.worth[seat]])


class Cancel(Step[BloodRage]):
    """B4: Thor's Primacy acts first (BR-BATTLE-21), then each Heimdall's Sight (BR-AMB-20).

    Clan sheets are unaffected (BR-AMB-19).
    """

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        for seat in raid.participants():
            if len(g.clans[seat].shown) > 0 and struck_out(g, seat):
                raid.silenced |= 1 << seat
                g.tell_one(CANCELLED, seat, g.clans[seat].shown[0])
        fix_sight(g)


def fix_sight(g: BloodRage) -> None:
    """BR-FX-04, BR-AMB-20: a Sight is as strong as the opponents' best card; if all of those are Sights it is 0."""
    raid = g.battle()
    for seat in raid.participants():
        if spoken(g, seat).sees:
            see(g, seat, best_enemy_card(g, raid, seat))


def see(g: BloodRage, seat: int, strength: int) -> None:
    """Set the strength of a Sight and log it."""
    g.battle().worth[seat] = strength
    g.tell(COUNTED, seat, [g.clans[seat].shown[0], strength])


def best_enemy_card(g: BloodRage, raid: Raid, seat: int) -> int:
    """Return the highest strength among the cards of opponents, without other Sights."""
    rivals = [s for s in raid.participants() if s != seat and not spoken(g, s).sees]
    return max([raid.worth[s] for s in rivals], default=0)


class Watch(Step[BloodRage]):
    """B5: a Watch whose text counts starts another choice (BR-FX-07). BR-AMB-21: only the first one is paid."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        watchers = [seat for seat in raid.participants() if spoken(g, seat).watches]
        if len(watchers) > 0:
            glory = sum(raid.worth[seat] for seat in raid.participants())
            for seat in watchers[: g.reckon(Quantity.WATCHES, watchers[0], FIRST_WATCH)]:
                g.tell_one(WATCHED, seat, glory)
                g.gain_glory(seat, glory)
            sweep(g, raid)
            back_to(g, CHOOSE_AGAIN)


def sweep(g: BloodRage, raid: Raid) -> None:
    """BR-AMB-21: every revealed card is discarded, a second Watch too, and all players with a hand choose again."""
    for seat in raid.participants():
        for card in g.clans[seat].shown:
            g.throw(seat, card)
        g.clans[seat].shown = []
        raid.worth[seat] = 0


def back_to(g: BloodRage, rule: str) -> None:
    """Run the current course again from the step of this rule."""
    course = g.stack[-1]
    assert isinstance(course, Course)
    rules = [step.rule for step in g.rules.courses[course.course]]
    course.at = rules.index(rule)


class BeforeTotals(Step[BloodRage]):
    """B6: the other texts act before strength is compared."""

    def run(self, g: BloodRage) -> None:
        g.call(Texts())


class Texts(Procedure[BloodRage]):
    """BR-BATTLE-22: the pillager's card first, then clockwise."""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def copy(self) -> Texts:
        return Texts(self.at)

    def run(self, g: BloodRage) -> None:
        seats = g.battle().participants()
        if self.at == len(seats):
            g.done()
            return
        seat = seats[self.at]
        self.at += 1
        self.act(g, seat)

    def act(self, g: BloodRage, seat: int) -> None:
        """Apply one card's text at this step."""
        spoken(g, seat).before_totals(g, seat)


class AddStep(Step[BloodRage]):
    """B7: white-disc cards."""

    def run(self, g: BloodRage) -> None:
        g.call(AddCards())


class AddCards(Procedure[BloodRage]):
    """BR-BATTLE-09: pillager first, then clockwise, one card or none, until everyone in turn declines."""

    prompt: ClassVar[str] = "add"
    rule: ClassVar[str] = "BR-BATTLE-09"

    def __init__(self, turn: int = 0, declined: int = 0) -> None:
        self.turn = turn
        self.declined = declined  # participants in a row

    def copy(self) -> AddCards:
        return AddCards(self.turn, self.declined)

    def run(self, g: BloodRage) -> None:
        seats = g.battle().participants()
        while self.declined < len(seats):
            seat = seats[self.turn % len(seats)]
            self.turn += 1
            if might_add(g, seat):
                g.ask(seat)
                return
            self.declined += 1
        g.done()

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        """BR-BATTLE-08: a white-disc card may be added from hand; it may also be played like any other card."""
        out.append(PASS)
        cards_of([card for card in g.clans[seat].hand.cards if g.cards[card].disc], ADD.first, out)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if action == PASS:
            self.declined += 1
            return
        card = ADD.arg(action)
        self.declined = 0
        g.clans[seat].from_hand(card)
        g.show(seat, card)
        raid = g.battle()
        raid.added[seat] += g.cards[card].strength
        g.tell(ADDED, seat, [card, g.cards[card].strength])

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("place", g.battle().province)


def might_add(g: BloodRage, seat: int) -> bool:
    """Should this seat be asked? At a live table all are who might add a card: to skip one would reveal its hand."""
    hand = g.clans[seat].hand.cards
    if g.live:
        return len(hand) > 0 and g.age >= g.book.first_disc_age
    return any(g.cards[card].disc for card in hand)


class Compare(Step[BloodRage]):
    """B8: the strength of figures and cards is compared (BR-BATTLE-07), then the outcome follows."""

    def run(self, g: BloodRage) -> None:
        raid = g.battle()
        for seat in raid.participants():
            figures = strength_in(g, seat, raid.province)
            raid.totals[seat] = figures + raid.worth[seat] + raid.added[seat]
            g.tell_one(TOTAL, seat, raid.totals[seat])
        raid.winner = highest(raid)
        g.call(Course(Courses.RESOLUTION))


def highest(raid: Raid) -> int:
    """BR-BATTLE-11: the strictly highest total wins; BR-BATTLE-12: if it is shared, every participant loses.

    A participant without figures can win with cards (BR-BATTLE-10, BR-AMB-52).
    """
    best = max(raid.totals[seat] for seat in raid.participants())
    at_top = [seat for seat in raid.participants() if raid.totals[seat] == best]
    return at_top[0] if len(at_top) == 1 else NONE


class Battles(Module[BloodRage]):
    """Chapter 1.14, up to the comparison."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        if course != Courses.BATTLE:
            return []
        return [
            Start(0, "BR-BATTLE-01"),
            ChooseStep(10, CHOOSE_AGAIN),
            Reveal(20, "BR-BATTLE-04"),
            Treat(30, "BR-FX-22"),
            Cancel(40, "BR-FX-15"),
            Watch(50, "BR-FX-07"),
            BeforeTotals(60, "BR-BATTLE-21"),
            AddStep(70, "BR-BATTLE-09"),
            Compare(80, "BR-BATTLE-07"),
        ]

    def why_not(self, g: BloodRage, seat: int, action: int) -> str:
        """Return the rule against a card that is not in hand, or one without a white disc after the reveal."""
        return "BR-BATTLE-08" if ADD.has(action) else ""


MODULE: Final[Battles] = Battles("battle", BATTLE_PAGE)
