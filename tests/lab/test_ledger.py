"""A series that was killed goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meadhall.core.errors import SetupError
from meadhall.lab.ledger import Ledger


class Series(msgspec.Struct, frozen=True):
    seed: str


class Row(msgspec.Struct, frozen=True):
    number: int


def test_what_was_played_is_found_again_even_after_a_cut_off_line(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.jsonl"
    Ledger(path, Series("a"), Row).add([Row(1), Row(2)])
    path.write_bytes(path.read_bytes() + b'{"num')
    again = Ledger(path, Series("a"), Row, resume=True)
    again.add([Row(3)])
    assert Ledger(path, Series("a"), Row, resume=True).rows == [Row(1), Row(2), Row(3)]


def test_a_file_is_neither_overwritten_nor_mixed_with_another_series(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(path, Series("a"), Row)
    with pytest.raises(SetupError, match="--resume"):
        Ledger(path, Series("a"), Row)
    with pytest.raises(SetupError, match="another series"):
        Ledger(path, Series("b"), Row, resume=True)


def test_without_a_file_nothing_is_kept() -> None:
    ledger = Ledger(None, Series("a"), Row)
    ledger.add([Row(1)])
    assert ledger.rows == [Row(1)]
