"""External bots: classes, installed packages, and programs in any language. (not compiled)

    mypkg.mod:MyBot                          a class: a Bot, or anything with choose(situation)
    [project.entry-points."meadhall.bots"]   the same for a package, by a short name: mine = "mypkg.mod:MyBot"
    run:./my-program                         a program that reads a question a line and writes an answer a line

Such a name runs code, so it must never come from a network: the server uses `recruit`.
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
from typing import Any

import msgspec

from meadhall.bots.base import Bot, Situation
from meadhall.bots.driver import recruit
from meadhall.bots.search import TimeSource
from meadhall.core.errors import IllegalAnswer, SetupError
from meadhall.core.game import Game

INSTALLED = "meadhall.bots"
PROGRAM = "run:"
PROTOCOL = 1
RIGHT = "name a class as mypkg.mod:MyBot, with choose(situation), or a program as run:./my-program"


@cache
def installed() -> Mapping[str, importlib.metadata.EntryPoint]:
    """Return the bots of installed packages."""
    return {point.name: point for point in importlib.metadata.entry_points(group=INSTALLED)}


def enlist(name: str, game: Game, clock: TimeSource = time.monotonic) -> Bot:
    """Create a built-in bot, whose time limit uses this clock, or an external one."""
    if ":" in name or name in installed():
        return foreign(name)
    return recruit(name, game, clock)


def foreign(name: str) -> Bot:
    """Create an external bot."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    made = (installed()[name].load() if name in installed() else class_of(name))()
    if not callable(getattr(made, "choose", None)):
        raise SetupError(f"the bot {name!r} has no choose(situation)", right=RIGHT)
    if isinstance(made, Bot):
        return made
    return SamplingGuest(made) if getattr(made, "dreams", False) else Guest(made)


def class_of(name: str) -> Any:  # Any: a class from outside
    """Import mypkg.mod:MyBot; the current folder is searched too."""
    module, _, cls = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"no bot {name!r}: {error}", right=RIGHT) from None


class Guest(Bot):
    """Wraps a class that is no `Bot` but has `choose`."""

    key: str = "guest"
    looks: bool = True

    def __init__(self, made: Any) -> None:  # Any: a class from outside
        super().__init__()
        self.made = made

    def choose(self, situation: Situation) -> int:
        return int(self.made.choose(situation))


class SamplingGuest(Guest):
    """Wraps a class with `dreams = True`: it also gets sampled worlds."""

    dreams: bool = True


class ProgramBot(Bot):
    """A child process: one line of JSON per question, one line per answer."""

    key: str = "program"
    looks: bool = True

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except (OSError, ValueError, IndexError) as error:
            raise SetupError(f"the program {command!r} does not start: {error}", right=RIGHT) from None

    def choose(self, situation: Situation) -> int:
        """Ask the program. Output that is no answer raises IllegalAnswer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{question(situation)}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        try:
            return int(json.loads(line)["action"])
        except (ValueError, KeyError, TypeError):
            right = '{"action": 12}, one of `legal`'
            raise IllegalAnswer(f"the program {self.command!r} said {line!r}", right=right) from None

    def __del__(self) -> None:
        """End the program."""
        process = getattr(self, "process", None)
        if process is not None:
            process.stdin.close()
            process.terminate()
            process.wait()
            process.stdout.close()


def question(situation: Situation) -> str:
    """Return what the seat may know as one line of JSON."""
    message = {
        "protocol": PROTOCOL,
        "game": situation.game,
        "seat": situation.seat,
        "seats": situation.seats,
        "legal": situation.legal,
        "question": situation.question,
        "view": situation.view,
    }
    return msgspec.json.encode(message).decode()
