"""Reads the rules from spec/<game>.md."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from meadhall.interface import shelf
from meadhall.law.ids import chapter_of

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent.parent
BOLD_ID = re.compile(r"\*\*([A-Z]+-[A-Z]+-\d+)(?: [^*]+)?\*\*")
LISTED = re.compile(r"- \*\*[A-Z]+-[A-Z]+-\d+")
IN_TABLE = re.compile(r"\| *\*\*[A-Z]+-[A-Z]+-\d+")
OWN_ID = re.compile(r"\*\*[A-Z]+-[A-Z]+-\d+(?: ([^*]+))?\*\*[ —;]*")
SOURCES = re.compile(r" ?\[(?:RU|PL|CZ|[SCDOLWX]|der|AMB)(?:ived)?\b[^\]]*\]|; Source: .*$", re.MULTILINE)
EMPHASIS = re.compile(r"(?<!\\)(\*\*|\*|`)(?=\S)(.+?)(?<=[^\s\\])\1")
HEADING = re.compile(r"#+ (?:[\d.]+ |Part \w+ — )?(.+?)(?: \(| — )((?:[A-Z]+-[A-Z]+(?:, )?)+)\)?")


class LawError(Exception):
    """The spec, the list of excuses or a citation is inconsistent; the message says where."""


class Rule(NamedTuple):
    """One rule as the spec defines it."""

    id: str
    text: str
    line: int

    @property
    def chapter(self) -> str:
        return chapter_of(self.id)

    @property
    def sentence(self) -> str:
        """Return its text, without its id and its sources."""
        return unadorned(SOURCES.sub("", OWN_ID.sub(named, self.text)))


def named(own_id: re.Match[str]) -> str:
    """Return the name that a rule has besides its id."""
    return f"{own_id[1]} — " if own_id[1] else ""


def unadorned(text: str) -> str:
    """Return the text without Markdown for bold, italic and code."""
    return EMPHASIS.sub(r"\2", EMPHASIS.sub(r"\2", text)).replace("\\*", "*").strip()


def in_checkout() -> bool:
    """Does this package run from its repository, where sources and tests can be searched?"""
    return (ROOT / "spec").is_dir() and (ROOT / "src" / "meadhall").is_dir()


def spec_folder() -> Path:
    """Return the repository's spec/, or its copy in the wheel."""
    return ROOT / "spec" if in_checkout() else PACKAGE / "spec"


def prefixes() -> dict[str, str]:
    """Return the games with a spec, and the prefix of their ids."""
    laws = {name: shelf.kit(name).law for name in shelf.names()}
    return {name: law.prefix for name, law in laws.items() if law is not None}


def spec_file(game: str) -> Path:
    """Return the spec file of a game."""
    law = shelf.kit(game).law
    folder = spec_folder() if law is None or law.folder is None else law.folder
    return folder / f"{game}.md"


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def table_text(head: list[str], line: str) -> str:
    """Return a table row as a sentence: every cell after the name of its column."""
    pairs = zip(head, cells(line), strict=False)
    return "; ".join(f"{name}: {value}" if name != "ID" else value for name, value in pairs)


def sublist_after(lines: list[str], at: int) -> list[str]:
    """Return the indented lines that belong to the list item at this index."""
    end = at + 1
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    return lines[at + 1 : end]


def defined_on(lines: list[str], at: int, head: list[str]) -> list[Rule]:
    """Return the rules that this line defines: none, one, or several that share a sentence."""
    line = lines[at]
    if LISTED.match(line):
        text = "\n".join([line[2:], *sublist_after(lines, at)])
    elif IN_TABLE.match(line):
        text = table_text(head, line)
    else:
        return []
    return [Rule(rule_id, text, at + 1) for rule_id in BOLD_ID.findall(line)]


def all_defined(lines: list[str]) -> Iterable[Rule]:
    head: list[str] = []
    for at, line in enumerate(lines):
        if line.startswith("|") and not lines[at - 1].startswith("|"):
            head = cells(line)
        yield from defined_on(lines, at, head)


def parse_spec(text: str, prefix: str) -> dict[str, Rule]:
    """Return all rules of one game by id, in printed order. A second definition is an error."""
    rules: dict[str, Rule] = {}
    for rule in all_defined(text.splitlines()):
        if rule.id in rules:
            raise LawError(f"{rule.id} is defined twice: in lines {rules[rule.id].line} and {rule.line}")
        if not rule.id.startswith(prefix + "-"):
            raise LawError(f"line {rule.line} defines {rule.id}, but ids of this file begin with {prefix}-")
        rules[rule.id] = rule
    return rules


@cache
def load_spec(game: str) -> dict[str, Rule]:
    """Return the rules of a game; an empty table if it has no spec."""
    if game not in prefixes():
        return {}
    return parse_spec(spec_file(game).read_text(encoding="utf-8"), prefixes()[game])


@cache
def chapter_names(game: str) -> dict[str, str]:
    """Return the titles of the chapters: COMP → Components."""
    if game not in prefixes():
        return {}
    lines = spec_file(game).read_text(encoding="utf-8").splitlines()
    headings = [found for line in lines if (found := HEADING.fullmatch(line))]
    return {chapter_of(code): found[1] for found in headings for code in found[2].split(", ")}


@cache
def known_ids() -> frozenset[str]:
    """Return every id of every game."""
    return frozenset(rule_id for game in prefixes() for rule_id in load_spec(game))
