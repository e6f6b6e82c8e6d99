"""Round shields and how they are painted."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from art.engine.flat import arc, box, taper
from art.engine.picture import INK, PAPER, Picture
from art.engine.space import Point
from art.engine.trace import Loop
from art.valhalla.inks import Palette


def shield(picture: Picture, at: Point, r: float, pattern: str, inks: Palette) -> None:
    """A round shield: rim, painted field, planks, shade on the far side, boss."""
    (cx, cy), q = at, r - 9
    picture.disc(at, r, INK, PAPER, 9)
    picture.disc(at, q, inks.main)
    picture.shapes(SHIELDS[pattern](cx, cy, q), PAPER)
    planks = [
        taper([(cx + q * t, cy - h), (cx + q * t + 1, cy), (cx + q * t, cy + h)], 1, 1, 4)
        for t, h in ((t, q * (1 - t * t) ** 0.5) for t in (-0.62, -0.3, 0.32, 0.64))
    ]
    picture.shapes(planks, INK)
    shade = arc(at, q, -50, 120, 12) + arc((cx - q * 0.16, cy - q * 0.16), q * 1.02, 112, -42, 12)
    picture.shapes([shade], INK, smooth=True)
    picture.disc(at, r * 0.29, INK)
    picture.disc((cx - 3, cy - 3), r * 0.2, inks.light)
    picture.disc((cx + 3, cy + 3), r * 0.18, INK)


def _swirl(cx: float, cy: float, q: float) -> list[Loop]:
    def at(t: float, a: float) -> Point:
        return (cx + q * t * cos(radians(a + 60 * t)), cy + q * t * sin(radians(a + 60 * t)))

    return [
        [
            (cx, cy),
            *(at(t, a) for t in (0.35, 0.7, 1)),
            *arc((cx, cy), q, a + 60, a + 105, 3)[1:],
            *(at(t, a + 45) for t in (0.7, 0.35)),
        ]
        for a in range(0, 360, 90)
    ]


def _cross(x: float, y: float, q: float) -> list[Loop]:
    arm = q * 0.18
    return [box(x - arm, y - q, x + arm, y + q), box(x - q, y - arm, x + q, y + arm)]


SHIELDS: Final[dict[str, Callable[[float, float, float], list[Loop]]]] = {
    "quarter": lambda x, y, q: [[(x, y), *arc((x, y), q, a, a + 90, 6)] for a in (200, 20)],
    "swirl": _swirl,
    "ray": lambda x, y, q: [[(x, y), *arc((x, y), q, a, a + 30, 3)] for a in range(10, 370, 60)],
    "band": lambda x, y, q: [box(x - q * 0.95, y - q * 0.3, x + q * 0.95, y + q * 0.3)],
    "ring": lambda x, y, q: [taper(arc((x, y), q * 0.68, 0, 360, 20), q * 0.24, q * 0.24)],
    "cross": lambda x, y, q: _cross(x, y, q),
    "half": lambda x, y, q: [[*arc((x, y), q, 120, 300, 12)]],
}  # fmt: skip
