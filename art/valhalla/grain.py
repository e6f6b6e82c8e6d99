"""Hatch waves that follow the form, and masks, as functions of a place on it."""

from __future__ import annotations

import numpy as np

from art.engine.relief import Field, Shade
from art.engine.space import Frame


def flat(value: float = 0.5) -> Shade:
    return lambda x, y, z: np.full_like(x, value)


def swept(count: float, wobble: float = 0.0) -> Shade:
    """Front to back over the skull: combed hair."""
    return lambda x, y, z: count * np.arctan2(x, 0.2 - y) + wobble * np.sin(4 * z)


def hanging(frame: Frame, period: float = 11) -> Shade:
    """Straight down, whatever the turn of the head."""
    a, b, c = frame.matrix[0]
    return lambda x, y, z: (a * x + b * y + c * z) * frame.scale / period + 0.25 * np.sin(4 * y)


def fanned(count: float, top: float = 0.0, wobble: float = 0.4) -> Shade:
    """Down and outwards from the mouth: locks of a beard."""
    return lambda x, y, z: count * np.arctan2(x, y - top) + wobble * np.sin(5 * y)


def rings(frame: Frame, period: float = 11) -> Shade:
    """Level lines round a form."""
    return lambda x, y, z: y * frame.scale / period


def stripes(frame: Frame, period: float = 11, lean: float = 0.0) -> Shade:
    """Upright lines, leaning."""
    return lambda x, y, z: (x + lean * y) * frame.scale / period


def around(count: float) -> Shade:
    return lambda x, y, z: np.arctan2(x, z) * count


def along(period: float, wobble: float = 0.0) -> Shade:
    """Rings round a tube."""
    return lambda u, v, w: u / period + wobble * v * v


def across(count: float, wobble: float = 0.0) -> Shade:
    """Lines along a tube."""
    return lambda u, v, w: v * count + wobble * np.sin(u * 6)


def tufts(count: float) -> Shade:
    """Shaggy fur on a tube: slanted both ways from its ridge."""
    return lambda u, v, w: u * count + np.abs(v) * 1.3


def lifted(value: float) -> Shade:
    def tone(x: Field, y: Field, z: Field) -> Field:
        return np.full_like(x, value)

    return tone
