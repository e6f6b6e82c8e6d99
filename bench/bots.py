"""How long bots think: time for one real choice, and decisions simulated inside the search per Mloop.

    python bench/bots.py valhalla [--players 2] [--seconds 5] [--json]      with the interpreter to be measured
    python bench/bots.py valhalla --looks 300 --seconds 0                   only how well an einherjar keeps its cap

Positions come from games between karls. Times are those of the reference machine (see harness.py), except those of an
einherjar with a second a move: they are wall time, for its cap is. `--looks` says how many of its decisions are timed,
`--cap` how long it may think; matters of habit do not count.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from harness import Rate, measure

from meadhall.bots.builtin import tree_params
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.learned.files import own_policy
from meadhall.bots.policy import NO_ANSWER
from meadhall.bots.search import Budget, PriorSearch
from meadhall.bots.settings import STRENGTHS
from meadhall.core import match as match_module
from meadhall.core.chance import seeded
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.interface import shelf

POSITIONS = 400
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
    driver, own, params = Driver(game, seeded("bench")), own_policy(game.key), STRENGTHS["einherjar"].search

    def work(turn: int) -> int:
        match, seat = found[turn % len(found)]
        policy, dreamer = own.for_search(seat, match.seats), driver.dreamer(match, seat)
        search = PriorSearch(policy, dreamer, match.legal(seat), tree_params(params, policy, policy.prior_scale))
        search.run(Budget(60.0, TRIES))
        return search.decisions

    return measure(work, seconds)


def by_way(game: Game, found: list[tuple[Match, int]]) -> dict[str, list[tuple[Match, int]]]:
    """The positions by how an einherjar comes to its answer: reckoned out, by habit, by searching."""
    out: dict[str, list[tuple[Match, int]]] = {"odds": [], "habit": [], "tree": []}
    for match, seat in found:
        policy, legal = own_policy(game.key).for_search(seat, match.seats), match.legal(seat)
        exact = policy.exact_answer(match, seat, legal) != NO_ANSWER
        out["odds" if exact else "habit" if policy.is_routine(match, seat, legal) else "tree"].append((match, seat))
    return out


def decision_times(game: Game, found: list[tuple[Match, int]], looks: int, cap: float) -> list[float]:
    """Seconds of wall time that an einherjar takes for decisions, ascending."""
    driver, bot, out = Driver(game, seeded("bench")), recruit(f"einherjar@{cap}s", game), []
    for turn in range(looks):
        match, seat = found[turn * len(found) // looks]
        start = time.perf_counter()
        driver.choose(match, seat, bot)
        out.append(time.perf_counter() - start)
    return sorted(out)


def speeds(game: Game, found: list[tuple[Match, int]], seconds: float) -> dict[str, object]:
    """How long the quick ones think."""
    rates = {name: choosing(game, found, name, seconds) for name in DREAMERS}
    return {f"{name}_ms": round(rate.microseconds / 1000, 3) for name, rate in rates.items()}


def caps(times: list[float], cap: float) -> dict[str, object]:
    """How well an einherjar keeps its time."""
    return {
        "einherjar_cap_s": cap,
        "einherjar_decisions": len(times),
        "einherjar_median_s": round(statistics.median(times), 3),
        "einherjar_p99_s": round(times[-1 - len(times) // 100], 3),
        "einherjar_slowest_s": round(times[-1], 3),
    }


def figures(game: Game, args: argparse.Namespace) -> dict[str, object]:
    """All figures of this interpreter that were asked for."""
    found = positions(game, args.players)
    ways = by_way(game, found)
    engine = "interpreted" if match_module.__file__.endswith(".py") else "compiled"
    out: dict[str, object] = {"game": game.key, "players": args.players, "engine": engine}
    if args.seconds > 0:
        out |= speeds(game, found, args.seconds)
        searched = searching(game, ways["tree"], args.seconds)
        out["einherjar_decisions_per_mloop"] = round(searched.per_mloop)
    if args.looks > 0:
        out |= caps(decision_times(game, ways["tree"] + ways["odds"], args.looks, args.cap), args.cap)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think.")
    parser.add_argument("game", choices=shelf.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure of speed")
    parser.add_argument("--looks", type=int, default=40, help="decisions of an einherjar that are timed")
    parser.add_argument("--cap", type=float, default=1.0, help="seconds that it may think")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = figures(shelf.game_named(args.game), args)
    print(json.dumps(found) if args.json else "\n".join(f"{name:32} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
