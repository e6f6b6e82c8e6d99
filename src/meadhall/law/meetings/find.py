"""Finds the meetings of a game: who changes each plug by the rulebook, who else changes or reads it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from meadhall.law.meetings.cards import bringers, readers_of_cards
from meadhall.law.meetings.readers import Plug, readers
from meadhall.law.meetings.sources import sources, terms
from meadhall.law.spec import PACKAGE


class Plugged(Protocol):
    """A module of a game, as far as it is asked here."""

    key: str

    def quantities(self) -> list[int]: ...
    def permits(self) -> list[int]: ...
    def windows(self) -> list[int]: ...
    def reactions(self) -> list[int]: ...
    def steps(self, course: int, setup: Any) -> Sequence[Any]: ...


class Shelved(Protocol):
    """A game, as far as it is asked here."""

    key: str
    base: list[Any]
    expansions: dict[str, Any]

    def setup(self, seats: int, modules: list[str] | None = None) -> Any: ...
    def tables(self) -> range: ...


class Meeting(NamedTuple):
    """Two modules at one plug. Both change it, or the first changes what the second reads."""

    plug: Plug
    one: str
    other: str
    reads: bool

    @property
    def key(self) -> str:
        """`quantity STRENGTH: coop + monsters`, `quantity ACTIVATED: monsters → valkyries`."""
        return f"{self.plug}: {self.one} {'→' if self.reads else '+'} {self.other}"


Users = dict[Plug, set[str]]


def meetings(game: Shelved) -> list[Meeting]:
    """All meetings of modules that can lie on one table."""
    changers, reading = changed(game), read(game)
    return [
        meeting
        for plug in sorted(changers)
        for meeting in meetings_at(plug, changers[plug], reading[plug] - changers[plug])
        if together(game, meeting.one, meeting.other)
    ]


def meetings_at(plug: Plug, changing: set[str], reading: set[str]) -> Iterator[Meeting]:
    """A card has one text, and a step one replacement: two who bring these do not meet there."""
    if plug.kind not in ("card", "step"):
        yield from (Meeting(plug, one, other, False) for one, other in combinations(sorted(changing), 2))
    yield from (Meeting(plug, one, other, True) for one in sorted(changing) for other in sorted(reading))


def changed(game: Shelved) -> Users:
    """Who changes what, as the modules themselves declare it."""
    users: Users = defaultdict(set)
    for module in every(game):
        for plug in [*declared(game, module), *laid(game, module)]:
            users[plug].add(module.key)
    for name, plugs in bringers(game.key).items():
        for plug in plugs:
            users[plug] |= owners(game)[name]
    return users


def every(game: Shelved) -> list[Plugged]:
    return [*game.base, *game.expansions.values()]


def declared(game: Shelved, module: Plugged) -> Iterator[Plug]:
    """Quantities, permits, windows and reactions by name."""
    words = terms(game.key)
    sorts: list[tuple[str, str, Callable[[], list[int]]]] = [
        ("quantity", "Quantity", module.quantities),
        ("permit", "Permit", module.permits),
        ("window", "Moment", module.windows),
        ("happening", "Moment", module.reactions),
    ]
    for kind, name, numbers in sorts:
        yield from (Plug(kind, words[name][number]) for number in numbers())


def laid(game: Shelved, module: Plugged) -> Iterator[Plug]:
    """The steps of others that it replaces."""
    yield from (Plug("step", step.instead) for step in steps(game, module) if step.instead)


def steps(game: Shelved, module: Plugged) -> Iterator[Any]:
    """All steps it lays, with any number of players."""
    for seats in game.tables():
        setup = alone(game, module, seats)
        for course in terms(game.key)["Courses"] if setup is not None else ():
            yield from module.steps(course, setup)


def alone(game: Shelved, module: Plugged, seats: int) -> Any | None:
    """A table with this module, if so many can play it."""
    return agreed(game, seats, [module.key] if module.key in game.expansions else [])


def agreed(game: Shelved, seats: int, modules: list[str]) -> Any | None:
    """What these players would have agreed on, or None if the rules refuse it."""
    wanted = {key for name in modules for key in (name, *game.expansions[name].company()[:1])}
    try:
        return game.setup(seats, sorted(wanted))
    except Exception as error:
        if type(error).__name__ != "SetupError":
            raise
        return None


def together(game: Shelved, one: str, other: str) -> bool:
    """Can both lie on one table, for some number of players?"""
    modules = [key for key in (one, other) if key in game.expansions]
    return any(agreed(game, seats, modules) is not None for seats in game.tables())


def read(game: Shelved) -> Users:
    """Who reads what, as the source says it; a step is read by whoever lays it."""
    users: Users = defaultdict(set)
    for module in every(game):
        for step in steps(game, module):
            users[Plug("step", step.rule)].add(module.key)
    for reads in (readers(game.key), readers_of_cards(game.key)):
        for name, plugs in reads.items():
            for plug in plugs:
                users[plug] |= owners(game)[name]
    return users


def owners(game: Shelved) -> dict[str, set[str]]:
    """Whose each file is: a module's own, that of a class it derives from, or else a chapter by itself."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in every(game):
        for home in homes(game.key, type(module)):
            for source in sources(game.key):
                if source.name == home or source.name.startswith(home + "/"):
                    found[source.name].add(module.key)
    for source in sources(game.key):
        found[source.name] = found[source.name] or {source.name}
    return found


def homes(game: str, kind: type) -> Iterator[str]:
    """Where its class stands and those it comes from: a folder if they have one to themselves."""
    package = f"meadhall.games.{game}."
    for base in kind.__mro__:
        if base.__module__.startswith(package):
            name = base.__module__.removeprefix(package).replace(".", "/")
            folder = name.rpartition("/")[0]
            yield folder if folder and (PACKAGE / "games" / game / folder / "__init__.py").exists() else name
