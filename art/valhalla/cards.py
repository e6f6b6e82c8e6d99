"""The cards that want pictures, read from the files of a card set."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

GAME: Final = Path(__file__).parents[2] / "src" / "meadhall" / "games" / "valhalla"
SORTS: Final = ("warrior", "tactic", "jarl", "thor", "tyr", "loki", "king", "monster", "beast")
PREFIXED: Final = ("loki", "monster", "beast")  # their ids are unique among themselves only


@dataclass(frozen=True)
class Card:
    """What a picture is drawn from. `number` counts the cards of one sort and clan."""

    key: str
    id: str
    sort: str
    number: int
    clan: str = ""
    weapons: tuple[str, ...] = ()
    strength: int = 0
    glory: int = 0
    kind: str = ""
    ability: str = ""
    about: tuple[str, ...] = ()
    people: str = ""
    level: int = 0


def own_cards() -> list[Card]:
    """All cards that come with the game: the base set, the beasts, every expansion."""
    base = GAME / "cards" / "meadhall"
    files = [base / "deck.toml", base / "jarls.toml", GAME / "beasts" / "beasts.toml"]
    return read([*files, *sorted((GAME / "expansions").glob("*/*.toml"))])


def cards_of(folder: Path) -> list[Card]:
    """The cards of an owner's set."""
    return read(sorted(folder.glob("*.toml")))


def read(files: list[Path]) -> list[Card]:
    counts: dict[tuple[str, str], int] = {}
    found: list[Card] = []
    for path in files:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        for sort in SORTS:
            for entry in content.get(sort, []):
                found += _cards(sort, entry, path.stem, counts)
    return found


def _cards(sort: str, entry: dict[str, Any], stem: str, counts: dict[tuple[str, str], int]) -> list[Card]:
    people = {"valkyries": "valkyrie", "dwarves": "dwarf", "elves": "elf", "champions": "champion"}.get(stem, "")
    place = (sort, str(entry.get("clan", "")))
    number = counts.get(place, 0)
    counts[place] = number + 1
    card = Card(_key(sort, entry["id"]), entry["id"], sort, number, **_facts(sort, entry), people=people)
    if sort != "beast":
        return [card]
    stages = range(1, len(entry["normal"]) + 1)
    return [Card(f"{card.key}:{n}", card.id, sort, number, level=n) for n in stages]


def _facts(sort: str, entry: dict[str, Any]) -> dict[str, Any]:
    ability = entry.get("champion") or entry.get("ability") or entry.get("valhalla_bonus") or {}
    about = entry.get("colours") or ([ability["clan"]] if "clan" in ability else [])
    return {
        "clan": entry.get("clan", ""),
        "weapons": tuple(entry.get("weapons", ()) or ([entry["weapon"]] if "weapon" in entry else ())),
        "strength": entry.get("strength", 0) if sort == "warrior" else 0,
        "glory": entry.get("glory", 0) if sort == "warrior" else 0,
        "kind": str(entry.get("kind", entry.get("effect", ""))),
        "ability": str(ability.get("kind", "")),
        "about": tuple(about),
    }


def _key(sort: str, name: str) -> str:
    return f"{sort}:{name}" if sort in PREFIXED else name
