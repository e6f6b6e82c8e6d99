"""Whole beasts from the side, facing left, in the picture's plane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.engine.relief import Relief, Stuff
from art.engine.space import Frame, Vec
from art.valhalla.creatures import BEASTS, NOSE
from art.valhalla.grain import across, tufts


@dataclass(frozen=True)
class Build:
    """Measures of a four-legged body, in units of the frame."""

    chest: float
    hips: float
    legs: float
    neck: Vec  # where the head sits
    head: float  # how large it is
    tail: tuple[Vec, ...]
    hoofed: bool = False
    hump: float = 0.0


BUILDS: Final = {
    "wolf": Build(0.62, 0.46, 1.25, (-1.45, -0.85, 0.1), 0.62, ((1.3, -0.1, 0), (1.9, 0.3, 0), (2.2, 1.0, 0))),
    "bear": Build(0.70, 0.74, 1.0, (-1.62, -0.50, 0.5), 0.72, ((1.4, -0.2, 0), (1.6, 0.0, 0)), hump=0.16),
    "boar": Build(0.70, 0.56, 0.86, (-1.50, 0.0, 0.5), 0.80, ((1.3, -0.2, 0), (1.7, 0.1, 0), (1.8, 0.5, 0)), True, 0.2),
    "deer": Build(0.56, 0.50, 1.5, (-1.35, -1.25, 0.1), 0.5, ((1.3, -0.2, 0), (1.5, 0.1, 0)), True),
    "goat": Build(0.62, 0.54, 1.1, (-1.35, -0.95, 0.1), 0.56, ((1.3, -0.3, 0), (1.55, -0.6, 0)), True),
}
STRIDES: Final = {
    "stand": ((-0.95, -1.0), (-0.55, -0.6), (0.85, 0.9), (1.15, 1.25)),
    "run": ((-1.7, -2.2), (-1.1, -1.4), (1.3, 1.9), (0.9, 1.3)),
    "rear": ((-1.6, -1.9), (-1.2, -1.6), (0.9, 1.0), (1.2, 1.35)),
}


def body(relief: Relief, f: Frame, kind: str, stride: str = "stand", gape: float = 0.3, lift: float = 0) -> Frame:
    """Torso, legs and tail, then the head; returns the head's frame for its eyes."""
    b = BUILDS[kind]
    fur = Stuff("fur", tufts(2.6))
    _legs(relief, f, b, stride, lift)
    relief.tube(f, b.tail, [0.24 - 0.06 * i for i in range(len(b.tail))], Stuff("fur", across(1.3, 0.3)))
    spine: list[Vec] = [(-0.9, -0.05 - b.hump - lift, 0), (0.0, -0.05 - b.hump * 0.7 - lift * 0.4, 0), (1.0, 0.0, 0)]
    relief.tube(f, spine, (b.chest + b.hump * 0.4, b.chest * 0.88, b.hips), fur, 0.1)
    neck: list[Vec] = [
        (-0.8, -0.2 - lift, 0),
        (b.neck[0] * 0.82, b.neck[1] * 0.7 - lift, 0.05),
        (b.neck[0], b.neck[1] - lift, 0.1),
    ]
    relief.tube(f, neck, (b.chest * 0.86, b.chest * 0.66, b.chest * 0.52), fur, 0.15)
    at = f.point((b.neck[0], b.neck[1] - lift, b.neck[2] + 0.25))
    head = Frame(at, f.scale * b.head, -66, 0, -8)
    BEASTS[kind](relief, head, gape, False)
    return head


def _legs(relief: Relief, f: Frame, b: Build, stride: str, lift: float) -> None:
    for i, (knee, foot) in enumerate(STRIDES[stride]):
        fore = i < 2
        x, top = (-0.8 if fore else 0.85), (-lift if fore else 0.0)
        rear = stride == "rear" and fore
        z = -0.35 if i in (1, 2) else 0.3
        ground = b.legs + 0.35 if not rear else b.legs * 0.25 - lift
        points: list[Vec] = [
            (x, 0.25 + top, z),
            (knee, 0.3 + b.legs * 0.42 + top * (1 if rear else 0.5), z),
            (foot, ground, z),
        ]
        thick = b.hips * 0.62
        relief.tube(f, points, (thick, thick * 0.55, thick * 0.36), Stuff("fur", across(1.2)))
        if b.hoofed:
            relief.ball(f, (foot - 0.03, ground + 0.1, z + 0.05), (0.16, 0.12, 0.14), NOSE)
        else:
            relief.ball(f, (foot - 0.12, ground + 0.04, z + 0.05), (0.26, 0.14, 0.18), Stuff("fur"))
