"""The same luck each time: whatever a page asks the hall to open travels with a word for its luck.

Who plays alone gets fixed luck, bots included. Where people meet, luck must be fair: then the hall's secret, its
promise and what the seats add are always the same.
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.server.play.luck import SECRET
from meadhall.server.store.migrate import opened
from meadhall.server.store.records import setting
from tests.server.migrated import laid

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Route

TABLES: Counter[str] = Counter()  # opened by each test


def keep_secret(database: Path) -> None:
    """A new hall whose secret is known: its promises are always the same."""
    with opened(laid(str(database))) as engine, engine.execution_options(writer=True).begin() as connection:
        setting(connection, SECRET, "a secret of the tests")


def next_word() -> str:
    """A word for the next table of this test; no two tables of a hall have the same."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    TABLES[test] += 1
    return hashlib.sha256(f"{test} {TABLES[test]}".encode()).hexdigest()[:32]


def lucky(wish: dict[str, Any]) -> dict[str, Any]:
    """The same table, with luck that is known."""
    kinds = [seat["kind"] for seat in wish["seats"]]
    alone = kinds.count("me") == 1 and "open" not in kinds
    word = next_word()
    return {"luck": word, **wish} if alone else {**wish, "pledge": word, "entropy": word}


def fix_luck(context: BrowserContext) -> None:
    """Everything this browser opens or joins has known luck."""

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
