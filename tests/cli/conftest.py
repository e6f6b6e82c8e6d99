"""Fixtures of the command line tests: a game, a folder for saved games, and the `meadhall` command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from meadhall.cli.main import main
from meadhall.core import record
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from tests.random_games import played_out


class Said(NamedTuple):
    """The output of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def meadhall(capsys: pytest.CaptureFixture[str]) -> Command:
    """`meadhall("replay", file)`: exit code, standard output and standard error."""

    def call(*words: object) -> Said:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as left:  # argparse raises SystemExit
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return call


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of unfinished games, instead of the one in the user's home."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


@pytest.fixture(scope="session")
def played() -> Recorded:
    """A random finished game of three with Loki and Thor."""
    game = shelf.game_named("valhalla")
    setup = game.setup(3, ["loki", "thor"])
    return played_out(record.start(game, setup, "a test", ["Anna", "Orm (greedy)", ""]))


@pytest.fixture
def saved_file(tmp_path: Path, played: Recorded) -> Path:
    """The same game as a file."""
    path = tmp_path / "game.json"
    path.write_text(played.save(), encoding="utf-8")
    return path
