"""Quests: a land and who holds it. Age by age the light sinks and the price rises."""

from collections.abc import Callable
from functools import partial

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, people, places, ships
from art.bloodrage.kit.cast import CHIEF, GHOST, OURS
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BLUE, GOLD, ICE, INK, MOSS, OAK, OCHRE, PAPER, RED, TEAL, light, shade
from art.woodcut.geometry import blob, sharp
from art.woodcut.picture import Picture

Land = Callable[[Picture, int], None]
SKIES = (
    ("#6f9aa5", "#a9c8bc", "#e6dcb0", "#f4d494"),
    ("#4f8aa0", "#86b5b8", "#bcd6c4", "#e8e6c0"),
    ("#2a1a30", "#6a2a3a", "#b8482c", "#f09a3e"),
)


def alfheim(p: Picture, age: int) -> None:
    """White birches, a mild sun, a still lake."""
    sun = ("#fff2b0", "#fffbe0", "#f2d060")[age]
    p.disc(60, 64, 30, sun, 2).rays(60, 64, 38, sun, 18, 5)
    places.hills(p, 128, ("#a8b86a", "#93ad58", "#7a6a3a")[age], 3, 5)
    p.put(blob("-8,146! 60,140 130,150 90,162 -8,164!"), BLUE if age < 2 else "#7a3a3a", INK, 1.8)
    p.cuts([(10 + 26 * i, 150 + 4 * (i % 2), 30 + 26 * i, 150 + 4 * (i % 2), 1) for i in range(4)], ICE)
    for x, y, h in ((18, 170, 96), (206, 172, 110), (232, 186, 96)):
        places.birch(p, x, y, h, ("#b5c060", "#9aab52", "#c8842c")[age])


def jotunheim(p: Picture, age: int) -> None:
    """Peaks like giants; one of them has a face."""
    rock = ("#7f93a0", "#6f8ca0", "#6a4a52")[age]
    places.mountain(p, 30, 160, 74, 116, rock)
    places.mountain(p, 210, 162, 80, 130, shade(rock, 0.12))
    with p.at(118, 150, 1):
        p.part(blob("-54,20! -50,-50 -34,-104! -10,-122 16,-116 36,-100! 50,-48 56,20!"), rock, 13)
        p.put(blob("-30,-104! -10,-121 16,-115 32,-102! 10,-98 -8,-104"), PAPER, INK, 1.4)
        p.put([blob("-34,-66! -18,-72 -6,-62! -18,-56"), blob("34,-66! 18,-72 6,-62! 18,-56")], INK)
        p.part(blob("-6,-66! 6,-66! 10,-36 0,-30 -11,-36"), light(rock, 0.1), 6)
        p.stroke("-26,-16 0,-20 26,-14", 0.6, 3, 0.6)
    places.hills(p, 156, ("#8f9a7a", "#a8b0a4", "#5a3a34")[age], 2, 5)


def manheim(p: Picture, age: int) -> None:
    """Home: a hall, fields in strips, smoke over the roof."""
    places.hills(p, 118, ("#9aa868", "#8aa05a", "#6a4a34")[age], 6, 5)
    for k, tint in enumerate(("#d8b85a", "#b8a04a", "#e0c878")):
        p.put(
            sharp(f"{-8 + 90 * k},206 {40 + 50 * k},132 {78 + 46 * k},132 {74 + 88 * k},206"),
            tint if age < 2 else shade(tint, 0.4),
            INK,
            1.5,
        )
    places.smoke(p, 190, 74, 0.55, "#8a8a84")
    places.hall(p, 178, 146, 1.15, glow="#ffd97a")
    if age == 2:
        places.inferno(p, 178, 92, 46, 44, 5)
    places.pine(p, 22, 136, 0.9)
    places.pine(p, 48, 130, 0.7)


def yggdrasil(p: Picture, age: int) -> None:
    """The tree that carries the worlds, larger than the picture."""
    bark, leaf = ("#7a4a2a", "#7a5230", "#4a2a24")[age], ("#7f9a48", "#5f8a48", "#b8622c")[age]
    p.part(
        blob(
            "30,206! 60,178 84,150 92,100 74,60 30,30! 70,34 102,56 110,20! 124,54 160,26 214,22! "
            "170,52 150,98 158,150 184,178 220,206! 168,190 140,206! 120,184 96,206! 76,192"
        ),
        bark,
        14,
    )
    p.folds(
        "104,80 100,120 92,160", "120,76 122,120 118,172", "138,84 140,126 152,166", "84,168 62,188 50,200", half=2.6
    )
    for x, y, rx, ry in ((40, 26, 52, 26), (200, 24, 54, 26), (120, 10, 58, 24), (82, 44, 30, 16), (166, 44, 30, 16)):
        p.part(places.cloudy(x, y, rx, ry, 10), leaf, 9)
    if age == 2:
        places.inferno(p, 50, 14, 40, 26, 3)
        places.inferno(p, 196, 14, 40, 28, 3)


def _first(p: Picture) -> None:
    """A banner alone: the land is claimed."""
    with p.at(168, 186, 1.3):
        arms.banner(p, RED, GOLD, 78)
    p.put(blob("146,198 168,184 192,198"), OAK, INK, 1.6)


def _second(p: Picture) -> None:
    """A chieftain carries it in."""
    with p.at(74, 194, 0.98, flip=True):
        figure(p, people.STRIDE, CHIEF, _colours, None, (0.05, 0))


def _colours(p: Picture) -> None:
    arms.banner(p, RED, GOLD, 84)


def _third(p: Picture) -> None:
    """It stands among broken shields, and two keep it."""
    for x, y, c in ((88, 188, BLUE), (152, 190, MOSS)):
        arms.shield(p, x, y, 16, c, PAPER)
    with p.at(36, 182, 1.35):
        arms.banner(p, RED, GOLD, 86)
    with p.at(66, 196, 0.84):
        figure(p, people.GUARD, OURS, arms.axe, None, (-0.4, 0))
    with p.at(200, 196, 0.84, flip=True):
        figure(p, people.GUARD, OURS, arms.spear, None, (-0.2, 0))


CLAIMS = (_first, _second, _third)


def _held(land: Land, age: int, p: Picture) -> None:
    places.sky(p, *SKIES[age])
    land(p, age)
    if land is yggdrasil:
        places.hills(p, 190, ("#8a9a58", "#7a9058", "#4a3028")[age], 2, 3)
    CLAIMS[age](p)


def death_1(p: Picture) -> None:
    """Four swords over four mounds."""
    places.sky(p, *SKIES[0])
    places.hills(p, 150, "#8f9a62", 2, 5)
    for k, x in enumerate((36, 94, 150, 206)):
        p.part(
            blob(f"{x - 30},{188 + 4 * (k % 2)}! {x - 18},170 {x},162 {x + 18},170 {x + 30},{188 + 4 * (k % 2)}!"),
            "#7a7448",
            7,
        )
        with p.at(x, 110, 1.2, 3.1416 + 0.08 * (-1) ** k):
            arms.sword(p)
        with p.at(x + 2, 100, 0.9):
            people.HELMS["cone"](p, OURS)
    creatures.perched(p, 152, 82, 0.7)


def death_2(p: Picture) -> None:
    """Four of the dead walk the bridge up to the golden hall."""
    places.sky(p, "#1f2b50", "#3f5a86", "#86a5b8", "#f0dca0")
    p.rays(206, 40, 30, "#f6ecc0", 22, 6)
    places.rainbow(p, "250,62 180,96 100,150 -10,196", 24, RED, OCHRE, MOSS, TEAL, BLUE)
    places.hall(p, 200, 62, 0.72, GOLD, "#fff6c8")
    for k in range(4):
        with p.at(34 + 40 * k, 182 - 27 * k - (6 if k > 1 else 0), 0.9 - 0.12 * k, flip=True):
            if k < 2:
                figure(p, people.STRIDE, GHOST, (arms.axe, arms.spear)[k], None, (-0.2, 0))
            else:
                people.soul(p, people.STRIDE, "#cfe3e0")


def death_3(p: Picture) -> None:
    """A burning ship with four shields: the last voyage."""
    places.sky(p, *SKIES[2])
    p.disc(56, 60, 26, "#f2d060", 2)
    with p.at(124, 150, 1.2):
        ships.longship(p, 0, 0, 1, "#c98a4a", RED, shields=False)
        for k in range(4):
            arms.shield(p, -42 + 28 * k, -12, 12, (RED, BLUE, MOSS, OCHRE)[k], PAPER)
    places.inferno(p, 130, 136, 58, 66, 5)
    places.sea(p, 162, "#5a2c3a", "#f09a3e", 34, 8, 4)
    places.sea(p, 182, "#42223a", "#f09a3e", 44, 8, 20)


LANDS: dict[str, Land] = {"alfheim": alfheim, "jotunheim": jotunheim, "manheim": manheim, "yggdrasil": yggdrasil}
GIFTS: dict[str, Painter] = {
    **{f"{name}-{age + 1}": partial(_held, land, age) for name, land in LANDS.items() for age in range(3)},
    "glorious-death-1": death_1, "glorious-death-2": death_2, "glorious-death-3": death_3,
}  # fmt: skip
