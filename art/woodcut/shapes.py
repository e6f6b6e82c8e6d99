"""Forms that come again and again: tapered limbs, flames, wings, spirals, cuts of the gouge."""

from math import atan2, cos, hypot, pi, sin

from art.woodcut.geometry import Curve, Knot, Point, Poly, blob, normals, spline

Cut = tuple[float, float, float, float, float]  # from, to, half width


def widths(along: tuple[float, ...], count: int) -> list[float]:
    """Half widths at knots -> as many smooth values as there are samples."""
    out = []
    for i in range(count):
        t = i / (count - 1) * (len(along) - 1)
        k = min(int(t), len(along) - 2)
        u = t - k
        u = u * u * (3 - 2 * u) * 0.5 + u * 0.5
        out.append(along[k] + (along[k + 1] - along[k]) * u)
    return out


def ribbon(line: Poly, half: list[float], left: float = 1, right: float = -1) -> Poly:
    """The polygon between two offsets of a line."""
    ns = normals(line)
    one = [(x + nx * w * left, y + ny * w * left) for (x, y), (nx, ny), w in zip(line, ns, half, strict=True)]
    two = [(x + nx * w * right, y + ny * w * right) for (x, y), (nx, ny), w in zip(line, ns, half, strict=True)]
    return one + two[::-1]


def limb(spine: Curve, *half: float) -> Poly:
    """A tapered limb along a spine; blunt ends are round."""
    line = spline(spine)
    wide = widths(half if len(half) > 1 else (half[0], half[0]), len(line))
    body, ns = ribbon(line, wide), normals(line)
    end = _cap(line[-1], ns[-1], wide[-1])
    start = _cap(line[0], (-ns[0][0], -ns[0][1]), wide[0])
    return body[: len(line)] + end + body[len(line) :] + start


def bar(x0: float, y0: float, x1: float, y1: float, half: float) -> Poly:
    """A straight staff with square ends."""
    length = hypot(x1 - x0, y1 - y0) or 1
    nx, ny = (y1 - y0) / length * half, -(x1 - x0) / length * half
    return [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]


def _cap(centre: Point, normal: Point, half: float) -> Poly:
    if half < 3:
        return []
    angle = atan2(normal[1], normal[0])
    turns = [angle + pi * k / 5 for k in range(1, 5)]
    return [(centre[0] + cos(t) * half, centre[1] + sin(t) * half) for t in turns]


def wedge(cut: Cut) -> Poly:
    """One cut of the gouge: a slim lozenge, thicker where the tool went in."""
    x0, y0, x1, y1, half = cut
    length = hypot(x1 - x0, y1 - y0) or 1
    nx, ny = (y1 - y0) / length * half, -(x1 - x0) / length * half
    mx, my = x0 + (x1 - x0) * 0.35, y0 + (y1 - y0) * 0.35
    return [(x0, y0), (mx + nx, my + ny), (x1, y1), (mx - nx, my - ny)]


def spiral(x: float, y: float, radius: float, turns: float = 1.4, start: float = 0, way: int = 1) -> list[Knot]:
    count = int(12 * turns)
    out: list[Knot] = []
    for i in range(count + 1):
        angle, r = start + way * 2 * pi * turns * i / count, radius * (1 - 0.86 * i / count)
        out.append((x + cos(angle) * r, y + sin(angle) * r, False))
    return out


def flame(x: float, y: float, half: float, height: float, lean: float = 0) -> Poly:
    """One licking flame that stands on (x, y)."""
    return blob(
        f"{x - half},{y} {x - half * 0.9 + lean * 0.1},{y - height * 0.35} {x - half * 0.25 + lean * 0.3},"
        f"{y - height * 0.62} {x + lean},{y - height}! {x + half * 0.45 + lean * 0.5},{y - height * 0.55} "
        f"{x + half},{y - height * 0.28} {x + half * 0.8},{y}"
    )


def fan(
    at: Point, turn: tuple[float, float], length: tuple[float, float], count: int, notch: float = 0.74
) -> tuple[Poly, list[Cut]]:
    """A wing: one notched outline for all feathers, and the cuts between them."""
    x, y = at
    step, sign = (turn[1] - turn[0]) / (count - 1), 1 if turn[1] > turn[0] else -1
    middle = (turn[0] + turn[1]) / 2

    def polar(angle: float, far: float) -> Point:
        return x + cos(angle) * far, y + sin(angle) * far

    root = length[0] * 0.13
    ends = ((middle + sign * pi / 2, root), (middle + pi, length[0] * 0.05), (middle - sign * pi / 2, root))
    out: list[Knot] = [(*polar(a, r), False) for a, r in ends]
    cuts: list[Cut] = []
    for k in range(count):
        angle, far = turn[0] + step * k, length[0] + (length[1] - length[0]) * k / (count - 1)
        feather = ((-0.36, 0.84, False), (0.12, 1, True), (0.44, 0.86, False))
        out += [(*polar(angle + step * a, far * r), corner) for a, r, corner in feather]
        if k < count - 1:
            between = angle + step * 0.5
            out.append((*polar(between, far * notch), True))
            cuts.append((*polar(between, far * notch), *polar(between, far * 0.26), 1.4))
    return spline(out, True), cuts


def star(x: float, y: float, outer: float, inner: float, count: int, turn: float = 0) -> Poly:
    """Points of a star, or of anything jagged."""
    radii = (outer, inner)
    steps = ((turn + pi * i / count, radii[i % 2]) for i in range(2 * count))
    return [(x + cos(a) * r, y + sin(a) * r) for a, r in steps]
