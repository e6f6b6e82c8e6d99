"""Asks bots in worker processes, with a timeout. Always returns a legal answer."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import defaultdict, deque
from typing import Protocol

from meadhall.interface.wire import Question
from meadhall.server import metrics
from meadhall.server.protocol.messages import Advice, Ask
from meadhall.server.workers.pool import StuckError, WorkerPool
from meadhall.server.workers.turns import Requester, RoundRobin
from meadhall.server.workers.worker_main import Conclusion, ThinkingTask

LOG = logging.getLogger("meadhall.bots")
THINKING_TIMEOUT_S = 1.8  # seconds
COURTESY_DELAY_S = 0.1  # seconds after a person's answer: its update is sent before bots use the CPU
BEAT_S = 0.2  # seconds: bots answer at multiples of this, so that the time reveals nothing about their cards
REMEMBERED = 32  # thinking times kept per bot
HINTS = "jarl"  # the bot that gives hints
NO_REQUESTER = Requester()
NO_TELLING = "cannot-tell"


class Thinkable(Protocol):
    """The part of a position that bots need."""

    def asked(self) -> list[int]:
        """The seats that must answer now."""

    def question(self, seat: int) -> Question | None:
        """The question of this seat; None if it is not asked."""

    def only_answer(self, seat: int) -> int | None:
        """The only legal answer of a seat; None if it has a choice."""

    def allows(self, seat: int, action: int) -> bool:
        """Whether this answer is legal for the seat now."""

    def thought(self, kind: str, seat: int, bot: str, luck: str) -> ThinkingTask:
        """The task for a worker, with a determinized world that is consistent with what the seat knows."""


class Bots:
    """Asks the workers for answers and hints, and hides how long a bot thought."""

    def __init__(
        self,
        workers: int | WorkerPool = 1,
        timeout_s: float = THINKING_TIMEOUT_S,
        delay_s: float = COURTESY_DELAY_S,
        beat_s: float = BEAT_S,
    ) -> None:
        self.beat_s = beat_s
        self.workers = _processes(workers) if isinstance(workers, int) else workers
        self.turns = RoundRobin(self.workers.count)
        self.timeout_s = timeout_s
        self.delay_s = delay_s
        self.pauses: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    async def choose(
        self, position: Thinkable, seat: int, bot: str, luck: str = "", requester: Requester = NO_REQUESTER
    ) -> int:
        """The bot's answer, or a legal one if it fails or takes too long."""
        only, asked = position.only_answer(seat), time.monotonic()
        if only is not None:
            await asyncio.sleep(self.usual_pause(bot))
            return only
        warm = self.workers.up.is_set()
        async with self.turns.turn(requester):
            began = time.monotonic()
            found = await self._concluded(position, "choose", seat, bot, luck)
        took = time.monotonic() - began
        await asyncio.sleep(self.until_beat(time.monotonic() - asked))
        metrics.THINKING.observe(took, bot=bot)
        if found.hurried:
            metrics.HURRIED.add(bot=bot)
            LOG.info("%s was ended early, after %.1f s", bot, took)
        if warm:  # the first answer includes the start of a process
            self.pauses[bot].append(time.monotonic() - asked)
        return found.action if position.allows(seat, found.action) else fallback(position, seat)

    def usual_pause(self, bot: str) -> float:
        """A random earlier thinking time. A bot with one legal answer must not be recognised by its speed."""
        return random.choice(self.pauses[bot] or (self.beat_s,))

    def until_beat(self, took: float) -> float:
        """Seconds until the next multiple of the beat."""
        return -took % self.beat_s if self.beat_s else 0.0

    async def advise(self, position: Thinkable, seat: int, ask: Ask, requester: Requester = NO_REQUESTER) -> Advice:
        """The odds of a battle, or a hint. Only a seat that must answer gets a hint."""
        if ask.about == "hint" and seat not in position.asked():
            return Advice(ask.id, ask.version, None, [], "not-asked")
        async with self.turns.turn(requester):
            found = await self._concluded(position, ask.about, seat, HINTS, "")
        known = found.odds is not None or bool(found.hint)
        return Advice(ask.id, ask.version, found.odds, found.hint, "" if known else NO_TELLING)

    async def _concluded(self, position: Thinkable, kind: str, seat: int, bot: str, luck: str) -> Conclusion:
        try:
            found = await self.workers.think(position.thought(kind, seat, bot, luck), self.timeout_s)
        except StuckError as stuck:
            found = Conclusion(trouble=str(stuck))
        if found.trouble:
            LOG.error("%s could not %s: %s", bot, kind, found.trouble)
        return found

    def close(self) -> None:
        """End the workers."""
        self.workers.close()


def _processes(count: int) -> WorkerPool:
    from meadhall.server.workers.workers import ProcessPool  # imported late: a browser has no processes

    return ProcessPool(count)


def fallback(position: Thinkable, seat: int) -> int:
    """The default answer of the seat's question, else its first option."""
    question = position.question(seat)
    assert question is not None, "only seats that are asked are answered for"
    return question.options[0].action if question.default is None else question.default
