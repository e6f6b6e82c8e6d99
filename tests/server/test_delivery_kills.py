"""Workers killed at random moments between claim and result: no delivery is lost, and none that is known as sent is
repeated."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from meadhall.server.notifications import delivery, queue
from meadhall.server.notifications.webhook import TurnNotice
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.schema import NOTES
from tests.exam.setups import NIGHTLY
from tests.server.delivering import deliver

KILLS = int(os.environ.get("MEADHALL_KILLS", "100" if NIGHTLY else "6"))
PER_LIFE = 12  # deliveries queued before each kill
PATIENCE_S = 60.0
ANSWER_S = 0.02  # seconds that the receiver waits, before or after it accepts a notification


class Receiver(ThreadingHTTPServer):
    """Records when it accepted each notification, and waits for a moment before and after that."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.lock = threading.Lock()
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore the error: a worker was killed while it waited for the reply."""


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, Receiver)
        note = msgspec.json.decode(self.rfile.read(int(self.headers["content-length"])), type=TurnNotice)
        time.sleep(random.random() * ANSWER_S)
        with server.lock:
            server.taken[note.id].append(time.time())
        time.sleep(random.random() * ANSWER_S)
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
def test_kills_between_claim_and_result_lose_nothing_and_repeat_nothing_known_as_sent(tmp_path: Path) -> None:
    luck = random.Random(21)
    database = str(tmp_path / "hall.db")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.delivering"])
    receiver = Receiver()
    url = f"http://127.0.0.1:{receiver.server_address[1]}/"

    def start() -> BaseProcess:
        process = context.Process(target=deliver, args=(database, url), daemon=True)
        process.start()
        return process

    with opened(database, new=True) as engine:
        known: dict[str, int] = {}  # how often a notification had arrived when the database recorded it as sent
        queued = 0
        workers = [start(), start()]  # two workers: one continues while the other is killed
        try:
            for kill in range(KILLS):
                with engine.execution_options(writer=True).begin() as connection:
                    for _ in range(PER_LIFE):
                        note = TurnNotice("turn", f"n{queued}", "t", "valhalla", 0, "Bo", "/", 0.0)
                        queue.add(connection, note.id, "g", "webhook", "", msgspec.to_builtins(note))
                        queued += 1
                wait_for_some(receiver, luck)
                os.kill(workers[kill % 2].pid or 0, signal.SIGKILL)
                workers[kill % 2].join()
                with engine.connect() as connection:
                    sent = [*connection.execute(select(NOTES.c.id).where(NOTES.c.state == "sent")).scalars()]
                with receiver.lock:
                    known |= {name: len(receiver.taken[name]) for name in sent if name not in known}
                workers[kill % 2] = start()
            unsettled = select(func.count()).where(NOTES.c.state.in_(("waiting", "sending")))
            end = time.monotonic() + PATIENCE_S
            while time.monotonic() < end:
                with engine.connect() as connection:
                    if not connection.execute(unsettled).scalar():
                        break
                time.sleep(0.1)
        finally:
            for worker in workers:
                worker.kill()
                worker.join()
        with engine.connect() as connection:
            rows = connection.execute(select(NOTES.c.id, NOTES.c.state, NOTES.c.tries)).all()
    receiver.shutdown()
    receiver.server_close()
    times = {name: len(taken) for name, taken in receiver.taken.items()}
    assert {row.state for row in rows} == {"sent"}
    assert {*times} == {row.id for row in rows}, "nothing was lost"
    assert {name: times[name] for name in known} == known, "what was known to be sent did not come again"
    assert all(times[row.id] <= row.tries for row in rows), "one claim sends once"
    again = sum(count - 1 for count in times.values())
    assert again <= KILLS * delivery.IN_FLIGHT["webhook"], "only what was in flight at a kill may come again"
    assert sum(row.tries > 1 for row in rows) > 0, "no kill fell between claim and result: this run shows nothing"


def wait_for_some(receiver: Receiver, luck: random.Random) -> None:
    """A random moment while deliveries are in flight."""
    before, wanted = sum(map(len, receiver.taken.values())), luck.randint(1, PER_LIFE // 2)
    end = time.monotonic() + PATIENCE_S
    while sum(map(len, [*receiver.taken.values()])) < before + wanted and time.monotonic() < end:
        time.sleep(0.002)
    time.sleep(luck.random() * 2 * ANSWER_S)
