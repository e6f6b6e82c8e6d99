"""What quests demand.   (spec: BR-FX-52…56)"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.board import REGIONS
from meadhall.games.bloodrage.effect import QuestText
from meadhall.games.bloodrage.figures import strongest
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import REGION_NAMES, VALHALLA, YGGDRASIL

GLORIOUS_DEAD: Final = 4  # BR-FX-56


class StrongestIn(QuestText):
    """BR-FX-52, BR-FX-53, BR-FX-54: the most strength in a live province of the region (BR-QUEST-18).

    Figures only, no cards (BR-QUEST-19). BR-FX-55 asks the same of Yggdrasil (BR-AMB-50: 11 Glory in Age 3).
    """

    def __init__(self, provinces: list[int]) -> None:
        self.provinces = provinces

    def fulfilled(self, g: BloodRage, seat: int) -> bool:
        return any(strongest(g, seat, province) for province in self.provinces)


class GloriousDeath(QuestText):
    """BR-FX-56: four or more own figures in Valhalla, before Ragnarök (BR-QUEST-22)."""

    def fulfilled(self, g: BloodRage, seat: int) -> bool:
        return g.clans[seat].here[VALHALLA] >= GLORIOUS_DEAD


QUEST_CARDS: Final[dict[str, QuestText]] = {
    "BR-FX-52": StrongestIn(REGIONS[REGION_NAMES.index("alfheim")]),
    "BR-FX-53": StrongestIn(REGIONS[REGION_NAMES.index("jotunheim")]),
    "BR-FX-54": StrongestIn(REGIONS[REGION_NAMES.index("manheim")]),
    "BR-FX-55": StrongestIn([YGGDRASIL]),
    "BR-FX-56": GloriousDeath(),
}
