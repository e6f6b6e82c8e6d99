"""Weapons and shields. A weapon's grip is the origin and it points up."""

from collections.abc import Callable
from math import cos, pi, sin

from art.woodcut.colour import BONE, GOLD, ICE, OAK, OCHRE, PAPER, RED, RUST, SLATE
from art.woodcut.geometry import Poly, blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, flame, limb

Prop = Callable[[Picture], None]
STEEL = "#9fb0b8"


def axe(p: Picture, length: float = 46, blade: float = 1, metal: str = STEEL) -> None:
    p.part(bar(0, 18, 0, -length, 1.9), RUST, 0, line=1.7)
    with p.at(0, -length + 8, blade):
        p.part(blob("3,-9! -4,-7 -14,-12 -18,-14! -23,0 -18,18! -12,8 -3,6 3,8!"), metal, 6, 4, line=1.9)
        p.stroke("-15,-9 -19,1 -15,12", 0.3, 1, 0.3, fill=PAPER)


def great_axe(p: Picture) -> None:
    """Two blades on a long shaft."""
    p.part(bar(0, 30, 0, -52, 2.2), RUST, 0, line=1.8)
    one = blob("2,-48! -6,-47 -16,-55 -21,-58! -27,-40 -21,-20! -14,-30 -5,-33 2,-32!")
    p.part([one, [(-x, y) for x, y in reversed(one)]], STEEL, 7, 4, line=2)


def sword(p: Picture, length: float = 56, metal: str = "#c9d6d8") -> None:
    p.part(sharp(f"-4,-7 -3.2,{9 - length} 0,{-length} 3.2,{9 - length} 4,-7"), metal, 4, 4, line=1.8)
    p.stroke(f"0,-10 0,{16 - length}", 0.9, 0.4, fill=SLATE)
    p.part(blob("-11,-8! 11,-8! 10,-3 -10,-3"), GOLD, 0, line=1.7)
    p.part(bar(0, -4, 0, 8, 2.4), OAK, 0, line=1.5).disc(0, 10, 3.6, GOLD, 1.6)


def spear(p: Picture, length: float = 74, tail: float = 40) -> None:
    p.part(bar(0, tail, 0, -length, 1.7), RUST, 0, line=1.6)
    p.part(
        blob(f"0,{-length - 20}! -6,{-length - 6} -3,{-length + 3} 3,{-length + 3} 6,{-length - 6}"),
        "#c9d6d8",
        4,
        4,
        line=1.7,
    )


def hammer(p: Picture, size: float = 1, metal: str = SLATE) -> None:
    """A short-shafted war hammer, the head square on."""
    p.part(bar(0, 18, 0, -30, 2.4), OAK, 0, line=1.8)
    with p.at(0, -34, size):
        p.part(blob("-20,-11! 20,-13! 22,10! -22,11!"), metal, 7, 4.4)
        p.folds("-13,-9 -14,0 -13,9", "13,-10 14,0 13,8", half=1.3)
        p.disc(0, -1, 4, GOLD, 1.4)


def torch(p: Picture) -> None:
    p.part(limb("0,16 0,-18", 2, 3), OAK, 0, line=1.7)
    blaze(p, 0, -16, 9, 28, 4)


def dagger(p: Picture) -> None:
    p.part(sharp("-3.4,-5 -3,-18 0,-29 3,-18 3.4,-5"), "#dfe8e8", 0, line=1.7)
    p.part(bar(-7, -5, 7, -5, 1.8), GOLD, 0, line=1.4).part(bar(0, -4, 0, 7, 2.2), OAK, 0, line=1.4)


def club(p: Picture) -> None:
    p.part(limb("0,16 1,-20 3,-46", 2.4, 4, 8), OAK, 4, line=2)
    spikes = [
        sharp(f"{x},{y} {x + dx},{y + dy} {x + 1},{y - 7}")
        for x, y, dx, dy in ((-5, -36, -9, -4), (9, -30, 9, -5), (-4, -49, -5, -9))
    ]
    p.part(spikes, BONE, 0, line=1.6)


def banner(p: Picture, cloth: str = RED, mark: str = GOLD, height: float = 84) -> None:
    """A war banner that streams to the right."""
    p.part(bar(0, 20, 0, -height, 1.9), OAK, 0, line=1.7).disc(0, -height - 3, 3.6, GOLD, 1.5)
    top = -height + 4
    p.part(
        blob(
            f"1,{top}! 16,{top + 4} 30,{top - 3} 46,{top + 3}! 38,{top + 11} "
            f"44,{top + 20}! 36,{top + 24} 40,{top + 34}! 24,{top + 28} 1,{top + 34}!"
        ),
        cloth,
        6,
    )
    p.scroll(19, top + 16, 8, 1.5, 2, 1, 1.8, mark)


def blaze(p: Picture, x: float, y: float, half: float, height: float, lean: float = 3) -> None:
    """A flame of three colours."""
    p.part(flame(x, y, half, height, lean), RED, 0, line=1.8)
    p.put(flame(x, y - 1, half * 0.64, height * 0.66, lean * 0.6), OCHRE)
    p.put(flame(x, y - 1, half * 0.32, height * 0.38, lean * 0.3), PAPER)


def shield(
    p: Picture, x: float, y: float, radius: float, one: str, other: str, fields: int = 2, turn: float = 0.3
) -> None:
    """A round shield, its field parted in as many pairs as told."""
    p.disc(x, y, radius, one, 2.4)
    step = pi / fields
    p.put([_sector(x, y, radius * 0.95, turn + 2 * step * k, step) for k in range(fields)], other)
    p.disc(x, y, radius * 0.93, "none", 1.1)
    p.model(_sector(x, y, radius, 0, 2 * pi)[1:-1], radius * 0.22)
    p.disc(x, y, radius * 0.27, SLATE, 1.8).disc(x - radius * 0.07, y - radius * 0.08, radius * 0.1, ICE)


def _sector(x: float, y: float, radius: float, start: float, wide: float) -> Poly:
    count = max(5, int(wide / 0.25))
    return [(x, y)] + [
        (x + cos(start + wide * k / count) * radius, y + sin(start + wide * k / count) * radius)
        for k in range(count + 1)
    ]


def burst(p: Picture, x: float, y: float, outer: float, fill: str = PAPER, other: str = OCHRE) -> None:
    """Where a blow lands."""
    for far, colour in ((1.0, other), (0.66, fill)):
        p.put(
            [
                (
                    x + cos(pi * i / 9 + 0.2) * outer * far * (1 if i % 2 == 0 else 0.45 + 0.12 * (i % 3)),
                    y + sin(pi * i / 9 + 0.2) * outer * far * (1 if i % 2 == 0 else 0.45 + 0.12 * (i % 3)),
                )
                for i in range(18)
            ],
            colour,
            "#211",
            1.8,
        )
