"""How long odds take: in Valhalla for a full squad, six dice, four tactics; in Blood Rage for battles as they come.

    python bench/odds.py [--json] [--times 20]

Processor time, since machines are shared. Each case of Valhalla is timed cold (no table of pools found) and warm;
the figure to look at is the warm median. The last column is one best move after a roll. Blood Rage's battles come from
games by first sight; each seat that may lay a card asks for the odds of all its cards, with all that it remembers.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from meadhall import shelf
from meadhall.bots.learned.files import own_policy
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.games.bloodrage.odds.cards import battle_odds
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import LAY
from meadhall.games.valhalla.needs import any_two, same, two_pairs
from meadhall.games.valhalla.odds import dice
from meadhall.games.valhalla.odds.choice import best_move
from meadhall.games.valhalla.odds.dice import Left
from meadhall.games.valhalla.odds.phase import Arms, Side, reckoned
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
    dice.LATTICES.clear()
    cold = milliseconds(a_side)
    warm = statistics.median(milliseconds(a_side) for _ in range(times))
    rolled = Side(a_side.arms, [1] * FACE_COUNT, a_side.left)
    rolled.heroics, rolled.swap = a_side.heroics, a_side.swap
    start = time.process_time()
    best_move(rolled, 10)
    return {"cold_ms": cold, "warm_ms": warm, "move_ms": 1000 * (time.process_time() - start)}


def lays_a_card(match: Match, seat: int) -> bool:
    """Is the seat asked for its card in a battle, with a choice?"""
    legal = match.legal(seat)
    return len(legal) > 1 and any(LAY.has(action) for action in legal)


def battle_times(players: int, most: int) -> list[float]:
    """Milliseconds for the odds of all cards that somebody could lay, ascending."""
    game, policy, luck, number = shelf.take("bloodrage"), own_policy("bloodrage"), seeded("luck"), 0
    out: list[float] = []
    rules = game.rulebook(game.setup(players))
    while len(out) < most:
        match, number = game.new(rules, seeded(f"battles {number}"), log=True), number + 1
        while match.pending and len(out) < most:
            seat = match.asked()
            if lays_a_card(match, seat):
                out.append(battle_time(match, seat))
            match.step(seat, policy.choose(match, seat, match.legal(seat), luck))
    return sorted(out)


def battle_time(match: Match, seat: int) -> float:
    """Milliseconds for the odds of one battle."""
    seen = [event for event in match.log or [] if event.seen_by(seat)]
    world = match.determinize(seat, seeded("odds"))
    assert isinstance(world, BloodRage)
    start = time.process_time()
    battle_odds(world, seat, seen)
    return 1000 * (time.process_time() - start)


def battles(most: int) -> dict[str, dict[str, float]]:
    """How long battles of Blood Rage take, by the number of players."""
    times = {f"{players} players, {most} battles": battle_times(players, most) for players in (2, 3, 4)}
    return {name: {"median_ms": statistics.median(found), "slowest_ms": found[-1]} for name, found in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Time of the exact odds of a phase.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--times", type=int, default=20, help="how often each case is timed")
    given = parser.parse_args()
    engine = "interpreted" if dice.__file__.endswith(".py") else "compiled"
    found = {name: measure(a_side, given.times) for name, a_side in cases().items()}
    fought = battles(given.times)
    if given.json:
        print(json.dumps({"engine": engine, "bar_ms": BAR, "cases": found, "battles": fought}, indent=1))
        return
    show(f"{engine:40}{'cold':>9}{'warm':>9}{'move':>9}   ms; bar {BAR:.0f} compiled", found)
    show(f"{'battles of Blood Rage':40}{'median':>9}{'slowest':>9}   ms", fought)


def show(title: str, found: dict[str, dict[str, float]]) -> None:
    """A table of milliseconds."""
    print(title)
    for name, figures in found.items():
        print(f"{name:40}" + "".join(f"{figure:9.2f}" for figure in figures.values()))


if __name__ == "__main__":
    main()
