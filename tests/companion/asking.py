"""Calls a tool with JSON, as the page does."""

from __future__ import annotations

import json
from typing import Any

from meadhall.core.errors import MeadhallError
from meadhall.interface.companion.tools import answered

Json = dict[str, Any]


def ask(game: str, tool: str, **entered: object) -> Json:
    found: Json = json.loads(answered(game, tool, json.dumps(entered).encode()))
    return found


def refused(game: str, tool: str, **entered: object) -> MeadhallError:
    try:
        answered(game, tool, json.dumps(entered).encode())
    except MeadhallError as no:
        return no
    raise AssertionError("nothing was wrong with it")
