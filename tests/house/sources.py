"""The source files of the package, parsed once, for the tests that read code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "meadhall"


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def python_files(*folders: str) -> list[Path]:
    """All modules under these folders of the package ("" for the whole package)."""
    return sorted(file for folder in folders for file in (PACKAGE / folder).rglob("*.py"))


def module_name(file: Path) -> str:
    """src/meadhall/core/__init__.py → meadhall.core"""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def short(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def strings_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
