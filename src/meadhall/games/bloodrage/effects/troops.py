"""Leader, warrior and ship upgrades.   (spec: BR-FX-34…42)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.procedure import Choice
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.cards.cardset import Maker
from meadhall.games.bloodrage.cards.deck import UpgradeText
from meadhall.games.bloodrage.happenings import STEPPED
from meadhall.games.bloodrage.pieces.board import NEIGHBOURS
from meadhall.games.bloodrage.stats import Raise, raise_all
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import LEADER, STEP_TO


class LordOfHammers(UpgradeText[BloodRage]):
    """BR-FX-34: after a successful pillage with the Leader there, he may step to an adjacent province."""

    def pillaged(self, g: BloodRage, seat: int) -> None:
        g.call(StepOn(seat))


class StepOn(Choice[BloodRage]):
    """BR-FX-34: choose an adjacent live province with room, or stay."""

    prompt: ClassVar[str] = "step"
    rule: ClassVar[str] = "BR-FX-34"

    def copy(self) -> StepOn:
        return StepOn(self.seat)

    def options(self, g: BloodRage, seat: int, out: Answers) -> None:
        out.append(PASS)
        out.extend([STEP_TO.of(p) for p in NEIGHBOURS[g.battle().province] if g.room(p) > 0])

    def chosen(self, g: BloodRage, seat: int, action: int) -> None:
        g.done()
        if action != PASS:
            start, end = g.battle().province, STEP_TO.arg(action)
            g.move(seat, LEADER, start, end)
            g.tell(STEPPED, seat, [LEADER, start, end])


class LordOfAxes(UpgradeText[BloodRage]):
    """BR-FX-35: on the same condition raise one stat."""

    def pillaged(self, g: BloodRage, seat: int) -> None:
        g.call(Raise(seat))


class LordOfSpears(UpgradeText[BloodRage]):
    """BR-FX-36: on the same condition raise all three stats."""

    def pillaged(self, g: BloodRage, seat: int) -> None:
        raise_all(g, seat)


class PairsOfArms(UpgradeText[BloodRage]):
    """BR-FX-37, BR-FX-39: every two Warriors in one province have strength 3 or 6 together."""

    def warriors(self, number: int, each: int) -> int:
        return self.value * (number // 2) + each * (number % 2)


class ExpertsInArms(UpgradeText[BloodRage]):
    """BR-FX-38: each Warrior has the strength of 2 printed on the card."""


class Dragons(UpgradeText[BloodRage]):
    """BR-FX-40, BR-FX-41, BR-FX-42: 4, 8 or 12 Glory for each own ship destroyed, for any reason."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.ship_glory = value


TROOP_UPGRADES: Final[dict[str, Maker[UpgradeText[BloodRage]]]] = {
    "BR-FX-34": Maker(LordOfHammers),
    "BR-FX-35": Maker(LordOfAxes),
    "BR-FX-36": Maker(LordOfSpears),
    "BR-FX-37": Maker(PairsOfArms, 3),
    "BR-FX-38": Maker(ExpertsInArms),
    "BR-FX-39": Maker(PairsOfArms, 6),
    "BR-FX-40": Maker(Dragons, 4),
    "BR-FX-41": Maker(Dragons, 8),
    "BR-FX-42": Maker(Dragons, 12),
}
