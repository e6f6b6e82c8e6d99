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
QUICK = bool(os.environ.get("QUICK"))  # a build for tests
SPARINGLY = "-O1"  # half the work for gcc; the engine is a little slower
UNTOUCHED = "-O0"  # a quarter of the work for gcc, for tests, which wait longer for gcc than for the engine
COLD = ("expansions", "beasts", "effects", "rulings")  # folders of modules that run rarely
# Calls inside the library go directly to their target, not through a table where it could be replaced.
LINUX = sys.platform.startswith("linux")
DIRECT = ["-Wl,-Bsymbolic"] if LINUX else []
# The same for gcc: small functions may be inlined, and Python's library is called without a stub.
TOGETHER = ["-fno-semantic-interposition", "-fno-plt"] if LINUX else []
# Functions that are called only on errors. gcc moves code that leads to them away from the rest, so the code that runs
# takes less of the processor's cache.
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
MAP = "README.md"  # an overview for readers of the sources
# mypyc compiles only the engine and ignores the types of other packages. So a wheel does not depend on the environment
# in which it is built; `make check` checks those types.
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
    """Return a checksum of the C file, generated headers, compiler arguments, Python and mypyc.

    The paths of headers are left out, so that a result of one environment can be used by others.
    """
    named = [argument for argument in arguments if not argument.startswith("-I") and not argument.endswith(".h")]
    total = hashlib.sha256(" ".join([sys.version, __version__, *named]).encode())
    for file in [Path(source), *sorted(Path("build").glob("**/*.h"))]:
        total.update(file.read_bytes())
    return total.hexdigest()


def is_cold(source: str) -> bool:
    """Is the module in a cold folder? The name of its C file separates folders by bars."""
    return any(folder in COLD for folder in Path(source).stem.split("___"))


def level_of(source: str) -> list[str]:
    """Return the optimisation level of gcc, if it is lower than mypyc's."""
    if QUICK:
        return [UNTOUCHED]
    return [SPARINGLY] if is_cold(source) else []


def set_apart() -> list[str]:
    """Write a header, included by every file, that tells gcc which functions are called rarely."""
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
    """Compile like the original method, but in parallel, and only files that have changed since the last build."""
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
    # One group makes calls between modules direct. One C file per module lets gcc run in parallel.
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
