"""What runs in a worker process: it gets a determinized world, never the real match, and thinks about it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from meadhall import shelf
from meadhall.bots.driver import Driver, advice, recruit
from meadhall.bots.settings import with_time_limit
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.packing import MatchPacker, Setting, packer_for
from meadhall.server.contract.messages import Weighed
from meadhall.wire import Odds

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

READY = b"ready"
NICE = 5  # the server goes first where processors are few
TIME_LIMIT_S = 1.0  # seconds for an answer, unless the bot's name has a limit


class ThinkingTask(msgspec.Struct, frozen=True):
    """What is to be thought about: the setup, a world that the seat cannot tell from the real one, and luck."""

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
    hurried: bool = False  # the clock ended the thought: on a quicker machine it might be another one


THOUGHTS = msgspec.msgpack.Decoder(ThinkingTask)
CONCLUSIONS = msgspec.msgpack.Decoder(Conclusion)
ENCODER = msgspec.msgpack.Encoder()


def think(thought: ThinkingTask) -> Conclusion:
    """Think."""
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
    """What a bot makes of the answers."""
    chance = seeded(thought.luck)
    estimates = advice(place.game, world, thought.seat, chance, with_time_limit(thought.bot, TIME_LIMIT_S))
    return [Weighed(e.action, e.value, e.reason) for e in estimates]


def run_guarded(data: bytes) -> bytes:
    """Think, whatever happens."""
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
    """From now on others go first; until here a process begins as quickly as they do."""
    if hasattr(os, "nice"):  # not everywhere
        os.nice(by)


def serve(line: Connection, answer: Callable[[bytes], bytes]) -> None:
    """Answer until nobody is at the other end. Ctrl+C is for the hall."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        line.send_bytes(READY)
        while True:
            line.send_bytes(answer(line.recv_bytes()))
    sys.exit(0)
