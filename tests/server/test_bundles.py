"""What is ready together leaves together, in order, and nothing stays behind."""

from __future__ import annotations

from typing import Any

from meadhall.server.bundles import Bundle


class Wire:
    """Remembers what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True


def bundle() -> tuple[Any, Wire]:
    wire = Wire()
    return Bundle(wire), wire  # type: ignore[arg-type]


def test_what_is_followed_by_more_waits_for_it() -> None:
    line, wire = bundle()
    line.more = True
    line.write(b"done")
    assert wire.written == []
    line.more = False
    line.write(b"update")
    line.write(b"later")
    assert wire.written == [b"doneupdate", b"later"]


def test_closing_leaves_nothing_behind() -> None:
    line, wire = bundle()
    line.more = True
    line.write(b"done")
    line.close()
    assert (wire.written, wire.closed) == ([b"done"], True)
