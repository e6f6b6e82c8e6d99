"""Golden files: what must not change unnoticed. `python -m tests.exam.golden` rewrites them; check the diff.

verbs.json has every action id, which never changes. games.json has checksums of random games, equal on every engine.
They change when rules or cards change, and then the version of the rules or of the set must change too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from meadhall.core.chance import seeded
from meadhall.core.play import checked_game
from tests.exam.setups import Case, allowed, games

HERE = Path(__file__).parent / "golden"
GAMES_EACH = 10


def verbs() -> dict[str, dict[str, list[int]]]:
    """Return name, first id and count of every verb of every game."""
    return {
        game.key: {verb.key: [verb.first, verb.count] for verb in game.vocabulary.verbs.values()} for game, _ in games()
    }


def golden_cases() -> list[Case]:
    """Return each game at each number of players, and each module alone at the fewest players it allows."""
    out: list[Case] = []
    for game, view in games():
        out += [Case(game, view, seats, []) for seats in range(1, 7) if allowed(game, seats, [])]
        for key in game.expansions:
            seats = next((n for n in range(1, 7) if allowed(game, n, [key])), 0)
            if seats:
                out.append(Case(game, view, seats, [key]))
    return out


def checksum(case: Case) -> int:
    """Return a checksum of a few random games."""
    rules = case.game.rulebook(case.game.setup(case.seats, case.modules))
    total = 0
    for seed in range(GAMES_EACH):
        match = case.game.new(rules, seeded(f"golden {seed}"))
        total = (total * 31 + int(checked_game(match, seeded(f"answers {seed}")).checksum)) % 2**61
    return total


def read(name: str) -> dict[str, object]:
    out: dict[str, object] = json.loads((HERE / name).read_text(encoding="utf-8"))
    return out


def report(was: dict[str, object], now: dict[str, object]) -> list[str]:
    """Describe what a change of the golden files means for players."""
    new = [f"new: {key}" for key in now if key not in was]
    gone = [f"gone, and saved games that need it no longer load: {key}" for key in was if key not in now]
    other = [f"plays differently, so raise the version of the rules: {key}" for key in now if key in was]
    return new + gone + [line for line in other if now[line.split(": ")[1]] != was[line.split(": ")[1]]]


def named(all_verbs: dict[str, dict[str, list[int]]]) -> dict[str, object]:
    """Return the verbs of all games in one table."""
    return {f"{game} verb {key}": ids for game, found in all_verbs.items() for key, ids in found.items()}


def write() -> None:
    """Rewrite the files and print what changed."""
    HERE.mkdir(exist_ok=True)
    sums: dict[str, object] = {str(case): checksum(case) for case in golden_cases()}
    before: Any = read("verbs.json")  # Any: a JSON value
    print(*report(named(before), named(verbs())), *report(read("games.json"), sums), sep="\n")
    for name, content in (("verbs.json", verbs()), ("games.json", sums)):
        text = json.dumps(content, indent=1, sort_keys=name == "games.json")
        (HERE / name).write_text(text + "\n", encoding="utf-8")
        print(f"wrote {name}", file=sys.stderr)


if __name__ == "__main__":
    write()
