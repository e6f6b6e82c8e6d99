"""Meadhall: a digital table for two Viking board games."""

from __future__ import annotations

import importlib.util

__version__ = "0.1.0"


def engine() -> str:
    """Return the running engine: "compiled" or "interpreted". Both play the same games, at different speed."""
    spec = importlib.util.find_spec("meadhall.core.match")
    origin = spec.origin if spec and spec.origin else ""
    return "interpreted" if origin.endswith((".py", ".pyc")) else "compiled"
