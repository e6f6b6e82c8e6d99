"""The callables through which a table reaches the storage, the open pages and the queue of bot turns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from meadhall.server.protocol.messages import Wish
from meadhall.server.storage.rows import Result, Row
from meadhall.server.workers.turns import Requester


class LoadAnswers(Protocol):
    """Loads the saved versions of a table."""

    def __call__(self, since: int = 0) -> Awaitable[list[Row]]:
        """All versions after `since`, in order."""


async def at_once(requester: Requester) -> Callable[[], None]:
    """Give a bot its turn without waiting."""
    return _nothing


def _nothing() -> None:
    """Do nothing when the turn ends."""


class TablePorts(msgspec.Struct, frozen=True):
    """What a table needs from the hall."""

    save_answer: Callable[[Row, Result | None, bool], Awaitable[None]]  # bool: mark the game as taken back
    load_answers: LoadAnswers
    save_wish: Callable[[Wish | None], Awaitable[None]]
    notify_pages: Callable[[], None]
    requester: Callable[[], Requester | None] = Requester  # for whom bots think; None: no page is open
    bots_turn: Callable[[Requester], Awaitable[Callable[[], None]]] = (
        at_once  # waits for a bot's turn; call the result to end it
    )
