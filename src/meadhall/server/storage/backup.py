"""Backs up a whole open hall to one file, and restores it to an empty SQLite or PostgreSQL database.

The file is gzipped JSON lines: a head with the schema version, the rows as [table, values], and a last line with
their number and digest. A truncated file is detected before the database is touched.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, MetaData, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from meadhall.core.errors import RecordError, SetupError
from meadhall.server.storage.migrate import VERSION_TABLE, newest, take_steps, version_of, versions

FORMAT = "meadhall-backup"
ROWS_AT_ONCE = 500  # rows of one INSERT
LONGEST_LINE = 1 << 26  # characters
DAMAGE = (ValueError, EOFError, AttributeError, RecursionError, zlib.error)  # raised for a file that is no backup
Json = dict[str, Any]


def back_up(engine: Engine, file: Path) -> Counter[str]:
    """Write the backup as of one moment; return how many rows of each table it has."""
    _check_place(file)
    part = file.with_name(file.name + ".part")
    part.touch(mode=0o600)  # it holds secrets of running games
    with engine.connect().execution_options(isolation_level=_frozen(engine)) as connection, connection.begin():
        counts, digest = Counter[str](), hashlib.sha256()
        with gzip.open(part, "wt", encoding="utf-8") as out:
            for line in _lines(connection, counts):
                digest.update(line.encode())
                out.write(line)
            out.write(json.dumps({"rows": sum(counts.values()), "sha256": digest.hexdigest()}) + "\n")
    _to_disk(part)
    part.replace(file)
    return counts


def _check_place(file: Path) -> None:
    """Raise SetupError if the path holds anything but an older backup or an empty file."""
    if file.exists() and not _may_go(file):
        raise SetupError(f"{file} is no backup of a hall, and not replaced", right="another name")


def _may_go(file: Path) -> bool:
    """Is the file empty or a backup?"""
    if not file.is_file() or file.stat().st_size == 0:
        return file.is_file()
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            _head(lines)
    except (OSError, *DAMAGE):
        return False
    return True


def _head(lines: TextIO) -> Json:
    """Return the first line of a backup. Raises one of DAMAGE."""
    head: Json = json.loads(_line(lines))
    if head.get("format") != FORMAT or not isinstance(head.get("schema"), str):
        raise ValueError("something else")
    return head


def _line(lines: TextIO) -> str:
    """Return the next line, limited in length: a small file may hold a very long one."""
    line = lines.readline(LONGEST_LINE)
    if len(line) == LONGEST_LINE:
        raise ValueError("a line without end")
    return line


def _all(lines: TextIO) -> Iterator[str]:
    while line := _line(lines):
        yield line


def _frozen(engine: Engine) -> str:
    """Return the isolation level that shows all tables as of one moment."""
    return "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"


def _lines(connection: Connection, counts: Counter[str]) -> Iterator[str]:
    head = {"format": FORMAT, "schema": version_of(connection), "at": time.time()}
    yield json.dumps(head) + "\n"
    for table in _tables(connection):
        for row in connection.execute(select(table).order_by(*table.primary_key)).mappings():
            counts[table.name] += 1
            yield json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n"


def _tables(connection: Connection) -> list[Table]:
    """Return all tables, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


def _to_disk(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


def put_back(engine: Engine, file: Path, force: bool) -> Counter[str]:
    """Restore a backup in one transaction. A database with games is replaced only by force."""
    head = check(file)
    try:
        return _put_back(engine, file, head, force)
    except (SQLAlchemyError, KeyError, TypeError, IndexError, *DAMAGE) as damage:
        reason = f"{type(damage).__name__}: {getattr(damage, 'orig', None) or damage}"
        right = "a file that `meadhall backup` wrote; nothing was changed"
        raise RecordError(f"{file} does not fit into a hall: {' '.join(reason.split())[:200]}", right=right) from None


def _put_back(engine: Engine, file: Path, head: Json, force: bool) -> Counter[str]:
    with engine.execution_options(writer=True).begin() as connection:
        games = _games_in(connection)
        if games and not force:
            raise SetupError(f"this database holds {games} tables already", right="--force replaces all of it")
        _clear(connection)
        take_steps(connection, "", head["schema"])
        _empty(connection)
        counts = _fill(connection, file)
        if head["schema"] != newest():
            take_steps(connection, head["schema"], "head")
    return counts


def check(file: Path) -> Json:
    """Return the head of a complete backup. Raises RecordError."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = _head(lines)
            _check_end(lines, json.dumps(head) + "\n")
    except OSError as trouble:
        if isinstance(trouble, FileNotFoundError):
            raise RecordError(f"there is no file {file}", right="the path of a backup") from None
        raise RecordError(f"{file} is no backup of a hall", right="a file that `meadhall backup` wrote") from None
    except DAMAGE:
        raise RecordError(f"{file} is no whole backup of a hall", right="a file that `meadhall backup` wrote") from None
    if head["schema"] > newest():
        raise RecordError(f"{file} was written by a newer Meadhall", right="restore it with that one")
    if head["schema"] not in versions():
        raise RecordError(f"{file} names a schema that there never was", right="a file that `meadhall backup` wrote")
    return head


def _check_end(lines: TextIO, first: str) -> None:
    """Compare count and digest with the last line. Raises ValueError."""
    digest, count, before = hashlib.sha256(first.encode()), 0, ""
    for line in _all(lines):
        digest.update(before.encode())
        count += before != ""
        before = line
    end = json.loads(before)
    if not isinstance(end, dict) or (end["rows"], end["sha256"]) != (count, digest.hexdigest()):
        raise ValueError("cut off or changed")


def _games_in(connection: Connection) -> int:
    tables = {table.name: table for table in _tables(connection)}
    if "tables" not in tables:
        return 0
    return int(connection.execute(select(func.count()).select_from(tables["tables"])).scalar() or 0)


def _clear(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _empty(connection: Connection) -> None:
    """Delete rows that migrations have inserted: the backup holds its own."""
    for table in reversed(_tables(connection)):
        connection.execute(delete(table))


def _fill(connection: Connection, file: Path) -> Counter[str]:
    tables = {table.name: table for table in _tables(connection)}
    counts, group, of = Counter[str](), list[Json](), ""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in _all(lines):
            row = json.loads(line)
            if isinstance(row, dict):
                continue  # head and end
            if group and (row[0] != of or len(group) == ROWS_AT_ONCE):
                connection.execute(insert(tables[of]), group)
                group = []
            of = row[0]
            group.append(row[1])
            counts[of] += 1
        if group:
            connection.execute(insert(tables[of]), group)
    return counts
