"""The setup.py of the compiled wheel: tools/compile.py copies it into a temporary tree and runs it there."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.version import __version__
from mypyc.build import mypycify
from setuptools import find_namespace_packages, setup
from setuptools._distutils import ccompiler

JOBS = int(os.environ.get("JOBS", "2"))
OBJECTS = Path(os.environ["OBJECTS"])
QUICK = bool(os.environ.get("QUICK"))  # for tests
SPARINGLY = "-O1"  # half the work for gcc; the engine is a little slower
UNTOUCHED = "-O0"  # half of that again, for tests: they wait longer for gcc than for the engine
COLD = ("expansions", "beasts", "effects", "rulings")  # folders of modules that are seldom run
# Calls inside the library go straight to their target, not through a table in which it could be replaced.
LINUX = sys.platform.startswith("linux")
DIRECT = ["-Wl,-Bsymbolic"] if LINUX else []
# The same for gcc: it may build small functions of a module into those that call them, and calls Python's library
# without the detour through a stub.
TOGETHER = ["-fno-semantic-interposition", "-fno-plt"] if LINUX else []
# What is called only when something goes wrong. gcc lays all that leads there apart from the rest, and so the code that
# runs lies closer together: the processor keeps little of it at hand.
SELDOM = """
#include <Python.h>
#define SELDOM __attribute__((cold))
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) SELDOM;
void CPy_AddTraceback(const char *, const char *, int, PyObject *) SELDOM;
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) SELDOM;
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) SELDOM;
void CPy_TypeError(const char *, PyObject *) SELDOM;
void CPy_Raise(PyObject *) SELDOM;
void CPyError_OutOfMemory(void) SELDOM;
void CPyTagged_IncRef(size_t) SELDOM;
void CPyTagged_DecRef(size_t) SELDOM;
void CPyTagged_XDecRef(size_t) SELDOM;
"""
MAP = "README.md"  # for those who read the sources
# The engine is compiled as if it were alone, also where other packages lie beside it: what a wheel for others is built
# of does not depend on who builds it. What comes from those packages has no type here; `make check` judges it.
ALONE = [
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
]
DATA = [
    "*.toml",
    "*.ftl",
    "*.md",
    "*.json",
    "*.html",
    "*.css",
    "*.js",
    "*.woff2",
    "*.svg",
    "*.jpg",
    "*.bin",
    "py.typed",
]


def fingerprint(source: str, arguments: list[str]) -> str:
    """Changes when the C file, any generated header, the compiler's arguments, Python or mypyc change.

    Where the headers of these two lie does not matter: what one environment compiled serves the others.
    """
    named = [argument for argument in arguments if not argument.startswith("-I") and not argument.endswith(".h")]
    total = hashlib.sha256(" ".join([sys.version, __version__, *named]).encode())
    for file in [Path(source), *sorted(Path("build").glob("**/*.h"))]:
        total.update(file.read_bytes())
    return total.hexdigest()


def is_cold(source: str) -> bool:
    """Does it lie in a cold folder? The name of its C file holds the folders between bars."""
    return any(folder in COLD for folder in Path(source).stem.split("___"))


def level_of(source: str) -> list[str]:
    """How hard gcc tries, where not as hard as mypyc asks."""
    if QUICK:
        return [UNTOUCHED]
    return [SPARINGLY] if is_cold(source) else []


def set_apart() -> list[str]:
    """Tell gcc what is seldom called, by a header that every file begins with."""
    header = Path("build", "seldom.h").absolute()
    header.write_text(SELDOM, encoding="utf-8")
    return ["-include", str(header)]


def compile_side_by_side(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: list[Any] | None = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """As the original, but several files at a time, and only those that have changed since the last build."""
    macros, objects, postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    def compile_one(name: str) -> None:
        options = [*postargs, *level_of(build[name][0])]
        kept = OBJECTS / f"{fingerprint(build[name][0], [*cc_args, *options])}.o"
        if kept.exists():
            kept.touch()
        else:
            self._compile(name, *build[name], cc_args, options, pp_opts)
            shutil.copy(name, kept)
        shutil.copy(kept, name)

    OBJECTS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(compile_one, build))
    return list(objects)


if __name__ == "__main__":
    setattr(ccompiler.CCompiler, "compile", compile_side_by_side)  # noqa: B010  (mypy rightly refuses the plain form)
    modules = Path("modules.txt").read_text(encoding="utf-8").split()
    # One group: calls between modules are direct. One C file per module: gcc can work side by side.
    extensions = mypycify([*ALONE, *modules], opt_level="2", debug_level="0", group_name="meadhall", multi_file=True)
    for extension in extensions:
        extension.extra_link_args += DIRECT
        extension.extra_compile_args += [*TOGETHER, *(set_apart() if LINUX else [])]
    setup(
        packages=find_namespace_packages("src", include=["meadhall*"]),
        package_dir={"": "src"},
        package_data={"": DATA},
        exclude_package_data={"": [MAP]},
        ext_modules=extensions,
    )
