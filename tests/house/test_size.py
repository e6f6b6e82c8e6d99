"""Small pieces: what is read in one sitting stays right."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

import pytest

from tests.house.sources import PACKAGE, ROOT, python_files, short, tree_of

LONGEST_FILE = 400
MEDIAN_FUNCTION = 8
LONG_FUNCTION = 20
LONG_SHARE = 0.02

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(file: Path) -> list[Function]:
    return [node for node in ast.walk(tree_of(file)) if isinstance(node, Function)]


def length(function: Function) -> int:
    """Lines from `def` to the end, without the docstring."""
    first = function.body[0]
    total = (function.end_lineno or function.lineno) - function.lineno + 1
    has_docstring = ast.get_docstring(function) is not None
    return total - ((first.end_lineno or first.lineno) - first.lineno + 1 if has_docstring else 0)


def lengths() -> dict[str, int]:
    return {
        f"{short(file)}:{function.lineno} {function.name}": length(function)
        for file in python_files("core", "games")
        for function in functions(file)
    }


@pytest.mark.skipif(not python_files("core"), reason="there is no core yet")
def test_the_median_function_is_short() -> None:
    assert median(lengths().values()) <= MEDIAN_FUNCTION


def test_nearly_no_function_is_long() -> None:
    found = lengths()
    long = {name: lines for name, lines in found.items() if lines > LONG_FUNCTION}
    assert len(long) <= LONG_SHARE * len(found), "\n".join(f"{lines} {name}" for name, lines in long.items())


def all_code() -> list[Path]:
    return sorted([*PACKAGE.rglob("*.py"), *ROOT.glob("tools/*.py"), *ROOT.glob("bench/*.py")])


@pytest.mark.parametrize("file", all_code(), ids=short)
def test_no_file_is_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
