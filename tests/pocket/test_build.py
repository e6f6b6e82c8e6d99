"""The content of a build: every imported module, pinned by hash, and nothing that depends on the machine."""

from __future__ import annotations

import ast
import importlib
import marshal
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.browser import build
from meadhall.browser.bytecode import bytecode, wanted
from meadhall.core.errors import SetupError
from tests.house.sources import ROOT

# Named, but never reached in a browser: worker processes.
AT_HOME_ONLY = {"multiprocessing.connection"}
IMPORTED = """
import sys
from meadhall.interface import shelf
import meadhall.browser.host
from meadhall.bots.driver import recruit
from meadhall.bots.settings import STRENGTHS
for name in shelf.names():
    for bot in STRENGTHS:
        recruit(bot, shelf.game_named(name))
    shelf.kit(name).companion()
print("\\n".join(module.__file__ for name, module in sys.modules.items() if name.startswith("meadhall")))
print("not in a browser:", sorted({"fluent", "sqlalchemy", "starlette", "multiprocessing"} & sys.modules.keys()))
"""


def test_every_imported_module_is_included() -> None:
    told = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True).stdout
    *files, outside = told.strip().splitlines()
    assert outside == "not in a browser: []"
    assert {Path(file) for file in files} <= set(build.package_files())


CALLED = re.compile(r"""pyimport\('([\w.]+)'\) as \w+\)\.(\w+)\(""")


def test_what_the_browser_calls_in_python_is_there() -> None:
    """Nothing else refers to these names, so a rename would fail only in a browser, one of them only in private
    windows."""
    worker = (ROOT / "web" / "src" / "pocket" / "worker.ts").read_text("utf-8")
    called = CALLED.findall(worker)
    assert len(called) == worker.count("pyimport(") > 1
    assert [name for module, name in called if not hasattr(importlib.import_module(module), name)] == []


def test_words_and_server_modules_are_left_out() -> None:
    names = {path.relative_to(build.PACKAGE).as_posix() for path in build.package_files()}
    assert not [name for name in names if name.endswith(".ftl") or name.startswith(("server/web", "server/static"))]
    assert {"core/match.py", "games/valhalla/kit.py", "browser/host.py", "browser/bytecode.py"} <= names


def test_the_wheels_are_those_of_the_hall() -> None:
    ours, theirs = (ROOT / "requirements" / name for name in ("run.txt", "pocket.txt"))
    pins = [line.split()[0] for line in theirs.read_text("utf-8").splitlines() if "==" in line]
    assert len(build.pinned_hashes(theirs)) == len(pins)
    assert not [pin for pin in pins if pin not in ours.read_text("utf-8")]


def test_bytecode_depends_on_the_source_alone() -> None:
    assert bytecode(b"x = 1\n", "a.py") == bytecode(b"x = 1\n", "a.py") != bytecode(b"x = 2\n", "a.py")
    assert [*wanted(["re/__init__.py", "sqlite3/dbapi2.py", "encodings/utf_8.py", "encodings/cp1250.py"])] == [
        "re/__init__.py",
        "encodings/utf_8.py",
    ]


def test_docstrings_are_stripped_and_asserts_kept() -> None:
    lines = ['"""Doc."""', "def f(x):", '    """More."""', '    assert x, "no"', "class A:", '    """Only this."""', ""]
    source = "\n".join(lines).encode()
    code = marshal.loads(bytecode(source, "a.py")[16:])
    space: dict[str, Any] = {"__name__": "a"}
    exec(code, space)
    assert (space.get("__doc__"), space["f"].__doc__, space["A"].__doc__) == (None,) * 3
    assert space["f"].__code__.co_firstlineno == 2
    with pytest.raises(AssertionError, match="no"):
        space["f"](0)


def imported_from_library(file: Path) -> set[str]:
    """All modules of the standard library that a file imports, also within functions."""
    tree = ast.parse(file.read_text("utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level}
    return {name for name in names if name.split(".")[0] in sys.stdlib_module_names}


def test_what_the_package_needs_of_the_library_is_not_left_out() -> None:
    files = [path for path in build.package_files() if path.suffix == ".py" and path.name != "inside.py"]
    needed = {name for file in files for name in imported_from_library(file)}
    paths = [f"{name.replace('.', '/')}{end}" for name in needed for end in (".py", "/__init__.py")]
    kept = {path.removesuffix("/__init__.py").removesuffix(".py").replace("/", ".") for path in wanted(paths)}
    assert needed - kept == AT_HOME_ONLY


def test_a_changed_part_is_another_build(tmp_path: Path) -> None:
    names: list[str] = []
    for text in ("one", "two", "one"):
        made = tmp_path / str(len(names))
        build.write(made / "part", text.encode())
        names.append(build.write_parts_list(made))
    assert names[0] == names[2] != names[1]


def test_what_is_missing_is_said_and_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match=r"Node\.js is not installed.*Node\.js"):
        build.find_build_tools()
