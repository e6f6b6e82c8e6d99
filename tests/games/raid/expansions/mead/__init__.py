"""Expansion: Mead. One horn each: drunk before the reveal, it makes a card stronger.   (spec: RAID-MEAD)"""

from .mead import MODULE as MODULE
