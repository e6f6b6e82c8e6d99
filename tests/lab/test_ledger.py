"""The ledger of a series: a killed series resumes where it stopped, and games of another series are never mixed in."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meadhall.core.errors import SetupError
from meadhall.research.series.ledger import GameLedger, LedgerHead
from meadhall.research.series.merge import merge
from meadhall.research.series.plan import FinishedGame, shard_of

HEAD = LedgerHead(meadhall="1", kind="test", rules=1, cards="c", bots={}, series={"seed": "a"})


def rows_of(path: Path, head: LedgerHead = HEAD) -> list[int]:
    ledger = GameLedger(path, head, FinishedGame, resume=True)
    numbers = [row.number for row in ledger.rows()]
    ledger.close()
    return numbers


def written(path: Path, numbers: list[int], shard: str = "1/1") -> Path:
    ledger = GameLedger(path, msgspec.structs.replace(HEAD, shard=shard), FinishedGame)
    ledger.add([FinishedGame(number) for number in numbers])
    ledger.close()
    return path


@pytest.mark.parametrize("cut", [b"", b'{"num', b"\xff", b"{" * 9000])
def test_what_was_played_is_found_again_even_after_a_cut_off_line(tmp_path: Path, cut: bytes) -> None:
    path = written(tmp_path / "new" / "games.jsonl", [0, 1])
    path.write_bytes(path.read_bytes() + cut)
    again = GameLedger(path, HEAD, FinishedGame, resume=True)
    assert [row.number for row in again.rows()] == [0, 1]
    again.add([FinishedGame(2)])
    again.close()
    assert rows_of(path) == [0, 1, 2]


def test_a_truncated_header_is_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"ledger"')
    assert rows_of(path) == []
    assert path.read_bytes() == msgspec.json.encode(HEAD) + b"\n"


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"series": {"seed": "b"}}, "(series: {'seed': 'a'}); wanted is {'seed': 'b'}"),
        ({"rules": 2}, "(rules: 1); wanted is 2"),
        ({"cards": "d"}, "(cards: c)"),
        ({"bots": {"my:Bot": "0"}}, "(bots: {})"),
        ({"meadhall": "2"}, "(meadhall: 1)"),
        ({"shard": "1/2"}, "(shard: 1/1)"),
        ({"kind": "other"}, "(kind: test)"),
    ],
)
def test_a_file_is_not_mixed_with_another_series(tmp_path: Path, other: dict[str, object], why: str) -> None:
    path = written(tmp_path / "games.jsonl", [0])
    with pytest.raises(SetupError, match="another series") as refused:
        GameLedger(path, msgspec.structs.replace(HEAD, **other), FinishedGame, resume=True)
    assert why in str(refused.value)


def test_a_file_is_not_overwritten(tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", [0])
    with pytest.raises(SetupError, match="--resume"):
        GameLedger(path, HEAD, FinishedGame)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b'{"rules":{"game":"valhalla"}}\n', "no ledger of this version"),
        (b"games\n", "no ledger of this version"),
        (msgspec.json.encode(msgspec.structs.replace(HEAD, ledger=3)) + b"\n", "format 3"),
        (msgspec.json.encode(HEAD) + b"\n[]\n", "line 2"),
    ],
)
def test_files_of_other_kinds_are_refused_and_stay_as_they_were(tmp_path: Path, text: bytes, why: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(text)
    with pytest.raises(SetupError, match=why):
        rows_of(path)
    assert path.read_bytes() == text


def test_two_processes_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = GameLedger(path, HEAD, FinishedGame)
    with pytest.raises(SetupError, match="another process"):
        GameLedger(path, HEAD, FinishedGame, resume=True)
    first.close()


# -- merging


def test_shards_become_the_ledger_of_the_whole(tmp_path: Path) -> None:
    parts = [written(tmp_path / f"{at}.jsonl", list(range(at - 1, 8, 3)), f"{at}/3") for at in (3, 1, 2)]
    parts[0].write_bytes(parts[0].read_bytes() + b'{"numb')
    assert merge(tmp_path / "all.jsonl", parts) == 8
    assert (tmp_path / "all.jsonl").read_bytes() == written(tmp_path / "one.jsonl", list(range(8))).read_bytes()
    with pytest.raises(SetupError, match="exists"):
        merge(tmp_path / "all.jsonl", parts)


@pytest.mark.parametrize(
    ("shards", "why"),
    [
        ([("1/2", [0, 2])], "exactly 1/2, 2/2"),
        ([("1/2", [0, 2]), ("1/2", [0, 2])], "exactly 1/2, 2/2"),
        ([("1/2", [0, 2]), ("2/3", [1])], "exactly 1/2, 2/2"),
        ([("1/2", [0, 2, 4]), ("2/2", [1])], "game 3 is missing"),
    ],
)
def test_incomplete_shards_are_not_merged(tmp_path: Path, shards: list[tuple[str, list[int]]], why: str) -> None:
    parts = [written(tmp_path / f"{at}", numbers, shard) for at, (shard, numbers) in enumerate(shards)]
    with pytest.raises(SetupError, match=why):
        merge(tmp_path / "all.jsonl", parts)
    assert not (tmp_path / "all.jsonl").exists()


@pytest.mark.parametrize("text", ["0/2", "3/2", "1", "1/0", "a/b", "-1/2", "1/2/3"])
def test_other_files_are_not_merged(text: str) -> None:
    with pytest.raises(SetupError, match="2/5"):
        shard_of(text)
