"""The whole hall in a file and back, from either kind of database into either; games as records."""

from __future__ import annotations

import gzip
import json
import os
import random
from pathlib import Path

import pytest

from meadhall.cli import main
from tests.server.halls import Json, Person, hall_over, play_together
from tests.server.services import Postgres


def played(database: str, steps: int, token: str = "", table: str = "") -> tuple[str, str, Json]:
    """A game of two on one device, so many answers on: the token of who plays, the table, what they see."""
    with hall_over(database) as hall:
        anna = Person(hall, "Anna", token)
        table = table or anna.open_table("me", "me")["id"]
        with anna.at(table, seat=0) as first, anna.at(table, seat=1) as second:
            for page in (first, second):
                page.until("update")
            version = play_together([first, second], steps, random.Random(3))
            while first.version < version:
                first.until("update")
            return anna.token, table, first.last["view"]


def lines_of(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return lines.readlines()


@pytest.mark.needs("postgresql")
def test_a_hall_moves_from_a_file_to_postgresql_and_back(tmp_path: Path, postgres: Postgres) -> None:
    home, away, saved = str(tmp_path / "hall.db"), postgres.new_database(), str(tmp_path / "saved")
    token, table, view = played(home, 15)
    assert main(["backup", saved, "--database", home]) == 0
    assert main(["restore", saved, "--database", away]) == 0
    assert played(away, 0, token, table) == (token, table, view)
    after = played(away, 5, token, table)
    assert main(["backup", saved, "--database", away]) == 0
    assert main(["restore", saved, "--database", home, "--force"]) == 0
    assert played(home, 0, token, table) == after


def test_a_backup_is_taken_while_people_play(tmp_path: Path) -> None:
    database, saved = str(tmp_path / "hall.db"), tmp_path / "saved"
    with hall_over(database) as hall:
        anna = Person(hall, "Anna")
        anna.open_table("me", "me")
        assert main(["backup", str(saved), "--database", database]) == 0
    rows = [json.loads(line) for line in lines_of(saved)]
    assert [row[0] for row in rows[1:-1] if row[0] == "tables"] == ["tables"]
    assert saved.stat().st_mode & 0o077 == 0  # it holds what nobody at a table may know


def test_a_backup_replaces_an_older_one_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Least of all the hall itself, or what is no file: a device that was moved away ends the whole machine's day."""
    database, saved, pipe = tmp_path / "hall.db", tmp_path / "saved", tmp_path / "pipe"
    with hall_over(str(database)):
        os.mkfifo(pipe)
        saved.touch()
    before = database.read_bytes()
    for file in (database, pipe):
        assert main(["backup", str(file), "--database", str(database)]) == 2
        assert f"{file} is no backup" in capsys.readouterr().err
    assert (database.read_bytes(), pipe.is_fifo()) == (before, True)
    assert [main(["backup", str(saved), "--database", str(database)]) for _ in range(2)] == [0, 0]


def test_games_are_replaced_only_by_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, saved = str(tmp_path / "hall.db"), str(tmp_path / "saved")
    token, table, view = played(database, 3)
    main(["backup", saved, "--database", database])
    assert main(["restore", saved, "--database", database]) == 2
    assert "--force" in capsys.readouterr().err
    assert played(database, 0, token, table) == (token, table, view)


@pytest.mark.parametrize("damage", ["cut", "changed", "other"])
def test_a_damaged_backup_changes_nothing(damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, saved = tmp_path / "hall.db", tmp_path / "saved"
    with hall_over(str(database)) as hall:
        Person(hall, "Anna").open_table("me", "open")
    main(["backup", str(saved), "--database", str(database)])
    lines = lines_of(saved)
    broken = {"cut": lines[:-1], "changed": [line.replace("Anna", "Bo") for line in lines], "other": ["{}\n"]}
    with gzip.open(saved, "wt", encoding="utf-8") as out:
        out.writelines(broken[damage])
    assert main(["restore", str(saved), "--database", str(tmp_path / "new.db"), "--force"]) == 2
    assert "backup" in capsys.readouterr().err
    assert not (tmp_path / "new.db").exists()


def test_games_are_exported_as_records_that_the_house_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, games = str(tmp_path / "hall.db"), tmp_path / "games"
    _, table, _ = played(database, 20)
    assert main(["export", str(games), "--database", database]) == 0
    assert list(games.iterdir()) == []  # nothing is over yet: hands stay hidden unless one asks for them
    assert main(["export", str(games), "--database", database, "--table", table]) == 0
    assert not {"seed", "promise", "state"} & json.loads((games / f"{table}.json").read_text(encoding="utf-8")).keys()
    capsys.readouterr()
    assert main(["replay", str(games / f"{table}.json"), "--check"]) == 0
    assert "20" in capsys.readouterr().out
    assert main(["export", str(games), "--database", database, "--table", "nowhere"]) == 2


def test_where_nothing_can_be_written_one_line_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, there = str(tmp_path / "hall.db"), tmp_path / "there"
    with hall_over(database):
        there.touch()
    for words, said in [
        (["backup", str(tmp_path)], "is no backup"),
        (["backup", str(there / "saved")], "Not a directory"),
        (["export", str(there)], "is a file"),
    ]:
        assert main([*words, "--database", database]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
