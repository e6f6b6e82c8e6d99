"""Every folder with code has a map: a README.md that names what lies in it, and nothing that does not."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

from tests.house.sources import ROOT

MAPPED = ("src/meadhall", "web/src", "web/test", "tools", "tests", "bench", "docs")
CODE = {".py", ".ts", ".tsx", ".js", ".sh"}
# Folders are found there by walking. A map that named them would be a foreign edit for each new one.
SHELVES = {"expansions", "games", "cards"}
# One kind of thing each; the folder around them says which.
PLAIN = {"words", "static", "golden", "screens", "earlier", "pictures", "balance", "versions"}
ROW = re.compile(r"^\| (?P<names>`[^|]+) \|", re.MULTILINE)


@cache
def tracked() -> dict[PurePosixPath, set[str]]:
    """Each folder with the files and folders in it, as git would commit them."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *MAPPED]
    names = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    found: dict[PurePosixPath, set[str]] = {}
    for path in (PurePosixPath(name) for name in names.split("\0") if name and (ROOT / name).exists()):
        for inner in (path, *path.parents):
            found.setdefault(inner.parent, set()).add(inner.name)
    return found


def is_code(name: str) -> bool:
    return PurePosixPath(name).suffix in CODE and name != "__init__.py"


def needs_map(folder: PurePosixPath) -> bool:
    """Not what stands on a shelf of expansions: the shelf says how each of them looks."""
    if not folder.as_posix().startswith(MAPPED) or "expansions" in folder.parts[:-1] or folder.name in PLAIN:
        return False
    return folder.name in SHELVES or any(is_code(name) or is_folder(folder / name) for name in tracked()[folder])


def is_folder(path: PurePosixPath) -> bool:
    return path in tracked() and path.name not in PLAIN


def wanted(folder: PurePosixPath) -> set[str]:
    """What a map must name: code other than tests, and folders; of a shelf only its loose files."""
    inside = tracked()[folder]
    files = {name.split(".")[0] for name in inside if is_code(name) and not re.match(r"test_|.*\.test\.", name)}
    folders = {name for name in inside if is_folder(folder / name)}
    return files if folder.name in SHELVES else files | folders


def named(text: str) -> set[str]:
    """The names in the first column of the map's table."""
    rows = [row["names"] for row in ROW.finditer(text)]
    return {name.split(".")[0].strip("/") for row in rows for name in re.findall(r"`([^`]+)`", row)}


FOLDERS = sorted(str(folder) for folder in tracked() if needs_map(folder))


def faults(folder: str) -> Iterator[str]:
    """What is wrong with the map of a folder."""
    readme = ROOT / folder / "README.md"
    if not readme.exists():
        yield f"{folder}: write a README.md that says what lies here and where to begin"
        return
    path, names = PurePosixPath(folder), named(readme.read_text(encoding="utf-8"))
    there = {name.split(".")[0] for name in tracked()[path]}
    yield from (f"{folder}/README.md: name {name} in the first column" for name in sorted(wanted(path) - names))
    yield from (f"{folder}/README.md: {name} is gone" for name in sorted(names - there))


def test_every_folder_has_a_map_that_is_true() -> None:
    assert [fault for folder in FOLDERS for fault in faults(folder)] == []


def test_all_parts_of_the_house_are_mapped() -> None:
    assert {"src/meadhall/core", "web/src/ui", "tests/rules/valhalla", "bench"} <= set(FOLDERS)
    assert len(FOLDERS) > 60
