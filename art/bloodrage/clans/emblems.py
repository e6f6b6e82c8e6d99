"""Emblems: the clan's beast on a shield with a carved rim."""

from math import cos, pi, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit import creatures
from art.woodcut.colour import GOLD, INK, OCHRE, PAPER, RED, SLATE, light, shade
from art.woodcut.geometry import blob, sharp, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import fan, limb
from art.woodcut.weave import ribbon

BEAR, WOLF, SERPENT, RAVEN = "#c4502f", "#5b94b8", "#6a9a48", "#8a6cc0"


def _field(p: Picture, ground: str) -> None:
    """Ink rim, a ring of carved nails, the field."""
    p.disc(120, 120, 118, INK).disc(120, 120, 112, shade(ground, 0.5))
    spokes = [2 * pi * k / 28 for k in range(28)]
    p.cuts(
        [
            (120 + cos(t) * 100, 120 + sin(t) * 100, 120 + cos(t + 0.1) * 112, 120 + sin(t + 0.1) * 112, 2.8)
            for t in spokes
        ],
        light(ground),
    )
    p.disc(120, 120, 98, ground, 3)
    p.rays(120, 120, 60, light(ground, 0.2), 22, 0.1)
    p.put(
        [
            [
                (120 + cos(t) * 52, 120 + sin(t) * 52),
                (120 + cos(t - 0.07) * 96, 120 + sin(t - 0.07) * 96),
                (120 + cos(t + 0.07) * 96, 120 + sin(t + 0.07) * 96),
            ]
            for t in spokes[::2]
        ],
        light(ground, 0.22),
    )


def _bear_face(p: Picture) -> None:
    """Eyes, brows and an open mouth."""
    for sign in (-1, 1):
        p.put(
            blob(f"{120 + 18 * sign},92! {120 + 28 * sign},84 {120 + 40 * sign},88! {120 + 30 * sign},97"),
            GOLD,
            INK,
            2.2,
        )
        p.disc(120 + 29 * sign, 90, 3.4, INK)
        p.put(blob(f"{120 + 12 * sign},88! {120 + 28 * sign},74 {120 + 48 * sign},80! {120 + 28 * sign},83"), INK)
    p.put(twin("120,132 100,136 88,142 92,166 108,178 120,180"), "#5a1512", INK, 2.4)
    p.part(twin("120,158 108,160 106,172 120,177"), RED, 3, line=1.7)
    p.put(
        [
            sharp(t)
            for t in (
                "94,140 104,138 98,160",
                "146,140 136,138 142,160",
                "100,173 108,177 104,160",
                "140,173 132,177 136,160",
                "108,137 114,136 111,146",
                "132,137 126,136 129,146",
            )
        ],
        PAPER,
        INK,
        1.5,
    )


def bear(p: Picture) -> None:
    """A roaring head, full face."""
    _field(p, BEAR)
    fur = "#6b3d24"
    p.part([limb("76,76 64,62", 17, 15), limb("164,76 176,62", 17, 15)], fur, 6)
    p.put([blob("62,56 72,58 74,68 64,70"), blob("178,56 168,58 166,68 176,70")], "#c98a5a")
    p.part(twin("120,48 88,54 64,78 54,112! 62,116! 54,136! 66,138! 62,158! 78,160 90,184! 104,186 120,194"), fur, 15)
    p.part(twin("120,96 98,98 88,116 90,136 104,146 120,146"), "#a8744a", 9)
    p.put(twin("120,98 106,99 102,108 110,118 120,122"), INK)
    p.put(blob("110,102! 116,101 118,104! 112,106"), PAPER)
    _bear_face(p)
    p.folds(
        "84,66 96,62 104,70",
        "156,66 144,62 136,70",
        "70,104 78,112 76,126",
        "170,104 162,112 164,126",
        "74,140 82,146 84,158",
        "166,140 158,146 156,158",
        half=2.3,
    )
    p.folds("104,60 112,68 114,80", "136,60 128,68 126,80", half=2, fill=light(fur))


def wolf(p: Picture) -> None:
    """Jaws wide, in profile."""
    _field(p, WOLF)
    creatures.wolf_head(p, 124, 128, 1.42, "#8f9aa0")


def serpent(p: Picture) -> None:
    """A body knotted in itself, the head upright."""
    _field(p, SERPENT)
    spine = [(74.0, 76.0, False), (88.0, 64.0, False)]
    for i in range(6, 118):
        t = -2.2 + 4 * pi * 0.955 * i / 118
        r = 50 + 25 * cos(1.5 * (t + 2.2) + 0.35)
        spine.append((126 + cos(t) * r, 128 + sin(t) * r, False))
    ribbon(p, spine, (13, 14, 14, 13.5, 13, 12, 10, 7, 0.8), "#2f6a4a")
    creatures.dragon_head(p, 74, 82, 1, "#2f6a4a", -0.3)


def raven(p: Picture) -> None:
    """Wings up, beak open."""
    _field(p, RAVEN)
    black = "#26242e"
    for at, turn, length, count in (
        ((138, 146), (0.35, 1.0), (66, 60), 4),
        ((106, 104), (-1.7, -2.5), (86, 62), 5),
        ((122, 112), (-1.3, 0.3), (88, 64), 6),
    ):
        outline, cuts = fan(at, turn, length, count)
        p.part(outline, black, 7).cuts(cuts, "#6a6a80")
    p.part(blob("76,72 94,64 110,78 136,104 156,134 156,156 136,166 110,158 90,136 82,110 72,96"), black, 13)
    p.part(blob("70,68! 52,66 32,76 22,90! 44,86 68,86"), SLATE, 5).part(
        blob("68,88! 50,92 36,102! 54,100 72,96"), SLATE, 3
    )
    p.put(blob("66,87! 52,88 42,93 56,93 70,92"), RED)
    p.part(blob("66,84 66,66 80,56 98,60 106,78 98,98 80,102"), black, 8)
    p.disc(82, 76, 6, GOLD, 2).disc(81, 76, 2.8, INK)
    p.scroll(122, 128, 17, 1.5, 2.4, 1, 2.4, OCHRE)
    for x in (116, 136):
        p.part(limb(f"{x},160 {x - 3},174 {x - 8},182", 4.4, 3.4, 3), OCHRE, 0, line=1.8)
        p.put([limb(f"{x - 7},180 {x - 7 + d},194", 3, 0.4) for d in (-13, -3, 9)], OCHRE, INK, 1.7)


EMBLEMS: dict[str, Painter] = {"bear": bear, "wolf": wolf, "serpent": serpent, "raven": raven}
