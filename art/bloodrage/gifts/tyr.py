"""Tyr: strength and nothing else, from a shove to a frenzy; quests that fight; taking things twice."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, people, places, signs
from art.bloodrage.kit.cast import FOE, OURS, RIVAL, bearing, tyrs_sky
from art.bloodrage.kit.people import Look, figure
from art.woodcut.colour import BLUE, GOLD, INK, PAPER, RED, RUST, SLATE
from art.woodcut.geometry import blob, sharp, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb


def bash(p: Picture) -> None:
    """A shield thrust into somebody's face."""
    tyrs_sky(p)
    p.rays(92, 92, 30, "#e8a04a", 18, 6)
    places.hills(p, 172, "#6a3a24", 2, 3)
    with p.at(74, 192, 1.34, -0.2, True):
        figure(p, people.FALL, FOE)
    with p.at(184, 192, 1.56):
        figure(p, people.LUNGE, OURS, bearing(RED, GOLD, 25), None)
    arms.burst(p, 88, 84, 26)


def smash(p: Picture) -> None:
    """A club through a shield."""
    tyrs_sky(p)
    p.rays(92, 112, 66, "#e8a04a", 22, 6)
    arms.shield(p, 90, 118, 64, BLUE, PAPER, 3)
    cracks = ("90,112 60,96 52,70 36,60", "90,112 110,84 104,60", "90,112 130,124 152,150", "90,112 84,150 98,184")
    p.put([limb(t, 7, 4, 2.4, 0.6) for t in (*cracks, "90,112 52,132 28,128")], "#3a120f", INK, 1.6)
    splinters = ((22, 52, -14, -14), (66, 36, -4, -20), (160, 168, 18, 8), (24, 178, -14, 8), (112, 190, 8, 10))
    p.put([sharp(f"{x},{y} {x + dx},{y + dy} {x + 10},{y + 8}") for x, y, dx, dy in splinters], BLUE, INK, 1.8)
    arms.burst(p, 92, 112, 34)
    with p.at(182, 44, 2.3, -2.2):
        arms.club(p)
    with p.at(182, 44, 2.2):
        p.part(limb("4,2 26,-6 50,-16", 8, 9, 10), RED, 5)
        p.part(blob("-8,-8 4,-11 13,-4 11,8 0,12 -9,6"), "#d9a87c", 4)
        p.cuts([(-8, -3 + 5 * k, 3, -4 + 5 * k, 0.7) for k in range(3)])


def crush(p: Picture) -> None:
    """An axe splits a helm from crown to brow."""
    tyrs_sky(p)
    p.rays(112, 84, 40, "#e8a04a", 26, 6)
    p.part(twin("112,74 82,80 62,106 54,152 84,146 112,150", 112), SLATE, 14)
    p.put(sharp("94,76 104,100 98,112 110,134 118,110 112,100 126,74"), "#3a120f", INK, 2)
    p.part(twin("112,142 82,138 50,150 50,166 84,156 112,162", 112), GOLD, 6)
    p.part(blob("103,144! 121,144! 119,186 112,194 105,186"), GOLD, 5)
    p.put([blob("60,166! 88,160 100,170! 84,180 66,178"), blob("164,166! 136,160 124,170! 140,180 158,178")], INK)
    with p.at(176, 104, 2.0, -0.5):
        arms.axe(p, 44, 1.55)
    p.part(blob("170,112 188,104 200,114 196,132 176,134 166,124"), "#d9a87c", 5)
    p.part(limb("190,122 216,132 248,136", 14, 17, 19), RED, 8)
    chips = ((62, 70, -18, -16), (50, 96, -22, -4), (146, 92, 14, -2), (80, 52, -8, -20))
    p.put([sharp(f"{x},{y} {x + dx},{y + dy} {x + 6},{y + 7}") for x, y, dx, dy in chips], PAPER, INK, 1.5)


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
    places.sky(p, "#2a0c0c", "#6a1712", "#b23a22", "#e8762c")
    p.rays(120, 100, 60, "#f0943c", 26, 7)
    look = Look(tunic="#7a2a1a", hair=RUST, helm="pelt", metal="#5b3a2a", open=True)
    stance = people.pose("0,-46 -1,-80 -5,-93 -36,-86 32,-84 -18,0 18,0", -0.2, (1, -1))
    with p.at(122, 216, 1.5):
        figure(p, stance, look, arms.axe, arms.axe, (-0.5, 0.75))
    places.inferno(p, 40, 204, 42, 48, 4)
    places.inferno(p, 202, 204, 42, 54, 4)


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
    """A fist lifts a burning scroll on a blade, to strike with it: five cuts."""
    places.sky(p, "#2a0c0c", "#6a1712", "#a8321e", "#e8762c")
    places.inferno(p, 108, 124, 62, 118, 5)
    with p.at(108, 150, 2.3):
        arms.sword(p, 62)
    signs.quest(p, 108, 84, 1.55, 0.16)
    p.put(sharp("102,28 108,8 114,28 115,56 101,56"), "#c9d6d8", INK, 2)
    creatures.fist(p, 110, 158, 0.9, RED)
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
