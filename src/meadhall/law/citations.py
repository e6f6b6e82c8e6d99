"""Finds where code and tests cite rules. Files are parsed, never imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from meadhall.law.ids import ids_in

Scoped = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Citation(NamedTuple):
    """A place that cites a rule: file and line, and the function or class around it ("" at the top)."""

    id: str
    file: str
    line: int
    scope: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.scope}" if self.scope else "")


def scopes(tree: ast.AST, outer: str = "") -> Iterator[tuple[int, int, str]]:
    """Yield first line, last line and dotted name of every function and class, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.expr):
            continue  # an expression defines no name, and most of a file is expressions
        name = outer
        if isinstance(node, Scoped):
            name = f"{outer}.{node.name}".lstrip(".")
            start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield start, node.end_lineno or start, name
        yield from scopes(node, name)


def scope_at(spans: list[tuple[int, int, str]], line: int) -> str:
    """Return the innermost function or class around a line."""
    around = [name for start, end, name in spans if start <= line <= end]
    return around[-1] if around else ""


def spans_of(file: Path, text: str) -> list[tuple[int, int, str]]:
    return list(scopes(ast.parse(text))) if file.suffix == ".py" else []


def cited_in_code(file: Path, root: Path, prefix: str) -> Iterator[Citation]:
    """Return the ids anywhere in a source file: docstrings, comments, the rule ids of steps and verbs."""
    text = file.read_text(encoding="utf-8")
    spans = spans_of(file, text) if prefix + "-" in text else []
    for number, line in enumerate(text.splitlines(), start=1):
        for rule_id in ids_in(line, prefix):
            yield Citation(rule_id, file.relative_to(root).as_posix(), number, scope_at(spans, number))


def is_rule_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and (
        (isinstance(node.func, ast.Name) and node.func.id == "rule")
        or (isinstance(node.func, ast.Attribute) and node.func.attr == "rule")
    )


def rule_arguments(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the strings inside @rule(...), also on a single case of a parametrised test."""
    calls = (node for node in ast.walk(tree) if is_rule_call(node))
    for call in calls:
        assert isinstance(call, ast.Call)
        yield from (arg for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def cited_in_test(file: Path, root: Path, prefix: str) -> Iterator[Citation]:
    """Return the ids that a test file proves: those in its @rule(...)."""
    text = file.read_text(encoding="utf-8")
    if prefix + "-" not in text:
        return
    tree = ast.parse(text)
    spans = list(scopes(tree))
    for argument in rule_arguments(tree):
        for rule_id in ids_in(str(argument.value), prefix):
            where = file.relative_to(root).as_posix()
            yield Citation(rule_id, where, argument.lineno, scope_at(spans, argument.lineno))


def files_under(folder: Path, suffix: str) -> list[Path]:
    return sorted(folder.rglob(f"*{suffix}"))


def cited_by_code(root: Path, game: str, prefix: str) -> list[Citation]:
    """Return every citation in the code of the game and of the core."""
    package = root / "src" / "meadhall"
    files = [*files_under(package / "games" / game, ".py"), *files_under(package / "core", ".py")]
    return [citation for file in files for citation in cited_in_code(file, root, prefix)]


def cited_by_data(root: Path, game: str, prefix: str) -> list[Citation]:
    """Return every citation in the game's card files."""
    files = files_under(root / "src" / "meadhall" / "games" / game, ".toml")
    return [citation for file in files for citation in cited_in_code(file, root, prefix)]


def cited_by_tests(root: Path, prefix: str) -> list[Citation]:
    files = files_under(root / "tests", ".py")
    return [citation for file in files for citation in cited_in_test(file, root, prefix)]
