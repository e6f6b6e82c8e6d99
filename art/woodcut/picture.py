"""A picture: flat inks laid one over another, on a grid of 240 units or whatever it is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import cos, hypot, pi, sin
from typing import cast

from art.woodcut import carve
from art.woodcut.colour import GLOW, INK, SHADE, short
from art.woodcut.geometry import Curve, Poly, ellipse, jitter, mirror
from art.woodcut.path import GRID, Grid, circle, trace
from art.woodcut.shapes import Cut, limb, spiral, wedge

LINE = 2.2  # the usual outline
SLACK = 0.65
Matrix = tuple[float, float, float, float, float, float]
Forms = Poly | list[Poly]
PLAIN: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def _stroke(width: float) -> str:
    """The attribute for a line, unless it is the usual one."""
    return "" if 0.78 < width / LINE < 1.15 else f' stroke-width="{width * GRID:.2g}"'


class Layer:
    """One path with its attributes; forms of the same ink that follow one another share it."""

    def __init__(self, look: str, data: str, pen: Grid | None) -> None:
        self.look = look
        self.data = data
        self.pen = pen  # None: nothing may be added

    def svg(self) -> str:
        return f'<path{self.look} d="{self.data}"/>' if self.data else self.look


class Picture:
    """Draws in local units: `at` moves, scales, turns and flips what is drawn inside it, before it is lit."""

    def __init__(self, width: float = 240, height: float = 240, detail: float = 1) -> None:
        self.width = width
        self.height = height
        self.detail = detail  # above 1 the knife is coarser and the picture smaller
        self.layers: list[Layer] = []
        self.matrix = PLAIN
        self.relief = carve.Relief(width, height)

    # -- where

    @contextmanager
    def at(self, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        before = self.matrix
        a, b, c, d, e, f = before
        sx = -size if flip else size
        p, q, r, s = cos(turn) * sx, sin(turn) * sx, -sin(turn) * size, cos(turn) * size
        self.matrix = (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f)
        yield
        self.matrix = before

    @property
    def size(self) -> float:
        return hypot(self.matrix[0], self.matrix[1])

    def _here(self, forms: Forms) -> list[Poly]:
        polys = cast("list[Poly]", [forms] if isinstance(forms[0], tuple) else forms)
        if self.matrix == PLAIN:
            return polys
        a, b, c, d, e, f = self.matrix
        return [[(a * x + c * y + e, b * x + d * y + f) for x, y in poly] for poly in polys]

    # -- flat inks

    def put(self, forms: Forms, fill: str, line: str = "", width: float = LINE, closed: bool = True) -> Picture:
        """Flat ink, with an outline when `line` names its colour."""
        if forms:
            self._lay(self._here(forms), fill, line, self._width(width), closed)
        return self

    def _width(self, width: float) -> float:
        return max(min(width, 1.0), width * float(self.size**0.55))

    def _lay(self, polys: list[Poly], fill: str, line: str = "", width: float = LINE, closed: bool = True) -> None:
        look = "" if fill == INK else f' fill="{short(fill)}"'
        if line:
            look += f' stroke="{short(line)}"' + _stroke(width)
        if fill != "none" and closed:
            for poly in polys:
                self.relief.cover(poly)
        self._write(polys, look, closed, not line, SLACK, True)

    def _write(self, polys: list[Poly], look: str, closed: bool, joins: bool, slack: float, smooth: bool) -> None:
        """Adds to the last path where it looks the same and lines do not forbid it."""
        last = self.layers[-1] if self.layers else None
        start = last.pen if last and last.look == look and last.pen and joins else None
        data, pen = trace(polys, closed, slack * self.detail**0.5, start or (0, 0), smooth)
        if last and start:
            last.data += data
            last.pen = pen
        elif data:
            self.layers.append(Layer(look, data, pen))

    def raw(self, text: str) -> Picture:
        """Anything else, as it is."""
        self.layers.append(Layer(text, "", None))
        return self

    def ground(self, colour: str) -> Picture:
        w, h = round(self.width * GRID), round(self.height * GRID)
        self.layers.append(Layer(f' fill="{colour}"', f"M0 0h{w}v{h}H0z", None))
        return self

    # -- carved forms

    def part(
        self,
        forms: Forms,
        fill: str,
        depth: float = 7,
        step: float = 6,
        line: float = LINE,
        dim: bool = True,
        rim: bool = True,
    ) -> Picture:
        """Forms with an outline that are lit when the picture is done. Depth 0 leaves them flat."""
        polys = self._here(forms)
        self._lay(polys, fill, INK, self._width(line))
        self._model(polys, depth, step, line, dim, rim)
        return self

    def model(self, poly: Poly, depth: float) -> Picture:
        """Light and shade for a form that is already painted."""
        self._model(self._here(poly), depth, 6, LINE, rim=False)
        return self

    def _model(
        self, polys: list[Poly], depth: float, step: float, line: float, dim: bool = True, rim: bool = True
    ) -> None:
        deep, apart = depth * float(self.size**0.8), step * max(0.8, float(self.size**0.4))
        for poly in polys if deep > 1 else []:
            self.relief.form(poly, deep, apart, line, dim, rim)

    def pair(
        self, form: Poly, fill: str, axis: float = 120, depth: float = 7, line: float = LINE, dim: bool = True
    ) -> Picture:
        """A form and its mirror image, lit from the same side."""
        return self.part([form, mirror(form, axis)], fill, depth, line=line, dim=dim)

    def disc(self, x: float, y: float, radius: float, fill: str, line: float = 0, depth: float = 0) -> Picture:
        a, b, c, d, e, f = self.matrix
        centre, r = (a * x + c * y + e, b * x + d * y + f), radius * self.size
        look = "" if fill == INK else f' fill="{short(fill)}"'
        look += f' stroke="{INK}"' + _stroke(self._width(line)) if line else ""
        self.layers.append(Layer(look, circle(centre, r), None))
        ring = ellipse(*centre, r, count=28)
        if fill != "none":
            self.relief.cover(ring)
        self._model([ring], depth, 6, line)
        return self

    def light(self) -> Picture:
        """Shade, light and teeth for everything painted so far; what is painted afterwards lies over them."""
        carved = self.relief.carve(self.detail)
        self._write(carved.bands, f' fill="{SHADE}" opacity=".4"', True, False, 0.9, True)
        self._write(carved.glints, f' fill="{GLOW}" opacity=".45"', True, False, 0.9, True)
        self._write(carved.teeth, "", True, False, 0.7, False)
        self.relief = carve.Relief(self.width, self.height)
        return self

    # -- cuts

    def stroke(self, spine: Curve, *half: float, fill: str = INK) -> Picture:
        return self.put(limb(spine, *half), fill)

    def scroll(
        self,
        x: float,
        y: float,
        radius: float,
        turns: float = 1.4,
        start: float = 0,
        way: int = 1,
        half: float = 1.6,
        fill: str = INK,
    ) -> Picture:
        return self.stroke(spiral(x, y, radius, turns, start, way), 0.5, half, half, half * 0.7, fill=fill)

    def cuts(self, marks: Sequence[Cut], fill: str = INK) -> Picture:
        return self.put([wedge(mark) for mark in marks], fill)

    def folds(self, *spines: str, half: float = 2, fill: str = INK) -> Picture:
        """Cuts of cloth and muscle, tapered at both ends."""
        return self.put([limb(spine, 0.3, half, half * 0.7, 0.3) for spine in spines], fill)

    def rays(self, x: float, y: float, start: float, fill: str, count: int = 28, half: float = 4) -> Picture:
        """A sunburst behind a figure."""
        found = []
        for i in range(count):
            angle = 2 * pi * (i + 0.5) / count
            c, s = cos(angle), sin(angle)
            near, far = start * (1 + 0.16 * jitter(i, count)), self._to_edge(x, y, c, s)
            if far > near + 8:
                end = (x + c * far, y + s * far)
                found.append(
                    [
                        (x + c * near, y + s * near),
                        (end[0] - s * half, end[1] + c * half),
                        (end[0] + s * half, end[1] - c * half),
                    ]
                )
        return self.put(found, fill)

    def _to_edge(self, x: float, y: float, c: float, s: float) -> float:
        wide = (self.width - x if c > 0 else x) / (abs(c) or 1e-9)
        high = (self.height - y if s > 0 else y) / (abs(s) or 1e-9)
        return min(wide, high) + 6

    def frame(self, thick: float = 4) -> Picture:
        """A slightly uneven border, cut by hand; the picture is lit before it."""
        self.light()
        w, h, t = self.width, self.height, thick
        hole: Poly = []
        for x, y, dx, dy in ((t, t, 1, 0), (w - t, t, 0, 1), (w - t, h - t, -1, 0), (t, h - t, 0, -1)):
            for k in range(6):
                far, off = (w - 2 * t if dx else h - 2 * t) * k / 6, jitter(x, y, k) * 0.8
                hole.append((x + dx * far - dy * off, y + dy * far + dx * off))
        data, _ = trace([hole], True, 0)
        edge = f"M0 0h{round(w * GRID)}v{round(h * GRID)}H0zM0 0{data}"
        self.layers.append(Layer(' fill-rule="evenodd"', edge, None))
        return self

    def svg(self) -> str:
        self.light()
        w, h = round(self.width * GRID), round(self.height * GRID)
        body = "".join(layer.svg() for layer in self.layers)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" fill="{INK}" '
            f'stroke-width="{LINE * GRID:g}" stroke-linejoin="round">{body}</svg>'
        )
