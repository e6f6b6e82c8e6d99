"""The demands of quests.   (spec: BR-FX-52…56)"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.cardset import Maker
from meadhall.games.bloodrage.cards.deck import QuestText
from meadhall.games.bloodrage.figures import strongest
from meadhall.games.bloodrage.pieces.board import REGIONS
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import REGION_NAMES, VALHALLA, YGGDRASIL

GLORIOUS_DEAD: Final = 4  # BR-FX-56


class StrongestIn(QuestText[BloodRage]):
    """BR-FX-52, BR-FX-53, BR-FX-54: the most strength in a live province of the region (BR-QUEST-18).

    Figures count, cards do not (BR-QUEST-19). BR-FX-55 demands the same in Yggdrasil (BR-AMB-50: 11 Glory in Age 3).
    """

    def __init__(self, provinces: list[int]) -> None:
        super().__init__()
        self.provinces = provinces

    def fulfilled(self, g: BloodRage, seat: int) -> bool:
        return any(strongest(g, seat, province) for province in self.provinces)


class GloriousDeath(QuestText[BloodRage]):
    """BR-FX-56: four or more own figures (or as many as its card says) in Valhalla, before Ragnarök (BR-QUEST-22)."""

    def fulfilled(self, g: BloodRage, seat: int) -> bool:
        return g.clans[seat].here[VALHALLA] >= self.value


class StrongestInAlfheim(StrongestIn):
    """BR-FX-52."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(REGIONS[REGION_NAMES.index("alfheim")])


class StrongestInJotunheim(StrongestIn):
    """BR-FX-53."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(REGIONS[REGION_NAMES.index("jotunheim")])


class StrongestInManheim(StrongestIn):
    """BR-FX-54."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(REGIONS[REGION_NAMES.index("manheim")])


class StrongestInYggdrasil(StrongestIn):
    """BR-FX-55."""

    def __init__(self, value: int = 0) -> None:
        super().__init__([YGGDRASIL])


QUEST_CARDS: Final[dict[str, Maker[QuestText[BloodRage]]]] = {
    "BR-FX-52": Maker(StrongestInAlfheim),
    "BR-FX-53": Maker(StrongestInJotunheim),
    "BR-FX-54": Maker(StrongestInManheim),
    "BR-FX-55": Maker(StrongestInYggdrasil),
    "BR-FX-56": Maker(GloriousDeath, GLORIOUS_DEAD),
}
