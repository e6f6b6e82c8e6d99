"""What ten free accounts gain: four ways to farm rating, played against the real ledger.

    python bench/rating_farm.py [--seeds 20] [--games 200] [--honest 2000]

Ten accounts of one attacker play 200 games among themselves (and, where the method needs one, with strangers), in
one day or spread over a year. Each game is written as a finished table and entered by `ledger.step`, so the code
that decides what counts and computes ratings is the one that a hall runs. Methods:

- leave: the aliases leave, at once or as soon as the game counts;
- lose: the aliases play to the end and lose;
- bot: bots play on for the aliases, or for the account that is to rise;
- vote: the aliases vote a stranger out of each game; a hall refuses such a vote, here it succeeds all the same;
- known: the aliases first play strangers, so that they can give more, then lose. Not one of the four; shown because
  the bound depends on how many people an alias has met.

The gain is the highest rating of any of the ten accounts in any kind of game, less 1500. The last line is a control:
how far the best of forty honest players rises, and how well the ladder orders them. Exit code 1: a bar is missed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, create_engine, func, insert, select, update

from meadhall.server.protocol.messages import Clock
from meadhall.server.ratings import ledger, skill
from meadhall.server.ratings.audit import audit
from meadhall.server.ratings.counting import FEWEST_ANSWERS
from meadhall.server.storage import records
from meadhall.server.storage.rows import Loss, Result, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import ACCOUNTS, METADATA, STANDINGS, TABLES

ACCOUNTS_OF_ATTACKER = 10
WHOLE_GAME = 60  # own answers of a seat in a game that is played to its end
PACES = {"day": 24 * 3600.0, "year": 365 * 24 * 3600.0}
MOST_GAIN = 50.0
LEAST_CONTROL, LEAST_ORDER = 100.0, 0.8  # of the control: points of the best, rank correlation
HONEST, HONEST_GAMES, SPREAD = 40, 2000, 200.0
RATED = TableSetup(clock=Clock("total", 1800, 10), rated=True)


class FarmGame(NamedTuple):
    """One finished game, before it is written."""

    people: list[str]
    scores: list[int]
    own: list[int]
    lost: dict[int, Loss]
    out: list[int]


Method = Callable[[random.Random, int, int], FarmGame]  # luck, number of this game, number of games


class Farm:
    """An empty hall in memory, with accounts as they are needed."""

    def __init__(self) -> None:
        self.engine = create_engine("sqlite://")
        self.connection: Connection = self.engine.connect()
        METADATA.create_all(self.connection)
        self.known: set[str] = set()
        self.games = 0

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()

    def end(self, game: FarmGame, at: float) -> None:
        """Write a finished game as the hall writes it."""
        for person in [one for one in game.people if one not in self.known]:
            self.known.add(person)
            self.connection.execute(insert(ACCOUNTS).values(key=person, name=person, guest=person, looks=person))
        self.games += 1
        name = f"table-{self.games}"
        row = TableRow(name, "valhalla", RATED, "", "over", False, "", pledge=name)
        seats = [Seat(at, "person", person, "", person) for at, person in enumerate(game.people)]
        records.add_table(self.connection, StoredTable(row, seats))
        best = max(score for seat, score in enumerate(game.scores) if seat not in game.lost)
        winners = [seat for seat, score in enumerate(game.scores) if score == best and seat not in game.lost]
        left = sorted({*game.lost, *game.out})
        result = Result(game.scores, winners, [*range(len(seats))], left, out=game.out, own=game.own, lost=game.lost)
        values = {"result": msgspec.json.encode(result).decode(), "changed": at}
        self.connection.execute(update(TABLES).where(TABLES.c.id == name).values(**values))

    def rate(self) -> None:
        while ledger.step(self.connection, whole=True):
            pass

    def best_of(self, people: list[str]) -> float:
        """The highest rating of these people in any kind of game, less that of a newcomer."""
        highest = select(func.max(STANDINGS.c.mu)).where(STANDINGS.c.person.in_(people))
        mu = self.connection.execute(highest).scalar()
        return 0.0 if mu is None else (float(mu) - skill.NEWCOMER.mu) * skill.PER_POINT


# -- methods

ALIASES = [f"alias-{number}" for number in range(ACCOUNTS_OF_ATTACKER)]
MAIN, OTHERS = ALIASES[0], ALIASES[1:]


def company(luck: random.Random, number: int) -> list[str]:
    """The account that is to rise first, then one to three aliases; mostly two play, where all gain is of one kind."""
    size = 1 if number % 4 else luck.randint(1, 3)
    first = number % len(OTHERS)
    return [MAIN, *(OTHERS[(first + at) % len(OTHERS)] for at in range(size))]


def leave(luck: random.Random, number: int, games: int) -> FarmGame:
    people = company(luck, number)
    answers = 0 if number % 10 == 0 else FEWEST_ANSWERS
    lost: dict[int, Loss] = dict.fromkeys(range(1, len(people)), "left")
    return FarmGame(people, [10] * len(people), [WHOLE_GAME, *[answers] * len(lost)], lost, [])


def lose(luck: random.Random, number: int, games: int) -> FarmGame:
    people = company(luck, number)
    return FarmGame(people, [30, *(luck.randint(0, 20) for _ in people[1:])], [WHOLE_GAME] * len(people), {}, [])


def let_bots_play(luck: random.Random, number: int, games: int) -> FarmGame:
    people = company(luck, number)
    scores = [luck.randint(0, 40) for _ in people]
    if number % 5 == 0:  # a bot plays for the account that is to rise: it has lost, whatever the bot makes of it
        return FarmGame(people, scores, [FEWEST_ANSWERS, *[WHOLE_GAME] * (len(people) - 1)], {0: "left"}, [])
    lost: dict[int, Loss] = dict.fromkeys(range(1, len(people)), "late")
    return FarmGame(people, scores, [WHOLE_GAME, *[FEWEST_ANSWERS] * len(lost)], lost, [])


def vote_out(luck: random.Random, number: int, games: int) -> FarmGame:
    """The main account, one to three aliases, and a stranger who is voted out."""
    people = [*company(luck, 4 * number), f"stranger-{number}"]
    if len(people) < 3:
        people.insert(1, OTHERS[number % len(OTHERS)])
    people = [*dict.fromkeys(people)]
    stranger = len(people) - 1
    scores = [30, *(luck.randint(0, 20) for _ in people[1:-1]), luck.randint(0, 29)]
    return FarmGame(people, scores, [WHOLE_GAME] * len(people), {}, [stranger])


def become_known(luck: random.Random, number: int, games: int) -> FarmGame:
    """For seven games in ten the aliases play strangers, one game in two won; then they lose to the main account."""
    if number >= games * 7 // 10:
        return lose(luck, 4 * number + 1, games)
    people = [OTHERS[number % len(OTHERS)], f"stranger-{number}"]
    return FarmGame(people, [luck.randint(0, 40), 20], [WHOLE_GAME] * 2, {}, [])


METHODS: dict[str, Method] = {
    "leave": leave,
    "lose": lose,
    "bot": let_bots_play,
    "vote": vote_out,
    "known": become_known,
}


def farmed(method: Method, seed: int, games: int, span: float) -> float:
    """What the attacker has gained after these games."""
    luck, farm = random.Random(seed), Farm()
    for number in range(games):
        farm.end(method(luck, number, games), 1000.0 + span * number / games)
    farm.rate()
    gain = farm.best_of(ALIASES)
    assert audit(farm.connection).wrong == [], "the ledger differs from the results"
    farm.close()
    return gain


# -- honest players


class Control(NamedTuple):
    """How ratings order honest players."""

    best: float  # points that the player who is rated highest has gained
    order: float  # rank correlation of ratings and true strengths


def honest(seed: int, people: int = HONEST, games: int = HONEST_GAMES) -> Control:
    """Players of different strength meet at random over a year."""
    luck, farm = random.Random(seed), Farm()
    strengths = {f"player-{number}": luck.gauss(0.0, SPREAD) for number in range(people)}
    for number in range(games):
        pair = luck.sample([*strengths], 2)
        chance = 1.0 / (1.0 + 10.0 ** ((strengths[pair[1]] - strengths[pair[0]]) / 400.0))
        scores = [20, 10] if luck.random() < chance else [10, 20]
        farm.end(FarmGame(pair, scores, [WHOLE_GAME] * 2, {}, []), 1000.0 + PACES["year"] * number / games)
    farm.rate()
    rated = {row.person: row.mu for row in farm.connection.execute(select(STANDINGS.c.person, STANDINGS.c.mu))}
    best = farm.best_of([*strengths])
    farm.close()
    return Control(best, rank_correlation([(strengths[one], rated[one]) for one in rated]))


def rank_correlation(pairs: list[tuple[float, float]]) -> float:
    """Spearman's, of distinct values."""
    sides = [a for a, _ in pairs], [b for _, b in pairs]
    ranks = [{value: rank for rank, value in enumerate(sorted(side))} for side in sides]
    apart = sum((ranks[0][a] - ranks[1][b]) ** 2 for a, b in pairs)
    return 1.0 - 6.0 * apart / (len(pairs) * (len(pairs) ** 2 - 1))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--honest", type=int, default=HONEST_GAMES, help="games of honest players")
    args = parser.parse_args()
    missed = False
    print(f"gain of {ACCOUNTS_OF_ATTACKER} accounts in {args.games} games, {args.seeds} seeds each")
    for name, pace, gains in rows(args.seeds, args.games):
        missed = missed or max(gains) >= MOST_GAIN
        print(f"{name:6} in a {pace:5} mean {fmean(gains):6.1f}  max {max(gains):6.1f}", flush=True)
    found = [honest(seed, games=args.honest) for seed in range(max(1, args.seeds // 4))]
    best, order = min(one.best for one in found), min(one.order for one in found)
    missed = missed or best < LEAST_CONTROL or order < LEAST_ORDER
    print(f"control: the best of {HONEST} honest players gains at least {best:.0f}, rank correlation {order:.2f}")
    return 1 if missed else 0


def rows(seeds: int, games: int) -> Iterator[tuple[str, str, list[float]]]:
    """Each method at each pace, with the gain of every seed."""
    for name, method in METHODS.items():
        for pace, span in PACES.items():
            yield name, pace, [farmed(method, seed, games, span) for seed in range(seeds)]


if __name__ == "__main__":
    raise SystemExit(main())
