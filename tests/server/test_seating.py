"""Chat, clocks, automatic answers, and undo by consent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from starlette.testclient import TestClient

from meadhall.server.protocol.messages import Clock
from meadhall.server.storage.hall_storage import ClosedError
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.writer import Store
from meadhall.server.tables import seating
from meadhall.server.tables.autoplay import preset_answer
from meadhall.server.tables.clock import Timer
from tests.server.halls import Json, Page, Person, open_hall, play_together, table_of, within
from tests.server.test_seats import two_people

# -- chat


def texts(page: Page) -> list[str]:
    """The chat messages that a page has received."""
    page.send(type="ping")
    page.until("pong")
    return page.said


def test_players_talk_to_all_and_spectators_among_themselves(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        cy, di = Person(hall, "Cy"), Person(hall, "Di")
        with anna.at(table) as a, bo.at(table) as b, cy.at(table) as c, di.at(table) as d:
            a.send(type="say", text="  skål\n to\u0000 all ")
            for page in (a, b, c, d):
                page.until("said")
            c.send(type="say", text="she holds the wolf")
            c.until("said")
            d.until("said")
            assert [texts(page) for page in (a, b)] == [["skål to all"]] * 2
            assert [texts(page) for page in (c, d)] == [["skål to all", "she holds the wolf"]] * 2
        with bo.at(table) as late:
            late.until("said")
            assert texts(late) == ["skål to all"], "what was said is kept"


def test_a_muted_person_is_not_heard(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        with anna.at(table) as a, bo.at(table) as b:
            a.until("mine")
            who = a.table["seats"][1]["who"]
            a.send(type="mute", who=who, on=True)
            while a.until("mine")["muted"] != [who]:
                pass
            b.send(type="say", text="loud")
            b.until("said")
            assert texts(a) == []
        with anna.at(table) as a:
            assert texts(a) == [], "nor after coming back"


def test_chat_messages_are_limited(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, _, table = two_people(hall)
        with anna.at(table) as page:
            for _ in range(8):
                page.send(type="say", text="again!")
            assert page.until("fault")["reason"] == "too-fast"
            page.send(type="say", text="x" * 301)
            while page.until("fault")["reason"] != "unreadable":
                pass


def test_the_spectators_chat_can_be_turned_off(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, cy = Person(hall, "Anna"), Person(hall, "Cy")
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = anna.post("/api/tables", {"game": "valhalla", "seats": seats, "gallery": False}).json()
        with cy.at(table["id"]) as page:
            page.send(type="say", text="psst")
            assert page.until("fault")["reason"] == "gallery-silent"


def test_a_message_that_cannot_be_stored_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")

        async def away(self: Store, work: object) -> None:
            raise ClosedError("the disk is gone")

        with anna.at(anna.open_table("me", "me")["id"]) as page:
            page.until("mine")
            monkeypatch.setattr(Store, "write", away)
            page.send(type="say", text="hello?")
            assert page.until("fault")["reason"] == "not-saved"


# -- clocks


class Watch:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_time_runs_only_for_those_who_are_asked() -> None:
    watch = Watch()
    timer = Timer(Clock("total", 60, 5), 3, watch)
    timer.go_on(timer.left, [0, 2])
    watch.time += 10
    assert timer.remaining() == [50_000, 60_000, 50_000]
    assert timer.after(0, own=True) == [55_000, 60_000, 50_000], "an answer brings some time"
    assert timer.after(0, own=False) == [50_000, 60_000, 50_000], "but not one that another player gave"
    assert timer.next_end() == 50.0
    watch.time += 60
    assert (timer.is_out(0), timer.is_out(1), timer.next_end()) == (True, False, None)


def test_time_for_each_move_starts_anew() -> None:
    watch = Watch()
    timer = Timer(Clock("move", 30), 2, watch)
    timer.go_on(timer.left, [0, 1])
    watch.time += 20
    timer.go_on(timer.after(0, own=True), [0, 1])
    assert timer.remaining() == [30_000, 10_000], "who is still asked the same goes on"


def timed_table(anna: Person, **clock: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}]
    wish = {"game": "valhalla", "seats": seats, "clock": clock}
    return str(anna.post("/api/tables", wish).json()["id"])


def timer_of(hall: TestClient, table: str) -> Timer:
    found: Timer = hall.app.state.hall.rooms[table].table.timer  # type: ignore[attr-defined]
    return found


def test_at_zero_a_bot_plays_on_to_the_end(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = timed_table(anna, kind="total", seconds=600)
        with anna.at(table) as page:
            page.until_alone()
            assert page.last["clocks"]["running"] == [0]
            assert 0 < page.last["clocks"]["left"][0] <= 600_000
            timer_of(hall, table).left[0] = 0
            within(hall, table_of(hall, table).wake_bots)
            last = page.version + 6
            while page.version < last:
                assert page.until("update")["question"] is None


def test_the_clock_survives_the_hall(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = timed_table(anna, kind="total", seconds=600)
        with anna.at(table) as page:
            page.until_alone()
            timer_of(hall, table).left[0] = 400_000
            page.answer(page.actions()[0])
        token = anna.token
    with open_hall(tmp_path) as hall, Person(hall, "Anna", token).at(table) as page:
        assert 300_000 < page.until("update")["clocks"]["left"][0] <= 400_000


# -- law 6: automatic answers


def test_the_automatic_answer_never_react(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        luck = random.Random(2)
        with anna.at(table) as a, bo.at(table) as b:
            page, question = until_optional([a, b], luck)
            version = page.version
            page.send(type="standing", prompt=question["prompt"], answer="never")
            while page.version == version:
                page.until("update")  # the game goes on although no one has answered
            assert page.mine["standing"] == {question["prompt"]: "never"}
            info = anna.get(f"/api/tables/{table}").text
            assert "standing" not in info, "others are not told"


@pytest.mark.parametrize(("fights", "default", "answer"), [(True, 7, None), (False, 7, 7), (False, None, None)])
def test_the_automatic_answer_ask_when_attacked(fights: bool, default: int | None, answer: int | None) -> None:
    """Questions without a refusal are asked in any case."""
    seat = Seat(0, "person", "", "", "anna", standing={"reroll": "attacked"})
    question = Mock(prompt="reroll", default=default, options=[5, 7])
    position = Mock(question=lambda _: question, fights=lambda _: fights)
    assert preset_answer(position, seat, alone=False) == answer


@pytest.mark.parametrize(
    ("others", "answer"), [([Mock(action=5, subject=None)], 5), ([Mock(action=5)], None), ([], None)]
)
def test_the_automatic_answer_always_agree_applies_only_without_a_named_card(
    others: list[Mock], answer: int | None
) -> None:
    """An option that names a card comes from the hand, so an automatic answer would reveal whether there is one."""
    seat = Seat(0, "person", "", "", "anna", standing={"declare": "always"})
    question = Mock(prompt="declare", default=7, options=[Mock(action=7, subject=None), *others])
    position = Mock(question=lambda _: question)
    assert preset_answer(position, seat, alone=False) == answer


def until_optional(pages: list[Page], luck: random.Random) -> tuple[Page, Json]:
    """Play until a question can be refused."""
    for _ in range(80):
        version = play_together(pages, 1, luck)
        for page in pages:
            while page.version < version:
                page.until("update")
            if page.last["question"] and page.last["question"]["optional"]:
                return page, page.last["question"]
    pytest.fail("no one was ever asked whether to react")


# -- law 7: undo by consent


def until_wish(page: Page, there: bool) -> None:
    while (page.table.get("wish") is not None) != there:
        page.until("table")


@pytest.mark.parametrize("agree", [True, False])
def test_a_table_goes_back_only_if_all_agree(tmp_path: Path, agree: bool) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table = two_people(hall)
        with anna.at(table) as a, bo.at(table) as b:
            version = play_together([a, b], 9, random.Random(2))
            for page in (a, b):
                while page.version < version:
                    page.until("update")
            asker, other = (a, b) if a.last["may_ask"] and not a.last["undo"] else (b, a)
            seat = asker.last["seat"]
            asker.send(type="undo", id="please", version=version, ask=True)
            asker.until("put")
            until_wish(other, True)
            assert other.table["wish"]["waiting"] == [1 - seat]
            other.send(type="consent", seat=seat, agree=agree)
            until_wish(other, False)
            if agree:
                while asker.version == version:
                    asker.until("update")
                assert asker.last["question"]["seat"] == seat
                assert asker.version == version + 1
            else:
                assert anna.get(f"/api/tables/{table}").json()["version"] == version


# -- law 7: absent players are asked too, and an undo after new information is recorded


def ask_back(page: Page) -> Json:
    """Ask to undo; return the result."""
    page.send(type="undo", id=f"back-{page.version}", version=page.version, ask=True)
    while (message := page.hear())["type"] not in ("put", "refused", "done"):
        pass
    return message


def played(hall: TestClient, steps: int = 9) -> tuple[Person, Person, str, int]:
    """Two people in the middle of a game with both pages closed, and the seat of the first."""
    anna, bo, table = two_people(hall)
    with anna.at(table) as a, bo.at(table) as b:
        version = play_together([a, b], steps, random.Random(2))
        for page in (a, b):
            while page.version < version:
                page.until("update")
        asker = anna if a.last["may_ask"] and not a.last["undo"] else bo
    return (anna, bo, table, 0) if asker is anna else (bo, anna, table, 1)


def test_an_absent_player_must_consent(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bo, table, seat = played(hall)
        with anna.at(table) as page:
            page.until("update")
            assert ask_back(page)["type"] == "put"
            version = page.version
            until_wish(page, True)
            assert page.table["wish"]["waiting"] == [1 - seat]
            with bo.at(table) as other:
                until_wish(other, True)
                other.send(type="consent", seat=seat, agree=True)
                while other.version <= version:
                    other.until("update")
                while not other.table["taken_back"]:
                    other.until("table")
        assert anna.get(f"/api/tables/{table}").json()["taken_back"] is True
        token = anna.token
    with open_hall(tmp_path) as hall:
        listed = Person(hall, "Anna", token).get("/api/hall").json()["mine"]
        assert [each["taken_back"] for each in listed] == [True], "nor forgotten when the hall closes"


def test_while_a_bot_plays_for_somebody_only_a_free_undo_is_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot in the place of an absent player cannot give that player's consent."""
    monkeypatch.setattr(seating, "AWAY_AFTER_S", 0.0)
    with open_hall(tmp_path) as hall:
        anna, bo, table, seat = played(hall)
        with anna.at(table) as page:
            page.until("update")
            assert ask_back(page)["type"] == "put"
            anna.post(f"/api/tables/{table}/stand-in", {"seat": 1 - seat, "bot": "thrall"})
            page.until_asked()
            refused = ask_back(page)
            assert (refused["type"], refused["reason"]) == ("refused", "stood-in")
            assert page.until_asked()["may_ask"] is False
            bo.post(f"/api/tables/{table}/stand-in", {"seat": 1 - seat, "bot": ""})
            assert anna.get(f"/api/tables/{table}").json()["taken_back"] is False


def test_a_game_in_which_somebody_looked_and_went_back_is_marked_against_bots_too(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "thrall")["id"]
        with anna.at(table) as page:
            while not page.until_alone()["may_ask"] or page.last["undo"]:
                page.answer(page.actions()[0])
            assert page.table["taken_back"] is False
            assert ask_back(page)["type"] == "done"
            while not page.table["taken_back"]:
                page.until("table")


def test_a_free_undo_leaves_no_mark(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "me")["id"]
        with anna.at(table, seat=0) as page:
            page.answer(page.actions()[0])
            assert page.undo()["type"] == "done"
            assert anna.get(f"/api/tables/{table}").json()["taken_back"] is False
