"""Tyr's wrath: the oath, a bane for each clan, a weapon saved."""

from __future__ import annotations

from typing import Final

from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Person
from art.valhalla.stage import Scene, Scenes, Stage


def oath(s: Stage) -> None:
    """The hand in the wolf's mouth."""
    s.ground("B")
    s.rays("P", (120, 210), 40, 360, 26)
    s.head("wolf", (232, 160), 116, gape=0.6)
    s.poly(
        "P",
        "-10,262 50,250 92,238 124,232 142,242 128,252 146,258 136,272 100,284 50,300 -10,316",
        smooth=True,
        halo="K",
        wide=5,
    )
    s.poly("A", "-10,256 34,248 44,306 -10,322", halo="K", wide=4)


def bane_bear(s: Stage) -> None:
    """The net closes from below; the head is still free."""
    s.ground("K")
    s.rays("A", (206, 170), 60, 380, 22)
    s.head("bear", (206, 172), 116, gape=0.55, dyes=Dyes("BA", "PB"))
    rising = [f"{x},412 {x + 50},318 {x + 30},{top}" for x, top in ((10, 250), (110, 262), (210, 268), (300, 240))]
    level = ["-10,290 110,316 250,312 370,280", "-10,352 130,372 260,368 370,344"]
    s.bar("P", *rising, *level, "44,252 130,268 240,272 336,238", wide=8, halo="K")


def bane_wolf(s: Stage) -> None:
    """Gleipnir: soft as silk."""
    s.ground("K")
    s.disc("A", (180, 190), 160)
    s.head("wolf", (214, 190), 104, gape=0.12, dyes=Dyes("BA", "PB"))
    s.bar(
        "B",
        "96,196 130,170 150,220 120,236 92,214",
        "30,90 90,160 140,190 220,300 330,360",
        "340,60 280,150 230,220 120,300 40,370",
        wide=8,
        halo="K",
    )


def bane_boar(s: Stage) -> None:
    s.back("fire")
    s.head("boar", (206, 190), 106, gape=0.2, dyes=Dyes("AA", "PB"))
    s.thing("spear", (150, 236), -166, 1.1)


def bane_deer(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 10, 200, 9)
    s.head("deer", (204, 262), 74, yaw=-48, dyes=Dyes("BA", "PB"))
    s.thing("axe", (278, 200), -130, 1.0)
    s.burst("P", (190, 110), 18, 46, 9)


def bane_frost(s: Stage) -> None:
    """An ember against ice."""
    s.ground("A")
    s.person(
        Person(
            "",
            "tyr",
            head="ice",
            beard="fork",
            dyes=Dyes("PB", "PB"),
            dress="bare",
            collar="fur",
            at=(226, 190),
            size=88,
            yaw=-34,
            bulk=1.2,
            face=Face(mouth="shout", brow=-0.02, eyes=1.4, age=2),
        )
    )
    s.thing("torch", (70, 280), -84, 1.0)


def _gift(weapon: str) -> Scene:
    """A weapon under Tyr's rune."""

    def scene(s: Stage) -> None:
        ground, rays, (x, y, angle) = GIFTS[weapon]
        s.ground(ground)
        s.rays(rays, (180, 150), 30, 360, 24)
        s.bar("P" if ground != "P" else "A", "180,26 180,376", "110,110 180,26 250,110", wide=26, halo="K")
        if weapon == "shield":
            s.shield((180, 220), 116, "half")
        else:
            s.thing(weapon, (x, y), angle, 1.05)

    return scene


GIFTS: Final = {
    "sword": ("A", "B", (104, 316, -50)),
    "axe": ("K", "A", (110, 290, -56)),
    "spear": ("P", "B", (210, 240, -128)),
    "shield": ("K", "B", (0, 0, 0)),
    "bow": ("B", "A", (180, 220, -104)),
}


SCENES: Final[Scenes] = {
    "tyr-oath": ("tyr", oath),
    "tyr-bane-bear": ("tyr", bane_bear),
    "tyr-bane-wolf": ("tyr", bane_wolf),
    "tyr-bane-boar": ("tyr", bane_boar),
    "tyr-bane-deer": ("tyr", bane_deer),
    "tyr-bane-frost": ("tyr", bane_frost),
    "tyr-gift-sword": ("tyr", _gift("sword")),
    "tyr-gift-axe": ("tyr", _gift("axe")),
    "tyr-gift-spear": ("tyr", _gift("spear")),
    "tyr-gift-shield": ("tyr", _gift("shield")),
    "tyr-gift-bow": ("tyr", _gift("bow")),
}
