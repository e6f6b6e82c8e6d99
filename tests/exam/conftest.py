"""Counts the games that the exam has played and prints the number at its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

GAMES = "games"


@pytest.fixture
def count_games(record_property: Callable[[str, object], None]) -> Callable[[int], None]:
    """Record how many games a test has played to their end."""
    return lambda count: record_property(GAMES, count)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the sum over all processes."""
    passed = terminalreporter.getreports("passed")
    counts = [value for report in passed for key, value in report.user_properties if key == GAMES]
    if counts:
        terminalreporter.write_line(f"exam: {sum(counts):,} random games in {len(counts):,} examinations")
