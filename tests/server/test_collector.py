"""What is new is swept up in quiet moments or when there is much of it; all that is old when nobody is here."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from unittest.mock import Mock

import pytest

from meadhall.server.serving.collector import (
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
        (QUIET_THRESHOLD, 0, 0, 1, None),  # not worth it
        (BUSY_THRESHOLD, 0, 1, 1, None),  # somebody plays
        (BUSY_THRESHOLD + 1, 0, 1, 1, NEW),
        (CROWDED_THRESHOLD, 0, CROWD, 1, None),  # many do
        (CROWDED_THRESHOLD + 1, 0, CROWD, 1, NEW),
        (0, WORTH_IT + 1, 0, 1, None),  # somebody is here
        (0, WORTH_IT + 1, 0, 0, ALL),
        (0, HIGH_TIME + 1, 1, 1, None),
        (0, HIGH_TIME + 1, 0, 1, ALL),
    ],
)
def test_the_hall_is_swept_when_fewest_wait_for_it(
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
    """A hundred versions of a table are thousands of objects: nobody should have to look for them."""
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
