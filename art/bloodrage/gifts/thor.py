"""Thor: the hammer and the thunder; what the winner gains."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, people, places, ships, signs
from art.bloodrage.kit.cast import CHIEF, FOE, OURS, RIVAL, thors_sky
from art.bloodrage.kit.people import Look, figure
from art.woodcut.colour import GOLD, ICE, INK, OAK, OCHRE, RED, SLATE
from art.woodcut.geometry import blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb

THOR = Look(tunic="#3f5f78", hair="#c0482a", helm="bare", cloak="#9a2f22", trousers="#4a3a2c", open=True)


def mjolnir(p: Picture, x: float, y: float, size: float, turn: float = 0) -> None:
    """The hammer, large, with a plaited edge."""
    with p.at(x, y, size, turn):
        p.part(blob("-6,6! 6,6! 5,50 7,62 0,68 -7,62 -5,50"), OAK, 4)
        p.cuts([(-6, 14 + 9 * k, 6, 10 + 9 * k, 1.3) for k in range(5)], OCHRE)
        p.part(blob("-44,-22! -36,-27 0,-25 36,-27 44,-22! 40,-8 44,10! 14,8 0,18! -14,8 -44,10! -40,-8"), SLATE, 9)
        p.scroll(-22, -8, 9, 1.4, 0, 1, 1.8, ICE).scroll(22, -8, 9, 1.4, 3.1416, -1, 1.8, ICE)
        p.part(blob("-7,-14 0,-18 7,-14 7,-3 0,1 -7,-3"), GOLD, 0)


def hammer(p: Picture) -> None:
    """Mjölnir strikes; three medals."""
    thors_sky(p)
    p.rays(120, 78, 44, "#dfe0b0", 26, 5)
    places.lightning(p, 60, 110, 0.9)
    places.lightning(p, 186, 112, 0.95, flip=True)
    mjolnir(p, 120, 66, 1.5)
    for x in (54, 120, 186):
        signs.glory(p, x, 166 - (0 if x != 120 else -6), 1.5)


def oath(p: Picture) -> None:
    """Two fists on one ring; something rises."""
    thors_sky(p)
    p.rays(120, 100, 60, "#dfe0b0", 26, 5)
    signs.raised(p, 120, 40, 1.7, 2)
    p.disc(120, 118, 50, GOLD, 2.4, 8).disc(120, 118, 33, "#48606e", 2.2)
    p.put(blob("96,108! 144,108! 144,124! 126,124! 126,140! 114,140! 114,124! 96,124!"), SLATE, INK, 2)
    for flip in (False, True):
        with p.at(240 if flip else 0, 0, 1, flip=flip):
            p.part(blob("-8,96! 40,100! 44,142! -8,150!"), RED if flip else "#3f5f78", 9)
            p.part(blob("38,98! 50,98! 52,144! 40,146!"), GOLD, 4)
            p.part(blob("50,102 68,98 84,100 88,118 84,138 66,142 50,140"), "#d9a87c", 6)
            for k in range(4):
                p.part(
                    limb(f"66,{107 + 10 * k} 82,{106 + 10 * k} 93,{108 + 10 * k}", 5, 5.4, 4.6), "#d9a87c", 3, line=1.9
                )


def ascension(p: Picture) -> None:
    """Thor goes up in the lightning: three flames, three medals."""
    thors_sky(p)
    p.put(sharp("120,206 76,-6 164,-6"), "#f4eab0")
    places.lightning(p, 118, 206, 0.62)
    places.cloud(p, 120, 186, 1.5, ICE)
    with p.at(126, 180, 1.06):
        figure(p, people.pose("0,-46 0,-81 -2,-94 -24,-104 26,-66 -10,0 14,-4", -0.2, (1, -1)), THOR, big_hammer, None)
    for k in range(3):
        signs.rage(p, 34, 44 + 46 * k, 1.35)
        signs.glory(p, 206, 44 + 46 * k, 1.3)


def big_hammer(p: Picture) -> None:
    arms.hammer(p, 1.1)


def primacy(p: Picture) -> None:
    """The hammer breaks the foes' slates: their runes fall out, blank they remain."""
    thors_sky(p)
    p.rays(112, 104, 40, "#dfe0b0", 24, 5)
    places.hills(p, 168, "#5a5f4c", 2, 4)
    signs.card(p, 42, 128, 1.9, -0.2, "none")
    signs.card(p, 200, 126, 1.9, 0.25, "none")
    with p.at(118, 134, 2):
        p.part(sharp("-16,-22 -4,-20 -8,-8 0,0 -6,10 -2,22 -16,22"), "#e2cf9f", 4)
        p.part(sharp("6,-20 16,-21 18,2 16,22 6,20 8,10 2,0 8,-8"), "#e2cf9f", 4)
    runes = (
        ("100,172 100,188", 0),
        ("112,178 122,186", 0),
        ("134,172 134,190", 0),
        ("150,182 160,176", 0),
        ("84,184 76,176", 0),
    )
    p.put([limb(t, 2, 2) for t, _ in runes], RED, INK, 1.2)
    arms.burst(p, 118, 96, 30)
    mjolnir(p, 150, 48, 1.25, -2.45)


def glory(p: Picture) -> None:
    """One blow, two foes down, two medals."""
    thors_sky(p)
    places.hills(p, 166, "#5a5f4c", 6, 4)
    for x, turn, look in ((44, -0.35, FOE), (86, -0.15, RIVAL)):
        with p.at(x, 190, 0.95, turn, True):
            figure(p, people.FALL, look)
    with p.at(178, 188, 1.34):
        figure(p, people.HEW, THOR, big_hammer, None, (-1.15, 0))
    arms.burst(p, 92, 98, 22)
    signs.glory(p, 40, 36, 1.5)
    signs.glory(p, 88, 32, 1.5)


def domain(p: Picture) -> None:
    """They leap ashore and the hall burns at once."""
    thors_sky(p)
    places.lightning(p, 66, 84, 0.7)
    places.hills(p, 140, "#6d7448", 3, 5)
    places.hall(p, 64, 150, 0.95, glow="#ffd97a")
    places.inferno(p, 64, 104, 40, 56, 4)
    ships.prow(p, 214, 164, 1.5)
    places.sea(p, 178, phase=10)
    with p.at(148, 190, 1.12):
        figure(p, people.LEAP, OURS, arms.torch, arms.axe, (-0.5, -1.2))


def conquest(p: Picture) -> None:
    """At the end everyone who still stands is worth three medals."""
    thors_sky(p)
    p.rays(120, 120, 60, "#dfe0b0", 26, 5)
    places.hills(p, 152, "#6d7448", 4, 6)
    with p.at(120, 168, 1.2):
        arms.banner(p, "#3f5f78", GOLD, 110)
    for x, look, flip in ((58, OURS, False), (120, CHIEF, False), (186, OURS, True)):
        with p.at(x, 192, 0.96, flip=flip):
            figure(p, people.STAND, look, arms.axe, None, (-0.15, 0))
    for x, y in ((28, 52), (72, 40), (188, 40), (216, 78)):
        signs.glory(p, x, y, 1.15)


GIFTS: dict[str, Painter] = {
    "thors-hammer": hammer, "thors-oath": oath, "thors-ascension": ascension, "thors-primacy": primacy,
    "thors-glory": glory, "thors-domain": domain, "thors-conquest": conquest,
}  # fmt: skip
