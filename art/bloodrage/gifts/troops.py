"""Leaders, warriors and ships: what the clan's own figures become."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, people, places, ships, signs
from art.bloodrage.kit.cast import OUR_SHIELD
from art.bloodrage.kit.people import Look, figure
from art.woodcut.colour import BLUE, GOLD, INK, MOSS, OCHRE, PAPER, PLUM, RED, RUST, TEAL
from art.woodcut.geometry import blob
from art.woodcut.picture import Picture

LORD = Look(tunic=RED, hair=OCHRE, helm="wings", cloak=PLUM)
AXE_LORD = Look(tunic="#7a4a1e", hair=RUST, helm="pelt", metal="#5b3a2a", cloak="#4a3020")
SPEAR_LORD = Look(tunic="#3d5f4a", hair="#dcdcd0", helm="crest", cloak="#2f4660")


def hammers(p: Picture) -> None:
    """The lord leaves the burning hall behind and is already in the next land."""
    places.sky(p, "#5a3a2a", "#a8622c", "#e0a24a", "#f4d890")
    places.hills(p, 150, "#8a7a48", 2, 5)
    places.hall(p, 196, 158, 0.78)
    places.inferno(p, 196, 122, 32, 46, 4)
    places.hall(p, 30, 154, 0.5, glow="#ffd97a")
    with p.at(104, 192, 1.5):
        figure(p, people.STRIDE, LORD, arms.hammer, None, (-0.5, 0))
    signs.arrow(p, "62,88 38,84 24,108", 5, GOLD)


def axes(p: Picture) -> None:
    """A lord with two axes; one sign rises."""
    places.sky(p, "#3a2418", "#7a4420", "#c07a34", "#ecc070")
    p.rays(120, 90, 50, "#ecc070", 26, 6)
    with p.at(112, 226, 1.72):
        figure(
            p,
            people.pose("0,-46 0,-80 -3,-93 -30,-78 26,-76 -18,0 18,0", 0, (1, -1)),
            AXE_LORD,
            arms.axe,
            arms.axe,
            (-0.25, 0.6),
        )
    signs.raised(p, 208, 158, 1.7)


def spears(p: Picture) -> None:
    """A lord before his spears; all three signs rise."""
    places.sky(p, "#24384a", "#4a6a72", "#9ab59a", "#e6d9a0")
    p.rays(116, 90, 60, "#e6d9a0", 26, 6)
    for x, turn in ((70, -0.3), (116, 0), (162, 0.3)):
        with p.at(x, 150, 1.35, turn):
            arms.spear(p, 72, 60)
    with p.at(112, 222, 1.62):
        figure(p, people.GUARD, SPEAR_LORD, arms.spear, None, (-0.35, 0))
    for y in (52, 108, 164):
        signs.raised(p, 210, y, 1.35)


def brothers(p: Picture) -> None:
    """Two back to back, shields out."""
    places.sky(p, "#6f8a58", "#a3ad6a", "#d8cf90", "#f0e0b0")
    places.hills(p, 164, "#5f6a3c", 2, 4)
    with p.at(150, 192, 1.36, flip=True):
        figure(p, people.GUARD, Look(tunic=RED, hair=RUST), arms.sword, None, (-0.3, 0))
    with p.at(92, 192, 1.36):
        figure(p, people.GUARD, Look(tunic=RED, hair=OCHRE), OUR_SHIELD, arms.axe, (0, 0.2))


def experts(p: Picture) -> None:
    """One who knows her trade: blade and axe, a clean stroke."""
    places.sky(p, "#7a3a24", "#b8622f", "#dfa04a", "#f2d290")
    places.hills(p, 170, "#6a4a2c", 4, 3)
    p.put(blob("14,150! 10,70 60,16 130,10! 70,34 34,86"), PAPER, INK, 1.6)
    with p.at(132, 194, 1.56):
        figure(
            p, people.LUNGE, Look(tunic=RED, hair=OCHRE, helm="bare", beard=False), arms.sword, arms.axe, (-1.0, 0.7)
        )


def masters(p: Picture) -> None:
    """Two champions in pelts and mail, back to back on a heap of broken shields."""
    places.sky(p, "#1f1a2c", "#5a2430", "#b23a22", "#f0923a")
    p.rays(120, 100, 50, "#f0943c", 24, 6)
    look = Look(tunic="#7d8890", hair=RUST, helm="pelt", metal="#6a5a4a")
    stance = people.pose("2,-44 -1,-78 -5,-90 -28,-72 -16,-60 -20,0 20,0", 0.05, (-1, 1))
    for x, y, c in ((34, 186, BLUE), (92, 194, MOSS), (206, 188, TEAL), (152, 194, OCHRE)):
        arms.shield(p, x, y, 18, c, PAPER)
    for x, flip in ((150, True), (92, False)):
        with p.at(x, 192, 1.34, flip=flip):
            figure(p, stance, look, arms.great_axe, None, (-0.25, 0))


def _medals(p: Picture, spots: list[tuple[float, float]], size: float) -> None:
    for x, y in spots:
        signs.glory(p, x, y, size)


def lokis_dragons(p: Picture) -> None:
    """A ship goes down: four medals."""
    places.sky(p, "#14281f", "#2f5a44", "#6a9a6a", "#b8c88a")
    ships.wreck(p, 134, 156, 1.22, "#d8d0a8")
    places.sea(p, 166, "#2f5f5a", "#a9cdb2", 34, 9, 4)
    places.sea(p, 186, "#24504c", "#a9cdb2", 40, 9, 22)
    _medals(p, [(30 + 60 * i, 26 + 6 * (i % 2)) for i in range(4)], 1.1)


def fire_dragons(p: Picture) -> None:
    """A burning ship: eight medals."""
    places.sky(p, "#2a0f14", "#7a2416", "#c4552f", "#f0a04a")
    ships.longship(p, 120, 156, 1.25, "#7a3a24", RED, "#3a2420", torn=True)
    places.inferno(p, 120, 150, 70, 92, 6)
    places.sea(p, 168, "#4a2c34", "#f0a04a", 34, 9, 4)
    _medals(p, [(26 + 27 * i, 26 + 6 * (i % 2)) for i in range(8)], 0.8)


def eternal_dragons(p: Picture) -> None:
    """A ship of light sails up the northern sky: twelve medals."""
    places.sky(p, "#0f1630", "#1c2c4a", "#2c5566", "#4a8a80")
    p.put(blob("-8,60! 60,20 120,50 180,14 248,40! 248,84! 180,62 120,96 60,66 -8,110!"), "#5ab08a")
    p.put(blob("-8,76! 60,38 120,68 180,34 248,58! 248,66! 180,46 120,80 60,52 -8,92!"), "#b8e8b0")
    places.stars(p, 20, 60)
    with p.at(118, 142, 1.16, 0.12):
        ships.longship(p, 0, 0, 1, "#dff2ec", "#7fb8b8", "#8fb5b8")
    places.sea(p, 184, "#16283c", "#5a9aa0", 40, 9, 22)
    _medals(p, [(22 + 39.4 * (i % 6), 168 + 20 * (i // 6)) for i in range(12)], 0.66)


GIFTS: dict[str, Painter] = {
    "lord-of-hammers": hammers, "lord-of-axes": axes, "lord-of-spears": spears,
    "brothers-in-arms": brothers, "experts-in-arms": experts, "masters-in-arms": masters,
    "lokis-dragons": lokis_dragons, "fire-dragons": fire_dragons, "eternal-dragons": eternal_dragons,
}  # fmt: skip
