"""Finished games in a file that survives a kill: one line of JSON each, append-only."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from meadhall.core.errors import SetupError

Row = TypeVar("Row", bound=msgspec.Struct)


class Ledger(Generic[Row]):
    """The first line says which series it is; without a file nothing is kept."""

    def __init__(self, path: Path | None, series: msgspec.Struct, row: type[Row], resume: bool = False) -> None:
        self.path = path
        self.row = row
        self.rows: list[Row] = []
        head = msgspec.json.encode(series)
        if path is not None and path.exists():
            self.rows = self.read(path, head, resume)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head + b"\n")

    def read(self, path: Path, head: bytes, resume: bool) -> list[Row]:
        """What was played already; a last line that was cut off is forgotten."""
        if not resume:
            raise SetupError(f"{path} exists", right="go on with it by --resume, or name another file")
        found = path.read_bytes()
        whole = found[: found.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines or lines[0] != head:
            raise SetupError(f"{path} holds another series", right="repeat its arguments, or name another file")
        if whole != found:
            path.write_bytes(whole)
        return [msgspec.json.decode(line, type=self.row) for line in lines[1:]]

    def add(self, rows: list[Row]) -> None:
        """Some more games."""
        self.rows.extend(rows)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
