"""Draws the pictures of the games.

python -m art                      draw everything, write contact sheets to build/art, check
python -m art draw KEY…            draw some pictures, or all
python -m art sheets               contact sheets of what is drawn
python -m art check                what is wrong, if anything
python -m art --cards FOLDER       pictures for an owner's card set, written beside its cards
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import pkgutil
import sys
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

import art
from art.engine.check import faults, write_index
from art.engine.design import Design
from art.engine.sheets import write_sheets

ROOT: Final = Path(__file__).parents[1]
ART: Final = ROOT / "web" / "art"
SHEETS: Final = ROOT / "build" / "art"


@cache
def games() -> dict[str, list[Design]]:
    """Every package here that has designs and leaves the rest to this program."""
    return {name: package.designs() for name, package in _packages() if hasattr(package, "designs") and not _own(name)}


@cache
def benches() -> dict[str, Any]:
    """Games with a program of their own, `python -m art.GAME draw|sheets|check`."""
    return {name: importlib.import_module(f"art.{name}.__main__") for name, _ in _packages() if _own(name)}


def _packages() -> list[tuple[str, Any]]:
    names = [info.name for info in pkgutil.iter_modules(art.__path__) if info.ispkg]
    return [(name, importlib.import_module(f"art.{name}")) for name in names]


def _own(name: str) -> bool:
    return importlib.util.find_spec(f"art.{name}.__main__") is not None


def draw_one(job: tuple[str, str]) -> str:
    game, key = job
    return next(design for design in games()[game] if design.key == key).svg()


def draw(wanted: list[str]) -> None:
    jobs = [
        (game, d.key) for game, designs in games().items() for d in designs if not wanted or _meant(d, game, wanted)
    ]
    with Pool() as pool:
        for (game, key), svg in zip(jobs, pool.imap(draw_one, jobs, chunksize=4), strict=True):
            path = ART / game / next(d.file for d in games()[game] if d.key == key)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(svg, encoding="utf-8")
    for game, designs in games().items():
        if not wanted:
            write_index(designs, ART / game)


def _meant(design: Design, game: str, wanted: list[str]) -> bool:
    return any(word in (game, design.group) or design.key.startswith(word) for word in wanted)


def sheets(wanted: list[str]) -> None:
    for game, designs in games().items():
        groups: dict[str, list[str]] = {}
        for design in designs:
            if not wanted or _meant(design, game, wanted):
                groups.setdefault(f"{game}-{design.group}", []).append(
                    (ART / game / design.file).read_text(encoding="utf-8")
                )
        for path in write_sheets(groups, SHEETS):
            print(path.relative_to(ROOT))


def check() -> int:
    found = [f"{game}: {fault}" for game, designs in games().items() for fault in faults(designs, ART / game)]
    print("\n".join(found) or "every card has a picture of its own, within its budget")
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m art", description="Draws the pictures of the games.")
    parser.add_argument("what", nargs="?", choices=("all", "draw", "sheets", "check"), default="all")
    parser.add_argument("wanted", nargs="*", help="games, groups or beginnings of card ids; all when none is named")
    parser.add_argument("--cards", type=Path, help="folder of a card set of Valhalla: draw its cards into it")
    chosen = parser.parse_args()
    if chosen.cards:
        from art.valhalla.owners import draw_set

        return draw_set(chosen.cards)
    steps = ("draw", "sheets", "check") if chosen.what == "all" else (chosen.what,)
    return max(run(step, chosen.wanted) for step in steps)


def run(step: str, wanted: list[str]) -> int:
    """One step for all games; returns the status for the shell."""
    if step == "check":
        status = check()
    else:
        (draw if step == "draw" else sheets)(wanted)
        status = 0
    asked = [bench for name, bench in benches().items() if not wanted or name in wanted]
    return max([status, *(int(bench.main([step])) for bench in asked)])


if __name__ == "__main__":
    sys.exit(main())
