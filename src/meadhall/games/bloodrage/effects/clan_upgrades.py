"""Clan upgrades.   (spec: BR-FX-16…33)"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.cardset import Maker
from meadhall.games.bloodrage.cards.deck import UpgradeText
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import UpgradePower

ENEMIES_OF_GLORY: Final = 2  # BR-FX-20


class LokisRelease(UpgradeText[BloodRage]):
    """BR-FX-16, BR-FX-17, BR-FX-18: 1, 2 or 3 Glory for each own figure that leaves Valhalla in its phase."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.release_glory = value


class FriggasCharm(UpgradeText[BloodRage]):
    """BR-FX-19: own upgrades cost 1 Rage less, never below 0."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.discount = value


class ThorsGlory(UpgradeText[BloodRage]):
    """BR-FX-20: 2 Glory after a battle of one's own in which two or more enemy figures fell, win or lose."""

    def battle_glory(self, enemies: int) -> int:
        return self.value if enemies >= ENEMIES_OF_GLORY else 0


class FriggasSuccor(UpgradeText[BloodRage]):
    """BR-FX-21: a Warrior may follow each invasion."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.SUCCOR


class TyrsQuest(UpgradeText[BloodRage]):
    """BR-FX-22, BR-FX-23: a quest revealed in battle may count as strength 3 or 5."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.quest_strength = value


class LokisBlessing(UpgradeText[BloodRage]):
    """BR-FX-24: after a lost battle a Warrior may invade."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.AVENGE


class OdinsInspiration(UpgradeText[BloodRage]):
    """BR-FX-25: Ragnarök Glory counts double; Dragons do not (BR-AMB-47)."""

    doom_factor = 2


class TyrsChallenge(UpgradeText[BloodRage]):
    """BR-FX-26: an action: pillage once more."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.CHALLENGE


class FriggasProtection(UpgradeText[BloodRage]):
    """BR-FX-27: pay Rage to save a figure."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.PROTECT


class TyrsProwess(UpgradeText[BloodRage]):
    """BR-FX-28: pay Rage to take cards back after a victory."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.RECLAIM


class ThorsDomain(UpgradeText[BloodRage]):
    """BR-FX-29: an invasion may turn into a pillage."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.STORM


class FriggasDomain(UpgradeText[BloodRage]):
    """BR-FX-30: an action: invade from Valhalla."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.RISE


class OdinsThrone(UpgradeText[BloodRage]):
    """BR-FX-31: the Glory of fulfilled quests counts double, the raise does not."""

    quest_factor = 2


class ThorsConquest(UpgradeText[BloodRage]):
    """BR-FX-32: 3 Glory for each own figure on the board at the end."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.end_glory = value


class FriggasSacrifice(UpgradeText[BloodRage]):
    """BR-FX-33: an action: two own figures for one raise."""

    def __init__(self, value: int = 0) -> None:
        super().__init__(value)
        self.powers = UpgradePower.SACRIFICE


CLAN_UPGRADES: Final[dict[str, Maker[UpgradeText[BloodRage]]]] = {
    "BR-FX-16": Maker(LokisRelease, 1),
    "BR-FX-17": Maker(LokisRelease, 2),
    "BR-FX-18": Maker(LokisRelease, 3),
    "BR-FX-19": Maker(FriggasCharm, 1),
    "BR-FX-20": Maker(ThorsGlory, 2),
    "BR-FX-21": Maker(FriggasSuccor),
    "BR-FX-22": Maker(TyrsQuest, 3),
    "BR-FX-23": Maker(TyrsQuest, 5),
    "BR-FX-24": Maker(LokisBlessing),
    "BR-FX-25": Maker(OdinsInspiration),
    "BR-FX-26": Maker(TyrsChallenge),
    "BR-FX-27": Maker(FriggasProtection),
    "BR-FX-28": Maker(TyrsProwess),
    "BR-FX-29": Maker(ThorsDomain),
    "BR-FX-30": Maker(FriggasDomain),
    "BR-FX-31": Maker(OdinsThrone),
    "BR-FX-32": Maker(ThorsConquest, 3),
    "BR-FX-33": Maker(FriggasSacrifice),
}
