"""Tables: open, join, play to the end, reconnect."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from meadhall.core.cards import SHELVES
from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.server.run.process import export_card_folders
from meadhall.server.tables.new_table import new_name
from tests.server.halls import Json, Page, Person, open_hall


def play_on(page: Page, steps: int, luck: random.Random) -> int:
    """Answer at random; return how many answers were given before the end."""
    for made in range(steps):
        update = page.until_asked()
        if update["over"]:
            return made
        result = page.answer(luck.choice(page.actions()))
        assert result["type"] == "done", result
    return steps


def test_a_game_against_bots_is_played_to_its_end(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "greedy", "random")
        assert table["status"] == "playing"
        with anna.at(table["id"]) as page:
            play_on(page, 2000, random.Random(1))
            assert page.until_asked()["over"]
            assert page.last["view"]["winners"]
        assert anna.get(f"/api/tables/{table['id']}").json()["status"] == "over"


def test_a_friend_joins_by_the_invite_and_the_game_begins(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open", private=True)
        assert table["status"] == "waiting"
        assert bo.post(f"/api/tables/{table['id']}/join", {"name": "Bo"}).status_code == 403
        joined = bo.post(f"/api/tables/{table['id']}/join", {"name": "Bo", "invite": table["invite"]})
        assert joined.json()["status"] == "playing"
        assert joined.json()["mine"] == [1]
        with anna.at(table["id"]) as mine, bo.at(table["id"]) as yours:
            assert mine.until_asked()["question"]["seat"] == 0
            assert yours.until_asked()["question"]["seat"] == 1


def test_two_people_choose_at_the_same_time(tmp_path: Path) -> None:
    """Both are asked for their jarl; the second answer is not stale because the first one came."""
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open")
        bo.post(f"/api/tables/{table['id']}/join", {"name": "Bo"})
        with anna.at(table["id"]) as mine, bo.at(table["id"]) as yours:
            first, second = mine.actions()[0], yours.actions()[0]
            before = yours.version
            assert mine.answer(first)["type"] == "done"
            assert yours.answer(second, version=before)["type"] == "done"


def test_two_people_meet_in_the_same_room_however_many_others_are_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full cache drops old rooms without visitors, never one that people are about to enter."""
    monkeypatch.setattr("meadhall.server.tables.hall.IN_MEMORY", 1)
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        other = anna.open_table("me", "open")["id"]
        with anna.at(other) as elsewhere:
            elsewhere.until("table")
            table = anna.open_table("me", "open")["id"]
            bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
            assert table in hall.app.state.hall.rooms  # type: ignore[attr-defined]
            with anna.at(table) as mine, bo.at(table) as yours:
                yours.until_asked()
                made = mine.answer(mine.actions()[0])["version"]
                while yours.version < made:
                    yours.until("update")


def test_who_watches_and_then_sits_down_is_asked(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open")["id"]
        with bo.at(table) as page:
            page.until("table")
            bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
            assert page.until_asked()["question"]["seat"] == 1


def test_a_seat_can_be_taken_only_once(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, cy = Person(hall, "Anna"), Person(hall, "Bo"), Person(hall, "Cy")
        table = anna.open_table("me", "open")
        assert bo.post(f"/api/tables/{table['id']}/join", {"seat": 1}).status_code == 200
        late = cy.post(f"/api/tables/{table['id']}/join", {"seat": 1})
        assert (late.status_code, late.json()["reason"]) == (409, "no-free-seat")


def test_the_hall_lists_open_tables_but_no_private_ones(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        shown = anna.open_table("me", "open")
        anna.open_table("me", "open", private=True)
        seen = bo.get("/api/hall").json()
        assert [table["id"] for table in seen["open"]] == [shown["id"]]
        assert all(table["invite"] == "" for table in seen["open"])
        assert len(anna.get("/api/hall").json()["mine"]) == 2
        stranger = hall.get("/api/hall").json()  # no cookie yet, as for an open seat
        assert (stranger["mine"], stranger["running"]) == ([], [])


def test_a_forbidden_setup_is_refused_with_the_reason(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        body = {"game": "valhalla", "seats": [{"kind": "me"}], "name": "Anna"}
        reply = anna.post("/api/tables", body)
        assert reply.status_code == 400
        assert "players" in reply.json()["detail"]


def test_a_game_goes_on_after_the_hall_was_closed(tmp_path: Path) -> None:
    """Every acknowledged answer is restored, and the luck continues instead of starting again."""
    luck = random.Random(3)
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            play_on(page, 25, luck)
            page.until_asked()
            version, log, view = page.version, page.log, page.last["view"]
        token = anna.token
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna", token)
        with anna.at(table) as page:
            page.until_asked()
            assert (page.version, page.log, page.last["view"]) == (version, log, view)
            play_on(page, 2000, luck)
            assert page.last["over"]


def test_luck_does_not_repeat_after_a_restart(tmp_path: Path) -> None:
    """The source of luck goes on where it stood: the same answers after a restart give the same dice."""
    tables = []
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            play_on(page, 30, random.Random(5))
            page.until_asked()
        position = hall.app.state.hall.rooms[table].table.position  # type: ignore[attr-defined]
        tables.append((position.match.chance.key, position.match.chance.drawn))
    with open_hall(tmp_path) as hall:
        hall.get(f"/api/tables/{table}")
        position = hall.app.state.hall.rooms[table].table.position  # type: ignore[attr-defined]
        tables.append((position.match.chance.key, position.match.chance.drawn))
    assert tables[0] == tables[1]


def test_the_name_of_a_table_can_be_written_on_a_command_line() -> None:
    assert all(new_name().isalnum() for _ in range(500))


@pytest.mark.parametrize("path", ["/api/tables/nowhere", "/api/tables/nowhere/cards"])
def test_an_unknown_table_is_said_to_be_unknown(tmp_path: Path, path: str) -> None:
    with open_hall(tmp_path) as hall:
        assert Person(hall, "Anna").get(path).json()["reason"] == "no-such-table"


def test_the_words_of_a_game_come_in_four_languages(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        for language in ("en", "ru", "pl", "cs"):
            assert "clan-bear = " in hall.get(f"/api/words/{language}?game=valhalla").text
        assert hall.get("/api/words/en?game=../../etc").status_code == 404
        assert hall.get("/api/words/xx?game=valhalla").status_code == 404


# -- before a table is opened


def test_the_page_learns_what_can_be_chosen_and_why_not(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        games = {game["key"]: game for game in anna.get("/api/hall").json()["games"]}
        valhalla = games["valhalla"]
        assert valhalla["bots"] == ["thrall", "karl", "jarl", "einherjar", "skald"]
        assert valhalla["cards"] == ["meadhall"]
        solo = next(module for module in valhalla["modules"] if module["key"] == "solo")
        assert (solo["fewest"], solo["most"]) == (1, 1)
        assert solo["rule"]
        assert any(option["values"] == ["off", "on"] for option in valhalla["options"])


def test_a_forbidden_combination_is_refused_before_it_is_tried(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        wish = {"game": "valhalla", "seats": [{"kind": "me"}] * 3, "modules": ["clash", "dwarves"]}
        checked = anna.post("/api/tables/check", wish).json()
        assert checked["problem"]["rule"] == "VAL-AMB-166"
        assert checked["modules"]["solo"]["rule"]
        good = anna.post("/api/tables/check", {**wish, "modules": []}).json()
        assert good["problem"] is None
        assert "loki" not in good["modules"], "this one could be added"
        assert anna.get("/api/hall").json()["mine"] == [], "nothing was opened"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [{"kind": "bot", "bot": "hal"}]}, "no-such-bot"),
        ({"cards": "../../secret"}, "rule"),
        ({"luck": "known", "seats": [{"kind": "me"}, {"kind": "open"}]}, "practice-alone"),
        ({"clock": {"kind": "total", "seconds": 0}}, "unreadable"),
        ({"colour": "red"}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(tmp_path: Path, change: Json, reason: str) -> None:
    with open_hall(tmp_path) as hall:
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "me"}], **change}
        assert Person(hall, "Anna").post("/api/tables", wish).json()["reason"] == reason


def test_the_cards_of_a_game_can_be_read_without_a_table(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        plain = hall.get("/api/games/valhalla/cards?players=2")
        more = hall.get("/api/games/valhalla/cards?players=2&modules=elves")
        assert plain.status_code == 200
        assert len(more.content) > len(plain.content)
        assert hall.get("/api/games/valhalla/cards?modules=nonsense").status_code == 400


def test_a_lesson_is_the_same_every_time(tmp_path: Path) -> None:
    """Fixed luck and deterministic bots, so that the guide's text matches the game."""
    logs = []
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "karl"}]
        for _ in range(2):
            table = anna.post("/api/tables", {"game": "valhalla", "seats": seats, "luck": "lesson 1"}).json()
            assert table["practice"]
            with anna.at(table["id"]) as page:
                for _ in range(12):
                    page.until_alone()
                    page.answer(page.actions()[0])
                page.until_alone()
                logs.append((page.log, page.last["view"]))
    assert logs[0] == logs[1]


def test_the_hosts_own_card_sets_are_offered_and_a_bad_one_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("good", "bad"):
        shutil.copytree(shelf.kit("valhalla").home / "cards" / "meadhall", tmp_path / "sets" / name)
    jarls = tmp_path / "sets" / "bad" / "jarls.toml"
    jarls.write_text(jarls.read_text("utf-8").replace('link = "BOTH"', 'link = "NEITHER"', 1), "utf-8")
    monkeypatch.setenv(SHELVES, "")
    export_card_folders([str(tmp_path / "sets")])
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        valhalla = next(game for game in anna.get("/api/hall").json()["games"] if game["key"] == "valhalla")
        assert valhalla["cards"] == ["meadhall", "bad", "good"]
        assert list(valhalla["unfit"]) == ["bad"]
        assert valhalla["unfit"]["bad"].startswith("jarls.toml"), "no folder of the host is told"
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "me"}]}
        refused = anna.post("/api/tables", {**wish, "cards": "bad"})
        assert refused.status_code == 400
        assert "NEITHER" in refused.text
        table = anna.post("/api/tables", {**wish, "cards": "good"}).json()
        assert (table["status"], table["cards"]) == ("playing", "good")


def test_a_folder_without_cards_is_refused_before_the_hall_opens(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no card set"):
        export_card_folders([str(tmp_path)])
