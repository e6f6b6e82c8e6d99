"""The signs of the table inside a picture: Glory, Rage, a stat that rises, Axes, Horns, a quest, a card."""

from math import atan2, cos, pi, sin

from art.bloodrage.kit.arms import axe, blaze
from art.woodcut.colour import BONE, GOLD, INK, OAK, OCHRE, PAPER, RED, RUST, SLATE, light
from art.woodcut.geometry import Poly, blob, move, sharp, spline
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, limb, star


def glory(p: Picture, x: float, y: float, size: float = 1) -> None:
    """A golden medal with a notched rim; radius 14."""
    with p.at(x, y, size):
        p.put(star(0, 0, 14.5, 11.5, 11, 0.2), "#a8761e", INK, 1.6)
        p.disc(0, 0, 10.4, GOLD, 1.2)
        p.put(_star(0, 0.3, 8, 3.4), PAPER, "#7a4a12", 1.1)


def free(p: Picture, x: float, y: float, size: float = 1) -> None:
    """Costs no Rage: its flame struck out."""
    rage(p, x, y, size)
    with p.at(x, y, size):
        p.put(bar(-14, 12, 14, -12, 3), PAPER, INK, 1.8)


def _star(x: float, y: float, outer: float, inner: float) -> Poly:
    return [
        (x + cos(pi * i / 5 - pi / 2) * (outer, inner)[i % 2], y + sin(pi * i / 5 - pi / 2) * (outer, inner)[i % 2])
        for i in range(10)
    ]


def rage(p: Picture, x: float, y: float, size: float = 1) -> None:
    """A drop of fire in an iron ring; radius 14."""
    with p.at(x, y, size):
        p.disc(0, 0, 14, "#4a1712", 2)
        blaze(p, 0, 10, 8.5, 23, 2)


def raised(p: Picture, x: float, y: float, size: float = 1, count: int = 1) -> None:
    """A stat rises: golden chevrons; 26 wide."""
    with p.at(x, y, size):
        for k in range(count):
            with p.at(0, -13 * k):
                p.part(sharp("-15,8 0,-9 15,8 15,15 0,-1 -15,15"), light(GOLD, 0.15 * k), 0, line=2)


def axes(p: Picture, x: float, y: float, size: float = 1) -> None:
    for way in (0.75, -0.75):
        with p.at(x, y, size, way, way > 0):
            axe(p, 22, 0.62)


def horns(p: Picture, x: float, y: float, size: float = 1) -> None:
    """A drinking horn of a chieftain."""
    with p.at(x, y, size):
        p.part(limb("16,14 -2,14 -14,2 -13,-15", 1.2, 5, 8, 9.5), BONE, 4)
        p.part(limb("-22,-15 -4,-17", 3, 3), GOLD, 0, line=1.7)
        p.put(limb("4,12.5 2,17", 6, 6), GOLD, INK, 1.4)


def quest(p: Picture, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """A scroll with a seal; 44 high."""
    with p.at(x, y, size, turn):
        p.part(blob("-15,-18! 15,-18! 14,0 15,18! -15,18! -14,0"), PAPER, 5)
        p.cuts([(-9, -10 + 6 * i, 8 - 3 * (i % 2), -10 + 6 * i, 0.9) for i in range(3)], OAK)
        p.part([limb("-17,-18 17,-18", 4, 4), limb("-17,18 17,18", 4, 4)], BONE, 3, line=1.8)
        p.disc(5, 9, 5, RED, 1.5)


def card(p: Picture, x: float, y: float, size: float = 1, turn: float = 0, mark: str = "axe", face: str = BONE) -> None:
    """A gift of the gods: a slate with one sign cut into it; 30 by 42."""
    with p.at(x, y, size, turn):
        p.part(blob("-15,-20! 0,-22 15,-20! 16,0 15,20! 0,21 -15,20! -16,0"), face, 5)
        MARKS[mark](p)


def _cut_axe(p: Picture) -> None:
    p.put(bar(3, 14, 3, -14, 1.5), RUST).put(blob("4,-12! -4,-13 -10,-15! -12,-6 -9,4! -4,-1 4,-2!"), RUST)


def _cut_rune(p: Picture) -> None:
    p.put([bar(-2, -13, -2, 13, 1.5), bar(-2, -9, 8, -3, 1.4), bar(-2, 1, 8, 7, 1.4)], RUST)


def _cut_nothing(p: Picture) -> None:
    p.cuts([(-8, -10, 6, -4, 0.8), (-4, 6, 9, 10, 0.8)], SLATE)


def _cut_eye(p: Picture) -> None:
    p.put(blob("-11,0! 0,-8 11,0! 0,8"), PAPER, RUST, 1.6).disc(0, 0, 3.4, RUST)


MARKS = {"axe": _cut_axe, "rune": _cut_rune, "none": _cut_nothing, "eye": _cut_eye}


def arrow(p: Picture, spine: str, half: float = 3, colour: str = OCHRE) -> None:
    """A tapered sweep with a head: something goes from here to there."""
    line = spline(spine)
    (ax, ay), (bx, by) = line[-3], line[-1]
    p.put(limb(spine, half * 0.2, half), colour, INK, 1.7)
    p.put(move(sharp("-1,-7 11,0 -1,7"), bx, by, half / 3, atan2(by - ay, bx - ax)), colour, INK, 1.7)
