"""The art of Blood Rage: every gift, monster, clan, god, sign and the map, drawn by programs."""

from art.bloodrage.catalogue import designs
from art.bloodrage.design import Design

__all__ = ["Design", "designs"]
