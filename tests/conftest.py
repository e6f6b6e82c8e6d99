"""What all tests share: which engine is tested, and what this machine lacks."""

from __future__ import annotations

import os

import pytest

import meadhall
from tools.needs import add_command, missing, nothing_may_be_left_out


def pytest_report_header() -> str:
    return f"meadhall {meadhall.__version__}, {meadhall.engine()} engine"


def pytest_sessionstart() -> None:
    """`make test-compiled` must never test the interpreted engine by mistake, nor the other way round."""
    wanted = os.environ.get("MEADHALL_ENGINE", "interpreted")
    if meadhall.engine() != wanted:
        pytest.exit(f"wanted is the {wanted} engine, but {meadhall.__file__} is {meadhall.engine()}", 1)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """`@pytest.mark.needs("gcc")`: left out where gcc is missing, and a failure with CI=true."""
    names = [name for mark in item.iter_markers("needs") for name in mark.args]
    if lacking := missing(names):
        message = f"missing here: {', '.join(lacking)}; to add: {add_command(lacking)}"
        (pytest.fail if nothing_may_be_left_out() else pytest.skip)(message)
