"""Properties of cards: what a card's text may say, who brings cards that say it, and which chapter asks."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from typing import NamedTuple

from meadhall.law.meetings.readers import Plug, Reads
from meadhall.law.meetings.sources import Function, Source, base_names, sources

# Classes that other files extend, but that are no texts of cards.
NO_TEXTS = {"Module", "Procedure", "Choice", "Step", "Part", "Match", "Game", "NamedTuple", "Exception", "Protocol"}
PLAIN_BASES = {"object", "Generic"}  # a class of these derives from nothing
PRINTED = {"key", "limit"}  # names, for people


class Hook(NamedTuple):
    """One thing a text may say: how often it is told, and with how many facts."""

    plug: Plug
    name: str
    facts: int  # -1: a plain value


@cache
def lineage(game: str) -> dict[str, tuple[str, ast.ClassDef]]:
    """Class → the file it stands in."""
    return {node.name: (one.name, node) for one in sources(game) for node in one.classes()}


def texts(game: str) -> list[str]:
    """The plain texts: classes of the base game from which other files derive, and which derive from nothing."""
    known = lineage(game)
    bases = {(base, where) for where, node in known.values() for base in base_names(node)}
    elsewhere = {base for base, where in bases if base in known and known[base][0] != where}
    plain = {name for name in elsewhere if not base_names(known[name][1]) - PLAIN_BASES}
    return sorted(name for name in plain if is_open(known[name][1]))


def is_open(node: ast.ClassDef) -> bool:
    """May an expansion derive from it?"""
    return any(isinstance(one, ast.Call) for one in node.decorator_list)


@cache
def hooks(game: str) -> dict[str, list[Hook]]:
    """For each plain text what it can say."""
    return {name: list(said_by(name, lineage(game)[name][1])) for name in texts(game)}


def said_by(name: str, node: ast.ClassDef) -> list[Hook]:
    found = []
    for one in node.body:
        if isinstance(one, Function) and not one.name.startswith("_"):
            found.append(Hook(Plug("card", f"{name}.{one.name}"), one.name, len(one.args.args) - 1))
        elif (value := assigned(one)) and value not in PRINTED:
            found.append(Hook(Plug("card", f"{name}.{value}"), value, -1))
    return found


def assigned(node: ast.stmt) -> str:
    """The name of a value in the body of a class."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def root(game: str, name: str) -> str:
    """The plain text that a class comes from, or ""."""
    known, at = lineage(game), name
    while at in known and at not in hooks(game):
        at = next((base for base in sorted(base_names(known[at][1])) if base in known), "")
    return at if at in hooks(game) else ""


@cache
def bringers(game: str) -> Reads:
    """For each file the properties that its cards have."""
    found: Reads = defaultdict(set)
    for name, (where, node) in lineage(game).items():
        text = root(game, name)
        if text and text != name:
            found[where] |= {hook.plug for hook in hooks(game)[text] if hook.name in own_names(node)}
    return found


def own_names(node: ast.ClassDef) -> set[str]:
    """What a class says for itself: in methods, in its body, or of itself when it is made."""
    methods = {sub.name for sub in node.body if isinstance(sub, Function)}
    made = {sub.attr for sub in ast.walk(node) if isinstance(sub, ast.Attribute) and isinstance(sub.ctx, ast.Store)}
    return methods | made | {assigned(sub) for sub in node.body}


@cache
def readers_of_cards(game: str) -> Reads:
    """For each file the properties that it asks cards for."""
    found: Reads = defaultdict(set)
    for one in sources(game):
        asked = asked_in(one)
        found[one.name] |= {
            hook.plug for said in hooks(game).values() for hook in said if (hook.name, hook.facts) in asked
        }
    return found


def asked_in(source: Source) -> set[tuple[str, int]]:
    """What it asks others for: each name, with how many facts; -1 for a plain value."""
    asked = set()
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and not of_itself(node):
            asked.add((node.attr, -1))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not of_itself(node.func):
            asked.add((node.func.attr, len(node.args)))
    return asked


def of_itself(node: ast.Attribute) -> bool:
    """`self.x`, `g.x` and `super().x` are no card's."""
    whose = node.value.func if isinstance(node.value, ast.Call) else node.value
    return isinstance(whose, ast.Name) and whose.id in ("self", "g", "super")
