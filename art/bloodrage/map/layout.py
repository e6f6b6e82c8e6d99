"""Where everything lies. Numbers are half of the page's; borders run from Yggdrasil's ring to the sheet's edge."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, pi, sin

from art.woodcut.geometry import Knot, Point, Poly, jitter, normals, resample, spline
from art.woodcut.shapes import ribbon, widths

# in the game's order, clockwise: each lies between its border and the next one's
RING = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")
VILLAGES = dict(zip(RING, (3, 4, 5, 5, 4, 3, 3, 5), strict=True))
FJORDS = {"west": 0, "north": 2, "east": 4, "south": 6}  # the border each one follows


@dataclass(frozen=True)
class Layout:
    """One shape of the sheet."""

    name: str
    width: float
    height: float
    centre: Point
    rx: float
    ry: float
    ends: tuple[Point, ...]  # of the eight borders, from the west on
    hearts: tuple[Point, ...]  # where figures stand in the eight provinces
    mouths: dict[str, tuple[float, float]]  # half the width of a fjord at the sea, and the share of its border it takes
    gap: float  # between two villages
    size: float  # of terrain
    sight: tuple[float, float, float, float]  # left, top, width, height: always shown; the rest runs under panels


# one thing in each land that is nowhere else
LANDMARKS: dict[str, tuple[Point, ...]] = {
    "wide": ((326, 236), (404, 188), (496, 186), (576, 230), (580, 312), (642, 432), (292, 434), (326, 310)),
    "tall": ((78, 176), (22, 80), (214, 100), (226, 132), (304, 244), (214, 306), (106, 306), (18, 304)),
}
WIDE = Layout(
    "wide", 900, 597, (450, 272), 108, 72,
    ((-8, 272), (120, -8), (450, -8), (780, -8), (908, 270), (784, 605), (452, 605), (116, 605)),
    ((258, 206), (352, 142), (550, 142), (644, 194), (644, 344), (550, 402), (350, 402), (258, 344)),
    {"west": (60, 0.88), "north": (58, 0.84), "east": (60, 0.88), "south": (70, 0.86)}, 29, 1,
    (200, 90, 500, 357),
)  # fmt: skip
TALL = Layout(
    "tall", 320, 400, (160, 204), 74, 68,
    ((-8, 206), (-8, 72), (160, -8), (328, 72), (328, 204), (328, 334), (160, 408), (-8, 334)),
    ((42, 144), (66, 52), (254, 50), (280, 142), (276, 262), (254, 354), (66, 354), (44, 262)),
    {"west": (24, 0.74), "north": (36, 0.78), "east": (24, 0.74), "south": (36, 0.78)}, 21.5, 0.8,
    (0, 0, 320, 400),
)  # fmt: skip
LAYOUTS = (WIDE, TALL)


def on_ring(layout: Layout, eighth: float) -> Point:
    """A point of the ring: eighths clockwise from the west, a little uneven."""
    angle = pi + eighth * pi / 4
    wide = 1 + 0.05 * sin(3 * angle + 1) + 0.03 * sin(7 * angle)
    x, y = cos(angle), sin(angle)
    bend = max(abs(x), abs(y)) ** -0.25  # between an ellipse and a rectangle
    return layout.centre[0] + x * layout.rx * wide * bend, layout.centre[1] + y * layout.ry * wide * bend


def border(layout: Layout, index: int) -> Poly:
    """From the ring to the edge, never straight, always the same."""
    start, end = on_ring(layout, index), layout.ends[index]
    length = hypot(end[0] - start[0], end[1] - start[1])
    nx, ny = (end[1] - start[1]) / length, -(end[0] - start[0]) / length
    out: list[Knot] = []
    for k in range(7):
        t, off = k / 6, 8 * layout.size * jitter(index, k, 3) * (0 < k < 6)
        out.append(
            (start[0] + (end[0] - start[0]) * t + nx * off, start[1] + (end[1] - start[1]) * t + ny * off, False)
        )
    return spline(out)


def ring(layout: Layout, first: float = 0, last: float = 8) -> Poly:
    count = max(4, int((last - first) * 8))
    return [on_ring(layout, first + (last - first) * k / count) for k in range(count + 1)]


def province(layout: Layout, index: int) -> Poly:
    """Its border, the sheet's edge with the corners between, the next border, the ring."""
    after = (index + 1) % 8
    edge = _corners(layout, layout.ends[index], layout.ends[after])
    return border(layout, index) + edge + border(layout, after)[::-1] + ring(layout, index, index + 1)[::-1][1:-1]


def _corners(layout: Layout, start: Point, end: Point) -> Poly:
    """The corners of the sheet one passes, clockwise, from one end of a border to the next."""
    w, h = layout.width + 8, layout.height + 8
    around = [(-8.0, -8.0), (w, -8.0), (w, h), (-8.0, h)]

    def along(point: Point) -> float:
        x, y = point
        if y <= -8:
            return (x + 8) / (w + 8)
        if x >= w:
            return 1 + (y + 8) / (h + 8)
        return 2 + (w - x) / (w + 8) if y >= h else 3 + (h - y) / (h + 8)

    first, last = along(start), along(end)
    last += 4 if last < first else 0
    passed = [k for k in range(9) if first < k < last]
    return [around[k % 4] for k in passed]


def rough(poly: Poly, amount: float, key: float, step: float = 5) -> Poly:
    out = []
    for k, (x, y) in enumerate(resample(poly, step)):
        out.append((x + amount * jitter(k, key), y + amount * jitter(k, key, 7)))
    return out


def fjord(layout: Layout, name: str, inset: float = 0) -> Poly:
    """Water along a border, wide at the sea; an inset one lies inside it, for the lines of the waves."""
    half, share = layout.mouths[name]
    line = border(layout, FJORDS[name])[::-1]
    line = line[: max(5, int(len(line) * share * (1 - inset * 0.012)))]
    wide = [max(0.4, w - inset) for w in _half_widths(layout, name, len(line))]
    shape = ribbon(line, wide)
    return shape if inset else rough(shape, 1.5, half + len(name))


def _half_widths(layout: Layout, name: str, count: int) -> list[float]:
    half, _ = layout.mouths[name]
    return widths((half, half * 0.74, half * 0.6, half * 0.52, half * 0.36, half * 0.1), count)


def bank(layout: Layout, index: int, side: int) -> Poly:
    """A border as the land beside it ends: at the shore where there is a fjord. From the ring to the edge."""
    line = border(layout, index)
    name = next((key for key, at in FJORDS.items() if at == index), "")
    if not name:
        return line
    wet = max(5, int(len(line) * layout.mouths[name][1]))
    half = [0.0] * (len(line) - wet) + _half_widths(layout, name, wet)[::-1]
    return [
        (x + nx * w * side, y + ny * w * side) for (x, y), (nx, ny), w in zip(line, normals(line), half, strict=True)
    ]


def land(layout: Layout, index: int) -> Poly:
    """A province without its share of the water."""
    after = (index + 1) % 8
    edge = _corners(layout, layout.ends[index], layout.ends[after])
    inner = ring(layout, index, index + 1)[::-1][1:-1]
    return bank(layout, index, -1) + edge + bank(layout, after, 1)[::-1] + inner


def _in_sight(layout: Layout, name: str) -> Poly:
    """The middle of a fjord as far as the page shows it, from the sea inwards."""
    line = resample(border(layout, FJORDS[name])[::-1], 4, False)
    left, top, width, height = layout.sight
    wet = line[: int(len(line) * layout.mouths[name][1])]
    return [(x, y) for x, y in wet if left < x < left + width and top < y < top + height]


def berths(layout: Layout, name: str) -> list[Point]:
    """Five places for ships, the best first."""
    line, out = _in_sight(layout, name), []
    for far, aside in ((0.58, 0), (0.26, 0.3), (0.26, -0.3), (0.84, 0), (0.08, 0)):
        k = min(len(line) - 2, int(len(line) * far))
        (x, y), (bx, by) = line[k], line[k + 1]
        length = hypot(bx - x, by - y) or 1
        wide = layout.mouths[name][0] * aside
        out.append((x + (by - y) / length * wide, y - (bx - x) / length * wide))
    return out


def mouth(layout: Layout, name: str) -> Point:
    """Where a fjord's name is read: near the sea, on the water."""
    return _in_sight(layout, name)[1]


def places(layout: Layout, index: int) -> list[Point]:
    """One to each village, in rows of at most three round the heart."""
    x, y = layout.hearts[index]
    count, gap = VILLAGES[RING[index]], layout.gap
    rows = [count] if count <= 3 else [2, 2] if count == 4 else [3, 2]
    out = []
    for row, long in enumerate(rows):
        for k in range(long):
            out.append((x + (k - (long - 1) / 2) * gap, y + (row - (len(rows) - 1) / 2) * gap * 1.04))
    return out


def label(layout: Layout, index: int) -> Point:
    """Where a province's name is read: below its villages, for figures stand up from them."""
    return layout.hearts[index][0], max(y for _, y in places(layout, index)) + layout.gap * 0.7
