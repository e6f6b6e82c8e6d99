"""Figures for the host: load, tables, versions, backups. All are found without a request to another server."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import re
import shutil
import time
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select

import meadhall
from meadhall.core.errors import SetupError
from meadhall.server.protocol.moderation import BackupInfo, HostFigures
from meadhall.server.storage.backup import back_up
from meadhall.server.storage.migrate import version_of
from meadhall.server.storage.schema import ACCOUNTS, ANSWERS, PEOPLE, TABLES
from meadhall.server.storage.writer import Store
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall

STARTED = time.monotonic()
KEPT_BACKUPS = 5  # backups made from the page; older ones are deleted
NAME = re.compile(r"hall-\d{8}-\d{6}\.backup")
VERSION = re.compile(r"\d+(\.\d+)*")
LONGEST_NEWS = 200  # letters of the file that names the newest version


async def figures(hall: PublicHall) -> HostFigures:
    """Collect all figures for the host's page."""
    counts = await hall.store.read(count_rows)
    folder = hall.order.settings.backups
    found = {**versions(hall), **machine(hall), **memory(hall), **counts, "ready": True}
    return msgspec.convert({**found, "backups": backups(folder)}, HostFigures)


def versions(hall: PublicHall) -> dict[str, str]:
    """Return the running version, the installed one, and the newest one named in the host's file."""
    installed = importlib.metadata.version("meadhall")
    return {
        "version": meadhall.__version__,
        "installed": installed,
        "newest": newest(hall.order.settings.news, installed),
        "engine": meadhall.engine(),
        "python": platform.python_version(),
    }


def newest(file: str, installed: str) -> str:
    """Return the version named in the host's file, if it is newer than the installed one; else ""."""
    try:
        said = Path(file).read_text(encoding="utf-8")[:LONGEST_NEWS].strip() if file else ""
    except (OSError, UnicodeError):
        return ""
    return said if VERSION.fullmatch(said) and numbers(said) > numbers(installed) else ""


def numbers(version: str) -> list[int]:
    """Return the numbers of a version, for comparison."""
    return [int(part) for part in re.findall(r"\d+", version)[:6]]


def machine(hall: PublicHall) -> dict[str, object]:
    """Return figures of the machine and the database file."""
    url, folder = hall.store.engine.url, hall.order.settings.backups or "."
    file = Path(url.database or "") if url.get_backend_name() == "sqlite" else None
    there = folder if file is None else str(file.parent)
    return {
        "database": url.get_backend_name(),
        "size": file.stat().st_size if file is not None and file.exists() else 0,
        "uptime_s": time.monotonic() - STARTED,
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
        "cores": os.cpu_count() or 1,
        "disk_free": shutil.disk_usage(there).free if Path(there).exists() else 0,
        "may_back_up": bool(hall.order.settings.backups),
    }


def memory(hall: PublicHall) -> dict[str, int]:
    """Return the memory, tables and sockets of this process."""
    rooms = [*hall.rooms.values()]
    return {
        "memory": resident(),
        "rooms": len(rooms),
        "sockets": sum(len(room.watchers) for room in rooms),
        "here": len({guest for room in rooms for guest in room.guests()}),
        "writes_waiting": len(hall.store.jobs),
    }


def resident() -> int:
    """Return this process's memory in bytes; 0 if the system does not report it."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def count_rows(connection: Connection) -> dict[str, object]:
    """Count the tables, people and moves in the database."""
    rows = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    by_status = {row[0]: row[1] for row in rows}
    tables = {"guests": PEOPLE, "accounts": ACCOUNTS, "moves": ANSWERS}
    found = {key: connection.execute(select(func.count()).select_from(t)).scalar() or 0 for key, t in tables.items()}
    statuses = {status: by_status.get(status, 0) for status in ("waiting", "playing", "over")}
    return {**found, **statuses, "schema": version_of(connection)}


# -- backups


def backups(folder: str) -> list[BackupInfo]:
    """List the backups made from the page, newest first."""
    files = [file for file in Path(folder).glob("hall-*.backup") if NAME.fullmatch(file.name)] if folder else []
    newest_first = sorted(files, key=lambda file: file.name, reverse=True)
    return [BackupInfo(file.name, file.stat().st_mtime, file.stat().st_size) for file in newest_first]


async def back_up_now(hall: PublicHall) -> None:
    """Make a backup and delete the oldest one. Games go on meanwhile."""
    folder = hall.order.settings.backups
    if not folder:
        raise UnwelcomeError(409, "no-backup-folder")
    await hall.bots.workers.run_aside(_back_up, hall.store, folder)


def _back_up(store: Store, folder: str) -> None:
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    name = time.strftime("hall-%Y%m%d-%H%M%S.backup", time.gmtime())
    try:
        back_up(store.engine, place / name)
    except SetupError:
        raise UnwelcomeError(409, "no-backup-folder") from None
    for old in backups(folder)[KEPT_BACKUPS:]:
        (place / old.name).unlink(missing_ok=True)
