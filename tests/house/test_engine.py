"""The engine under test is the one that was asked for, and the package says so."""

from __future__ import annotations

import os
from pathlib import Path

import meadhall
from meadhall.core import match
from tests.house.sources import ROOT

CODE = (".py", ".pyc")


def test_the_engine_under_test_is_the_one_asked_for() -> None:
    assert meadhall.engine() == os.environ.get("MEADHALL_ENGINE", "interpreted")


def test_the_loaded_core_is_what_engine_says() -> None:
    loaded = "interpreted" if str(match.__file__).endswith(".py") else "compiled"
    assert loaded == meadhall.engine()


def test_everything_beside_the_code_travels_with_the_package() -> None:
    """Not the maps of the folders: they are for readers of the source."""
    source, installed = ROOT / "src" / "meadhall", Path(str(meadhall.__file__)).parent
    beside = (file for file in source.rglob("*") if file.is_file() and file.suffix not in CODE)
    things = [file.relative_to(source) for file in beside if file.name != "README.md"]
    assert Path("server/static/index.html") in things
    assert [thing for thing in things if not (installed / thing).exists()] == []
