"""The engine under test is the one that was asked for, and the package says so."""

from __future__ import annotations

import os

import meadhall
from meadhall.core import match


def test_the_engine_under_test_is_the_one_asked_for() -> None:
    assert meadhall.engine() == os.environ.get("MEADHALL_ENGINE", "interpreted")


def test_the_loaded_core_is_what_engine_says() -> None:
    loaded = "interpreted" if str(match.__file__).endswith(".py") else "compiled"
    assert loaded == meadhall.engine()
