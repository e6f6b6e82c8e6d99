"""The functions and classes whose docstring cites a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from meadhall.law.ids import ids_in
from meadhall.law.meetings.sources import sources
from meadhall.law.spec import ROOT, prefixes

PACKAGE = ROOT / "src"
Function = ast.FunctionDef | ast.AsyncFunctionDef
# Methods of every class for saving, views and explanations: no rule is about them, and other tests check them.
BOOKKEEPING = {"__init__", "copy", "about", "show", "why_not", "might", "broken"}
PACKING = {"observe"}  # for observations, whatever rule it cites
# A chapter's docstring names its subject, which does not apply to each of its methods.
WHOLE_CHAPTERS = {"Module", "Part", "Game", "Match"}


class Target(NamedTuple):
    """A function or the body of a class, with the rules that it implements."""

    file: Path
    name: str  # "Compare.run"; a class stands for the values in its body
    node: ast.AST
    rules: tuple[str, ...]

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(PACKAGE).with_suffix("").parts)

    @property
    def place(self) -> str:
        """Return where it is, for output and for the list of excuses."""
        return f"{self.file.relative_to(PACKAGE / 'meadhall' / 'games').as_posix()}:{self.name}"


def targets(game: str) -> Iterator[Target]:
    """Return all targets of one game, file by file, from top to bottom."""
    chapters = heirs(WHOLE_CHAPTERS, [source.tree for source in sources(game)])
    for source in sources(game):
        yield from targets_in(source.tree, source.file, prefixes()[game], chapters)


def heirs(roots: set[str], trees: Iterable[ast.Module]) -> set[str]:
    """Return the names of all classes that are derived from one of these."""
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    found, before = set(roots), set[str]()
    while found != before:
        before = set(found)
        found |= {node.name for node in classes if before & {name_of(base) for base in node.bases}}
    return found


def name_of(base: ast.expr) -> str:
    """Return the name of a base class: `Module[Valhalla]` is a Module."""
    plain = base.value if isinstance(base, ast.Subscript) else base
    return plain.id if isinstance(plain, ast.Name) else ""


def targets_in(tree: ast.Module, file: Path, prefix: str, chapters: set[str]) -> Iterator[Target]:
    for node in tree.body:
        if isinstance(node, Function):
            yield from cited(file, node.name, node, cites(node, prefix))
        elif isinstance(node, ast.ClassDef):
            yield from in_class(node, file, prefix, node.name in chapters)


def in_class(node: ast.ClassDef, file: Path, prefix: str, chapter: bool) -> Iterator[Target]:
    """Yield the targets in a class. Its rules apply to all methods; in a chapter each method must cite its own."""
    whole = cites(node, prefix)
    yield from cited(file, node.name, node, () if chapter else whole)
    for method in node.body:
        if isinstance(method, Function):
            own = cites(method, prefix)
            named = own or not (chapter or method.name in BOOKKEEPING)
            rules = (*own, *whole) if named and method.name not in PACKING else ()
            yield from cited(file, f"{node.name}.{method.name}", method, tuple(dict.fromkeys(rules)))


def cited(file: Path, name: str, node: ast.AST, rules: tuple[str, ...]) -> Iterator[Target]:
    if rules:
        yield Target(file, name, node, rules)


def cites(node: Function | ast.ClassDef, prefix: str) -> tuple[str, ...]:
    """Return the rules in its docstring."""
    return tuple(dict.fromkeys(ids_in(ast.get_docstring(node) or "", prefix)))
