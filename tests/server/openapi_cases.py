"""Fuzzing of the API against its OpenAPI description; `test_openapi.py` runs this file. Cases are generated during
collection, so it runs in a single process and not in every worker of a test run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count, cycle
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import ignored_auth, positive_data_acceptance
from schemathesis.python import asgi

from meadhall.server.people import passwords
from meadhall.server.run.app import make_app
from meadhall.server.tables.engine import find_games
from meadhall.server.web.app import ALL_ROUTES
from meadhall.server.web.cookie import COOKIE
from meadhall.server.web.openapi import document
from tests.server.migrated import laid

EXAMPLES = int(os.environ.get("MEADHALL_EXAMPLES", "0"))  # for each request, beside those at its edges
PHASES = [Phase.explicit, Phase.generate] if EXAMPLES else [Phase.explicit]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[asgi.ASGIClient]:
    """A hall in this process."""
    app = make_app(laid(str(tmp_path_factory.mktemp("hall") / "hall.db")), find_games())
    with pytest.MonkeyPatch.context() as quick, asgi.get_client(cast(Any, app)) as client:
        quick.setattr(passwords, "MEMORY_KIB", 32)
        quick.setattr(passwords, "FREE_TRIES", 100_000)  # password guessing is not tested here
        yield client


SCHEMA = schemathesis.openapi.from_dict(document(ALL_ROUTES))
UNFIT = [positive_data_acceptance, ignored_auth]  # the second route needs a server outside this process
KNOWN = {"name": "Anna", "password": "mead and honey"}
WITH_ACCOUNT = ("/account", "/circle", "/contests", "/profile")  # routes that need an account
TURNS = cycle((True, False))
PATIENCE_S = 120.0  # starting the process that replays records can take long on a busy machine


@pytest.fixture(scope="module")
def guest(door: asgi.ASGIClient) -> dict[str, str]:
    """A guest with a session."""
    reply = door.get("http://testserver/api/hall")
    return {"cookie": f"{COOKIE}={reply.cookies[COOKIE]}"}


class Account:
    """A person with an account; a new one for each request that may change or delete it."""

    def __init__(self, door: asgi.ASGIClient) -> None:
        self.door = door
        self.cookie: dict[str, str] = {}
        self.numbers = count()

    def found(self, path: str) -> dict[str, str]:
        if not self.cookie or "/account" in path:
            KNOWN["name"] = f"Anna {next(self.numbers)}"
            self.door.cookies.clear()
            guest = self.door.get("http://testserver/api/hall").cookies[COOKIE]
            self.door.cookies.clear()
            headers = {"cookie": f"{COOKIE}={guest}"}
            reply = self.door.post("http://testserver/api/account/new", json=KNOWN, headers=headers)
            self.cookie = {"cookie": f"{COOKIE}={reply.cookies[COOKIE]}"}
        return self.cookie


@pytest.fixture(scope="module")
def account(door: asgi.ASGIClient) -> Account:
    return Account(door)


def with_right_words(case: schemathesis.Case[Any]) -> None:
    """Use the right password in every second request: random ones would never match."""
    assert case.meta is not None
    words = case.body if case.meta.generation.mode.is_positive and isinstance(case.body, dict) else {}
    if "password" in words and next(TURNS):
        case.body = {key: KNOWN.get(key, value) for key, value in words.items()}


@SCHEMA.parametrize()
@settings(
    max_examples=max(EXAMPLES, 1),
    derandomize=True,
    deadline=None,
    database=None,
    phases=PHASES,
    suppress_health_check=list(HealthCheck),
)
def test_every_reply_matches_the_description(
    case: schemathesis.Case[Any], door: asgi.ASGIClient, guest: dict[str, str], account: Account
) -> None:
    """Every reply matches the description. The rules of a game may refuse more than it says."""
    person = account.found(case.path) if any(part in case.path for part in WITH_ACCOUNT) else guest
    who = person if COOKIE in (case.cookies or {}) else {}  # also cookies of unknown sessions
    with_right_words(case)
    door.cookies.clear()
    case.call_and_validate(app=door.app, session=door, headers=who, excluded_checks=UNFIT, timeout=PATIENCE_S)
