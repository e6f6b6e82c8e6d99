"""The laws of the table. Tested here: 1 options, 2 one writer, 3 catching up, 4 recorded luck, 7 undo, 10 limits.
Elsewhere: 5 secrets and 6 timing in test_leaks.py (bytes, automatic answers), test_bots.py (pauses) and tests/exam
(whom the engine asks); 7 by consent in test_seating.py; 8 fair luck in test_replay.py; 9 bots in test_bots.py and
test_leaks.py."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from meadhall.core.fair import LiveChance
from meadhall.core.match import Match
from meadhall.server.limits import limits
from meadhall.server.storage.writer import Store
from tests.server.halls import Json, Person, hall_of, open_hall
from tests.server.test_tables import play_on

# -- law 1: the hall lists what is legal


def test_a_question_says_who_is_asked_why_and_what_may_be_answered(tmp_path: Path) -> None:
    """Exactly the offered options are legal, and every question has a default for an absent player."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        luck, optional, table = random.Random(6), 0, anna.open_table("me", "thrall")["id"]
        with anna.at(table) as page:
            while not optional:
                update = page.until_alone()
                question = update["question"]
                assert question["seat"] == update["seat"] == 0
                assert question["rule"] or all(option["rule"] for option in question["options"])
                assert {"seat": 0, "prompt": question["prompt"], "rule": question["rule"]} in update["waits"]
                actions = [option["action"] for option in question["options"]]
                assert sorted(actions) == sorted(match_at(hall, table).legal(0)), "all that is legal, and nothing else"
                assert (question["default"] in actions) == question["optional"]
                optional += question["optional"]
                assert page.answer(luck.choice(actions))["type"] == "done"


def match_at(hall: TestClient, table: str) -> Match:
    """The match itself with all hidden information."""
    found: Match = hall.app.state.hall.rooms[table].table.position.match  # type: ignore[attr-defined]
    return found


# -- law 2: one writer, answers count once, every result is reported


def test_an_answer_sent_twice_counts_once(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "random")["id"]) as page:
            action, version = page.actions()[0], page.version
            first = page.answer(action, client="the-same")
            again = page.answer(action, version=version, client="the-same")
            assert first == again
            assert first["type"] == "done"


def test_a_stale_answer_is_refused_and_the_table_shown_again(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "random")["id"]) as page:
            action, old = page.actions()[0], page.version
            page.answer(action)
            page.until_asked()
            now = page.version
            refused = page.answer(action, version=old)
            assert (refused["type"], refused["reason"]) == ("refused", "stale")
            assert page.version == now
            assert page.last["question"] is not None


def test_an_illegal_answer_is_refused_with_its_rule(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "random")["id"]) as page:
            wrong = max(page.actions()) + 1000
            refused = page.answer(wrong)
            assert (refused["type"], refused["reason"]) == ("refused", "illegal")
            assert refused["detail"]
            assert page.last["question"] is not None


def test_nothing_is_acknowledged_that_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk fails the answer is refused, and the table keeps its state."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "random")["id"]) as page:
            page.until_alone()
            action, version = page.actions()[0], page.version

            async def full(self: Store, *work: object) -> None:
                raise OSError("no space left")

            with monkeypatch.context() as broken:
                broken.setattr(Store, "add", full)
                refused = page.answer(action)
            assert (refused["type"], refused["reason"]) == ("refused", "not-saved")
            assert page.version == version
            assert page.answer(action)["type"] == "done"


# -- law 3: numbered versions, exact catching up


def test_a_page_catches_up_exactly_from_any_version(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        seen: list[tuple[int, int]] = []
        with anna.at(table) as page:
            luck = random.Random(7)
            for _ in range(12):
                page.until_asked()
                seen.append((page.version, len(page.log)))
                page.answer(luck.choice(page.actions()))
            page.until_asked()
            whole, version = page.log, page.version
        for had, lines in seen:
            with anna.at(table, had, lines) as late:
                late.log = whole[:lines]
                while late.version != version:
                    late.until("update")
                assert late.log == whole


def test_a_page_from_the_future_is_shown_the_table_as_it_is(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "me")["id"], version=999, lines=50) as page:
            update = page.until("update")
            assert (update["version"], update["keep"]) == (0, 0)


# -- law 4: luck is recorded


def test_luck_is_saved_with_each_answer(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            play_on(page, 20, random.Random(2))
        live = hall.app.state.hall  # type: ignore[attr-defined]
        rows = hall.portal.call(live.rooms[table].table.ports.load_answers)  # type: ignore[union-attr]
        assert any(row.luck for row in rows)
        assert json.loads(live.rooms[table].row.header)["luck"]


def test_changed_rules_do_not_break_a_saved_game(tmp_path: Path) -> None:
    """A game's header pins its rules and cards. After a change of the rules the game continues, or says that it
    cannot."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "thrall")["id"]
        with anna.at(table) as page:
            play_on(page, 10, random.Random(2))
            page.until_alone()
            view, token = page.last["view"], anna.token
        header = json.loads(hall.app.state.hall.rooms[table].row.header)  # type: ignore[attr-defined]
        assert {"rules", "cards_digest", "modules", "options"} <= header.keys()
    rewrite(tmp_path, table, header | {"cards_digest": "of cards that no one has stored"})
    with open_hall(tmp_path) as hall, Person(hall, "Anna", token).at(table) as page:
        assert page.until_asked()["view"] == view
    rewrite(tmp_path, table, header | {"luck": header["luck"][:-1]})
    with open_hall(tmp_path) as hall, Person(hall, "Anna", token).at(table) as page:
        assert page.until("fault")["reason"] == "other-rules"


def rewrite(folder: Path, table: str, header: Json) -> None:
    with sqlite3.connect(folder / "hall.db") as database:
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), table))


# -- law 5: each seat gets its own bytes without other players' secrets (the bytes: test_leaks.py)


def test_a_spectator_is_sent_no_hand_and_no_question(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, cy = Person(hall, "Anna"), Person(hall, "Cy")
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            play_on(page, 6, random.Random(1))
        with cy.at(table) as watching:
            update = watching.until("update")
            assert update["question"] is None
            assert all(player["hand"] is None for player in update["view"]["players"])
            assert watching.table["invite"] == ""
            refused = watching.answer(0)
            assert refused["reason"] == "not-seated"


def test_no_seed_and_no_state_of_luck_is_ever_sent(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            play_on(page, 10, random.Random(4))
            sent = "".join(page.heard) + anna.get(f"/api/tables/{table}").text + anna.get("/api/hall").text
        match = match_at(hall, table)
        assert isinstance(match.chance, LiveChance)
        for secret in (match.chance.key.hex(), anna.token, '"luck"', '"seed"'):
            assert secret not in sent


def test_a_stranger_cannot_sit_in_my_seat(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, cy = Person(hall, "Anna"), Person(hall, "Cy")
        table = anna.open_table("me", "random")["id"]
        with cy.at(table, seat=0) as page:
            assert page.until("update")["view"]["seat"] == -1


# -- law 7: undo until it revealed something


def test_an_answer_that_revealed_nothing_can_be_undone(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        luck = random.Random(1)
        with anna.at(table) as page:
            while not page.until_asked()["undo"]:
                assert not page.last["over"], "no answer of the whole game could be taken back"
                before = (page.last["question"], page.last["view"], page.log)
                page.answer(luck.choice(page.actions()))
            assert page.undo()["type"] == "done"
            assert (page.last["question"], page.last["view"], page.log) == before
        token = anna.token
    with open_hall(tmp_path) as hall, Person(hall, "Anna", token).at(table) as page:
        update = page.until_asked()
        assert (update["question"], update["view"], page.log) == before


def test_an_answer_that_revealed_something_stays_and_its_luck_repeats(tmp_path: Path) -> None:
    """An answer that drew luck cannot be undone alone. If all agree to undo it, the luck is the same afterwards."""
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        luck, table = random.Random(1), anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            before, after, last = 0, 0, {"asked": [], "undo": True}
            # only this player is asked, and luck was drawn
            while last["asked"] != [0] or last["undo"] or before == after:
                assert not page.until_asked()["over"], "every answer of the whole game could be taken back"
                before = match_at(hall, table).chance.drawn
                page.answer(luck.choice(page.actions()))
                after, last = match_at(hall, table).chance.drawn, page.last
            assert page.undo()["reason"] == "no-undo"
            page.send(type="undo", id="please", version=page.version, ask=True)  # the bot agrees
            assert page.result()["type"] == "done"
            assert match_at(hall, table).chance.drawn == before


# -- law 10: messages are limited


NONSENSE = ["", "{", "[]", '{"type":"dance"}', "[" * 2000, '{"type":"answer","id":1}', "\u0000"]


@pytest.mark.parametrize("text", NONSENSE)
def test_malformed_messages_get_a_fault(tmp_path: Path, text: str) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        with anna.at(anna.open_table("me", "random")["id"]) as page:
            page.until_asked()
            page.socket.send_text(text)
            assert page.until("fault")["reason"] == "unreadable"
            assert page.answer(page.last["question"]["options"][0]["action"])["type"] == "done"


@pytest.mark.parametrize(("send", "code"), [("long", 1009), ("binary", 1003), ("flood", 1008)])
def test_too_many_messages_close_the_connection(tmp_path: Path, send: str, code: int) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            if send == "long":
                page.socket.send_text("x" * 5000)
            elif send == "binary":
                page.socket.send_bytes(b"\x00")
            for _ in range(80 if send == "flood" else 0):
                page.send(type="ping")
            with pytest.raises(WebSocketDisconnect) as end:
                page.until("the end")
        assert end.value.code == code


def test_many_pages_do_not_give_a_guest_more_say(tmp_path: Path) -> None:
    """The limit counts per guest, however many pages are open; other guests have their own."""
    with open_hall(tmp_path) as hall:
        anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
        table = anna.open_table("me", "me")["id"]
        codes = []
        for _ in range(6):
            with anna.at(table) as page:
                for _ in range(45):
                    page.send(type="ping")
                page.send(type="nonsense")
                try:
                    page.until("fault")
                except WebSocketDisconnect as end:
                    codes.append(end.code)
        assert set(codes) == {1008}
        with bo.at(table) as page:
            page.send(type="ping")
            page.until("pong")


def test_open_pages_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Open pages are limited per token, and per address for visitors without a token."""
    monkeypatch.setattr(limits, "PAGES", 2)
    monkeypatch.setattr(limits, "ANONYMOUS_PAGES", 1)
    with open_hall(tmp_path) as hall:
        anna, bo, guest = Person(hall, "Anna"), Person(hall, "Bo"), Person(hall, "", token="none")
        table = anna.open_table("me", "open")["id"]
        with anna.at(table), bo.at(table) as his, guest.at(table):
            with anna.at(table):
                assert turned_away(anna, table)
                assert turned_away(guest, table)
                his.until("table")
            with anna.at(table) as again:
                again.until("table")
        assert not hall_of(hall).limits.open
        assert "meadhall_pages_refused_total" in hall.get("/metrics").text


def turned_away(person: Person, table: str) -> bool:
    with person.at(table) as page:
        reason = page.hear()
        with pytest.raises(WebSocketDisconnect) as end:
            page.hear()
    return (reason["reason"], end.value.code) == ("too-many-pages", 1008)


def test_replay_requests_are_limited(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "me")["id"]
        answers = {anna.get(f"/api/tables/{table}/record").status_code for _ in range(20)}
        assert answers == {200, 429}


def test_pages_of_other_origins_cannot_connect(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        foreign = {**anna.headers, "origin": "https://evil.test"}
        wish = {"game": "valhalla", "seats": [{"kind": "me"}]}
        reply = hall.post("/api/tables", json=wish, headers=foreign)
        assert (reply.status_code, reply.json()["reason"]) == (403, "foreign-page")
        plain = hall.post("/api/tables", content="{}", headers={**anna.headers, "content-type": "text/plain"})
        assert plain.status_code == 415


def test_the_cookie_is_out_of_reach_for_scripts(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        cookie = hall.get("/api/hall").headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
