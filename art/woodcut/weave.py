"""Serpent bodies: a ribbon that passes over and under itself in turn, ringed with teeth of shade."""

from math import cos, pi, sin

from art.woodcut.carve import LIGHT
from art.woodcut.colour import INK, light, shade
from art.woodcut.geometry import Curve, Knot, Poly, normals, resample, spline
from art.woodcut.picture import Picture
from art.woodcut.shapes import ribbon as band
from art.woodcut.shapes import widths

STEP = 5.5


def ribbon(p: Picture, spine: Curve, half: tuple[float, ...], fill: str, gap: float = 1.8) -> None:
    """A body along a spine; where it meets itself it goes over and under."""
    line = resample(spline(spine), STEP * p.detail**0.5, False)
    wide = widths(half, len(line))
    _stretch(p, line, wide, fill, 0)
    for index, other in crossings_over(line):
        reach = int((wide[other] + wide[index] * 0.5 + gap + 2) / STEP) + 1
        first, last = max(0, index - reach), min(len(line) - 1, index + reach + 1)
        _stretch(p, line[first : last + 1], wide[first : last + 1], fill, gap)


def _stretch(p: Picture, line: Poly, wide: list[float], fill: str, gap: float) -> None:
    count = len(line) - 1
    edge = [w + 1.2 + gap * min(1.0, 3.2 * min(k, count - k) / max(1, count)) for k, w in enumerate(wide)]
    p.put(band(line, edge), INK).put(band(line, [max(0.2, w - 1) for w in wide]), fill)
    dark = [_side(line, wide, side) for side in (1, -1)]
    p.put([poly for polys, _, _ in dark for poly in polys], shade(fill))
    p.put([poly for _, _, polys in dark for poly in polys], light(fill))
    p.put([tooth for _, teeth, _ in dark for tooth in teeth], INK)


def _side(line: Poly, wide: list[float], side: int) -> tuple[list[Poly], list[Poly], list[Poly]]:
    """Shade, teeth and light of one side."""
    teeth: list[Poly] = []
    runs: dict[int, list[list[int]]] = {1: [[]], -1: [[]]}
    for k, (nx, ny) in enumerate(normals(line)):
        away = -side * (nx * LIGHT[0] + ny * LIGHT[1])
        if away > -0.15 and k % 2 == 0 and k + 1 < len(line):
            teeth.append(_tooth(line, k, (nx * side, ny * side), wide[k], away))
        for sort, there in ((1, away > 0), (-1, away < -0.3)):
            if there:
                runs[sort][-1].append(k)
            elif runs[sort][-1]:
                runs[sort].append([])
    dim = [_strip(line, wide, run, side, 0.92, 0.36) for run in runs[1] if len(run) > 2]
    lit = [_strip(line, wide, run, side, 0.72, 0.46) for run in runs[-1] if len(run) > 3]
    return dim, teeth, lit


def _tooth(line: Poly, k: int, normal: tuple[float, float], half: float, away: float) -> Poly:
    (x, y), (nx, ny) = line[k], normal
    tx, ty = line[k + 1][0] - x, line[k + 1][1] - y
    long, base = half * (0.4 + 0.6 * max(0.0, away)), min(1.0, half * 0.045 + 0.2)
    bx, by = x + nx * half, y + ny * half
    tip = (bx - nx * long + tx * 0.5, by - ny * long + ty * 0.5)
    return [(bx - tx * base * 0.5, by - ty * base * 0.5), (bx + tx * base * 0.5, by + ty * base * 0.5), tip]


def _strip(line: Poly, wide: list[float], run: list[int], side: int, outer: float, inner: float) -> Poly:
    part, half = line[run[0] : run[-1] + 1], wide[run[0] : run[-1] + 1]
    middle, count = (outer + inner) / 2, len(half) - 1
    ends = [(outer - inner) / 2 * min(1.0, 2.5 * min(k, count - k) / max(1, count)) for k in range(count + 1)]
    shift = [(middle + e) for e in ends], [(middle - e) for e in ends]
    ns = normals(part)
    one = [
        (x + n[0] * w * s * side, y + n[1] * w * s * side)
        for (x, y), n, w, s in zip(part, ns, half, shift[0], strict=True)
    ]
    two = [
        (x + n[0] * w * s * side, y + n[1] * w * s * side)
        for (x, y), n, w, s in zip(part, ns, half, shift[1], strict=True)
    ]
    return one + two[::-1]


def crossings_over(line: Poly) -> list[tuple[int, int]]:
    """Where a line passes over itself, alternating along its length, with the index it passes over."""
    met = _crossings(line)
    over: dict[tuple[int, int], bool] = {}
    above, out = True, []
    for here, there in sorted(met + [(j, i) for i, j in met]):
        if (there, here) in over:
            above = not over[there, here]
        over[here, there] = above
        if above:
            out.append((here, there))
        above = not above
    return out


def _crossings(line: Poly) -> list[tuple[int, int]]:
    out = []
    for i in range(len(line) - 1):
        for j in range(i + 2, len(line) - 1):
            if _meet(line[i], line[i + 1], line[j], line[j + 1]):
                out.append((i, j))
    return out


def _meet(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> bool:
    slant = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not slant:
        return False
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / slant
    u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / slant
    return 0 <= t < 1 and 0 <= u < 1


def plait(
    x: float,
    y: float,
    radius: float,
    swing: float,
    crossings: int,
    span: float = 0.97,
    start: float = -2.2,
    phase: float = 0.5,
) -> list[Knot]:
    """The spine of a ring of two turns that crosses itself as often as told."""
    out: list[Knot] = []
    for i in range(130):
        t = 4 * pi * span * i / 130
        r = radius + swing * cos(crossings / 2 * t + phase)
        out.append((x + cos(start + t) * r, y + sin(start + t) * r, False))
    return out
