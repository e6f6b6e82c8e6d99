"""Series of games: in processes, resumed, extended, in shards, with crashing workers; always the same ledger."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path

import msgspec
import pytest

from meadhall.core.errors import SetupError
from meadhall.research.series import jobs
from meadhall.research.series.jobs import ALONE, Crew, run_portions
from meadhall.research.series.ledger import GameLedger
from meadhall.research.series.merge import merge
from meadhall.research.series.plan import Planned, Shard, play_plan
from tests.lab import work
from tests.lab.work import HEAD, Row

TWO = Crew(2)
Work = Callable[[list[Planned]], list[Row]]


def run(
    path: Path | None, games: int, crew: Crew = ALONE, play: Work = work.played, shard: Shard | None = None
) -> Iterator[Row]:
    part = shard or Shard()
    ledger = GameLedger(path, msgspec.structs.replace(HEAD, shard=str(part)), Row, resume=True)
    return play_plan(play, part.part(map(Planned, range(games))), ledger, crew, 4)


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    """The ledger of a series of thirty games."""
    path = tmp_path / "whole.jsonl"
    assert [row.number for row in run(path, 30)] == list(range(30))
    return path.read_bytes()


def test_a_process_that_dies_loses_nothing(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "games.jsonl"
    numbers = [row.number for row in run(path, 30, TWO, partial(work.dies_once, tmp_path / "mark", 13))]
    assert (tmp_path / "mark").exists()
    assert numbers == list(range(30))
    assert path.read_bytes() == whole


def test_processes_that_always_die_are_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "DEATHS", 1)
    with pytest.raises(SetupError, match="died 1 times in a row"):
        list(run(None, 30, TWO, work.dies))


def test_an_error_in_a_process_is_told() -> None:
    with pytest.raises(ValueError, match="game 0"):
        list(run(None, 4, TWO, work.fails))


def test_a_stopped_series_goes_on_and_grows(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "games.jsonl"
    stopped = run(path, 20)
    assert len(list(islice(stopped, 7))) == 7
    stopped.close()  # type: ignore[attr-defined]
    path.write_bytes(path.read_bytes()[:-9])
    assert len(list(run(path, 20))) == 20
    assert len(list(run(path, 30))) == 30
    assert path.read_bytes() == whole
    with pytest.raises(SetupError, match="more games than are wanted"):
        list(run(path, 29))
    assert path.read_bytes() == whole


def test_shards_make_the_same_ledger_as_one_machine(tmp_path: Path, whole: bytes) -> None:
    parts = [tmp_path / f"{at}.jsonl" for at in (1, 2, 3)]
    for at, part in enumerate(parts, start=1):
        assert len(list(run(part, 25, shard=Shard(at, 3)))) == Shard(at, 3).size(25)
        list(run(part, 30, shard=Shard(at, 3)))
    assert merge(tmp_path / "merged.jsonl", parts) == 30
    assert (tmp_path / "merged.jsonl").read_bytes() == whole


def test_a_ledger_out_of_order_is_refused(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "games.jsonl"
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    with pytest.raises(SetupError, match="game 3 in the place of 2"):
        list(run(path, 30))


def test_work_is_taken_only_as_it_is_needed() -> None:
    """The plan is endless, so the test ends only if work is taken lazily."""
    taken = (number for number in count())
    done = run_portions(str, map(int, taken), TWO)
    assert list(islice(done, 5)) == ["0", "1", "2", "3", "4"]
    done.close()  # type: ignore[attr-defined]
    assert next(taken) <= 5 + 2 * jobs.AHEAD


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    """Played, stored, read again and merged, with ten times the games."""
    peaks = [peak_of(tmp_path, games) for games in (100, 400, 4_000)]
    assert peaks[2] < peaks[1] + 20_000, peaks


def peak_of(folder: Path, games: int) -> int:
    path, out = folder / f"{games}.jsonl", folder / f"{games}-merged.jsonl"
    tracemalloc.start()
    try:
        assert sum(1 for _ in run(path, games)) == games
        assert sum(1 for _ in run(path, games)) == games
        assert merge(out, [path]) == games
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
