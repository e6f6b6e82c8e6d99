"""Compiles the package to bytecode inside the browser's Python, while a browser hall is built.

Compiling takes most of the page's start-up time, and only the same Python can read the bytecode. The output is
reproducible: it contains no times and no paths. `web/pocket.mjs` runs this file; it is not shipped.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import marshal
import zipfile
from collections.abc import Iterator
from pathlib import Path

NEVER = (1980, 1, 1, 0, 0, 0)  # the time stamp of every file in an archive
# Modules of the standard library that no game, table or bot needs. Importing one of them raises an error.
LEFT_OUT = {
    *("_pyrepl", "ctypes", "html", "http", "idlelib", "multiprocessing", "pydoc_data", "site-packages", "sqlite3"),
    *("unittest", "wsgiref", "xml", "xmlrpc", "__phello__", "turtle", "pydoc", "doctest", "pdb", "smtplib", "ftplib"),
    *("imaplib", "poplib", "mailbox", "tarfile", "optparse", "cProfile", "profile", "pstats", "trace"),
    *("pickletools", "webbrowser", "wave", "nturl2path", "ensurepip", "venv", "cgi", "zipapp", "netrc", "socketserver"),
    *("cmd", "bdb", "tabnanny", "pyclbr", "modulefinder", "timeit", "this", "antigravity", "mimetypes"),
    *(
        "_pyio",
        "_pydatetime",
        "_strptime",
        "_ast_unparse",
        "_markupbase",
        "_sysconfigdata__emscripten_wasm32-emscripten",
    ),
    *("compileall", "configparser", "plistlib", "fileinput", "filecmp", "symtable", "tracemalloc", "rlcompleter"),
    *("getpass", "shelve", "sched", "colorsys", "pty", "tty", "zoneinfo", "sysconfig", "pprint", "code", "runpy"),
    *("argparse", "gettext", "getopt", "stringprep", "graphlib", "__hello__", "py_compile"),
}
# The same inside packages that are needed in part: no mail, no web, no processes, no Windows.
PARTS_LEFT_OUT = {
    *(f"urllib/{name}" for name in ("error", "request", "response", "robotparser")),
    *(f"asyncio/{name}" for name in ("__main__", "proactor_events", "tools", "windows_events", "windows_utils")),
    *("logging/config", "logging/handlers", "concurrent/futures/process", "concurrent/futures/interpreter"),
    *("json/tool", "pyodide/console"),
}
ONLY_FIRST = ("email/", "concurrent/interpreters/")  # only __init__ stays: others import it and use nothing
DOCUMENTED = ("pyodide/", "_pyodide/")  # these packages read their own docstrings
LETTERS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"}
LETTERS |= {"unicode_escape", "utf_8", "utf_8_sig"}  # the only modules of `encodings`: in a browser all text is UTF-8


def without_docs(source: bytes) -> ast.Module:
    """Parse a module and remove its docstrings; `assert` statements and line numbers stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                rest = node.body[1:]
                node.body = (
                    rest if rest or isinstance(node, ast.Module) else [ast.Pass(lineno=first.lineno, col_offset=0)]
                )
    return ast.fix_missing_locations(tree)


def bytecode(source: bytes, name: str) -> bytes:
    """Compile a module to a .pyc file that is valid whatever the time stamp of its source."""
    plain = source if name.startswith(DOCUMENTED) else without_docs(source)
    code = compile(plain, name, "exec", dont_inherit=True)
    unchecked = (0b01).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source) + marshal.dumps(code)


def compiled(name: str, data: bytes) -> tuple[str, bytes]:
    """Return the shipped form of a file: bytecode of a module, the unchanged content of any other file."""
    return (f"{name}c", bytecode(data, name)) if name.endswith(".py") else (name, data)


def pack(folder: str, target: str) -> None:
    """Pack all files of a folder into one: a JSON line with names and sizes, then the contents."""
    found = sorted(path for path in Path(folder).rglob("*") if path.is_file())
    files = [compiled(path.relative_to(folder).as_posix(), path.read_bytes()) for path in found]
    index = json.dumps([[name, len(data)] for name, data in files])
    Path(target).write_bytes(b"".join([index.encode(), b"\n", *(data for _, data in files)]))


def slim(library: str, target: str) -> None:
    """Write the standard library without the modules that are not needed."""
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(target, "w") as slimmed:
        for name in sorted(wanted(whole.namelist())):
            shipped, data = compiled(name, whole.read(name))
            slimmed.writestr(zipfile.ZipInfo(shipped, NEVER), data)


def wanted(names: list[str]) -> Iterator[str]:
    """Yield the files of the standard library that stay."""
    for name in names:
        first, _, rest = name.removesuffix(".py").partition("/")
        module = name.removesuffix(".py")
        if name.endswith("/") or first in LEFT_OUT or module in PARTS_LEFT_OUT:
            continue
        if name.startswith(ONLY_FIRST) and rest != "__init__":
            continue
        if first != "encodings" or rest in LETTERS:
            yield name
