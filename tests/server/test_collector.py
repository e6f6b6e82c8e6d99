"""Garbage collection: young objects in idle moments or when there are many, all generations while no one is
connected."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from unittest.mock import Mock

import pytest

from meadhall.server.run.collector import (
    ALL,
    BUSY_THRESHOLD,
    CROWD,
    CROWDED_THRESHOLD,
    HIGH_TIME,
    NEW,
    QUIET_THRESHOLD,
    WORTH_IT,
    GarbageCollector,
)
from tests.server.halls import Person, hall_of, open_hall


@pytest.mark.parametrize(
    ("new", "swept", "played", "pages", "looked_at"),
    [
        (QUIET_THRESHOLD + 1, 0, 0, 1, NEW),
        (QUIET_THRESHOLD, 0, 0, 1, None),  # too few objects
        (BUSY_THRESHOLD, 0, 1, 1, None),  # a player is connected
        (BUSY_THRESHOLD + 1, 0, 1, 1, NEW),
        (CROWDED_THRESHOLD, 0, CROWD, 1, None),  # many are connected
        (CROWDED_THRESHOLD + 1, 0, CROWD, 1, NEW),
        (0, WORTH_IT + 1, 0, 1, None),  # a player is connected
        (0, WORTH_IT + 1, 0, 0, ALL),
        (0, HIGH_TIME + 1, 1, 1, None),
        (0, HIGH_TIME + 1, 0, 1, ALL),
    ],
)
def test_garbage_is_collected_when_fewest_players_wait(
    monkeypatch: pytest.MonkeyPatch, new: int, swept: int, played: int, pages: int, looked_at: int | None
) -> None:
    hall = Mock(store=Mock(writes=0), limits=Mock(open={"Anna": pages} if pages else {}))
    sweeper, collect = GarbageCollector(hall), Mock()
    monkeypatch.setattr(gc, "collect", collect)
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    sweeper.swept, hall.store.writes = swept, played
    sweeper.check()
    assert [call.args[0] for call in collect.call_args_list] == ([] if looked_at is None else [looked_at])
    assert sweeper.swept == (0 if looked_at == ALL else swept + new * (looked_at == NEW))


def test_a_game_that_is_forgotten_is_gone_at_once(tmp_path: Path) -> None:
    """Dropping a table frees thousands of objects without the collector, because it has no reference cycles."""
    gc.disable()
    try:
        with open_hall(tmp_path) as client:
            anna, hall = Person(client, "Anna"), hall_of(client)
            table = anna.open_table("me", "me")["id"]
            with anna.at(table, seat=0) as page:
                page.answer(page.actions()[0])
            room = hall.rooms.pop(table)
            held = [weakref.ref(room), weakref.ref(room.table)]
            del room
            for _ in range(100):  # until the page has left
                client.get("/healthz")
            assert [each() for each in held] == [None, None]
    finally:
        gc.enable()
