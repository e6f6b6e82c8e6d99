"""The workshop: card sets are edited, checked by field, stored under the digest of their content, shared and played."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.cards import MADE, MOST_KEPT, is_made, keep_bounded, read_toml
from meadhall.core.errors import DataError
from meadhall.interface.toml import to_toml
from meadhall.server.card_sets import sets
from meadhall.server.card_sets.set_folder import lay_out, name_of
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Json, Person, open_hall
from tests.server.test_tables import play_on


@pytest.fixture(autouse=True)
def _own_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(MADE, str(tmp_path / "made"))


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Person]:
    with open_hall(tmp_path) as hall:
        yield Person(hall, "Anna")


def ours(person: Person, game: str = "bloodrage") -> dict[str, Any]:
    files: dict[str, Any] = person.get(f"/api/workshop/{game}/sets/meadhall").json()["files"]
    return files


def work(files: Json, game: str = "bloodrage", title: str = "") -> Json:
    return {"game": game, "files": files, "title": title}


def renamed(files: Json) -> Json:
    changed = copy.deepcopy(files)
    changed["cards.toml"]["card"][0]["name"] = "Mine"
    return changed


def keep(person: Person, files: Json, game: str = "bloodrage", title: str = "") -> str:
    answer = person.post("/api/workshop/sets", work(files, game, title))
    assert answer.json()["complaint"] is None
    return str(answer.json()["name"])


def sit_down(person: Person, cards: str) -> Json:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opened = person.post("/api/tables", {"game": "bloodrage", "seats": seats, "cards": cards, "private": True})
    assert opened.status_code == 201, opened.text
    table: Json = opened.json()
    return table


def as_account(person: Person, path: str, password: str) -> None:
    """Post, and use the session of the reply from then on."""
    body = {"password": password} if path == "/forget" else {"name": person.name, "password": password}
    reply = person.post(f"/api/account{path}", body)
    assert reply.status_code == 200, reply.text
    person.hall.cookies.clear()
    person.token = reply.cookies[COOKIE]


# -- forms and the checker


@pytest.mark.parametrize("game", ["valhalla", "bloodrage"])
def test_the_forms_know_every_field_of_the_built_in_cards(anna: Person, game: str) -> None:
    forms, files = anna.get(f"/api/workshop/{game}/forms").json(), ours(anna, game)
    assert {sheet["file"] for sheet in forms["sheets"]} == set(files)
    for sheet in forms["sheets"]:
        tables = {
            table["key"]: {field["key"] for field in table["fields"]} for table in sheet["tables"] if table["key"]
        }
        for table, fields in tables.items():
            for card in files[sheet["file"]][table]:
                assert set(card) <= fields | {"name", "text"}
    kinds = {kind["key"] for kinds in forms["kinds"].values() for kind in kinds}
    used = [card["ability"]["kind"] for card in files.get("deck.toml", {}).get("warrior", []) if "ability" in card]
    assert set(used) <= kinds


@pytest.mark.parametrize("game", ["valhalla", "bloodrage"])
def test_the_built_in_set_is_valid(anna: Person, game: str) -> None:
    found = anna.post("/api/workshop/check", work(ours(anna, game), game)).json()
    assert found["complaint"] is None
    assert is_made(found["name"])


def wrong(person: Person, game: str, files: Json) -> Json:
    found = person.post("/api/workshop/check", work(files, game)).json()
    assert found["name"] == ""
    complaint: Json = found["complaint"]
    return complaint


def test_a_complaint_names_its_field(anna: Person) -> None:
    files = ours(anna, "valhalla")
    files["deck.toml"]["warrior"][3]["strength"] = 99
    found = wrong(anna, "valhalla", files)
    assert (found["file"], found["table"], found["at"], found["path"]) == ("deck.toml", "warrior", 3, ["strength"])
    assert found["right"] == "0 to 20 is allowed"


def test_a_complaint_about_a_kind_stands_below_the_field_that_names_it(anna: Person) -> None:
    files = ours(anna, "valhalla")
    warriors = files["deck.toml"]["warrior"]
    at = next(at for at, card in enumerate(warriors) if card.get("ability", {}).get("kind") == "FOE_COLOUR")
    warriors[at]["ability"]["clan"] = "trolls"
    found = wrong(anna, "valhalla", files)
    assert (found["at"], found["path"]) == (at, ["ability", "clan"])


def test_a_complaint_about_the_whole_deck_names_its_file_and_rule(anna: Person) -> None:
    files = ours(anna, "valhalla")
    files["jarls.toml"]["jarl"].pop()
    found = wrong(anna, "valhalla", files)
    assert (found["file"], found["at"], found["rule"]) == ("jarls.toml", -1, "VAL-COMP-08")


def test_a_new_card_needs_a_name(anna: Person) -> None:
    files = ours(anna, "valhalla")
    files["deck.toml"]["warrior"][2]["id"] = "of-my-own"
    found = wrong(anna, "valhalla", files)
    assert (found["table"], found["at"]) == ("warrior", 2)


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "0 files"),
        ({"../../passwd": {}}, "no file is called"),
        ({"cards.toml": {"card": []}}, "cards of Age 1"),
        ({"cards.toml": {"card": "none"}}, "is not a list"),
        ({"cards.toml": {"card": [{"id": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {}}}}}}}}}]}}, "too deep"),
        ({"cards.toml": {"card": [{"id": 10**30}]}}, "no card has"),
        ({"cards.toml": {"card": [{"id": "<script>"}]}}, "is no id"),
    ],
)
def test_malformed_sets_are_refused_with_one_message(anna: Person, files: Json, said: str) -> None:
    assert said in wrong(anna, "bloodrage", files)["what"]


# -- files from elsewhere


def test_files_of_a_computer_are_read_into_the_forms(anna: Person) -> None:
    text = to_toml(ours(anna)["cards.toml"])
    read = anna.post("/api/workshop/read", {"game": "bloodrage", "files": {"cards.toml": text}})
    assert read.json()["files"]["cards.toml"] == ours(anna)["cards.toml"]


@pytest.mark.parametrize("text", ["a poem", "x = " + "[" * 5000, "x = 1e999999999999\ny = ["])
def test_a_file_that_is_no_card_file_is_refused_with_its_name(anna: Person, text: str) -> None:
    refused = anna.post("/api/workshop/read", {"game": "bloodrage", "files": {"cards.toml": text}})
    assert refused.status_code == 400
    assert "cards.toml" in refused.json()["detail"]


def test_a_set_that_is_too_large_is_refused(anna: Person) -> None:
    files = {"cards.toml": {"card": [{"id": "x" * 500_000}]}}
    assert anna.post("/api/workshop/check", work(files)).status_code == 413


# -- keeping, sharing, playing


def test_a_set_is_shared_by_its_name_and_played_with_at_a_table_of_its_own(anna: Person) -> None:
    name = keep(anna, renamed(ours(anna)), title="My box")
    bo = Person(anna.hall, "Bo")
    shared = bo.get(f"/api/workshop/bloodrage/sets/{name}").json()
    assert (shared["title"], shared["files"]["cards.toml"]["card"][0]["name"]) == ("My box", "Mine")
    table = sit_down(anna, name)
    assert table["cards"] == name
    with anna.at(table["id"]) as page:
        play_on(page, 3, random.Random(1))
    words = anna.get(f"/api/tables/{table['id']}/cards").json()["words"]
    assert "Mine" in [said[""] for said in words.values()]


def test_a_game_goes_on_with_its_set_in_a_hall_that_has_just_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder is gone, as on another machine; the set is in the database."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        name = keep(anna, renamed(ours(anna)))
        table = sit_down(anna, name)
    monkeypatch.setenv(MADE, str(tmp_path / "another machine"))
    with open_hall(tmp_path) as hall:
        anna.hall = hall
        with anna.at(table["id"]) as page:
            assert play_on(page, 3, random.Random(1)) == 3


def test_a_public_table_cannot_use_shared_sets(anna: Person) -> None:
    name = keep(anna, renamed(ours(anna)))
    refused = anna.post("/api/tables", {"game": "bloodrage", "seats": [{"kind": "me"}] * 2, "cards": name})
    assert (refused.status_code, refused.json()["reason"]) == (400, "own-cards-private")


@pytest.mark.parametrize("cards", ["own-" + "0" * 20, "own-../../etc", "/tmp"])
def test_an_unknown_set_is_refused(anna: Person, cards: str) -> None:
    wish = {"game": "bloodrage", "seats": [{"kind": "me"}] * 2, "cards": cards, "private": True}
    assert anna.post("/api/tables", wish).status_code in (400, 404)
    assert anna.get(f"/api/workshop/bloodrage/sets/{cards.replace('/', '%2F')}").status_code == 404


def test_a_set_belongs_to_one_game(anna: Person) -> None:
    name = keep(anna, renamed(ours(anna)))
    wish = {"game": "valhalla", "seats": [{"kind": "me"}] * 2, "cards": name, "private": True}
    assert anna.post("/api/tables", wish).status_code == 400
    assert anna.get(f"/api/workshop/valhalla/sets/{name}").status_code == 404


def test_stored_sets_are_limited(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sets, "MOST_OF_GUEST", 1)
    files = renamed(ours(anna))
    name = keep(anna, files)
    assert keep(anna, files) == name
    files["cards.toml"]["card"][0]["name"] = "Another"
    refused = anna.post("/api/workshop/sets", work(files))
    assert (refused.status_code, refused.json()["reason"]) == (409, "workshop-full")


# -- drafts


def test_drafts_are_kept_for_an_account_and_follow_it(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = {"key": "first", "game": "bloodrage", "title": "Begun", "files": {"cards.toml": {"card": [{"id": 7}]}}}
    assert anna.post("/api/drafts", draft).json()["reason"] == "no-account"
    as_account(anna, "/new", "long enough")
    assert [one["key"] for one in anna.post("/api/drafts", draft).json()] == ["first"]
    assert anna.get("/api/drafts/first").json()["files"] == draft["files"]
    as_account(anna, "/enter", "long enough")
    assert [one["title"] for one in anna.get("/api/drafts").json()] == ["Begun"]
    monkeypatch.setattr(sets, "MOST_DRAFTS", 1)
    assert anna.post("/api/drafts", {**draft, "key": "second"}).json()["reason"] == "workshop-full"
    assert anna.post("/api/drafts", {**draft, "title": "Changed"}).json()[0]["title"] == "Changed"
    assert anna.post("/api/drafts/forget", {"key": "first"}).json() == []


def test_deleting_an_account_deletes_its_drafts(anna: Person) -> None:
    as_account(anna, "/new", "long enough")
    anna.post("/api/drafts", {"key": "a", "game": "bloodrage", "title": "", "files": {}})
    as_account(anna, "/forget", "long enough")
    as_account(anna, "/new", "long enough")
    assert anna.get("/api/drafts").json() == []


# -- units


def test_written_sets_are_read_back(tmp_path: Path) -> None:
    content = {
        "format": 1,
        "worth": {"A": 0.5},
        "odd key": 'a "b" \\ \x01\x7f',
        "card": [{"id": "x", "on": True, "l": [1]}],
    }
    file = tmp_path / "x.toml"
    file.write_text(to_toml(content), encoding="utf-8")
    assert read_toml(file) == content


def test_lone_surrogates_are_refused() -> None:
    with pytest.raises(DataError, match="an invalid character"):
        to_toml({"name": "\ud800"})


def test_the_same_set_can_be_written_twice_at_once(tmp_path: Path) -> None:
    files = {"cards.toml": {"card": [{"id": "x"}]}}
    name = name_of("bloodrage", files)
    lay_out(name, files)
    lay_out(name, files)
    assert [path.name for path in (tmp_path / "made").iterdir()] == [name]


def test_the_oldest_cached_set_is_dropped_first() -> None:
    kept: dict[str, int] = {}
    for number in range(MOST_KEPT + 3):
        keep_bounded(kept, str(number), number)
    assert len(kept) == MOST_KEPT
    assert "2" not in kept
