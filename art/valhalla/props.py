"""Things that tell what a hero does: dice, skulls, followers, flames, and the frame that marks a hero."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin
from random import Random
from typing import Final

from art.engine.cutting import cut_block
from art.engine.flat import Place, arc, box, dot, polygon, taper
from art.engine.light import light
from art.engine.picture import HEIGHT, INK, PAPER, WIDTH, Picture
from art.engine.relief import Relief
from art.engine.space import Frame, Point
from art.engine.trace import Loop
from art.valhalla.creatures import BEASTS, eye_cuts
from art.valhalla.inks import Dyes, Palette, style


def border(picture: Picture, inks: Palette) -> None:
    """A hero's frame: ink, a bead of light, gouged dashes, bosses in the corners."""

    def ring(inset: int) -> Loop:
        return [*box(inset, inset, WIDTH - inset, HEIGHT - inset), (inset, inset)]

    picture.strokes([ring(5)], INK, 20)
    picture.strokes([ring(15)], inks.light, 3)
    picture.strokes([ring(7)], inks.main, 5, "16 5 4 5")
    corners = [(x, y) for x in (12, WIDTH - 12) for y in (12, HEIGHT - 12)]
    picture.shapes([dot(c, 16, 8) for c in corners], INK)
    picture.shapes([dot(c, 11, 8) for c in corners], inks.light)
    picture.shapes([dot(c, 4, 6) for c in corners], INK)


SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "sword": ("-3,-17 3,-17 3,4 9,4 9,8 2,8 2,17 -2,17 -2,8 -9,8 -9,4 -3,4",),
    "axe": ("-2,-17 2,-17 2,17 -2,17", "2,-15 12,-17 14,-3 2,-5"),
    "spear": ("-1,-6 1,-6 1,18 -1,18", "0,-18 5,-9 0,-4 -5,-9"),
    "shield": ("0,-14 10,-10 14,0 10,10 0,14 -10,10 -14,0 -10,-10",),
    "bow": ("-4,-17 6,-10 9,0 6,10 -4,17 3,9 5,0 3,-9", "-10,-1 8,-1 8,1 -10,1"),
    "x": ("-13,-9 -9,-13 13,9 9,13", "9,-13 13,-9 -9,13 -13,9"),
}


def die(picture: Picture, at: Point, size: float, sign: str, inks: Palette, turned: float = 0) -> None:
    """A carved cube seen from above: a sign on its front, the side in shade."""
    p = Place(at, turned, size / 40)
    picture.shapes([p(*polygon("-22,-14 -10,-26 28,-26 28,12 16,24 -22,24"))], INK, halo=INK, wide=6)
    picture.shapes([p(*polygon("-20,-12 14,-12 14,22 -20,22"))], PAPER)
    picture.shapes([p(*polygon("-20,-15 -9,-25 25,-25 15,-15"))], inks.light)
    picture.shapes([p(*polygon("17,-12 27,-22 27,11 17,21"))], inks.main)
    picture.shapes([p(*((x * 0.86 - 3, y * 0.86 + 5) for x, y in polygon(one))) for one in SIGNS[sign]], INK)


def tossed(picture: Picture, spots: Sequence[tuple[float, float, float, str, float]], inks: Palette) -> None:
    """Dice in the air: x, y, size, sign, turn."""
    for x, y, size, sign, turned in spots:
        picture.shapes([taper([(x - 2 * size, y + size * 1.3), (x - size * 0.9, y + size * 0.5)], 0, 5)], inks.light)
        die(picture, (x, y), size, sign, inks, turned)


def skull(picture: Picture, at: Point, size: float, inks: Palette, turned: float = 0) -> None:
    p = Place(at, turned, size / 40)
    picture.shapes(
        [p(*polygon("-30,-10 -26,-32 -8,-44 12,-44 30,-30 32,-8 26,8 22,14 22,30 14,38 -12,38 -20,30 -20,14 -27,6"))],
        PAPER,
        smooth=True,
        halo=INK,
        wide=6,
    )
    picture.shapes([p(*polygon("14,-42 31,-28 32,-8 26,8 22,14 22,30 14,38 8,38 12,16 20,0 22,-20"))], inks.light)
    sockets = ("-22,-10 -8,-12 -4,0 -10,10 -22,6", "4,-12 18,-10 20,4 12,10 6,2", "-4,8 2,2 8,8 6,16 -2,16")
    picture.shapes([p(*polygon(one)) for one in sockets], INK, smooth=True)
    picture.shapes(
        [taper(p((x, 22), (x, 37)), 3, 2) for x in (-12, -4, 4, 12)] + [taper(p((-19, 22), (21, 22)), 2, 2)], INK
    )


def followers(
    picture: Picture, spots: Sequence[tuple[float, float, float]], inks: Palette, spears: bool = True
) -> None:
    """Helmed heads and spears, a host in shadow: x, y, size."""
    body = "-24,6 -24,-10 -14,-34 0,-44 14,-34 24,-10 24,6 20,24 56,44 60,160 -60,160 -56,44 -20,24"
    for spot in spots:
        if spears:
            shaft = taper(polygon("26,150 32,-90", *spot), 6 * spot[2], 5 * spot[2])
            picture.shapes([shaft, polygon("32,-122 41,-98 32,-84 23,-98", *spot)], INK)
        picture.shapes([polygon(body, *spot)], INK, halo=inks.light, wide=4)
        picture.shapes(
            [polygon(one, *spot) for one in ("-20,-8 -12,-30 0,-40 -4,-8", "-20,-4 22,-4 22,1 -20,1")], inks.main
        )
        picture.shapes([polygon(one, *spot) for one in ("-14,8 -3,8 -6,14 -12,13", "4,8 15,8 12,13 6,14")], PAPER)


def flames(picture: Picture, rng: Random, base: float, tall: float, count: int, colour: str, core: str = "") -> None:
    """A row of licking flames from a level upwards."""
    tongues, inner = [], []
    for i in range(count):
        x, h, w = WIDTH * (i + 0.5) / count + rng.uniform(-10, 10), tall * rng.uniform(0.55, 1), WIDTH / count * 0.8
        lean = rng.uniform(-16, 16)
        tongues.append(
            _tongue(x, base, w, h, lean, ((-1, 0.0), (-0.8, 0.3), (-0.1, 0.55), (0.0, 1.0), (0.5, 0.45), (1, 0.0)))
        )
        inner.append(
            _tongue(x, base, w * 0.5, h * 0.5, lean * 0.5, ((-1, 0.0), (-0.6, 0.24), (0.0, 1.0), (0.7, 0.2), (1, 0.0)))
        )
    picture.shapes([*tongues, box(0, base, WIDTH, HEIGHT)], colour, smooth=True)
    if core:
        picture.shapes(inner, core, smooth=True)


def _tongue(x: float, base: float, w: float, h: float, lean: float, outline: Sequence[Point]) -> Loop:
    """One flame: across in half widths, up in heights; the higher, the more it leans. Its foot is sunk."""
    return [(x + a * w + lean * up * up, base - h * up if up else base + 30) for a, up in outline]


def waves(picture: Picture, y: float, colour: str, crest: str, size: float = 30, shift: float = 0) -> None:
    """A row of curling waves down to the foot of the picture."""
    outline: Loop = [(-20, HEIGHT + 10)]
    crests = []
    for i in range(int(WIDTH / (size * 2)) + 3):
        x = (i - 1) * size * 2 + shift
        outline += polygon("0,0 0.7,-0.75 1.5,-0.5 1.25,-0.15", x, y, size)
        crests.append(taper(polygon("0.15,-0.05 0.75,-0.6 1.35,-0.42", x, y, size), 1, 1, 6))
    picture.shapes([[*outline, (WIDTH + 20, y), (WIDTH + 20, HEIGHT + 10)]], colour, halo=INK, wide=4)
    picture.shapes(crests, crest)


def longship(picture: Picture, at: Point, size: float, inks: Palette, flip: bool = False) -> None:
    p = Place(at, 0, size)
    s = -1 if flip else 1
    hull = [(s * x, y) for x, y in polygon("-100,-46 -88,-20 -60,4 60,4 88,-20 104,-60 110,-26 84,26 -70,28 -96,0")]
    sail = [(s * x, y) for x, y in polygon("-54,-112 0,-120 54,-112 64,-60 52,-18 0,-12 -52,-18 -44,-64")]
    picture.shapes([p((-3, -130), (3, -130), (3, 4), (-3, 4))], INK)
    picture.shapes([p(*sail)], PAPER, smooth=True, halo=INK, wide=5)
    picture.shapes(
        [
            p(*((s * x, y) for x, y in polygon(one)))
            for one in ("-34,-114 -14,-117 -12,-14 -32,-16", "16,-117 36,-114 34,-16 14,-14")
        ],
        inks.main,
    )
    picture.shapes([p(*hull)], INK, smooth=True, halo=PAPER, wide=4)
    picture.shapes([dot(p.point(x, 4), 11 * size, 8) for x in (-56, -28, 0, 28, 56)], inks.light)


def head_of(
    picture: Picture, beast: str, at: Point, scale: float, inks: Palette, yaw: float = -58, pitch: float = 0,
    roll: float = 0, gape: float = 0.4, dyes: Dyes | None = None, eye: str = PAPER,
) -> Frame:  # fmt: skip
    """A beast's head, lit, cut and looking."""
    relief = Relief(-6, -6, WIDTH + 6, HEIGHT + 6)
    frame = Frame((*at, 0), scale, yaw, pitch, roll)
    BEASTS[beast](relief, frame, gape)
    picture.add(cut_block(light(relief), style(inks, dyes or Dyes("BA", "BA"))))
    eye_cuts(picture, frame, beast, eye)
    return frame


def bolt(picture: Picture, points: Sequence[Point], wide: float, colour: str = PAPER) -> None:
    """Lightning through places, thinning out."""
    left = [(x - wide * (1 - i / len(points)), y) for i, (x, y) in enumerate(points)]
    right = [(x + wide * (1 - i / len(points)), y + wide * 0.3) for i, (x, y) in enumerate(points[:-1])]
    picture.shapes([[*left, *right[::-1]]], colour, halo=INK, wide=4)


def burst(picture: Picture, at: Point, inner: float, outer: float, count: int, colour: str, turned: float = 0) -> None:
    """A star of rays about a point."""
    points = []
    for i in range(count * 2):
        a, r = pi * i / count + radians(turned), outer if i % 2 else inner
        points.append((at[0] + r * cos(a), at[1] + r * sin(a)))
    picture.shapes([points], colour)


def chain(picture: Picture, points: Sequence[Point], size: float, inks: Palette) -> None:
    """Links along a line."""
    for i, (x, y) in enumerate(points):
        p = Place((x, y), 40 if i % 2 else -25, size / 20)
        link = p(*arc((0, 0), 20, 0, 360, 12, 12))
        picture.shapes([taper(link, 9 * size / 20, 9 * size / 20)], INK, halo=PAPER, wide=3)
        picture.shapes([taper(link[6:11], 1, 1, 4)], inks.light)


def rune_tablet(picture: Picture, at: Point, size: float, inks: Palette, turned: float = 0) -> None:
    """A carved slip of wood: a tactic."""
    p = Place(at, turned, size / 40)
    picture.shapes([p(*polygon("-30,-44 26,-48 32,42 -26,46"))], PAPER, halo=INK, wide=6)
    picture.shapes([p(*polygon("20,-46 26,-48 32,42 24,43"))], inks.light)
    marks = (
        "-14,-30 -14,6",
        "-14,-24 0,-14",
        "-14,-12 0,-2",
        "10,-32 10,4",
        "0,-26 20,-8",
        "-16,16 16,14",
        "-4,16 -12,36",
        "4,16 12,36",
    )
    picture.shapes([taper(p(*polygon(one)), 6, 5) for one in marks], inks.main)
