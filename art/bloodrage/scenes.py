"""What happens to everybody: Doom, Ragnarök, Valhalla; and the backs of the three Ages."""

from functools import partial
from math import cos, pi, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, people, places
from art.bloodrage.kit.cast import GHOST, OURS
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BLUE, GOLD, INK, MOSS, OCHRE, PAPER, RED, TEAL
from art.woodcut.geometry import blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.weave import plait, ribbon


def doom(p: Picture) -> None:
    """A cracked land under a black sun: it will burn when the Age ends."""
    places.sky(p, "#2a1a20", "#5a2a2a", "#96402c", "#d8783a")
    p.disc(120, 66, 40, "#1a1014", 2.4)
    p.rays(120, 66, 46, "#f0a04a", 26, 5)
    places.hills(p, 132, "#4a3430", 3, 6)
    places.hall(p, 60, 144, 0.7)
    places.pine(p, 190, 144, 0.9, "#33332c")
    crack = "104,130 120,150 106,168 124,206 146,206 134,172 146,152 126,130"
    p.put(sharp(crack), "#e8672c", INK, 2).put(
        sharp("112,140 126,154 116,170 130,200 136,200 126,172 136,154"), "#ffd97a"
    )
    p.folds("108,158 80,170 50,166", "136,160 170,172 206,164", "120,186 90,196 70,192", half=2.6)


def ragnarok(p: Picture) -> None:
    """The wolf has the sun, the land burns, the dead rise."""
    places.sky(p, "#1a0f18", "#5a1a20", "#a8322a", "#f08a3a")
    p.disc(66, 84, 30, GOLD, 2.2, 6)
    creatures.wolf_head(p, 130, 90, 1.35, "#33333e")
    places.hills(p, 150, "#3a2426", 2, 5)
    places.hall(p, 44, 180, 0.7, burnt=True)
    places.inferno(p, 46, 172, 34, 42, 4)
    places.inferno(p, 190, 200, 60, 56, 5)
    with p.at(108, 196, 0.62):
        figure(p, people.RAISE, GHOST)


def valhalla(p: Picture) -> None:
    """The hall of the slain: spears for rafters, shields for tiles."""
    places.sky(p, "#1c2340", "#4a4a6a", "#c08a4a", "#f4d68e")
    p.rays(120, 130, 60, "#f8e4ac", 26, 7)
    p.part(sharp("30,196 30,120 210,120 210,196"), "#7a5230", 8)
    p.part(blob("14,128! 60,70 120,30! 180,70 226,128! 120,116"), OCHRE, 10)
    for k in range(11):
        row, column = (0, k) if k < 5 else (1, k - 5)
        arms.shield(p, 64 + 28 * column - 14 * row, 84 + 26 * row, 12, (RED, BLUE, MOSS, TEAL)[k % 4], PAPER)
    p.put(blob("92,196! 92,150 120,130 148,150 148,196!"), "#fff2b0", INK, 2.4)
    for x in (44, 70, 170, 196):
        with p.at(x, 160, 1.0):
            arms.spear(p, 18, 36)
    with p.at(120, 196, 0.62):
        figure(p, people.STRIDE, OURS, arms.axe, None, (-0.3, 0))
    creatures.raven(p, 52, 40, 0.5)
    creatures.raven(p, 190, 40, 0.5, True)


AGES = (("#31506a", "#9cc0c8", "#5a8a9a"), ("#7a4a1e", "#f0c469", "#b8782c"), ("#5a1a16", "#f0923a", "#9a2f22"))


def back(age: int, p: Picture) -> None:
    """A plaited serpent round as many runes as the Age has."""
    ground, bright, mid = AGES[age]
    p.ground(ground)
    p.rays(120, 168, 70, mid, 30, 8)
    p.disc(120, 168, 92, ground, 2.4)
    ribbon(p, plait(120, 168, 74, 17, 5 + 2 * age), (10, 10), mid)
    p.disc(120, 168, 40, bright, 2.4, 7)
    for k in range(age + 1):
        x = 120 + (k - age / 2) * 17
        p.put([sharp(f"{x - 3},146 {x + 3},146 {x + 3},190 {x - 3},190")], "#2a1a18")
    for k in range(4):
        with p.at(120 + (1 if k % 2 else -1) * 88, 168 + (1 if k > 1 else -1) * 134):
            p.scroll(0, 0, 20, 1.8, k * pi / 2, 1 if k in (0, 3) else -1, 3, bright)
    p.put(
        [
            [(120 + cos(a) * r, 168 + sin(a) * r) for a, r in ((t, 98), (t + 0.05, 106), (t + 0.1, 98))]
            for t in [2 * pi * i / 40 for i in range(40)]
        ],
        bright,
    )
    p.frame(9)


SCENES: dict[str, Painter] = {"doom": doom, "ragnarok": ragnarok, "valhalla": valhalla}
BACKS: dict[str, Painter] = {f"back-{age + 1}": partial(back, age) for age in range(3)}
