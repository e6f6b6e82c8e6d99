"""Heads of beasts, sculpted to be seen from the side. A frame's z is where the muzzle points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import numpy as np

from art.engine.flat import dot
from art.engine.picture import INK, PAPER, Picture
from art.engine.relief import Relief, Shade, Stuff
from art.engine.space import Frame, Vec, turn
from art.valhalla.anatomy import SIDES
from art.valhalla.grain import across, along, flat, tufts

BONE: Final = Stuff("bone", flat())
DARK: Final = Stuff("dark")
NOSE: Final = Stuff("nose")


def coat(period: float = 0.16) -> Shade:
    """Short hair lying back from the muzzle."""
    return lambda x, y, z: (z * 0.8 + y * 0.5 + abs(x) * 0.4) / period


def scaly(count: float) -> Shade:
    """Scales on a tube: rings that bend over its ridge."""
    return lambda u, v, w: u * count + 0.7 * np.cos(v * 1.5) + 0.25 * np.sin(v * 9)


@dataclass(frozen=True)
class Jaw:
    """A muzzle with its mouth: lengths and widths in frame units."""

    long: float
    thick: float
    tip: float
    gape: float
    fangs: int = 5


def jaws(relief: Relief, f: Frame, jaw: Jaw, hide: Stuff, start: float = 0.3) -> None:
    """Upper and lower jaw, the dark between them, teeth along both."""
    end, drop = start + jaw.long, jaw.gape * jaw.long
    lower = [
        (0.0, 0.30, start - 0.25),
        (0.0, 0.34 + drop * 0.5, start + jaw.long * 0.45),
        (0.0, 0.30 + drop, end - 0.12),
    ]
    if jaw.gape > 0.1:
        relief.tube(f, [(0, 0.2, start - 0.1), (0, 0.15 + drop * 0.35, end - 0.35)], (0.30, 0.16), DARK)
        tongue = [
            (0, 0.24, start),
            (0, 0.24 + drop * 0.42, start + jaw.long * 0.5),
            (0.0, 0.2 + drop * 0.72, end + 0.05),
        ]
        relief.tube(f, tongue, (0.16, 0.14, 0.05), Stuff("tongue", flat()))
    relief.tube(f, lower, (jaw.thick * 0.66, jaw.thick * 0.5, jaw.tip * 0.62), hide, 0.08)
    relief.tube(
        f,
        [(0, -0.06, start - 0.2), (0, -0.02, start + jaw.long * 0.5), (0, 0.02, end)],
        (jaw.thick * 1.05, jaw.thick * 0.86, jaw.tip),
        hide,
        0.16,
    )
    _teeth(relief, f, jaw, start)


def _teeth(relief: Relief, f: Frame, jaw: Jaw, start: float) -> None:
    if jaw.gape <= 0.1:
        return
    for s in SIDES:
        for i in range(jaw.fangs):
            t = (i + 0.6) / jaw.fangs
            z = start + jaw.long * (0.25 + 0.72 * t)
            size = 0.30 if i == jaw.fangs - 1 else 0.15 + 0.05 * (i % 2)
            wide = jaw.thick + (jaw.tip - jaw.thick) * t
            relief.tube(f, [(s * wide * 0.72, 0.16, z), (s * wide * 0.66, 0.18 + size, z + 0.03)], (0.075, 0.01), BONE)
            low = 0.26 + jaw.gape * jaw.long * (0.2 + 0.8 * t) - jaw.tip * 0.4
            relief.tube(
                f, [(s * wide * 0.45, low, z - 0.08), (s * wide * 0.5, low - size * 0.9, z - 0.06)], (0.065, 0.01), BONE
            )


def ears(relief: Relief, f: Frame, at: Vec, tip: Vec, wide: float, hide: Stuff) -> None:
    for s in SIDES:
        root, end = (s * at[0], at[1], at[2]), (s * tip[0], tip[1], tip[2])
        middle = tuple((root[k] + end[k]) / 2 + (0.06 if k == 2 else 0) for k in range(3))
        relief.tube(f, [root, (middle[0], middle[1], middle[2]), end], (wide, wide * 0.8, 0.02), hide)
        inner = (root[0] * 1.05, root[1], root[2] + wide * 0.7)
        relief.tube(f, [inner, (middle[0] * 1.03, middle[1], middle[2] + wide * 0.5)], (wide * 0.5, wide * 0.25), NOSE)


def mane(relief: Relief, f: Frame, rows: Sequence[tuple[Vec, Vec]], wide: float, stuff: str = "fur") -> None:
    """Tufts from the first place to the second."""
    for root, tip in rows:
        middle = tuple((root[k] + tip[k]) / 2 for k in range(3))
        bow = (middle[0], middle[1] - 0.06, middle[2])
        relief.tube(f, [root, bow, tip], (wide, wide * 0.8, 0.02), Stuff(stuff, across(1.3, 0.3)))


def ruff(side: float = 1.0, reach: float = 1.0, rings: int = 4) -> list[tuple[Vec, Vec]]:
    """Where the tufts of a thick neck begin and end; the neck goes back and down."""
    found: list[tuple[Vec, Vec]] = []
    for ring in reversed(range(rings)):
        for i in range(7):
            a = radians(-115 + 230 * i / 6 + 14 * (ring % 2))
            r, y, z = (0.56 + 0.20 * ring) * side, 0.10 + 0.52 * ring, -0.25 - 0.34 * ring
            root = (r * sin(a), y - r * cos(a) * 0.55, z - r * cos(a) * 0.55)
            tip = (root[0] * 1.12, root[1] + 0.66 * reach, root[2] - 0.42 * reach)
            found.append((root, tip))
    return found


def wolf(relief: Relief, f: Frame, gape: float = 0.35, necked: bool = True) -> None:
    hide = Stuff("fur", coat())
    if necked:
        mane(relief, f, ruff(), 0.24)
    relief.ball(f, (0, -0.08, 0.0), (0.60, 0.56, 0.66), hide, 0.1)
    for s in SIDES:
        relief.ball(f, (s * 0.40, 0.12, 0.08), (0.30, 0.34, 0.40), hide, 0.14)
    jaws(relief, f, Jaw(1.15, 0.34, 0.22, gape, 6), hide)
    relief.ball(f, (0, -0.06, 1.50), (0.16, 0.14, 0.14), NOSE)
    for s in SIDES:
        relief.ball(f, (s * 0.30, -0.36, 0.42), (0.20, 0.12, 0.30), hide, 0.06, turn(roll=s * 20))
    ears(relief, f, (0.36, -0.50, -0.12), (0.50, -1.22, -0.42), 0.22, hide)


def bear(relief: Relief, f: Frame, gape: float = 0.35, necked: bool = True) -> None:
    hide = Stuff("fur", coat(0.14))
    if necked:
        mane(relief, f, ruff(1.25, 0.8), 0.32)
    relief.ball(f, (0, -0.10, -0.05), (0.74, 0.70, 0.72), hide, 0.1)
    jaws(relief, f, Jaw(0.82, 0.40, 0.27, gape, 4), hide)
    relief.ball(f, (0, -0.10, 1.14), (0.20, 0.16, 0.14), NOSE)
    for s in SIDES:
        relief.ball(f, (s * 0.28, -0.42, 0.46), (0.22, 0.14, 0.24), hide, 0.08)
        relief.ball(f, (s * 0.56, -0.66, -0.30), (0.25, 0.28, 0.14), hide)
        relief.ball(f, (s * 0.57, -0.64, -0.18), (0.13, 0.16, 0.10), NOSE)


def boar(relief: Relief, f: Frame, gape: float = 0.16, necked: bool = True) -> None:
    hide = Stuff("fur", coat(0.13))
    bristles = [((0.0, -0.50 - 0.04 * i, 0.25 - 0.30 * i), (0.0, -1.15 - 0.10 * i, -0.25 - 0.34 * i)) for i in range(8)]
    if necked:
        mane(relief, f, ruff(1.15, 0.7), 0.28)
    mane(relief, f, bristles, 0.17, "hair")
    relief.ball(f, (0, 0.0, -0.1), (0.58, 0.66, 0.80), hide, 0.1)
    jaws(relief, f, Jaw(1.15, 0.36, 0.26, gape, 3), hide)
    relief.tube(f, [(0, 0.0, 1.40), (0, 0.0, 1.56)], (0.28, 0.25), Stuff("bone", flat()))
    for s in SIDES:
        tusk = [(s * 0.26, 0.30, 0.92), (s * 0.46, 0.24, 1.12), (s * 0.48, -0.16, 1.22), (s * 0.40, -0.48, 1.12)]
        relief.tube(f, tusk, (0.10, 0.11, 0.08, 0.01), BONE)
        relief.ball(f, (s * 0.26, -0.34, 0.42), (0.16, 0.10, 0.22), hide, 0.06)
    ears(relief, f, (0.38, -0.46, -0.15), (0.62, -0.98, -0.20), 0.19, hide)


def stag(relief: Relief, f: Frame, gape: float = 0.0, necked: bool = True) -> None:
    hide = Stuff("fur", coat(0.18))
    if necked:
        relief.tube(f, [(0, 0.2, -0.3), (0, 1.0, -0.75), (0, 2.3, -0.9)], (0.46, 0.62, 0.95), Stuff("fur", tufts(2.2)))
    relief.ball(f, (0, -0.06, 0.0), (0.44, 0.46, 0.60), hide, 0.1)
    jaws(relief, f, Jaw(1.1, 0.27, 0.18, gape, 0), hide)
    relief.ball(f, (0, -0.04, 1.42), (0.14, 0.13, 0.12), NOSE)
    for s in SIDES:
        relief.tube(
            f, [(s * 0.36, -0.34, -0.2), (s * 0.86, -0.50, -0.35), (s * 1.15, -0.42, -0.4)], (0.14, 0.17, 0.02), hide
        )
        beam: list[Vec] = [
            (s * 0.20, -0.44, -0.1),
            (s * 0.52, -0.95, -0.45),
            (s * 0.95, -1.5, -0.5),
            (s * 0.80, -2.15, -0.1),
        ]
        relief.tube(f, beam, (0.13, 0.11, 0.09, 0.02), BONE)
        tines: tuple[tuple[Vec, Vec], ...] = (
            ((s * 0.40, -0.78, -0.36), (s * 0.30, -1.15, 0.25)),
            ((s * 0.72, -1.22, -0.5), (s * 0.50, -1.75, 0.0)),
            ((s * 0.93, -1.55, -0.5), (s * 1.38, -1.95, -0.4)),
        )
        for root, tip in tines:
            relief.tube(f, [root, tip], (0.10, 0.015), BONE)


def dragon(relief: Relief, f: Frame, gape: float = 0.4, necked: bool = True) -> None:
    """A serpent's head: scales, horns swept back, brow ridges, whiskers of skin."""
    hide = Stuff("scale", lambda x, y, z: (z + abs(x) * 0.5 - y * 0.3) * 5)
    relief.ball(f, (0, -0.06, -0.05), (0.54, 0.52, 0.72), hide, 0.1)
    jaws(relief, f, Jaw(1.35, 0.36, 0.22, gape, 7), hide)
    for s in SIDES:
        relief.ball(f, (s * 0.16, -0.18, 1.52), (0.12, 0.12, 0.16), hide, 0.04)
        relief.tube(
            f,
            [(s * 0.36, -0.40, 0.70), (s * 0.42, -0.50, 0.30), (s * 0.50, -0.62, -0.2)],
            (0.06, 0.15, 0.06),
            hide,
            0.05,
        )
        relief.tube(
            f,
            [(s * 0.36, -0.42, -0.25), (s * 0.55, -0.80, -0.80), (s * 0.50, -0.85, -1.35), (s * 0.42, -1.25, -1.75)],
            (0.17, 0.14, 0.10, 0.01),
            BONE,
        )
        for i in range(3):
            root = (s * 0.44, 0.06 + 0.18 * i, -0.30)
            relief.tube(
                f,
                [root, (s * 0.66, 0.06 + 0.26 * i, -0.72), (s * 0.70, -0.08 + 0.34 * i, -1.1)],
                (0.15, 0.11, 0.01),
                hide,
            )


def eagle(relief: Relief, f: Frame, gape: float = 0.3, necked: bool = True) -> None:
    feathers = Stuff("feather", coat(0.2))
    plumes = [
        (
            (0.5 * sin(a), 0.1 - 0.5 * cos(a), -0.2 - 0.3 * k),
            (0.75 * sin(a), 0.35 - 0.72 * cos(a) + 0.3 * k, -1.0 - 0.45 * k),
        )
        for k in range(4)
        for a in (radians(-130 + 40 * i + 14 * k) for i in range(7))
    ]
    mane(relief, f, plumes, 0.20, "feather")
    relief.ball(f, (0, -0.04, 0.0), (0.48, 0.48, 0.62), feathers, 0.08)
    relief.tube(
        f,
        [(0, 0.0, 0.35), (0, -0.06, 0.85), (0, 0.14, 1.18), (0, 0.46, 1.22)],
        (0.30, 0.27, 0.17, 0.02),
        Stuff("gold", flat()),
    )
    relief.tube(f, [(0, 0.22, 0.3), (0, 0.24 + gape * 0.6, 0.85)], (0.20, 0.08), Stuff("gold", flat(0.2)))
    for s in SIDES:
        relief.tube(f, [(s * 0.26, -0.24, 0.62), (s * 0.36, -0.32, 0.2)], (0.07, 0.12), feathers, 0.04)


def goat(relief: Relief, f: Frame, gape: float = 0.0, necked: bool = True) -> None:
    hide = Stuff("fur", coat(0.17))
    if necked:
        relief.tube(f, [(0, 0.2, -0.3), (0, 1.0, -0.8), (0, 2.2, -1.0)], (0.46, 0.66, 1.0), Stuff("fur", tufts(2.4)))
    relief.ball(f, (0, -0.06, 0.0), (0.44, 0.48, 0.58), hide, 0.1)
    jaws(relief, f, Jaw(0.92, 0.29, 0.22, gape, 0), hide)
    relief.ball(f, (0, 0.02, 1.26), (0.15, 0.12, 0.10), NOSE)
    mane(relief, f, [((x, 0.42, 0.75), (x * 2.4, 1.35, 0.62)) for x in (-0.08, 0.0, 0.08)], 0.13, "hair")
    for s in SIDES:
        horn = [
            (s * 0.22, -0.46, 0.0),
            (s * 0.46, -1.05, -0.45),
            (s * 0.66, -0.95, -1.15),
            (s * 0.72, -0.30, -1.2),
            (s * 0.80, -0.05, -0.75),
        ]
        relief.tube(f, [(x, y, z) for x, y, z in horn], (0.20, 0.19, 0.15, 0.10, 0.02), Stuff("bone", along(0.22)))
        relief.tube(f, [(s * 0.42, -0.16, -0.1), (s * 0.90, 0.0, -0.3)], (0.15, 0.03), hide)


BEASTS: Final = {"wolf": wolf, "bear": bear, "boar": boar, "deer": stag, "dragon": dragon, "eagle": eagle, "goat": goat}
EYES: Final[dict[str, Vec]] = {
    "wolf": (0.40, -0.20, 0.56), "bear": (0.36, -0.26, 0.60), "boar": (0.36, -0.22, 0.50), "deer": (0.38, -0.14, 0.36),
    "dragon": (0.42, -0.28, 0.58), "eagle": (0.38, -0.14, 0.42), "goat": (0.36, -0.14, 0.34),
}  # fmt: skip


def eye_cuts(picture: Picture, f: Frame, beast: str, colour: str = PAPER, size: float = 1.0) -> None:
    """A slanted eye in its dark socket, on the side that is seen."""
    s = -1 if f.matrix[0][2] > 0 else 1
    x, y, z = EYES[beast]
    k = 0.16 * size

    def at(dz: float, dy: float) -> tuple[float, float]:
        return f.flat(s * (x + 0.06), y + dy * k, z + dz * k)

    picture.shapes([[at(1.9, 0.9), at(0.6, -1.1), at(-1.7, -1.2), at(-1.2, 0.5), at(0.2, 1.1)]], INK, smooth=True)
    picture.shapes([[at(1.2, 0.5), at(0.4, -0.6), at(-1.0, -0.7), at(-0.6, 0.3), at(0.2, 0.6)]], colour, smooth=True)
    picture.shapes([dot(at(0.2, -0.05), 0.42 * k * f.scale, 6)], INK)


def coils(relief: Relief, points: Sequence[Vec], radii: Sequence[float]) -> None:
    """A serpent's body through places of the picture."""
    world = Frame((0, 0, 0), 1)
    relief.tube(world, points, radii, Stuff("scale", scaly(0.075)))
