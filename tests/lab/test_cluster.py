"""The same series on a Ray cluster of two nodes, one of which is killed. `make ray` sets Ray up and runs this."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli.main import main
from meadhall.core.errors import SetupError
from meadhall.research.series.jobs import Crew
from meadhall.research.series.ledger import GameLedger
from meadhall.research.series.plan import Planned, play_plan
from tests.lab import work
from tests.lab.work import HEAD, Row

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="part of `make ray`")
DUEL = ("tournament", "bloodrage", "--bots", "thrall,karl", "--games", "12", "--seed", "ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:  # Any: Ray has no types for it
    from meadhall.research.series.cluster import import_ray

    import_ray()
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield nodes
    finally:
        nodes.shutdown()


def test_two_nodes_write_the_ledger_of_one_process_and_go_on_with_it(cluster: Any, tmp_path: Path) -> None:
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert main([*DUEL, "--out", str(here)]) == 0
    assert main([*DUEL[:4], "--games", "5", "--seed", "ray", "--out", str(there), "--ray", cluster.address]) == 0
    assert main([*DUEL, "--out", str(there), "--resume", "--ray", cluster.address]) == 0
    assert there.read_bytes() == here.read_bytes()


def test_a_node_that_is_killed_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    doomed = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    list(play_plan(work.played, map(Planned, range(120)), GameLedger(here, HEAD, Row), Crew(), 4))
    crew = Crew(cluster=cluster.address)
    games = play_plan(work.slow, map(Planned, range(120)), GameLedger(there, HEAD, Row), crew, 4)
    assert len(list(islice(games, 20))) == 20
    cluster.remove_node(doomed, allow_graceful=False)
    assert len(list(games)) == 100
    assert there.read_bytes() == here.read_bytes()


def test_a_process_that_is_killed_on_a_node_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    from functools import partial

    crew, dying = Crew(cluster=cluster.address), partial(work.dies_once, tmp_path / "mark", 13)
    rows = list(play_plan(dying, map(Planned, range(30)), GameLedger(None, HEAD, Row), crew, 4))
    assert (tmp_path / "mark").exists()
    assert rows == work.played(list(map(Planned, range(30))))


def test_an_error_on_a_node_and_a_missing_cluster_are_told(cluster: Any) -> None:
    with pytest.raises(ValueError, match="game 0"):
        list(
            play_plan(work.fails, map(Planned, range(4)), GameLedger(None, HEAD, Row), Crew(cluster=cluster.address), 4)
        )
    with pytest.raises(SetupError, match="no cluster at"):
        list(
            play_plan(work.played, map(Planned, range(4)), GameLedger(None, HEAD, Row), Crew(cluster="127.0.0.1:1"), 4)
        )
