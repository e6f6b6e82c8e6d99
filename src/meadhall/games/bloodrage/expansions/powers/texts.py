"""The texts of the five powers.   (spec: BR-VAR-10…14)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.games.bloodrage.cards.cardset import Maker
from meadhall.games.bloodrage.cards.deck import MONSTER_TYPE, UpgradeText
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import NONE, Quantity


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerText(UpgradeText[BloodRage]):
    """A power: an upgrade that changes one quantity for its owner."""

    quantity = NONE
    tribute = 0  # Glory for each successful pillage

    def changed(self, g: BloodRage, value: int, about: int) -> int:
        """Return the quantity after the change for its owner."""
        return value


class LongShips(PowerText):
    """BR-VAR-10: ships invade for free."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.quantity = Quantity.INVADE_COST

    def changed(self, g: BloodRage, value: int, about: int) -> int:
        return 0 if g.figures[about].ship else value


class HearthFire(PowerText):
    """BR-VAR-11: 1 Rage more in every Age."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.quantity = Quantity.RAGE

    def changed(self, g: BloodRage, value: int, about: int) -> int:
        return value + self.value


class BeastCallers(PowerText):
    """BR-VAR-12: Monsters' cards cost 2 Rage less, never below 0."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.quantity = Quantity.UPGRADE_COST

    def changed(self, g: BloodRage, value: int, about: int) -> int:
        return max(0, value - self.value) if g.cards[about].type == MONSTER_TYPE else value


class Tribute(PowerText):
    """BR-VAR-13: 1 Glory for each successful pillage."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.tribute = value


class Skalds(PowerText):
    """BR-VAR-14: 2 Glory more for each fulfilled quest."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.quantity = Quantity.QUEST_GLORY

    def changed(self, g: BloodRage, value: int, about: int) -> int:
        return value + self.value


POWERS: Final[dict[str, Maker[UpgradeText[BloodRage]]]] = {
    "BR-VAR-10": Maker(LongShips),
    "BR-VAR-11": Maker(HearthFire, 1),
    "BR-VAR-12": Maker(BeastCallers, 2),
    "BR-VAR-13": Maker(Tribute, 1),
    "BR-VAR-14": Maker(Skalds, 2),
}
