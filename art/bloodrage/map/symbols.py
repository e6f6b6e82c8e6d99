"""Trees, peaks and rocks of the map: cut once, used often. The base of each is its origin; 1 is two pixels."""

from art.woodcut.colour import INK, PAPER, RED, light, shade
from art.woodcut.geometry import Poly, blob, sharp
from art.woodcut.path import trace
from art.woodcut.shapes import flame, limb, wedge

Layers = list[tuple[list[Poly], str]]  # forms and their ink; the first one is outlined
LINE = 1.1


def cuts(*marks: tuple[float, float, float, float]) -> list[Poly]:
    return [wedge((*mark, 0.8)) for mark in marks]


def peak(rock: str, snow: str = PAPER) -> Layers:
    return [
        ([sharp("-21,3 -15,-6 -10,-10 -6,-19 0,-29 4,-21 8,-18 12,-8 22,3")], rock),
        ([sharp("0,-29 4,-21 8,-18 12,-8 22,3 6,3 8,-3 2,-7 5,-13 -1,-19")], shade(rock, 0.48)),
        ([sharp("0,-29 -6,-19 -8,-15 -4,-17 -3,-11 0,-17 3,-14 5,-19 4,-21")], snow),
        (
            cuts(
                (4, -17, 9, -8), (4, -11, 13, 1), (10, -9, 18, 2), (-12, 1, -9, -8), (-6, 2, -5, -8), (-17, 2, -14, -4)
            ),
            INK,
        ),
    ]


def crag(rock: str, snow: str = PAPER) -> Layers:
    return [
        ([sharp("-15,3 -12,-11 -8,-8 -5,-25 2,-33 6,-16 11,-20 17,3")], rock),
        ([sharp("2,-33 6,-16 11,-20 17,3 6,3 8,-6 4,-3 3,-13 0,-10 0,-24")], shade(rock, 0.5)),
        ([sharp("-5,-24 2,-32 2,-20 -1,-14 -5,-17")], snow),
        (cuts((3, -26, 5, -12), (9, -15, 14, 1), (5, -11, 10, 2), (-10, 1, -9, -8), (-4, 2, -3, -10)), INK),
    ]


def volcano(rock: str) -> Layers:
    return [
        ([sharp("-25,3 -16,-8 -8,-24 -3,-22 2,-25 8,-23 15,-9 27,3")], rock),
        ([sharp("8,-23 15,-9 27,3 9,3 10,-3 4,-6 6,-13 2,-18")], shade(rock, 0.5)),
        (cuts((8, -19, 15, -5), (6, -13, 15, 1), (13, -10, 23, 2), (-18, 1, -11, -12), (-10, 2, -7, -11)), INK),
        ([sharp("-8,-24 -3,-22 2,-25 8,-23 4,-18 3,-10 0,-17 -2,-3 -4,-17 -8,-11")], "#f06a2c"),
        ([flame(0, -23, 5.4, 17, 3)], RED),
        ([flame(0, -23, 2.8, 9, 1)], "#fc6"),
    ]


def hill(ground: str) -> Layers:
    return [
        ([blob("-22,3! -14,-7 -3,-11 9,-8 22,3!")], ground),
        ([blob("3,-10! 12,-6 22,3! 9,2 2,-3")], shade(ground, 0.3)),
        (cuts((6, -8, 11, 0), (11, -6, 16, 1), (-12, 1, -9, -6), (-5, 1, -3, -8)), INK),
    ]


def rock(stone: str) -> Layers:
    return [
        ([sharp("-14,3 -13,-7 -6,-15 3,-12 10,-14 15,3")], stone),
        ([sharp("10,-14 15,3 1,3 4,-2 2,-8")], shade(stone, 0.5)),
        (cuts((8, -11, 12, 2), (4, -8, 7, 2), (-9, 1, -8, -7), (-3, 1, -2, -8)), INK),
    ]


def stones(stone: str) -> Layers:
    """A ring of standing stones, for an altar."""
    tall = [
        sharp(t)
        for t in (
            "-13,3 -12,-10 -8,-11 -7,3",
            "-3,1 -2,-13 3,-13 3,1",
            "7,3 8,-11 12,-9 13,3",
            "-13,-10 -12,-14 3,-17 4,-13",
        )
    ]
    return [
        (tall, stone),
        (
            [sharp("0,-13 3,-13 3,1 1,1"), sharp("10,-10 12,-9 13,3 10,3"), sharp("-9,-11 -8,-11 -7,3 -9,3")],
            shade(stone, 0.5),
        ),
    ]


def pine(leaf: str) -> Layers:
    return [
        ([sharp("-7,1 -3.6,-6 -5,-6 -2,-13 -3.4,-13 0,-22 3.4,-13 2,-13 5,-6 3.6,-6 7,1 1,0 1,4 -1,4 -1,0")], leaf),
        ([sharp("0,-21 3.4,-13 2,-13 5,-6 3.6,-6 7,1 2,0 3.4,-3 0,-5 2.6,-8 0,-11 1,-15")], shade(leaf, 0.55)),
        ([sharp("-4,-2 -2,-7 -1.4,-3"), sharp("-2,-10 -0.6,-15 -0.4,-10")], light(leaf, 0.3)),
    ]


def oak(leaf: str) -> Layers:
    return [
        ([blob("-9,-4 -10,-10 -5,-16 1,-18 7,-15 10,-9 8,-3 1.6,-1.6! 1.4,4! -1.4,4! -1.6,-1.6!")], leaf),
        ([blob("5,-16! 9,-11 8,-4 1,-2 -5,-4! 1,-6 4,-9")], shade(leaf, 0.5)),
        ([blob("-7,-8! -6,-12 -2,-15! -3,-11")], light(leaf, 0.4)),
    ]


def bare(wood: str) -> Layers:
    """A dead tree."""
    return [
        (
            [
                limb("0,3 0,-8 -6,-17", 1.6, 1.2, 0.4),
                limb("0,-5 6,-12 5,-19", 1.3, 1, 0.4),
                limb("-1,-3 -6,-8", 1, 0.4),
            ],
            wood,
        )
    ]


def hut(thatch: str = "#a5562f") -> Layers:
    return [
        ([sharp("-7,0 -7,-4 -9,-4 -5,-10 5,-10 9,-4 7,-4 7,0")], thatch),
        ([sharp("-7,0 -7,-4 7,-4 7,0")], "#70462a"),
        ([sharp("2,-10 5,-10 9,-4 5,-4")], shade(thatch, 0.5)),
        ([sharp("-1.6,0 -1.6,-3 1.6,-3 1.6,0")], INK),
    ]


def flames() -> Layers:
    return [([flame(0, 1, 5, 17, 3)], RED), ([flame(0, 0, 3.2, 11, 2)], "#f90"), ([flame(0, 0, 1.6, 6, 1)], "#fe9")]


def symbol(name: str, layers: Layers, size: float = 1, lined: bool = True) -> str:
    """A group that can be used again and again; its first forms are outlined."""
    out = ""
    for k, (forms, fill) in enumerate(layers):
        data, _ = trace([[(x * size, y * size) for x, y in form] for form in forms], True, 0.35)
        look = "" if fill == INK else f' fill="{fill}"'
        look += f' stroke="{INK}" stroke-width="{2 * LINE:g}"' if lined and k == 0 else ""
        out += f'<path{look} d="{data}"/>'
    return f'<g id="{name}">{out}</g>'


def outline(name: str, layers: Layers, size: float = 1) -> str:
    """Only what stands round it, in ink: under a wood, so that its trees melt into one another."""
    return symbol(name, [(layers[0][0], INK)], size)
