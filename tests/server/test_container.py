"""The container image: an unprivileged user and a read-only root. It is built and run where a builder and a registry
are available (make container). The environment can add options: MEADHALL_BUILDER before every command ("--runtime
runc"), MEADHALL_BUILD before the folder ("--build-arg BASE=mine"), MEADHALL_RUN before the image."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE = (ROOT / "Containerfile").read_text("utf-8")
BUILDER = next((name for name in ("podman", "docker") if shutil.which(name)), "")
LOCKED = ["--read-only", "--cap-drop", "all", "--security-opt", "no-new-privileges", "--tmpfs", "/tmp"]
LOOKS = 120


def test_it_runs_as_nobody_and_keeps_to_its_folder() -> None:
    last = FILE.rpartition("FROM ")[2]
    assert "USER 65534:65534" in last
    assert last.index("USER") < last.index("ENTRYPOINT")
    assert '"--data", "/data"' in last
    assert "pip install" not in last, "what builds it is not in it"


def test_what_it_copies_is_there() -> None:
    for line in FILE.splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            assert all((ROOT / name).exists() for name in line.split()[1:-1]), line


def test_what_the_build_needs_is_copied() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = [wheel["hooks"]["custom"]["path"], *wheel["force-include"], *wheel["packages"]]
    copied = [name for line in FILE.splitlines() if line.startswith("COPY ") for name in line.split()[1:-1]]
    assert [path for path in needed if not any(path == name or path.startswith(f"{name}/") for name in copied)] == []
    let_in = (ROOT / ".containerignore").read_text("utf-8").splitlines()
    ours = [name for name in copied if (ROOT / name).exists()]
    assert [name for name in ours if f"!{name}" not in let_in] == [], "what is ignored cannot be copied"


@pytest.mark.skipif(not BUILDER or not os.environ.get("MEADHALL_CONTAINER"), reason="part of `make container`")
def test_it_is_built_and_opens() -> None:
    def run(*words: str) -> str:
        command = [BUILDER, *extra_options("MEADHALL_BUILDER"), *words]
        return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    run("build", "-t", "meadhall-test", "-f", "Containerfile", *extra_options("MEADHALL_BUILD"), ".")
    data = ["--tmpfs", "/data:mode=0777"]
    wishes = extra_options("MEADHALL_RUN") or ["-p", "127.0.0.1::8037"]
    name = run("run", "-d", "--rm", *LOCKED, *data, *wishes, "meadhall-test")
    try:
        address = "127.0.0.1:8037" if "host" in wishes else run("port", name, "8037").splitlines()[0]
        assert run("exec", name, "id", "-u") == "65534"
        assert ready(f"http://{address}/readyz") == {"status": "ok"}
    finally:
        run("kill", name)


def extra_options(name: str) -> list[str]:
    """Extra options for the builder from the environment."""
    return shlex.split(os.environ.get(name, ""))


def ready(url: str) -> object:
    for _ in range(LOOKS):
        try:
            with urllib.request.urlopen(url, timeout=10) as reply:
                return json.load(reply)
        except OSError:
            time.sleep(1)
    return None
