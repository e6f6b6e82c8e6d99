"""The art of Blood Rage: every gift, monster, clan, god, sign and the map, drawn by programs."""

from tools.art.bloodrage.catalogue import designs
from tools.art.bloodrage.design import Design

__all__ = ["Design", "designs"]
