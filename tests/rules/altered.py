"""Copies objects of a match with changed attributes, on either engine."""

from __future__ import annotations

from typing import TypeVar

from meadhall.interface.packing import attributes_of, create_from_parts

T = TypeVar("T")


def altered(thing: T, **changes: object) -> T:
    """Return a copy with other values of some attributes."""
    parts = attributes_of(thing) | changes
    twin = create_from_parts(type(thing), tuple(parts), tuple(parts.values()))
    assert isinstance(twin, type(thing))
    return twin
