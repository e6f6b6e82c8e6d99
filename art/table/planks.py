"""Four planks, end to end in a row, that can be laid beside and below each other without a seam.

Grain is cut as in the pictures: tapered lines of dark ink. They follow the plank, and bend round its knot.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final, NamedTuple

WIDE: Final = 1200
HIGH: Final = 120  # of a plank
LINES: Final = 11  # of grain, one below the other
STEP: Final = 52  # between two points of a line

Line = list[tuple[float, float]]


class Plank(NamedTuple):
    """Where one plank ends and the next begins, and its knot."""

    end: int
    knot: tuple[int, int, int]  # across, down, size
    shade: float


PLANKS: Final = (
    Plank(310, (720, 62, 13), 0.0),
    Plank(930, (150, 186, 10), 0.1),
    Plank(620, (1010, 300, 14), 0.04),
    Plank(80, (420, 424, 11), 0.15),
)


def tile() -> str:
    """All of it; black and one light, so that it lies on wood of any colour."""
    luck = random.Random("planks")
    grain = [line for row, plank in enumerate(PLANKS) for line in _grain(luck, row, plank)]
    cuts = "".join(_cut(line) for line in grain)
    deep = "".join(_cut(line) for line in grain[::3])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH * len(PLANKS)}">'
        '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".05"/>'
        '<stop offset=".35" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>'
        f'{_boards()}<path d="{cuts}" opacity=".26"/><path d="{deep}" opacity=".34"/>'
        f"{_knots()}{_joints()}{_nails()}</svg>\n"
    )


def _grain(luck: random.Random, row: int, plank: Plank) -> list[Line]:
    """Lines that begin and end somewhere, each at its own height."""
    bend = _wave(luck, 3, 6)
    found: list[Line] = []
    for number in range(LINES):
        high = HIGH * row + 8 + (HIGH - 16) * number / (LINES - 1) + luck.uniform(-3, 3)
        at = plank.end - WIDE + luck.uniform(4, 60)
        while at < plank.end - 94:
            to = min(at + luck.uniform(180, 620), plank.end - 4)
            found += [_line(luck, plank, row, high, bend, at, to)] if to - at > 90 else []
            at = to + luck.uniform(14, 90)
    return [part for line in found for part in _wrapped(line)]


def _wave(luck: random.Random, least: float, most: float) -> Callable[[float], float]:
    """Slow and quick waves together, whole ones in a tile."""
    kinds = [(luck.randint(1, 2), most), (luck.randint(3, 5), least), (luck.randint(7, 10), least / 5)]
    parts = [(times * math.tau / WIDE, luck.uniform(0, 7), luck.uniform(0.5, 1) * far) for times, far in kinds]
    return lambda x: sum(far * math.sin(often * x + begin) for often, begin, far in parts)


def _line(
    luck: random.Random, plank: Plank, row: int, high: float, bend: Callable[[float], float], at: float, to: float
) -> Line:
    """One cut: thin, thicker in the middle, thin again."""
    ink, drift = luck.uniform(0.7, 2.1), luck.uniform(-5, 5)
    count = max(6, int((to - at) / STEP))
    upper, lower = [], []
    for part in range(count + 1):
        share = part / count
        x = at + (to - at) * share
        y = _inside(row, _round_knot(plank, x, high + drift * share + bend(x)))
        thick = ink * math.sin(math.pi * share) ** 0.6
        upper.append((x, y - thick / 2))
        lower.append((x, y + thick / 2))
    return upper + lower[::-1]


def _round_knot(plank: Plank, x: float, y: float) -> float:
    across, down, size = plank.knot
    far = math.hypot((x - across) / 2.4, y - down)
    push = size * 1.5 * math.exp(-((far / (size * 1.7)) ** 2))
    return y + (push if y >= down else -push)


def _inside(row: int, y: float) -> float:
    return min(max(y, HIGH * row + 4), HIGH * (row + 1) - 4)


def _wrapped(line: Line) -> list[Line]:
    """What begins left of the tile is seen at its right, too."""
    return [line, [(x + WIDE, y) for x, y in line]] if line[0][0] < 0 else [line]


def _cut(line: Line) -> str:
    """Smooth, relative, in whole and half units."""
    points = [(round(x), round(y * 2) / 2) for x, y in line]
    said, at = f"M{points[0][0]:g} {points[0][1]:g}", points[0]
    for over, to in zip(points[1::2], points[2::2], strict=False):
        said += "q" + " ".join(f"{one - from_:g}" for one, from_ in zip((*over, *to), at * 2, strict=True))
        at = to
    return said.replace(" -", "-") + "z"


def _boards() -> str:
    """Each plank has its own colour, and is darker towards its lower edge."""
    said = ""
    for row, plank in enumerate(PLANKS):
        area = f'd="M0 {row * HIGH}H{WIDE}v{HIGH}H0z"'
        said += f'<path {area} opacity="{plank.shade:g}"/>' if plank.shade else ""
        said += f'<path {area} fill="url(#p)"/>'
    return said


def _knots() -> str:
    rings = ((1.7, 1.05, 0.12), (1.35, 0.8, 0.3), (0.8, 0.45, 0.5))
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{size * wide:.0f}" ry="{size * high:.0f}" opacity="{dark:g}"/>'
        for x, y, size in (plank.knot for plank in PLANKS)
        for wide, high, dark in rings
    )


def _joints() -> str:
    """A dark gap, and light on the edge below it."""

    def lines(aside: float) -> str:
        return "".join(
            f"M0 {row * HIGH + aside:g}H{WIDE}M{plank.end + aside:g} {row * HIGH + aside:g}v{HIGH - aside:g}"
            for row, plank in enumerate(PLANKS)
        )

    return (
        f'<path d="{lines(0.5)}" fill="none" stroke="#000" stroke-opacity=".66" stroke-width="2.6"/>'
        f'<path d="{lines(2.8)}" fill="none" stroke="#ffd9a8" stroke-opacity=".12" stroke-width="1.3"/>'
    )


def _nails() -> str:
    def heads(aside: int) -> str:
        return "".join(
            f"M{plank.end + across - aside} {row * HIGH + down - aside}h.1"
            for row, plank in enumerate(PLANKS)
            for across in (-13, 14)
            for down in (24, 96)
        )

    look = 'fill="none" stroke-linecap="round"'
    return (
        f'<path d="{heads(0)}" {look} stroke="#000" stroke-opacity=".6" stroke-width="7"/>'
        f'<path d="{heads(1)}" {look} stroke="#ffd9a8" stroke-opacity=".25" stroke-width="2.6"/>'
    )
