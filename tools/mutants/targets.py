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
# What every class of its kind needs to be saved, seen and explained: no rule speaks of it, and the exam proves it.
BOOKKEEPING = {"__init__", "copy", "about", "show", "why_not", "might", "broken"}
PACKING = {"observe"}  # for learning, whatever it cites
# A chapter's docstring names what the chapter is about, not what each of its methods does.
WHOLE_CHAPTERS = {"Module", "Part", "Game", "Match"}


class Target(NamedTuple):
    """A function, or the body of a class, and the rules it must keep."""

    file: Path
    name: str  # "Compare.run"; a class stands for the values in its body
    node: ast.AST
    rules: tuple[str, ...]

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(PACKAGE).with_suffix("").parts)

    @property
    def place(self) -> str:
        """Where it stands, for people and for the list of excuses."""
        return f"{self.file.relative_to(PACKAGE / 'meadhall' / 'games').as_posix()}:{self.name}"


def targets(game: str) -> Iterator[Target]:
    """All of one game, file by file from top to bottom."""
    chapters = heirs(WHOLE_CHAPTERS, [source.tree for source in sources(game)])
    for source in sources(game):
        yield from targets_in(source.tree, source.file, prefixes()[game], chapters)


def heirs(roots: set[str], trees: Iterable[ast.Module]) -> set[str]:
    """The names of all classes that come from one of these."""
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    found, before = set(roots), set[str]()
    while found != before:
        before = set(found)
        found |= {node.name for node in classes if before & {name_of(base) for base in node.bases}}
    return found


def name_of(base: ast.expr) -> str:
    """`Module[Valhalla]` is a Module."""
    plain = base.value if isinstance(base, ast.Subscript) else base
    return plain.id if isinstance(plain, ast.Name) else ""


def targets_in(tree: ast.Module, file: Path, prefix: str, chapters: set[str]) -> Iterator[Target]:
    for node in tree.body:
        if isinstance(node, Function):
            yield from cited(file, node.name, node, cites(node, prefix))
        elif isinstance(node, ast.ClassDef):
            yield from in_class(node, file, prefix, node.name in chapters)


def in_class(node: ast.ClassDef, file: Path, prefix: str, chapter: bool) -> Iterator[Target]:
    """A class cites its rules for all its methods; in a chapter only for those that cite one themselves."""
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
    """The rules in its docstring."""
    return tuple(dict.fromkeys(ids_in(ast.get_docstring(node) or "", prefix)))
