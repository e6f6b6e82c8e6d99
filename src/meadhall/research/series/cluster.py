"""Runs portions of work on a Ray cluster. (needs ray: pip install meadhall[ray])

A node or process that dies costs only time: Ray repeats its work elsewhere, and the same seed gives the same game.
Every node needs the same version of Meadhall.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import meadhall
from meadhall.core.errors import SetupError
from meadhall.interface import shelf

AHEAD = 4  # portions per process in the queue, so that no process waits for the slowest one
CONNECT_TIMEOUT_S = 10.0  # timeout for connecting; Ray itself would try for minutes
RETRIES = 20  # of a portion whose process or node died
LOOK_EVERY = 64  # portions between checks of the cluster's size, because nodes come and go

Portion = TypeVar("Portion")
Done = TypeVar("Done")


def run_on_cluster(work: Callable[[Portion], Done], portions: Iterable[Portion], address: str) -> Iterator[Done]:
    """Yield the result of each portion, in order."""
    ray = import_ray()
    joined = not ray.is_initialized()
    if joined:
        join(ray, address)
    try:
        yield from in_order(ray, work, portions)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise SetupError(f"a portion was lost {RETRIES} times: {error}", right="continue with --resume") from None
    finally:
        if joined:
            ray.shutdown()


def import_ray() -> Any:  # Any: the module of Ray, which may not be installed
    """Import Ray, or raise SetupError if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # disables Ray's usage reports
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray's future default; avoids its warning
    try:
        import ray
    except ModuleNotFoundError:
        right = "pip install 'meadhall[ray]'; where Ray has no wheel, use --jobs, or --shard on each machine"
        raise SetupError("--ray needs Ray", right=right) from None
    return ray


def join(ray: Any, address: str) -> None:
    """Connect to the cluster at this address, or start one on this machine."""
    check_reachable(address)
    carried = {name: os.environ[name] for name in (shelf.ELSEWHERE,) if name in os.environ}
    options = {"log_to_driver": False, "logging_level": "ERROR", "runtime_env": {"env_vars": carried}}
    try:
        ray.init(**({"address": address} if address else {"include_dashboard": False}), **options)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise no_cluster(address or "this machine", error) from None


def check_reachable(address: str) -> None:
    """Raise SetupError if nothing answers at the address."""
    host, colon, port = address.rpartition(":")
    try:
        if colon:
            socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()
    except OSError as error:
        raise no_cluster(address, error) from None


def no_cluster(where: str, error: Exception) -> SetupError:
    right = "`ray start --head` starts one and tells its address, as in --ray 10.0.0.1:6379"
    return SetupError(f"no cluster at {where}: {error}", right=right)


def in_order(ray: Any, work: Callable[[Portion], Done], portions: Iterable[Portion]) -> Iterator[Done]:
    there = ray.remote(max_retries=RETRIES)(run_on_node)
    shared = ray.put((meadhall.__version__, work))
    waiting: deque[Any] = deque()  # Any: references of Ray
    room = 0
    for number, portion in enumerate(portions):
        if number % LOOK_EVERY == 0:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting.append(there.remote(shared, portion))
        while len(waiting) >= room:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())


def run_on_node(shared: tuple[str, Callable[[Portion], Done]], portion: Portion) -> Done:
    """Run one portion on a node."""
    version, work = shared
    if version != meadhall.__version__:
        raise SetupError(f"a node has Meadhall {meadhall.__version__}", right=f"install {version} on every node")
    return work(portion)
