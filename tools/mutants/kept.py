"""`--out FILE` keeps what was found, a line for each mutant; with `--resume` only the others are tried.

All of them take long on few cores. A file belongs to the code and the tests that it was made with.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from meadhall.law.spec import ROOT
from tools.forks import NOTICED, Outcome
from tools.mutants.mutants import Mutant

READ = ("src/meadhall/core", "src/meadhall/games", "tests/rules", "tests/rule.py")


class KeptError(Exception):
    """The file cannot be gone on with; the message says why, and what to do."""


class Kept:
    """The outcomes in a file, as they come. Without a file nothing is kept."""

    def __init__(self, file: Path | None, resume: bool) -> None:
        self.file = file
        self.lines = read(file) if file is not None and resume and file.exists() else {}
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("".join([head(), *self.lines.values()]), encoding="utf-8")

    def of(self, mutants: Iterable[Mutant]) -> list[Outcome[Mutant]]:
        """Those of these mutants that were tried before."""
        told = ((one, json.loads(self.lines[one.key])) for one in mutants if one.key in self.lines)
        return [Outcome(one, entry["code"], entry["tests"]) for one, entry in told]

    def keep(self, outcome: Outcome[Mutant]) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(written({"mutant": outcome.what.key, "code": outcome.code, "tests": outcome.tests}))

    def keep_late(self, outcome: Outcome[Mutant]) -> None:
        """Noticed after all: the later line counts."""
        self.keep(outcome._replace(code=NOTICED))


def written(entry: dict[str, object]) -> str:
    return json.dumps(entry, ensure_ascii=False) + "\n"


def head() -> str:
    return written({"made with": fingerprint()})


def read(file: Path) -> dict[str, str]:
    """Key of a mutant → its last line; one that a kill cut off is tried anew."""
    first, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
    if first != head():
        raise KeptError(f"{file} was made with other code or tests, or is no such file: begin anew without --resume")
    return {json.loads(line)["mutant"]: line for line in rest if line.endswith("}\n")}


def fingerprint() -> str:
    """Changes with the code that is broken, and with the tests that should notice."""
    total = hashlib.sha256()
    for file in sorted(file for name in READ for file in files_of(ROOT / name)):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def files_of(path: Path) -> Iterable[Path]:
    found = [path] if path.is_file() else path.rglob("*")
    return (file for file in found if file.is_file() and file.suffix != ".pyc" and file.name != "README.md")
