"""Lessons on a server: the table opens at a later position, and the other seats follow the script while the pupil
does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.interface import shelf
from meadhall.server.puzzles.lessons import played
from meadhall.server.storage.rows import TableSetup
from meadhall.server.tables.autoplay import lesson_answer
from meadhall.server.tables.engine import EngineGame
from meadhall.server.tables.position import Position
from meadhall.text.book import lessons
from tests.server.halls import Person, open_hall

THOR = {"game": "valhalla", "module": "thor", "name": "Anna"}
SCRIPT = lessons(shelf.kit("valhalla").home)["thor"]


def option_of(question: dict[str, Any], step: dict[str, Any]) -> int:
    """The answer a step asks for."""
    fitting = [o for o in question["options"] if o["verb"] == step["verb"]]
    named = [o for o in fitting if not step["key"] or (o["subject"] or {}).get("key") == step["key"]]
    assert named, step
    return int(named[0]["action"])


def test_a_lesson_is_followed_in_the_hall(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        steps = anna.get("/api/lessons?game=valhalla&module=thor").json()
        table = anna.post("/api/lessons/begin", THOR).json()
        assert (table["practice"], table["private"]) == (True, True)
        with anna.at(table["id"]) as page:
            for step in steps:
                update = page.until_alone()
                assert update["version"] == step["version"]
                page.answer(option_of(update["question"], step))
            assert page.until_alone()["version"] == len(SCRIPT.answers)


def test_what_there_is_no_lesson_for_is_refused(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        assert anna.get("/api/lessons?game=valhalla&module=nonsense").json()["reason"] == "no-such-lesson"
        assert anna.post("/api/lessons/begin", {**THOR, "module": "simplified"}).status_code == 404
        assert anna.post("/api/lessons/begin", {**THOR, "game": "chess"}).status_code == 404
        info = {game["key"]: game for game in anna.get("/api/hall").json()["games"]}["valhalla"]
        offered = {module["key"]: module["lesson"] for module in info["modules"]}
        assert (info["book"], offered["thor"], offered["simplified"]) == (True, len(SCRIPT.steps), 0)
        pages = anna.get("/api/book?game=valhalla&language=pl").json()
        assert pages["questions"]["aid-with"] == "thor-aid"
        assert any(page["key"] == "thor" and "Wsparcie Thora" in page["text"] for page in pages["pages"])


def begun() -> Position:
    setup = TableSetup(SCRIPT.modules, SCRIPT.options, luck=SCRIPT.luck)
    return EngineGame(shelf.kit("valhalla")).begin(["a", "b", "c"], setup, SCRIPT.luck, live=True)[1]


def test_a_script_applies_only_to_its_seat_and_its_options() -> None:
    first = begun()
    assert len(played(first, SCRIPT.answers[: SCRIPT.begin])) == SCRIPT.begin
    assert lesson_answer(SCRIPT.answers, 0, first, 0) == first.named(SCRIPT.answers[0].partition("/")[2])
    assert lesson_answer(SCRIPT.answers, 0, first, 1) is None  # another seat's
    assert lesson_answer(SCRIPT.answers, 40, first, 1) is None  # not legal, because the game has left the script
    assert lesson_answer(["0/no-such-verb"], 0, first, 0) is None
    assert lesson_answer([], 0, first, 0) is None
