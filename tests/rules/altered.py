"""Copies objects of a match with changed attributes, on either engine."""

from __future__ import annotations

from typing import TypeVar

from meadhall.packing import parts_of, rebuilt

T = TypeVar("T")


def altered(thing: T, **changes: object) -> T:
    """Return a copy with other values of some attributes."""
    parts = parts_of(thing) | changes
    twin = rebuilt(type(thing), tuple(parts), tuple(parts.values()))
    assert isinstance(twin, type(thing))
    return twin
