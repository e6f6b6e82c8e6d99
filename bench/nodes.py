"""Two Ray nodes of one processor each against one such node: the same games, the same file, how much sooner?

    make ray                                    # once: sets Ray up beside .venv
    .venv-ray/bin/python bench/nodes.py [--games 2000] [--rounds 3] [--json]

Every round plays the series on one node, on two nodes, in one process and in two processes, each after a short series
that starts the workers and is not timed: Ray starts them anew for whoever joins a cluster, so both series are played by
one who has joined. Two processes without Ray show what this machine can give: on one with other work, or with a single
free core, no cluster can reach 2. Where others work, the processor time of the busiest worker tells more: so long would
the series take if every node had a core of its own. Fails if any of the files differ.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.cli import main as meadhall

WAYS = ("one node", "two nodes", "one process", "two processes")
WARM_UP = 64  # games: enough portions for every worker
TICKS = os.sysconf("SC_CLK_TCK")


class Bench:
    """A cluster whose second node comes and goes, and a series of games."""

    def __init__(self, games: int, folder: Path) -> None:
        from meadhall.lab.series.cluster import library

        library()
        from ray.cluster_utils import Cluster  # only now: `library` sets what Ray must not tell anybody

        self.games, self.folder = games, folder
        head = {"num_cpus": 1, "include_dashboard": False}
        self.cluster: Any = Cluster(initialize_head=True, head_node_args=head)  # Any: Ray has no types for it
        self.second: Any = None

    def series(self, games: int, seed: str, out: Path, place: list[str]) -> None:
        """Play them; what the command tells about the games is not wanted here."""
        command = ["tournament", "bloodrage", "--bots", "thrall,karl", "--games", str(games), "--seed", seed]
        with contextlib.redirect_stdout(io.StringIO()):
            if meadhall([*command, "--out", str(out), *place]) != 0:
                raise SystemExit(f"the series failed: {' '.join([*command, *place])}")

    def nodes(self, count: int) -> list[str]:
        """Have so many nodes, and say where they are."""
        if count == 2 and self.second is None:
            self.second = self.cluster.add_node(num_cpus=1)
        elif count == 1 and self.second is not None:
            self.cluster.remove_node(self.second)
            self.second = None
        self.cluster.wait_for_nodes()
        return ["--ray", self.cluster.address]

    def place(self, way: str) -> list[str]:
        count = 1 if way.startswith("one") else 2
        return self.nodes(count) if "node" in way else ["--jobs", str(count)]

    @contextlib.contextmanager
    def joined(self, way: str) -> Iterator[None]:
        """Stay in the cluster meanwhile, so that its workers do."""
        from meadhall.lab.series.cluster import join, library

        ray = library()
        if "node" in way:
            join(ray, self.cluster.address)
        try:
            yield
        finally:
            ray.shutdown()

    def timed(self, way: str, turn: int) -> Timing:
        """The series played in one way."""
        place = self.place(way)
        name = way.replace(" ", "-")
        out = self.folder / f"{name}-{turn}.jsonl"
        with self.joined(way):
            self.series(WARM_UP, f"warm {turn}", self.folder / f"{name}-{turn}-warm.jsonl", place)
            before, start = worker_seconds(), time.perf_counter()
            self.series(self.games, "ray", out, place)
            seconds, after = time.perf_counter() - start, worker_seconds()
        return Timing(seconds, max([after[pid] - before.get(pid, 0.0) for pid in after], default=0.0), out.read_bytes())


class Timing(NamedTuple):
    """How long a series took, how much of it the busiest worker worked, and its file."""

    seconds: float
    busiest: float
    file: bytes


def worker_seconds() -> dict[int, float]:
    """The processor time of every worker of Ray on this machine so far, by process."""
    out: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if folder.joinpath("cmdline").read_bytes().startswith(b"ray::"):
                told = folder.joinpath("stat").read_text("utf-8").rpartition(")")[2].split()
                out[int(folder.name)] = (int(told[11]) + int(told[12])) / TICKS
    return out


def measured(bench: Bench, rounds: int) -> dict[str, list[Timing]]:
    """The timings of each way; the ways take turns, so that a busy minute hits all of them."""
    found: dict[str, list[Timing]] = {way: [] for way in WAYS}
    for turn in range(rounds):
        for way in WAYS:
            timing = bench.timed(way, turn)
            found[way].append(timing)
            print(f"round {turn + 1}: {way} {timing.seconds:.1f} s", file=sys.stderr)
    if len({timing.file for timings in found.values() for timing in timings}) != 1:
        raise SystemExit("the files differ: they should be the same games, byte for byte")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(args.games, Path(folder))
        try:
            found = measured(bench, args.rounds)
        finally:
            bench.cluster.shutdown()
    seconds = {way: statistics.median(timing.seconds for timing in timings) for way, timings in found.items()}
    busiest = {way: statistics.median(timing.busiest for timing in found[way]) for way in WAYS[:2]}
    figures = {
        **{f"{way}, seconds": round(took, 2) for way, took in seconds.items()},
        **{f"{way}, busiest worker": round(took, 2) for way, took in busiest.items()},
        "two nodes against one": round(seconds["one node"] / seconds["two nodes"], 2),
        "by the busiest worker": round(busiest["one node"] / busiest["two nodes"], 2),
        "two processes against one": round(seconds["one process"] / seconds["two processes"], 2),
        "files": "identical",
    }
    print(json.dumps(figures) if args.json else "\n".join(f"{name:28}{value!s:>12}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
