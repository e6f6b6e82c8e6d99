"""Weapons and tools as flat cuts, each along its own axis: u runs to the tip, v across."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from art.engine.flat import Place, dot, polygon, taper
from art.engine.picture import INK, PAPER, Picture
from art.engine.trace import Loop
from art.valhalla.inks import Palette

Thing = Callable[[Picture, Place, Palette], None]


def sword(picture: Picture, p: Place, inks: Palette) -> None:
    """Grip at 0, point at 300."""
    blade = p((10, -15), (250, -12), (300, 0), (250, 12), (10, 15))
    guard = p((-4, -40), (10, -44), (14, 0), (10, 44), (-4, 40), (-8, 0))
    pommel = p((-62, -16), (-78, -14), (-88, 0), (-78, 14), (-62, 16), (-56, 0))
    picture.shapes([blade, guard, pommel, p((-60, -9), (-4, -8), (-4, 8), (-60, 9))], INK, halo=PAPER)
    picture.shapes([p((14, -11), (248, -8), (288, -1), (14, -2))], PAPER)
    lit = [
        p((14, 5), (230, 4), (14, 10)),
        p((-2, -36), (6, -38), (8, 0), (0, 30)),
        p((-64, -11), (-76, -9), (-80, 2), (-66, 2)),
    ]
    picture.shapes(lit, inks.light)
    picture.shapes([p((-52 + k, -7), (-46 + k, -7), (-40 + k, 7), (-46 + k, 7)) for k in (0, 16, 32)], inks.main)


def axe(picture: Picture, p: Place, inks: Palette) -> None:
    """Haft from -140 to 200, bearded blade at the head."""
    haft = p((-140, -8), (196, -7), (200, 0), (196, 7), (-140, 8))
    blade = p(
        (190, -4),
        (190, -34),
        (212, -78),
        (176, -92),
        (128, -92),
        (88, -76),
        (122, -52),
        (140, -26),
        (142, 10),
        (190, 10),
    )
    picture.shapes([haft, blade], INK, halo=PAPER)
    picture.shapes([p((-138, -5), (136, -4), (136, 0), (-138, -1))], inks.light)
    picture.shapes([p((206, -76), (174, -86), (128, -86), (98, -75), (130, -72), (176, -72))], PAPER)
    picture.shapes([p((184, -10), (182, -36), (192, -62), (168, -66), (138, -62), (150, -30), (150, -8))], inks.main)
    picture.shapes([taper(p((156 + k * 9, -12), (158 + k * 9, -56)), 4, 0) for k in range(3)], PAPER)


def great_axe(picture: Picture, p: Place, inks: Palette) -> None:
    """Two broad blades."""

    def both(text: str) -> list[Loop]:
        return [p(*((u, s * v) for u, v in polygon(text))) for s in (-1, 1)]

    haft = p(*polygon("-160,-8 214,-7 220,0 214,7 -160,8"))
    picture.shapes([haft, *both("196,4 204,44 226,86 176,104 116,96 84,70 122,40 130,4")], INK, halo=PAPER)
    picture.shapes([p(*polygon("-158,-5 128,-4 128,0 -158,-1"))], inks.light)
    picture.shapes(both("214,86 176,97 120,90 96,74 140,80 180,82"), PAPER)
    picture.shapes(both("190,12 194,46 200,70 148,70 126,56 140,38 142,12"), inks.main)
    picture.shapes([p(*polygon(f"{u},-9 {u + 6},-9 {u + 6},9 {u},9")) for u in (130, 190)], PAPER)


def spear(picture: Picture, p: Place, inks: Palette) -> None:
    shaft = p((-260, -6), (150, -6), (150, 6), (-260, 6))
    blade = p((130, -9), (160, -11), (186, -27), (214, -23), (272, 0), (214, 23), (186, 27), (160, 11), (130, 9))
    picture.shapes([shaft, blade], INK, halo=PAPER)
    picture.shapes([p((-258, -3), (128, -3), (128, 0), (-258, 0))], inks.light)
    picture.shapes([p((160, -5), (188, -20), (214, -17), (258, -1), (160, -1))], PAPER)
    picture.shapes(
        [p((134 + 9 * k, -8), (139 + 9 * k, -8), (139 + 9 * k, 8), (134 + 9 * k, 8)) for k in range(3)], inks.main
    )
    picture.shapes([taper(p((180 + k * 18, 18 - k * 3), (190 + k * 18, 3)), 4, 0) for k in range(4)], inks.light)


LIMB: Final = ((-190, 30), (-172, 4), (-120, -34), (-50, -44), (0, -36), (50, -44), (120, -34), (172, 4), (190, 30))


def bow(picture: Picture, p: Place, inks: Palette) -> None:
    """Unstrung at the back: the string straight."""
    picture.shapes([taper(p((-184, 22), (184, 22)), 5, 5)], INK, halo=PAPER, wide=5)
    bow_stave(picture, p, inks)


def bow_stave(picture: Picture, p: Place, inks: Palette) -> None:
    picture.shapes([taper(p(*LIMB), 6, 6, 24)], INK, smooth=True, halo=PAPER)
    picture.shapes([taper(p(*[(u, v - 2) for u, v in LIMB[1:-1]]), 0, 0, 10)], inks.light, smooth=True)
    picture.shapes([p((-22, -49), (22, -49), (22, -30), (-22, -30))], inks.main)


def drawn_bow(picture: Picture, p: Place, inks: Palette) -> None:
    """Bent, an arrow on the string; the grip at (0, -150), the drawing hand at 0."""
    stave = (
        (-176, -40),
        (-160, -76),
        (-110, -122),
        (-46, -146),
        (0, -150),
        (46, -146),
        (110, -122),
        (160, -76),
        (176, -40),
    )
    picture.shapes([taper(p((-174, -44), (0, 4)), 5, 5), taper(p((0, 4), (174, -44)), 5, 5)], INK, halo=PAPER, wide=4)
    picture.shapes([taper(p(*stave), 6, 6, 26)], INK, smooth=True, halo=PAPER)
    picture.shapes([taper(p(*[(u, v - 3) for u, v in stave[1:-1]]), 0, 0, 10)], inks.light, smooth=True)
    shaft = p((-4, 6), (-4, -176), (-14, -176), (0, -214), (14, -176), (4, -176), (4, 6))
    picture.shapes([shaft], INK, halo=PAPER, wide=5)
    picture.shapes([p((-8, -179), (0, -206), (2, -179)), p((-2, -170), (-2, 0), (1, 0), (1, -170))], PAPER)


def quiver(picture: Picture, p: Place, inks: Palette) -> None:
    rows = (-26, 0, 26)
    arrow = "-90,-3 56,-3 62,-12 96,-12 88,0 96,12 62,12 56,3 -90,3"
    picture.shapes([p(*polygon(arrow, 0, v)) for v in rows], INK, halo=PAPER)
    picture.shapes([p(*polygon("64,-9 88,-9 84,-2 62,-2", 0, v)) for v in rows], PAPER)
    picture.shapes([p(*polygon("-110,-36 8,-42 8,42 -110,36"))], INK, halo=PAPER)
    picture.shapes(
        [p(*polygon(one)) for one in ("-6,-36 2,-37 2,37 -6,36", "-40,-34 -34,-34 -34,34 -40,34")], inks.main
    )


def hammer(picture: Picture, p: Place, inks: Palette) -> None:
    """A smith's or a god's hammer: block head at the tip."""
    haft = p((-120, -9), (150, -9), (150, 9), (-120, 9))
    head = p((120, -70), (132, -84), (206, -84), (218, -70), (218, 70), (206, 84), (132, 84), (120, 70))
    picture.shapes([haft, head], INK, halo=PAPER)
    picture.shapes(
        [p((-118, -6), (118, -6), (118, -1), (-118, -1)), p((128, -64), (136, -76), (160, -76), (160, 62), (128, 62))],
        inks.light,
    )
    picture.shapes([p((166, -74), (202, -74), (210, -64), (210, -40), (166, -40))], PAPER)
    knot = [taper(p((170, -24), (206, 0), (170, 24)), 5, 5), taper(p((206, -24), (170, 0), (206, 24)), 5, 5)]
    picture.shapes(knot, inks.main)
    picture.shapes([p((-100 + k, -8), (-92 + k, -8), (-84 + k, 8), (-92 + k, 8)) for k in (0, 20, 40, 60)], inks.main)


def staff(picture: Picture, p: Place, inks: Palette) -> None:
    """A seer's staff, its head a ring with charms."""
    ring = [p.point(206 + 38 * cos(radians(a)), 38 * sin(radians(a))) for a in range(0, 361, 24)]
    picture.shapes([p((-240, -6), (170, -7), (170, 7), (-240, 6)), taper(ring, 14, 14)], INK, halo=PAPER)
    picture.shapes([taper(ring[2:-6], 2, 2, 7)], inks.light)
    picture.shapes([p((-238, -3), (166, -3), (166, 0), (-238, 0))], inks.light)
    picture.shapes([dot(p.point(206, 0), 15 * p.scale, 8)], PAPER)


def horn(picture: Picture, p: Place, inks: Palette) -> None:
    """Mouthpiece at 0, bell at the far end, curved."""
    line = p((0, 0), (50, 14), (100, 16), (150, -4), (186, -46))
    picture.shapes([taper(line, 10, 66)], INK, smooth=True, halo=PAPER)
    picture.shapes([taper([(x - 2, y - 3) for x, y in line[:-1]], 2, 22)], PAPER, smooth=True)
    picture.shapes([taper(p((152, -34), (172, -8), (182, 14)), 10, 10), taper(p((58, 2), (60, 28)), 9, 9)], inks.main)


def torch(picture: Picture, p: Place, inks: Palette) -> None:
    picture.shapes(
        [p((-130, -9), (96, -12), (110, -22), (150, -24), (150, 24), (110, 22), (96, 12), (-130, 9))], INK, halo=PAPER
    )
    flame = p(
        (130, -34),
        (170, -50),
        (196, -30),
        (236, -44),
        (222, -12),
        (262, 0),
        (214, 14),
        (230, 40),
        (180, 34),
        (150, 44),
        (130, 26),
    )
    picture.shapes([flame], inks.main, smooth=True, halo=INK, wide=5)
    picture.shapes([p((140, -20), (176, -26), (204, -4), (176, 18), (140, 16))], PAPER, smooth=True)


def banner(picture: Picture, p: Place, inks: Palette) -> None:
    """A raven banner: three-cornered, fringed."""
    cloth = p((230, 4), (226, 150), (176, 128), (140, 96), (100, 4))
    fringe = [
        p((228 - 26 * k, 150 - 24 * k), (204 - 26 * k, 168 - 30 * k), (204 - 26 * k, 136 - 24 * k)) for k in range(3)
    ]
    picture.shapes([p((-240, -7), (250, -7), (262, 0), (250, 7), (-240, 7)), cloth, *fringe], INK, halo=PAPER)
    picture.shapes([p((222, 12), (219, 136), (178, 118), (148, 90), (112, 12))], inks.light)
    picture.shapes(
        [p((212, 26), (200, 54), (206, 92), (188, 72), (160, 76), (176, 50), (160, 24), (190, 36))], inks.main
    )
    picture.shapes([p((-238, -3), (246, -3), (246, 0), (-238, 0))], PAPER)


def knife(picture: Picture, p: Place, inks: Palette) -> None:
    picture.shapes(
        [
            p((8, -13), (110, -14), (158, 8), (8, 14)),
            p((-60, -10), (0, -10), (4, -22), (10, -22), (10, 22), (4, 22), (0, 10), (-60, 11)),
        ],
        INK,
        halo=PAPER,
    )
    picture.shapes([p((14, -2), (112, -4), (146, 6), (14, 10))], PAPER)
    picture.shapes([p((-50 + k, -8), (-44 + k, -8), (-38 + k, 8), (-44 + k, 8)) for k in (0, 16)], inks.main)


def club(picture: Picture, p: Place, inks: Palette) -> None:
    body = p((-110, -9), (60, -16), (140, -34), (204, -36), (222, 0), (204, 36), (140, 34), (60, 16), (-110, 9))
    spikes = [p((u - 10, s * 28), (u, s * 60), (u + 12, s * 30)) for u in (134, 176) for s in (-1, 1)]
    picture.shapes([body, *spikes, p((214, -12), (250, 0), (214, 12))], INK, halo=PAPER)
    picture.shapes([p((-100, -5), (60, -10), (140, -26), (196, -28), (150, -14), (60, -3))], inks.light)
    picture.shapes([p((u - 4, -30), (u, -50), (u + 4, -32)) for u in (134, 176)], PAPER)


def pick(picture: Picture, p: Place, inks: Palette) -> None:
    """A miner's pick."""
    head = p((150, -4), (160, -50), (136, -108), (176, -64), (186, 0), (176, 64), (136, 108), (160, 50), (150, 4))
    picture.shapes([p((-130, -8), (190, -8), (190, 8), (-130, 8)), head], INK, halo=PAPER)
    picture.shapes([p((164, -4), (170, -52), (146, -92), (172, -60), (180, 0))], PAPER)
    picture.shapes([p((-128, -5), (148, -5), (148, 0), (-128, -1))], inks.light)


def cup(picture: Picture, p: Place, inks: Palette) -> None:
    """A drinking horn held up, foam on it."""
    line = p((-60, -40), (-10, -10), (40, 0), (96, 0))
    picture.shapes([taper(line, 6, 62)], INK, smooth=True, halo=PAPER)
    picture.shapes([dot(p.point(104, v), 17 * p.scale, 8) for v in (-24, 0, 24)], PAPER)
    picture.shapes([taper(line[1:], 8, 30)], inks.light, smooth=True)
    picture.shapes([p((64, -28), (74, -30), (74, 30), (64, 28))], inks.main)


THINGS: Final[dict[str, Thing]] = {
    "sword": sword, "axe": axe, "greataxe": great_axe, "spear": spear, "bow": bow, "aim": drawn_bow, "quiver": quiver,
    "hammer": hammer, "staff": staff, "horn": horn, "torch": torch, "banner": banner, "knife": knife, "club": club,
    "pick": pick, "cup": cup,
}  # fmt: skip
