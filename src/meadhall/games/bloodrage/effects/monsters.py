"""The nine Monsters, as figures and as cards.   (spec: BR-FX-43…51)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.bloodrage.cards.cardset import Maker
from meadhall.games.bloodrage.cards.deck import Figure, UpgradeText
from meadhall.games.bloodrage.death import Deaths, doom_warriors
from meadhall.games.bloodrage.figures import Monster, present, present_kinds
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import WARRIORS_OF_A_CLAN, YGGDRASIL


class FreeCard(UpgradeText[BloodRage]):
    """BR-FX-44, BR-FX-45: playing the card is free."""

    free = True


class FreeMonster(Monster):
    """BR-FX-44, BR-FX-45: invading is free; the Monster fights with its printed strength."""

    def cost(self, g: BloodRage, seat: int) -> int:
        return 0


class Troll(Monster):
    """BR-FX-43: destroys all enemy Warriors in the province it invades."""

    def landed(self, g: BloodRage, seat: int, province: int) -> None:
        deaths = Deaths(province, g.round_from(seat))
        for other in range(g.seats):
            if other != seat:
                doom_warriors(g, deaths, other, most=WARRIORS_OF_A_CLAN)
        g.call(deaths)


class FireGiant(Monster):
    """BR-FX-49: destroys all enemy figures in the area it invades, ships too, but no Monsters."""

    def landed(self, g: BloodRage, seat: int, province: int) -> None:
        deaths = Deaths(province, g.round_from(seat))
        for other in range(g.seats):
            for kind in present_kinds(g, other, province):
                if other != seat and not g.figures[kind].monster:
                    deaths.doom(other, kind, present(g, other, kind, province))
        g.call(deaths)


class SeaSerpent(Monster):
    """BR-FX-46: is a ship in every respect, of strength 3 (BR-AMB-38)."""

    ship = True


class Valkyrie(Monster):
    """BR-FX-47: 2 Glory for each enemy figure destroyed in a battle she takes part in."""

    bounty = 2


class DarkElf(Monster):
    """BR-FX-48: may invade Yggdrasil for its reserve strength of 1 (BR-AMB-39) and has strength 3 there."""

    sights_yggdrasil = True

    def strength(self, g: BloodRage, seat: int, place: int) -> int:
        return 3 if place == YGGDRASIL else self.base


class FrostGiant(Monster):
    """BR-FX-50: if it is in the area when its owner pillages successfully, the token pays twice."""

    doubles = True


class VolurWitch(Monster):
    """BR-FX-51: may retreat to Yggdrasil instead of being destroyed in an outer province."""

    retreats = True


MONSTER_FIGURES: Final[dict[str, Callable[[int], Figure[BloodRage]]]] = {
    "BR-FX-43": Troll,
    "BR-FX-44": FreeMonster,
    "BR-FX-45": FreeMonster,
    "BR-FX-46": SeaSerpent,
    "BR-FX-47": Valkyrie,
    "BR-FX-48": DarkElf,
    "BR-FX-49": FireGiant,
    "BR-FX-50": FrostGiant,
    "BR-FX-51": VolurWitch,
}
MONSTER_CARDS: Final[dict[str, Maker[UpgradeText[BloodRage]]]] = {
    "BR-FX-44": Maker(FreeCard),
    "BR-FX-45": Maker(FreeCard),
}
