"""A game is played to its end with the rules and cards it was begun with."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.answers import Answers
from meadhall.core.chance import Chance
from meadhall.core.errors import RecordError
from meadhall.core.game import Game
from meadhall.core.ids import ACTIONS, Range, Ranges
from meadhall.core.match import Match
from meadhall.core.module import Rulebook, Spans
from meadhall.core.procedure import Procedure
from meadhall.core.record import Recorded, load, start
from meadhall.core.verbs import Vocabulary
from meadhall.core.zones import Zone
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.game import GAME
from tests.random_games import played_out

IDS = Ranges("nowhere/rules.py")
IDS.given.append(Range(ACTIONS, "heap", 1, 3))
WORDS = Vocabulary("", IDS)
TAKE = WORDS.page("heap").verb("take", 3, "", "stones")
ANSWERS = [TAKE.of(2), TAKE.of(1)]


class Taking(Procedure["Heap"]):
    """Each player takes stones, once. By the second version of the rules every stone counts twice."""

    def run(self, g: Heap) -> None:
        if g.made == g.seats:
            g.done()
        else:
            g.ask(g.made)

    def options(self, g: Heap, seat: int, out: Answers) -> None:
        out.extend(TAKE.of(stones) for stones in range(3))

    def chosen(self, g: Heap, seat: int, action: int) -> None:
        g.taken[seat] += TAKE.arg(action) * (2 if g.since(2) else 1)
        g.made += 1


class Heap(Match):
    """The stones that each player took."""

    def __init__(self, rules: Rulebook[Match], chance: Chance) -> None:
        super().__init__(rules, 2, chance)
        self.taken = [0, 0]
        self.made = 0

    def zones(self) -> list[Zone]:
        return []

    def scores(self) -> list[int]:
        return self.taken[:]

    def observe(self, seat: int) -> bytes:
        return bytes(self.taken)


class HeapGame(Game):
    """A game in its first or second version."""

    def __init__(self, version: int) -> None:
        super().__init__("heap", version, 2, 2, WORDS, Spans(0, 0, 0, 0, 0))

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Match:
        match = Heap(rules, chance)
        match.call(Taking())
        return match

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        return "stones"


def played(version: int) -> Recorded:
    game = HeapGame(version)
    record = start(game, game.setup(2), "heap")
    for seat, action in enumerate(ANSWERS):
        record.answer(seat, action)
    return record


def test_a_mended_rule_is_for_games_that_begin_after_it() -> None:
    older, newer = played(1), played(2)
    assert (older.match.scores(), newer.match.scores()) == ([2, 1], [4, 2])
    for record in (older, newer):
        assert load(HeapGame(2), json.loads(record.save())).match.scores() == record.match.scores()


def test_rules_of_the_future_are_refused() -> None:
    with pytest.raises(RecordError, match="rules version 2"):
        load(HeapGame(1), json.loads(played(2).save()))


# -- cards


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for a player's own card sets."""
    monkeypatch.setenv("MEADHALL_CARDS", str(tmp_path))
    shutil.copytree(HOME / "meadhall", tmp_path / "mine")
    GAME.sets.clear()
    return tmp_path


def begun_with_mine() -> dict[str, Any]:
    """Return a whole saved game with that set."""
    record = played_out(start(GAME, GAME.setup(2, cards="mine"), "mine"), "mine")
    body: dict[str, Any] = json.loads(record.save())
    return body


def make_warriors_stronger(folder: Path) -> None:
    deck = folder / "deck.toml"
    deck.write_text(deck.read_text("utf-8").replace("strength = 2", "strength = 3"), "utf-8")
    GAME.sets.clear()


def test_a_game_goes_on_with_the_cards_it_was_begun_with(shelf: Path) -> None:
    body = begun_with_mine()
    make_warriors_stronger(shelf / "mine")
    with pytest.raises(RecordError, match="digest"):
        load(GAME, body)
    shutil.copytree(HOME / "meadhall", shelf / "mine-1")
    again = load(GAME, body)
    assert (again.setup.cards, again.header["cards"]) == ("mine-1", "mine")
    assert again.match.over


def test_a_remark_in_a_card_file_changes_nothing(shelf: Path) -> None:
    body, deck = begun_with_mine(), shelf / "mine" / "deck.toml"
    deck.write_text("# looked over once more\n" + deck.read_text("utf-8"), "utf-8")
    GAME.sets.clear()
    assert load(GAME, body).setup.cards == "mine"
