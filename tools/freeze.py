"""Freezes environments: writes what an id means today into src/meadhall/env/frozen.toml.

    python tools/freeze.py           add the ids that are missing; existing ones do not change
    python tools/freeze.py --again    rewrite all of them: only before their first release

A changed game gets new ids (`…-v2` in WANTED). A released id is never written again.
"""

from __future__ import annotations

import argparse

import msgspec
import tomlkit

from meadhall.env.registry import FILE, Frozen, freeze, read_frozen

HEAD = "Written by tools/freeze.py. What an id means never changes: see docs/env.md."
WANTED: dict[str, tuple[str, int, list[str]]] = {
    **{f"Valhalla-{players}p-v1": ("valhalla", players, []) for players in range(2, 7)},
    "Valhalla-2p-Loki-v1": ("valhalla", 2, ["loki"]),
    "Valhalla-4p-Gods-v1": ("valhalla", 4, ["loki", "thor", "tyr"]),
    "Valhalla-1p-Solo-v1": ("valhalla", 1, ["solo"]),
    "Valhalla-2p-Coop-v1": ("valhalla", 2, ["coop"]),
    **{f"BloodRage-{players}p-v1": ("bloodrage", players, []) for players in range(2, 5)},
}


def frozen_text(entries: dict[str, Frozen]) -> str:
    document = tomlkit.document()
    document.add(tomlkit.comment(HEAD))
    for name, entry in entries.items():
        document.add(name, tomlkit.item(msgspec.to_builtins(entry)))
    return tomlkit.dumps(document)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write down what frozen environments mean.")
    parser.add_argument("--again", action="store_true", help="write all of them again")
    kept = {} if parser.parse_args().again or not FILE.exists() else read_frozen()
    entries = {name: kept[name] if name in kept else freeze(*wish) for name, wish in WANTED.items()}
    FILE.write_text(frozen_text(entries), encoding="utf-8")
    print(f"{len(entries)} environments, {len(entries) - len(kept)} of them new")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
