"""What a click costs the page in processor time, by Chromium's own trace: waiting for others is not in it.

    python bench/costs.py [--clicks 60] [--games valhalla bloodrage] [--slowest 5] [--keep trace.json]

Plays as `clicks.py` does and adds up, from each click until its answer was presented, the thread time of the page's
main thread (scripts, style, layout, paint) and of the threads that raster. To compare pages, run it twice, once with
--source naming another tree's `src`: the hall that is opened brings its own page. On a crowded machine the same work
takes up to half as much processor time again, so compare runs made beside each other.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clicks import ARGUMENTS, Sitter, hall_in, spread

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Json = dict[str, Any]
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "cc", "toplevel", "v8"]
SORTS = {
    "FunctionCall": "scripts",
    "EvaluateScript": "scripts",
    "V8.GCScavenger": "garbage",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "prepaint",
    "Paint": "paint",
    "Layerize": "layerize",
    "Commit": "commit",
}
RASTER = ("RasterTask", "ImageDecodeTask")
NAMED = {"UpdateLayoutTree": "elementCount", "Layout": "dirtyObjects"}


class Trace:
    """The events of the process that drew the table."""

    def __init__(self, path: Path) -> None:
        events: list[Json] = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
        marks = [one for one in events if one.get("cat") == "blink.user_timing" and one["name"] in ("moves",)]
        self.process = marks[0]["pid"]
        names = {
            (one["pid"], one["tid"]): one["args"]["name"]
            for one in events
            if one["name"] == "thread_name" and one["pid"] == self.process
        }
        self.windows = windows(marks)
        lasting = [one for one in events if one.get("ph") == "X" and one["pid"] == self.process]
        self.main = ordered(one for one in lasting if names.get((one["pid"], one["tid"])) == "CrRendererMain")
        self.raster = ordered(one for one in lasting if one["name"] in RASTER)


def ordered(events: Any) -> list[Json]:
    return sorted(events, key=lambda one: (one["ts"], -one.get("dur", 0)))


def windows(marks: list[Json]) -> list[tuple[int, int, str]]:
    """From click to presented, in the trace's own time."""
    begun: dict[str, int] = {}
    found = []
    for mark in sorted(marks, key=lambda one: one["ts"]):
        key = str(mark.get("id") or mark.get("id2"))
        if mark["ph"] == "b":
            begun[key] = mark["ts"]
        elif mark["ph"] == "e" and key in begun:
            found.append((begun.pop(key), mark["ts"], mark["name"]))
    return found


def costs(trace: Trace, window: tuple[int, int, str]) -> Json:
    """Milliseconds of processor time by sort, of one click."""
    start, end, _ = window
    found: Json = defaultdict(float)
    for event in trace.raster:
        if start <= event["ts"] < end:
            found["raster"] += event.get("tdur", 0) / 1000
    covered = start
    for event in trace.main:
        if not start <= event["ts"] < end:
            continue
        if event["ts"] >= covered:
            found["main"] += event.get("tdur", 0) / 1000
            covered = event["ts"] + event.get("dur", 0)
        sort = SORTS.get(event["name"])
        if sort:
            found[sort] += event.get("tdur", 0) / 1000
        if event["name"] in NAMED:
            found[f"{sort} of"] += counted(event, NAMED[event["name"]])
    found["all"] = found["main"] + found["raster"]
    found["wall"] = (end - start) / 1000
    return found


def counted(event: Json, name: str) -> int:
    args = event.get("args", {})
    return int(args.get(name) or args.get("beginData", {}).get(name) or 0)


def one_game(browser: Browser, address: str, game: str, args: argparse.Namespace) -> Json:
    sitter = Sitter(browser, address, args.speed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(args.keep.replace(".json", f"-{game}.json")) if args.keep else Path(folder) / "trace.json"
        browser.start_tracing(page=sitter.page, path=path, categories=CATEGORIES)
        sitter.play(game, args.clicks)
        browser.stop_tracing()
        trace = Trace(path)
    sitter.page.context.close()
    each = [costs(trace, window) for window in trace.windows if window[2] == "moves"]
    names = ["all", "main", "raster", "scripts", "style", "layout", "paint", "wall", "style of", "layout of"]
    slowest = sorted(each, key=lambda one: -one["all"])[: args.slowest]
    return {
        **{name: spread([one[name] for one in each]) for name in names},
        "slowest": [" ".join(f"{name} {round(one[name])}" for name in names) for one in slowest],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--games", nargs="+", default=["valhalla", "bloodrage"])
    parser.add_argument("--speed", default="4")
    parser.add_argument("--slowest", type=int, default=5)
    parser.add_argument("--keep", default="", help="where to keep the traces")
    parser.add_argument("--python", default=sys.executable, help="the hall's Python")
    parser.add_argument("--source", default="", help="another tree's sources, for the hall")
    args = parser.parse_args()
    if args.source:
        os.environ["PYTHONPATH"] = args.source
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play, hall_in(folder, args.python) as hall:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        address = f"http://127.0.0.1:{hall.port}/"
        for game in args.games:
            print(game, json.dumps(one_game(browser, address, game, args), indent=2), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
