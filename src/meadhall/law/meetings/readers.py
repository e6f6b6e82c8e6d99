"""Finds which code asks for a quantity or a permit, or makes something happen."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meadhall.law.meetings.sources import Source, base_names, calls, sources

ASKED = {"reckon": "quantity", "may": "permit", "objection": "permit", "happens": "happening"}
NAMED = {"Quantity": "quantity", "Permit": "permit", "Moment": "happening"}


class Plug(NamedTuple):
    """A place where modules can meet: its kind and its name."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


Reads = dict[str, set[Plug]]


class Asker(NamedTuple):
    """A function that reads a plug for its callers."""

    source: str
    name: str


def asked_here(node: ast.AST) -> Iterator[Plug]:
    """Yield the plugs that code names directly, as in `g.reckon(Quantity.DICE, …)`."""
    for call in calls(node):
        if isinstance(call.func, ast.Attribute) and call.func.attr in ASKED and call.args:
            first = call.args[0]
            if isinstance(first, ast.Attribute) and isinstance(first.value, ast.Name) and first.value.id in NAMED:
                yield Plug(ASKED[call.func.attr], first.attr)


def table_class(some: list[Source]) -> ast.ClassDef:
    """Return the class of a match of this game."""
    return next(node for one in some if one.name == "table" for node in one.classes() if "Match" in base_names(node))


@cache
def by_table(game: str) -> dict[str, set[Plug]]:
    """Return what each method of the table reads, also through other methods: `g.send` makes SENT happen."""
    methods = [node for node in table_class(sources(game)).body if isinstance(node, ast.FunctionDef)]
    reads = {node.name: set(asked_here(node)) for node in methods}
    for _ in methods:
        for node in methods:
            reads[node.name].update(plug for name in own_calls(node, "self") for plug in reads.get(name, ()))
    return reads


def own_calls(node: ast.AST, whose: str) -> set[str]:
    """Return the methods that a function calls on `self` or on `g`."""
    found = (call.func for call in calls(node) if isinstance(call.func, ast.Attribute))
    return {func.attr for func in found if isinstance(func.value, ast.Name) and func.value.id == whose}


def plain_calls(node: ast.AST) -> set[str]:
    return {call.func.id for call in calls(node) if isinstance(call.func, ast.Name)}


@cache
def askers(game: str) -> dict[Asker, set[Plug]]:
    """Return the functions of chapters that read a plug directly and are called from other files."""
    called = {(name, one.name) for one in sources(game) for name in plain_calls(one.tree)}
    found: dict[Asker, set[Plug]] = {}
    for one in sources(game):
        for name, node in one.functions():
            elsewhere = any(name == other and where != one.name for other, where in called)
            if elsewhere and (plugs := set(asked_here(node))):
                found[Asker(one.name, name)] = plugs
    return found


@cache
def readers(game: str) -> Reads:
    """Return for each file all it reads, directly, through such a function, or through the table."""
    reads: Reads = defaultdict(set)
    for one in sources(game):
        for name, node in one.functions():
            if one.name != "table" and Asker(one.name, name) not in askers(game):
                reads[one.name] |= read_by(game, node)
    return reads


def read_by(game: str, node: ast.AST) -> set[Plug]:
    plugs, called = set(asked_here(node)), plain_calls(node)
    for asker, asked in askers(game).items():
        if asker.name in called:
            plugs |= asked
    for name in own_calls(node, "g"):
        plugs |= by_table(game).get(name, set())
    return plugs
