"""Where pictures lie and how the page finds them: one file each, and an index from the page's ids to files."""

import json
import tomllib
from pathlib import Path

from art.bloodrage.catalogue import designs
from art.bloodrage.design import Design
from art.bloodrage.map import world
from art.bloodrage.map.layout import LAYOUTS, RING

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "art" / "bloodrage"
INDEX = ART / "index.json"
MAP = ART / "map.json"  # shapes to click, places to stand, names of layers, for both shapes of the sheet
CARDS = ROOT / "src" / "meadhall" / "games" / "bloodrage" / "cards" / "meadhall" / "cards.toml"
SHELVES = {"god": "god-", "scene": "scene-", "back": "back-", "emblem": "clan-", "figure": "figure-", "sign": "sign-"}


def card_ids() -> list[str]:
    return [card["id"] for card in tomllib.loads(CARDS.read_text())["card"]]


def design_of(card: str, known: set[str]) -> str:
    """A card that comes again in a later Age, the same in all but its back, keeps its picture."""
    return card if card in known else card.rpartition("-")[0]


def index(found: list[Design]) -> dict[str, dict[str, str]]:
    known = {design.id for design in found if design.kind.name in ("gift", "monster")}
    out = {"card": {card: f"{design_of(card, known)}.svg" for card in card_ids()}}
    for shelf, prefix in SHELVES.items():
        out[shelf] = {d.id.removeprefix(prefix): f"{d.id}.svg" for d in found if d.kind.name == shelf}
    return out | {layout.name: _sheet(layout.name) for layout in LAYOUTS}


def _sheet(name: str) -> dict[str, str]:
    """One shape of the map: the land as it is, the tree before it, and each province burnt."""
    return {part: f"{part}-{name}.svg" for part in ("map", "tree")} | {key: f"ruin-{name}-{key}.svg" for key in RING}


def map_text() -> str:
    return json.dumps({layout.name: world.numbers(layout) for layout in LAYOUTS}, separators=(",", ":")) + "\n"


def write(found: list[Design]) -> int:
    """Draws what is asked for and the index of everything; returns the bytes written."""
    ART.mkdir(parents=True, exist_ok=True)
    total = 0
    for design in found:
        svg = design.draw()
        (ART / f"{design.id}.svg").write_text(svg + "\n")
        total += len(svg) + 1
    INDEX.write_text(json.dumps(index(designs()), indent=1) + "\n")
    MAP.write_text(map_text())
    return total
