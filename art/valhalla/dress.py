"""What lies on the shoulders: furs, cloaks, collars, wings."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from random import Random
from typing import Final

import numpy as np

from art.engine.flat import taper
from art.engine.picture import INK, PAPER, Picture
from art.engine.relief import Field, Relief, Stuff
from art.engine.space import Frame, Point, turn
from art.valhalla.anatomy import SIDES
from art.valhalla.grain import across, stripes
from art.valhalla.hair import GOLD
from art.valhalla.inks import Palette
from art.valhalla.person import Person

Collar = Callable[[Relief, Frame, Person, Random], None]


def furs(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """Two rings of shaggy tufts."""
    lines = Stuff("ruff", lambda x, y, z: x * b.scale / 13 + y * 2)
    for row, (y, wide, tall) in enumerate(((0.74, 1.18, 0.40), (0.50, 0.86, 0.36))):
        count = 13 - 2 * row
        for i in range(count):
            a = -100 + 200 * i / (count - 1) + rng.uniform(-5, 5)
            at = (
                wide * sin(radians(a)),
                y + 0.20 * cos(radians(a)) - 0.1 * abs(sin(radians(a))),
                0.46 * cos(radians(a)) * wide + 0.1,
            )
            size = (0.20, tall * rng.uniform(0.85, 1.15), 0.16)
            relief.ball(b, at, size, lines, tilt=turn(roll=-a * 0.55 + rng.uniform(-12, 12)))


def cloak(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """A cloak thrown over, pinned with a ring brooch on the right shoulder."""

    def folds(x: Field, y: Field, z: Field) -> Field:
        lines: Field = np.arctan2(x - 0.75, y + 0.2) * 6
        return lines

    cloth = Stuff("cloak2", folds)
    relief.ball(b, (-0.35, 0.62, 0.05), (0.95, 0.34, 0.62), cloth, 0.1, turn(roll=14))
    relief.ball(b, (0.45, 0.62, 0.05), (0.80, 0.30, 0.60), cloth, 0.1, turn(roll=-14))
    relief.ball(b, (0.62, 0.86, 0.62), (0.17, 0.17, 0.1), GOLD)


def torc(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """A twisted neck ring."""
    relief.ball(b, (0, 0.42, 0.02), (0.66, 0.17, 0.56), Stuff("gold", stripes(b, 8, -1)))


def strap(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """A baldric across the chest."""
    points = [(-0.95, 0.55, 0.35), (-0.3, 1.1, 0.72), (0.4, 1.8, 0.74), (0.9, 2.4, 0.6)]
    relief.tube(b, points, (0.15, 0.15, 0.15, 0.15), Stuff("leather", across(1)))
    torc(relief, b, person, rng)


def mantle(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """Cloth in heavy folds from both shoulders."""
    for s in SIDES:
        for i in range(3):
            x = s * (0.55 + 0.34 * i)
            points = [
                (x * 0.8, 0.42 + 0.1 * i, 0.3 - 0.1 * i),
                (x, 1.1, 0.5 - 0.12 * i),
                (x * 1.08, 2.4, 0.4 - 0.1 * i),
            ]
            relief.tube(b, points, (0.24, 0.30, 0.34), Stuff("cloak2", across(1.2, 0.3)), 0.08)
        relief.ball(b, (s * 0.42, 0.62, 0.5), (0.14, 0.14, 0.08), GOLD)


def belted(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """A yoke of woven trim at the neck, a belt with a buckle."""
    torc(relief, b, person, rng)
    for i in range(9):
        a = radians(-80 + 20 * i)
        relief.ball(
            b, (0.92 * sin(a), 0.62 + 0.42 * cos(a), 0.62 * cos(a) + 0.12), (0.10, 0.10, 0.07), GOLD, tilt=turn(roll=45)
        )
    belt = Stuff("leather", bare=lambda x, y, z: abs(y - 2.2) > 0.14)
    relief.ball(b, (0, 1.9, -0.02), (1.34, 1.3, 0.80), belt)
    relief.ball(b, (0.1, 2.2, 0.78), (0.2, 0.2, 0.1), GOLD)


def medal(relief: Relief, b: Frame, person: Person, rng: Random) -> None:
    """A chain of office with a round pendant."""
    torc(relief, b, person, rng)
    for i in range(11):
        a = radians(-75 + 15 * i)
        relief.ball(b, (0.85 * sin(a), 0.55 + 0.75 * cos(a), 0.55 * cos(a) + 0.25), (0.085, 0.085, 0.07), GOLD)
    relief.ball(b, (0, 1.5, 0.82), (0.24, 0.24, 0.08), GOLD)
    relief.ball(b, (0, 1.5, 0.9), (0.11, 0.11, 0.06), Stuff("nose"))


COLLARS: Final[dict[str, Collar]] = {
    "fur": furs, "cloak": cloak, "none": torc, "strap": strap, "mantle": mantle,
    "belt": belted, "medal": medal,
}  # fmt: skip


def wings(picture: Picture, b: Frame, inks: Palette) -> None:
    """Great wings behind the shoulders: one notched fan a side."""
    for s in SIDES:
        root = b.flat(s * 0.55, 1.0, -0.8)
        tips = [
            (root[0] + s * b.scale * reach * cos(radians(a)), root[1] - b.scale * reach * sin(radians(a)))
            for a, reach in FEATHERS
        ]
        notches = [_towards(root, tips[i], tips[i + 1], 0.72) for i in range(len(tips) - 1)]
        outline = [root, *(p for pair in zip(tips, [*notches, root], strict=True) for p in pair)]
        shoulder = b.flat(s * 0.9, -0.5, -0.8)
        picture.shapes([[root, shoulder, *outline[1:]]], PAPER, halo=INK, wide=7)
        inner = [_towards(root, tips[i], tips[i], 0.58) for i in range(len(tips))]
        picture.shapes([[root, *inner]], inks.light)
        picture.shapes([taper([n, _towards(root, n, n, 0.35)], 6, 2) for n in notches], INK)


FEATHERS: Final = ((96, 2.9), (80, 3.3), (65, 3.35), (50, 3.2), (36, 3.0), (22, 2.7), (8, 2.4), (-8, 2.1))


def _towards(root: Point, one: Point, two: Point, t: float) -> Point:
    """Between two tips, drawn back towards the root."""
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    return (root[0] + (x - root[0]) * t, root[1] + (y - root[1]) * t)
