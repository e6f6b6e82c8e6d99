"""Hair and beards: combed caps, locks, braids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from art.engine.relief import Bare, Field, Mask, Relief, Stuff
from art.engine.space import Frame, Vec, turn
from art.valhalla.anatomy import SIDES
from art.valhalla.grain import across, fanned, flat, lifted, rings, stripes, swept
from art.valhalla.person import Person

Part = Callable[[Relief, Frame, Person], None]
GOLD: Final = Stuff("gold", flat())


def _face(x: Field, y: Field, z: Field) -> Mask:
    """Where hair leaves the face bare."""
    jag = 0.05 * np.sin(50 * np.arctan2(x, 0.2 - y))
    hair = (y < -0.66 + jag + 0.1 * abs(x)) | (z < 0.34 + jag - 0.5 * (y + 0.62))
    bare: Mask = ~hair | ((y > 0.2) & (z > -0.12))
    return bare


def cap(relief: Relief, h: Frame, person: Person) -> None:
    v = 1.06 if person.woman else 1.0
    stuff = Stuff("hair", swept(8, 0.3), bare=_face)
    relief.ball(h, (0, -0.32, -0.14), (0.78 * v * person.face.width, 0.82 * v, 0.95 * v), stuff)


def locks(relief: Relief, h: Frame, strands: Sequence[tuple[Sequence[Vec], float]]) -> None:
    """Strands that swell and run out to a point."""
    for points, r in strands:
        radii = [r * 0.8, *([r] * (len(points) - 2)), r * 0.12]
        relief.tube(h, points, radii, Stuff("hair", across(1.3, 0.25)))


def long_hair(relief: Relief, h: Frame, person: Person) -> None:
    """Parted hair over both shoulders, in locks."""
    for s in SIDES:
        locks(relief, h, [
            ([(s * 0.58, -0.5, -0.3), (s * 0.86, 0.3, -0.3), (s * 0.74, 1.0, -0.2), (s * 1.02, 1.75, 0.0)], 0.26),
            ([(s * 0.64, -0.4, -0.05), (s * 0.78, 0.3, 0.0), (s * 0.62, 0.95, 0.2), (s * 0.80, 1.55, 0.4)], 0.20),
            ([(s * 0.50, 0.2, -0.3), (s * 0.58, 0.8, -0.1), (s * 0.50, 1.5, 0.2)], 0.20),
        ])  # fmt: skip
    cap(relief, h, person)


def windblown(relief: Relief, h: Frame, person: Person) -> None:
    """Hair streaming away from where the face looks."""
    s = 1 if h.yaw <= 0 else -1
    for i in range(6):
        y, lift = -0.75 + 0.26 * i, 0.12 * (i % 2)
        points = [
            (s * 0.35, y, -0.3),
            (s * 0.95, y - 0.05 + lift, -0.4),
            (s * 1.5, y + 0.22 - lift, -0.3),
            (s * 2.15, y - 0.1 + 0.1 * i, -0.2),
        ]
        locks(relief, h, [(points, 0.21 - 0.012 * i)])
    locks(relief, h, [([(-s * 0.62, -0.3, 0.1), (-s * 0.72, 0.3, 0.1), (-s * 0.56, 0.9, 0.3)], 0.13)])
    cap(relief, h, person)


def plait(relief: Relief, frame: Frame, points: Sequence[Vec], r: float) -> None:
    """A braid: leaning lozenges over one another, a ring, a tuft."""
    for i, (x, y, z) in enumerate(points):
        s = 1 if i % 2 else -1
        k = r * (1 - 0.35 * i / len(points))
        stuff = Stuff("hair", stripes(frame, 8, s * 1.2))
        relief.ball(frame, (x + s * k * 0.28, y, z), (k * 0.95, k * 1.15, k), stuff, tilt=turn(roll=s * 38))
    x, y, z = points[-1]
    relief.ball(frame, (x, y + r * 0.9, z), (r * 0.8, r * 0.42, r * 0.8), GOLD)
    relief.ball(frame, (x, y + r * 1.9, z - 0.02), (r * 0.55, r * 1.1, r * 0.5), Stuff("hair", stripes(frame, 7)))


def braids(relief: Relief, h: Frame, person: Person) -> None:
    cap(relief, h, person)
    for s in SIDES:
        plait(relief, h, [(s * (0.66 + 0.03 * i), 0.22 + 0.23 * i, 0.06 + 0.05 * i) for i in range(6)], 0.19)


def side_braid(relief: Relief, h: Frame, person: Person) -> None:
    """One thick braid brought forward over the shoulder."""
    cap(relief, h, person)
    s = 1 if h.yaw <= 0 else -1
    plait(relief, h, [(s * (0.62 - 0.01 * i * i), 0.35 + 0.24 * i, 0.1 + 0.09 * i) for i in range(7)], 0.25)


def wreath(relief: Relief, h: Frame, person: Person) -> None:
    """A braid laid round the head like a crown, locks below it."""
    for s in SIDES:
        locks(relief, h, [([(s * 0.6, 0.0, -0.2), (s * 0.72, 0.6, -0.1), (s * 0.58, 1.15, 0.1)], 0.2)])
    cap(relief, h, person)
    for i in range(11):
        a = -1.75 + 3.5 * i / 10
        at = (0.76 * float(np.sin(a)), -0.62 - 0.1 * float(np.cos(a)), 0.72 * float(np.cos(a)) - 0.08)
        lean = 30 if i % 2 else -30
        relief.ball(h, at, (0.17, 0.15, 0.17), Stuff("hair", stripes(h, 8, lean / 30)), tilt=turn(roll=lean))


def knot(relief: Relief, h: Frame, person: Person) -> None:
    """Hair drawn up into a knot."""
    cap(relief, h, person)
    relief.ball(h, (0, -1.2, -0.35), (0.34, 0.30, 0.34), Stuff("hair", rings(h, 9)))
    relief.ball(h, (0, -1.0, -0.3), (0.24, 0.09, 0.24), GOLD)


def topknot(relief: Relief, h: Frame, person: Person) -> None:
    """Shaven sides, a tail falling from the crown."""
    s = 1 if h.yaw <= 0 else -1
    relief.ball(
        h,
        (0, -0.62, -0.22),
        (0.5, 0.56, 0.72),
        Stuff("hair", swept(6, 0.3), bare=lambda x, y, z: (y > -0.55) & (z > -0.4)),
    )
    locks(relief, h, [
        ([(0, -1.05, -0.35), (s * 0.35, -1.45, -0.4), (s * 0.95, -1.2, -0.3), (s * 1.2, -0.5, -0.2)], 0.24),
        ([(0, -1.05, -0.35), (s * 0.5, -1.25, -0.3), (s * 0.95, -0.75, -0.2), (s * 0.98, -0.1, -0.1)], 0.2),
    ])  # fmt: skip
    relief.ball(h, (s * 0.1, -1.14, -0.36), (0.2, 0.13, 0.2), GOLD)


def mohawk(relief: Relief, h: Frame, person: Person) -> None:
    fan = Stuff("hair", lambda x, y, z: np.arctan2(y + 0.2, z + 0.1) * 9, bare=lambda x, y, z: (y > -0.55) & (z > 0))
    relief.ball(h, (0, -0.36, -0.2), (0.22, 1.08, 1.0), fan)
    s = -1 if h.yaw > 0 else 1
    plait(relief, h, [(0.66 * s, 0.1 + 0.2 * i, -0.2 + 0.04 * i) for i in range(6)], 0.18)


def bald(relief: Relief, h: Frame, person: Person) -> None:
    """A tattooed scalp: rings of ink over the brow."""
    for s in SIDES:
        relief.ball(
            h, (s * 0.66, 0.05, -0.3), (0.16, 0.42, 0.42), Stuff("hair", rings(h, 8), bare=lambda x, y, z: z > -0.1)
        )


HAIR: Final[dict[str, Part]] = {
    "cap": cap, "long": long_hair, "wind": windblown, "braids": braids, "side": side_braid, "wreath": wreath,
    "knot": knot, "topknot": topknot, "mohawk": mohawk, "bald": bald,
}  # fmt: skip


# -- beards


def _chin(x: Field, y: Field, z: Field) -> Mask:
    return (y < 0.72 - 1.1 * abs(x)) | (y < -0.05)


def _below(level: float) -> Bare:
    return lambda x, y, z: y < level


def moustache(relief: Relief, h: Frame, reach: float = 0.24, droop: float = 24) -> None:
    for s in SIDES:
        lines = Stuff("hair", lambda x, y, z, s=s: y * h.scale / 7 + x * s * 2)  # type: ignore[misc]
        relief.ball(h, (s * 0.15, 0.565, 0.71), (reach, 0.085, 0.13), lines, tilt=turn(roll=s * droop))


def _drop(person: Person) -> float:
    return 0.22 if person.face.mouth == "shout" else 0.0


def short(relief: Relief, h: Frame, person: Person) -> None:
    stuff = Stuff("hair", fanned(7), lifted(0.2), _chin)
    relief.ball(h, (0, 0.70 + _drop(person), 0.22), (0.54 * person.face.width, 0.42, 0.50), stuff)
    moustache(relief, h, 0.2)


def _mass(relief: Relief, h: Frame, person: Person) -> None:
    d = _drop(person)
    relief.ball(h, (0, 0.84 + d, 0.24), (0.60, 0.62, 0.52), Stuff("hair", fanned(7), lifted(0.1), _chin))
    relief.ball(h, (0, 1.12 + d, 0.36), (0.44, 0.52, 0.34), Stuff("hair", fanned(7), bare=_below(0.8 + d)), 0.2)


def full(relief: Relief, h: Frame, person: Person) -> None:
    _mass(relief, h, person)
    moustache(relief, h)


def long_beard(relief: Relief, h: Frame, person: Person) -> None:
    _mass(relief, h, person)
    for i, x in enumerate((-0.3, 0.28, -0.12, 0.12)):
        points = [
            (x * 0.8, 1.0, 0.45),
            (x * 1.1, 1.5, 0.5 + 0.04 * i),
            (x * 0.9, 1.95, 0.5),
            (x * 1.2, 2.45 - 0.2 * abs(x), 0.5),
        ]
        relief.tube(h, points, (0.22, 0.22, 0.16, 0.02), Stuff("hair", across(1.3, 0.3)))
    moustache(relief, h, 0.30, 38)


def forked(relief: Relief, h: Frame, person: Person) -> None:
    _mass(relief, h, person)
    for s in SIDES:
        points = [(s * 0.12, 1.1, 0.5), (s * 0.28, 1.55, 0.52), (s * 0.22, 1.85, 0.5), (s * 0.42, 2.2, 0.5)]
        relief.tube(h, points, (0.26, 0.2, 0.14, 0.02), Stuff("hair", across(1.4, 0.3)))
        relief.ball(h, (s * 0.25, 1.72, 0.52), (0.19, 0.07, 0.18), GOLD)
    moustache(relief, h)


def plaited(relief: Relief, h: Frame, person: Person) -> None:
    _mass(relief, h, person)
    plait(relief, h, [(0, 1.25 + 0.17 * i, 0.56) for i in range(4)], 0.17)
    moustache(relief, h, 0.30, 34)


def double(relief: Relief, h: Frame, person: Person) -> None:
    """Two plaits: a dwarf's pride."""
    _mass(relief, h, person)
    for s in SIDES:
        plait(relief, h, [(s * (0.26 + 0.03 * i), 1.2 + 0.18 * i, 0.54) for i in range(4)], 0.16)
    moustache(relief, h, 0.40, 40)


def wild(relief: Relief, h: Frame, person: Person) -> None:
    """Blown to one side by the wind or the fury."""
    _mass(relief, h, person)
    s = 1 if h.yaw <= 0 else -1
    for i in range(4):
        y = 0.85 + 0.2 * i
        points = [(s * 0.05, y, 0.45), (s * 0.55, y + 0.28, 0.4), (s * (1.05 - 0.06 * i), y + 0.2 + 0.12 * i, 0.3)]
        relief.tube(h, points, (0.24, 0.18, 0.02), Stuff("hair", across(1.3, 0.3)))
    moustache(relief, h, 0.32, 30)


def walrus(relief: Relief, h: Frame, person: Person) -> None:
    for s in SIDES:
        points = [(s * 0.04, 0.55, 0.76), (s * 0.26, 0.68, 0.70), (s * 0.36, 0.95, 0.56), (s * 0.32, 1.3, 0.5)]
        relief.tube(h, points, (0.10, 0.13, 0.10, 0.02), Stuff("hair", across(1.2)))


def none(relief: Relief, h: Frame, person: Person) -> None:
    """A shaven chin."""


BEARDS: Final[dict[str, Part]] = {
    "none": none, "short": short, "full": full, "long": long_beard, "fork": forked, "plait": plaited, "double": double,
    "wild": wild, "walrus": walrus,
}  # fmt: skip
