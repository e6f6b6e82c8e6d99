"""Who plays in the scenes: ours in red, foes in blue or green, so that a picture says who gains."""

from functools import partial

from art.bloodrage.kit.arms import Prop, shield
from art.bloodrage.kit.people import Look
from art.bloodrage.kit.places import sky
from art.woodcut.colour import BLUE, GOLD, MOSS, OCHRE, PAPER, PLUM, RED, RUST
from art.woodcut.picture import Picture

OURS = Look(tunic=RED, hair=OCHRE, helm="cone")
CHIEF = Look(tunic=RED, hair=OCHRE, helm="wings", cloak=PLUM)
FOE = Look(tunic=BLUE, hair="#4a3020", trousers="#4b4a44")
RIVAL = Look(tunic=MOSS, hair=RUST, trousers="#4b4a44", helm="bare")
GHOST = Look(tunic="#8fb5b8", trousers="#6f9aa5", skin="#cfe3e0", hair="#dfeeea", metal="#a9cdd2")
TRICKSTER = Look(tunic="#3d6b3a", trousers="#26352a", hair="#c0571f", helm="hood", metal="#2c4a2e", beard=False)
LADY = Look(tunic="#e8dcc0", trousers="#b9a77c", hair=OCHRE, helm="bare", beard=False)


def bearing(one: str = RED, other: str = PAPER, radius: float = 21, fields: int = 2) -> Prop:
    """A shield on the arm."""
    return partial(_bear, one, other, radius, fields)


def _bear(one: str, other: str, radius: float, fields: int, p: Picture) -> None:
    shield(p, -2, 2, radius, one, other, fields)


OUR_SHIELD = bearing(RED, GOLD)


def odins_sky(p: Picture) -> None:
    sky(p, "#1f2b40", "#2f4660", "#4f7186", "#86a5a8")


def thors_sky(p: Picture) -> None:
    sky(p, "#2b3a4a", "#48606e", "#7d9a98", "#c4c49a")


def lokis_sky(p: Picture) -> None:
    sky(p, "#14281f", "#24503c", "#4d7d4b", "#93a850")


def friggas_sky(p: Picture) -> None:
    sky(p, "#7fa9b0", "#b5cfc4", "#ece0b6", "#f4cf9a")


def heimdalls_sky(p: Picture) -> None:
    sky(p, "#33284f", "#6d4a72", "#c07a68", "#f0bf74")


def tyrs_sky(p: Picture) -> None:
    sky(p, "#4d1613", "#8a2c1c", "#c4552f", "#e8a04a")
