"""Every picture of the game, in the order of the sheets."""

from art.bloodrage.clans.emblems import EMBLEMS
from art.bloodrage.clans.figures import FIGURES, PLINTHS
from art.bloodrage.design import (
    BACK,
    BEAST,
    EMBLEM,
    EPIC,
    FIGURE,
    GIFT,
    GOD,
    MONSTER,
    SCENE,
    SIGN,
    Design,
    Kind,
    Painter,
)
from art.bloodrage.gifts import frigga, heimdall, loki, odin, quests, thor, troops, tyr
from art.bloodrage.gods import GODS
from art.bloodrage.map import world
from art.bloodrage.monsters import FIGURES as BEASTS
from art.bloodrage.monsters import MONSTERS
from art.bloodrage.scenes import BACKS, SCENES
from art.bloodrage.signs import SIGNS

GIFTS: dict[str, Painter] = {
    **tyr.GIFTS, **odin.GIFTS, **thor.GIFTS, **loki.GIFTS, **frigga.GIFTS, **heimdall.GIFTS,
    **troops.GIFTS, **quests.GIFTS,
}  # fmt: skip
# scenes with so many figures that they need a hero's room
CROWDED = {
    "alfheim-2",
    "alfheim-3",
    "brothers-in-arms",
    "eternal-dragons",
    "fire-dragons",
    "friggas-domain",
    "friggas-protection",
    "friggas-sacrifice",
    "friggas-succor",
    "glorious-death-2",
    "heimdalls-sight",
    "jotunheim-3",
    "lokis-backstab",
    "lokis-domain",
    "lokis-eminence",
    "lokis-trickery",
    "lokis-wrath",
    "lord-of-hammers",
    "manheim-3",
    "masters-in-arms",
    "odins-inspiration",
    "odins-judgement",
    "odins-throne",
    "odins-tide",
    "thors-conquest",
    "thors-domain",
    "thors-glory",
    "tyrs-bash",
    "yggdrasil-3",
}


def _shelf(kind: Kind, painters: dict[str, Painter], prefix: str = "") -> list[Design]:
    return [Design(f"{prefix}{name}", kind, paint) for name, paint in painters.items()]


def designs() -> list[Design]:
    gifts = [Design(name, EPIC if name in CROWDED else GIFT, paint) for name, paint in GIFTS.items()]
    return [
        *gifts,
        *_shelf(MONSTER, MONSTERS),
        *_shelf(GOD, GODS, "god-"),
        *_shelf(SCENE, SCENES, "scene-"),
        *_shelf(BACK, BACKS),
        *_shelf(EMBLEM, EMBLEMS, "clan-"),
        *_shelf(FIGURE, FIGURES, "figure-"),
        *_shelf(BEAST, PLINTHS | BEASTS, "figure-"),
        *_shelf(SIGN, SIGNS, "sign-"),
        *world.designs(),
    ]
