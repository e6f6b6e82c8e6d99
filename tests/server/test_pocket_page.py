"""A hall serves an offline build that its host has made, and links to it on the first page."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from meadhall.core.errors import SetupError
from meadhall.server.run.app import HallSettings, make_app
from meadhall.server.tables.engine import find_games
from meadhall.server.web.pocket_page import check
from tests.server.halls import shared_bots
from tests.server.migrated import laid

FILES = {"index.html": b"<html >", "service.js": b"//", "abc/app.js": b"1" * 5_000, "abc/app.js.br": b"packed"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, data in FILES.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path / "site"


def test_an_offline_build_is_served_beside_the_page(tmp_path: Path, folder: Path) -> None:
    app = make_app(laid(str(tmp_path / "hall.db")), find_games(), HallSettings(pocket=str(folder)), shared_bots())
    with TestClient(app) as visitor:
        assert 'data-pocket="pocket/"' in visitor.get("/").text
        first = visitor.get("/pocket/")
        assert (first.text, first.headers["cache-control"]) == ("<html >", "no-cache")
        assert "wasm-unsafe-eval" in first.headers["content-security-policy"]
        plain = visitor.get("/pocket/abc/app.js", headers={"accept-encoding": "gzip"})
        assert (len(plain.content), plain.headers["content-encoding"]) == (5_000, "identity")
        assert "immutable" in plain.headers["cache-control"]
        with visitor.stream("GET", "/pocket/abc/app.js", headers={"accept-encoding": "gzip, br"}) as packed:
            assert (packed.headers["content-encoding"], b"".join(packed.iter_raw())) == ("br", b"packed")
        assert visitor.get("/pocket/abc/none.js").status_code == 404
        assert visitor.get("/pocket/../hall.db").status_code == 404


def test_a_hall_without_an_offline_build_offers_none(tmp_path: Path) -> None:
    app = make_app(laid(str(tmp_path / "hall.db")), find_games(), bots=shared_bots())
    with TestClient(app) as visitor:
        assert "data-pocket" not in visitor.get("/").text


def test_a_folder_without_an_offline_build_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no pocket hall"):
        check(tmp_path)
