"""A height field into which balls and tubes are pressed: the block before it is lit and cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from art.engine.space import UNIT, Frame, Matrix, Vec, times

Field = NDArray[np.floating[Any]]
Mask = NDArray[np.bool_]
Shade = Callable[[Field, Field, Field], Field]
Bare = Callable[[Field, Field, Field], Mask]

DEEP: Final = -1e9
STEP: Final = 2.5


@dataclass(frozen=True)
class Stuff:
    """What a form is made of: material, hatch wave, tone added, and where it is cut away."""

    material: str
    grain: Shade | None = None
    tone: Shade | None = None
    bare: Bare | None = None

    def but(self, grain: Shade | None = None, tone: Shade | None = None, bare: Bare | None = None) -> Stuff:
        return replace(self, grain=grain or self.grain, tone=tone or self.tone, bare=bare or self.bare)


@dataclass(frozen=True)
class Window:
    """The part of the field that a form touches."""

    rows: slice
    columns: slice
    x: Field
    y: Field


class Relief:
    """Height, material, tone and hatch phase for every cell of a grid over the picture."""

    def __init__(self, left: float, top: float, right: float, bottom: float, step: float = STEP) -> None:
        self.left, self.top, self.step = left, top, step
        self.columns, self.rows = int((right - left) / step) + 1, int((bottom - top) / step) + 1
        shape = (self.rows, self.columns)
        self.z: Field = np.full(shape, DEEP)
        self.material: NDArray[np.int64] = np.zeros(shape, dtype=np.int64)
        self.tone: Field = np.zeros(shape)
        self.grain: Field = np.zeros(shape)
        self.names: list[str] = [""]
        self.fill = 0.36  # how much light is thrown back into the shade

    def number(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def window(self, x: float, y: float, rx: float, ry: float) -> Window | None:
        g = self.step
        i0, i1 = max(0, int((x - rx - self.left) / g)), min(self.columns, int((x + rx - self.left) / g) + 2)
        j0, j1 = max(0, int((y - ry - self.top) / g)), min(self.rows, int((y + ry - self.top) / g) + 2)
        if i0 >= i1 or j0 >= j1:
            return None
        xs, ys = self.left + np.arange(i0, i1) * g, self.top + np.arange(j0, j1) * g
        return Window(slice(j0, j1), slice(i0, i1), xs[None, :], ys[:, None])

    def ball(
        self, frame: Frame, at: Vec, radii: Vec, stuff: Stuff, blend: float = 0, tilt: Matrix = UNIT, dig: bool = False
    ) -> None:
        """Press an ellipsoid in; `blend` melts it into what is there, `dig` hollows it out instead."""
        o, s, m = frame.point(at), frame.scale, times(frame.matrix, tilt)
        q = [1 / (s * r) ** 2 for r in radii]
        a = [[sum(m[i][k] * q[k] * m[j][k] for k in range(3)) for j in range(3)] for i in range(3)]
        rx, ry = (s * sqrt(sum((m[i][k] * radii[k]) ** 2 for k in range(3))) for i in range(2))
        w = self.window(o[0], o[1], rx, ry)
        if w is None:
            return
        dx, dy = w.x - o[0], w.y - o[1]
        b = a[0][2] * dx + a[1][2] * dy
        d = b * b - a[2][2] * (a[0][0] * dx * dx + 2 * a[0][1] * dx * dy + a[1][1] * dy * dy - 1)
        inside = d > 0
        root = np.sqrt(np.where(inside, d, 0))
        front, back = o[2] + (root - b) / a[2][2], o[2] - (root + b) / a[2][2]
        if dig:
            self._dig(w, inside, front, back, blend * s)
        else:
            self._press(w, inside, front, self._local(frame, w, front), stuff, blend * s)

    def tube(self, frame: Frame, points: Sequence[Vec], radii: Sequence[float], stuff: Stuff, blend: float = 0) -> None:
        """Press a bent rod in: limbs, horns, serpents. Its hatch sees (along, across, 0)."""
        balls = _string(frame, points, radii, self.step)
        xs, ys, most = [p[0][0] for p in balls], [p[0][1] for p in balls], max(p[1] for p in balls)
        w = self.window(
            (min(xs) + max(xs)) / 2,
            (min(ys) + max(ys)) / 2,
            (max(xs) - min(xs)) / 2 + most,
            (max(ys) - min(ys)) / 2 + most,
        )
        if w is None:
            return
        front = np.full((w.y.shape[0], w.x.shape[1]), DEEP)
        along, across = np.zeros_like(front), np.zeros_like(front)
        for (x, y, z), r, u, (nx, ny) in balls:
            dx, dy = w.x - x, w.y - y
            d = r * r - dx * dx - dy * dy
            high = np.where(d > 0, z + np.sqrt(np.where(d > 0, d, 0)), DEEP)
            over = high > front
            front = np.where(over, high, front)
            along = np.where(over, u, along)
            across = np.where(over, (dx * nx + dy * ny) / r, across)
        self._press(w, front > DEEP / 2, front, (along, across, np.zeros_like(front)), stuff, blend * frame.scale)

    def _local(self, frame: Frame, w: Window, z: Field) -> tuple[Field, Field, Field]:
        m, s = frame.matrix, frame.scale
        x, y, depth = w.x - frame.at[0], w.y - frame.at[1], z - frame.at[2]
        one, two, three = ((m[0][k] * x + m[1][k] * y + m[2][k] * depth) / s for k in range(3))
        return one, two, three

    def _dig(self, w: Window, inside: Mask, front: Field, back: Field, k: float) -> None:
        old = self.z[w.rows, w.columns].copy()
        hit = inside & (old < front) & (old > back - k)
        soft = np.maximum(k - np.abs(old - back), 0) / k if k else np.zeros_like(old)
        self.z[w.rows, w.columns] = np.where(hit, np.minimum(old, back) - soft * soft * k * 0.25, old)

    def _press(
        self, w: Window, inside: Mask, z: Field, local: tuple[Field, Field, Field], stuff: Stuff, k: float
    ) -> None:
        area = (w.rows, w.columns)
        old = self.z[area].copy()
        hit = inside & (z >= old - k)
        if stuff.bare is not None:
            hit &= ~stuff.bare(*local)
        new = np.maximum(old, z)
        if k:
            soft = np.where(old > DEEP / 10, np.maximum(k - np.abs(old - z), 0) / k, 0)
            new = new + soft * soft * k * 0.25
        self.z[area] = np.where(hit, new, old)
        top = hit & (z > old)
        grain = stuff.grain(*local) if stuff.grain is not None else np.full_like(z, 0.5)
        tone = stuff.tone(*local) if stuff.tone is not None else np.zeros_like(z)
        self.material[area] = np.where(top, self.number(stuff.material), self.material[area])
        self.tone[area] = np.where(top, tone, self.tone[area])
        self.grain[area] = np.where(top, grain, self.grain[area])

    def clear(self, inside: Callable[[Field, Field], Mask]) -> None:
        """Take away what will be covered: no bytes for what nobody sees."""
        xs = self.left + np.arange(self.columns)[None, :] * self.step
        ys = self.top + np.arange(self.rows)[:, None] * self.step
        gone = inside(xs, ys)
        self.z = np.where(gone, DEEP, self.z)
        self.material = np.where(gone, 0, self.material)


def _string(
    frame: Frame, points: Sequence[Vec], radii: Sequence[float], step: float
) -> list[tuple[Vec, float, float, tuple[float, float]]]:
    """Balls along a curve through the points: centre, radius, way so far in frame units, flat normal."""
    path = [frame.point(p) for p in points]
    wide = [r * frame.scale for r in radii]
    found: list[tuple[Vec, float, float, tuple[float, float]]] = []
    way, last = 0.0, path[0]
    for i in range(len(path) - 1):
        reach = sqrt(sum((path[i + 1][k] - path[i][k]) ** 2 for k in range(3)))
        count = max(2, int(reach / max(step, 0.22 * min(wide[i], wide[i + 1]))))
        for n in range(count + (i == len(path) - 2)):
            t = n / count
            at, ahead = _curve(path, i, t), _curve(path, i, t + 0.02)
            way += sqrt(sum((at[k] - last[k]) ** 2 for k in range(3))) / frame.scale
            last = at
            dx, dy = ahead[0] - at[0], ahead[1] - at[1]
            norm = sqrt(dx * dx + dy * dy) or 1
            found.append((at, max(0.3, wide[i] + (wide[i + 1] - wide[i]) * t), way, (-dy / norm, dx / norm)))
    return found


def _curve(path: Sequence[Vec], i: int, t: float) -> Vec:
    """Catmull-Rom between points i and i + 1."""
    a, b, c, d = path[max(i - 1, 0)], path[i], path[i + 1], path[min(i + 2, len(path) - 1)]
    x, y, z = (
        0.5
        * (
            2 * b[k]
            + (c[k] - a[k]) * t
            + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
            + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t
        )
        for k in range(3)
    )
    return (x, y, z)
