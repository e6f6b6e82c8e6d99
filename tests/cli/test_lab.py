"""`meadhall tournament` and `meadhall lab`: tables, JSON, files, refusals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command

DUEL = ("tournament", "valhalla", "--bots", "thrall,karl", "--players", 2, "--games", 2)


def test_a_tournament_reports_shares_and_ratings_and_goes_on(meadhall: Command, tmp_path: Path) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    said = meadhall(*DUEL, "--out", out, "--plot", plot)
    assert (said.code, said.err) == (0, "")
    assert all(word in said.out for word in ("alone among others", "ratings", "karl", "50.0 %"))
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert "--resume" in meadhall(*DUEL, "--out", out).err
    report = json.loads(meadhall(*DUEL, "--out", out, "--resume", "--json").out)
    assert (report["games"], report["scores"][0]["bot"]) == (2, "karl")


def test_shards_are_played_merged_reported_on_and_grow(meadhall: Command, tmp_path: Path) -> None:
    series = ("simulate", "bloodrage", "--players", 2, "--seed", "s", "--games")
    parts = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    for at, part in enumerate(parts, start=1):
        assert "`meadhall merge`" in meadhall(*series, 5, "--shard", f"{at}/2", "--out", part).out
    merged = tmp_path / "all.jsonl"
    assert meadhall("merge", merged, *parts).out.startswith("5 games")
    grown = json.loads(meadhall(*series, 8, "--out", merged, "--resume", "--json").out)
    assert grown["digest"] == json.loads(meadhall(*series, 8, "--json").out)["digest"]


def test_without_ray_the_command_says_what_to_do(meadhall: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = meadhall(*DUEL, "--ray")
    assert (said.code, said.out) == (2, "")
    assert "pip install 'meadhall[ray]'" in said.err


def test_the_balance_is_a_table_with_bars(meadhall: Command, tmp_path: Path) -> None:
    words = ("lab", "balance", "valhalla", "--bots", "thrall", "--players", 2, "--games", 3, "--plots", tmp_path)
    said = meadhall(*words, "--plot", tmp_path / "one.svg")
    assert (said.code, said.err) == (0, "")
    assert all(word in said.out for word in ("attacks won", "kept when drawn", "47 – 53", "ended by"))
    assert {"one.svg", "hero.svg", "kept.svg", "turns.svg"} <= {file.name for file in tmp_path.iterdir()}


def test_beasts_are_met_alone_and_together(meadhall: Command) -> None:
    said = meadhall("lab", "solo", "valhalla", "--bots", "thrall", "--together", "--players", 2, "--games", 1)
    assert (said.code, said.err) == (0, "")
    assert "fenrir" in said.out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("tournament", "valhalla", "--bots", "karl"), "two different bots"),
        (("tournament", "valhalla", "--bots", "karl,jrl"), "did you mean 'jarl'?"),
        (("tournament", "valhalla", "--plot", "x.gif"), ".svg or .png"),
        (("lab", "balance", "valhalla", "--plot", "x.pdf"), ".svg or .png"),
        (("tournament", "valhalla", "--players", "two"), "--players 2,4"),
        (("tournament", "valhalla", "--resume"), "--out FILE"),
        (("simulate", "valhalla", "--shard", "1/2"), "--out FILE"),
        (("simulate", "valhalla", "--shard", "3/2", "--out", "x.jsonl"), "2/5"),
        (("simulate", "valhalla", "--ray", "nowhere"), "host and port"),
        (("merge", "none.jsonl", "nowhere.jsonl"), "nowhere.jsonl"),
        (
            (
                "tournament",
                "valhala",
            ),
            "did you mean 'valhalla'?",
        ),
        (("lab", "balance", "valhalla", "--games", 0), "at least 1"),
        (("lab", "balance", "bloodrage", "--players", 2), "chronicle"),
        (("lab", "solo", "bloodrage"), "meadhall lab solo valhalla"),
    ],
)
def test_what_cannot_be_measured_is_refused(meadhall: Command, words: tuple[object, ...], hint: str) -> None:
    said = meadhall(*words)
    assert (said.code, said.out) == (2, "")
    assert hint in said.err
