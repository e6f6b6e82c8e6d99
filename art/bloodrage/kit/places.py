"""Skies, seas, hills, halls, trees: what stands behind and under people."""

from itertools import pairwise
from math import cos, pi, sin

from art.woodcut.colour import BLUE, ICE, INK, OAK, OCHRE, PAPER, RED, RUST, light, mix, shade
from art.woodcut.geometry import Knot, Poly, blob, ellipse, jitter, sharp, spline
from art.woodcut.picture import Picture
from art.woodcut.shapes import Cut, bar, flame, limb, ribbon

FINE = 1.35  # with a coarser knife small things on the ground are left out


def sky(p: Picture, *colours: str) -> None:
    """From top to bottom, band under band; long level strokes of each are cut into the one above."""
    bands = [colours[0]]
    for upper, lower in pairwise(colours):
        bands += [mix(upper, lower, 0.5), lower]
    p.ground(bands[0])
    high = p.height / len(bands)
    for k, colour in enumerate(bands[1:], 1):
        y = high * k
        tops = " ".join(f"{-8 + i * (p.width + 16) / 4:.0f},{y + 3 * jitter(i, k):.0f}" for i in range(5))
        p.put(blob(f"{tops} {p.width + 8}!,{p.height}! -8,{p.height}!".replace("!,", ",")), colour)
        marks: list[Cut] = []
        for i in range(4 if p.detail < FINE else 2):
            x, long = p.width * (i + 0.5 + 0.5 * jitter(i, k)) / 4, 22 + 14 * jitter(k, i, 2)
            level = y - 4 - 3 * abs(jitter(i, k, 5))
            marks.append((x - long, level, x + long, level, 1.7))
        p.cuts(marks, colour)


def hills(p: Picture, y: float, colour: str, seed: float = 0, rise: float = 10, line: bool = True) -> None:
    """A rolling horizon from edge to edge."""
    tops = " ".join(f"{-8 + i * (p.width + 16) / 6:.0f},{y + rise * jitter(i, seed):.0f}" for i in range(7))
    p.put(blob(f"{tops} {p.width + 8},{p.height + 8}! -8,{p.height + 8}!"), colour, INK if line else "", 2)
    if p.detail < FINE:
        grass(p, y + rise + 14, p.height - 8, shade(colour, 0.34), 11, seed)


def grass(p: Picture, y0: float, y1: float, colour: str, count: int = 16, seed: float = 1) -> None:
    marks: list[Cut] = []
    for i in range(count):
        x, y = p.width * (i + 0.5 + 0.4 * jitter(i, seed)) / count, y0 + (y1 - y0) * abs(jitter(i, seed, 5))
        marks.append((x, y, x + 2 + 2 * jitter(i, 9), y - 9, 1.3))
    p.cuts(marks, colour)


def mountain(p: Picture, x: float, y: float, half: float, height: float, rock: str, snow: str = PAPER) -> None:
    """A peak with a lit side, a dark side and torn snow."""
    with p.at(x, y):
        w, h = half, height
        p.put(
            sharp(
                f"{-w},0 {-w * 0.6},{-h * 0.36} {-w * 0.42},{-h * 0.46} "
                f"0,{-h} {w * 0.3},{-h * 0.62} {w * 0.5},{-h * 0.5} {w},0"
            ),
            rock,
            INK,
            2,
        )
        p.put(
            sharp(
                f"0,{-h} {w * 0.3},{-h * 0.62} {w * 0.5},{-h * 0.5} {w},0 {w * 0.2},0 {w * 0.3},{-h * 0.2} "
                f"{w * 0.04},{-h * 0.34} {w * 0.16},{-h * 0.56} {-w * 0.04},{-h * 0.7}"
            ),
            shade(rock, 0.5),
        )
        p.put(
            sharp(
                f"0,{-h} {-w * 0.28},{-h * 0.62} {-w * 0.16},{-h * 0.66} {-w * 0.1},{-h * 0.52} "
                f"0,{-h * 0.68} {w * 0.08},{-h * 0.6} {w * 0.22},{-h * 0.72}"
            ),
            snow,
            INK,
            1.2,
        )
        p.cuts(
            [
                (w * 0.3, -h * 0.5, w * 0.62, -2, 1.5),
                (w * 0.14, -h * 0.34, w * 0.34, -2, 1.4),
                (-w * 0.5, -h * 0.3, -w * 0.66, -3, 1.4),
                (-w * 0.26, -h * 0.42, -w * 0.36, -4, 1.4),
            ]
        )


def pine(p: Picture, x: float, y: float, size: float, colour: str = "#2f5048") -> None:
    with p.at(x, y, size):
        p.put(bar(0, 4, 0, -6, 2.4), INK)
        p.put(
            sharp("-15,0 -8,-13 -11,-13 -5,-27 -8,-27 0,-46 8,-27 5,-27 11,-13 8,-13 15,0 5,-3 0,1 -6,-3"),
            colour,
            INK,
            1.8,
        )
        p.put(sharp("1,-44 8,-27 5,-27 11,-13 8,-13 15,0 5,-3 8,-8 1,-13 6,-19 1,-25 4,-30"), INK)


def birch(p: Picture, x: float, y: float, height: float, leaf: str = "#9aab52") -> None:
    """White trunk, black scars, an airy crown."""
    p.part(limb(f"{x},{y} {x + 3},{y - height * 0.5} {x - 2},{y - height}", 4.5, 3.6, 1.6), PAPER, 3, line=1.8)
    p.cuts(
        [
            (x - 4 + 4 * (i % 2), y - 8 - i * height * 0.11, x + 3 + 2 * (i % 2), y - 9 - i * height * 0.11, 1.2)
            for i in range(7)
        ]
    )
    for dx, dy, r in ((-15, -0.78, 17), (13, -0.86, 18), (-2, -1.06, 19)):
        p.part(cloudy(x + dx, y + height * dy, r, r * 0.8), leaf, 6)


def cloudy(x: float, y: float, rx: float, ry: float, lobes: int = 8) -> Poly:
    """A lobed outline: foliage, smoke, clouds."""
    steps = [(2 * pi * j / (lobes * 4), j) for j in range(lobes * 4)]
    return [
        (
            x + cos(a) * rx * (0.92 + 0.16 * abs(sin(lobes * a / 2))),
            y + sin(a) * ry * (0.92 + 0.16 * abs(sin(lobes * a / 2))),
        )
        for a, _ in steps
    ]


def oak(p: Picture, x: float, y: float, size: float, leaf: str = "#5f7238") -> None:
    with p.at(x, y, size):
        p.part(blob("-8,0! -4,-18 -12,-34! -2,-28 2,-40! 5,-28 14,-34! 5,-18 9,0!"), OAK, 4)
        for dx, dy, rx, ry, tint in (
            (-20, -44, 19, 14, 0),
            (20, -46, 19, 14, 1),
            (0, -60, 25, 17, 0),
            (-2, -42, 16, 11, 1),
        ):
            p.part(cloudy(dx, dy, rx, ry), light(leaf, 0.14) if tint else leaf, 6)


def sea(
    p: Picture, y: float, colour: str = BLUE, foam: str = ICE, length: float = 30, rise: float = 7, phase: float = 0
) -> None:
    """Scalloped waves from edge to edge, down to the lower edge."""
    count = int(p.width / length) + 3
    crest: list[Knot] = []
    for i in range(count):
        x = -length - phase + i * length
        arc = ((0.0, 0.0), (0.22, 0.72), (0.5, 1.0), (0.78, 0.72))
        crest += [(x + length * a, y - rise * b, not a) for a, b in arc]
    p.put(blob([*crest, (p.width + 8, p.height + 8, True), (-8, p.height + 8, True)]), colour, INK, 1.9)
    marks: list[Cut] = []
    for i in range(count):
        x = -length - phase + i * length
        marks += [
            (x + length * 0.15, y + 3, x + length * 0.8, y - rise * 0.2 + 3, 1.5),
            (x + length * 0.5, y + 9, x + length * 1.1, y + 8, 1.3),
        ]
    p.cuts(marks, foam)


def hall(p: Picture, x: float, y: float, size: float, thatch: str = RUST, glow: str = "", burnt: bool = False) -> None:
    """A longhall with dragon gables; its ground line at (x, y), about 100 wide."""
    wall = "#2c2024" if burnt else "#70462a"
    with p.at(x, y, size):
        p.part(sharp("-44,0 -46,-24 46,-24 44,0"), wall, 4)
        p.cuts([(-38 + i * 11, -23, -38 + i * 11, -1, 1) for i in range(8)])
        p.put(blob("-8,0! -8,-15 0,-21 8,-15 8,0!"), glow or INK, INK, 1.8)
        if burnt:
            p.put([bar(-44 + i * 17, -20, -36 + i * 14, -46 + 6 * (i % 2), 2) for i in range(6)], INK)
            p.put(bar(-40, -44, 26, -40, 2), INK)
            return
        p.part(blob("-54,-19! -42,-38 -34,-52! 0,-47 34,-52! 42,-38 54,-19! 0,-23"), thatch, 7)
        p.cuts(
            [
                (
                    -36 + (i % 7) * 11 + 3 * (i // 7),
                    -43 + 10 * (i // 7),
                    -37 + (i % 7) * 11 + 3 * (i // 7),
                    -33 + 10 * (i // 7),
                    1.1,
                )
                for i in range(14)
            ]
        )
        p.part(
            [
                limb("-36,-46 -46,-58 -40,-68 -34,-62", 3.4, 3.2, 2.6, 0.6),
                limb("36,-46 46,-58 40,-68 34,-62", 3.4, 3.2, 2.6, 0.6),
            ],
            OCHRE,
            0,
            line=1.6,
        )


def inferno(p: Picture, x: float, y: float, half: float, height: float, tongues: int = 4) -> None:
    """A row of flames, ink by ink."""
    shapes = []
    for i in range(tongues):
        at = x + half * (2 * (i + 0.5) / tongues - 1)
        tall = height * (0.66 + 0.34 * sin(pi * (i + 0.7) / (tongues + 0.4)) + 0.1 * jitter(i, x))
        shapes.append((at, half * 1.2 / tongues, tall, 5 + 4 * jitter(i, y)))
    for share, colour in ((1.0, RED), (0.65, OCHRE), (0.34, PAPER)):
        forms = [flame(a, y - 1, w * share, h * share, lean * share) for a, w, h, lean in shapes]
        p.put(forms, colour, INK if share == 1 else "", 1.8)


def smoke(p: Picture, x: float, y: float, size: float, colour: str = "#4a4048") -> None:
    for k, (dx, dy, r) in enumerate(((0, 0, 13), (9, -18, 16), (-3, -38, 19), (12, -60, 22))):
        with p.at(x, y, size):
            p.put(cloudy(dx, dy, r, r * 0.8, 7), shade(colour, 0.1 * k), INK, 1.6)


def cloud(p: Picture, x: float, y: float, size: float, colour: str = PAPER) -> None:
    with p.at(x, y, size):
        p.part(blob("-46,8 -48,-6 -30,-10 -24,-24 -4,-24 4,-14 20,-22 36,-10 48,-6 46,8 20,14 -20,14"), colour, 7)
        p.scroll(-18, -6, 10, 1.3, 3, 1, 1.7).folds("2,2 16,-6 32,-2", "-2,9 18,4 40,6", half=1.5)


def stars(p: Picture, count: int, low: float, colour: str = PAPER, seed: float = 3) -> None:
    p.put(
        [
            ellipse(
                p.width * (i + 0.5 + 0.45 * jitter(i, seed)) / count,
                10 + (low - 10) * abs(jitter(i, seed, 2)),
                1.3 + 0.6 * jitter(i),
                count=4,
            )
            for i in range(count)
        ],
        colour,
    )


def rainbow(p: Picture, spine: str, half: float, *colours: str) -> None:
    """The bridge of the gods, band beside band."""
    line = spline(spine)
    wide = [half] * len(line)
    p.put(ribbon(line, wide), colours[0], INK, 2)
    for k, colour in enumerate(colours):
        edge = 1 - 2 * k / len(colours)
        p.put(ribbon(line, wide, edge, edge - 2 / len(colours)), colour)


def lightning(p: Picture, x: float, y: float, size: float, colour: str = "#ffe9a0", flip: bool = False) -> None:
    """A bolt that strikes at (x, y) from above."""
    with p.at(x, y, size, flip=flip):
        p.put(sharp("0,0 -13,-42 -3,-40 -20,-82 -7,-80 -20,-124 6,-76 -4,-78 12,-36 2,-38"), colour, INK, 1.9)
