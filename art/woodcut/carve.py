"""Light and shade of a whole picture: bands, slivers of light, and teeth of ink along edges that turn from the light.

Forms are collected while a picture is painted. What is laid over a form later hides its edges, so light and shade of
the whole picture can be cut at the end, as three paths, instead of three for every form.
"""

from collections.abc import Callable
from math import hypot
from typing import NamedTuple

from art.woodcut.geometry import Point, Poly, area, inside, jitter, reach, resample, simplify

LIGHT = (-0.62, -0.78)  # from where it comes: the upper left
LEAN = 0.55  # how far teeth lean from the edge's normal towards the light
Hidden = Callable[[float, float], bool]


class Edge(NamedTuple):
    """A sample of an outline: where, the outward normal, and how much it faces away from the light (or to it)."""

    x: float
    y: float
    nx: float
    ny: float
    away: float


class Form(NamedTuple):
    """A carved form: how deep its shade goes, how far its teeth stand apart, how thick its outline is."""

    order: int
    poly: Poly
    depth: float
    step: float
    line: float
    dim: bool
    rim: bool


class Mask(NamedTuple):
    """Something laid down, and the box round it."""

    order: int
    box: tuple[float, float, float, float]
    poly: Poly


class Carved(NamedTuple):
    bands: list[Poly]
    glints: list[Poly]
    teeth: list[Poly]


class Relief:
    """All forms of a picture and all that hides them."""

    def __init__(self, width: float, height: float) -> None:
        self.sheet = (width, height)
        self.masks: list[Mask] = []
        self.forms: list[Form] = []

    def cover(self, poly: Poly) -> None:
        xs, ys = [x for x, _ in poly], [y for _, y in poly]
        box = (min(xs), min(ys), max(xs), max(ys))
        if (box[2] - box[0]) * (box[3] - box[1]) > 20:
            self.masks.append(Mask(len(self.masks), box, simplify(poly + poly[:1], 1)[:-1]))

    def form(self, poly: Poly, depth: float, step: float, line: float, dim: bool, rim: bool) -> None:
        """To be told after it has covered what lies under it."""
        self.forms.append(Form(len(self.masks), poly, depth, step, line, dim, rim))

    def carve(self, detail: float) -> Carved:
        """The coarser the knife, the more it leaves out: rim light first, then bands, then teeth of small forms."""
        out = Carved([], [], [])
        for form in self.forms:
            hidden, coarse = self._hider(form), simplify(form.poly + form.poly[:1], 0.8)[:-1]
            if form.dim and form.depth > 1.4 * detail:
                out.bands.extend(band(form, coarse, hidden))
            if form.rim and form.depth > 4.4 + 9 * (detail - 1):
                out.glints.extend(glint(form, hidden))
            if form.depth > 2.8 * detail**0.8:
                out.teeth.extend(comb(form, coarse, hidden, detail))
        return out

    def _hider(self, form: Form) -> Hidden:
        """Tells whether a point of the form is off the sheet or under something that was laid down later."""
        xs, ys = [x for x, _ in form.poly], [y for _, y in form.poly]
        left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
        over = [
            mask
            for mask in self.masks[form.order :]
            if mask.box[0] < right and mask.box[2] > left and mask.box[1] < bottom and mask.box[3] > top
        ]
        wide, high = self.sheet

        def hidden(x: float, y: float) -> bool:
            if not (-3 < x < wide + 3 and -3 < y < high + 3):
                return True
            return any(m.box[0] < x < m.box[2] and m.box[1] < y < m.box[3] and inside(m.poly, x, y) for m in over)

        return hidden


def edges(poly: Poly, step: float, side: int) -> list[Edge]:
    sign = 1 if area(poly) > 0 else -1
    line = resample(poly, step)
    out = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[i - 1], line[(i + 1) % len(line)]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length * sign, -(bx - ax) / length * sign
        out.append(Edge(x, y, nx, ny, -side * (nx * LIGHT[0] + ny * LIGHT[1])))
    return out


def runs(line: list[Edge], threshold: float, hidden: Hidden) -> list[list[Edge]]:
    """The stretches of an outline that lie in shade (or light) and are seen."""
    start = next((i for i, edge in enumerate(line) if edge.away <= threshold), 0)
    found: list[list[Edge]] = [[]]
    for edge in line[start:] + line[:start]:
        if edge.away > threshold and not hidden(edge.x - edge.nx, edge.y - edge.ny):
            found[-1].append(edge)
        elif found[-1]:
            found.append([])
    return [run for run in found if len(run) > 3]


def _strength(run: list[Edge], k: int) -> float:
    """Full in the middle of a run, fading to both ends."""
    return min(1.0, run[k].away * 1.25) * min(1.0, (k + 0.5) / 3, (len(run) - k - 0.5) / 3)


def _inwards(start: Point, way: Point, far: float, hidden: Hidden) -> Point:
    """As far in as told, or less far where something lies over it."""
    for share in (1, 0.6, 0.3):
        x, y = start[0] + way[0] * far * share, start[1] + way[1] * far * share
        if not hidden(x, y):
            return x, y
    return start[0] + way[0] * 0.4, start[1] + way[1] * 0.4


def comb(form: Form, coarse: Poly, hidden: Hidden, detail: float) -> list[Poly]:
    """Teeth along the edges in shade, never further than mid-form."""
    line = edges(form.poly, form.step * 0.58 * detail**0.7, 1)
    return [_teeth(run, coarse, form.depth, hidden) for run in runs(line, 0.15, hidden)]


def _teeth(run: list[Edge], coarse: Poly, depth: float, hidden: Hidden) -> Poly:
    inner: Poly = []
    for k, edge in enumerate(run):
        strength = _strength(run, k)
        if k % 2:
            way = (-edge.nx * (1 - LEAN) + LIGHT[0] * LEAN, -edge.ny * (1 - LEAN) + LIGHT[1] * LEAN)
            far = depth * strength * (1 + 0.3 * jitter(edge.x // 1, edge.y // 1))
            far = min(far, 0.55 * reach(coarse, (edge.x, edge.y), way))
        else:
            way, far = (-edge.nx, -edge.ny), depth * strength * 0.2
        inner.append(_inwards((edge.x, edge.y), way, far, hidden))
    return simplify([(edge.x, edge.y) for edge in run], 1.6) + inner[::-1]


def band(form: Form, coarse: Poly, hidden: Hidden) -> list[Poly]:
    """A band of shade under the teeth: the form turns before it is hatched."""
    deep = form.depth * 1.3
    return [_strip(run, coarse, deep, hidden) for run in runs(edges(form.poly, max(3.4, deep * 0.6), 1), 0.05, hidden)]


def _strip(run: list[Edge], coarse: Poly, depth: float, hidden: Hidden) -> Poly:
    inner: Poly = []
    for k, edge in enumerate(run):
        way = (-edge.nx, -edge.ny)
        far = min(depth * _strength(run, k) + 0.2, 0.62 * reach(coarse, (edge.x, edge.y), way))
        inner.append(_inwards((edge.x, edge.y), way, far, hidden))
    return simplify([(edge.x, edge.y) for edge in run], 1.4) + simplify(inner, 1)[::-1]


def glint(form: Form, hidden: Hidden) -> list[Poly]:
    """A sliver of light inside the edges that face it."""
    depth, inset, out = form.depth * 0.34, form.line * 0.5 + 0.9, []
    for run in runs(edges(form.poly, max(3.5, depth * 2), -1), 0.45, hidden):
        outer = [(e.x - e.nx * inset, e.y - e.ny * inset) for e in run]
        far = [inset + depth * _strength(run, k) for k in range(len(run))]
        inner = [(e.x - e.nx * f, e.y - e.ny * f) for e, f in zip(run, far, strict=True)]
        out.append(simplify(outer, 1) + simplify(inner, 1)[::-1])
    return out
