"""By Hand: the owner says what a text does now, and the others agree or refuse.   (spec: VAL-HAND)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.voting import Claim, ClaimVote
from meadhall.games.valhalla.dice import roll_dice
from meadhall.games.valhalla.shared.bonus import BonusGlory
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import VERBS

KEY: Final = "by_hand"
PAGE: Final = VERBS.page(KEY)

GIFTS: Final = ("strength", "dice", "fewer", "cards", "glory")  # what a text may do, in the order of the questions
STRENGTH: Final = 0
DICE: Final = 1
FEWER: Final = 2
CARDS: Final = 3
GLORY: Final = 4
MOST: Final = (9, 3, 3, 3, 5)  # the most of each (VAL-HAND-02)
REFUSALS: Final = 3  # after so many the text does nothing more (VAL-HAND-05)

NOTHING: Final = PAGE.verb("hand-nothing", 1, "VAL-HAND-03")
SAY: Final = [PAGE.verb(f"hand-{gift}", MOST[at] + 1, "VAL-HAND-03", "number") for at, gift in enumerate(GIFTS)]
AGREE: Final = [PAGE.verb(f"agree-{gift}", MOST[at] + 1, "VAL-HAND-04", "number") for at, gift in enumerate(GIFTS)]
REFUSE: Final = PAGE.verb("hand-refuse", 1, "VAL-HAND-05")

SAID: Final = [Happening(f"hand-{gift}", "number") for gift in GIFTS]
AGREED: Final = Happening("hand-agreed")
REFUSED: Final = Happening("hand-refused")


class Say(Claim[Valhalla]):
    """VAL-HAND-03: the owner says what the text does, one gain after the other, each up to the card's limit."""

    prompt: ClassVar[str] = "hand-say"
    rule: ClassVar[str] = "VAL-HAND-03"
    for_people: ClassVar[bool] = True

    def __init__(self, seat: int, sort: str, number: int, left: list[int], refused: int = 0) -> None:
        super().__init__(seat, left, refused)
        self.sort = sort  # "card" or "jarl"
        self.number = number

    def copy(self) -> Say:
        return Say(self.seat, self.sort, self.number, self.left, self.refused)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.append(NOTHING.of())
        if self.refused < REFUSALS:
            for gift, most in enumerate(self.left):
                out.extend(SAY[gift].of(n) for n in range(1, min(most, possible(g, seat, gift)) + 1))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        gift = gift_of(action)
        if NOTHING.has(action):
            g.done()
            return
        n = SAY[gift].arg(action)
        g.tell(SAID[gift], seat, [n])
        g.call(Agree(seat, gift, n))

    def give(self, g: Valhalla, gift: int, n: int) -> None:
        give(g, self.seat, gift, n)

    def about(self, g: Valhalla) -> tuple[str, int]:
        return (self.sort, self.number)


class Agree(ClaimVote[Valhalla]):
    """VAL-HAND-04: all the others are asked at once and in secret; the gain counts if none refuses.

    VAL-HAND-05: a refusal is reported, and the owner may claim something else, up to a limit.
    """

    prompt: ClassVar[str] = "hand-agree"
    rule: ClassVar[str] = "VAL-HAND-04"
    agreed: ClassVar[Happening] = AGREED
    refused: ClassVar[Happening] = REFUSED

    def copy(self) -> Agree:
        return Agree(self.seat, self.gift, self.n, self.asked, self.against)

    def agree(self) -> int:
        return AGREE[self.gift].of(self.n)

    def refuse(self) -> int:
        return REFUSE.of()


def gift_of(action: int) -> int:
    """Return the gain that an answer of the owner names; -1 for none."""
    return next((gift for gift, verb in enumerate(SAY) if verb.has(action)), -1)


def possible(g: Valhalla, seat: int, gift: int) -> int:
    """VAL-HAND-02: how much of a gain can be given now."""
    if gift == STRENGTH:
        return MOST[gift] if fights(g, seat) and not g.fighter(seat).frozen else 0
    if gift == DICE:
        return g.grey if fights(g, seat) and g.fighter(seat).rolled and not g.fighter(seat).frozen else 0
    if gift == FEWER:
        return MOST[gift] if faces_roll(g, seat) else 0
    return len(g.deck.cards) if gift == CARDS else MOST[gift]


def fights(g: Valhalla, seat: int) -> bool:
    return g.fight is not None and g.fight.fights(seat)


def faces_roll(g: Valhalla, seat: int) -> bool:
    """Does an opponent of this seat still have to roll in the battle?"""
    if g.fight is None or g.fight.ragnarok or g.fight.attacker.seat != seat:
        return False
    return g.fight.defender.seat >= 0 and not g.fight.defender.rolled


def give(g: Valhalla, seat: int, gift: int, n: int) -> None:
    """VAL-HAND-06: give what was agreed, even if the card leaves play."""
    if gift == STRENGTH:
        g.fighter(seat).said += n
    elif gift == DICE:
        roll_dice(g, g.fighter(seat), 0, g.take_grey(n))
    elif gift == FEWER:
        g.battle().defender.fewer += n
    elif gift == CARDS:
        for _ in range(n):
            g.draw(seat)
    else:
        g.call(BonusGlory(seat, n))
