"""Sources of input lines: the keyboard, a pipe, or a list in a test."""

from __future__ import annotations

import sys
from collections.abc import Iterable


class Reader:
    """A source of lines. `line` returns None at the end of the input."""

    def line(self, prompt: str) -> str | None:
        raise NotImplementedError


class Keyboard(Reader):
    """Standard input. At a terminal, lines can be edited and recalled with the arrow keys."""

    def __init__(self) -> None:
        self.people = sys.stdin.isatty()
        if self.people:
            import readline  # noqa: F401 # importing it gives input() editing and history

    def line(self, prompt: str) -> str | None:
        try:
            return input(prompt) if self.people else self.piped(prompt)
        except EOFError:
            return None

    def piped(self, prompt: str) -> str | None:
        """Echo a line that came from a pipe, so that a captured output reads like a session."""
        line = sys.stdin.readline()
        sys.stdout.write(f"{prompt}{line}" if line else f"{prompt}\n")
        return line.rstrip("\n") if line else None


class Lines(Reader):
    """A fixed list of lines."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def line(self, prompt: str) -> str | None:
        return next(self.lines, None)
