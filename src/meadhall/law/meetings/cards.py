"""Properties of cards: what a card's text may do, which modules add such cards, and which chapters read them."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from typing import NamedTuple

from meadhall.law.meetings.readers import Plug, Reads
from meadhall.law.meetings.sources import Function, Source, base_names, sources

# Classes that other files extend, but that are no card texts.
NO_TEXTS = {"Module", "Procedure", "Choice", "Step", "Part", "Match", "Game", "NamedTuple", "Exception", "Protocol"}
PLAIN_BASES = {"object", "Generic"}  # a class derived from these has no base of the game
PRINTED = {"key", "limit"}  # names for people, no properties


class Hook(NamedTuple):
    """One property of a text: its name, and the number of arguments it is called with."""

    plug: Plug
    name: str
    facts: int  # -1: a plain value


@cache
def lineage(game: str) -> dict[str, tuple[str, ast.ClassDef]]:
    """Return class → the file it is in."""
    return {node.name: (one.name, node) for one in sources(game) for node in one.classes()}


def texts(game: str) -> list[str]:
    """Return the base texts: classes of the base game that other files extend and that have no base of the game."""
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
    """Return the properties of each base text."""
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
    """Return the name that a statement in a class body assigns."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def root(game: str, name: str) -> str:
    """Return the base text that a class derives from, or ""."""
    known, at = lineage(game), name
    while at in known and at not in hooks(game):
        at = next((base for base in sorted(base_names(known[at][1])) if base in known), "")
    return at if at in hooks(game) else ""


@cache
def bringers(game: str) -> Reads:
    """Return for each file the properties that its cards have."""
    found: Reads = defaultdict(set)
    for name, (where, node) in lineage(game).items():
        text = root(game, name)
        if text and text != name:
            found[where] |= {hook.plug for hook in hooks(game)[text] if hook.name in own_names(node)}
    return found


def own_names(node: ast.ClassDef) -> set[str]:
    """Return what a class defines itself: methods, class values, and attributes that it sets."""
    methods = {sub.name for sub in node.body if isinstance(sub, Function)}
    made = {sub.attr for sub in ast.walk(node) if isinstance(sub, ast.Attribute) and isinstance(sub.ctx, ast.Store)}
    return methods | made | {assigned(sub) for sub in node.body}


@cache
def readers_of_cards(game: str) -> Reads:
    """Return for each file the properties that it reads from cards."""
    found: Reads = defaultdict(set)
    for one in sources(game):
        asked = asked_in(one)
        found[one.name] |= {
            hook.plug for said in hooks(game).values() for hook in said if (hook.name, hook.facts) in asked
        }
    return found


def asked_in(source: Source) -> set[tuple[str, int]]:
    """Return what a file asks other objects for: each name with the number of arguments, -1 for a plain value."""
    asked = set()
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and not of_itself(node):
            asked.add((node.attr, -1))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not of_itself(node.func):
            asked.add((node.func.attr, len(node.args)))
    return asked


def of_itself(node: ast.Attribute) -> bool:
    """Is this `self.x`, `g.x` or `super().x`, which is no property of a card?"""
    whose = node.value.func if isinstance(node.value, ast.Call) else node.value
    return isinstance(whose, ast.Name) and whose.id in ("self", "g", "super")
