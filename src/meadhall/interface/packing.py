"""A match as bytes, for another process or for storage; both engines read the same bytes.

The rules are not included: both sides build them from the setup, and objects that a fresh match shares with this one
are referred to by name. A bot must be sent a determinized match for its seat, never the real one.
"""

from __future__ import annotations

import importlib
import inspect
import io
import os
import pickle
import pkgutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

from librt.vecs import vec

from meadhall.core.answers import row_of
from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError
from meadhall.core.events import Happening
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup
from meadhall.interface import shelf

OURS = "meadhall."
Parts = dict[str, Any]  # Any: the attributes of any object
ANYTHING: tuple[object, ...] = (False, [], "")


class Packer(pickle.Pickler):
    """Pickles Meadhall's objects by their attributes, compiled or not."""

    def __init__(self, file: io.BytesIO, named: dict[int, tuple[str, str]]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.named = named

    def persistent_id(self, thing: object) -> tuple[str, str] | None:
        """Return a reference to an object that the other side can build itself, or None."""
        if isinstance(thing, Happening):
            return ("happening", thing.key)
        return self.named.get(id(thing))

    def reducer_override(self, thing: object) -> Any:  # Any: as in pickle
        """Return how to rebuild an object of Meadhall; leave other objects to pickle."""
        if isinstance(thing, type) or not is_ours(type(thing)):
            return NotImplemented
        gone = getattr(type(thing), "gone", ())
        parts = {name: value for name, value in attributes_of(thing).items() if name not in gone}
        return create_from_parts, (type(thing), intern_names(tuple(parts)), tuple(map(as_list, parts.values())))


EARLIER_NAME = ("meadhall.packing", "rebuilt")  # of create_from_parts, in bytes of earlier versions


class Unpacker(pickle.Unpickler):
    """Unpickles only Meadhall's own classes."""

    def __init__(self, file: io.BytesIO, find: Callable[[str, str], object]) -> None:
        super().__init__(file)
        self.find = find

    def persistent_load(self, pid: tuple[str, str]) -> object:
        """Return the object of a reference."""
        return self.find(*pid)

    def find_class(self, module: str, name: str) -> object:
        """Return a class of Meadhall by name. Any other name raises DataError."""
        if (module, name) == EARLIER_NAME:
            return create_from_parts
        found = None if "." in name else self._class(module, name)
        if found is create_from_parts or (isinstance(found, type) and is_ours(found)):
            return found
        raise DataError(f"packed bytes name {module}.{name}", right="unpack only what Meadhall has packed")

    def _class(self, module: str, name: str) -> object:
        """Return a class by its name, or by the name it had when the bytes were packed."""
        with suppress(AttributeError, ImportError):
            return cast(object, super().find_class(module, name))
        return next((kind for kind in classes_of(module) if vars(kind).get("formerly") == name), None)


def classes_of(module: str) -> list[type]:
    """Return the classes that a module defines."""
    things = vars(sys.modules[module]).values() if module in sys.modules else ()
    return [thing for thing in things if isinstance(thing, type) and thing.__module__ == module]


class MatchPacker:
    """Packs and unpacks matches of one game and setup."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.rules = game.rulebook(setup)
        self.fresh = game.begin(self.rules, FastChance(1, 1))

    def pack(self, match: Match) -> bytes:
        """Return a match as bytes."""
        mine, fresh = attributes_of(match), attributes_of(self.fresh)
        same = {id(thing): ("shared", name) for name, thing in mine.items() if _is_shared(thing, fresh.get(name))}
        file = io.BytesIO()
        Packer(file, {**same, id(match.rules): ("shared", "rules")}).dump(match)
        return file.getvalue()

    def unpack(self, data: bytes) -> Match:
        """Return the match from its bytes. Raises DataError if they are invalid."""
        try:
            match = cast(Match, Unpacker(io.BytesIO(data), self._find).load())
            match.forget()
            return match
        except (pickle.UnpicklingError, EOFError, AttributeError, ValueError, IndexError, KeyError, TypeError) as error:
            raise DataError(
                f"these bytes hold no match: {error}", right="unpack only what Meadhall has packed"
            ) from None

    def _find(self, kind: str, name: str) -> object:
        return event_kinds(self.game.key)[name] if kind == "happening" else getattr(self.fresh, name)


def is_ours(kind: type) -> bool:
    """Is it a class of Meadhall, or of a game that the host added?"""
    package = kind.__module__.split(".")[0]
    return kind.__module__.startswith(OURS) or package in external_packages(os.environ.get(shelf.ELSEWHERE, ""))


@cache
def external_packages(named: str) -> frozenset[str]:
    """Return the packages of games from elsewhere. `named` is the host's list of folders; it is only the cache key."""
    packages = {type(shelf.game_named(name)).__module__.split(".")[0] for name in shelf.names()}
    return frozenset(packages - {OURS.rstrip(".")})


def _is_shared(thing: object, fresh: object) -> bool:
    """Is this an object of the rules that a fresh match shares, such as the lists of cards and figures?"""
    made_of = thing[0] if isinstance(thing, list) and thing else thing
    return (thing is fresh or _is_same_card_list(thing, fresh)) and is_ours(type(made_of))


def _is_same_card_list(thing: object, fresh: object) -> bool:
    """Are these two card lists with equal checksums? A game that dropped its cache reads equal cards a second time."""
    mark = getattr(thing, "digest", "")
    return type(thing) is type(fresh) and mark != "" and mark == getattr(fresh, "digest", "")


@cache
def event_kinds(game: str) -> dict[str, Happening]:
    """Return every kind of event of a game by its key."""
    package = sys.modules[type(shelf.game_named(game)).__module__.rpartition(".")[0]]
    found: dict[str, Happening] = {}
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        things = vars(importlib.import_module(info.name)).values()
        found |= {thing.key: thing for thing in things if isinstance(thing, Happening)}
    return found


def attributes_of(thing: object) -> Parts:
    """Return all attributes of an object. Compiled classes list theirs; other classes may list some in __slots__."""
    names = getattr(type(thing), "__mypyc_attrs__", ()) or sorted(getattr(type(thing), "__slots__", ()))
    out = {name: getattr(thing, name) for name in names if name != "__dict__"}
    return out | getattr(thing, "__dict__", {})


@cache
def constructor_parameters(kind: type) -> list[str]:
    """Return the names of a class's constructor parameters, which are those of its attributes."""
    return [name for name in inspect.signature(kind).parameters if name != "self"]


@cache
def intern_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same tuple object for equal names, so that pickle writes it once."""
    return names


def as_list(value: object) -> object:
    """Turn a packed vector of integers into a list."""
    return list(value) if isinstance(value, vec) else value


def create_from_parts(kind: type, names: tuple[str, ...], values: tuple[object, ...]) -> object:
    """Create an object with these attributes."""
    parts = dict(zip(names, values, strict=True))
    for name in getattr(kind, "packed", ()):
        parts[name] = row_of(cast("list[int]", parts[name]))
    thing = _create_compiled(kind, parts) if hasattr(kind, "__mypyc_attrs__") else object.__new__(kind)
    gone = getattr(kind, "gone", ())
    for name, value in parts.items():
        if name not in gone:
            setattr(thing, name, value)
    return thing


def _create_compiled(kind: type, parts: Parts) -> object:
    """Create an instance of a compiled class through its constructor.

    Parameters that it does not keep get any value.
    """
    for anything in ANYTHING:
        with suppress(TypeError):
            return kind(*(parts.get(name, anything) for name in constructor_parameters(kind)))
    raise TypeError(f"{kind.__name__} cannot be made of {', '.join(parts)}")


class Setting(NamedTuple):
    """A game and its setup, in a form that can be sent to another process: see `core.module.Setup`."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    cards: str
    rules: int


def setting_of(game: Game, setup: Setup) -> Setting:
    """Return the setting of a setup that was checked already."""
    options = tuple(sorted(setup.options.items()))
    return Setting(game.key, setup.seats, tuple(setup.modules), options, setup.cards, setup.rules)


@lru_cache(maxsize=64)
def packer_for(setting: Setting) -> MatchPacker:
    """Return the cached packer for a setting."""
    title = shelf.game_named(setting.game)
    options = dict(setting.options)
    setup = title.setup(setting.seats, list(setting.modules), options, cards=setting.cards, rules=setting.rules)
    return MatchPacker(title, setup)
