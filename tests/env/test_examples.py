"""Runs a small form of every program in examples/ and checks its result."""

from __future__ import annotations

import importlib.util
import re
from types import ModuleType

import numpy as np
import pytest

from meadhall.interface import shelf
from meadhall.research.arena import Rules, check, play
from meadhall.research.tournament import TournamentSeries, bouts
from tests.house.sources import ROOT

EXAMPLES = ROOT / "examples"


def example(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_example_has_a_test() -> None:
    source = ROOT.joinpath("tests/env/test_examples.py").read_text("utf-8")
    assert [file.stem for file in sorted(EXAMPLES.glob("*.py")) if f'"{file.stem}' not in source] == []


def test_random_agents_play(capsys: pytest.CaptureFixture[str]) -> None:
    example("random_agent").main("BloodRage-3p-v1", 1)
    assert re.search(r"\d+ decisions, scores \[\d+, \d+, \d+\]", capsys.readouterr().out)


@pytest.mark.needs("gymnasium")
def test_reinforce_changes_its_mind_and_stays_within_the_mask(capsys: pytest.CaptureFixture[str]) -> None:
    reinforce = example("reinforce")
    policy = reinforce.main("BloodRage-2p-v1", 4, trials=1)
    assert re.search(r"against random play [+-][01]\.00 before, [+-][01]\.00 after", capsys.readouterr().out)
    assert np.abs(policy.weights).max() > 0
    mask = np.zeros((1, policy.weights.shape[1]), np.uint8)
    mask[0, 5] = 1
    assert policy.act(np.zeros((1, policy.weights.shape[0]), np.uint8), mask).tolist() == [5]


def test_reinforce_learns_what_pays() -> None:
    """A game of one question with two legal actions, of which one pays."""
    policy = example("reinforce").Policy(4, 3)
    seen, mask = np.full((64, 4), 255, np.uint8), np.tile(np.array([1, 1, 0], np.uint8), (64, 1))
    for _ in range(60):
        actions = policy.act(seen, mask)
        policy.learn(seen, mask, actions, np.where(actions == 1, 1.0, -1.0))
    assert policy.chances(seen[:1], mask[:1])[0, 1] > 0.9


@pytest.mark.needs("gymnasium")
def test_ppo_changes_its_mind(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    network = example("ppo").main("BloodRage-2p-v1", 1, trials=1, least=1)
    assert re.search(r"against random play [+-][01]\.00 before, [+-][01]\.00 after", capsys.readouterr().out)
    assert network.steps >= 4
    assert np.abs(network.weights[2]).max() > 0


def test_ppo_learns_what_pays_where_it_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of one question in two situations, each with a different action that pays."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    network = example("ppo").Network(4, 3)
    seen = np.where(np.arange(64)[:, None] % 2, [255, 255, 0, 0], [0, 0, 255, 255]).astype(np.uint8)
    mask, right = np.tile(np.array([1, 1, 0], np.uint8), (64, 1)), np.arange(64) % 2
    for _ in range(150):
        actions = network.act(seen, mask)
        before = network.read(seen, mask)[1][np.arange(64), actions]
        network.learn(seen, mask, actions, before, np.where(actions == right, 1.0, -1.0))
    _, chances, worth = network.read(seen, mask)
    assert chances[np.arange(64), right].min() > 0.9
    assert chances[:, 2].max() == 0
    assert worth.min() > 0.3


@pytest.mark.needs("open_spiel")
def test_openspiel_searches_against_a_bot() -> None:
    assert example("ismcts").main("BloodRage-2p-v1", "thrall", simulations=3, answers=2) == [0.0, 0.0]


def test_a_bot_of_thirty_lines_enters_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    series = TournamentSeries(Rules("bloodrage"), ("thrall", "my_bot:Greedy"), (2,), 1, "example")
    check(series.rules, list(series.bots), [2])
    played = play(series.rules, False, next(iter(bouts(series))))
    assert played.failures == 0
    assert len((EXAMPLES / "my_bot.py").read_text("utf-8").splitlines()) < 35
    assert shelf.game_named("bloodrage").key == series.rules.game


def test_a_stand_in_plays_through_the_protocol() -> None:
    assert NEXT.search(example("language_model").main(answers=5))


NEXT = re.compile(r"^1\. ", re.MULTILINE)
