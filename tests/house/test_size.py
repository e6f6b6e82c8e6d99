"""Small pieces: what is read in one sitting stays right."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from tests.house.sources import PACKAGE, ROOT, python_files, short, tree_of

LONGEST_FILE = 400
FULLEST_FOLDER = 18  # modules
MEDIAN_FUNCTION = 5
LONG_FUNCTION = 20
LONG_ONES = 15  # constructors, copies and views with a line for each field

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(file: Path) -> list[Function]:
    return [node for node in ast.walk(tree_of(file)) if isinstance(node, Function)]


def length(function: Function) -> int:
    """Lines from `def` to the end, docstring and blank lines included."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def lengths(*folders: str) -> dict[str, int]:
    return {
        f"{short(file)}:{function.lineno} {function.name}": length(function)
        for file in python_files(*folders)
        for function in functions(file)
    }


@pytest.mark.skipif(not python_files("core"), reason="there is no core yet")
def test_the_median_function_is_short() -> None:
    assert median(lengths("core", "games").values()) <= MEDIAN_FUNCTION


def test_nearly_no_function_is_long() -> None:
    long = {name: lines for name, lines in lengths("").items() if lines > LONG_FUNCTION}
    assert len(long) <= LONG_ONES, "\n".join(f"{lines} {name}" for name, lines in long.items())


def test_no_folder_is_crowded() -> None:
    """A folder can be taken in at a glance."""
    counts = Counter(short(file.parent) for file in python_files("") if file.name != "__init__.py")
    assert {folder: count for folder, count in counts.items() if count > FULLEST_FOLDER} == {}


def all_code() -> list[Path]:
    return sorted([*PACKAGE.rglob("*.py"), *ROOT.glob("tools/*.py"), *ROOT.glob("bench/*.py")])


@pytest.mark.parametrize("file", all_code(), ids=short)
def test_no_file_is_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
