"""Heimdall: the watchman who sees what the others hold."""

from math import cos, pi, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, faces, people, places, signs
from art.bloodrage.kit.cast import FOE, heimdalls_sky
from art.bloodrage.kit.people import Look, figure
from art.woodcut.colour import BLUE, GOLD, INK, MOSS, OCHRE, PAPER, RED, TEAL
from art.woodcut.geometry import blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb

ECHO = Look(tunic="#e8b84a", trousers="#c08a2c", skin="#f6e2a8", hair="#d89a2c", metal="#f0cc6a")


LIFT = people.pose("2,-44 -1,-78 -5,-90 -26,-86 -20,-70 -20,0 20,0", 0.05, (-1, 1))


def sight(p: Picture) -> None:
    """What the foe lifts, we lift too: his golden image faces him."""
    heimdalls_sky(p)
    p.rays(120, 96, 30, "#f6d890", 26, 5)
    places.hills(p, 170, "#5a4450", 2, 3)
    with p.at(58, 194, 1.1, flip=True):
        figure(p, LIFT, FOE, arms.great_axe, None, (-0.2, 0))
    p.put(sharp("116,-6 124,-6 126,206 114,206"), PAPER, INK, 1.8)
    with p.at(182, 194, 1.1):
        figure(p, LIFT, ECHO, arms.great_axe, None, (-0.2, 0))


def great_eye(p: Picture, x: float, y: float, size: float, iris: str) -> None:
    with p.at(x, y, size):
        p.part(blob("-88,4! -52,-32 0,-44 54,-32 90,0! 54,34 0,42 -52,34"), PAPER, 9)
        p.disc(2, -1, 34, iris, 2.4, 8)
        p.cuts(
            [
                (2 + 16 * c, -1 + 16 * s, 2 + 30 * c, -1 + 30 * s, 1.6)
                for c, s in [(cos(a * pi / 8), sin(a * pi / 8)) for a in range(16)]
            ],
            PAPER,
        )
        p.disc(2, -1, 14, INK).disc(-8, -12, 6, PAPER)
        p.part(blob("-96,0! -54,-46 0,-60 58,-46 98,-4! 56,-34 0,-46 -54,-34"), "#c98f62", 6)


def eye(p: Picture) -> None:
    """An eye in the sky; one slate more is slipped in."""
    heimdalls_sky(p)
    p.rays(120, 74, 60, "#f6d890", 28, 5)
    great_eye(p, 120, 78, 1.05, "#d08a2a")
    places.hills(p, 160, "#5a4450", 3, 4)
    signs.card(p, 88, 164, 1.25, -0.15, "axe")
    signs.card(p, 152, 160, 1.35, 0.2, "eye", PAPER)
    signs.arrow(p, "214,126 204,148 182,158", 4, GOLD)


def gaze(p: Picture) -> None:
    """Both eyes burn: whatever they fall upon is seen."""
    places.sky(p, "#1c1838", "#33284f", "#6d4a72", "#a8607a")
    for sign in (-1, 1):
        p.put(sharp(f"{120 + 16 * sign},66 {120 + 60 * sign},206 {120 + 150 * sign},206"), "#f6e08a")
    faces.heimdall(p, 120, 62, 0.95)
    places.hills(p, 182, "#2e2438", 2, 3)
    people.crowd(p, [(24, 178, 0.8), (50, 176, 0.8), (190, 176, 0.8), (216, 178, 0.8)], "#4a2a34")
    signs.card(p, 120, 176, 1.1, 0, "eye", PAPER)


def watch(p: Picture) -> None:
    """The horn is blown on the bridge; all slates are swept away, everyone chooses anew."""
    heimdalls_sky(p)
    places.rainbow(p, "250,120 190,150 120,176 40,214", 26, RED, OCHRE, MOSS, TEAL, BLUE)
    look = Look(tunic="#d08a2a", hair=PAPER, helm="horns", metal=GOLD, cloak=BLUE)
    with p.at(186, 168, 1.42):
        figure(p, people.pose("0,-46 1,-80 -1,-93 -14,-84 -22,-86 -10,0 12,0", -0.1), look, horn, None)
    for k in range(4):
        p.put(
            limb(f"{128 - 26 * k},{30 - 4 * k} {120 - 28 * k},{62} {126 - 26 * k},{92 + 5 * k}", 0.5, 2.6, 0.5),
            PAPER,
            INK,
            1,
        )
    for x, y, turn, mark in (
        (38, 44, -0.6, "axe"),
        (66, 96, 0.5, "rune"),
        (24, 118, 1.0, "eye"),
        (58, 154, -0.3, "axe"),
    ):
        signs.card(p, x, y, 1.05, turn, mark)


def horn(p: Picture) -> None:
    p.part(limb("2,0 -10,4 -24,0 -34,-12", 2, 4, 7, 12), PAPER, 4)
    p.part(limb("-44,-14 -28,-24", 4, 4), GOLD, 0)


GIFTS: dict[str, Painter] = {
    "heimdalls-sight": sight, "heimdalls-eye": eye, "heimdalls-gaze": gaze, "heimdalls-watch": watch,
}  # fmt: skip
