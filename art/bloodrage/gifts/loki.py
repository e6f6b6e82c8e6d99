"""Loki: whoever loses gains; the dead who come back are worth gold."""

from math import cos, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, faces, people, places, ships, signs
from art.bloodrage.kit.cast import FOE, GHOST, OURS, TRICKSTER, lokis_sky
from art.bloodrage.kit.people import figure
from art.woodcut.colour import GOLD, INK, OAK, OCHRE, PAPER, RED, SLATE
from art.woodcut.geometry import blob
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb

CHEER = people.pose("0,-46 0,-81 -1,-93 -28,-98 26,-96 -10,0 12,0", -0.2, (1, -1))


def _flame(p: Picture) -> None:
    signs.rage(p, -4, -14, 1.0)


def trickery(p: Picture) -> None:
    """While the victor cheers, a flame is lifted from his belt."""
    lokis_sky(p)
    places.hills(p, 168, "#33492c", 2, 4)
    with p.at(80, 192, 1.12):
        figure(p, CHEER, FOE, arms.axe, arms.sword, (-0.5, 0.6))
    with p.at(176, 190, 1.36):
        figure(p, people.CROUCH, TRICKSTER, _flame)
    with p.at(139, 136, 1.2):
        signs.rage(p, 0, 0, 1.2)


def backstab(p: Picture) -> None:
    """A dagger behind the winner's back; two medals change hands."""
    places.sky(p, "#2a1a2c", "#4a2a44", "#7a4a5a", "#c08a6a")
    p.disc(196, 44, 28, "#efe0b0", 2)
    places.hills(p, 170, "#3a2a34", 3, 4)
    with p.at(76, 190, 1.32):
        figure(p, people.STAND, CHIEF_BLUE, arms.spear, None, (-0.1, 0))
    with p.at(166, 190, 1.3):
        figure(
            p,
            people.pose("0,-42 -8,-74 -13,-85 -34,-82 20,-44 -20,0 18,0", 0.1, (-1, 1)),
            TRICKSTER,
            arms.dagger,
            None,
            (-1.4, 0),
        )
    signs.glory(p, 200, 128, 1.25)
    signs.glory(p, 214, 158, 1.25)


CHIEF_BLUE = people.Look(tunic=FOE.tunic, hair="#4a3020", helm="wings", cloak=SLATE)


def poison(p: Picture) -> None:
    """A venomed cup slips from the winner's hand; his slates slide to ours."""
    lokis_sky(p)
    p.rays(92, 90, 50, "#6f8f4a", 24, 5)
    p.part(
        blob("40,44! 146,44! 140,84 118,104 104,110! 104,138 128,150! 58,150! 82,138 82,110! 68,104 46,84"), GOLD, 12
    )
    p.part(blob("40,44! 66,52 93,50 120,52 146,44! 120,36 66,36"), "#4fa33a", 0)
    p.part(limb("56,42 40,66 58,92 42,122 50,152", 5, 7, 6, 5, 4), "#4fa33a", 0)
    p.part(limb("118,52 140,24 118,8 96,20 108,38", 7, 8, 7, 6, 5), "#3d6b3a", 5)
    creatures.dragon_head(p, 96, 24, 0.5, "#3d6b3a")
    p.put([limb("146,46 152,60", 2, 3), limb("132,50 134,66", 2, 3)], "#4fa33a", INK, 1.4)
    for k, (x, y, turn) in enumerate(((168, 96, 0.5), (190, 122, 0.2), (206, 152, 0))):
        signs.card(p, x, y, 1.25, turn, ("axe", "rune", "eye")[k])
    signs.arrow(p, "150,166 176,186 214,182", 4, GOLD)


def _gate(p: Picture, x: float, y: float, size: float, glow: str) -> None:
    """The door of Valhalla: shields for tiles, spears for posts."""
    with p.at(x, y, size):
        p.part(blob("-58,0! -56,-84 -30,-118 0,-130 30,-118 56,-84 58,0!"), OAK, 9)
        p.put(blob("-36,0! -36,-70 0,-100 36,-70 36,0!"), glow, INK, 2.2)
        for k in range(7):
            a = -2.85 + k * 0.425
            arms.shield(p, cos(a) * 50, -74 + sin(a) * 46, 12, RED if k % 2 else OCHRE, PAPER)


def domain(p: Picture) -> None:
    """One man comes home from the dead: one medal."""
    lokis_sky(p)
    places.stars(p, 18, 90)
    _gate(p, 150, 186, 1.28, "#f4e9a0")
    places.hills(p, 184, "#26352a", 2, 3)
    with p.at(140, 190, 1.15):
        figure(p, people.STRIDE, OURS, arms.axe, None, (-0.4, 0))
    signs.glory(p, 52, 92, 2.2)


def eminence(p: Picture) -> None:
    """The dead climb out of their mound: two medals each."""
    lokis_sky(p)
    p.disc(176, 48, 30, "#dfe8b0", 2)
    places.hills(p, 150, "#2c4630", 3, 5)
    p.part(blob("40,206! 52,150 84,128 130,122 170,132 206,160 214,206!"), "#3f5a36", 10)
    p.put(blob("92,206! 96,160 130,146 160,164 164,206!"), INK)
    for x, y, size, flip in ((128, 204, 1.1, False), (66, 168, 0.9, False), (196, 172, 0.9, True)):
        with p.at(x, y, size, flip=flip):
            figure(p, people.CLIMB, GHOST if x == 128 else OURS, arms.sword, None, (-0.5, 0))
    signs.glory(p, 40, 46, 1.7)
    signs.glory(p, 84, 34, 1.7)


def wrath(p: Picture) -> None:
    """Loki at the helm of the ship of the dead: three medals each."""
    places.sky(p, "#1a0f18", "#4a1a20", "#8a2c1c", "#d8622c")
    p.disc(190, 46, 26, RED, 2)
    faces.loki(p, 84, 62, 0.62)
    ships.longship(p, 136, 170, 1.15, "#5a6a58", "#2c3a30", "#2f2a2c", shields=False, torn=True)
    people.crowd(p, [(98, 146, 0.8), (122, 142, 0.85), (150, 142, 0.85), (176, 146, 0.8)], "#cfd8c0")
    places.sea(p, 182, "#2a3a3c", "#8fae8a", 34, 9, 8)
    for x in (176, 206, 224):
        signs.glory(p, x, 40 + (x - 176) * 0.9, 1.1)


def blessing(p: Picture) -> None:
    """One lies slain; out of his shadow the next one rises."""
    lokis_sky(p)
    p.rays(150, 96, 40, "#6f8f4a", 22, 5)
    places.hills(p, 172, "#33492c", 4, 4)
    p.put(blob("60,190 84,150 96,96 150,60 206,96 214,150 232,190"), "#a8c46a", INK, 1.6)
    with p.at(150, 182, 1.3):
        figure(p, people.GUARD, OURS, arms.axe, None, (-0.4, 0))
    with p.at(70, 190, 1.25):
        people.fallen(p, OURS)


GIFTS: dict[str, Painter] = {
    "lokis-trickery": trickery, "lokis-backstab": backstab, "lokis-poison": poison, "lokis-domain": domain,
    "lokis-eminence": eminence, "lokis-wrath": wrath, "lokis-blessing": blessing,
}  # fmt: skip
