"""Applies a mutant in a running interpreter: functions that were imported already get the changed code."""

from __future__ import annotations

import ast
import copy
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from types import CodeType, FunctionType, ModuleType

from tools.mutants.changes import body_of
from tools.mutants.mutants import Exchange, Mutant, broken, broken_part
from tools.mutants.targets import Function


def apply(mutant: Mutant) -> None:
    """Replace the code now. Effects of the function during imports are not repeated: see `fresh`."""
    module = importlib.import_module(mutant.target.module)
    node = mutant.target.node
    if isinstance(node, Function):
        plain(module, mutant.target.name).__code__ = code_of(broken_part(mutant), mutant.target.name, node.lineno)
    else:
        set_values(module, mutant)


def plain(module: ModuleType, name: str) -> FunctionType:
    """Return the function behind a name, without property, classmethod and cache around it."""
    found: object = module
    for part in name.split("."):
        found = vars(found)[part]
    while not isinstance(found, FunctionType):
        found = next(getattr(found, way) for way in ("fget", "__func__", "__wrapped__") if hasattr(found, way))
    return found


def code_of(code: CodeType, name: str, line: int) -> CodeType:
    """Return the code of one function from that of its file. A decorator is above the function's line."""
    found = [one for one in nested(code) if one.co_qualname == name and one.co_firstlineno <= line]
    return found[-1]


def nested(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from nested(constant)


def set_values(module: ModuleType, mutant: Mutant) -> None:
    """Set the changed values in the body of a class."""
    owner = vars(module)[mutant.target.name]
    for statement in body_of(mutant.target.node):
        exchange = Exchange(mutant.change)
        changed = exchange.visit(copy.deepcopy(statement))
        if exchange.found and isinstance(changed, ast.Assign | ast.AnnAssign) and changed.value is not None:
            value = ast.fix_missing_locations(ast.Expression(changed.value))
            setattr(owner, name_of(changed), eval(compile(value, mutant.target.place, "eval"), vars(module)))


def name_of(statement: ast.Assign | ast.AnnAssign) -> str:
    """Return the name that a statement in a class body assigns."""
    name = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
    assert isinstance(name, ast.Name)
    return name.id


class Breaking(importlib.machinery.SourceFileLoader):
    """Loads the changed source file, never a compiled copy of the original."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.target.module, str(mutant.target.file))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return broken(self.mutant)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the changed file before the original."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.target.module:
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.target.file, loader=Breaking(self.mutant))


def on_import(mutant: Mutant) -> None:
    """Import the game with the change. Modules that were imported to find the mutant are dropped first."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "meadhall"]:
        del sys.modules[name]
    sys.meta_path.insert(0, Finder(mutant))
