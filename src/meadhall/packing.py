"""A match as bytes, for another process or for keeping; the same on both engines.

The rules are not sent: both sides build them from the setup, and what a fresh match shares with the one sent
is named, not copied. A player of a match must be sent a world determinized for their seat, never the match.
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

from meadhall import shelf
from meadhall.core.answers import row_of
from meadhall.core.chance import FastChance
from meadhall.core.errors import DataError
from meadhall.core.events import Happening
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Setup

OURS = "meadhall."
Parts = dict[str, Any]  # Any: whatever a match is made of
ANYTHING: tuple[object, ...] = (False, [], "")


class Packer(pickle.Pickler):
    """Serialises our objects by their attributes, compiled or not."""

    def __init__(self, file: io.BytesIO, named: dict[int, tuple[str, str]]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.named = named

    def persistent_id(self, thing: object) -> tuple[str, str] | None:
        """What the other side has already."""
        if isinstance(thing, Happening):
            return ("happening", thing.key)
        return self.named.get(id(thing))

    def reducer_override(self, thing: object) -> Any:  # Any: as pickle has it
        """How to build it again."""
        if isinstance(thing, type) or not is_ours(type(thing)):
            return NotImplemented
        gone = getattr(type(thing), "gone", ())
        parts = {name: value for name, value in parts_of(thing).items() if name not in gone}
        return rebuilt, (type(thing), once(tuple(parts)), tuple(map(plain, parts.values())))


class Unpacker(pickle.Unpickler):
    """Deserialises them, and creates nothing but our own classes."""

    def __init__(self, file: io.BytesIO, find: Callable[[str, str], object]) -> None:
        super().__init__(file)
        self.find = find

    def persistent_load(self, pid: tuple[str, str]) -> object:
        """What we have already."""
        return self.find(*pid)

    def find_class(self, module: str, name: str) -> object:
        """Bytes that name anything else were not packed here."""
        found = None if "." in name else self._class(module, name)
        if found is rebuilt or (isinstance(found, type) and is_ours(found)):
            return found
        raise DataError(f"packed bytes name {module}.{name}", right="unpack only what Meadhall has packed")

    def _class(self, module: str, name: str) -> object:
        """By its name, or by the one it had when the bytes were packed."""
        with suppress(AttributeError, ImportError):
            return cast(object, super().find_class(module, name))
        return next((kind for kind in classes_of(module) if vars(kind).get("formerly") == name), None)


def classes_of(module: str) -> list[type]:
    """The classes that a module defines."""
    things = vars(sys.modules[module]).values() if module in sys.modules else ()
    return [thing for thing in things if isinstance(thing, type) and thing.__module__ == module]


class Bench:
    """Where matches of one game and setup are packed and unpacked."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.rules = game.rulebook(setup)
        self.fresh = game.begin(self.rules, FastChance(1, 1))

    def pack(self, match: Match) -> bytes:
        """The bytes of a match."""
        mine, fresh = parts_of(match), parts_of(self.fresh)
        same = {id(thing): ("shared", name) for name, thing in mine.items() if _is_ours(thing, fresh.get(name))}
        file = io.BytesIO()
        Packer(file, {**same, id(match.rules): ("shared", "rules")}).dump(match)
        return file.getvalue()

    def unpack(self, data: bytes) -> Match:
        """The match behind the bytes."""
        try:
            match = cast(Match, Unpacker(io.BytesIO(data), self._find).load())
            match.forget()
            return match
        except (pickle.UnpicklingError, EOFError, AttributeError, ValueError, IndexError, KeyError, TypeError) as error:
            raise DataError(f"these bytes hold no match: {error}", right="unpack what Meadhall has packed") from None

    def _find(self, kind: str, name: str) -> object:
        return happenings(self.game.key)[name] if kind == "happening" else getattr(self.fresh, name)


def is_ours(kind: type) -> bool:
    """Is it a class of the house, or of a game on its shelf?"""
    package = kind.__module__.split(".")[0]
    return kind.__module__.startswith(OURS) or package in games_elsewhere(os.environ.get(shelf.ELSEWHERE, ""))


@cache
def games_elsewhere(named: str) -> frozenset[str]:
    """The packages of games that are not part of the house; `named` are the folders that the host names."""
    packages = {type(shelf.take(name)).__module__.split(".")[0] for name in shelf.names()}
    return frozenset(packages - {OURS.rstrip(".")})


def _is_ours(thing: object, fresh: object) -> bool:
    """Does a fresh match share it? Cards and figures lie in lists that all matches of a setup share."""
    made_of = thing[0] if isinstance(thing, list) and thing else thing
    return (thing is fresh or _read_alike(thing, fresh)) and is_ours(type(made_of))


def _read_alike(thing: object, fresh: object) -> bool:
    """Cards that the game had forgotten are read again: others, and yet the same. Their checksum tells."""
    mark = getattr(thing, "digest", "")
    return type(thing) is type(fresh) and mark != "" and mark == getattr(fresh, "digest", "")


@cache
def happenings(game: str) -> dict[str, Happening]:
    """Every sort of event of a game, by its key."""
    package = sys.modules[type(shelf.take(game)).__module__.rpartition(".")[0]]
    found: dict[str, Happening] = {}
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        things = vars(importlib.import_module(info.name)).values()
        found |= {thing.key: thing for thing in things if isinstance(thing, Happening)}
    return found


def parts_of(thing: object) -> Parts:
    """All attributes of an object of ours; compiled classes list theirs, and some others a part of them."""
    names = getattr(type(thing), "__mypyc_attrs__", ()) or sorted(getattr(type(thing), "__slots__", ()))
    out = {name: getattr(thing, name) for name in names if name != "__dict__"}
    return out | getattr(thing, "__dict__", {})


@cache
def arguments(kind: type) -> list[str]:
    """What a class wants to be made of; it is called like the attributes it becomes."""
    return [name for name in inspect.signature(kind).parameters if name != "self"]


@cache
def once(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of attributes, one tuple for all objects that have them: pickle writes it once."""
    return names


def plain(value: object) -> object:
    """A row that the engine packs is kept as a list, as it was before it was packed."""
    return list(value) if isinstance(value, vec) else value


def rebuilt(kind: type, names: tuple[str, ...], values: tuple[object, ...]) -> object:
    """An object with these attributes."""
    parts = dict(zip(names, values, strict=True))
    for name in getattr(kind, "packed", ()):
        parts[name] = row_of(cast("list[int]", parts[name]))
    thing = _compiled(kind, parts) if hasattr(kind, "__mypyc_attrs__") else object.__new__(kind)
    gone = getattr(kind, "gone", ())
    for name, value in parts.items():
        if name not in gone:
            setattr(thing, name, value)
    return thing


def _compiled(kind: type, parts: Parts) -> object:
    """Compiled classes cannot be made empty: we give what they ask for; what they do not keep may be anything."""
    for anything in ANYTHING:
        with suppress(TypeError):
            return kind(*(parts.get(name, anything) for name in arguments(kind)))
    raise TypeError(f"{kind.__name__} cannot be made of {', '.join(parts)}")


class Setting(NamedTuple):
    """A game and all that was agreed on, as it travels to another process: see `core.module.Setup`."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    cards: str
    rules: int


def setting_of(game: Game, setup: Setup) -> Setting:
    """The same for a setup that was checked already."""
    options = tuple(sorted(setup.options.items()))
    return Setting(game.key, setup.seats, tuple(setup.modules), options, setup.cards, setup.rules)


@lru_cache(maxsize=64)
def bench(setting: Setting) -> Bench:
    """The bench of a setting, kept for the next match."""
    title = shelf.take(setting.game)
    options = dict(setting.options)
    setup = title.setup(setting.seats, list(setting.modules), options, cards=setting.cards, rules=setting.rules)
    return Bench(title, setup)
