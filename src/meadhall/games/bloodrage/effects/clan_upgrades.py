"""Clan upgrades.   (spec: BR-FX-16…33)"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.effect import UpgradeText
from meadhall.games.bloodrage.special import challenges, risings, sacrifices
from meadhall.games.bloodrage.table import BloodRage


class LokisRelease(UpgradeText):
    """BR-FX-16, BR-FX-17, BR-FX-18: 1, 2 or 3 Glory for each own figure that leaves Valhalla in its phase."""

    def __init__(self, glory: int) -> None:
        self.release_glory = glory


class FriggasCharm(UpgradeText):
    """BR-FX-19: own upgrades cost 1 Rage less, never below 0."""

    discount = 1


class ThorsGlory(UpgradeText):
    """BR-FX-20: 2 Glory after an own battle in which two or more enemy figures fell, win or lose."""

    def battle_glory(self, enemies: int) -> int:
        return 2 if enemies >= 2 else 0


class FriggasSuccor(UpgradeText):
    """BR-FX-21: a Warrior may follow each invasion."""

    succors = True


class TyrsQuest(UpgradeText):
    """BR-FX-22, BR-FX-23: a quest revealed in battle may count as strength 3 or 5."""

    def __init__(self, strength: int) -> None:
        self.quest_strength = strength


class LokisBlessing(UpgradeText):
    """BR-FX-24: after a lost battle a Warrior may invade."""

    avenges = True


class OdinsInspiration(UpgradeText):
    """BR-FX-25: Ragnarök Glory counts double; Dragons do not (BR-AMB-47)."""

    doom_factor = 2


class TyrsChallenge(UpgradeText):
    """BR-FX-26: an action: pillage once more."""

    def actions(self, g: BloodRage, seat: int, out: list[int]) -> None:
        challenges(g, seat, out)


class FriggasProtection(UpgradeText):
    """BR-FX-27: Rage saves figures."""

    protects = True


class TyrsProwess(UpgradeText):
    """BR-FX-28: Rage buys back the cards of a victory."""

    reclaims = True


class ThorsDomain(UpgradeText):
    """BR-FX-29: an invasion may turn into a pillage."""

    storms = True


class FriggasDomain(UpgradeText):
    """BR-FX-30: an action: invade from Valhalla."""

    def actions(self, g: BloodRage, seat: int, out: list[int]) -> None:
        risings(g, seat, out)


class OdinsThrone(UpgradeText):
    """BR-FX-31: the Glory of fulfilled quests counts double, the raise does not."""

    quest_factor = 2


class ThorsConquest(UpgradeText):
    """BR-FX-32: 3 Glory for each own figure on the board at the end."""

    end_glory = 3


class FriggasSacrifice(UpgradeText):
    """BR-FX-33: an action: two own figures for one raise."""

    def actions(self, g: BloodRage, seat: int, out: list[int]) -> None:
        sacrifices(g, seat, out)


CLAN_UPGRADES: Final[dict[str, UpgradeText]] = {
    "BR-FX-16": LokisRelease(1),
    "BR-FX-17": LokisRelease(2),
    "BR-FX-18": LokisRelease(3),
    "BR-FX-19": FriggasCharm(),
    "BR-FX-20": ThorsGlory(),
    "BR-FX-21": FriggasSuccor(),
    "BR-FX-22": TyrsQuest(3),
    "BR-FX-23": TyrsQuest(5),
    "BR-FX-24": LokisBlessing(),
    "BR-FX-25": OdinsInspiration(),
    "BR-FX-26": TyrsChallenge(),
    "BR-FX-27": FriggasProtection(),
    "BR-FX-28": TyrsProwess(),
    "BR-FX-29": ThorsDomain(),
    "BR-FX-30": FriggasDomain(),
    "BR-FX-31": OdinsThrone(),
    "BR-FX-32": ThorsConquest(),
    "BR-FX-33": FriggasSacrifice(),
}
