"""Figures that stand on the map: feet near the lower edge, bold enough for forty pixels."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from art.bloodrage.clans import emblems
from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, people, ships
from art.bloodrage.kit.people import Look, figure
from art.woodcut.colour import GOLD, INK, OCHRE, PAPER, RUST, light, shade
from art.woodcut.geometry import blob, ellipse, sharp
from art.woodcut.picture import Picture

Sign = Callable[[Picture, str], None]


@dataclass(frozen=True)
class Clan:
    """A clan's colour and dress, and the sign on its sails and shields."""

    colour: str
    warrior: Look
    leader: Look
    sign: Sign


def _paw(p: Picture, ink: str) -> None:
    p.put(blob("-8,8 -6,0 0,-3 6,0 8,8 0,11"), ink)
    p.put([ellipse(x, y, 3, 3.8, 8) for x, y in ((-9, -3), (-3.4, -9), (3.4, -9), (9, -3))], ink)


def _fang(p: Picture, ink: str) -> None:
    p.put(sharp("-11,-10 -5,-3 0,-9 5,-3 11,-10 9,4 3,8 0,13 -3,8 -9,4"), ink)


def _coil(p: Picture, ink: str) -> None:
    p.scroll(0, 0, 12, 1.8, 0.6, 1, 2.8, ink)


def _wing(p: Picture, ink: str) -> None:
    p.put(sharp("-13,-6 -3,-3 0,-9 3,-3 13,-6 8,3 3,3 0,12 -3,3 -8,3"), ink)


def _clan(colour: str, fur: str, helms: tuple[str, str], hair: str, sign: Sign, woman: bool = False) -> Clan:
    """Helms of a warrior and of the leader; the leaders of two clans are women."""
    dark = shade(colour, 0.62)
    man = Look(tunic=colour, trousers=dark, hair=hair, helm=helms[0], metal=fur)
    dress = Look(tunic=light(colour, 0.12), trousers=dark, hair=hair, helm=helms[1], metal=fur, beard=not woman)
    return Clan(colour, man, replace(dress, cloak=shade(colour, 0.45)), sign)


CLANS: dict[str, Clan] = {
    "bear": _clan(emblems.BEAR, "#6b3d24", ("cone", "pelt"), RUST, _paw),
    "wolf": _clan(emblems.WOLF, "#a3adb2", ("hood", "pelt"), "#d8d2c4", _fang),
    "serpent": _clan(emblems.SERPENT, "#3f6a4a", ("cone", "crest"), OCHRE, _coil, True),
    "raven": _clan(emblems.RAVEN, "#2c2a36", ("hood", "wings"), "#3a2a24", _wing, True),
}


def _short_spear(p: Picture) -> None:
    arms.spear(p, 48, 36)


WEAPONS: dict[str, arms.Prop] = {"bear": arms.axe, "wolf": _short_spear, "serpent": arms.sword, "raven": arms.dagger}


def _base(p: Picture, colour: str, half: float) -> None:
    p.put(ellipse(60, 149, half, half * 0.26, 20), shade(colour, 0.55), INK, 2.4)
    p.put(ellipse(60, 146, half, half * 0.26, 20), colour, INK, 2)


def _shield(p: Picture, x: float, y: float, radius: float, clan: Clan) -> None:
    p.disc(x, y, radius, light(clan.colour, 0.1), 2.6).disc(x, y, radius * 0.8, PAPER, 1.6)
    with p.at(x, y, radius / 19):
        clan.sign(p, shade(clan.colour, 0.3))


def warrior(name: str, p: Picture) -> None:
    clan = CLANS[name]
    _base(p, clan.colour, 33)
    with p.at(62, 146, 1.06):
        figure(p, people.GUARD, clan.warrior, None, WEAPONS[name], (0, 0.35 if name != "wolf" else 0.1))
    _shield(p, 42, 92, 20, clan)


COMMAND = people.pose("2,-44 0,-78 -3,-91 -26,-60 22,-58 -18,0 18,0", 0, (1, -1))


def leader(name: str, p: Picture) -> None:
    clan = CLANS[name]
    _base(p, GOLD, 40)
    _base(p, clan.colour, 36)
    with p.at(62, 146, 1.12):
        figure(p, COMMAND, clan.leader, None, _great(name), (0, 0.02 if name == "bear" else 0.2))
    _shield(p, 36, 88, 22, clan)


def _great(name: str) -> arms.Prop:
    return {"bear": arms.great_axe, "wolf": _short_spear, "serpent": arms.sword, "raven": arms.axe}[name]


def ship(name: str, p: Picture) -> None:
    clan = CLANS[name]
    with p.at(61, 130, 0.66):
        ships.longship(p, 0, 0, 1, light(clan.colour, 0.12), clan.colour, "#6b4426")
        with p.at(0, -64, 1.25):
            p.disc(0, 0, 17, PAPER, 2)
            clan.sign(p, shade(clan.colour, 0.3))
    wake = sharp("6,138 22,132 40,139 58,133 76,139 94,133 114,139 96,148 60,151 22,148")
    p.put(wake, "#a9cdd2", INK, 1.6)


def plinth(name: str, p: Picture) -> None:
    """What a Monster of this clan stands on."""
    colour = CLANS[name].colour
    p.put(ellipse(75, 158, 62, 13, 24), shade(colour, 0.55), INK, 2.4)
    p.put(ellipse(75, 154, 62, 13, 24), colour, INK, 2)


def badge(name: str, p: Picture) -> None:
    """The shield of a Monster's clan, leaning before it: colour alone says too little."""
    _shield(p, 27, 144, 22, CLANS[name])


FIGURES: dict[str, Painter] = {
    f"{what}-{name}": partial(paint, name)
    for what, paint in (("warrior", warrior), ("leader", leader), ("ship", ship))
    for name in CLANS
}
PLINTHS: dict[str, Painter] = {
    f"{what}-{name}": partial(paint, name) for what, paint in (("plinth", plinth), ("badge", badge)) for name in CLANS
}
