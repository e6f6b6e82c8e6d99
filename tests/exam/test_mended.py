"""Games begun before a rule was corrected keep the old rule; a game of today takes the corrected one.

`valhalla-1-mended.jsonl.xz` has games by the first version of the rules in which a rule mattered that the second
version corrects, in the order of MENDED. `test_kept` replays them to their ends with all others.
"""

from __future__ import annotations

import copy

import pytest

from meadhall.core.errors import RecordError
from meadhall.core.record import load
from meadhall.interface import shelf
from tests.exam import kept
from tests.rule import rule

FILE = kept.HERE / "valhalla-1-mended.jsonl.xz"
MENDED = {
    "VAL-AMB-105": 2,
    "VAL-TYR-12": 2,
    "VAL-AMB-147": 1,
    "VAL-AMB-173": 1,
    "VAL-AMB-174": 2,
    "VAL-TACTIC-15": 2,
    "VAL-AMB-124": 2,
}
RULES = [name for name, games in MENDED.items() for _ in range(games)]


def test_the_file_is_among_those_that_are_played_again() -> None:
    assert FILE in kept.files()
    assert len(kept.kept(FILE)) == len(RULES)


@pytest.mark.parametrize("at", [pytest.param(at, id=f"{at}-{name}", marks=rule(name)) for at, name in enumerate(RULES)])
def test_a_game_begun_earlier_goes_on_as_it_was_and_one_of_today_does_not(at: int) -> None:
    line = kept.kept(FILE)[at]
    game = shelf.game_named(line["record"]["game"])
    if not game.expansions.keys() >= set(line["record"]["modules"]):
        pytest.skip("it was taken out")
    match = load(game, line["record"]).match
    assert not match.since(2)
    assert {"record": line["record"], **kept.end_of(game, match)} == line
    assert not plays_to_the_same_end(line, rules=2)


def plays_to_the_same_end(line: kept.Kept, rules: int) -> bool:
    """The same luck and the same answers, by other rules."""
    record = copy.deepcopy(line["record"])
    record["rules"] = rules
    game = shelf.game_named(record["game"])
    try:
        scores: list[int] = line["scores"]
        return load(game, record).match.scores() == scores
    except RecordError as broken:
        if "differs" in str(broken) or "does not fit" in str(broken):
            return False
        raise


def test_the_same_answers_by_the_same_rules_do() -> None:
    for line in kept.kept(FILE):
        game = shelf.game_named(line["record"]["game"])
        if game.expansions.keys() >= set(line["record"]["modules"]):
            assert plays_to_the_same_end(line, rules=1)
