"""A hall that is killed and opened again, as often as a bench wants it, and what a kill looks like from outside.

Halls are forked by a process that has everything loaded and holds nothing else, so a new one is open at once, and no
hall inherits a socket of those who play, or another one's door: when one is killed, its lines break.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import threading
import time
import traceback
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle, send_handle
from typing import Any, NoReturn

import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from meadhall.server.play.engine import find_games
from meadhall.server.serving.app import HallSettings, make_app
from meadhall.server.serving.process import open_door
from meadhall.server.web.websocket import DirectWebSocket

Json = dict[str, Any]
Prepare = Callable[[], None]
TIMEOUT_S = 120.0  # seconds without a word from the hall, on a busy machine
KILLED = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)  # how a kill looks from outside
NO_LIMITS = HallSettings(limits="none")
SHELF = find_games()


class SilentError(Exception):
    """The hall is open and says nothing: that is never how a kill looks."""


# -- where halls come from


class Brood:
    """The process that forks halls, kills them, and knows how they ended. It ends with us."""

    def __init__(self) -> None:
        self.line, theirs = multiprocessing.Pipe()
        self.lock = threading.Lock()
        self.pid = os.fork()
        if self.pid == 0:
            self.line.close()
            tend(theirs)
        theirs.close()

    def open(self, door: socket.socket, database: str, settings: HallSettings, prepare: Prepare) -> int:
        """A new hall behind this door; its process."""
        with self.lock:
            self.line.send(("open", database, settings, prepare))
            send_handle(self.line, door.fileno(), self.pid)
            return int(self.line.recv())

    def kill(self, hall: int) -> None:
        """Returns when it is gone."""
        with self.lock:
            self.line.send(("kill", hall))
            self.line.recv()

    def end_of(self, hall: int) -> int | None:
        """How a hall ended that nobody killed; None: it lives."""
        with self.lock:
            self.line.send(("look", hall))
            found: int | None = self.line.recv()
            return found


@cache
def brood() -> Brood:
    """One for all halls: to be called before there is a thread or an event loop."""
    return Brood()


def tend(line: Connection) -> NoReturn:
    """As the brood: one wish after the other, until nobody wishes any more."""
    halls: set[int] = set()
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            wish, *more = line.recv()
            if wish == "open":
                hall = hatched(line, *more)
                halls.add(hall)
                line.send(hall)
            elif wish == "kill":
                halls.discard(*more)
                ended(*more)
                line.send(None)
            else:
                line.send(looked_at(*more))
    for hall in halls:
        ended(hall)
    os._exit(0)


def hatched(line: Connection, database: str, settings: HallSettings, prepare: Prepare) -> int:
    """A fork that is a hall."""
    door = socket.socket(fileno=recv_handle(line))
    hall = os.fork()
    if hall == 0:
        line.close()
        with suppress(KeyboardInterrupt):
            serve(database, settings, prepare, door)
        os._exit(1)  # a hall of a bench is killed, or has failed
    door.close()
    return hall


def serve(database: str, settings: HallSettings, prepare: Prepare, door: socket.socket) -> None:
    """A hall, in a process that is going to be killed."""
    try:
        prepare()
        app = make_app(database, SHELF, settings)
        uvicorn.Server(uvicorn.Config(app, ws=DirectWebSocket, log_config=None, access_log=False)).run([door])
    except Exception:
        traceback.print_exc()


def ended(hall: int) -> None:
    """Killed, and reaped; unless it was before."""
    with suppress(ProcessLookupError, ChildProcessError):
        os.kill(hall, signal.SIGKILL)
        os.waitpid(hall, 0)


def looked_at(hall: int) -> int | None:
    """None: it lives. Nothing is reaped: whoever kills it does that."""
    try:
        found = os.waitid(os.P_PID, hall, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return -signal.SIGKILL  # it was killed by us
    return None if found is None else found.si_status


# -- for those who play


class Patience:
    """How long anybody waited for a word at most."""

    longest_s = 0.0

    @contextmanager
    def noted(self) -> Iterator[None]:
        """While somebody waits."""
        begun = time.monotonic()
        yield
        self.longest_s = max(self.longest_s, time.monotonic() - begun)


PATIENCE = Patience()


def nothing() -> None:
    """No preparation."""


class Mortal:
    """A hall that is killed and opened again. Whoever comes meanwhile waits at the door."""

    def __init__(self, database: str, settings: HallSettings = NO_LIMITS, prepare: Prepare = nothing) -> None:
        brood()  # before there is a door that it could inherit
        self.database, self.settings, self.prepare = database, settings, prepare
        self.door = open_door("127.0.0.1", 0)
        self.port: int = self.door.getsockname()[1]
        self.open()

    def open(self) -> None:
        """A new process."""
        self.process = brood().open(self.door, self.database, self.settings, self.prepare)

    def kill(self) -> None:
        """It has no time for a last word."""
        brood().kill(self.process)

    def close(self) -> None:
        """For good."""
        self.kill()
        self.door.close()

    def ask(self, path: str, cookie: str = "", body: Json | None = None) -> tuple[Json, str]:
        """A request; the answer, and the cookie we are given."""
        headers = {"content-type": "application/json", "cookie": cookie}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/{path}", data, headers)
        try:
            with PATIENCE.noted(), urllib.request.urlopen(request, timeout=TIMEOUT_S) as reply:
                return json.load(reply), (reply.headers.get("set-cookie") or "").partition(";")[0]
        except TimeoutError:
            raise self.silence(f"/api/{path}") from None

    def silence(self, where: str) -> SilentError:
        """What to say when it says nothing."""
        end = brood().end_of(self.process)
        how = "lives" if end is None else f"ended by itself with {end}"
        return SilentError(f"{where}: no word for {TIMEOUT_S:.0f} s; the hall's process {how}")


class OneOfMany(Mortal):
    """A process beside others. Its door goes with it: nobody waits where nobody comes, as behind a proxy."""

    def open(self) -> None:
        """A new process behind a new door, which only that process holds."""
        if self.door.fileno() == -1:
            self.door = open_door("127.0.0.1", 0)
            self.port = self.door.getsockname()[1]
        super().open()
        self.door.close()


def check(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Raise what went wrong in those that have ended."""
    for task in tasks:
        if task.done():
            task.result()


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel them, and wait until they have ended; raise what went wrong."""
    tasks = [*tasks]
    for task in tasks:
        task.cancel()
    for end in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(end, Exception):
            raise end
