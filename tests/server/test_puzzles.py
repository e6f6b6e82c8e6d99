"""Puzzles on a server: a private table up to a decision; the first answer counts, and the rating changes."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from meadhall.core import record
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.interface import people, shelf
from meadhall.research.puzzles.shapes import Puzzle, Try
from meadhall.research.review.shapes import Reason
from meadhall.server.puzzles.puzzles import FIRST_RATING, moved, of_today
from meadhall.server.tables.engine import EngineGame
from tests.server.halls import Person, open_hall

GAME = shelf.game_named("valhalla")
WISH = {"game": "valhalla", "name": "Anna"}


def puzzle(luck: str, seat: int) -> Puzzle:
    """A puzzle: a game of first options up to a decision of this seat, whose second option is the best."""
    saved = record.start(GAME, GAME.setup(2), luck, live=True)
    match = saved.match
    answers: list[str] = []
    while match.asked() != seat or len(match.legal(seat)) < 3 or len(answers) < 8:
        asked = match.asked()
        action = match.legal(asked)[0]
        answers.append(f"{asked}/{record.action_name(GAME, match, action)}")
        saved.answer(asked, action)
    return posed(GAME, match, luck, answers, seat)


def posed(game: Game, match: Match, luck: str, answers: list[str], seat: int) -> Puzzle:
    """The current question of this seat as a puzzle whose second option is the best."""
    legal = match.legal(seat)
    tries = [
        Try(record.action_name(game, match, action), people.option(game, match, action, seat), chance)
        for action, chance in ((legal[1], 0.6), (legal[0], 0.4))
    ]
    return Puzzle(
        id=f"p-{luck}",
        players=2,
        luck=luck,
        rules=game.version,
        answers=answers,
        seat=seat,
        prompt=people.prompt(game, match),
        tries=tries,
        error=0.02,
        why=[Reason(of="position")],
        rating=1400,
    )


PUZZLES = [puzzle("one", 0), puzzle("two", 1), puzzle("three", 1)]


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineGame, "puzzles", property(lambda title: PUZZLES if title.game.key == "valhalla" else []))


def answered(anna: Person, table: dict[str, Any], name: str) -> None:
    """Choose the option with this name."""
    with anna.at(table["id"]) as page:
        update = page.until_alone()
        puzzle = next(one for one in PUZZLES if one.id == table["puzzle"])
        wanted = next(one.option for one in puzzle.tries if one.name == name)
        assert [update["seat"], update["version"]] == [puzzle.seat, len(puzzle.answers)]
        page.answer(wanted.action)


def test_a_puzzle_is_answered_once_and_the_rating_follows(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.post("/api/puzzles/begin", WISH).json()
        today = of_today(PUZZLES)
        assert (table["puzzle"], table["practice"], table["private"]) == (today.id, True, True)
        where = f"/api/tables/{table['id']}/puzzle"
        before = anna.get(where)
        assert before.status_code == 200
        assert not any(before.json().values())  # nothing is revealed
        answered(anna, table, today.best.name)
        told = anna.get(where).json()
        assert (told["right"], told["mine"], told["hard"]) == (True, today.best.name, 1400)
        assert told["rating"] == FIRST_RATING + told["gained"] == moved(FIRST_RATING, 1400, True)
        riddles = anna.get("/api/puzzles?game=valhalla").json()
        assert (riddles["done"], riddles["tried"], riddles["solved"], riddles["count"]) == (True, 1, 1, 3)
        second = anna.post("/api/puzzles/begin", {**WISH, "id": riddles["next"]}).json()
        answered(anna, second, next(one for one in PUZZLES if one.id == riddles["next"]).tries[1].name)
        wrong = anna.get(f"/api/tables/{second['id']}/puzzle").json()
        assert (wrong["right"], wrong["rating"]) == (False, moved(told["rating"], 1400, False))


def test_a_guest_has_one_table_for_each_puzzle_and_they_are_no_games_of_theirs(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna, bert = Person(hall, "Anna"), Person(hall, "Bert")
        tables = [anna.post("/api/puzzles/begin", WISH).json()["id"] for _ in range(3)]
        assert len(set(tables)) == 1
        assert anna.get("/api/hall").json()["mine"] == []
        assert bert.post("/api/puzzles/begin", {**WISH, "name": "Bert"}).json()["id"] != tables[0]
        assert bert.get(f"/api/tables/{tables[0]}/puzzle").status_code == 404


def test_bots_that_answer_first_do_not_answer_a_puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first draft of Blood Rage all seats are asked; the others are bots and answer first."""
    game = shelf.game_named("bloodrage")
    match = record.start(game, game.setup(2), "draft", live=True).match
    assert [match.is_asked(seat) for seat in (0, 1)] == [True, True]
    drafted = posed(game, match, "draft", [], 1)
    monkeypatch.setattr(EngineGame, "puzzles", property(lambda title: [drafted]))
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.post("/api/puzzles/begin", {**WISH, "game": "bloodrage"}).json()
        where = f"/api/tables/{table['id']}/puzzle"
        with anna.at(table["id"]) as page:
            assert page.until_alone()["version"] > 0  # the bot was faster
            assert not any(anna.get(where).json().values())
            assert not anna.get("/api/puzzles?game=bloodrage").json()["done"]
            page.answer(drafted.best.option.action)
        told = anna.get(where).json()
        assert (told["right"], told["mine"]) == (True, drafted.best.name)


def test_ten_puzzles_in_a_row_are_not_rate_limited(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        assert {anna.get("/api/puzzles?game=valhalla").status_code for _ in range(30)} == {200}


def test_unknown_puzzles_are_refused(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        assert anna.post("/api/puzzles/begin", {**WISH, "id": "nonsense"}).json()["reason"] == "no-such-puzzle"
        assert anna.get("/api/puzzles?game=bloodrage").json()["reason"] == "no-such-puzzle"
        assert anna.get("/api/puzzles?game=chess").status_code == 404
        plain = anna.post(
            "/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "karl"}]}
        )
        assert anna.get(f"/api/tables/{plain.json()['id']}/puzzle").json()["reason"] == "no-such-puzzle"
        info = {game["key"]: game for game in anna.get("/api/hall").json()["games"]}
        assert (info["valhalla"]["puzzles"], info["bloodrage"]["puzzles"]) == (3, 0)


def test_everybody_has_the_same_puzzle_on_a_date() -> None:
    days = [of_today(PUZZLES, datetime(2026, 11, day, hour, tzinfo=UTC)) for day in (16, 17, 18) for hour in (0, 23)]
    assert days[0] == days[1]
    assert len({one.id for one in days}) == 3
