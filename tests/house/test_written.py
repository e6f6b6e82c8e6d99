"""What is written into bytes is worked out first.

Of `out[at] = worth(card)`, with `out` a writer of bytes, the compiler works out the right side twice. That costs time,
and were it to change anything, the compiled engine would play another game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.house.sources import python_files, short, tree_of

COMPILED = ("core", "games", "bots")
CHEAP = {"len", "min", "u8"}  # calls that the compiler turns into a few instructions


def writers(function: ast.FunctionDef) -> set[str]:
    """The names of a function's arguments that are writers of bytes."""
    named = [arg for arg in function.args.args if isinstance(arg.annotation, ast.Name)]
    return {arg.arg for arg in named if ast.unparse(arg.annotation or arg) == "BytesWriter"}


def works(value: ast.expr) -> bool:
    """Does it take more than reading numbers and adding them up?"""
    calls = [node.func for node in ast.walk(value) if isinstance(node, ast.Call)]
    dear = [call for call in calls if not (isinstance(call, ast.Name) and call.id in CHEAP)]
    return bool(dear) or any(isinstance(node, ast.Subscript) for node in ast.walk(value))


def worked_twice(tree: ast.Module) -> Iterator[str]:
    """The assignments into a writer whose right side is work."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        into = [f"{name}[" for name in writers(function)]
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and works(node.value) and ast.unparse(node).startswith(tuple(into)):
                yield ast.unparse(node)


def written(value: str) -> list[str]:
    """What is found where this is written."""
    return list(worked_twice(ast.parse(f"def write(out: BytesWriter, at: int) -> None:\n    out[at] = {value}")))


def test_what_is_written_is_worked_out_first() -> None:
    found = [f"{short(file)}: {line}" for file in python_files(*COMPILED) for line in worked_twice(tree_of(file))]
    assert found == []


@pytest.mark.parametrize("value", ["worth(card)", "row[card]", "out[at] + 1", "min(255, g.worth())"])
def test_work_is_noticed(value: str) -> None:
    assert written(value) == [f"out[at] = {value}"]


@pytest.mark.parametrize("value", ["1", "card + 1", "len(row)", "u8(number % 256)", "1 if told else 0"])
def test_plain_numbers_are_not(value: str) -> None:
    assert written(value) == []
