"""Points, splines and polygons. Everything is deterministic; `jitter` is a hash, not luck."""

import itertools
from math import cos, hypot, pi, sin

Point = tuple[float, float]
Poly = list[Point]
Knot = tuple[float, float, bool]  # a point of a spline; True marks a corner
Curve = str | list[Knot]

SAMPLES = 6  # of one stretch between two knots


def jitter(*key: float) -> float:
    """A number in -1..1 that depends on nothing but the key."""
    value = sin(sum((i + 1) * 12.9898 * k for i, k in enumerate(key)) + 4.137) * 43758.5453
    return (value - value // 1) * 2 - 1


def knots(text: Curve) -> list[Knot]:
    """'10,20 30,40!' -> [(10, 20, False), (30, 40, True)]; '!' marks a corner."""
    if not isinstance(text, str):
        return text
    words = ([*word.rstrip("!").split(","), word[-1]] for word in text.split())
    return [(float(x), float(y), mark == "!") for x, y, mark in words]


def sharp(text: str) -> Poly:
    """A polygon whose every point is a corner."""
    return [(x, y) for x, y, _ in knots(text)]


def spline(curve: Curve, closed: bool = False) -> Poly:
    """A cardinal spline through knots; corners stay corners, tangents never overshoot."""
    ks = knots(curve)
    out: Poly = []
    for i in range(len(ks) if closed else len(ks) - 1):
        out += _stretch(ks, i, closed)
    return out if closed else [*out, ks[-1][:2]]


def _stretch(ks: list[Knot], i: int, closed: bool) -> Poly:
    j = (i + 1) % len(ks)
    (px, py, _), (qx, qy, _) = ks[i], ks[j]
    straight = (qx - px, qy - py)
    start, end = _tangent(ks, i, closed, straight), _tangent(ks, j, closed, straight)
    if start is None and end is None:
        return [(px, py)]
    (sx, sy), (ex, ey) = start or straight, end or straight
    out: Poly = []
    for k in range(SAMPLES):
        u = k / SAMPLES
        a, b, c, d = (1 + 2 * u) * (1 - u) ** 2, u * (1 - u) ** 2, u * u * (3 - 2 * u), u * u * (u - 1)
        out.append((a * px + b * sx + c * qx + d * ex, a * py + b * sy + c * qy + d * ey))
    return out


def _tangent(ks: list[Knot], i: int, closed: bool, chord: Point) -> Point | None:
    if ks[i][2] or (not closed and i in (0, len(ks) - 1)):
        return None
    before, after = ks[i - 1], ks[(i + 1) % len(ks)]
    tx, ty = (after[0] - before[0]) * 0.5, (after[1] - before[1]) * 0.5
    length = hypot(tx, ty) or 1
    limit = min(1.0, hypot(*chord) * 1.15 / length)
    return tx * limit, ty * limit


def blob(curve: Curve) -> Poly:
    return spline(curve, True)


def mirror(poly: Poly, axis: float = 120) -> Poly:
    return [(2 * axis - x, y) for x, y in reversed(poly)]


def twin(text: str, axis: float = 120) -> Poly:
    """The left half from top to bottom, first and last point on the axis -> the whole outline."""
    half = knots(text)
    other = [(2 * axis - x, y, corner) for x, y, corner in reversed(half) if abs(x - axis) > 0.01]
    return spline(half + other, True)


def move(poly: Poly, dx: float = 0, dy: float = 0, size: float = 1, turn: float = 0, flip: bool = False) -> Poly:
    """Scaled, flipped, turned about the origin, then carried to (dx, dy)."""
    c, s, sign = cos(turn) * size, sin(turn) * size, -1 if flip else 1
    return [(x * sign * c - y * s + dx, x * sign * s + y * c + dy) for x, y in poly]


def ellipse(x: float, y: float, rx: float, ry: float = 0, count: int = 16, turn: float = 0) -> Poly:
    ry = ry or rx
    ring = [(cos(2 * pi * i / count) * rx, sin(2 * pi * i / count) * ry) for i in range(count)]
    return move(ring, x, y, 1, turn)


def resample(poly: Poly, step: float, closed: bool = True) -> Poly:
    """Points at equal distances along a line."""
    source = poly + poly[:1] if closed else poly
    far = [0.0]
    for (ax, ay), (bx, by) in itertools.pairwise(source):
        far.append(far[-1] + hypot(bx - ax, by - ay))
    count = max(3, round(far[-1] / step))
    out: Poly = []
    k = 0
    for i in range(count if closed else count + 1):
        goal = far[-1] * i / count
        while k < len(far) - 2 and far[k + 1] < goal:
            k += 1
        u = (goal - far[k]) / ((far[k + 1] - far[k]) or 1)
        (ax, ay), (bx, by) = source[k], source[k + 1]
        out.append((ax + (bx - ax) * u, ay + (by - ay) * u))
    return out


def area(poly: Poly) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(poly, poly[1:] + poly[:1], strict=True)) / 2


def inside(poly: Poly, x: float, y: float) -> bool:
    odd = False
    for (ax, ay), (bx, by) in zip(poly, poly[1:] + poly[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def reach(poly: Poly, start: Point, way: Point) -> float:
    """How far a ray from the edge of a polygon runs inside before it meets the other side."""
    (x, y), (dx, dy) = start, way
    best = 1e9
    for (ax, ay), (bx, by) in zip(poly, poly[1:] + poly[:1], strict=True):
        ex, ey = bx - ax, by - ay
        slant = dx * ey - dy * ex
        if abs(slant) < 1e-9:
            continue
        far = ((ax - x) * ey - (ay - y) * ex) / slant
        along = ((ax - x) * dy - (ay - y) * dx) / slant
        if far > 1.5 and 0 <= along <= 1:
            best = min(best, far)
    return best


def simplify(poly: Poly, slack: float) -> Poly:
    """Ramer-Douglas-Peucker: no point is dropped that lies further than `slack` from the line."""
    if len(poly) < 3:
        return poly
    keep = {0, len(poly) - 1}
    todo = [(0, len(poly) - 1)]
    while todo:
        first, last = todo.pop()
        far, index = _furthest(poly, first, last)
        if far > slack:
            keep.add(index)
            todo += [(first, index), (index, last)]
    return [poly[i] for i in sorted(keep)]


def _furthest(poly: Poly, first: int, last: int) -> tuple[float, int]:
    (ax, ay), (bx, by) = poly[first], poly[last]
    length = hypot(bx - ax, by - ay)
    best, index = 0.0, first
    for i in range(first + 1, last):
        x, y = poly[i]
        far = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length > 1e-6 else hypot(x - ax, y - ay)
        if far > best:
            best, index = far, i
    return best, index


def normals(line: Poly) -> Poly:
    """Unit normals along an open line."""
    out: Poly = []
    for i in range(len(line)):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = hypot(bx - ax, by - ay) or 1
        out.append(((by - ay) / length, -(bx - ax) / length))
    return out
