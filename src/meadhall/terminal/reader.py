"""Where a person's lines come from: the keyboard, a pipe, or a list in a test."""

from __future__ import annotations

import sys
from collections.abc import Iterable


class Reader:
    """Reads a line, or None at the end of all input."""

    def line(self, prompt: str) -> str | None:
        raise NotImplementedError


class Keyboard(Reader):
    """Standard input. At a terminal lines can be edited and called back with the arrows."""

    def __init__(self) -> None:
        self.people = sys.stdin.isatty()
        if self.people:
            import readline  # noqa: F401 # its import alone gives input() editing and history

    def line(self, prompt: str) -> str | None:
        try:
            return input(prompt) if self.people else self.piped(prompt)
        except EOFError:
            return None

    def piped(self, prompt: str) -> str | None:
        """What a pipe says is shown as if it had been typed, so that the capture can be read."""
        line = sys.stdin.readline()
        sys.stdout.write(f"{prompt}{line}" if line else f"{prompt}\n")
        return line.rstrip("\n") if line else None


class Lines(Reader):
    """Lines known beforehand."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def line(self, prompt: str) -> str | None:
        return next(self.lines, None)
