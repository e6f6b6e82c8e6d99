"""How long the exact odds of a phase take: a full squad, six dice, four tactics.

    python bench/odds.py [--json] [--times 20]

Processor time, since machines are shared. Each case is timed cold (no table of pools found before) and warm;
the figure to look at is the warm median. The last column is one best move after a roll.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from meadhall.games.valhalla import odds_dice
from meadhall.games.valhalla.needs import any_two, same, two_pairs
from meadhall.games.valhalla.odds import Arms, Side, reckoned
from meadhall.games.valhalla.odds_choice import best_move
from meadhall.games.valhalla.odds_dice import Left
from meadhall.games.valhalla.terms import EMPTY, FACE_COUNT, WEAPONS

BAR = 20.0  # ms
SQUAD = ["sword axe", "axe axe bow", "spear shield", "sword spear bow"]
BIG = ["sword axe shield", "axe axe sword spear", "spear bow", "shield shield bow"]
SMALL = ["sword", "axe", "spear", "sword axe"]


def arms(weapons: list[str], strengths: list[int]) -> list[Arms]:
    """Warriors with these weapons."""
    ways = [[words.split().count(weapon) for weapon in WEAPONS] + [0] for words in weapons]
    return [Arms(slot, [ways[slot]], strengths[slot]) for slot in range(len(ways))]


def giants() -> list[Arms]:
    """The hardest squad: Frost Giants who take any weapons."""
    needs = [any_two(), same(2), same(3), two_pairs(False)]
    return [Arms(slot, need.ways, 3 + slot) for slot, need in enumerate(needs)]


def hero(face: int) -> Arms:
    """A Heroic Attack for one face."""
    return Arms(EMPTY, [[1 if at == face else 0 for at in range(FACE_COUNT)]], 4)


def side(squad: list[Arms], left: Left, heroics: int = 0, swap: bool = False, dice: int = 6) -> Side:
    """A phase before its roll."""
    made = Side(squad, [0] * FACE_COUNT, left, roll=dice)
    made.heroics, made.swap = heroics, swap
    return made


def cases() -> dict[str, Side]:
    """What is timed."""
    squad, strengths = arms(SQUAD, [5, 6, 4, 7]), [7, 7, 4, 6]
    return {
        "no tactics": side(squad, Left(0, 0, 0, 3)),
        "fury, heroic, new weapons, push back": side(squad, Left(1, 0, 1, 3), heroics=1),
        "the same, heroic for a bow": side([*squad, hero(4)], Left(1, 0, 1, 3)),
        "heroic, new weapons, push back, swap": side(squad, Left(1, 0, 1, 3), heroics=1, swap=True),
        "two new weapons, two push backs": side(squad, Left(2, 0, 2, 3)),
        "small squad, four tactics": side(arms(SMALL, [2, 2, 1, 5]), Left(1, 0, 1, 3), heroics=1),
        "big squad, four tactics": side(arms(BIG, strengths), Left(1, 0, 1, 3), heroics=1),
        "giants, four tactics": side(giants(), Left(1, 0, 1, 3), heroics=1),
        "nine dice, four tactics": side(squad, Left(1, 0, 1, 0), heroics=1, dice=9),
    }


def milliseconds(a_side: Side) -> float:
    start = time.process_time()
    reckoned(a_side)
    return 1000 * (time.process_time() - start)


def measure(a_side: Side, times: int) -> dict[str, float]:
    """Cold, warm, and one best move."""
    odds_dice.LATTICES.clear()
    cold = milliseconds(a_side)
    warm = statistics.median(milliseconds(a_side) for _ in range(times))
    rolled = Side(a_side.arms, [1] * FACE_COUNT, a_side.left)
    rolled.heroics, rolled.swap = a_side.heroics, a_side.swap
    start = time.process_time()
    best_move(rolled, 10)
    return {"cold_ms": cold, "warm_ms": warm, "move_ms": 1000 * (time.process_time() - start)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Time of the exact odds of a phase.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--times", type=int, default=20, help="how often each case is timed")
    given = parser.parse_args()
    engine = "interpreted" if odds_dice.__file__.endswith(".py") else "compiled"
    found = {name: measure(a_side, given.times) for name, a_side in cases().items()}
    if given.json:
        print(json.dumps({"engine": engine, "bar_ms": BAR, "cases": found}, indent=1))
        return
    print(f"{engine:40}{'cold':>9}{'warm':>9}{'move':>9}   ms; bar {BAR:.0f} compiled")
    for name, figures in found.items():
        print(f"{name:40}" + "".join(f"{figure:9.2f}" for figure in figures.values()))


if __name__ == "__main__":
    main()
