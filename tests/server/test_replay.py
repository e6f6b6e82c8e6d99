"""Replay: any version, the history, files, forks, and the proof of fair luck. All tests use one finished game."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.cli.main import main
from meadhall.core import record
from meadhall.interface import shelf
from meadhall.server.routes import table_routes
from meadhall.server.tables import hall
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Json, Person, open_hall
from tests.server.test_accounts import HERS, send, wait_for_the_end
from tests.server.test_tables import play_on


class Played:
    """A finished game, with what its player saw at each version."""

    folder: Path  # of the hall

    def __init__(self, hall: TestClient, anna: Person) -> None:
        self.hall = hall
        self.anna = anna
        pledge = anna.get("/api/hall").json()["pledge"]
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}], "name": "Anna"}
        opened = anna.post("/api/tables", {**wish, "pledge": pledge["id"], "entropy": "my own luck"}).json()
        self.table = opened["id"]
        self.pledge = pledge
        self.commitment = opened["commitment"]
        self.seen: dict[int, Json] = {}
        self.during: dict[str, Any] = {}
        with anna.at(self.table) as page:
            play_on(page, 8, random.Random(3))
            page.until_alone()
            page.send(type="undo", id="back", version=page.version, ask=True)  # a bot has answered since, and agrees
            assert page.result()["type"] == "done"
            self.undo = page.version
            self.during = {name: anna.get(self.path(name)) for name in ("record", "proof", "story")}
            play_on(page, 2000, random.Random(4))
            page.until_asked()
            self.updates = [json.loads(text) for text in page.heard if '"type":"update"' in text]
        self.seen = {update["version"]: update for update in self.updates}
        self.logs: dict[int, list[Json]] = {}
        log: list[Json] = []
        for update in self.updates:
            log = log[: update["keep"]] + update["lines"]
            self.logs[update["version"]] = log

    def path(self, rest: str) -> str:
        return f"/api/tables/{self.table}/{rest}"

    def get(self, rest: str) -> Any:
        return self.anna.get(self.path(rest)).json()


@contextmanager
def hall_with_a_game(folder: Path) -> Iterator[Played]:
    """A hall in which Anna has just finished a game."""
    with open_hall(folder) as hall:
        game = Played(hall, Person(hall, "Anna"))
        game.folder = folder
        yield game


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with hall_with_a_game(tmp_path_factory.mktemp("hall")) as game:
        yield game


def test_every_version_can_be_seen_again_as_it_was(played: Played) -> None:
    for version in random.Random(5).sample(sorted(played.seen), 12):
        moment = played.get(f"at/{version}")
        assert moment["view"] == played.seen[version]["view"]
        assert moment["asked"] == played.seen[version]["asked"]
        assert moment["lines"] == played.logs[version]
        assert "question" not in moment


def test_a_finished_game_can_be_seen_from_every_seat(played: Played) -> None:
    middle = max(played.seen) // 2
    other = played.get(f"at/{middle}?seat=1&lines=5")
    assert other["view"]["players"][1]["hand"] is not None
    assert other["lines"][0]["number"] == 5
    assert Person(played.hall, "Cy").get(played.path(f"at/{middle}?seat=1")).status_code == 200


@pytest.mark.parametrize("where", ["at/99999", "at/-1", "at/x", "at/1?seat=7", "at/1?lines=z"])
def test_unknown_versions_are_refused(played: Played, where: str) -> None:
    assert played.anna.get(played.path(where)).status_code in (400, 403, 404)


def test_the_story_tells_the_points_only_at_the_end(played: Played) -> None:
    assert all(chapter["scores"] == [] for chapter in played.during["story"].json()["chapters"])
    story = played.get("story")
    assert story["over"]
    told = [chapter["version"] for chapter in story["chapters"]]
    assert told == sorted(told)
    assert set(told) < set(range(max(played.seen) + 1)), "what was taken back is not part of it"
    assert played.undo not in told
    assert story["chapters"][-1]["scores"] == [p["score"] for p in played.updates[-1]["view"]["players"]]


# -- files


def test_a_finished_game_is_a_readable_record(played: Played) -> None:
    saved = played.anna.get(played.path("record"))
    assert "attachment" in saved.headers["content-disposition"]
    again = record.load(shelf.game_named("valhalla"), record.parse(saved.text))
    assert again.match.over
    assert "state" not in saved.json()


def test_the_file_of_a_running_game_has_only_the_players_view(played: Played) -> None:
    notes = played.during["record"].json()
    assert notes["format"] == "meadhall-notes"
    assert notes["view"]["players"][1]["hand"] is None
    assert not {"luck", "seed", "state", "answers"} & notes.keys()


def test_a_file_becomes_a_practice_table(played: Played) -> None:
    text = played.anna.get(played.path("record")).text
    headers = {**played.anna.headers, "content-type": "application/json"}
    opened = played.hall.post("/api/records", content=text, headers=headers)
    assert opened.status_code == 201, opened.text
    table = opened.json()
    assert (table["practice"], table["status"], table["mine"]) == (True, "over", [0, 1])
    assert played.anna.get(f"/api/tables/{table['id']}/at/4?seat=0").json()["view"] == played.seen[4]["view"]
    broken = played.hall.post("/api/records", content=text.replace("valhalla", "chess"), headers=headers)
    assert broken.status_code == 400
    assert "chess" in broken.json()["detail"]
    cut = played.hall.post("/api/records", content=text[:500], headers=headers)
    assert (cut.status_code, cut.json()["reason"]) == (400, "rule")


def test_a_file_is_replayed_only_when_its_table_is_entered(played: Played) -> None:
    rooms = played.hall.app.state.hall.rooms  # type: ignore[attr-defined]
    table = played.anna.post("/api/records", played.get("record")).json()["id"]
    assert table not in rooms
    assert played.anna.get(f"/api/tables/{table}").json()["id"] == table
    assert rooms[table].table.version > 0


class SlowTable:
    """A table whose answers take as long as the test's clock says."""

    def __init__(self) -> None:
        self.now, self.played = 0.0, list[int]()

    def replay(self, rows: list[int]) -> None:
        self.played += rows
        self.now += 0.6 * hall.SLICE_S


def test_a_long_game_is_played_again_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    table, left = SlowTable(), deque(range(5))
    monkeypatch.setattr(hall, "time", SimpleNamespace(perf_counter=lambda: table.now))
    slices = [hall.replay_some(table, left) for _ in range(3)]  # type: ignore[arg-type]
    assert [round(taken / hall.SLICE_S, 1) for taken in slices] == [1.2, 1.2, 0.0]
    assert table.played == [0, 1, 2, 3, 4]


def test_a_file_may_not_look_into_our_folders(played: Played) -> None:
    body = played.anna.get(played.path("record")).json() | {"cards": "/"}
    refused = played.anna.post("/api/records", body)
    assert (refused.status_code, refused.json()["reason"]) == (400, "rule")
    assert "card set" in refused.json()["detail"]


def test_any_position_of_a_finished_game_can_be_played_on(played: Played) -> None:
    version = next(v for v, update in played.seen.items() if v > 20 and update["asked"] == [0])
    forked = played.anna.post(played.path("fork"), {"version": version}).json()
    assert forked["origin"] == {"table": played.table, "version": version}
    assert (forked["practice"], forked["commitment"]) == (True, "")
    with played.anna.at(forked["id"], seat=0) as page:
        assert page.until_asked()["view"] == played.seen[version]["view"]
        assert page.answer(page.actions()[0])["type"] == "done"
    assert played.anna.post(played.path("fork"), {"version": 99999}).status_code == 404
    free = {"version": 3, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert played.anna.post(played.path("fork"), free).json()["reason"] == "practice-alone"


# -- law 8: luck can be checked


@pytest.mark.parametrize("way", ["fork", "file", "lesson"])
def test_every_way_to_open_a_table_respects_the_limit(
    played: Played, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit on unfinished tables also holds for tables from a position, a file or a lesson."""
    refused = {
        "fork": lambda: played.anna.post(played.path("fork"), {"version": 3}),
        "file": lambda: played.anna.post("/api/records", played.get("record")),
        "lesson": lambda: played.anna.post(
            "/api/lessons/begin", {"game": "valhalla", "module": "thor", "name": "Anna"}
        ),
    }
    monkeypatch.setattr(hall, "MOST_OF_GUEST", 0)
    reply = refused[way]()
    assert (reply.status_code, reply.json()["reason"]) == (429, "too-many-tables")


def test_imported_games_per_day_are_limited(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_routes, "KEEP_BURST", 2.0)
    bo, wish = Person(played.hall, "Bo"), {"version": 3, "name": "Bo"}
    assert [bo.post(played.path("fork"), wish).status_code for _ in range(2)] == [201, 201]
    assert bo.post(played.path("fork"), wish).json()["reason"] == "too-fast"
    assert bo.post("/api/records", played.get("record")).json()["reason"] == "too-fast"


def test_others_practise_under_their_own_names(played: Played) -> None:
    """So that the name of a deleted account does not remain at other people's tables."""
    cy = Person(played.hall, "Cy")
    forked = cy.post(played.path("fork"), {"version": 3, "name": "Cy"}).json()
    assert [seat["name"] for seat in forked["seats"]] == ["Cy", "thrall"]


def test_the_seed_was_promised_before_we_added_ours(played: Played) -> None:
    assert played.commitment == played.pledge["commitment"]
    assert played.during["proof"].json()["reason"] == "not-over", "the seed is a secret until the end"
    proof = played.get("proof")
    assert proof["good"], proof
    assert proof["commitment"] == played.commitment
    assert proof["entropy"] == ["my own luck", ""]
    assert [check["key"] for check in proof["checks"]] == ["commitment", "deal", "answers"]


@pytest.mark.parametrize("forged", ["seed", "deal", "answer"])
def test_other_luck_than_the_promised_is_found_out(played: Played, forged: str) -> None:
    from meadhall.server.tables.luck import prove

    live = played.hall.app.state.hall  # type: ignore[attr-defined]
    room = live.rooms[played.table]
    rows = played.hall.portal.call(room.table.ports.load_answers)  # type: ignore[union-attr]
    header = json.loads(room.row.header)
    if forged == "seed":
        header["seed"] = "another"
    elif forged == "deal":
        header["luck"][0] += 1
    else:
        lucky = next(row for row in rows if row.luck)
        lucky.luck[0] += 1
    proof = prove(live.shelf["valhalla"], json.dumps(header), room.commitment, rows)
    assert not proof.good


@pytest.mark.parametrize("forged", ["", "seed", "rows"])
def test_the_file_can_be_checked_offline(played: Played, tmp_path: Path, forged: str) -> None:
    body = played.anna.get(played.path("record")).json()
    assert body["promise"]["commitment"] == played.commitment
    if forged == "seed":
        body["promise"]["seed"] = "0" * 64
    elif forged == "rows":
        lucky = next(row for row in body["promise"]["rows"] if row[3])
        lucky[3][0] += 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(body), encoding="utf-8")
    assert main(["replay", str(file), "--luck"]) == (1 if forged else 0)


def test_a_promise_is_good_for_one_table_only(played: Played) -> None:
    wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "me"}], "pledge": played.pledge["id"]}
    assert played.anna.post("/api/tables", wish).json()["reason"] == "pledge-used"


# -- what remains for its players


def test_a_game_counts_once_for_its_player(played: Played) -> None:
    score, winners = played.get("story")["chapters"][-1]["scores"][0], played.updates[-1]["view"]["winners"]
    marked = played.anna.get(f"/api/tables/{played.table}").json()["taken_back"]  # a bot may have told something
    assert (played.anna.get("/api/statistics").json()["tallies"] == []) == marked
    with sqlite3.connect(played.folder / "hall.db") as data:  # as if it had not been played
        data.execute("UPDATE tables SET taken_back = 0 WHERE id = ?", (played.table,))
    [told] = played.anna.get("/api/statistics").json()["tallies"]
    assert (told["game"], told["players"], told["against"], told["games"]) == ("valhalla", 2, "bots", 1)
    assert (told["won"], told["shared"]) == (0 in winners, winners == [0, 1])
    assert (told["points"], told["best"]) == (score, score)
    assert Person(played.hall, "Cy").get("/api/statistics").json() == {"tallies": [], "longest": 0}
    assert played.hall.get("/api/statistics").status_code == 401


def test_who_deletes_their_account_takes_their_name_and_leaves_the_game(played: Played) -> None:
    """Runs last, because Anna deletes her account."""
    anna, bo = played.anna, Person(played.hall, "Bo")
    waiting, table = anna.open_table("me", "open")["id"], anna.open_table("me", "open")["id"]
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    assert send(anna, wish=HERS).status_code == 200
    assert anna.post("/api/account/forget", {"password": "not hers"}).json()["reason"] == "wrong-password"
    with bo.at(table) as page, anna.at(table) as hers:
        hers.send(type="say", text="well met")
        page.until("said")
        gone, old = send(anna, "/api/account/forget", {"password": HERS["password"]}), anna.token
        assert (gone.json(), old) == ({"name": ""}, gone.cookies[COOKIE])
        while page.table["seats"][0]["name"]:
            page.until("table")
        assert (page.table["seats"][0]["kind"], page.table["seats"][0]["bot"]) == ("person", "karl"), "a bot plays on"
        wait_for_the_end(hers)
    assert anna.get(f"/api/tables/{waiting}").json()["seats"][0]["kind"] == "open"
    assert played.hall.get(played.path("record")).json()["seats"] == ["", "thrall"]
    assert played.hall.get(played.path("proof")).json()["good"]
    everything = on_disk(played.folder)
    assert "thrall" in everything
    assert not [word for word in ("Anna", "well met") if word in everything]
    assert send(bo, wish=HERS).json()["name"] == "Anna", "her name is free"


def on_disk(folder: Path) -> str:
    with sqlite3.connect(folder / "hall.db") as data:
        return "\n".join(data.iterdump())
