"""Places behind a figure: drawn by hand, varied by the seed."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from random import Random
from typing import Final

from art.engine.flat import arc, box, dot, polygon, taper
from art.engine.picture import HEIGHT, INK, PAPER, WIDTH, Picture
from art.engine.trace import Loop
from art.valhalla.inks import Palette

Back = Callable[[Picture, Random, Palette], None]


def gouges(rng: Random, top: float, bottom: float, count: int = 9) -> list[Loop]:
    """Long tapered marks of the gouge."""
    found = []
    for i in range(count):
        y = top + (bottom - top) * (i + rng.random() * 0.6) / count
        x, reach, w = rng.uniform(-60, 260), rng.uniform(90, 230), rng.uniform(1.5, 3)
        found.append([(x, y), (x + reach * 0.4, y - w), (x + reach, y + 1), (x + reach * 0.6, y + w)])
    return found


def ridge(rng: Random, y: float, tall: float, count: int = 7) -> Loop:
    peaks = [
        (WIDTH * (i + 0.5) / count + rng.uniform(-14, 14), y - tall * rng.uniform(0.4, 1) * (1 if i % 2 else 0.2))
        for i in range(count)
    ]
    return [(-5, HEIGHT), (-5, y), *peaks, (WIDTH + 5, y), (WIDTH + 5, HEIGHT)]


def band(top: float, bottom: float = HEIGHT) -> Loop:
    return [(0, top), (WIDTH, top), (WIDTH, bottom), (0, bottom)]


def fjord(picture: Picture, rng: Random, inks: Palette) -> None:
    mountains = ridge(rng, 190, 110)
    snow = [
        [(x, y), (x + 26, y + 62), (x + 9, y + 50), (x - 4, y + 78), (x - 14, y + 36)]
        for x, y in mountains[2:-2]
        if y < 150
    ]
    picture.ground(inks.light)
    picture.shapes(gouges(rng, 8, 120, 8), PAPER)
    picture.shapes([mountains], INK)
    picture.shapes(snow, PAPER)
    picture.shapes([band(205)], inks.main)
    picture.shapes(gouges(rng, 212, 330, 9), INK)
    picture.shapes(gouges(rng, 214, 300, 5), PAPER)


def pines(picture: Picture, rng: Random, inks: Palette) -> None:
    trees, cuts = [], []
    for i in range(6):
        x, top, wide = 20 + i * 64 + rng.uniform(-14, 14), rng.uniform(10, 90), rng.uniform(32, 44)
        left: Loop = []
        right: Loop = []
        for k in range(4):
            y, q = top + k * 52, wide * (k + 1.2) / 5
            left += [(x - q, y + 52), (x - q * 0.45, y + 44)]
            right += [(x + q, y + 52), (x + q * 0.45, y + 44)]
            cuts.append([(x - q * 0.2, y + 8), (x - q * 0.7, y + 42), (x - q * 0.3, y + 34)])
        trees.append([(x, top), *left, (x, 330), *right[::-1]])
    picture.ground(inks.light)
    picture.shapes(gouges(rng, 5, 130, 7), PAPER)
    picture.shapes(trees, INK)
    picture.shapes(cuts, inks.main)


def ship(picture: Picture, rng: Random, inks: Palette) -> None:
    x = rng.choice((-30, 40))
    hull = "-10,150 6,168 20,205 150,222 270,205 292,160 306,140 300,190 270,240 30,242 0,200"
    picture.ground(inks.light)
    picture.shapes(gouges(rng, 8, 180, 11), PAPER)
    sail = polygon("70,40 150,30 232,40 246,110 236,168 150,176 60,168 54,100", x)
    picture.shapes([sail], PAPER, smooth=True, halo=INK, wide=5)
    picture.shapes([box(x + a, 36, x + a + 22, 172) for a in (84, 136, 188)], inks.main)
    picture.shapes([polygon(hull, x)], INK, smooth=True)
    picture.shapes([band(236)], inks.main)
    picture.shapes(gouges(rng, 240, 330, 7), PAPER)
    picture.shapes(gouges(rng, 240, 330, 7), INK)


def palisade(picture: Picture, rng: Random, inks: Palette) -> None:
    posts = []
    for i in range(9):
        x, y = i * 41 - 4 + rng.uniform(-3, 3), 88 + rng.uniform(-14, 14)
        posts.append([(x, HEIGHT), (x, y), (x + 18, y - 34), (x + 37, y), (x + 37, HEIGHT)])
    picture.ground(inks.light)
    picture.shapes(gouges(rng, 5, 90, 7), PAPER)
    picture.shapes(posts, INK)
    picture.shapes(
        [taper([(p[1][0] + 7, p[1][1] - 2), (p[1][0] + 8, 200), (p[1][0] + 6, 330)], 9, 0) for p in posts], inks.main
    )


def storm(picture: Picture, rng: Random, inks: Palette) -> None:
    x = rng.choice((70, 290))
    drops = [(rng.uniform(0, 380), rng.uniform(60, 220)) for _ in range(12)]
    clouds = "0,0 360,0 360,66 318,84 280,70 236,92 190,72 140,88 96,66 52,82 0,62"
    picture.ground(inks.main)
    picture.shapes([taper([(a, b), (a - 26, b + 74)], 4, 0) for a, b in drops], inks.light)
    picture.shapes([polygon(clouds)], INK, smooth=True)
    picture.shapes(gouges(rng, 8, 62, 5), inks.light)
    picture.shapes([polygon("0,0 18,70 2,66 24,150 -22,60 -6,64 -22,0", x)], PAPER)


def fire(picture: Picture, rng: Random, inks: Palette) -> None:
    def flames(count: int, y: float, tall: float) -> Loop:
        points: Loop = [(-5, HEIGHT)]
        for i in range(count):
            x = WIDTH * i / (count - 1)
            points += [
                (x - 24, y + 40),
                (x - 15, y - 12),
                (x + rng.uniform(-6, 14), y - tall * rng.uniform(0.5, 1)),
                (x + 12, y - 8),
            ]
        return [*points, (WIDTH + 5, HEIGHT)]

    sparks = [
        [(x, y), (x + 4, y - 7), (x + 5, y + 4)]
        for x, y in ((rng.uniform(5, 355), rng.uniform(5, 120)) for _ in range(8))
    ]
    picture.ground(INK)
    picture.shapes([flames(6, 140, 120)], inks.main)
    picture.shapes([flames(5, 200, 110)], inks.light)
    picture.shapes(sparks, inks.light)


RUNES: Final = (
    *((0, 0, 0, 60), (0, 6, 20, 22), (0, 26, 20, 42), (40, 0, 40, 60), (40, 4, 62, 20), (62, 20, 40, 34)),
    *((0, 80, 0, 140), (22, 80, 22, 140), (0, 84, 22, 110), (50, 80, 50, 140), (34, 92, 66, 92)),
)


def runestone(picture: Picture, rng: Random, inks: Palette) -> None:
    x = rng.choice((0, 190))
    stone = [(x + 14, 400), (x + 4, 140), (x + 30, 52), (x + 84, 20), (x + 140, 50), (x + 164, 140), (x + 160, 400)]
    lit = [
        (x + 23, 400),
        (x + 11, 148),
        (x + 37, 60),
        (x + 84, 26),
        (x + 60, 42),
        (x + 34, 66),
        (x + 14, 150),
        (x + 22, 400),
    ]
    picture.ground(inks.light)
    picture.shapes(gouges(rng, 5, 220, 9), PAPER)
    picture.shapes([[(float(a), float(b)) for a, b in stone]], INK, smooth=True)
    picture.shapes([[(float(a), float(b)) for a, b in lit]], inks.main)
    picture.shapes([taper([(x + 48 + a, 62 + b), (x + 48 + c, 62 + d)], 7, 5) for a, b, c, d in RUNES], inks.main)


def rays(rng: Random, x: float, y: float, inner: float, outer: float, count: int) -> list[Loop]:
    found = []
    for i in range(count):
        a = radians(i * 360 / count + rng.uniform(-4, 4))
        c, s, q = cos(a), sin(a), outer * rng.uniform(0.7, 1)
        found.append(
            [
                (x + inner * c - 4 * s, y + inner * s + 4 * c),
                (x + inner * c + 4 * s, y + inner * s - 4 * c),
                (x + q * c, y + q * s),
            ]
        )
    return found


def moon(picture: Picture, rng: Random, inks: Palette) -> None:
    x, y = rng.choice(((92, 92), (268, 92)))
    picture.ground(INK)
    picture.shapes(rays(rng, x, y, 84, 220, 17), inks.main)
    picture.disc((x, y), 70, PAPER)
    picture.shapes(
        [dot((x + 22, y - 12), 17, 7), dot((x - 20, y + 24), 12), dot((x + 20, y + 34), 9)], inks.light, smooth=True
    )
    picture.shapes([ridge(rng, 300, 90)], inks.main)


def sun(picture: Picture, rng: Random, inks: Palette) -> None:
    x = rng.choice((96, 264))
    picture.ground(inks.light)
    picture.shapes(
        [
            [(a, b), (c, d), (x, 150)]
            for (a, b), (c, d) in ((arc((x, 150), 420, k, k + 9, 1)) for k in range(0, 360, 24))
        ],
        inks.main,
    )
    picture.disc((x, 150), 64, PAPER, INK, 5)
    picture.shapes([ridge(rng, 330, 60, 5)], INK)


def lights(picture: Picture, rng: Random, inks: Palette) -> None:
    """The northern lights."""
    rows: list[list[Loop]] = [[], []]
    for k in range(2):
        phase = rng.uniform(0, 6)
        for i in range(10):
            x = i * 39 - 6 + rng.uniform(-6, 6)
            y = 84 + k * 74 + 26 * sin(x / 55 + phase)
            rows[k].append([(x, y + 14), (x + 15, y + 24), (x + 14, y - 60 - rng.uniform(0, 40))])
    stars = [dot((rng.uniform(5, 355), rng.uniform(5, 90)), 4, 4) for _ in range(6)]
    picture.ground(INK)
    picture.shapes(stars, PAPER)
    picture.shapes(rows[0], inks.main)
    picture.shapes(rows[1], inks.light)


def hall(picture: Picture, rng: Random, inks: Palette) -> None:
    """A longhouse, its door lit."""
    x = rng.choice((-40, 60))
    picture.ground(inks.main)
    picture.shapes(gouges(rng, 5, 150, 8), inks.light)
    roof: Loop = [(x - 30, 210), (x + 20, 120), (x + 150, 70), (x + 290, 120), (x + 340, 210)]
    horns = [taper([(x + 150, 80), (x + 120 * s + 150, 30), (x + 150 + 150 * s, 34)], 12, 3) for s in (-0.35, 0.35)]
    picture.shapes([roof, *horns, [(x + 10, 200), (x + 300, 200), (x + 300, 400), (x + 10, 400)]], INK)
    picture.shapes(
        [taper([(x + 150 + 27 * k, 92 + 4 * abs(k)), (x + 150 + 44 * k, 200)], 2, 7) for k in range(-4, 5)], inks.light
    )
    picture.shapes([[(x + 120, 400), (x + 120, 250), (x + 155, 225), (x + 190, 250), (x + 190, 400)]], PAPER)


def ravens(picture: Picture, rng: Random, inks: Palette) -> None:
    """Birds over a field of spears."""
    picture.ground(inks.light)
    picture.shapes(gouges(rng, 5, 220, 12), PAPER)
    feet = [(rng.uniform(0, 360), rng.uniform(-40, 40)) for _ in range(7)]
    picture.shapes([taper([(x, 400), (x + lean, 120 + rng.uniform(-30, 30))], 5, 3) for x, lean in feet], INK)
    bird = "-62,-14 -26,-22 0,0 30,-30 64,-24 34,-6 12,14 -16,10 -30,-4"
    flock = [
        (x + rng.uniform(-20, 20), y + rng.uniform(-14, 14), k)
        for x, y, k in ((70, 60, 1.0), (280, 90, 0.8), (200, 36, 0.55))
    ]
    picture.shapes([polygon(bird, *one) for one in flock], INK)


def snow(picture: Picture, rng: Random, inks: Palette) -> None:
    picture.ground(inks.main)
    picture.shapes([ridge(rng, 230, 150, 5)], inks.light)
    picture.shapes([dot((rng.uniform(0, 360), rng.uniform(0, 330)), rng.uniform(3, 7), 5) for _ in range(26)], PAPER)


def forge(picture: Picture, rng: Random, inks: Palette) -> None:
    """A glowing hearth under a stone vault."""
    x = rng.choice((70, 290))
    vault = [(r, k) for r in (150, 205, 262) for k in range(0, 170, 34)]
    fire = "-90,400 -74,280 -40,236 -20,190 0,240 24,170 44,244 76,290 90,400"
    picture.ground(INK)
    picture.shapes([taper(arc((x, 330), r, 185 + k, 211 + k, 4), 20, 20) for r, k in vault], inks.main)
    picture.shapes([polygon(fire, x)], inks.light, smooth=True)
    sparks = [(x + rng.uniform(-120, 120), rng.uniform(40, 200)) for _ in range(10)]
    picture.shapes([dot(at, rng.uniform(3, 5), 4) for at in sparks], PAPER)


def birches(picture: Picture, rng: Random, inks: Palette) -> None:
    """White trunks in a bright wood."""
    picture.ground(inks.main)
    trunks: list[Loop] = []
    marks: list[Loop] = []
    for i in range(6):
        x, w = i * 66 + rng.uniform(-12, 12), rng.uniform(12, 22)
        trunks.append([(x, 0), (x + w, 0), (x + w + 3, 400), (x - 3, 400)])
        marks += [[(x, y), (x + w * 0.6, y + 3), (x, y + 7)] for y in (rng.uniform(10, 330) for _ in range(4))]
    picture.shapes(
        [dot((rng.uniform(0, 360), rng.uniform(0, 130)), rng.uniform(12, 26), 6) for _ in range(14)],
        inks.light,
        smooth=True,
    )
    picture.shapes(trunks, PAPER)
    picture.shapes(marks, INK)


def cave(picture: Picture, rng: Random, inks: Palette) -> None:
    """Crystals in the dark."""
    picture.ground(INK)
    for colour, count, tall in ((inks.main, 8, 150), (inks.light, 6, 90)):
        found = []
        for i in range(count):
            x, top, w = 360 * i / (count - 1) + rng.uniform(-12, 12), rng.uniform(0.4, 1) * tall, rng.uniform(14, 28)
            found.append(
                [(x - w, 0), (x + w, 0), (x + w * 0.5, top * 0.7), (x, top)]
                if i % 2
                else [(x - w, 400), (x - w * 0.6, 300 - top * 0.7), (x, 300 - top), (x + w, 400)]
            )
        picture.shapes(found, colour)


def clouds(picture: Picture, rng: Random, inks: Palette) -> None:
    """Above the clouds, where valkyries ride."""
    picture.ground(inks.main)
    picture.shapes(rays(rng, 180, 0, 30, 420, 22), inks.light)
    for y, colour in ((250, inks.light), (310, PAPER)):
        puffs = [
            dot((x + rng.uniform(-12, 12), y + rng.uniform(-14, 14)), rng.uniform(34, 52), 9) for x in range(0, 400, 56)
        ]
        picture.shapes([*puffs, band(y + 10)], colour, smooth=True)


BACKS: Final[dict[str, Back]] = {
    "fjord": fjord, "pines": pines, "ship": ship, "palisade": palisade, "storm": storm, "fire": fire,
    "runestone": runestone, "moon": moon, "sun": sun, "lights": lights, "hall": hall, "ravens": ravens, "snow": snow,
    "forge": forge, "birches": birches, "cave": cave, "clouds": clouds,
}  # fmt: skip
