"""Shapes drawn by hand in the plane: tapered strokes, arcs, things placed and turned."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin

from art.engine.space import Point
from art.engine.trace import Loop


def taper(points: Sequence[Point], start: float, end: float = 0, middle: float | None = None) -> Loop:
    """A stroke along points whose width runs from start over middle to end."""
    count = len(points)
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(count - 1, i + 1)]
        size = hypot(bx - ax, by - ay) or 1
        half = _width(i / (count - 1), start, end, middle) / 2
        nx, ny = -(by - ay) / size * half, (bx - ax) / size * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def _width(t: float, start: float, end: float, middle: float | None) -> float:
    if middle is None:
        return start + (end - start) * t
    return start + (middle - start) * 2 * t if t < 0.5 else middle + (end - middle) * (2 * t - 1)


def arc(at: Point, radius: float, first: float, last: float, count: int = 10, high: float | None = None) -> Loop:
    tall = radius if high is None else high
    angles = [radians(first + (last - first) * i / count) for i in range(count + 1)]
    return [(at[0] + radius * cos(a), at[1] + tall * sin(a)) for a in angles]


def dot(at: Point, radius: float, count: int = 6) -> Loop:
    return [(at[0] + radius * cos(2 * pi * i / count), at[1] + radius * sin(2 * pi * i / count)) for i in range(count)]


def box(left: float, top: float, right: float, bottom: float) -> Loop:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def polygon(text: str, right: float = 0, down: float = 0, size: float = 1) -> Loop:
    """ "1,2 3,4" as points, moved and sized."""
    pairs = (word.split(",") for word in text.split())
    return [(right + size * float(x), down + size * float(y)) for x, y in pairs]


def curve(points: Sequence[Point], count: int = 6) -> Loop:
    """Catmull-Rom through points, sampled."""
    found: Loop = []
    for i in range(len(points) - 1):
        a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        found += [_between(a, b, c, d, n / count) for n in range(count)]
    return [*found, points[-1]]


def rounded(points: Sequence[Point], count: int = 3) -> Loop:
    """A closed outline through points, without corners."""
    wrapped = [points[-1], *points, points[0], points[1]]
    found: Loop = []
    for a, b, c, d in zip(wrapped, wrapped[1:], wrapped[2:], wrapped[3:], strict=False):
        found += [_between(a, b, c, d, n / count) for n in range(count)]
    return found


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    x, y = (
        0.5
        * (
            2 * b[k]
            + (c[k] - a[k]) * t
            + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
            + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t
        )
        for k in range(2)
    )
    return (x, y)


class Place:
    """From a thing's own measure (along, across) to the picture: laid at a point, turned, sized, mirrored."""

    def __init__(self, at: Point, degrees: float, scale: float = 1, flip: bool = False) -> None:
        self.at, self.scale, self.degrees = at, scale, degrees
        self.side = -1.0 if flip else 1.0
        self.c, self.s = cos(radians(degrees)), sin(radians(degrees))

    def __call__(self, *points: Point) -> Loop:
        return [self.point(u, v) for u, v in points]

    def point(self, u: float, v: float) -> Point:
        w = v * self.side
        return (
            self.at[0] + self.scale * (u * self.c - w * self.s),
            self.at[1] + self.scale * (u * self.s + w * self.c),
        )
