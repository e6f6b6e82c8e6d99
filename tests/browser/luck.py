"""Fixed luck: every request of a page to open a table carries a seed word. A game of one person gets fixed luck, bots
included. At a table of several people luck must be fair, so the hall's secret, its commitment and the seats' shares
are fixed instead."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.server.storage.migrate import opened
from meadhall.server.storage.records import setting
from meadhall.server.tables.luck import SECRET
from tests.server.migrated import laid

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Route

TABLES: Counter[str] = Counter()  # opened by each test


def keep_secret(database: Path) -> None:
    """A new hall with a known secret, so that its commitments are always the same."""
    with opened(laid(str(database))) as engine, engine.execution_options(writer=True).begin() as connection:
        setting(connection, SECRET, "a secret of the tests")


def next_word() -> str:
    """A word for the next table of this test, unique in the hall."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    TABLES[test] += 1
    return hashlib.sha256(f"{test} {TABLES[test]}".encode()).hexdigest()[:32]


def lucky(wish: dict[str, Any]) -> dict[str, Any]:
    """The same request, with fixed luck."""
    kinds = [seat["kind"] for seat in wish["seats"]]
    alone = kinds.count("me") == 1 and "open" not in kinds
    word = next_word()
    return {"luck": word, **wish} if alone else {**wish, "pledge": word, "entropy": word}


def fix_luck(context: BrowserContext) -> None:
    """Fix the luck of everything that this browser opens or joins."""

    def opening(route: Route) -> None:
        wish = route.request.post_data_json if route.request.method == "POST" else None
        if wish is None:
            route.continue_()
        else:
            route.continue_(post_data=lucky(wish))

    def joining(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "entropy": next_word()})

    context.route("**/api/tables", opening)
    context.route("**/api/tables/*/join", joining)
