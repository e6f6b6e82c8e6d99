"""The OpenAPI description is complete, and the hall's replies match it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from starlette.routing import Route

from meadhall.server.web.app import ALL_ROUTES, API
from tests.exam.setups import NIGHTLY
from tests.server.halls import open_hall

ITSELF = "/api/openapi.json"
CASES = Path(__file__).with_name("openapi_cases.py")


def test_routes_and_description_agree(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        described = hall.get(ITSELF).json()
    routes = [route for route in API if isinstance(route, Route)]
    there = {(f"/api{route.path}", method) for route in routes for method in route.methods or ()}
    wanted = {(path, method) for path, method in there if path != ITSELF and method != "HEAD"}
    assert {(path, method.upper()) for path, body in described["paths"].items() for method in body} == wanted


def test_everything_described_is_explained(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        text = hall.get(ITSELF).text
        described = hall.get(ITSELF).json()
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in described["components"]["schemas"]
    assert all(call["summary"] for body in described["paths"].values() for call in body.values())
    assert len({call.handler.__name__ for call in ALL_ROUTES}) == len(ALL_ROUTES)


def test_every_reply_matches_the_description() -> None:
    plugins = ["-p", "no:cacheprovider", "-p", "schemathesis", "-p", "hypothesispytest"]  # pyproject.toml blocks two
    run = [sys.executable, "-m", "pytest", "-q", "-n", "0", *plugins, str(CASES)]
    more = os.environ | {"MEADHALL_EXAMPLES": "25" if NIGHTLY else "0"}
    done = subprocess.run(run, capture_output=True, text=True, check=False, env=more)
    assert done.returncode == 0, done.stdout[-8000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) >= len(ALL_ROUTES)
