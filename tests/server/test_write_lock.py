"""The write lock of a database file that several processes share."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

from sqlalchemy import insert, select

from meadhall.server.storage.schema import SETTINGS
from meadhall.server.storage.write_lock import WriteLock
from meadhall.server.storage.writer import Store
from tests.server.loops import run

HOLD = """
import sys, time
from meadhall.server.storage.write_lock import WriteLock
with WriteLock(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_store_waits_for_the_lock(tmp_path: Path) -> None:
    database = str(tmp_path / "hall.db")

    async def write() -> tuple[bool, str]:
        store = Store(database)
        other = WriteLock(database)
        with other:
            writing = asyncio.ensure_future(
                store.write(lambda c: c.execute(insert(SETTINGS).values(key="a", value="b")).rowcount)
            )
            early, _ = await asyncio.wait([writing], timeout=0.2)
        await writing
        value = await store.read(lambda c: c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == "a")).scalar())
        other.close()
        store.close()
        return bool(early), str(value)

    assert run(write()) == (False, "b")


def test_a_killed_process_releases_the_lock(tmp_path: Path) -> None:
    database = str(tmp_path / "hall.db")
    with subprocess.Popen([sys.executable, "-c", HOLD, database], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        taken = threading.Event()
        turns = WriteLock(database)

        def take() -> None:
            with turns:
                taken.set()

        waiting = threading.Thread(target=take)
        waiting.start()
        assert not taken.wait(0.2)
        other.kill()
        assert taken.wait(600)
        waiting.join()
        turns.close()


def test_the_lock_file_is_private_and_memory_needs_none(tmp_path: Path) -> None:
    turns = WriteLock(str(tmp_path / "hall.db"))
    assert (tmp_path / "hall.db-turns").stat().st_mode & 0o077 == 0
    turns.close()
    with turns, WriteLock(":memory:"), WriteLock(str(tmp_path / "none" / "hall.db")):
        pass
    assert not (tmp_path / "none").exists()
