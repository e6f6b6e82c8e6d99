"""The hall in a browser: how large it is, how long it takes to start, how long a bot thinks.

    .venv/bin/python bench/pocket.py               builds a pocket hall first; --site DIR takes one that is there
                                                   (built with --compress, else no sizes)

Starting is measured as CPU seconds of the worker that holds the hall, from the address to a table that asks; only the
browser that is started here counts. Bots think under Node, whose engine is Chromium's.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from load import percentile
from visitors import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

Json = dict[str, Any]
BARS = {"brotli_mb": 7.0, "cold_cpu_s": 3.0, "later_cpu_s": 1.5, "jarl_p95_ms": 100.0}
TICKS = os.sysconf("SC_CLK_TCK")
WORKER = "DedicatedWorker"  # how Chromium names the thread of a worker
PATIENCE_MS = 300_000
EACH_MS = 40  # between two looks
REMEMBERED = "caches.match(`${document.documentElement.dataset.build}/memory`).then(Boolean)"
THINKING = """
import json, time
from meadhall import shelf
from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.record import start
times = {}
for key, seats in (("valhalla", 3), ("bloodrage", 4)):
    game = shelf.take(key)
    record = start(game, game.setup(seats, []), "bench")
    driver, bot = Driver(game, seeded("bench")), recruit("jarl", game)
    while not record.match.over and len(times.setdefault(key, [])) < 400:
        seat = record.match.asked()
        began = time.process_time()
        action = driver.choose(record.match, seat, bot)
        times[key].append(time.process_time() - began)
        record.answer(seat, action)
out = json.dumps(times)
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, without a log."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nobody reads it."""


def cpu_of_workers() -> float:
    """CPU seconds of the threads on which the workers of our pages run; the page itself draws beside them."""
    spent = 0.0
    for path in (path for process in ours() for path in process.glob("task/*/stat")):
        name, fields = fields_of(path)
        if name.startswith(WORKER):
            spent += (int(fields[11]) + int(fields[12])) / TICKS
    return spent


def ours() -> list[Path]:
    """Folders of all processes that we started, and that those started."""
    parents = {path.parent: fields_of(path)[1] for path in Path("/proc").glob("[0-9]*/stat")}
    found: list[Path] = []
    known = {str(os.getpid())}
    while grown := [path for path, fields in parents.items() if fields and fields[1] in known and path not in found]:
        found += grown
        known |= {path.name for path in grown}
    return found


def fields_of(path: Path) -> tuple[str, list[str]]:
    """The name, and what stands after it; nothing of a process that is gone."""
    try:
        name, _, rest = path.read_text().partition("(")[2].rpartition(")")
    except OSError:
        return "", []
    return name, rest.split()


def visit(context: BrowserContext, address: str, kept: bool) -> float:
    """CPU seconds until a table asks; `kept`: and until everything is kept for later."""
    page = context.new_page()
    page.goto(address)
    page.locator(".game-valhalla .play").click(timeout=PATIENCE_MS)
    page.wait_for_selector(".question.asked", timeout=PATIENCE_MS)
    spent = cpu_of_workers()
    if kept:
        page.goto(f"{address}#/")
        page.get_by_text("without a network from now on").wait_for(timeout=PATIENCE_MS)
        for _ in range(PATIENCE_MS // EACH_MS):  # a promise is awaited here; `wait_for_function` takes it for a yes
            if page.evaluate(REMEMBERED):
                break
            page.wait_for_timeout(EACH_MS)
        else:
            raise TimeoutError("the page is not kept for later")
    page.close()
    return spent


def starts(site: Path) -> Json:
    """The first visit, and the median of three later ones without a server."""
    from playwright.sync_api import sync_playwright

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(locale="en")
        cold = visit(context, address, kept=True)
        server.shutdown()
        context.set_offline(True)
        later = sorted(visit(context, address, kept=False) for _ in range(3))[1]
        browser.close()
    return {"cold_cpu_s": round(cold, 2), "later_cpu_s": round(later, 2)}


def thoughts(build: Path) -> Json:
    """How long jarl thinks about an answer."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as script:
        script.write(THINKING)
        script.flush()
        command = ["node", str(ROOT / "tests/pocket/run.mjs"), str(build), script.name]
        done = subprocess.run(command, input="", capture_output=True, text=True, check=True)
    times: dict[str, list[float]] = json.loads(done.stdout)
    each = {f"jarl_p95_ms_{game}": percentile(found, 95) for game, found in times.items()}
    return {**each, "jarl_p95_ms": max(each.values())}


def sizes(site: Path) -> Json:
    """All that is fetched, as it is and as brotli sends it."""
    files = [path for path in site.rglob("*") if path.is_file() and path.suffix != ".br"]
    packed = [Path(f"{path}.br") if Path(f"{path}.br").is_file() else path for path in files]
    kinds = {"raw_mb": files, "brotli_mb": packed}
    return {name: round(sum(path.stat().st_size for path in paths) / 1e6, 2) for name, paths in kinds.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, help="a folder of `meadhall pocket build --compress`")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = args.site or Path(folder, "site")
        if args.site is None:
            subprocess.run([sys.executable, "-m", "meadhall", "pocket", "build", site, "--compress"], check=True)
        build = next(path for path in site.iterdir() if (path / "pocket.json").is_file())
        found = {**sizes(site), **thoughts(build), **starts(site)}
    print(json.dumps(found, indent=1))
    missed = {name: bar for name, bar in BARS.items() if found[name] > bar}
    print("bars missed:", missed or "none")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
