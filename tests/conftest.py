"""What all tests share: which engine is tested, and what this machine lacks."""

from __future__ import annotations

import os
import zlib

import pytest

import meadhall
from tools.needs import add_command, missing, nothing_may_be_left_out

KEPT = 4  # the interpreted engine plays every fourth dear game where the compiled one plays them all afterwards


def pytest_report_header() -> str:
    return f"meadhall {meadhall.__version__}, {meadhall.engine()} engine"


def pytest_sessionstart() -> None:
    """`make test-compiled` must never test the interpreted engine by mistake, nor the other way round."""
    wanted = os.environ.get("MEADHALL_ENGINE", "interpreted")
    if meadhall.engine() != wanted:
        pytest.exit(f"wanted is the {wanted} engine, but {meadhall.__file__} is {meadhall.engine()}", 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`@pytest.mark.dear`: the same ones on every machine and in every worker."""
    if os.environ.get("MEADHALL_COMPILED_FOLLOWS"):
        dear = [item for item in items if item.get_closest_marker("dear")]
        left_out = {item for item in dear if zlib.crc32(item.nodeid.encode()) % KEPT}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """`@pytest.mark.needs("gcc")`: left out where gcc is missing, and a failure with CI=true."""
    names = [name for mark in item.iter_markers("needs") for name in mark.args]
    if lacking := missing(names):
        message = f"missing here: {', '.join(lacking)}; to add: {add_command(lacking)}"
        (pytest.fail if nothing_may_be_left_out() else pytest.skip)(message)
