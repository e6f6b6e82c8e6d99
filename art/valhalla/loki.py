"""Loki's ways: ten guises."""

from __future__ import annotations

from typing import Any, Final

from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held, Person
from art.valhalla.stage import Scenes, Stage


def _loki(**how: Any) -> Person:
    base = {
        "head": "fox",
        "beard": "none",
        "dyes": Dyes("BA", "BA", "BA", glow=0.06),
        "dress": "scale",
        "collar": "cloak",
        "bulk": 1.0,
        "yaw": -26,
        "face": Face(mouth="smile", brow=0.04, nose=1.1, jaw=0.86, width=0.92, eyes=0.85),
    }
    return Person("", "loki", **{**base, **how})


def trickster(s: Stage) -> None:
    s.ground("K")
    s.flames(330, 260, 6, "A", "B")
    s.person(_loki(at=(180, 206), size=92))


def thief(s: Stage) -> None:
    s.back("hall")
    s.person(_loki(at=(226, 200), size=76, yaw=-36, left=Held("", (-1.4, 1.2, 0.8), -60)))
    s.tablet((84, 276), 46, -18)


def falcon(s: Stage) -> None:
    """In Freyja's feather cloak, a shield in the talons."""
    s.ground("B")
    s.gouges("P", 10, 250, 12)
    s.head("eagle", (226, 150), 100, gape=0.4)
    s.shield((96, 310), 84, "swirl")


def salmon(s: Stage) -> None:
    """The leap upstream."""
    s.ground("A")
    s.poly("B", "0,0 90,0 110,150 90,400 0,400", "260,0 360,0 360,400 280,400 250,180", smooth=True)
    s.poly(
        "K",
        "60,250 110,150 190,96 260,104 300,140 350,110 336,170 348,224 292,190 250,216 180,230 110,290",
        smooth=True,
        halo="P",
    )
    s.poly("P", "80,236 120,164 190,112 240,116 180,150 120,220", smooth=True)
    s.poly("B", "150,190 176,160 200,176 176,206", "200,160 226,142 244,160 222,184", "246,146 268,134 278,150 262,166")
    s.disc("K", (116, 206), 9, "P", 4)
    s.waves(330, "K", "P", 34)


def feast(s: Stage) -> None:
    s.back("sun")
    s.person(
        _loki(
            at=(160, 190),
            size=84,
            face=Face(mouth="shout", brow=-0.03, eyes=0.6, jaw=0.9),
            right=Held("cup", (1.35, 0.7, 0.8), -70, 1.0),
        )
    )


def bound(s: Stage) -> None:
    """Under the serpent's venom."""
    s.ground("K")
    s.person(_loki(at=(200, 266), size=76, pitch=-14, face=Face(mouth="snarl", brow=0.1, eyes=1.2, jaw=0.9)))
    s.coil([(380, 40, 0), (280, 30, 0), (200, 70, 0), (150, 60, 0)], (26, 24, 20, 16))
    s.head("dragon", (140, 66), 44, gape=0.5)
    s.poly("B", "96,110 103,130 96,140 89,130", "110,160 117,180 110,190 103,180")
    s.chain("20,360 60,346 100,352", 20)


def naglfar(s: Stage) -> None:
    """The ship of the dead, all aboard."""
    s.ground("B")
    s.disc("P", (180, 110), 84, "K")
    s.ship((180, 270), 1.5)
    for x in (60, 120, 240, 300):
        s.skull((x, 246), 30)
    s.waves(312, "A", "P", 30)
    s.waves(360, "K", "B", 34, 12)


def mask(s: Stage) -> None:
    """Two faces."""
    s.ground("A")
    s.flakes("P", 22)
    s.person(_loki(at=(196, 190), size=90, yaw=-20, head="hood", face=Face(mouth="smile", eyes=0.9, jaw=0.9)))
    s.poly("P", "40,250 60,220 110,214 150,232 156,290 136,344 96,366 58,340 42,296", smooth=True, halo="K")
    s.poly("K", "60,272 86,262 96,280 70,288", "112,280 122,262 146,268 138,286", "70,318 96,310 128,318 100,336")
    s.cut("A", "96,284 88,304 100,308", wide=4)


def ember(s: Stage) -> None:
    """A thief at every fire."""
    s.back("moon")
    s.person(
        _loki(
            at=(166, 190),
            size=84,
            head="hood",
            face=Face(mouth="grim", patch=1, jaw=0.9),
            right=Held("torch", (1.4, 1.2, 0.7), -78, 1.0, slide=-40),
        )
    )


def winter(s: Stage) -> None:
    """The long winter: his brood in the snow."""
    s.ground("B")
    s.ridge("P", 220, 120, 5)
    s.flakes("P", 24)
    s.beast("wolf", (262, 130), 50, "run", 0.5)
    s.person(_loki(at=(140, 206), size=80, yaw=-30, face=Face(mouth="smile", jaw=0.88)))


SCENES: Final[Scenes] = {
    "l1": ("loki", trickster),
    "l2": ("loki", thief),
    "l3": ("loki", falcon),
    "l4": ("loki", salmon),
    "l5": ("loki", feast),
    "l6": ("loki", bound),
    "l7": ("loki", naglfar),
    "l8": ("loki", mask),
    "l9": ("loki", ember),
    "l10": ("loki", winter),
}
