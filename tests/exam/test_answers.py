"""Tests of gathered answers: the packed row of the compiled engine, and what copies of a match share of it."""

from __future__ import annotations

import ast

import pytest

from meadhall.core.answers import COMPILED, ROOM, Answers, clear_answers, no_answers, share_answers
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.interface.packing import packer_for, setting_of
from tests.house.sources import python_files, short, tree_of

GAMES = ("valhalla", "bloodrage")


def begun(key: str, answers: int) -> Match:
    """Return a match after some random answers."""
    game, luck = shelf.game_named(key), seeded("answers")
    match = game.new(game.rulebook(game.setup(3)), seeded("a match"))
    for _ in range(answers):
        options = match.legal(match.asked())
        match.step(match.asked(), options[luck.pick(len(options))])
    return match


@pytest.mark.parametrize("count", [0, 1, ROOM, ROOM + 1, 5 * ROOM])
def test_a_row_holds_what_was_appended(count: int) -> None:
    row = Answers()
    for action in range(count):
        row.append(3 * action)
    row.extend([7, 8])
    assert len(row) == count + 2
    assert list(row) == [*(3 * action for action in range(count)), 7, 8]
    assert row[count] == 7
    for outside in (-1, count + 2):
        with pytest.raises(IndexError):
            row[outside]


def test_a_row_is_used_again_unless_a_copy_shares_it() -> None:
    first = no_answers()
    first.append(5)
    second = clear_answers(first)
    assert list(second) == []
    assert (second is first) == COMPILED
    second.append(6)
    third = clear_answers(share_answers(second))
    third.append(7)
    assert (list(second), list(third)) == ([6], [7])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("asked_first", [False, True])
@pytest.mark.parametrize("answers", [0, 3, 20, 41])
def test_copies_do_not_change_each_other_s_answers(key: str, asked_first: bool, answers: int) -> None:
    """Whether or not the answers were known when the copy was made."""
    match, same = begun(key, answers), begun(key, answers)
    seat = match.asked()
    expected = list(same.legal(seat))
    if asked_first:
        assert match.legal(seat) == expected
    twin = match.copy()
    twin.step(seat, expected[-1])
    after = list(twin.legal(twin.asked()))
    assert match.legal(seat) == expected
    match.step(seat, expected[0])
    match.legal(match.asked())
    assert twin.legal(twin.asked()) == after


@pytest.mark.parametrize("key", GAMES)
def test_a_list_of_answers_stays_what_it_was(key: str) -> None:
    match = begun(key, 10)
    held = match.legal(match.asked())
    before = list(held)
    match.step(match.asked(), before[0])
    match.legal(match.asked())
    assert held == before


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("answers", [0, 20])
def test_who_is_not_asked_has_no_answers(key: str, answers: int) -> None:
    match = begun(key, answers)
    for seat in range(match.seats):
        assert (len(match.legal(seat)) > 0) == match.is_asked(seat)
        assert match.legal(seat) == match.legal(seat)


@pytest.mark.parametrize("key", GAMES)
def test_known_answers_are_not_kept_with_a_match(key: str) -> None:
    """Both engines compute them again, because a world sampled in between may have others."""
    match = begun(key, 20)
    known = match.legal(match.asked())
    table = packer_for(setting_of(shelf.game_named(key), match.rules.setup))
    again = table.unpack(table.pack(match))
    assert not again.known
    assert again.legal(again.asked()) == known


def gatherers(tree: ast.AST) -> list[str]:
    """Return the functions that take the match's row."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [node.name for node in functions if "fresh_answers" in ast.unparse(node)]


def test_no_rule_begins_to_gather_while_another_gathers() -> None:
    """A match has one row. Code that gathers answers never calls `run`; it calls `options` and `offers` one by one."""
    found = {(short(file), name) for file in python_files("games") for name in gatherers(tree_of(file))}
    assert len(found) > 1
    assert {(file, name) for file, name in found if name != "run"} == set()


def test_a_second_gatherer_is_noticed() -> None:
    assert gatherers(ast.parse("def offers(g):\n    out = g.fresh_answers()")) == ["offers"]
