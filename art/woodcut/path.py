"""Polygons as SVG paths: whole numbers, relative, and smooth.

A run of points that bends gently is written as a quadratic B-spline. Its control points are the points themselves and
its joints are the middles between them, so the short command `t` needs two numbers a point: as small as straight lines,
but no facets show, however large the picture is drawn.
"""

import itertools
from math import hypot

from art.woodcut.geometry import Point, Poly, simplify

GRID = 2  # whole numbers on paper for one unit of drawing
ROUND = 0.75  # how far a curve may pass a point before the point counts as a corner
Grid = tuple[int, int]


class Pen:
    """Writes the numbers of relative commands with the fewest separators; knows where it stands."""

    def __init__(self, at: Grid = (0, 0)) -> None:
        self.text = ""
        self.at = at
        self.command = ""

    def write(self, command: str, *points: Grid) -> None:
        for x, y in points:
            self._number(command, x - self.at[0])
            command = self.command
            self._number(command, y - self.at[1])
        self.at = points[-1]

    def _number(self, command: str, value: int) -> None:
        if command != self.command:
            self.text += command
            self.command = command
        elif value >= 0:
            self.text += " "
        self.text += str(value)

    def begin(self, point: Grid) -> None:
        self.command = ""
        self.write("m", point)
        self.command = "m"

    def close(self, start: Grid) -> None:
        self.text += "z"
        self.command = "z"
        self.at = start


def trace(polys: list[Poly], closed: bool, slack: float, at: Grid = (0, 0), smooth: bool = True) -> tuple[str, Grid]:
    """Several lines in one path, each start relative to where the last one ended; teeth are not to be smooth."""
    pen = Pen(at)
    for poly in polys:
        points = _whole(poly, closed, slack)
        if len(points) > 1:
            _line(pen, points, closed, max(ROUND, slack * 1.7) if smooth else 0)
    return pen.text, pen.at


def _whole(poly: Poly, closed: bool, slack: float) -> list[Grid]:
    kept = simplify(poly + poly[:1], slack)[:-1] if closed else simplify(poly, slack)
    points: list[Grid] = []
    for x, y in kept:
        point = round(x * GRID), round(y * GRID)
        if not points or point != points[-1]:
            points.append(point)
    if closed and len(points) > 1 and points[0] == points[-1]:
        points.pop()
    return points


def _line(pen: Pen, points: list[Grid], closed: bool, loose: float) -> None:
    corners = [i for i in range(len(points)) if _corner(points, i, closed, loose)]
    if not corners:
        _loop(pen, points)
        return
    if closed:
        points = points[corners[0] :] + points[: corners[0]]
        corners = [i - corners[0] for i in corners] + [len(points)]
        points = [*points, points[0]]
    pen.begin(points[0])
    for start, end in itertools.pairwise(corners):
        last = closed and end == len(points) - 1
        if not (last and end == start + 1):
            _run(pen, points[start : end + 1])
    if closed:
        pen.close(points[0])


def _corner(points: list[Grid], i: int, closed: bool, loose: float) -> bool:
    if not loose or (not closed and i in (0, len(points) - 1)):
        return True
    (ax, ay), (x, y), (bx, by) = points[i - 1], points[i], points[(i + 1) % len(points)]
    return hypot((ax + bx) / 2 - x, (ay + by) / 2 - y) / 4 > loose * GRID


def _run(pen: Pen, points: list[Grid]) -> None:
    """From corner to corner, past the smooth points between."""
    if len(points) == 2:
        pen.write("m" if pen.command == "m" else "l", points[1])
        return
    _smooth(pen, points[1:-1], points[-1])


def _smooth(pen: Pen, controls: list[Grid], end: Grid) -> None:
    """`q` once, then `t`: each joint is chosen so that the control point `t` implies is the one that is meant."""
    control = controls[0]
    joint = _middle(control, controls[1]) if len(controls) > 1 else end
    _quadratic(pen, control, joint)
    for k in range(1, len(controls)):
        control = (2 * joint[0] - control[0], 2 * joint[1] - control[1])
        joint = _middle(control, controls[k + 1]) if k + 1 < len(controls) else end
        pen.write("t", joint)


def _quadratic(pen: Pen, control: Grid, joint: Grid) -> None:
    base = pen.at
    pen.write("q", control)
    pen.at = base
    pen.write("q", joint)


def _middle(a: Grid, b: Grid) -> Grid:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def _loop(pen: Pen, points: list[Grid]) -> None:
    start = _middle(points[-1], points[0])
    pen.begin(start)
    _smooth(pen, points, start)
    pen.close(start)


def circle(centre: Point, radius: float) -> str:
    x, y, r = round((centre[0] - radius) * GRID), round(centre[1] * GRID), round(radius * GRID)
    return f"M{x} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0z"
