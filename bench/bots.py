"""How long bots think: time for one real choice, and decisions simulated inside the search per Mloop.

    python bench/bots.py valhalla [--players 2] [--seconds 5] [--json]      with the interpreter to be measured

Positions come from games between karls. Times are those of the reference machine (see harness.py), except the
slowest decisions of an einherjar with one second a move: they are wall time, for its cap is.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from harness import Rate, measure

from meadhall import shelf
from meadhall.bots.driver import Driver, opinion_of, recruit
from meadhall.bots.einherjar import MANNER
from meadhall.bots.thinking import Budget
from meadhall.bots.tree import Tree
from meadhall.core import match as match_module
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match

POSITIONS = 400
LOOKS = 40  # decisions of an einherjar whose time is taken
TRIES = 20  # ways down a tree between two looks at the machine
DREAMERS = ("thrall", "karl", "jarl")


def positions(game: Game, seats: int) -> list[tuple[Match, int]]:
    """Real choices from all over games between karls."""
    out: list[tuple[Match, int]] = []
    rules, pick, number = game.rulebook(game.setup(seats)), seeded("positions"), 0
    driver, karl = Driver(game, seeded("karls")), recruit("karl", game)
    while len(out) < POSITIONS:
        match, number = game.new(rules, seeded(f"bench {number}")), number + 1
        while match.pending:
            seat = match.asked()
            if len(match.legal(seat)) > 1 and pick.pick(10) == 0:
                out.append((match.copy(), seat))
            match.step(seat, driver.choose(match, seat, karl))
    return out[:POSITIONS]


def choosing(game: Game, found: list[tuple[Match, int]], name: str, seconds: float) -> Rate:
    """How fast a bot makes real choices."""
    driver, bot = Driver(game, seeded("bench")), recruit(name, game)

    def work(turn: int) -> int:
        match, seat = found[turn % len(found)]
        driver.choose(match, seat, bot)
        return 1

    return measure(work, seconds)


def searching(game: Game, found: list[tuple[Match, int]], seconds: float) -> Rate:
    """How many decisions an einherjar simulates."""
    driver, opinion = Driver(game, seeded("bench")), opinion_of(game.key)

    def work(turn: int) -> int:
        match, seat = found[turn % len(found)]
        tree = Tree(opinion, driver.dreamer(match, seat), MANNER)
        tree.search(Budget(60.0, TRIES))
        return tree.decisions

    return measure(work, seconds)


def slowest(game: Game, found: list[tuple[Match, int]]) -> list[float]:
    """Seconds of wall time that an einherjar takes for decisions with its usual budget, ascending."""
    driver, bot, out = Driver(game, seeded("bench")), recruit("einherjar", game), []
    for match, seat in found[:: len(found) // LOOKS]:
        start = time.perf_counter()
        driver.choose(match, seat, bot)
        out.append(time.perf_counter() - start)
    return sorted(out)


def figures(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """All figures of this interpreter."""
    found = positions(game, seats)
    times = slowest(game, found)
    return {
        "game": game.key,
        "players": seats,
        "compiled": not match_module.__file__.endswith(".py"),
        **{f"{name}_ms": round(choosing(game, found, name, seconds).microseconds / 1000, 3) for name in DREAMERS},
        "einherjar_decisions_per_mloop": round(searching(game, found, seconds).per_mloop),
        "einherjar_median_s": round(statistics.median(times), 3),
        "einherjar_slowest_s": round(times[-1], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think.")
    parser.add_argument("game", choices=shelf.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = figures(shelf.take(args.game), args.players, args.seconds)
    print(json.dumps(found) if args.json else "\n".join(f"{name:32} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
