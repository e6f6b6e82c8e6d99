"""Puzzles that are shipped can be reached, have a legal best answer, and karl does not give it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meadhall.bots.driver import Driver, recruit
from meadhall.core import record
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.research.puzzles.finding import (
    EASIEST,
    FIRST_ANSWERS,
    HARDEST,
    LEAD,
    PuzzleFinder,
    SearchSettings,
    hardness,
    reasons,
)
from meadhall.research.puzzles.shapes import Puzzle, encode_collection, read_collection

GAMES = ("valhalla", "bloodrage")


def file_of(game: str) -> Path:
    file = shelf.kit(game).puzzles
    assert file is not None
    return file


def reached(key: str, puzzle: Puzzle) -> Match:
    """The position, by playing all answers."""
    game = shelf.game_named(key)
    saved = record.start(game, game.setup(puzzle.players), puzzle.luck, live=True)
    for answer in puzzle.answers:
        seat, _, name = answer.partition("/")
        saved.answer(int(seat), record.named_action(game, saved.match, name))
    return saved.match


@pytest.mark.parametrize("key", GAMES)
def test_shipped_puzzles_can_be_reached_and_karl_misses_them(key: str) -> None:
    game, found = shelf.game_named(key), read_collection(file_of(key))
    assert found.cards == game.cards_digest(game.rulebook(game.setup(2)))
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles) >= 3
    for puzzle in found.puzzles[:3]:
        match = reached(key, puzzle)
        names = [record.action_name(game, match, action) for action in match.legal(puzzle.seat)]
        assert match.asked() == puzzle.seat
        assert {one.name for one in puzzle.tries} <= set(names)
        karl = Driver(game, seeded("karl")).choose(match, puzzle.seat, recruit("karl", game))
        assert record.action_name(game, match, karl) != puzzle.best.name


@pytest.mark.parametrize("key", GAMES)
def test_every_shipped_puzzle_is_clear(key: str) -> None:
    for puzzle in read_collection(file_of(key)).puzzles:
        lead = puzzle.best.chance - puzzle.tries[1].chance
        assert lead >= LEAD - 0.011  # chances are rounded, and each pair was compared in other worlds
        assert lead > puzzle.error
        assert len(puzzle.answers) >= FIRST_ANSWERS
        assert EASIEST <= puzzle.rating <= HARDEST


def test_a_hunt_knows_nothing_that_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """With other hidden cards the first comparison is the same."""
    hunter = PuzzleFinder(SearchSettings("valhalla", 2, "hidden", looks=2), 1)
    match = hunter.saved.match
    for _ in range(20):
        seat = match.asked()
        hunter.saved.answer(seat, match.legal(seat)[0])
    seat = match.asked()
    hunter.chance = seeded("looks")
    first = hunter.first_look(match, seat)
    hunter.chance = seeded("looks")
    assert hunter.first_look(match.determinize(seat, seeded("dealt anew")), seat) == first


def test_the_last_look_plays_games_to_their_end_and_drops_answers_that_are_as_good() -> None:
    """An answer compared with itself leads by nothing, so it is no puzzle; and no judge is asked."""
    hunter = PuzzleFinder(SearchSettings("valhalla", 2, "ends", worlds=6), 1)
    match = hunter.saved.match
    while len(match.legal(match.asked())) < 3:
        hunter.saved.answer(match.asked(), match.legal(match.asked())[0])
    seat = match.asked()
    action = match.legal(seat)[0]
    world = match.determinize(seat, seeded("world"))
    won, scores = hunter.to_the_end(world, seat, action, seeded("luck"))
    assert sum(won) == pytest.approx(1.0)
    assert won[seat] == outcome_of(scores, seat)
    assert hunter.played_out(match, seat, action, [action]) == []


def outcome_of(scores: list[int], seat: int) -> float:
    """The part of a victory that points give; a tie is settled by more than points, so none is expected here."""
    assert len(set(scores)) == len(scores)
    return float(scores[seat] == max(scores))


def test_hard_is_what_has_many_answers_and_a_small_lead() -> None:
    assert hardness(12, 0.05) > hardness(4, 0.05) > hardness(4, 0.2)
    assert [one.of for one in reasons((1.0, 3.0), (5.0, 2.0))] == ["end", "end-rival"]
    assert [one.of for one in reasons((1.0, 1.2), (2.0, 1.8))] == ["position"]


def test_a_file_is_written_as_it_is_read_and_nonsense_refused(tmp_path: Path) -> None:
    found = read_collection(file_of("valhalla"))
    assert encode_collection(found) == file_of("valhalla").read_bytes()
    wrong = tmp_path / "wrong.json"
    wrong.write_bytes(encode_collection(msgspec.structs.replace(found, format="later")))
    with pytest.raises(DataError, match=r"wrong\.json: a file of puzzles of the format 'later'"):
        read_collection(wrong)
