"""The small changes: each replaces one node of a function's syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from tools.mutants.targets import Function, Target

Node = ast.expr | ast.stmt

COMPARED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
RECKONED: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
LOG_FUNCTIONS = ("tell", "speak")  # functions that write the log, which no rule describes
COUNTED = {"learned", "turns"}  # counters in views, by which clients notice changes
FLIPS = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # already inverted as comparisons


class Change(NamedTuple):
    """One node and its replacement."""

    before: Node
    after: Node

    def __str__(self) -> str:
        """Return `old → new` with one kind of quotes, because `ast` quotes f-strings differently between versions of
        Python.
        """
        return f"{ast.unparse(self.before)} → {written(self.after)}".replace('"', "'")


def written(node: Node) -> str:
    if isinstance(node, ast.If) and isinstance(node.test, ast.Constant) and node.test.value is False:
        return "nothing"
    return ast.unparse(node)


def changes(target: Target) -> Iterator[Change]:
    """Yield every change of a function's body, or of the values in a class's body."""
    places = places_in(target.node) if target.name.endswith(".steps") else []
    for statement in body_of(target.node):
        for node in meaningful(statement):
            if node not in places:
                yield from changes_of(node)


def places_in(node: ast.AST) -> list[ast.expr]:
    """Return the 415 of `CheckOver(415, …)`: a step's position, which tests do not depend on while the order stays."""
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
    return [call.args[0] for call in calls if call.args and isinstance(call.args[0], ast.Constant)]


def body_of(node: ast.AST) -> list[ast.stmt]:
    if isinstance(node, Function):
        return node.body
    assert isinstance(node, ast.ClassDef)
    return [statement for statement in node.body if isinstance(statement, ast.Assign | ast.AnnAssign)]


def meaningful(statement: ast.AST) -> Iterator[Node]:
    """Yield statements and expressions, without docstrings, types, internal checks and log output."""
    if isinstance(statement, ast.Assert | ast.Raise | ast.JoinedStr) or is_logged(statement) or is_strict(statement):
        return
    if isinstance(statement, ast.stmt | ast.expr):
        yield statement
    for name, field in ast.iter_fields(statement):
        if name not in ("annotation", "returns", "decorator_list", "args" if is_function(statement) else ""):
            for child in field if isinstance(field, list) else [field]:
                if isinstance(child, ast.AST) and not is_docstring(child):
                    yield from meaningful(child)


def is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_logged(node: ast.AST) -> bool:
    """Is it about the log: its words, whether an event is public, or counters for views?"""
    if isinstance(node, ast.If):
        return all(is_logged(one) for one in node.body + node.orelse)
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute):
        return node.target.attr in COUNTED
    call = node.value if isinstance(node, ast.Expr) else None
    if not isinstance(call, ast.Call):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name.startswith(LOG_FUNCTIONS)


def is_strict(node: ast.AST) -> bool:
    """`zip(…, strict=True)` is an assertion."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def changes_of(node: Node) -> Iterator[Change]:
    match node:
        case ast.Compare():
            yield from compared_differently(node)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield Change(node, ast.BoolOp(other, node.values))
        case ast.UnaryOp(op=ast.Not()):
            yield Change(node, node.operand)
        case ast.UnaryOp(op=ast.USub()):
            yield Change(node, node.operand)
        case ast.BinOp() if type(node.op) in RECKONED:
            yield Change(node, ast.BinOp(node.left, RECKONED[type(node.op)], node.right))
        case ast.AugAssign() if type(node.op) in RECKONED:
            yield Change(node, ast.AugAssign(node.target, RECKONED[type(node.op)], node.value))
        case ast.Constant():
            yield from constant(node)
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield Change(node, ast.Call(ast.Name(SWAPPED[name], ast.Load()), node.args, node.keywords))
        case ast.If() | ast.IfExp() | ast.While():
            yield from turned(node)
        case ast.stmt():
            yield from removed(node)


def compared_differently(node: ast.Compare) -> Iterator[Change]:
    for at, op in enumerate(node.ops):
        ops = [*node.ops[:at], COMPARED[type(op)], *node.ops[at + 1 :]]
        yield Change(node, ast.Compare(node.left, ops, node.comparators))


def constant(node: ast.Constant) -> Iterator[Change]:
    """Change a constant: numbers grow by one, booleans are inverted, a rule's refusal is dropped. Other texts stay."""
    if isinstance(node.value, bool):
        yield Change(node, ast.Constant(not node.value))
    elif isinstance(node.value, int):
        yield Change(node, ast.Constant(node.value + 1))


def turned(node: ast.If | ast.IfExp | ast.While) -> Iterator[Change]:
    """Invert a condition, if no smaller change does the same."""
    if isinstance(node.test, ast.Compare) and isinstance(node.test.ops[0], FLIPS):
        return
    if not isinstance(node.test, ast.UnaryOp):
        yield Change(node.test, ast.UnaryOp(ast.Not(), node.test))


def removed(node: ast.stmt) -> Iterator[Change]:
    """Remove a statement that has an effect."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield Change(node, never(node))
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield Change(node, never(node))
        case ast.Break() | ast.Continue():
            yield Change(node, never(node))
        case ast.Return(value=None):
            yield Change(node, never(node))
        case ast.Return(value=ast.Constant(value=str(said))) if said:
            yield Change(node, ast.Return(ast.Constant("")))


def never(node: ast.stmt) -> ast.If:
    """Put a statement under `if False:`, where its names keep their meaning for the compiler."""
    return ast.If(ast.Constant(False), [node], [])
