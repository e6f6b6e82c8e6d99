"""Backup of a whole hall to a file, and restore to either kind of database; export of games as records."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import random
import sqlite3
from pathlib import Path

import pytest

from meadhall.cli.main import main
from meadhall.core.errors import RecordError
from meadhall.server.storage import backup
from meadhall.server.storage.migrate import newest
from tests.server.halls import Json, Person, hall_over, play_together
from tests.server.services import Postgres


def played(database: str, steps: int, token: str = "", table: str = "") -> tuple[str, str, Json]:
    """A game of two on one device after some answers: the player's token, the table, and its view."""
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
    assert saved.stat().st_mode & 0o077 == 0  # it contains the hidden information of all seats


def test_a_backup_replaces_an_older_one_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither the hall's own database, nor a special file: replacing a device file would damage the machine."""
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


def test_games_are_exported_as_readable_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, games = str(tmp_path / "hall.db"), tmp_path / "games"
    _, table, _ = played(database, 20)
    assert main(["export", str(games), "--database", database]) == 0
    assert list(games.iterdir()) == []  # the game is not over: the export hides hands unless asked for them
    assert main(["export", str(games), "--database", database, "--table", table]) == 0
    assert not {"seed", "promise", "state"} & json.loads((games / f"{table}.json").read_text(encoding="utf-8")).keys()
    capsys.readouterr()
    assert main(["replay", str(games / f"{table}.json"), "--check"]) == 0
    assert "20" in capsys.readouterr().out
    assert main(["export", str(games), "--database", database, "--table", "nowhere"]) == 2


def test_an_unwritable_path_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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


# -- untrusted files


def rewritten(file: Path, lines: list[str]) -> None:
    """A backup with changed lines and a matching checksum line."""
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines([*lines, json.dumps({"rows": len(lines) - 1, "sha256": digest}) + "\n"])


HEAD = {"format": "meadhall-backup", "schema": newest(), "at": 1.0}
HOSTILE: dict[str, list[object]] = {
    "a table that there is none": [HEAD, ["sqlite_master", {"name": "x"}]],
    "a column that there is none": [HEAD, ["people", {"id": "x", "drop": 1}]],
    "half a row": [HEAD, ["people", {"id": "x"}]],
    "no row": [HEAD, ["people", 7]],
    "a number": [HEAD, 7],
    "twice the same": [HEAD, *[["people", {"id": "x", "name": "a", "created": 1}]] * 2],
    "another schema": [{**HEAD, "schema": "0002"}],
    "a schema that is a list": [{**HEAD, "schema": []}],
    "no schema": [{"format": "meadhall-backup"}],
    "a path as schema": [{**HEAD, "schema": "../../x"}],
    "a mute without a guest": [HEAD, ["mutes", {"guest": None, "muted": "x"}]],
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_backup_ends_in_one_line_and_changes_nothing(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, saved = tmp_path / "hall.db", tmp_path / "saved"
    token, table, view = played(str(database), 2)
    rewritten(saved, [json.dumps(line) + "\n" for line in HOSTILE[what]])
    assert main(["restore", str(saved), "--database", str(database), "--force"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(saved) in told
    assert played(str(database), 0, token, table) == (token, table, view)


def test_a_line_without_end_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "LONGEST_LINE", 1000)
    saved = tmp_path / "saved"
    rewritten(saved, [json.dumps(HEAD) + "\n", json.dumps(["guests", {"name": "x" * 2000}]) + "\n"])
    with pytest.raises(RecordError, match="no whole backup"):
        backup.check(saved)


def test_an_unreadable_game_does_not_stop_the_export_of_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, games = tmp_path / "hall.db", tmp_path / "games"
    tables = [played(str(database), 2)[1] for _ in range(3)]
    with sqlite3.connect(database) as data:
        data.execute("UPDATE tables SET status = 'over'")
        data.execute("UPDATE answers SET action = 'nonsense:1' WHERE table_id = ?", (tables[0],))
        data.execute("UPDATE tables SET header = '{' WHERE id = ?", (tables[1],))
    assert main(["export", str(games), "--database", str(database)]) == 1
    told = capsys.readouterr()
    assert [file.stem for file in games.iterdir()] == [tables[2]]
    assert sorted(line.split(":")[1].strip() for line in told.err.splitlines()) == sorted(tables[:2])
    assert "1 games" in told.out


def test_a_game_whose_card_set_changed_is_exported(tmp_path: Path) -> None:
    """A game that still opens can be exported."""
    database, games = tmp_path / "hall.db", tmp_path / "games"
    _, table, _ = played(str(database), 2)
    with sqlite3.connect(database) as data:
        header = json.loads(data.execute("SELECT header FROM tables").fetchone()[0])
        other = json.dumps({**header, "cards_digest": "other"})
        data.execute("UPDATE tables SET status = 'over', header = ?", (other,))
    assert main(["export", str(games), "--database", str(database)]) == 0
    assert [file.stem for file in games.iterdir()] == [table]


def test_other_users_of_the_machine_cannot_read_the_database(tmp_path: Path) -> None:
    """File permissions exclude other users, and are corrected on files of older halls."""
    database = tmp_path / "new" / "hall.db"
    for _ in range(2):
        with hall_over(str(database)) as hall:
            Person(hall, "Anna")
            modes = {path.name: path.stat().st_mode & 0o777 for path in (database.parent, *database.parent.iterdir())}
            assert modes.pop("new") == 0o700
            assert set(modes.values()) == {0o600}
            assert len(modes) == 4, "the file, and what lies beside it while it is open"
        database.chmod(0o644)
