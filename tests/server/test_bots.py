"""Bots think in worker processes with a time limit, and the hall always gets a legal answer (law 9)."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from multiprocessing.connection import wait
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.core.chance import seeded
from meadhall.core.play import checked_game
from meadhall.interface import shelf
from meadhall.interface.packing import packer_for, setting_of
from meadhall.server.limits.limits import Limits
from meadhall.server.storage.rows import TableSetup
from meadhall.server.tables.engine import find_games
from meadhall.server.tables.position import Position
from meadhall.server.workers import record_worker, review_worker, worker_main
from meadhall.server.workers import workers as workers_module
from meadhall.server.workers.bots import Bots, fallback
from meadhall.server.workers.pool import PROGRESS, StuckError
from meadhall.server.workers.turns import Requester
from meadhall.server.workers.worker_main import Conclusion, ThinkingTask
from meadhall.server.workers.workers import ProcessPool, Worker
from tests.server.halls import Person, open_hall
from tests.server.loops import run


@pytest.fixture(scope="module")
def workers() -> Iterator[ProcessPool]:
    """A worker pool for this test alone, which may break it."""
    own = ProcessPool(1, grace_s=0.0)
    yield own
    own.close()


def position_of(game: str = "valhalla", seats: int = 3) -> Position:
    return find_games()[game].begin([f"P{seat}" for seat in range(seats)], TableSetup(), "a seed", True)[1]


def thought_of(position: Position, bot: str = "thrall") -> ThinkingTask:
    return position.thought("choose", position.asked()[0], bot, "some luck")


def test_a_worker_thinks_in_another_process(workers: ProcessPool) -> None:
    position = position_of()
    seat = position.asked()[0]
    found = run(workers.think(thought_of(position, "karl"), 20.0))
    assert position.allows(seat, found.action)
    assert all(worker.process.pid != os.getpid() for worker in workers.all)
    again = run(workers.think(thought_of(position, "karl"), 20.0))
    assert again.action == found.action, "the same luck, the same answer"


@pytest.mark.parametrize(("module", "nice"), [(worker_main, 5), (record_worker, 3), (review_worker, 10)])
def test_workers_run_at_a_lower_priority_than_the_hall(module: Any, nice: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes run at lower priorities: records above bots, bots above reviews; the hall itself at normal."""
    done: list[object] = []
    monkeypatch.setattr(os, "nice", done.append)
    monkeypatch.setattr(module, "serve", lambda *_: done.append("serves"))
    module.work(SimpleNamespace(send_bytes=None))
    assert done == [nice, "serves"]


def test_a_worker_that_hangs_is_killed_and_replaced(workers: ProcessPool) -> None:
    run(workers.think(thought_of(position_of()), 20.0))
    (worker,) = workers.all
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)  # it hangs
    with pytest.raises(StuckError):
        run(workers.think(thought_of(position_of()), 0.2))
    assert wait([worker.process.sentinel], 60), "a late one is ended aside; to join it here, too, would be a race"
    run(workers.think(thought_of(position_of()), 20.0))
    assert worker not in workers.all


def test_a_slow_worker_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replacing a slow process on a busy machine would take longer than waiting for it."""
    monkeypatch.setattr(ProcessPool, "_hire", lambda self: None)
    own, worker = ProcessPool(1), Worker.__new__(Worker)
    worker.line, other = Pipe()
    own.up.set()
    own.begun = True
    own.idle.put(worker)
    with pytest.raises(StuckError):
        run(own.ask(b"a question", 0.0))
    other.send_bytes(PROGRESS + b"50")
    other.send_bytes(b"too late")
    assert own.idle.get(timeout=60) is worker


def test_a_crashed_worker_is_replaced(workers: ProcessPool) -> None:
    run(workers.think(thought_of(position_of()), 20.0))
    (worker,) = workers.all
    worker.process.kill()
    worker.process.join(10)
    with pytest.raises(StuckError):
        run(workers.think(thought_of(position_of()), 5.0))
    assert run(workers.think(thought_of(position_of()), 20.0)).action >= 0


def test_a_worker_that_did_not_start_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, late = Worker.heard, iter([True])

    def slow(worker: Worker, timeout_s: float) -> bytes:
        """Simulate a machine so busy that the first worker does not start in time."""
        if next(late, False):
            raise StuckError("too slow")
        return heard(worker, timeout_s)

    monkeypatch.setattr(Worker, "heard", slow)
    monkeypatch.setattr(workers_module, "RESTART_DELAY_S", 0.0)
    own = ProcessPool(1)
    assert run(own.think(thought_of(position_of()), 20.0)).action >= 0
    own.close()


@pytest.mark.parametrize(("key", "modules"), [("valhalla", ["loki", "monsters", "tyr"]), ("bloodrage", [])])
def test_a_bot_answers_the_same_in_a_worker_and_in_the_hall(key: str, modules: list[str]) -> None:
    game = shelf.game_named(key)
    setup = game.setup(3, modules)
    match = game.new(game.rulebook(setup), seeded("a game"), live=True, log=True)
    for step in range(120):
        seat, legal = match.asked(), match.legal(match.asked())
        if step % 30 == 7:
            place = packer_for(setting_of(game, setup))
            sent = place.unpack(place.pack(match.copy()))
            home = match.copy()
            assert checked_game(sent, seeded("on")).checksum == checked_game(home, seeded("on")).checksum
        match.step(seat, legal[step % len(legal)])


class NoWorkers(ProcessPool):
    """Workers that never return a result."""

    async def think(self, thought: ThinkingTask, timeout_s: float) -> Conclusion:
        raise StuckError("nobody is here")


def test_a_bot_that_fails_answers_something_legal() -> None:
    position, bots = position_of(), Bots()
    bots.workers = NoWorkers(1)
    seat = position.asked()[0]
    action = run(bots.choose(position, seat, "jarl"))
    assert action == fallback(position, seat)
    assert position.allows(seat, action)


def test_the_hall_goes_on_while_a_bot_hangs(workers: ProcessPool) -> None:
    run(workers.think(thought_of(position_of()), 20.0))
    (worker,) = workers.all
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)

    async def meanwhile() -> None:
        thinking = asyncio.ensure_future(workers.think(thought_of(position_of()), 20.0))
        for _ in range(20):
            await asyncio.sleep(0.001)  # others are served
        assert not thinking.done()
        os.kill(worker.process.pid or 0, signal.SIGCONT)
        assert (await thinking).action >= 0

    run(meanwhile())


# -- law 6: a bot without a choice takes as long as one with a choice


def test_a_bot_that_must_pass_is_not_quicker() -> None:
    bots = Bots()
    bots.pauses["karl"].extend([0.25, 0.5])
    assert {bots.usual_pause("karl") for _ in range(40)} == {0.25, 0.5}


def test_bots_answer_at_fixed_intervals() -> None:
    """Bots answer at fixed intervals, so that the time of a thought reveals nothing."""
    bots = Bots(beat_s=0.25)
    assert bots.usual_pause("karl") == 0.25, "nor does the very first answer"
    for took in (0.001, 0.1, 0.24, 0.26, 0.74):
        assert (took + bots.until_beat(took)) % 0.25 == pytest.approx(0.0, abs=1e-9)


def test_before_each_answer_a_bot_waits_for_the_turn_of_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot waits in the queue of its spectator's address, and leaves it after its answer."""
    asked: list[Requester] = []
    answered: list[str] = []

    async def turn(self: Limits, requester: Requester) -> Callable[[], None]:
        asked.append(requester)
        return lambda: answered.append(requester.who)

    monkeypatch.setattr(Limits, "wait_for_bot_turn", turn)
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("thrall", "thrall")["id"]) as page:
            while page.version < 3:
                page.until("update")
    assert len(answered) >= 3
    addresses = {account.address for account in asked if account.address}  # not watched before and after
    assert addresses == {"127.0.0.1"}


def test_a_table_with_bots_is_live_as_well(tmp_path: Path) -> None:
    """A match with one person is live too: otherwise it would show whether a bot is asked, and so its hand."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "thrall")["id"]
        assert hall.app.state.hall.rooms[table].table.first.match.live  # type: ignore[attr-defined]


# -- hints and odds


def test_who_is_asked_gets_a_hint_and_who_is_not_does_not(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "thrall")["id"]) as page:
            actions = page.actions()
            page.send(type="ask", id="q1", about="hint", version=page.version)
            advice = page.until("advice")
            assert advice["id"] == "q1"
            assert advice["hint"][0]["action"] in actions
            page.send(type="ask", id="q2", about="odds", version=page.version)
            assert page.until("advice")["reason"] in ("", "cannot-tell")


def test_only_those_who_play_are_advised(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "thrall")["id"]
        with Person(hall, "Cy").at(table) as page:
            page.send(type="ask", id="q1", about="hint", version=0)
            assert page.until("fault")["reason"] == "not-seated"


def test_a_forbidden_action_is_explained(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "thrall")["id"]) as page:
            actions = page.actions()
            page.send(type="why", id="w1", action=actions[0])
            assert page.until("because")["refusal"] is None
            page.send(type="why", id="w2", action=0)
            refusal = page.until("because")["refusal"]
            assert refusal["verb"] == "pass"
            page.send(type="why", id="w3", name="no-such:thing")
            assert page.until("because")["refusal"] is None
