"""The preview of a shared link: words and a picture of the table, without anything that a stranger may not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.server.web import link_preview
from tests.server.halls import Person, open_hall

TAG = re.compile(r'<meta property="og:([\w:]+)" content="([^"]*)">')


def tags(text: str) -> dict[str, str]:
    return dict(TAG.findall(text))


def test_a_public_table_is_shown_with_who_waits_there(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        table = Person(hall, "Anna <b>").open_table("me", "open", "open")["id"]
        page = hall.get(f"/t/{table}")
        found = tags(page.text)
        assert (found["title"], found["description"]) == (
            "Valhalla: somebody waits for you",
            "2 seats are free · Anna &lt;b&gt;",
        )
        assert found["url"] == f"http://testserver/t/{table}"
        assert hall.get(found["image"]).headers["content-type"] == "image/jpeg"
        assert tags(hall.get(f"/t/{table}?l=pl").text)["title"] == "Valhalla: ktoś na ciebie czeka"
        assert tags(hall.get(f"/t/{table}", headers={"accept-language": "cs-CZ,cs"}).text)["title"].startswith(
            "Valhalla"
        )
        script = re.search(r'src="(/\w+/app\.js)"', page.text)
        assert script is not None
        assert hall.get(script.group(1)).status_code == 200, "the same page, wherever the link leads"


def test_a_preview_of_a_private_table_shows_only_the_game(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        table = Person(hall, "Anna").open_table("me", "open", private=True)
        page = hall.get(f"/t/{table['id']}")
        assert tags(page.text)["title"] == "Come and play Valhalla"
        assert "Anna" not in page.text
        assert table["invite"] not in page.text
        assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["nothing", "<script>", "a" * 300, "..%2f..", '"onload='])
def test_a_link_to_an_unknown_table_gets_the_plain_page(tmp_path: Path, name: str) -> None:
    with open_hall(tmp_path) as hall:
        page = hall.get(f"/t/{name}")
        if page.status_code == 200:
            assert tags(page.text)["title"] == "Meadhall"
            assert "<script>" not in page.text
            assert '"onload=' not in page.text


def test_too_many_previews_get_the_plain_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_preview, "RATE", 0.0)
    monkeypatch.setattr(link_preview, "BURST", 1.0)
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "open")["id"]
        titles = [tags(anna.get(f"/t/{table}").text)["title"] for _ in range(2)]
        assert titles == ["Valhalla: somebody waits for you", "Meadhall"]


def test_only_our_pictures_are_shown(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        assert {hall.get(f"/preview/{name}.jpg").status_code for name in ("valhalla", "hall")} == {200}
        assert {hall.get(f"/preview/{name}.jpg").status_code for name in ("x", "..%2fapp", "a.b")} == {404}
    assert link_preview.picture_of("no_such_game") == "hall"
