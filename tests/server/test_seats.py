"""Seats: shared devices, bots as substitutes, leaving and returning, rematches, spectators."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest

from meadhall.server.storage.rows import Seat
from meadhall.server.tables import seating
from tests.server.halls import Page, Person, open_hall, play_together
from tests.server.test_tables import play_on


def pass_on(page: Page, luck: random.Random) -> None:
    """Answer at a shared device, after handing it to the player who is asked."""
    while page.last.get("question") is None:
        if page.last.get("hand_over") is not None:
            page.send(type="sit", seat=page.last["hand_over"])
            page.last = {}
        page.until("update")
    assert page.answer(luck.choice(page.actions()))["type"] == "done"


def test_several_share_a_device_and_see_only_their_own_hand(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "me", "me")
        assert table["mine"] == [0, 1, 2]
        luck, seen = random.Random(1), set()
        with anna.at(table["id"]) as page:
            first = page.until("update")
            assert (first["seat"], first["question"], first["hand_over"]) == (-1, None, 0)
            for _ in range(25):
                pass_on(page, luck)
                update = page.last
                hands = [player["hand"] for player in update["view"]["players"]]
                assert [seat for seat, hand in enumerate(hands) if hand is not None] in ([], [update["seat"]])
                seen.add(update["seat"])
        assert seen == {0, 1, 2}


def test_nobody_takes_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, cy = Person(hall, "Anna"), Person(hall, "Cy")
        table = anna.open_table("me", "me")["id"]
        with cy.at(table) as page:
            page.until("update")
            page.send(type="sit", seat=0)
            assert page.answer(0)["reason"] == "not-seated"
            assert page.last["seat"] == -1


def two_people(hall: object, *bots: str) -> tuple[Person, Person, str]:
    """Anna and Bo at one table."""
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")  # type: ignore[arg-type]
    table = anna.open_table("me", "open", *bots)["id"]
    assert bo.post(f"/api/tables/{table}/join", {"name": "Bo"}).status_code == 200
    return anna, bo, table


def test_a_bot_substitutes_a_player_until_they_return(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        with anna.at(table) as page:
            page.until("update")
            left = bo.post(f"/api/tables/{table}/leave", {}).json()
            assert (left["seats"][1]["kind"], left["seats"][1]["bot"]) == ("person", "karl")
            play_on(page, 6, random.Random(1))  # the bot answers for Bo's seat
        back = bo.post(f"/api/tables/{table}/stand-in", {"seat": 1})
        assert back.json()["seats"][1]["bot"] == ""
        with bo.at(table) as page, anna.at(table) as other:
            while not page.until("update")["question"]:
                other.until_asked()
                other.answer(other.actions()[0])
            assert page.answer(page.actions()[0])["type"] == "done"


def test_others_may_replace_only_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        wish = {"seat": 1, "bot": "karl"}
        with bo.at(table) as page:
            page.until("update")
            monkeypatch.setattr(seating, "AWAY_AFTER_S", 0.0)
            assert anna.post(f"/api/tables/{table}/stand-in", wish).json()["reason"] == "not-your-seat"
        stranger = Person(hall, "Cy")
        assert stranger.post(f"/api/tables/{table}/stand-in", wish).status_code == 403
        assert anna.post(f"/api/tables/{table}/stand-in", wish).json()["seats"][1]["bot"] == "karl"
        assert anna.post(f"/api/tables/{table}/stand-in", {"seat": 1}).status_code == 403, "only Bo comes back"


def test_who_leaves_before_the_game_frees_the_seat(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "open", "open")["id"]
        bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
        left = bo.post(f"/api/tables/{table}/leave", {}).json()
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
        assert left["mine"] == []


def test_who_left_no_longer_sees_the_seat(tmp_path: Path) -> None:
    """An open page of the player who left does not see the hand of the next one."""
    with open_hall(tmp_path) as hall:
        anna, bo, cy = Person(hall, "Anna"), Person(hall, "Bo"), Person(hall, "Cy")
        table = anna.open_table("me", "open", "open")["id"]
        bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
        with bo.at(table) as page:
            page.until("mine")
            bo.post(f"/api/tables/{table}/leave", {})
            cy.post(f"/api/tables/{table}/join", {"name": "Cy"})
            cy.post(f"/api/tables/{table}/join", {"name": "Cy"})
            update = page.until("update")
            assert (update["seat"], update["question"]) == (-1, None)
            assert page.answer(0)["reason"] == "not-seated"


def finished(anna: Person, *seats: str, luck: int = 1, **wishes: object) -> str:
    """A short game, played to its end."""
    table: str = anna.open_table(*seats, **wishes)["id"]  # type: ignore[arg-type]
    with anna.at(table) as page:
        play_on(page, 2000, random.Random(luck))
        assert page.until_asked()["over"]
    return table


def test_a_rematch_moves_everyone_one_seat(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        old = finished(anna, "me", "thrall")
        with anna.at(old) as page:
            page.until("update")
            following = anna.post(f"/api/tables/{old}/again", {}).json()
            while page.table["next"] != following["id"]:
                page.until("table")
        assert following["mine"] == [1]
        assert following["status"] == "playing"
        assert anna.post(f"/api/tables/{old}/again", {}).json()["id"] == following["id"], "one table, however often"
        assert Person(hall, "Cy").post(f"/api/tables/{old}/again", {}).status_code == 403


def test_a_rematch_replaces_a_deleted_person_by_a_bot() -> None:
    anna = Seat(0, "person", "Anna", "karl", "a", "spent", {"reroll": "never"})
    seats = [anna, Seat(1, "person", "", "", ""), Seat(2, "bot", "", "thrall", "", "")]
    again = seating.rotate_seats(seats, ["spent", "", ""])
    assert again[0] == Seat(0, "bot", "", "thrall", "")
    assert again[1] == Seat(1, "person", "Anna", "", "a", "", {"reroll": "never"})
    assert again[2] == Seat(2, "bot", "", "karl", "")


def test_spectators_are_counted_and_a_little_behind(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        with anna.at(table) as mine, bo.at(table) as yours, Person(hall, "Cy").at(table) as watching:
            now = play_together([mine, yours], 8, random.Random(1))
            while watching.version < now - 3:
                watching.until("update")
            info = Person(hall, "Di").get(f"/api/tables/{table}").json()
            assert (info["watching"], info["delay"], info["version"]) == (1, 3, now - 3)
            late = Person(hall, "Di").get(f"/api/tables/{table}/at/{now}")
            assert late.status_code == 404, "nor can they look ahead in the replay"


def test_each_person_adds_luck_to_the_game_they_play_again(tmp_path: Path) -> None:
    """The commitment is sent first; shares of luck from the finished game are not used again."""
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": "first a"}
        old = anna.post("/api/tables", wish | {"modules": ["simplified"]}).json()["id"]
        bo.post(f"/api/tables/{old}/join", {"name": "Bo", "entropy": "first b"})
        assert bo.post(f"/api/tables/{old}/luck", {"entropy": "too soon"}).status_code == 409
        end(anna, bo, old)
        promised = anna.get(f"/api/tables/{old}").json()["again"]
        assert bo.post(f"/api/tables/{old}/luck", {"entropy": "second b"}).status_code == 200
        assert Person(hall, "Cy").post(f"/api/tables/{old}/luck", {"entropy": "mine"}).status_code == 403
        following = anna.post(f"/api/tables/{old}/again", {}).json()
        assert following["commitment"] == promised
    with sqlite3.connect(tmp_path / "hall.db") as data:
        [header] = data.execute("select header from tables where id = ?", [following["id"]]).fetchone()
    assert json.loads(header)["entropy"] == ["second b", ""]


def end(anna: Person, bo: Person, table: str) -> None:
    """Play to the end of the game."""
    with anna.at(table) as mine, bo.at(table) as yours:
        play_together([mine, yours], 3000, random.Random(1))
        assert mine.last["over"]


def test_public_games_of_several_people_are_listed_for_those_who_look_on(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        anna.open_table("me", "thrall")  # a game against bots is not listed for others
        with anna.at(table) as mine, bo.at(table) as yours:
            play_together([mine, yours], 4, random.Random(1))
        seen = Person(hall, "Cy").get("/api/hall").json()["running"]
        assert [one["id"] for one in seen] == [table]
        assert (seen[0]["delay"], seen[0]["mine"], seen[0]["invite"]) == (3, [], "")
        assert bo.get("/api/hall").json()["running"] == [], "one's own games are listed elsewhere"
