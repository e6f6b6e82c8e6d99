"""What of the package runs inside the browser: everything that its entry needs and that the browser's Python has."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
AT_HOME = {"build", "shell", "shipped"}  # modules of this folder that build the offline page
WHOLE = ("core", "games", "bots")  # games are found by their folders, and bots by the kits of games
THERE = {"meadhall", "msgspec", "librt", "mypy_extensions"}  # beside the standard library
ABSENT = {"multiprocessing"}  # the browser has one process
NOT_DATA = {".py", ".pyc", ".pyi", ".so", ".ftl", ".md"}  # words and rules go beside the package, as texts


def files() -> Iterator[Path]:
    """Modules that travel, and the data files beside them."""
    modules = shipped()
    folders = {module_file(name).parent for name in modules}
    yield from sorted(module_file(name) for name in modules)
    for folder in sorted(folders):
        yield from (path for path in sorted(folder.iterdir()) if path.is_file() and path.suffix not in NOT_DATA)
    for name in WHOLE:  # data in folders without a module
        for path in sorted((PACKAGE / name).rglob("*")):
            if path.is_file() and path.suffix not in NOT_DATA and path.parent not in folders:
                yield path


def shipped() -> set[str]:
    """The modules of this folder and all that they import, as far as the browser can import it."""
    entries = [name for name in modules_in("browser") if name.rpartition(".")[2] not in AT_HOME]
    found, waiting = set[str](), [*entries, *(name for folder in WHOLE for name in modules_in(folder))]
    while waiting:
        name = waiting.pop()
        if name not in found and runs_there(name):
            found.add(name)
            waiting += [*parents(name), *imports_of(name)]
    return found


def modules_in(folder: str) -> Iterator[str]:
    """The modules below a folder of the package."""
    return (module_name(path) for path in (PACKAGE / folder).rglob("*.py"))


@cache
def runs_there(name: str) -> bool:
    """Can the browser's Python import this module, with all that it imports at once?"""
    seen, waiting = set[str](), [name]
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            needed = {other.partition(".")[0] for other in names_in(one, at_once=True)}
            if needed - THERE - (sys.stdlib_module_names - ABSENT):
                return False
            waiting += [*parents(one), *imports_of(one, at_once=True)]
    return True


def imports_of(name: str, at_once: bool = False) -> list[str]:
    """The modules of this package that a module imports; `at_once`: as soon as it is imported itself."""
    return [one for one in names_in(name, at_once) if one.startswith("meadhall") and module_file(one).is_file()]


@cache
def names_in(name: str, at_once: bool) -> tuple[str, ...]:
    """All names that a module imports, except for types."""
    return tuple(_names(ast.parse(module_file(name).read_text("utf-8")).body, at_once))


def _names(body: list[ast.stmt], at_once: bool) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        elif not (at_once and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
            inner = [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.stmt)]
            yield from _names(inner, at_once)


def parents(name: str) -> list[str]:
    """The packages above a module."""
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts))]


def module_file(name: str) -> Path:
    """The file of a module; one that is not there if the name is no module."""
    path = PACKAGE.joinpath(*name.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def module_name(path: Path) -> str:
    """The dotted name of a file."""
    parts = ("meadhall", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
