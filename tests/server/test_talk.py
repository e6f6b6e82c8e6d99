"""The spectators' chat: limited, and without effect on the players' chat."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from meadhall.server.chat import flood, records, talk
from meadhall.server.chat.flood import FloodGuard
from meadhall.server.chat.talk import TalkLog
from meadhall.server.storage import records as tables
from meadhall.server.storage.migrate import opened
from meadhall.server.storage.rows import Seat, Speech, StoredTable, TableRow, TableSetup
from tests.server.halls import Page, Person, hall_of, open_hall, within
from tests.server.test_seats import two_people


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test moves."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_five_lines_in_ten_seconds(clock: list[float]) -> None:
    guard = FloodGuard()
    lines = [guard.refuse("cy", word) for word in ("one", "two", "three", "four", "five", "six")]
    assert lines == ["", "", "", "", "", "too-fast"]
    assert guard.refuse("di", "one") == "", "each person for themselves"
    clock[0] += flood.WINDOW_S - 0.1
    assert guard.refuse("cy", "six") == "too-fast"
    clock[0] += 0.2
    assert guard.refuse("cy", "six") == ""


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("BUY MEAD at mead.example", "buy mead at mead.example!!!"),
        ("buy mead at mead.example", "buy  meeeead  at mead.example 2"),
        ("gg", "GG"),
        ("🍺🍺", "🍺🍺🍺"),
        ("ｂｕｙ mead", "buy mead"),
        ("she plays the wolf next", "she plays the wolf next1"),
    ],
)
def test_a_repeated_message_is_refused(clock: list[float], first: str, second: str) -> None:
    guard = FloodGuard()
    assert guard.refuse("cy", first) == ""
    assert guard.refuse("cy", second) == "said-already"
    clock[0] += flood.REPEAT_S + 1
    assert guard.refuse("cy", second) == ""


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("she plays the wolf", "she plays the bear"),
        ("gg", "gl"),
        ("yes", "no"),
        ("🍺", "🐺"),
        ("wolf?", "wolf or bear?"),
    ],
)
def test_different_messages_are_allowed(clock: list[float], first: str, second: str) -> None:
    guard = FloodGuard()
    assert [guard.refuse("cy", first), guard.refuse("cy", second)] == ["", ""]


def test_people_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flood, "MOST_PEOPLE", 3)
    guard = FloodGuard()
    for person in "abcde":
        guard.refuse(person, "skål")
    assert [*guard.people] == [*"cde"]


def test_the_longest_lines_are_compared_quickly() -> None:
    guard = FloodGuard()
    for number in range(flood.COMPARED):
        guard.refuse("cy", ("ab" * 150)[number:] + str(number))
    began = time.perf_counter()
    for number in range(100):
        guard.refuse(f"p{number}", "ba" * 150)
    assert time.perf_counter() - began < 2.0


# -- at a table


def until_fault(page: Page) -> str:
    return str(page.until("fault")["reason"])


def test_a_spectator_is_refused_in_words_and_players_talk_on(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, _, table = two_people(hall)
        cy = Person(hall, "Cy")
        with anna.at(table) as a, cy.at(table) as c:
            c.send(type="say", text="buy mead at mead.example")
            c.until("said")
            c.send(type="say", text="Buy mead at mead.example!")
            assert until_fault(c) == "said-already"
            for word in ("one", "two", "three", "four", "five"):
                c.send(type="say", text=word)
            assert until_fault(c) == "too-fast"
            a.send(type="say", text="gg")
            a.send(type="say", text="gg")
            a.until("said")
            a.until("said")
            assert a.said == ["gg", "gg"], "players may repeat themselves, and hear no spectator"


def test_many_guests_of_one_address_are_limited_together(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        _, _, table = two_people(hall)
        refused = 0
        for number in range(12):
            with Person(hall, f"P{number}").at(table) as page:
                for line in range(5):
                    page.send(type="say", text=f"{number} {line}")
                page.send(type="ping")
                while (message := page.hear())["type"] != "pong":
                    refused += message["type"] == "fault"
        assert refused > 0


def test_spectators_cannot_fill_the_players_talk(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On disk, over either database: each channel drops its own oldest lines."""
    for name, most in (("KEPT", 4), ("GALLERY_KEPT", 3), ("SHOWN", 2)):
        monkeypatch.setattr(records, name, most)
    with opened(database, new=True) as engine, engine.execution_options(writer=True).begin() as hall:
        tables.add_table(
            hall,
            StoredTable(
                TableRow("t", "valhalla", TableSetup(), "", "playing", True, ""),
                [Seat(0, "person", "Anna", "", "anna")],
            ),
        )
        for number in range(10):
            records.add(hall, "t", Speech(0, 0, "anna", "Anna", f"player {number}", False, 0.0))
            for again in range(5):
                records.add(hall, "t", Speech(0, -1, "cy", "Cy", f"gallery {number} {again}", True, 0.0))
        monkeypatch.setattr(records, "SHOWN", 100)
        found = [speech.text for speech in records.since(hall, "t", 0)]
        assert found == ["player 6", "player 7", "player 8", "player 9", *(f"gallery 9 {n}" for n in (2, 3, 4))]
        monkeypatch.setattr(records, "SHOWN", 2)
        newest = [speech.text for speech in records.since(hall, "t", 0)]
        assert newest == ["player 8", "player 9", "gallery 9 3", "gallery 9 4"], "of each to a page that opens"


def test_spectators_do_not_push_players_messages_out_of_memory(tmp_path: Path) -> None:
    log = TalkLog()
    log.append(Speech(1, 0, "anna", "Anna", "skål", False, 0.0))
    log.extend(Speech(number, -1, "cy", "Cy", "", True, 0.0) for number in range(2, 3 * talk.SHOWN))
    log.append(Speech(2, -1, "cy", "Cy", "late", True, 0.0))
    assert log.lines[0].text == "skål"
    assert len(log.lines) == 1 + talk.SHOWN
    assert [line.number for line in log] == sorted({line.number for line in log})
    log.change("anna", name="Bo")
    assert (log.lines[0].name, log.last) == ("Bo", 3 * talk.SHOWN - 1)


def test_players_are_never_refused_because_of_what_spectators_said(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, _, table = two_people(hall)
        store = hall_of(hall).store

        async def fill() -> None:
            for number in range(talk.KEPT // 100):
                await store.write(lambda c, n=number: [records.add(c, table, spectator(n, m)) for m in range(100)])

        within(hall, fill)
        with anna.at(table) as page:
            page.send(type="say", text="at last")
            page.until("said")
            assert page.said == ["at last"]


def spectator(hundreds: int, ones: int) -> Speech:
    return Speech(0, -1, "cy", "Cy", f"{hundreds} {ones}", True, 0.0)
