"""How a table reaches what lies outside it: the disk, the open pages, and its share of the loop."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from meadhall.server.contract.messages import Wish
from meadhall.server.store.rows import Result, Row
from meadhall.server.thinking.turns import Requester


class LoadAnswers(Protocol):
    """Reads the versions after one from disk."""

    def __call__(self, since: int = 0) -> Awaitable[list[Row]]:
        """In order."""


async def at_once(requester: Requester) -> Callable[[], None]:
    """Nobody else wants the loop."""
    return _nothing


def _nothing() -> None:
    """Nobody waits for it."""


class TablePorts(msgspec.Struct, frozen=True):
    """How a table reaches the disk and the open pages."""

    save_answer: Callable[[Row, Result | None, bool], Awaitable[None]]  # bool: the game is marked from now on
    load_answers: LoadAnswers
    save_wish: Callable[[Wish | None], Awaitable[None]]
    notify_pages: Callable[[], None]
    requester: Callable[[], Requester | None] = Requester  # on whose behalf bots think; None: nobody looks
    bots_turn: Callable[[Requester], Awaitable[Callable[[], None]]] = (
        at_once  # bots' turn to answer, and that it is over
    )
