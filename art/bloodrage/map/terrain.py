"""What grows and stands in each province, and where."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sin

from art.bloodrage.map import symbols
from art.bloodrage.map.layout import FJORDS as WATERS
from art.bloodrage.map.layout import LANDMARKS, RING, Layout, border, fjord, label, places, province, ring
from art.woodcut.colour import light, shade
from art.woodcut.geometry import Point, Poly, inside, jitter


@dataclass(frozen=True)
class Land:
    """A province's look: its ground in three tints, and what stands in it, the largest first."""

    ground: str
    growth: tuple[str, ...]
    rock: str
    leaf: str
    snow: str = "#f3e7cc"

    @property
    def tints(self) -> tuple[str, str]:
        return light(self.ground, 0.2), shade(self.ground, 0.14)


LANDS: dict[str, Land] = {
    "myrkulor": Land("#7f9f8c", ("peak", "pine", "pine"), "#7d929a", "#2f5a4c"),
    "elvagar": Land("#b5cdd2", ("crag", "peak", "pine"), "#8fabb8", "#44707a", "#fff"),
    "angerboda": Land("#8ea49c", ("crag", "bare", "pine"), "#75868a", "#3d5f58"),
    "muspelheim": Land("#c8743f", ("volcano", "rock", "bare"), "#7a4234", "#4a2a20"),
    "horgr": Land("#d3a765", ("rock", "stones", "hill"), "#a87a4e", "#8a8a3e"),
    "utgard": Land("#b28a5c", ("crag", "peak", "rock"), "#8a6a58", "#6a6a38"),
    "andlang": Land("#a9b968", ("hill", "oak", "oak"), "#b0b878", "#6d8a3a"),
    "gimle": Land("#93b05c", ("hill", "oak", "oak"), "#a8b46a", "#4f7a38"),
}
SIZES = {"peak": 27, "crag": 24, "volcano": 40, "hill": 34, "rock": 23, "stones": 30, "pine": 14, "oak": 17, "bare": 12}
WOODS = {  # three trees are one plant
    "pine": ((-4.6, -1.4), (4.8, -0.4), (-0.4, 3.4)),
    "oak": ((-6.4, -1.4), (6, -0.6), (-0.4, 4.4)),
}
Plant = tuple[float, float, str]  # y, x, kind: they sort from back to front


def drawing(kind: str, land: Land) -> symbols.Layers:
    makers = {
        "peak": lambda: symbols.peak(land.rock, land.snow), "crag": lambda: symbols.crag(land.rock, land.snow),
        "volcano": lambda: symbols.volcano(land.rock), "hill": lambda: symbols.hill(land.rock),
        "rock": lambda: symbols.rock(land.rock), "stones": lambda: symbols.stones(land.rock),
        "pine": lambda: symbols.pine(land.leaf), "oak": lambda: symbols.oak(land.leaf),
        "bare": lambda: symbols.bare(land.leaf),
    }  # fmt: skip
    return _three(makers[kind](), WOODS[kind]) if kind in WOODS else makers[kind]()


def _three(tree: symbols.Layers, spots: tuple[Point, ...]) -> symbols.Layers:
    """Trees close together, the last one in front; their first forms come first, as one, for the outline."""
    first = [[(x + dx, y + dy) for x, y in form] for dx, dy in spots for form in tree[0][0]]
    rest = [([[(x + dx, y + dy) for x, y in form] for form in forms], fill) for dx, dy in spots for forms, fill in tree]
    return [(first, tree[0][1]), *rest]


class Ground:
    """Where in a province there is room."""

    def __init__(self, layout: Layout, index: int) -> None:
        self.layout = layout
        self.shape = province(layout, index)
        self.heart = layout.hearts[index]
        self.label = label(layout, index)
        self.villages = places(layout, index)
        self.waters = [fjord(layout, name) for name in WATERS]
        self.landmark = LANDMARKS[layout.name][index]
        self.lines = border(layout, index) + border(layout, (index + 1) % 8) + ring(layout)

    def free(self, x: float, y: float, size: float) -> bool:
        return inside(self.shape, x, y) and self._clear(x, y, size) and self._dry(x, y, size)

    def _clear(self, x: float, y: float, size: float) -> bool:
        """Away from villages, the name above them and the marks beside them, and from borders."""
        gap = self.layout.gap
        if any(
            abs(x - a) < gap * 0.72 + size * 0.4 and -gap * 0.62 < y - b < gap * 0.5 + size * 0.9
            for a, b in self.villages
        ):
            return False
        lx, ly = self.label
        if abs(x - lx) < gap * 2.1 + size * 0.3 and -gap * 0.4 < y - ly < gap * 0.4 + size * 0.8:
            return False
        beside = self.heart[0] + gap * 1.9
        if abs(x - beside) < gap * 0.5 + size * 0.4 and abs(y - size * 0.4 - self.heart[1]) < gap * 0.8:
            return False
        mx, my = self.landmark
        if abs(x - mx) < 20 * self.layout.size + size * 0.4 and -24 * self.layout.size < y - my < 8 + size * 0.9:
            return False
        return min(hypot(x - a, y - size * 0.12 - b) for a, b in self.lines) > size * 0.34

    def _dry(self, x: float, y: float, size: float) -> bool:
        around = ((0, 3), (-size * 0.6, 2), (size * 0.6, 2), (0, -size * 0.7))
        return not any(inside(water, x + dx, y + dy) for water in self.waters for dx, dy in around)


def plants(layout: Layout, index: int) -> list[Plant]:
    """On a jittered grid: ranges and woods gather where a slow wave is high."""
    ground = Ground(layout, index)
    out: list[Plant] = []
    for turn, kind in enumerate(LANDS[RING[index]].growth):
        size = SIZES[kind] * layout.size
        for x, y in _grid(layout, size, index + 3 * turn):
            wave = sin(x * 0.043 / layout.size + turn * 2.1 + index) + sin(y * 0.061 / layout.size + turn * 1.3 - index)
            if (
                wave > (-0.5 if kind in WOODS else -1.1)
                and ground.free(x, y, size)
                and not _crowded(out, x, y, size, layout.size, kind)
            ):
                out.append((y, x, kind))
    return sorted(out)


def _grid(layout: Layout, size: float, seed: int) -> list[Point]:
    out = []
    for row in range(int(layout.height / size * 1.4) + 2):
        for column in range(int(layout.width / size) + 2):
            x = (column + 0.5 * (row % 2) + 0.34 * jitter(column, row, seed)) * size
            out.append((x, (row + 0.3 * jitter(row, column, seed)) * size / 1.4))
    return out


def _crowded(there: list[Plant], x: float, y: float, size: float, scale: float, kind: str) -> bool:
    close = 0.3 if kind in WOODS else 0.44
    for b, a, other in there:
        room = (size + SIZES[other] * scale) * close
        if abs(x - a) < room and abs(y - b) < room * 0.66:
            return True
    return False


def patches(poly: Poly, layout: Layout, seed: float, count: int = 34) -> list[Poly]:
    """Long soft blots that break up the ground, as a broad brush leaves them."""
    xs, ys = [x for x, _ in poly], [y for _, y in poly]
    out = []
    for k in range(count):
        x = min(xs) + (max(xs) - min(xs)) * (0.5 + 0.5 * jitter(k, seed))
        y = min(ys) + (max(ys) - min(ys)) * (0.5 + 0.5 * jitter(k, seed, 4))
        wide, high = layout.size * (20 + 9 * jitter(k, seed, 5)), layout.size * (4 + 1.4 * jitter(k, 6))
        corners = [(x + wide, y), (x - wide, y), (x, y - high), (x, y + high)]
        if all(inside(poly, *corner) for corner in corners):
            shape = ((-1, 0.1), (-0.4, -0.9), (0.3, -0.7), (1, 0), (0.5, 0.8), (-0.2, 0.6), (-0.6, 1))
            out.append([(x + a * wide, y + b * high) for a, b in shape])
    return out
