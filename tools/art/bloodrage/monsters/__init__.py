"""The nine monsters, each composed by hand."""

from tools.art.bloodrage.design import Painter
from tools.art.bloodrage.monsters import giants, spirits, wild

MONSTERS: dict[str, Painter] = wild.MONSTERS | giants.MONSTERS | spirits.MONSTERS
