"""How long bots think in the hall: every strength in both games, through the worker processes.

    python bench/thinking.py [--json] [--answers 40]

Bar: p99 of an answer below 2 s; an answer that comes too late is replaced, so it can never take longer than
the patience of the hall. Shown as well: how large the worlds are that travel.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time

from meadhall.bots.settings import STRENGTHS
from meadhall.server.play.engine import find_games
from meadhall.server.play.position import Position
from meadhall.server.store.rows import TableSetup
from meadhall.server.thinking.bots import Bots

BAR = 2.0  # seconds
Figures = dict[str, float | str]


async def measured(bots: Bots, game: str, strength: str, answers: int) -> Figures:
    """Three bots of one strength play; only answers with a choice count."""
    position: Position = find_games()[game].begin(["a", "b", "c"], TableSetup(), "bench", True)[1]
    times: list[float] = []
    sizes: list[int] = []
    while len(times) < answers and not position.over:
        seat = position.asked()[0]
        if position.only_answer(seat) is None:
            sizes.append(len(position.thought("choose", seat, strength, "").world))
        began = time.perf_counter()
        action = await bots.choose(position, seat, strength)
        if position.only_answer(seat) is None:
            times.append(time.perf_counter() - began)
        position = position.answered(seat, action)
    return figures(game, strength, times, sizes)


def figures(game: str, strength: str, times: list[float], sizes: list[int]) -> Figures:
    ordered = sorted(times)
    return {
        "game": game,
        "bot": strength,
        "p50": round(statistics.median(ordered), 4),
        "p99": round(ordered[int(0.99 * (len(ordered) - 1))], 4),
        "bytes": round(statistics.mean(sizes)),
    }


async def everything(answers: int) -> list[Figures]:
    bots = Bots(workers=1)
    first = find_games()["valhalla"].begin(["a", "b"], TableSetup(), "warm", True)[1]
    await bots.choose(first, first.asked()[0], "thrall")
    found = [await measured(bots, game, bot, answers) for game in find_games() for bot in STRENGTHS]
    bots.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think in the hall.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--answers", type=int, default=40, help="for each bot and game")
    args = parser.parse_args()
    found = asyncio.run(everything(args.answers))
    if args.json:
        print(json.dumps({"bar": BAR, "bots": found}))
        return
    for row in found:
        good = "" if float(row["p99"]) < BAR else "  above the bar"
        times = f"p50 {row['p50']:.3f} s  p99 {row['p99']:.3f} s"
        print(f"{row['game']:10} {row['bot']:10} {times}  {row['bytes']} bytes{good}")


if __name__ == "__main__":
    main()
