"""Counts what bots do in Blood Rage: cards never drafted, upgrades played, quests failed, Glory at Ragnarök.

python tools/habits.py skald@40 --players 4 --games 100 --jobs 4
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from typing import NamedTuple

from meadhall.bots.bloodrage.cards import OURS
from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.events import Event
from meadhall.games.bloodrage.terms import Phase
from meadhall.interface import shelf
from meadhall.research.series.jobs import Crew, run_portions

RARE = 0.2  # a card is rare if it is taken less often than this fraction of an even share


class Played(NamedTuple):
    """The counts of one game: cards drafted, and other events by name."""

    drafted: Counter[int]
    counts: Counter[str]
    best: int


def play_game(bot: str, players: int, seed: str, number: int) -> Played:
    """Play one game among copies of a bot."""
    game = shelf.game_named("bloodrage")
    match = game.new(game.rulebook(game.setup(players)), seeded(f"{seed}:{number}"), log=True)
    driver, mind = Driver(game, seeded(f"{seed}:{number}:bots")), recruit(bot, game)
    while match.pending:
        seat = match.asked()
        match.step(seat, driver.choose(match, seat, mind))
    counted = LogCounts(match.log or [])
    counted.counts["failures"] += driver.failures
    return Played(counted.drafted, counted.counts, max(match.scores()))


class LogCounts:
    """Counts events in the log of a game."""

    def __init__(self, log: list[Event]) -> None:
        self.drafted: Counter[int] = Counter()
        self.counts: Counter[str] = Counter()
        self.phase = -1
        self.last: dict[tuple[int, int], tuple[int, int]] = {}  # the last march of each figure: from and to
        for event in log:
            self.read(event)

    def read(self, event: Event) -> None:
        key, numbers = event.what.key, event.numbers
        if key == "phase-began":
            self.phase = numbers[0]
        elif key == "age-began":
            self.last = {}
        elif key == "picked":
            self.drafted[numbers[0]] += 1
            self.counts["upgrades drafted"] += OURS.cards[numbers[0]].is_upgrade
        elif key == "marched":
            self.march(event)
        elif key == "gained-glory" and self.phase == Phase.RAGNAROK:
            self.counts["Glory at Ragnarök"] += numbers[0]
        self.counts[key] += 1

    def march(self, event: Event) -> None:
        """Count a march that returns a figure to where it came from in the same Age."""
        figure, start, end = event.numbers
        self.counts["marched back"] += self.last.get((event.seat, figure)) == (end, start)
        self.last[event.seat, figure] = (start, end)


def main() -> None:
    parser = argparse.ArgumentParser(description="What bots do in Blood Rage, in numbers.")
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    work = partial(play_game, args.bot, args.players, args.seed)
    report(args, list(run_portions(work, range(args.games), Crew(args.jobs))))


def report(args: argparse.Namespace, games: list[Played]) -> None:
    """Print the counts per player and game."""
    drafted = sum((game.drafted for game in games), Counter())
    counts = sum((game.counts for game in games), Counter())
    each = args.games * args.players
    cards = len(OURS.numbers())
    even = sum(drafted.values()) / cards
    never = [OURS.cards[card].name for card in range(cards) if drafted[card] < RARE * even]
    quests = counts["quest-done"] + counts["quest-failed"]
    print(f"{args.bot}, {args.players} players, {args.games} games, failures {counts['failures']}")
    print(f"cards (nearly) never drafted: {len(never)} of {cards}: {', '.join(never)}")
    print(f"upgrades played of drafted: {100 * counts['upgraded'] / max(1, counts['upgrades drafted']):.0f} %")
    print(f"quests failed: {100 * counts['quest-failed'] / max(1, quests):.0f} % of {quests / each:.2f} a player")
    back = 100 * counts["marched back"] / max(1, counts["marched"])
    print(f"marched back: {back:.1f} % of {counts['marched'] / each:.2f} marches a player")
    print(f"Glory at Ragnarök, a player: {counts['Glory at Ragnarök'] / each:.1f}")
    print(f"winner's Glory: {sum(game.best for game in games) / len(games):.1f}")


if __name__ == "__main__":
    main()
