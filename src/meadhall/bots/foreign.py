"""Bots from outside: your own classes, installed packages, and programs in any language.
(not compiled)

    mypkg.mod:MyBot                          a class: a Bot, or anything with choose(glimpse)
    [project.entry-points."meadhall.bots"]   the same for a package, by a short name: mine = "mypkg.mod:MyBot"
    run:./my-program                         a program that reads a question a line and writes an answer a line

Such a name runs code, so it must come from whoever runs Meadhall, never over a network: halls use `recruit`.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec

from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.driver import recruit
from meadhall.bots.thinking import TimeSource
from meadhall.core.errors import IllegalAnswer, SetupError
from meadhall.core.game import Game

INSTALLED = "meadhall.bots"
PROGRAM = "run:"
PROTOCOL = 1
RIGHT = "name a class as mypkg.mod:MyBot, with choose(glimpse), or a program as run:./my-program"


@cache
def installed() -> Mapping[str, importlib.metadata.EntryPoint]:
    """Bots of installed packages."""
    return {point.name: point for point in importlib.metadata.entry_points(group=INSTALLED)}


def enlist(name: str, game: Game, clock: TimeSource = time.monotonic) -> Bot:
    """A bot of the house, whose seconds this clock counts, or one from elsewhere."""
    if ":" in name or name in installed():
        return foreign(name)
    return recruit(name, game, clock)


def foreign(name: str) -> Bot:
    """The bot behind such a name, a new one each time."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    made = (installed()[name].load() if name in installed() else class_of(name))()
    if not callable(getattr(made, "choose", None)):
        raise SetupError(f"the bot {name!r} has no choose(glimpse)", right=RIGHT)
    if isinstance(made, Bot):
        return made
    return Dreaming(made) if getattr(made, "dreams", False) else Guest(made)


def class_of(name: str) -> Any:  # Any: a class of somebody else
    """mypkg.mod:MyBot, found from the folder we are in as well."""
    module, _, cls = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"no bot {name!r}: {error}", right=RIGHT) from None


class Guest(Bot):
    """Wraps a class that is no `Bot` but has `choose`."""

    key: ClassVar[str] = "guest"
    looks: ClassVar[bool] = True

    def __init__(self, made: Any) -> None:  # Any: a class of somebody else
        super().__init__()
        self.made = made

    def choose(self, glimpse: Glimpse) -> int:
        return int(self.made.choose(glimpse))


class Dreaming(Guest):
    """Wraps a class with `dreams = True`: it also gets imagined positions."""

    dreams: ClassVar[bool] = True


class ProgramBot(Bot):
    """A child process: one line of JSON per question, one line per answer."""

    key: ClassVar[str] = "program"
    looks: ClassVar[bool] = True

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except (OSError, ValueError, IndexError) as error:
            raise SetupError(f"the program {command!r} does not start: {error}", right=RIGHT) from None

    def choose(self, glimpse: Glimpse) -> int:
        """Ask it. Whatever it says that is no answer is an error, and the driver then answers for it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{question(glimpse)}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        try:
            return int(json.loads(line)["action"])
        except (ValueError, KeyError, TypeError):
            right = '{"action": 12}, one of `legal`'
            raise IllegalAnswer(f"the program {self.command!r} said {line!r}", right=right) from None

    def __del__(self) -> None:
        """It ends when nobody will ask it any more."""
        process = getattr(self, "process", None)
        if process is not None:
            process.stdin.close()
            process.terminate()
            process.wait()
            process.stdout.close()


def question(glimpse: Glimpse) -> str:
    """All that the seat may know, in one line."""
    told = {
        "protocol": PROTOCOL,
        "game": glimpse.game,
        "seat": glimpse.seat,
        "seats": glimpse.seats,
        "legal": glimpse.legal,
        "question": glimpse.question,
        "view": glimpse.view,
    }
    return msgspec.json.encode(told).decode()
