"""The container: as nobody, with a root that cannot be written. Built and run where a builder and an index are."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
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


@pytest.mark.skipif(not BUILDER or not os.environ.get("MEADHALL_CONTAINER"), reason="no builder, or not asked for")
def test_it_is_built_and_opens() -> None:
    def run(*words: str) -> str:
        return subprocess.run([BUILDER, *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()

    run("build", "-t", "meadhall-test", "-f", "Containerfile", ".")
    data = ["--tmpfs", "/data:uid=65534,mode=0700", "-p", "127.0.0.1::8037"]
    name = run("run", "-d", "--rm", *LOCKED, *data, "meadhall-test")
    try:
        address = run("port", name, "8037").splitlines()[0]
        assert run("exec", name, "id", "-u") == "65534"
        assert ready(f"http://{address}/readyz") == {"status": "ok"}
    finally:
        run("kill", name)


def ready(url: str) -> object:
    for _ in range(LOOKS):
        try:
            with urllib.request.urlopen(url, timeout=10) as reply:
                return json.load(reply)
        except OSError:
            time.sleep(1)
    return None
