"""Reviews of finished games on a server: one at a time, computed once, with progress."""

from __future__ import annotations

import asyncio
import random
from multiprocessing import Pipe
from pathlib import Path

import pytest

from meadhall.interface import shelf
from meadhall.server.protocol.requests import Reviewed
from meadhall.server.workers import review_worker
from meadhall.server.workers.pool import PROGRESS, OnProgress
from meadhall.server.workers.record_worker import Job
from meadhall.server.workers.review_worker import (
    IN_LINE,
    KEPT_REVIEWS,
    OF_ADDRESS,
    OF_ALL,
    RETRY_S,
    ReviewResult,
    ReviewWorker,
)
from meadhall.server.workers.turns import CrowdedError, Requester
from meadhall.server.workers.worker_main import ENCODER
from meadhall.server.workers.workers import ProcessPool, Worker
from tests.house.sources import ROOT
from tests.server.halls import Person, hall_of, open_hall, within
from tests.server.loops import run

GUEST = Requester("here", "anna")


def test_a_review_comes_after_the_game_and_never_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.ELSEWHERE, str(ROOT / "tests" / "games" / "raid"))
    with open_hall(tmp_path) as hall:
        anna, reviews = Person(hall, "Anna"), hall_of(hall).jobs.reviews
        table = anna.open_table("me", "karl", game="raid")["id"]
        path, luck = f"/api/tables/{table}/review", random.Random(5)
        with anna.at(table) as page:
            while not page.until_asked()["over"]:
                early = anna.get(path)
                assert (early.status_code, early.json()["reason"]) == (409, "not-over")
                page.answer(luck.choice(page.actions()))
        assert reviews.kept == {}, "nothing was begun before the end"
        assert anna.get(path).json()["percent"] == 0
        within(hall, lambda: reviews.tasks[table])
        found = anna.get(path).json()
        assert (found["percent"], found["trouble"]) == (100, "")
        assert found["review"]["answers"] == found["review"]["course"][-1]["at"]
        assert Person(hall, "Bo").get(path).json() == found, "it is made once"
        reviews.close()


# -- the review worker alone


class Quick(ProcessPool):
    """A worker that returns an empty review at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Count the calls."""
        self.asked += 1
        assert tell is not None
        tell(60)
        return ENCODER.encode(ReviewResult(trouble=f"asked {self.asked}"))


def test_a_review_is_computed_once_for_all_requests() -> None:
    async def ask() -> list[Reviewed | None]:
        reviews = ReviewWorker(Quick())
        told = [reviews.begin("a", Job("review"), GUEST) for _ in range(3)]
        await reviews.tasks["a"]
        return [*told, reviews.known("a")]

    assert run(ask()) == [Reviewed(0)] * 3 + [Reviewed(100, None, "asked 1")]


def test_a_worker_reports_its_progress() -> None:
    worker, heard = Worker.__new__(Worker), list[int]()
    worker.line, other = Pipe()
    for said in (PROGRESS + b"10", PROGRESS + b"60", b"done"):
        other.send_bytes(said)
    assert worker.ask(b"question", 60.0, heard.append) == b"done"
    assert heard == [10, 60]


def test_only_so_many_reviews_are_kept() -> None:
    reviews = ReviewWorker(Quick())
    for number in range(KEPT_REVIEWS + 10):
        reviews.kept[str(number)] = Reviewed(100)
        reviews._let_go()
    assert len(reviews.kept) == KEPT_REVIEWS
    assert reviews.known("9") is None
    assert reviews.known(str(KEPT_REVIEWS + 9)) == Reviewed(100)
    reviews.close()


def test_a_game_that_cannot_be_replayed_is_reported() -> None:
    said: list[bytes] = []
    told = review_worker.REVIEW_RESULTS.decode(
        review_worker.run_guarded(said.append, ENCODER.encode(Job("review", "", "no such game")))
    )
    assert told.review is None
    assert told.trouble


# -- attacks


class Never(ProcessPool):
    """A worker that starts and never finishes."""

    def __init__(self) -> None:
        super().__init__(1)

    async def ask(self, question: bytes, timeout_s: float, tell: OnProgress | None = None) -> bytes:
        """Wait until cancelled."""
        await asyncio.get_running_loop().create_future()
        return b""


def test_the_queue_is_limited_in_total_and_by_address() -> None:
    """New guests, each with its own game, from few addresses or from many."""

    async def asked(address: str) -> tuple[int, bool]:
        reviews = ReviewWorker(Never())
        for number in range(3 * OF_ALL):
            account = Requester(address.format(number), f"guest {number}")
            try:
                reviews.admit(account)
            except CrowdedError:
                continue
            reviews.begin(str(number), Job("review"), account)
            await asyncio.sleep(0)
        anna, waiting = Requester("elsewhere", "anna"), reviews.turns.waiting
        free = not reviews.turns.is_crowded(anna)
        reviews.close()
        return waiting, free

    assert run(asked("one address")) == (OF_ADDRESS, True), "others still find a place in the line"
    assert run(asked("address {}")) == (OF_ALL, False)


def test_a_request_that_finds_the_queue_full_can_be_repeated() -> None:
    """The request was admitted, but the queue filled while the game was read: the next request starts again."""

    async def asked() -> Reviewed | None:
        reviews = ReviewWorker(Never())
        for number in range(IN_LINE + 2):
            reviews.begin(str(number), Job("review"), GUEST)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        found = reviews.known(str(IN_LINE + 1))
        reviews.close()
        return found

    assert run(asked()) is None


def test_a_game_that_fails_does_not_take_the_only_place_again_and_again() -> None:
    async def asked() -> list[object]:
        reviews = ReviewWorker(quick := Quick())
        reviews.begin("a", Job("review"), GUEST)
        await reviews.tasks["a"]
        told = [reviews.known("a"), reviews.known("a")]
        reviews.failed["a"] -= RETRY_S + 1
        return [*told, reviews.known("a"), quick.asked]

    failed = Reviewed(100, None, "asked 1")
    assert run(asked()) == [failed, failed, None, 1], "kept for a while, then it may be tried again"


def test_no_game_is_read_while_the_queue_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.ELSEWHERE, str(ROOT / "tests" / "games" / "raid"))
    with open_hall(tmp_path) as hall:
        anna, luck = Person(hall, "Anna"), random.Random(5)
        table = anna.open_table("me", "karl", game="raid")["id"]
        with anna.at(table) as page:
            while not page.until_asked()["over"]:
                page.answer(luck.choice(page.actions()))
        reviews = hall_of(hall).jobs.reviews
        monkeypatch.setattr(reviews.turns, "is_crowded", lambda account: True)
        monkeypatch.setattr(reviews, "begin", None)
        refused = anna.get(f"/api/tables/{table}/review")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")
        assert reviews.kept == {}
