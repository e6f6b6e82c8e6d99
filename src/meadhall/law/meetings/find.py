"""Finds the meetings of a game: which modules change each plug by the rulebook, and which others change or read it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from meadhall.law.meetings.cards import bringers, readers_of_cards
from meadhall.law.meetings.readers import Plug, readers
from meadhall.law.meetings.sources import sources, terms


class Plugged(Protocol):
    """What this file needs of a module."""

    key: str

    def quantities(self) -> list[int]: ...
    def permits(self) -> list[int]: ...
    def windows(self) -> list[int]: ...
    def reactions(self) -> list[int]: ...
    def steps(self, course: int, setup: Any) -> Sequence[Any]: ...


class Shelved(Protocol):
    """What this file needs of a game."""

    key: str
    base: list[Any]
    expansions: dict[str, Any]

    def setup(self, seats: int, modules: list[str] | None = None) -> Any: ...
    def tables(self) -> range: ...


class ModuleMeeting(NamedTuple):
    """Two modules at one plug. Both change it, or the first changes what the second reads."""

    plug: Plug
    one: str
    other: str
    reads: bool

    @property
    def key(self) -> str:
        """Return the key in the register: `quantity STRENGTH: coop + monsters`, or with → if the second one reads."""
        return f"{self.plug}: {self.one} {'→' if self.reads else '+'} {self.other}"


Users = dict[Plug, set[str]]


def meetings(game: Shelved) -> list[ModuleMeeting]:
    """Return all meetings of modules that can be used together."""
    changers, reading = changed(game), read(game)
    return [
        meeting
        for plug in sorted(changers)
        for meeting in meetings_at(plug, changers[plug], reading[plug] - changers[plug])
        if together(game, meeting.one, meeting.other)
    ]


def meetings_at(plug: Plug, changing: set[str], reading: set[str]) -> Iterator[ModuleMeeting]:
    """Return the meetings at one plug. Two changes of a card's text or two replacements of a step do not meet there."""
    if plug.kind not in ("card", "step"):
        yield from (ModuleMeeting(plug, one, other, False) for one, other in combinations(sorted(changing), 2))
    yield from (ModuleMeeting(plug, one, other, True) for one in sorted(changing) for other in sorted(reading))


def changed(game: Shelved) -> Users:
    """Return which modules change what, as the modules declare it."""
    users: Users = defaultdict(set)
    for module in every(game):
        for plug in [*declared(game, module), *replaced_steps(game, module)]:
            users[plug].add(module.key)
    whose = owners(game)
    for name, plugs in bringers(game.key).items():
        for plug in plugs:
            users[plug] |= whose[name]
    return users


def every(game: Shelved) -> list[Plugged]:
    return [*game.base, *game.expansions.values()]


def declared(game: Shelved, module: Plugged) -> Iterator[Plug]:
    """Yield quantities, permits, windows and reactions by name."""
    words = terms(game.key)
    sorts: list[tuple[str, str, Callable[[], list[int]]]] = [
        ("quantity", "Quantity", module.quantities),
        ("permit", "Permit", module.permits),
        ("window", "Moment", module.windows),
        ("happening", "Moment", module.reactions),
    ]
    for kind, name, numbers in sorts:
        yield from (Plug(kind, words[name][number]) for number in numbers())


def replaced_steps(game: Shelved, module: Plugged) -> Iterator[Plug]:
    """Yield the steps of other modules that it replaces."""
    yield from (Plug("step", step.instead) for step in steps(game, module) if step.instead)


def steps(game: Shelved, module: Plugged) -> Iterator[Any]:
    """Yield all steps of a module, for any number of players."""
    for seats in game.tables():
        setup = alone(game, module, seats)
        for course in terms(game.key)["Courses"] if setup is not None else ():
            yield from module.steps(course, setup)


def alone(game: Shelved, module: Plugged, seats: int) -> Any | None:
    """Return a setup with this module alone, if this number of players can play it."""
    return setup_of(game, seats, [module.key] if module.key in game.expansions else [])


def setup_of(game: Shelved, seats: int, modules: list[str]) -> Any | None:
    """Return a setup of these players with these modules, or None if the rules refuse it."""
    wanted = {key for name in modules for key in (name, *game.expansions[name].requires_one_of()[:1])}
    try:
        return game.setup(seats, sorted(wanted))
    except Exception as error:
        if type(error).__name__ != "SetupError":
            raise
        return None


def together(game: Shelved, one: str, other: str) -> bool:
    """Can both be used together, for some number of players?"""
    modules = [key for key in (one, other) if key in game.expansions]
    return any(setup_of(game, seats, modules) is not None for seats in game.tables())


def read(game: Shelved) -> Users:
    """Return which modules read what, by the source. A step is read by the module that adds it."""
    users: Users = defaultdict(set)
    for module in every(game):
        for step in steps(game, module):
            users[Plug("step", step.rule)].add(module.key)
    whose = owners(game)
    for reads in (readers(game.key), readers_of_cards(game.key)):
        for name, plugs in reads.items():
            for plug in plugs:
                users[plug] |= whose[name]
    return users


def owners(game: Shelved) -> dict[str, set[str]]:
    """Return the owner of each file: a module, that of a class it derives from, or the file as a chapter."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in every(game):
        for home in homes(game, module):
            for source in sources(game.key):
                if source.name == home or source.name.startswith(home + "/"):
                    found[source.name].add(module.key)
    for source in sources(game.key):
        found[source.name] = chapter(source.name, found[source.name])
    return found


def chapter(file: str, modules: set[str]) -> set[str]:
    """Return the chapter of a file named like one of its modules: `actions/invade` also has the action."""
    name = file.rpartition("/")[2]
    return {name} if name in modules or not modules else modules


def homes(game: Shelved, module: Plugged) -> Iterator[str]:
    """Yield where its class and its base classes are: a folder if the class has it alone."""
    for base in rule_classes(game, type(module)):
        name = place(game, base)
        folder, _, file = name.rpartition("/")
        # one chapter of several in a folder, such as `battles/battle`
        one_of_several = file == module.key != folder.rpartition("/")[2]
        yield folder if folder and not one_of_several and is_alone(game, folder) else name


def is_alone(game: Shelved, folder: str) -> bool:
    """Is only one class of a module in this folder?"""
    classes = {base for module in every(game) for base in rule_classes(game, type(module))}
    return len([base for base in classes if place(game, base).startswith(folder + "/")]) == 1


def rule_classes(game: Shelved, kind: type) -> list[type]:
    """Return its class and its bases, without those that several chapters share, which are no rules."""
    forms = {base for module in game.base for base in type(module).__mro__[1:]}
    return [base for base in kind.__mro__ if base not in forms and place(game, base)]


def place(game: Shelved, kind: type) -> str:
    """Return the file of a class, or "" if it is not in the game."""
    package = f"meadhall.games.{game.key}."
    return kind.__module__.removeprefix(package).replace(".", "/") if kind.__module__.startswith(package) else ""
