"""Discard: at most one card is kept for the next Age.   (spec: BR-DISCARD)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Procedure, Step
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.battles.battle import cards_of
from meadhall.games.bloodrage.happenings import DISCARDED_SECRETLY, PHASE_BEGAN
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import AGES, DISCARD_PAGE, KEEP, Courses, Phase


class DiscardStep(Step[BloodRage]):
    """BR-DISCARD-01: Ages 1 and 2 keep a card. BR-DISCARD-02: Age 3 keeps none."""

    def run(self, g: BloodRage) -> None:
        g.phase = Phase.DISCARD
        g.tell(PHASE_BEGAN, g.first, [g.phase])
        if g.age == AGES:
            bury_hands(g)
        else:
            g.call(KeepOne())


class KeepOne(Procedure[BloodRage]):
    """BR-DISCARD-04, BR-AMB-43: all players choose at the same time in secret: a card of any type, or none."""

    prompt: ClassVar[str] = "keep"
    rule: ClassVar[str] = "BR-DISCARD-01"

    def __init__(self, asked: bool = False) -> None:
        self.asked = asked

    def copy(self) -> KeepOne:
        return KeepOne(self.asked)

    def run(self, g: BloodRage) -> None:
        holders = [seat for seat in range(g.seats) if len(g.clans[seat].hand.cards) > 0]
        if self.asked or len(holders) == 0:
            bury_hands(g)
            g.done()
        else:
            self.asked = True
            g.ask_all(holders)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(PASS)
        cards_of(g.clans[seat].hand.cards, KEEP.first, out)

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        """The kept card is face down until every player has chosen."""
        if action != PASS:
            g.clans[seat].from_hand(KEEP.arg(action))
            g.clans[seat].seal(KEEP.arg(action))


def bury_hands(g: BloodRage) -> None:
    """The rest is discarded unseen (BR-AMB-10) and without a reward (BR-DISCARD-03); kept cards return to the hand.

    If some cards of the hand were public, it is not public whether the kept card is one of them (BR-DISCARD-04).
    """
    for seat, clan in enumerate(g.clans):
        g.tell(DISCARDED_SECRETLY, seat, [len(clan.hand.cards)])
        clan.buried = clan.buried.joined(clan.hand.cards)
        clan.hand = clan.hand.of(clan.sealed.cards)
        clan.sealed = clan.sealed.emptied()
        clan.known = []


class Discard(Module[BloodRage]):
    """Chapter 1.15: discarding."""

    def steps(self, course: int, setup: Setup) -> list[Step[BloodRage]]:
        return [DiscardStep(30, "BR-DISCARD-01")] if course == Courses.AGE else []


MODULE: Final[Discard] = Discard("discard", DISCARD_PAGE)
