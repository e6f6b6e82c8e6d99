"""`odds` at a question: probabilities as bars."""

from __future__ import annotations

import pytest

from meadhall.cli.terminal.chances import MOST_LINES, least_certain, percent
from meadhall.interface.wire import Likely, Subject
from tests.cli.test_play import play


def likely(chance: float, error: float = 0.0) -> Likely:
    subject = Subject(sort="number", key="3", number=3)
    return Likely(of="reach", subject=subject, chance=chance, error=error)


def test_without_a_battle_there_are_no_odds() -> None:
    assert "Nothing to calculate now" in play("valhalla --players 2 --seed a", "odds")


@pytest.mark.parametrize(
    ("chance", "error", "said"),
    [(0.714, 0.0, "71 %"), (0.0, 0.0, "0 %"), (0.004, 0.0, "< 1 %"), (0.999, 0.0, "> 99 %"), (0.5, 0.02, "50 % ± 2")],
)
def test_a_chance_is_said_in_percent(chance: float, error: float, said: str) -> None:
    assert percent(likely(chance, error)) == said


def test_of_many_strengths_the_uncertain_ones_are_shown() -> None:
    some = [likely(1 - at / 20) for at in range(21)]
    assert len(least_certain(some)) == MOST_LINES
    assert some[10] in least_certain(some)
    assert some[0] not in least_certain(some)
