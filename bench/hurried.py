"""Runs a command of Meadhall with other constants, so that a hall under test does not wait.

    python bench/hurried.py '{"meadhall.server.rooms.calling.outbox.CLAIM_S": 1}' serve --port 0

A constant that does not exist is an error: it was renamed, and the caller must follow.
"""

from __future__ import annotations

import importlib
import json
import sys

from meadhall.cli.main import main


def set_constants(values: dict[str, object]) -> None:
    """Give each named constant its new value."""
    for name, value in values.items():
        module, _, constant = name.rpartition(".")
        home = importlib.import_module(module)
        if not hasattr(home, constant):
            raise SystemExit(f"{module} has no {constant}")
        setattr(home, constant, value)


if __name__ == "__main__":
    set_constants(json.loads(sys.argv[1]))
    raise SystemExit(main(sys.argv[2:]))
