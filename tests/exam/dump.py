"""Turns a match into plain data, so that two can be compared. Works on both engines."""

from __future__ import annotations

import types
from functools import cache
from typing import Any

from librt.vecs import vec

PASSED_BY = {"log", "ready", "known", "script", "strict"}  # caches, and how luck is fed: not part of the position
SHARED = ("Rulebook", "CardTable")  # never changed by a match


@cache
def attributes(cls: type) -> tuple[str, ...]:
    """Return the attributes of a compiled class; interpreted objects have a __dict__."""
    found: list[str] = []
    for base in cls.__mro__:
        for name, value in vars(base).items():
            if isinstance(value, (types.GetSetDescriptorType, types.MemberDescriptorType)) and name[0] != "_":
                found.append(name)
    return tuple(sorted(set(found)))


def fields(thing: Any) -> dict[str, Any]:
    """Return name and value of everything an object holds."""
    out = dict(getattr(thing, "__dict__", {}))
    for name in attributes(thing.__class__):
        if name not in out:
            out[name] = getattr(thing, name, None)
    if type(thing).__name__ == "FastChance":
        return {name: out[name] for name in ("s1", "s2", "drawn")}
    if type(thing).__name__ == "LiveChance":
        return {name: out[name] for name in ("key", "stack", "drawn")}
    return {name: value for name, value in sorted(out.items()) if name not in PASSED_BY and not shared(value)}


def shared(value: Any) -> bool:
    return type(value).__name__ in SHARED


def dump(thing: Any) -> Any:
    """Return plain data without any reference to the object."""
    if thing is None or isinstance(thing, (int, str, float, bytes)):
        return thing
    if isinstance(thing, (list, tuple, vec)):
        return [dump(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    return [type(thing).__name__, {name: dump(value) for name, value in fields(thing).items()}]
