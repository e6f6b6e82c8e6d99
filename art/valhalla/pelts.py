"""A beast's head worn as a hood, its muzzle over the wearer's brow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.engine.flat import dot
from art.engine.picture import INK, PAPER, Picture
from art.engine.relief import Field, Relief, Stuff
from art.engine.space import Frame, Vec, turn
from art.engine.trace import Loop
from art.valhalla.anatomy import SIDES
from art.valhalla.grain import across, flat, hanging, lifted, stripes
from art.valhalla.helms import BONE, antlers
from art.valhalla.person import Person


@dataclass(frozen=True)
class Muzzle:
    length: float
    width: float
    far_eye: float  # turn at which the muzzle hides the far eye


MUZZLES: Final = {
    "bear": Muzzle(0.40, 0.40, 38),
    "wolf": Muzzle(0.60, 0.27, 30),
    "boar": Muzzle(0.56, 0.30, 24),
    "deer": Muzzle(0.60, 0.25, 30),
}
NOSE: Final = Stuff("nose")


def beast_frame(h: Frame) -> Frame:
    return h.turned((0, -0.66, 0.42), turn(pitch=-18))


def pelt(relief: Relief, h: Frame, person: Person) -> None:
    def shag(x: Field, y: Field, z: Field) -> Field:
        return np.arctan2(x, -y) * 8 + 2.0 * np.sin(z * 6)

    def coat(x: Field, y: Field, z: Field) -> Field:
        return x * h.scale / 12 + (abs(x) + z) * 1.5

    hide = Stuff("fur", shag, bare=lambda x, y, z: (y > -0.26) & (z > -0.05 - 0.1 * y))
    relief.ball(h, (0, -0.12, -0.22), (0.92, 1.08, 1.0), hide)
    for s in SIDES:
        relief.ball(
            h, (s * 0.76, 0.62, -0.15), (0.26, 0.85, 0.36), Stuff("fur", hanging(h, 12)), tilt=turn(roll=-s * 8)
        )
        paw = [(s * 0.80, 1.1, 0.0), (s * 0.74, 1.45, 0.35), (s * 0.62, 1.7, 0.5)]
        relief.tube(h, paw, (0.24, 0.2, 0.22), Stuff("fur", across(1.3, 0.3)))
    fur = Stuff("fur", coat, lifted(0.14))
    _skull(relief, beast_frame(h), MUZZLES[person.beast], fur)
    EARS[person.beast](relief, h, beast_frame(h), fur)


def _skull(relief: Relief, f: Frame, m: Muzzle, fur: Stuff) -> None:
    relief.ball(f, (0, -0.10, -0.05), (0.62, 0.44, 0.48), fur, 0.12)
    relief.ball(f, (0, 0.06, 0.28 + m.length * 0.5), (m.width, 0.25, m.length), fur, 0.14)
    relief.ball(f, (0, 0.02, 0.28 + m.length * 1.42), (m.width * 0.62, 0.16, 0.13), NOSE)
    for s in SIDES:
        relief.ball(f, (s * 0.34, -0.20, 0.36), (0.18, 0.09, 0.14), fur, 0.04, turn(roll=s * 24))
        relief.ball(
            f, (s * m.width * 0.5, 0.20, 0.30 + m.length * 0.6), (m.width * 0.55, 0.13, m.length * 0.7), fur, 0.03
        )


def _fangs(relief: Relief, f: Frame, m: Muzzle) -> None:
    for s in SIDES:
        for t in (0.35, 0.75):
            relief.ball(f, (s * m.width * 0.80, 0.34, 0.28 + m.length * t), (0.055, 0.15, 0.06), BONE)


def _bear(relief: Relief, h: Frame, f: Frame, fur: Stuff) -> None:
    for s in SIDES:
        relief.ball(f, (s * 0.60, -0.44, -0.25), (0.27, 0.27, 0.14), Stuff("fur", stripes(h, 9)))
        relief.ball(f, (s * 0.60, -0.42, -0.14), (0.15, 0.15, 0.1), NOSE)
    _fangs(relief, f, MUZZLES["bear"])


def _wolf(relief: Relief, h: Frame, f: Frame, fur: Stuff) -> None:
    for s in SIDES:
        relief.ball(
            f, (s * 0.50, -0.58, -0.25), (0.21, 0.50, 0.13), Stuff("fur", stripes(h, 9)), tilt=turn(roll=s * 18)
        )
        relief.ball(f, (s * 0.49, -0.53, -0.15), (0.11, 0.32, 0.1), NOSE, tilt=turn(roll=s * 18))
    _fangs(relief, f, MUZZLES["wolf"])


def _boar(relief: Relief, h: Frame, f: Frame, fur: Stuff) -> None:
    relief.ball(f, (0, 0.06, 1.12), (0.30, 0.27, 0.10), Stuff("bone", flat()))
    for s in SIDES:
        relief.ball(f, (s * 0.52, -0.52, -0.2), (0.15, 0.36, 0.10), fur, tilt=turn(roll=s * 40))
        tusk = [(s * 0.26, 0.26, 0.75), (s * 0.56, 0.20, 0.92), (s * 0.62, -0.16, 0.98), (s * 0.50, -0.44, 0.98)]
        relief.tube(f, tusk, (0.10, 0.11, 0.08, 0.02), BONE)
    for i in range(6):
        lean = turn(pitch=-20 + 8 * i)
        relief.ball(f, (0, -0.42 - 0.02 * i, 0.1 - 0.2 * i), (0.10, 0.34, 0.14), Stuff("fur", stripes(h, 7)), tilt=lean)


def _deer(relief: Relief, h: Frame, f: Frame, fur: Stuff) -> None:
    for s in SIDES:
        relief.ball(f, (s * 0.76, -0.28, -0.3), (0.36, 0.13, 0.10), fur, tilt=turn(roll=s * -24))
    antlers(relief, h)


EARS: Final = {"bear": _bear, "wolf": _wolf, "boar": _boar, "deer": _deer}


def pelt_cuts(picture: Picture, h: Frame, person: Person) -> None:
    """Eyes and nostrils of the beast."""
    f, m = beast_frame(h), MUZZLES[person.beast]
    seen = [s for s in SIDES if s * h.yaw <= m.far_eye]

    def each(*places: Vec) -> list[Loop]:
        return [[f.flat(s * x, y, z) for x, y, z in places] for s in seen]

    pupils = [dot(f.flat(s * 0.33, -0.07, 0.48), 0.05 * h.scale) for s in seen]
    if person.beast == "boar":
        pupils += [dot(f.flat(s * 0.11, 0.06, 1.2), 0.075 * h.scale) for s in SIDES]
    picture.shapes(
        each((0.14, 0.03, 0.54), (0.32, -0.20, 0.50), (0.52, -0.14, 0.34), (0.36, 0.05, 0.44)), INK, smooth=True
    )
    picture.shapes(
        each((0.20, -0.02, 0.52), (0.34, -0.13, 0.46), (0.45, -0.10, 0.36), (0.34, -0.02, 0.46)), PAPER, smooth=True
    )
    picture.shapes(pupils, INK)
