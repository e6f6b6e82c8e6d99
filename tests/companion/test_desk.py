"""Requests to the companion tools: they work over a hall and need none of its tables."""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from meadhall.core.errors import MeadhallError
from meadhall.server.limits.limits import Limits
from meadhall.server.routes.companion_routes import COMPANION_ROUTES
from meadhall.server.routes.endpoints import ApiRequest
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.workers.record_worker import RecordWorker
from tests.companion.asking import Json
from tests.house.sources import PACKAGE, strings_in, tree_of
from tests.server.loops import run

DEAL, TOOL = (call.handler for call in COMPANION_ROUTES)


class NoTables:
    """The parts of a hall that these requests may use: the games, the rate limit, the worker for odds."""

    def __init__(self, strict: bool = False) -> None:
        from meadhall.browser.inline_worker import InlineWorker

        self.shelf = {"valhalla": None, "bloodrage": None}
        self.limits = Limits(strict=strict)
        self.jobs = self
        self.records = RecordWorker(InlineWorker())


def asked(hall: NoTables, game: str, tool: str, body: object) -> ApiRequest:
    async def read_body(longest: int) -> bytes:
        return json.dumps(body).encode()[:longest]

    whole: Any = hall
    return ApiRequest(whole, "guest", "1.2.3.4", {"game": game, "tool": tool}, {}, read_body)


def answer(game: str, tool: str, body: object, hall: NoTables | None = None) -> Json:
    handler = DEAL if tool == "deal" else TOOL

    async def one() -> Json:
        found: Json = json.loads((await handler(asked(hall or NoTables(), game, tool, body))).body)
        return found

    return run(one())


def test_strangers_are_answered_without_any_table() -> None:
    """`NoTables` has no rooms, no books and no bus: a request that used one would fail."""
    assert len(answer("valhalla", "stack", {"beast": "surtr"})["stack"]) == 6
    assert answer("bloodrage", "deal", {"seed": "f" * 64, "words": ["", ""]})["dealt"]


def test_what_is_wrong_comes_back_with_its_field() -> None:
    with pytest.raises(MeadhallError) as no:
        answer("valhalla", "pad", {"players": []})
    assert no.value.values["field"] == "players"


def test_an_unknown_game_or_tool_is_refused() -> None:
    with pytest.raises(UnwelcomeError):
        answer("chess", "battle", {})
    with pytest.raises(MeadhallError, match="no tool"):
        answer("bloodrage", "beast", {})


def test_requests_are_rate_limited() -> None:
    hall = NoTables(strict=True)
    statuses = set()
    for _ in range(60):
        try:
            answer("valhalla", "no-such-tool", {}, hall)
        except UnwelcomeError as no:
            statuses.add(no.status)
        except MeadhallError:
            statuses.add(400)
    assert statuses == {400, 429}


def test_the_companion_knows_no_table() -> None:
    """Neither the folder nor its requests import rooms, seats or records of a hall."""
    files = [*PACKAGE.glob("interface/companion/*.py"), PACKAGE / "server" / "routes" / "companion_routes.py"]
    assert len(files) > 2
    names = {node.attr for file in files for node in ast.walk(tree_of(file)) if isinstance(node, ast.Attribute)}
    assert not names & {"room", "rooms", "storage", "table", "bus", "create", "games"}
    assert not {"valhalla", "bloodrage"} & {word for file in files for word in strings_in(tree_of(file))}
