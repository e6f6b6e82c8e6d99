"""Finds words of the old house dialect, and a subject of the newest commit that is unclear in a list of commits.

    python tools/prose.py            every folder and document in CLEAN, and the newest commit (part of `make check`)
    python tools/prose.py src web    these folders and documents instead, to see what would have to change

It reads docstrings, comments, documents and the names in Python. All findings are printed with file, line and word. Add
a folder to CLEAN once it has no findings.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
# fmt: off
CLEAN = (
    "art/README.md", "art/tests", "bench", "src/meadhall/bots", "src/meadhall/browser",
    "src/meadhall/cli/commands", "src/meadhall/cli/terminal", "src/meadhall/env", "src/meadhall/law",
    "src/meadhall/research", "tests/README.md", "tests/house/README.md", "tools/README.md", "tools/audit.py",
    "tools/compile.py", "tools/forks.py", "tools/freeze.py", "tools/hatch_build.py", "tools/leaderboard.py",
    "tools/meetings", "tools/mutants", "tools/needs.py", "tools/pins.py", "tools/prose.py", "tools/release.py",
    "tools/site.py", "tools/wheel_setup.py", "tools/wheels.py",
)
# fmt: on
# Split into parts, so that this file has no findings itself.
WORDS = (
    "who" + "ever",
    "whom" + "ever",
    "some" + "body",
    "no" + "body",
    "a" + "new",
    "he" + "ed",
    "as " + "ever",
    "of its " + "own",
    "what came " + "of",
)
DIALECT = re.compile(r"\b(?:" + "|".join(WORDS).replace(" ", r"\s+") + r")\b", re.IGNORECASE)
NAMES = re.compile(r"(?:^|_)(?:" + "|".join(("to" + "ld", *(word for word in WORDS if " " not in word))) + r")(?:_|$)")
SUFFIXES = {".py", ".ts", ".tsx", ".js", ".mjs", ".css", ".md"}
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)\s]*\)", re.DOTALL)  # with the targets of links
LONGEST_SUBJECT = 72  # characters
NEWEST = ("git", "log", "-1", "--no-merges", "--format=%B", "HEAD^!")
# Beginnings of subjects that describe a state instead of a change.
SENTENCE = re.compile(
    r"(?:a|an|the|no|not|nothing|it|its|this|that|these|what|who|where|when|one|all|each|every|only|after|before"
    r"|(?!(?:embed|seed|speed|feed|shed|bring|string|ping)\b)\w+(?:ed|ing)"
    r"|(?!(?:\w+(?:ss|us)|alias|bias|canvas)\b)\w+s)\b",
    re.IGNORECASE,
)


class Finding(NamedTuple):
    """A word of the dialect and its place."""

    file: str
    line: int
    word: str


def passages(name: str, text: str) -> Iterator[tuple[int, str]]:
    """Yield the prose of a file in pieces, each with its first line number."""
    if name.endswith(".py"):
        yield from python_passages(text)
    elif name.endswith(".md"):
        yield 1, CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    else:
        yield from ((text.count("\n", 0, found.start()) + 1, found[0]) for found in COMMENT.finditer(text))


def python_passages(text: str) -> Iterator[tuple[int, str]]:
    """Yield comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if (docstring := ast.get_docstring(node, clean=False)) is not None:
            yield node.body[0].lineno, docstring


def bad_names(text: str) -> Iterator[tuple[int, str]]:
    """Yield names in Python that contain words of the dialect."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and NAMES.search(token.string):
            yield token.start[0], token.string


def findings(name: str, text: str) -> list[Finding]:
    """Return all findings in one file."""
    found = [
        Finding(name, line + passage.count("\n", 0, word.start()), " ".join(word[0].split()))
        for line, passage in passages(name, text)
        for word in DIALECT.finditer(passage)
    ]
    if name.endswith(".py"):
        found += [Finding(name, line, word) for line, word in bad_names(text)]
    return sorted(found)


def files(places: list[str]) -> list[str]:
    """Return tracked files with prose in these places."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *places]
    names = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout.split("\0")
    return [name for name in names if Path(name).suffix in SUFFIXES and (ROOT / name).is_file()]


def wrong(message: str) -> str:
    """Return what is wrong with a commit message, or ""."""
    subject, *rest = message.strip().splitlines() or [""]
    if len(subject) > LONGEST_SUBJECT:
        return f"{len(subject)} characters; at most {LONGEST_SUBJECT}, the rest belongs into the body"
    if word := DIALECT.search(subject):
        return f"{word[0]!r} is not plain English"
    if SENTENCE.match(subject.rpartition(": ")[2]):
        return "begin with a verb in the imperative: Fix, Add, Remove"
    return "no empty line below the subject" if rest and rest[0].strip() else ""


def newest(folder: Path) -> str:
    """Return the message of the newest commit; "" for a merge, and without a history."""
    done = subprocess.run(NEWEST, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    return done.stdout.strip() if done.returncode == 0 else ""


def main(places: list[str]) -> int:
    found = [it for name in files(places or [*CLEAN]) for it in findings(name, (ROOT / name).read_text("utf-8"))]
    for it in found:
        print(f"{it.file}:{it.line}: {it.word}")
    message = newest(ROOT)
    if what := "" if places else wrong(message):
        print(f"the newest commit, {message.splitlines()[0]!r}: {what} (git commit --amend)")
    return 1 if found or what else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
