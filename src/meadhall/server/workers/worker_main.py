"""The code of a worker process. It gets a determinized world, never the real match."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from meadhall.bots.driver import Driver, advice, recruit
from meadhall.bots.settings import with_time_limit
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.interface.packing import MatchPacker, Setting, packer_for
from meadhall.interface.wire import Odds
from meadhall.server.protocol.messages import Weighed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

READY = b"ready"
NICE = 5  # lower priority than the server
TIME_LIMIT_S = 1.0  # seconds for an answer, unless the bot's name contains a limit


class ThinkingTask(msgspec.Struct, frozen=True):
    """A task for a bot: the setup, a world consistent with what the seat knows, and a seed for its luck."""

    kind: str  # "choose", "hint" or "odds"
    setting: Setting
    seat: int
    bot: str
    luck: str
    world: bytes


class Conclusion(msgspec.Struct, frozen=True):
    """The result: an answer, a hint (best first), or odds. `trouble` says what went wrong."""

    action: int = -1
    hint: list[Weighed] = []
    odds: Odds | None = None
    trouble: str = ""
    hurried: bool = False  # the time limit ended the search, so a faster machine may answer differently


THOUGHTS = msgspec.msgpack.Decoder(ThinkingTask)
CONCLUSIONS = msgspec.msgpack.Decoder(Conclusion)
ENCODER = msgspec.msgpack.Encoder()


def think(thought: ThinkingTask) -> Conclusion:
    """Run a task: choose an answer, give hints, or compute odds."""
    place = packer_for(thought.setting)
    world = place.unpack(thought.world)
    if thought.kind == "odds":
        return Conclusion(odds=shelf.odds(place.game, world, thought.seat))
    if thought.kind == "hint":
        return Conclusion(hint=hints(place, world, thought))
    driver = Driver(place.game, seeded(thought.luck))
    bot = recruit(with_time_limit(thought.bot, TIME_LIMIT_S), place.game)
    return Conclusion(action=driver.choose(world, thought.seat, bot), hurried=bot.budget.hurried)


def hints(place: MatchPacker, world: Match, thought: ThinkingTask) -> list[Weighed]:
    """A bot's estimates of the possible answers, best first."""
    chance = seeded(thought.luck)
    estimates = advice(place.game, world, thought.seat, chance, with_time_limit(thought.bot, TIME_LIMIT_S))
    return [Weighed(e.action, e.value, e.reason) for e in estimates]


def run_guarded(data: bytes) -> bytes:
    """Run an encoded task. Every exception becomes an encoded error."""
    try:
        return ENCODER.encode(think(THOUGHTS.decode(data)))
    except Exception as trouble:
        return ENCODER.encode(Conclusion(trouble=f"{type(trouble).__name__}: {trouble}"))


def work(line: Connection) -> None:
    """The main loop of a worker."""
    for name in shelf.names():
        shelf.game_named(name)
    lower_priority(NICE)
    serve(line, run_guarded)


def lower_priority(by: int) -> None:
    """Lower the priority of this process by `by`. Called after start-up, so that the start is not slowed."""
    if hasattr(os, "nice"):  # missing on Windows
        os.nice(by)


def serve(line: Connection, answer: Callable[[bytes], bytes]) -> None:
    """Answer requests until the pipe is closed. Ignores SIGINT, which the server handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        line.send_bytes(READY)
        while True:
            line.send_bytes(answer(line.recv_bytes()))
    sys.exit(0)
