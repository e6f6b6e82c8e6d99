"""Outlines of a field: marching squares, and which corners matter how much."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.engine.relief import Field
from art.engine.space import Point, far

Loop = list[Point]
Key = tuple[int, int]

FINEST: Final = 0.28  # no knife is narrower, so nothing smaller is looked at

# For each pattern of the four corners of a cell: from which side an outline enters to which it leaves.
CASES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((3, 0),),
    2: ((0, 1),),
    3: ((3, 1),),
    4: ((1, 2),),
    5: ((3, 0), (1, 2)),
    6: ((0, 2),),
    7: ((3, 2),),
    8: ((2, 3),),
    9: ((2, 0),),
    10: ((0, 1), (2, 3)),
    11: ((2, 1),),
    12: ((1, 3),),
    13: ((1, 0),),
    14: ((0, 3),),
}


def outlines(field: Field, left: float, top: float, step: float, least: float) -> list[Loop]:
    """Closed outlines of the places above zero; those that hold less than `least` are left out."""
    f = field.copy()
    for edge in (f[0], f[-1], f[:, 0], f[:, -1]):
        np.minimum(edge, -0.2, out=edge)
    following, width = _links(f), f.shape[1]
    flat = f.ravel()

    def place(key: Key) -> Point:
        a, b = key
        t = float(flat[a] / (flat[a] - flat[b]))
        ax, ay, bx, by = a % width, a // width, b % width, b // width
        return (left + step * (ax + t * (bx - ax)), top + step * (ay + t * (by - ay)))

    found = [[place(key) for key in loop] for loop in _loops(following)]
    return [loop for loop in found if len(loop) > 5 and abs(area(loop)) > least]


def _links(f: Field) -> dict[Key, Key]:
    """Which crossed edge of the grid follows which along an outline."""
    high: NDArray[np.int64] = (f > 0).astype(np.int64)
    codes = high[:-1, :-1] | high[:-1, 1:] << 1 | high[1:, 1:] << 2 | high[1:, :-1] << 3
    width = f.shape[1]
    links: dict[Key, Key] = {}
    rows, columns = np.nonzero((codes > 0) & (codes < 15))
    for j, i, code in zip(rows.tolist(), columns.tolist(), codes[rows, columns].tolist(), strict=True):
        a = j * width + i
        sides = ((a, a + 1), (a + 1, a + 1 + width), (a + width, a + 1 + width), (a, a + width))
        for enter, leave in CASES[code]:
            links[sides[enter]] = sides[leave]
    return links


def _loops(links: dict[Key, Key]) -> list[list[Key]]:
    found = []
    while links:
        key = next(iter(links))
        loop = []
        while key in links:
            loop.append(key)
            key = links.pop(key)
        found.append(loop)
    return found


def area(loop: Loop) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip([loop[-1], *loop[:-1]], loop, strict=True)) / 2


def ranks(loop: Loop) -> list[float]:
    """For each point the coarseness up to which it stays (Ramer-Douglas-Peucker, all knives at once)."""
    closed = [*loop, loop[0]]
    xs, ys = np.array([p[0] for p in closed]), np.array([p[1] for p in closed])
    half = max(range(len(loop)), key=lambda i: far(loop[i], loop[0]))
    rank = [0.0] * len(closed)
    rank[0] = rank[half] = float("inf")
    stack = [(0, half, float("inf")), (half, len(loop), float("inf"))]
    while stack:
        a, b, cap = stack.pop()
        if b - a < 2:
            continue
        at, distance = _farthest(xs, ys, a, b)
        if distance < FINEST:
            continue
        rank[at] = min(cap, distance)
        stack += [(a, at, rank[at]), (at, b, rank[at])]
    return rank[:-1]


def _farthest(xs: Field, ys: Field, a: int, b: int) -> tuple[int, float]:
    dx, dy = xs[b] - xs[a], ys[b] - ys[a]
    px, py = xs[a + 1 : b] - xs[a], ys[a + 1 : b] - ys[a]
    size = float(np.sqrt(dx * dx + dy * dy))
    distance = np.abs(dx * py - dy * px) / size if size > 1e-6 else np.sqrt(px * px + py * py)
    at = int(np.argmax(distance))
    return a + 1 + at, float(distance[at])


def thinned(loop: Loop, rank: list[float], knife: float) -> Loop:
    """What a knife of this width leaves of an outline."""
    return [p for p, r in zip(loop, rank, strict=True) if r > knife]
