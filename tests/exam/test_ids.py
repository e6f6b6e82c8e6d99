"""Ids are assigned, written into the right file, and never assigned twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.cli.commands.modules import give_ids
from meadhall.core.errors import DataError, RulebookError
from meadhall.core.game import Game
from meadhall.core.ids import ACTIONS, CARDS, FILE, Ranges
from meadhall.core.module import Spans
from meadhall.core.verbs import Vocabulary
from tests.exam.setups import games

OARS = "[actions]\noars = { first = 1, count = 15 }\n"
NOTHING = Spans(courses=0, moments=0, quantities=0, permits=0, pools=0)


def written(home: Path, text: str, *expansion: str) -> None:
    folder = home.joinpath("expansions", *expansion) if expansion else home
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(FILE).write_text(text, encoding="utf-8")


def game(home: Path) -> Game:
    """Return a game for ids only, with one page of its own chapter and one of an expansion."""
    words = Vocabulary("", Ranges(str(home / FILE), cards=64))
    words.page("oars").verb("row", 2, "")
    words.page("wind").verb("blow", 17, "")
    words.ranges.cards("wind", 40)
    return Game("oars", 1, 2, 4, words, NOTHING)


def test_an_owner_without_ids_gets_the_next_free_ones(tmp_path: Path) -> None:
    written(tmp_path, OARS)
    (tmp_path / "expansions" / "wind").mkdir(parents=True)
    give_ids(game(tmp_path))
    again = game(tmp_path)
    assert again.vocabulary.verbs["row"].first == 1
    assert again.vocabulary.verbs["blow"].first == 16
    assert again.vocabulary.ranges.cards("wind", 40) == 0
    assert again.vocabulary.ranges.next_free(ACTIONS) == 16 + 32
    assert (tmp_path / FILE).read_text(encoding="utf-8") == OARS, "no foreign file is touched"


def test_given_ids_stay_when_others_come(tmp_path: Path) -> None:
    give_ids(game(tmp_path))
    before = (tmp_path / FILE).read_text(encoding="utf-8")
    give_ids(game(tmp_path))
    assert (tmp_path / FILE).read_text(encoding="utf-8") == before


def test_without_ids_no_match_begins(tmp_path: Path) -> None:
    written(tmp_path, OARS)
    oars = game(tmp_path)
    with pytest.raises(RulebookError, match=r"'wind' has no actions.*modules oars --give-ids.*from 16 on"):
        oars.rulebook(oars.setup(2))


def test_a_collision_names_the_next_free_range(tmp_path: Path) -> None:
    written(tmp_path, OARS)
    written(tmp_path, "[actions]\nwind = { first = 10, count = 8 }\n", "wind")
    with pytest.raises(DataError, match="the next 15 that are free begin at 18"):
        Ranges(str(tmp_path / FILE))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[actions]\nloki = { first = 90, count = 8 }\n", "'loki' is in the wrong file"),
        ("[actions]\nwind = 90\n", "'wind' is not a range"),
        ("[actions]\nwind = { first = -1, count = 8 }\n", "'wind' is not a range"),
        ("[actions]\nwind = { first = 0, count = 8 }\n", "'wind' and 'core' have the same actions"),
        ("actions = 3\n", "'actions' is not a table of ranges"),
        ("[actions\n", "not a TOML file"),
    ],
)
def test_a_file_that_is_wrong_says_so(tmp_path: Path, text: str, why: str) -> None:
    written(tmp_path, text, "wind")
    with pytest.raises(DataError, match=why):
        Ranges(str(tmp_path / FILE))


def test_a_page_takes_no_more_than_it_was_given(tmp_path: Path) -> None:
    written(tmp_path, OARS)
    page = Vocabulary("", Ranges(str(tmp_path / FILE))).page("oars")
    page.verb("row", 15, "")
    with pytest.raises(RulebookError, match="second page, for example 'oars-2'"):
        page.verb("rest", 1, "")


def test_a_page_is_named_once(tmp_path: Path) -> None:
    words = Vocabulary("", Ranges(str(tmp_path / FILE)))
    words.page("oars")
    with pytest.raises(RulebookError, match="two pages are named 'oars'"):
        words.page("oars")


def test_there_are_only_so_many_cards(tmp_path: Path) -> None:
    ranges = Ranges(str(tmp_path / FILE), cards=64)
    ranges.cards("wind", 40)
    ranges.cards("rain", 40)
    ranges.give(ranges.open[0], 40)
    with pytest.raises(RulebookError, match="'rain' wants cards 40 to 79: there are 64"):
        ranges.give(ranges.open[0], 40)


def test_a_set_that_grew_asks_for_a_second_range(tmp_path: Path) -> None:
    written(tmp_path, "[cards]\nwind = { first = 0, count = 40 }\n")
    with pytest.raises(RulebookError, match="'wind' has 40 cards and needs 41"):
        Ranges(str(tmp_path / FILE)).claim(CARDS, "wind", 41)


@pytest.mark.parametrize("game", [game for game, _ in games()], ids=lambda game: game.key)
def test_every_page_of_the_house_has_its_ids(game: Game) -> None:
    assert game.vocabulary.ranges.open == []
