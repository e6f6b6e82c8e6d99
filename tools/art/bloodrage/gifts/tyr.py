"""Tyr: strength and nothing else, from a shove to a frenzy; quests that fight; taking things twice."""

from tools.art.bloodrage.design import Painter
from tools.art.bloodrage.kit import arms, creatures, people, places, signs
from tools.art.bloodrage.kit.cast import FOE, OURS, RIVAL, bearing, tyrs_sky
from tools.art.bloodrage.kit.people import Look, figure
from tools.art.woodcut.colour import BLUE, GOLD, INK, OAK, PAPER, RED, RUST, SLATE
from tools.art.woodcut.geometry import blob, sharp, twin
from tools.art.woodcut.picture import Picture
from tools.art.woodcut.shapes import bar, limb


def bash(p: Picture) -> None:
    """A shield thrust into somebody's face."""
    tyrs_sky(p)
    places.hills(p, 168, "#6a3a24", 2, 4)
    with p.at(64, 184, 1.16, -0.16, True):
        figure(p, people.FALL, FOE, arms.sword, None, (0.9, 0))
    with p.at(176, 186, 1.3):
        figure(p, people.LUNGE, OURS, bearing(RED, GOLD, 25), None)
    arms.burst(p, 92, 96, 22)


def smash(p: Picture) -> None:
    """A club through a shield."""
    tyrs_sky(p)
    p.rays(104, 120, 60, "#d8702f", 22, 5)
    arms.shield(p, 96, 124, 62, BLUE, PAPER, 3)
    p.put(
        sharp(
            "96,124 76,70 90,92 100,60 108,96 140,72 122,112 158,118 124,130 "
            "140,166 104,142 88,178 86,140 46,150 74,124 40,98 80,108"
        ),
        "#4d1613",
        INK,
        2,
    )
    p.put(
        [
            sharp(f"{x},{y} {x + 14},{y - 6} {x + 9},{y + 8}")
            for x, y in ((30, 60), (58, 36), (160, 168), (28, 172), (120, 182))
        ],
        BLUE,
        INK,
        1.8,
    )
    with p.at(196, 46, 2.1, -1.02):
        arms.club(p)
    p.put([bar(60 + 20 * i, 92 - 8 * i, 50 + 22 * i, 74 - 12 * i, 2) for i in range(3)], OAK, INK, 1.4)
    with p.at(196, 46, 2.2):
        p.part(blob("-7,-8 4,-11 14,-4 12,8 0,12 -9,6"), "#d9a87c", 4)
        p.part(limb("6,2 26,-6 50,-16", 8, 9, 10), RED, 5)


def crush(p: Picture) -> None:
    """An axe splits a helm from crown to brow."""
    tyrs_sky(p)
    p.rays(120, 80, 40, "#d8702f", 26, 5)
    p.part(twin("120,60 88,66 68,96 60,150 92,142 120,146"), SLATE, 14)
    p.part(twin("120,138 90,134 58,146 58,164 92,152 120,158"), GOLD, 6)
    p.part(blob("111,140! 129,140! 127,186 120,194 113,186"), GOLD, 5)
    p.put([*blob("70,162! 96,156 110,166! 92,176 74,174")], INK)
    p.put(blob("170,162! 144,156 130,166! 148,176 166,174"), INK)
    p.put(sharp("104,62 114,92 106,104 118,130 124,104 118,94 132,60"), "#4d1613", INK, 2)
    with p.at(172, 26, 2, -1.92, True):
        arms.axe(p, 40, 1.7)
    p.put(
        [
            sharp(f"{x},{y} {x + dx},{y + dy} {x + 5},{y + 6}")
            for x, y, dx, dy in (
                (70, 58, -16, -18),
                (60, 84, -22, -6),
                (166, 62, 20, -10),
                (178, 96, 22, 2),
                (88, 44, -6, -20),
            )
        ],
        PAPER,
        INK,
        1.5,
    )


def smite(p: Picture) -> None:
    """A great sword comes down out of the sky; men are thrown aside."""
    tyrs_sky(p)
    places.hills(p, 160, "#5a2a20", 3, 4)
    p.put(sharp("120,160 44,-6 92,-6"), "#f0bf74").put(sharp("120,160 150,-6 196,-6"), "#f0bf74")
    for x, turn, flip in ((48, -0.5, True), (192, 0.5, False)):
        with p.at(x, 168, 0.8, turn, flip):
            figure(p, people.FALL, FOE if flip else RIVAL)
    arms.burst(p, 120, 164, 40)
    with p.at(120, 20, 2.6, 3.1416):
        arms.sword(p)


def rage(p: Picture) -> None:
    """A berserker, both axes up, roaring."""
    sky = ("#2a0c0c", "#6a1712", "#b23a22", "#e8762c")
    places.sky(p, *sky)
    p.rays(118, 92, 60, "#e8672c", 26, 6)
    look = Look(tunic="#7a2a1a", hair=RUST, helm="pelt", metal="#5b3a2a", open=True)
    with p.at(122, 236, 1.72):
        figure(
            p,
            people.pose("0,-46 -1,-80 -5,-94 -34,-112 34,-110 -18,0 18,0", -0.2, (1, -1)),
            look,
            arms.axe,
            arms.axe,
            (-0.45, 0.5),
        )
    places.inferno(p, 40, 204, 40, 44, 4)
    places.inferno(p, 204, 204, 40, 50, 4)


def domain(p: Picture) -> None:
    """A quest's scroll becomes a blade: three cuts."""
    tyrs_sky(p)
    p.rays(120, 96, 50, "#d8702f", 24, 5)
    with p.at(120, 168, 2.6):
        arms.sword(p)
    signs.quest(p, 120, 92, 1.9, -0.12)
    p.put(sharp("114,30 120,12 126,30 127,60 113,60"), "#c9d6d8", INK, 2)
    p.put(sharp("112,124 128,124 128,146 112,146"), "#c9d6d8", INK, 2)
    for x in (34, 52, 70):
        p.part(sharp(f"{x},170 {x + 8},128 {x + 14},128 {x + 6},170"), GOLD, 0)


def wrath(p: Picture) -> None:
    """A burning scroll in a fist, swung like a war axe: five cuts."""
    places.sky(p, "#2a0c0c", "#6a1712", "#a8321e", "#e8762c")
    places.inferno(p, 112, 112, 62, 112, 5)
    signs.quest(p, 112, 88, 1.7, 0.3)
    with p.at(112, 80, 1.2, 0.3):
        arms.axe(p, 60, 1.9)
    creatures.fist(p, 122, 150, 1.05, RED)
    for x in (184, 194, 204, 214, 224):
        p.part(sharp(f"{x - 4},176 {x},140 {x + 6},140 {x + 2},176"), GOLD, 0, line=1.7)


def challenge(p: Picture) -> None:
    """A torch laid a second time to a hall that is already burnt."""
    tyrs_sky(p)
    places.hills(p, 156, "#5a3424", 5, 5)
    places.smoke(p, 150, 84, 0.8)
    places.hall(p, 168, 166, 1.25, burnt=True)
    places.inferno(p, 174, 142, 44, 70, 4)
    with p.at(58, 188, 1.35, flip=True):
        figure(p, people.STRIDE, OURS, arms.torch, arms.axe, (-0.7, 0.9))
    signs.rage(p, 24, 30, 1.1)
    signs.rage(p, 58, 30, 1.1)


def prowess(p: Picture) -> None:
    """An iron fist takes played slates back, a flame for each."""
    tyrs_sky(p)
    p.rays(120, 80, 50, "#d8702f", 24, 5)
    for x, turn in ((-34, -0.42), (0, 0), (34, 0.42)):
        with p.at(120 + x, 74 - (8 if not turn else 0), 1.5):
            signs.card(p, 0, 0, 1.1, turn)
    creatures.fist(p, 120, 128, 1.0, SLATE)
    for x in (36, 204):
        signs.rage(p, x, 164, 1.25)
    signs.arrow(p, "30,120 26,84 46,56", 4, GOLD)
    signs.arrow(p, "210,120 214,84 194,56", 4, GOLD)


GIFTS: dict[str, Painter] = {
    "tyrs-bash": bash, "tyrs-smash": smash, "tyrs-crush": crush, "tyrs-smite": smite, "tyrs-rage": rage,
    "tyrs-domain": domain, "tyrs-wrath": wrath, "tyrs-challenge": challenge, "tyrs-prowess": prowess,
}  # fmt: skip
