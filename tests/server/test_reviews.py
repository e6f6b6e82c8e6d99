"""Reviews in the hall: for finished games only, one at a time, made once, and told how far they are."""

from __future__ import annotations

import random
from multiprocessing import Pipe
from pathlib import Path

import pytest

from meadhall import shelf
from meadhall.server.contract.requests import Reviewed
from meadhall.server.play import critics
from meadhall.server.play.critics import KEPT, Critic, Written
from meadhall.server.play.errands import Errand
from meadhall.server.thinking.thinkers import PROGRESS, Tell
from meadhall.server.thinking.turns import Account
from meadhall.server.thinking.worker_main import ENCODER
from meadhall.server.thinking.workers import Worker, Workers
from tests.house.sources import ROOT
from tests.server.halls import Person, hall_of, open_hall, within
from tests.server.loops import run

GUEST = Account("here", "anna")


def test_a_review_comes_after_the_game_and_never_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.ELSEWHERE, str(ROOT / "tests" / "games" / "raid"))
    with open_hall(tmp_path) as hall:
        anna, critic = Person(hall, "Anna"), hall_of(hall).clerks.critic
        table = anna.open_table("me", "karl", game="raid")["id"]
        path, luck = f"/api/tables/{table}/review", random.Random(5)
        with anna.at(table) as page:
            while not page.until_asked()["over"]:
                early = anna.get(path)
                assert (early.status_code, early.json()["reason"]) == (409, "not-over")
                page.answer(luck.choice(page.actions()))
        assert critic.kept == {}, "nothing was begun before the end"
        assert anna.get(path).json()["percent"] == 0
        within(hall, lambda: critic.tasks[table])
        found = anna.get(path).json()
        assert (found["percent"], found["trouble"]) == (100, "")
        assert found["review"]["answers"] == found["review"]["course"][-1]["at"]
        assert Person(hall, "Bo").get(path).json() == found, "it is made once"
        critic.close()


# -- the critic alone


class Quick(Workers):
    """Makes nothing of it, at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def ask(self, question: bytes, timeout_s: float, tell: Tell | None = None) -> bytes:
        """How often it was asked."""
        self.asked += 1
        assert tell is not None
        tell(60)
        return ENCODER.encode(Written(trouble=f"asked {self.asked}"))


def test_a_table_is_looked_at_once_however_many_ask() -> None:
    async def ask() -> list[Reviewed | None]:
        critic = Critic(Quick())
        told = [critic.begin("a", Errand("review"), GUEST) for _ in range(3)]
        await critic.tasks["a"]
        return [*told, critic.known("a")]

    assert run(ask()) == [Reviewed(0)] * 3 + [Reviewed(100, None, "asked 1")]


def test_a_worker_says_how_far_it_is_before_it_answers() -> None:
    worker, heard = Worker.__new__(Worker), list[int]()
    worker.line, other = Pipe()
    for said in (PROGRESS + b"10", PROGRESS + b"60", b"done"):
        other.send_bytes(said)
    assert worker.ask(b"question", 60.0, heard.append) == b"done"
    assert heard == [10, 60]


def test_only_so_many_reviews_are_kept() -> None:
    critic = Critic(Quick())
    for number in range(KEPT + 10):
        critic.kept[str(number)] = Reviewed(100)
        critic._let_go()
    assert len(critic.kept) == KEPT
    assert critic.known("9") is None
    assert critic.known(str(KEPT + 9)) == Reviewed(100)
    critic.close()


def test_a_game_that_cannot_be_played_again_is_trouble_and_no_crash() -> None:
    said: list[bytes] = []
    told = critics.WRITTEN.decode(critics.carefully(said.append, ENCODER.encode(Errand("review", "", "no such game"))))
    assert told.review is None
    assert told.trouble
