"""The nine monsters, each composed by hand: as pictures, and as figures that stand on the map."""

from functools import partial

from art.bloodrage.design import Painter
from art.bloodrage.monsters import giants, spirits, wild
from art.woodcut.picture import Picture

MONSTERS: dict[str, Painter] = wild.MONSTERS | giants.MONSTERS | spirits.MONSTERS
BODIES: dict[str, Painter] = wild.BODIES | giants.BODIES | spirits.BODIES
# what a body's picture has at the middle of its feet, and how much smaller it gets on the map
FEET: dict[str, tuple[float, float, float]] = {
    "dwarf-chieftain": (138, 204, 0.7), "troll": (126, 196, 0.6), "sea-serpent": (122, 192, 0.62),
    "fire-giant": (124, 200, 0.62), "frost-giant": (120, 200, 0.6), "soldier-of-hel": (122, 202, 0.76),
    "dark-elf": (88, 180, 0.8), "valkyrie": (120, 196, 0.6), "volur-witch": (90, 202, 0.8),
}  # fmt: skip


def _standing(name: str, p: Picture) -> None:
    x, y, size = FEET[name]
    with p.at(75 - x * size, 160 - y * size, size):
        BODIES[name](p)


FIGURES: dict[str, Painter] = {name: partial(_standing, name) for name in MONSTERS}
