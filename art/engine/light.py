"""Light from the upper left on a relief: shade, cast shadows, key lines, light thrown back, rim light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from art.engine.relief import DEEP, Field, Mask, Relief

T = TypeVar("T", bound=np.generic)

LAMP: Final = (-0.58, -0.52, 0.63)
FAR: Final = 30.0  # a drop deeper than this looks no steeper
STEP_UP: Final = 9.0  # a neighbour higher by this casts a key line
GLOSSY: Final = ("skin", "iron", "bone", "cloak2", "scale", "gold", "crown", "stone")


@dataclass(frozen=True)
class Lit:
    """What the knife is told: how bright each cell is, and where the far edge catches light."""

    relief: Relief
    tone: Field
    rim: Field


def light(relief: Relief) -> Lit:
    z, g = relief.z, relief.step
    low = z - FAR
    zx = (np.maximum(_shift(z, -1, 0), low) - np.maximum(_shift(z, 1, 0), low)) / (2 * g)
    zy = (np.maximum(_shift(z, 0, -1), low) - np.maximum(_shift(z, 0, 1), low)) / (2 * g)
    bright = 1 / np.sqrt(zx * zx + zy * zy + 1)
    tone = (-zx * LAMP[0] - zy * LAMP[1] + LAMP[2]) * bright
    tone = np.where(_shadowed(relief), tone * 0.35, tone)
    back = relief.fill * (-zx * 0.80 - zy * 0.15 + 0.58) * bright - 0.04
    tone = np.where(_glossy(relief) & (tone < 0.30), np.maximum(tone, back), tone)
    tone = tone - _key_lines(relief)
    solid = relief.material > 0
    inner = solid & _shift(solid, -3, 0) & _shift(solid, -2, 0)
    rim = np.where(inner & (tone < 0.3), -zx * bright, 0)
    return Lit(relief, np.round(np.where(solid, tone + relief.tone, 0), 6), np.round(rim, 6))


def _shift(field: NDArray[T], right: int, down: int) -> NDArray[T]:
    """The field moved: cell (i, j) gets what stood at (i - right, j - down)."""
    return np.roll(np.roll(field, right, axis=1), down, axis=0)


def _glossy(relief: Relief) -> Mask:
    return np.isin(relief.material, [i for i, name in enumerate(relief.names) if name in GLOSSY])


def _shadowed(relief: Relief) -> Mask:
    z, dark = relief.z, np.zeros(relief.z.shape, dtype=bool)
    for n in range(2, 15, 2):
        reach = n * 1.5
        right, down = -int(LAMP[0] * reach), -int(LAMP[1] * reach)
        there = _shift(z, right, down)
        there[:down, :] = DEEP
        there[:, :right] = DEEP
        dark |= there > z + LAMP[2] * reach * relief.step + 5
    return dark


def _key_lines(relief: Relief) -> Field:
    """Ink where one form ends before another."""
    z, material = relief.z, relief.material
    line = np.zeros(z.shape)
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        other, height = _shift(material, right, down), _shift(z, right, down)
        meets = (other != material) & ((other == 0) | (height > z - 2))
        line = np.where((line == 0) & meets, 0.55, np.where((line == 0) & (height > z + STEP_UP), 0.45, line))
    return line
