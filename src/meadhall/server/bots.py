"""Bots think outside the event loop, for a limited time, and always come back with something legal."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from meadhall.server.position import Position

LOG = logging.getLogger("meadhall.bots")
PATIENCE = 1.8  # seconds


class Bots:
    """A few threads that think."""

    def __init__(self, threads: int = 2, patience: float = PATIENCE) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.patience = patience

    async def choose(self, position: Position, seat: int, bot: str) -> int:
        """The bot's answer, or a legal one if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self.pool, position.choose, seat, bot)
        try:
            return await asyncio.wait_for(thinking, self.patience)
        except Exception:
            LOG.exception("bot %s gave no answer", bot)
            return fallback(position, seat)

    def close(self) -> None:
        """No more thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def fallback(position: Position, seat: int) -> int:
    """What the question itself proposes for somebody absent, else its first option."""
    question = position.question(seat)
    assert question is not None, "only seats that are asked are answered for"
    return question.options[0].action if question.default is None else question.default
