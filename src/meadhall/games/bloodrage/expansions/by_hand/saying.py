"""By Hand: the owner says what a text does now, and the others agree or refuse.   (spec: BR-HAND)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Part
from meadhall.core.procedure import Course, Procedure
from meadhall.core.voting import Claim, ClaimVote
from meadhall.games.bloodrage.stats import Raise, can_rise
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import CARD_IDS, STATS, VERBS, Courses, Phase

KEY: Final = "by_hand"
PAGE: Final = VERBS.page(KEY)

GIFTS: Final = ("strength", "glory", "rage", "raises", "fulfilled")  # what a text may do, in the order of the questions
STRENGTH: Final = 0
GLORY: Final = 1
RAGE: Final = 2
RAISES: Final = 3
FULFILLED: Final = 4  # of a quest: its demand is met
MOST: Final = (9, 12, 6, 3, 1)  # the most of each (BR-HAND-02)
REFUSALS: Final = 3  # after so many the text does nothing more (BR-HAND-05)

NOTHING: Final = PAGE.verb("hand-nothing", 1, "BR-HAND-03")
SAY: Final = [PAGE.verb(f"hand-{gift}", MOST[at] + 1, "BR-HAND-03", "number") for at, gift in enumerate(GIFTS)]
AGREE: Final = [PAGE.verb(f"agree-{gift}", MOST[at] + 1, "BR-HAND-04", "number") for at, gift in enumerate(GIFTS)]
REFUSE: Final = PAGE.verb("hand-refuse", 1, "BR-HAND-05")
CALL_ON: Final = PAGE.verb("call-on", CARD_IDS, "BR-HAND-07", "card")

SAID: Final = [Happening(f"hand-{gift}", "card", "number") for gift in GIFTS]
AGREED: Final = Happening("hand-agreed")
REFUSED: Final = Happening("hand-refused")


class Remembered(Part):
    """The quests that all players agreed on, and the texts used in each Age. All of it is public."""

    def __init__(self, fulfilled: list[int], called: list[int]) -> None:
        self.fulfilled = fulfilled  # seat * CARD_IDS + card
        self.called = called  # (age * seats + seat) * CARD_IDS + card

    def copy(self) -> Remembered:
        return Remembered(self.fulfilled[:], self.called[:])


def remembered(g: BloodRage) -> Remembered:
    """Return this module's part."""
    part = g.parts[g.rules.slots[KEY]]
    assert isinstance(part, Remembered)
    return part


class Carry(Procedure[BloodRage]):
    """Carries out several texts, one after the other."""

    def __init__(self, left: list[tuple[int, int, list[int]]]) -> None:
        self.left = left  # seat, card, and the most it can do; replaced, never changed

    def copy(self) -> Carry:
        return Carry(self.left)

    def run(self, g: BloodRage) -> None:
        if len(self.left) == 0:
            g.done()
            return
        seat, card, most = self.left[0]
        self.left = self.left[1:]
        g.call(Say(seat, card, most))


class Say(Claim[BloodRage]):
    """BR-HAND-03: the owner says what the text does, one gain after the other, each up to the card's limit."""

    prompt: ClassVar[str] = "hand-say"
    rule: ClassVar[str] = "BR-HAND-03"
    for_people: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, left: list[int], refused: int = 0) -> None:
        super().__init__(seat, left, refused)
        self.card = card

    def copy(self) -> Say:
        return Say(self.seat, self.card, self.left, self.refused)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(NOTHING.of())
        if self.refused < REFUSALS:
            for gift, most in enumerate(self.left):
                out.extend(SAY[gift].of(n) for n in range(1, min(most, possible(g, self.seat, gift)) + 1))

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        if NOTHING.has(action):
            g.done()
            return
        gift = gift_of(action)
        n = SAY[gift].arg(action)
        g.tell(SAID[gift], seat, [self.card, n])
        g.call(Agree(seat, gift, n))

    def give(self, g: BloodRage, gift: int, n: int) -> None:
        give(g, self.seat, self.card, gift, n)

    def about(self, g: BloodRage) -> tuple[str, int]:
        return ("card", self.card)


class Agree(ClaimVote[BloodRage]):
    """BR-HAND-04: the gain counts if no player refuses.

    BR-HAND-05: a refusal is reported, and the owner may claim something else.
    """

    prompt: ClassVar[str] = "hand-agree"
    rule: ClassVar[str] = "BR-HAND-04"
    agreed: ClassVar[Happening] = AGREED
    refused: ClassVar[Happening] = REFUSED

    def copy(self) -> Agree:
        return Agree(self.seat, self.gift, self.n, self.asked, self.against)

    def agree(self) -> int:
        return AGREE[self.gift].of(self.n)

    def refuse(self) -> int:
        return REFUSE.of()


def gift_of(action: int) -> int:
    """Return the gain that an answer of the owner names."""
    return next(gift for gift, verb in enumerate(SAY) if verb.has(action))


def possible(g: BloodRage, seat: int, gift: int) -> int:
    """BR-HAND-02: how much of a gain can be given now."""
    if gift == STRENGTH:
        return MOST[gift] if before_totals(g, seat) else 0
    if gift == RAGE:
        return MOST[gift] if g.phase == Phase.ACTION else 0
    if gift == RAISES:
        return MOST[gift] if any(can_rise(g, seat, stat) for stat in range(STATS)) else 0
    return MOST[gift]


def before_totals(g: BloodRage, seat: int) -> bool:
    """Does this seat fight in a battle whose totals are not compared yet?"""
    if g.raid is None or not g.raid.fights(seat):
        return False
    return not any(isinstance(top, Course) and top.course == Courses.RESOLUTION for top in g.stack)


def give(g: BloodRage, seat: int, card: int, gift: int, n: int) -> None:
    """BR-HAND-06: give what was agreed at once."""
    if gift == STRENGTH:
        g.battle().added[seat] += n
    elif gift == GLORY:
        g.gain_glory(seat, n)
    elif gift == RAGE:
        g.gain_rage(seat, n)
    elif gift == RAISES:
        g.call(Raise(seat, n))
    else:
        remembered(g).fulfilled.append(seat * CARD_IDS + card)
