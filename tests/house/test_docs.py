"""What the documentation shows is true: its programs run."""

from __future__ import annotations

import re

import pytest

from tests.house.sources import ROOT

PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)


def programs(page: str) -> str:
    """All programs of a page, one after the other: later ones use what earlier ones made."""
    return "\n".join(PROGRAM.findall((ROOT / page).read_text("utf-8")))


def test_the_programs_of_the_page_for_programmers_run(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(programs("docs/python.md"), "docs/python.md", "exec"), {})
    scores, deck, *thoughts = capsys.readouterr().out.splitlines()
    assert len(scores.split("] [")) == 2
    assert deck.endswith("[4, 4, 4, 4]")
    assert thoughts


def test_the_programs_of_the_page_for_researchers_run(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(programs("docs/env.md"), "docs/env.md", "exec"), {})
    returns, spec, batch = capsys.readouterr().out.splitlines()
    assert "] [" in returns
    assert "'pass'" in spec
    assert batch.startswith("(8, ")
