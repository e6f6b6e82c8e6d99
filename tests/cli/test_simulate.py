"""Simulation of many games: one seed gives one digest, for any number of jobs."""

from __future__ import annotations

import json

import pytest

from meadhall.core.chance import seeded
from meadhall.core.play import checked_game
from meadhall.interface import shelf
from meadhall.research.simulate import Request, play_one, rules_of
from tests.cli.conftest import Command

FIELDS = [
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "wins_by_seat",
    "mean_scores",
    "mean_turns",
    "ended_by",
    "digest",
]
SERIES = ("simulate", "valhalla", "--players", 4, "--games", 60, "--modules", "loki,thor", "--json")


def test_the_report_has_its_fields_in_order(meadhall: Command) -> None:
    said = meadhall(*SERIES, "--seed", 7)
    report = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert list(report) == FIELDS
    assert sum(report["wins_by_seat"]) == pytest.approx(60, abs=0.01)
    assert sum(report["ended_by"].values()) == 60


def test_same_seed_same_digest_with_one_job_or_two(meadhall: Command) -> None:
    one, two, other = (
        json.loads(meadhall(*SERIES, *words).out)["digest"]
        for words in (("--seed", 7), ("--seed", 7, "--jobs", 2), ("--seed", 8))
    )
    assert one == two
    assert one != other


def test_random_games_are_played_by_the_engine_itself() -> None:
    request = Request("valhalla", 3, 1, "s")
    game, rules = rules_of(request)
    expected = checked_game(game.new(rules, seeded("s:4")), seeded("s:4:answers"))
    played = play_one(request, game, rules, 4)
    assert (played.decisions, played.checksum) == (expected.decisions, expected.checksum)


@pytest.mark.parametrize("game", shelf.names())
def test_every_game_can_be_simulated(meadhall: Command, game: str) -> None:
    said = meadhall("simulate", game, "--players", 2, "--games", 3, "--json")
    assert json.loads(said.out)["games"] == 3


def test_for_people_the_report_is_a_table(meadhall: Command) -> None:
    assert "decisions per second" in meadhall("simulate", "valhalla", "--games", 2).out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--games", 0), "at least 1"),
        (("--jobs", 0), "at least 1"),
        (("--players", 1), "2 to 6 can play"),
        (("--bots", "gready"), "did you mean 'greedy'?"),
        (("--modules", "tor"), "did you mean 'thor'?"),
        (("--players", 2, "--modules", "thor"), "VAL-AMB-016"),
    ],
)
def test_what_cannot_be_played_is_refused(meadhall: Command, words: tuple[object, ...], hint: str) -> None:
    said = meadhall("simulate", "valhalla", *words)
    assert (said.code, said.out) == (2, "")
    assert hint in said.err
