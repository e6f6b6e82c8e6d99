"""Dwarf chieftain, troll, sea serpent."""

from math import pi, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, people, places, ships, signs
from art.bloodrage.kit.cast import FOE, RIVAL
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BLUE, BONE, GOLD, ICE, INK, OAK, OCHRE, PAPER, RED, RUST, SKIN, SLATE
from art.woodcut.geometry import Knot, blob, ellipse, mirror, sharp, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, limb
from art.woodcut.weave import ribbon

TROLL, SERPENT = "#7a8a4c", "#3a7a6c"


def _dwarf_head(p: Picture) -> None:
    """Ruddy nose, brows like brushes, a helm with horns."""
    p.part(twin("120,52 92,56 82,78 90,96 120,104"), SKIN, 8)
    p.pair(blob("84,82 76,76 74,88 82,96 90,94"), SKIN, depth=3)
    for sign in (-1, 1):
        p.put(ellipse(120 + 13 * sign, 78, 5.6, 4), PAPER, INK, 1.6).disc(120 + 12 * sign, 78, 2.6, INK)
        with p.at(120 + 14 * sign, 70, flip=sign > 0):
            p.part(blob("-16,1! -6,-7 10,-2! 8,5 -6,0"), "#c08a2c", 0, line=1.6)
    p.part(ellipse(120, 88, 10, 8), "#d08a64", 5)
    p.part(
        blob("120,94! 106,92 88,100 70,92! 82,112 106,110 120,102! 134,110 158,112 170,92! 152,100 134,92"),
        "#f0c060",
        5,
    )
    p.part(twin("120,22 98,28 80,48 76,70 98,62 120,64"), SLATE, 10)
    p.part(twin("120,54 98,52 74,62 74,74 98,66 120,68"), GOLD, 4)
    p.part(blob("114,24! 126,24! 127,62 120,70 113,62"), GOLD, 4)
    p.part([limb("86,44 66,38 58,18", 7, 6, 0.5), limb("154,44 174,38 182,18", 7, 6, 0.5)], BONE, 4)


def dwarf_body(p: Picture) -> None:
    """Legs apart, the hammer on his shoulder."""
    p.part([limb("92,190 86,204", 14, 15), limb("148,190 154,204", 14, 15)], "#4a3020", 4)
    with p.at(182, 120, 2, 0.32):
        arms.hammer(p, 1.15, "#7d8890")
    p.part(twin("120,96 84,98 58,112 50,150 62,192 120,200"), RED, 14)
    p.part(blob("60,104 44,118 40,142 58,156 76,146 82,116"), "#7d8890", 7)
    p.part(blob("180,104 196,118 200,142 182,156 164,146 158,116"), "#7d8890", 7)
    p.part(limb("52,146 44,164 62,178", 12, 11, 9), SKIN, 4)
    p.part(limb("190,146 196,156 184,164", 12, 11, 10), SKIN, 4)
    p.part(bar(66, 178, 174, 178, 6), OAK, 4).part(ellipse(120, 178, 11, 9), GOLD, 4)
    p.part(twin("120,92 90,92 76,80 72,104 78,140 98,170 112,186 120,196!"), OCHRE, 13)
    plait = limb("92,134 84,158 90,186", 8, 9, 6)
    p.part([plait, mirror(plait)], OCHRE, 5)
    p.put([sharp("78,162 96,160 97,168 79,170"), sharp("162,162 144,160 143,168 161,170")], SLATE, INK, 1.6)
    p.folds("110,110 102,136 110,164", "130,110 138,136 130,164", "120,116 121,150 119,180", half=2)
    _dwarf_head(p)


def dwarf(p: Picture) -> None:
    """Short, broad, a beard in plaits; he steps out of the mountain and asks no price."""
    places.sky(p, "#4a2c1c", "#7a4826", "#a8682e", "#c98a3a")
    p.part(blob("-8,206! -8,20! 30,40 60,10! 84,34 120,16 150,36 176,8! 208,38 248,18! 248,206!"), "#5a5048", 8)
    p.part(blob("44,206! 46,84 78,48 120,40 162,48 194,84 196,206!"), "#2a1c18", 0)
    p.put(blob("60,206! 62,92 88,62 120,56 152,62 178,92 180,206!"), "#e89a2c")
    p.rays(120, 120, 66, "#f6c860", 20, 8)
    dwarf_body(p)
    signs.free(p, 30, 168, 1.4)


def _troll_head(p: Picture) -> None:
    """Low brow, great nose, tusks."""
    p.part(
        blob("196,30 176,14 150,16 136,32 132,46 112,54 104,72 114,82 130,80 128,94 142,104 174,102 196,84 204,56"),
        TROLL,
        11,
    )
    p.part(blob("188,48! 206,28 234,26! 222,46 200,64"), TROLL, 6)
    p.put(blob("142,48! 152,42 166,46! 154,54"), "#ffe08a", INK, 1.8).disc(153, 48, 2.6, INK)
    p.put(blob("130,44! 146,32 170,40! 168,46 150,42 138,48"), INK)
    p.put(blob("126,86! 150,90 178,80! 164,98 138,98"), "#511", INK, 1.8)
    p.put([sharp(t) for t in ("132,97 140,98 134,76", "154,99 162,97 160,78", "144,90 150,90 147,98")], PAPER, INK, 1.5)
    p.cuts([(112 + 5 * i, 74 - 2 * i, 118 + 5 * i, 64 - 2 * i, 1.3) for i in range(3)])
    for t in ("168,16 184,-2 210,2", "150,18 160,-2 182,-8", "182,24 206,14 226,16"):
        p.stroke(t, 7, 5, 0.4)


def _troll_arm(p: Picture) -> None:
    """The club comes round."""
    p.part(limb("52,34 88,70 122,96", 20, 12, 7), OAK, 9)
    spikes = ((38, 20, -14, -12), (60, 18, 2, -18), (32, 44, -20, 4), (62, 62, -14, 12), (84, 44, 8, -16))
    p.part([sharp(f"{x - 5},{y} {x + dx},{y + dy} {x + 6},{y + 4}") for x, y, dx, dy in spikes], BONE, 0)
    p.part(limb("140,76 112,112 106,102", 22, 17, 14), TROLL, 9)
    p.part(blob("122,86 108,80 94,90 94,110 110,118 124,108"), TROLL, 6).cuts(
        [(95, 94 + 7 * i, 112, 92 + 7 * i, 1.4) for i in range(3)]
    )


def _troll_trunk(p: Picture) -> None:
    """A mountain on two legs."""
    p.part(limb("210,160 236,170 232,140 244,128", 8, 7, 5, 1), TROLL, 4)
    p.part(blob("122,150 112,180 104,196! 154,196! 152,178 164,156"), TROLL, 8)
    p.part(blob("178,150 190,176 188,196! 232,196! 224,176 218,148"), TROLL, 8)
    p.part(blob("112,66 142,34 190,34 224,66 236,116 222,156 182,170 136,160 110,128"), TROLL, 18)
    p.part(blob("112,142 160,156 226,140 226,172 208,166 196,186 178,168 160,186 146,168 124,176"), RUST, 7)
    p.part(limb("214,74 240,96 234,130 214,142", 20, 16, 14, 12), TROLL, 8)
    p.folds("150,96 168,104 188,100", "146,120 166,128 190,122", "200,60 212,80 214,100", half=2.4)


def troll(p: Picture) -> None:
    """He comes, and every man in the way is swept off his feet."""
    places.sky(p, "#b8862c", "#d8a23c", "#e8bc5c", "#f2d68c")
    p.rays(150, 80, 60, "#f6e0a0", 18, 9)
    places.hills(p, 172, "#5a5230", 2, 4)
    _troll_trunk(p)
    for x, y, turn, flip, look in ((26, 120, -1.1, True, FOE), (66, 178, -0.6, True, RIVAL)):
        with p.at(x, y, 0.62, turn, flip):
            figure(p, people.FALL, look)
    _troll_arm(p)
    _troll_head(p)
    arms.burst(p, 62, 92, 20)


def _serpent_neck(p: Picture) -> None:
    """Fins, neck and head."""
    p.part(
        [limb(t, 6, 5, 0.4) for t in ("104,62 126,50 134,36", "116,88 140,82 150,70", "108,116 134,116 146,106")],
        RED,
        3,
        line=1.8,
    )
    ribbon(p, "104,206 62,188 54,154 88,128 106,96 96,62 78,44", (25, 23, 21, 19, 17, 16, 13), SERPENT)
    creatures.dragon_head(p, 72, 52, 1.25, SERPENT, -0.08)


def _serpent_coils(p: Picture) -> None:
    """Two bows of the body out of the water."""
    for path, half, fins in (
        (
            [(132, 190), (140, 104), (168, 84), (196, 104), (202, 190)],
            (15, 16, 15, 14, 13),
            ("146,84 138,64", "160,72 160,52", "176,72 186,54", "192,84 208,72"),
        ),
        (
            [(186, 190), (196, 150), (214, 142), (228, 156), (232, 190)],
            (9, 10, 9, 8, 7),
            ("200,140 196,128", "212,134 216,122", "224,142 234,134"),
        ),
    ):
        p.part([limb(t, 5, 0.4) for t in fins], RED, 2, line=1.7)
        knots: list[Knot] = [(x, y, False) for x, y in path]
        ribbon(p, knots, half, SERPENT)


def serpent(p: Picture) -> None:
    """It fills the fjord from wall to wall; a ship is a toy in its coils."""
    places.sky(p, "#7fb0b8", "#a9cdd0", "#cfe3dc", "#efe6c4")
    p.part(blob("-8,206! -8,10! 20,24 30,60 24,100 40,140 30,206!"), "#6f7a78", 9)
    p.part(blob("248,206! 248,0! 226,30 214,70 226,110 210,150 220,206!"), "#5f6a6c", 9)
    places.sea(p, 120, BLUE, ICE, 28, 6, 4)
    _serpent_coils(p)
    places.sea(p, 154, BLUE, ICE, 34, 8, 12)
    _serpent_neck(p)
    places.sea(p, 184, "#2c5266", ICE, 40, 9, 22)
    ships.longship(p, 166, 186, 0.5, PAPER, RED)
    p.put([ellipse(40 + 13 * i, 182 - 6 * sin(pi * i / 3), 2.2, count=6) for i in range(4)], PAPER)


def troll_body(p: Picture) -> None:
    _troll_trunk(p)
    _troll_arm(p)
    _troll_head(p)


def serpent_body(p: Picture) -> None:
    _serpent_coils(p)
    _serpent_neck(p)


MONSTERS: dict[str, Painter] = {"dwarf-chieftain": dwarf, "troll": troll, "sea-serpent": serpent}
BODIES: dict[str, Painter] = {"dwarf-chieftain": dwarf_body, "troll": troll_body, "sea-serpent": serpent_body}
