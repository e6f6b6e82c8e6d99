"""Measures how balanced a card set is: `meadhall lab balance`.

Bots of equal strength take all seats. The game's chronicle makes some answers random (in Valhalla: which of the dealt
jarls is kept), so that all heroes are played equally often. A win share is *normalised* to a game of two players: 50 %
is fair at every number of players, so all numbers of players can be counted together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from meadhall.interface.wire import Bar, Facts
from meadhall.research.arena import ArenaGame, Bout, Rules
from meadhall.research.places import rank_heroes, win_shares_by_places
from meadhall.research.stats import Interval, Mean, Ratio, Wins, as_duel, share

ALL = 0  # the key for all numbers of players together
ENDLESS = 90.0  # an upper limit this large is not shown
ONLY_ONE = ("order", "ended-by", "turns")  # figures that are meaningful for a single number of players only
PLACED = 100_000  # games whose final places are compared; more would hardly add information


class BalanceSeries(msgspec.Struct, frozen=True):
    """The parameters of a series: rules, bots, and games for each number of players."""

    rules: Rules
    bot: str
    players: tuple[int, ...]
    games: int
    seed: str


class BalanceLine(msgspec.Struct, frozen=True):
    """One figure of the report with the range in which it should lie."""

    sort: str  # "hero", "order", "ended-by", "turns", "kept", or a count or share of the game
    about: str
    players: int
    figure: Interval
    share: bool = True  # a share, else a plain number
    bar: Bar | None = None

    def verdict(self) -> str:
        """Compare the interval with the bar: "held" or "missed" if it is certain, else "likely" or "open"."""
        bar, figure = self.bar, self.figure
        if bar is None:
            return ""
        if figure.high < bar.low or bar.high < figure.low:
            return "missed"
        if bar.low <= figure.low and figure.high <= bar.high:
            return "held"
        return "likely" if bar.low <= figure.value <= bar.high else "open"


def bouts(series: BalanceSeries) -> Iterator[Bout]:
    """Yield the planned games in order. A deal does not depend on the number of games."""
    sizes = series.players
    return (
        Bout(game * len(sizes) + at, (series.bot,) * players, f"{series.seed}:{players}:{game}")
        for game in range(series.games)
        for at, players in enumerate(sizes)
    )


def size_of(series: BalanceSeries) -> int:
    """Return the number of all games."""
    return series.games * len(series.players)


class Balance:
    """The statistics of a series, for each number of players and for all together."""

    def __init__(self) -> None:
        self.games = 0
        self.figures: dict[int, BalanceTotals] = {ALL: BalanceTotals()}
        self.places: list[list[str]] = []

    def add(self, game: ArenaGame) -> None:
        """Count one game."""
        self.games += 1
        players = len(game.line_up)
        for figures in (self.figures[ALL], self.figures.setdefault(players, BalanceTotals())):
            figures.add(game)
        if game.facts is not None and len(self.places) < PLACED:
            self.places.append(rank_heroes(game))

    def lines(self, bars: Mapping[str, Bar]) -> list[BalanceLine]:
        """Return all figures with their bars."""
        lines = [line for players in sorted(self.figures) for line in self.figures[players].lines(players)]
        lines += [
            BalanceLine("hero-by-places", hero, ALL, figure)
            for hero, figure in win_shares_by_places(self.places).items()
        ]
        return [
            msgspec.structs.replace(line, bar=bars.get(line.sort))
            for line in lines
            if not (line.sort in ONLY_ONE and not line.players)
        ]


def balance_of(played: Iterable[ArenaGame]) -> Balance:
    """Count all games of a series."""
    found = Balance()
    for game in played:
        found.add(game)
    return found


class BalanceTotals:
    """Counts and sums over games. The size does not depend on the number of games."""

    def __init__(self) -> None:
        self.games = self.with_facts = 0
        self.heroes: dict[str, Counter[tuple[float, int]]] = {}
        self.wins_in_order: dict[int, float] = {}  # by position in turn order
        self.ended: Counter[str] = Counter()
        self.turns = Mean()
        self.counts: dict[str, Mean] = {}
        self.shares: dict[str, Ratio] = {}
        self.kept: dict[str, list[int]] = {}  # by card: how often kept, and how often offered

    def add(self, game: ArenaGame) -> None:
        self.games += 1
        self.ended[game.ended_by] += 1
        if game.facts is not None:
            self.with_facts += 1
            self.look_at_seats(game, game.facts)
            self.look_at_numbers(game.facts)

    def look_at_seats(self, game: ArenaGame, facts: Facts) -> None:
        """Count the winners: by hero and by position in turn order."""
        for seat, hero in enumerate(facts.heroes):
            mine = victory_share(game, seat)
            self.heroes.setdefault(hero, Counter())[(mine, len(facts.heroes))] += 1
            place = facts.order[seat]
            self.wins_in_order[place] = self.wins_in_order.get(place, 0.0) + mine

    def look_at_numbers(self, facts: Facts) -> None:
        """Add the counts and shares of one game."""
        self.turns.add(sum(facts.turns) / len(facts.turns))
        for name, number in facts.counts.items():
            self.counts.setdefault(name, Mean()).add(number)
        for name, (some, of) in facts.shares.items():
            self.shares.setdefault(name, Ratio()).add(some, of)
        for card, (kept, offered) in facts.kept.items():
            before = self.kept.setdefault(card, [0, 0])
            before[0] += kept
            before[1] += offered

    def lines(self, players: int) -> Iterator[BalanceLine]:
        """Return the figures for this number of players."""
        yield from (BalanceLine("hero", hero, players, figure) for hero, figure in win_shares(self.heroes))
        for place in range(players):
            even = share(self.wins_in_order.get(place, 0.0), self.with_facts).scaled(1.0, 1 / players)
            yield BalanceLine("order", str(place + 1), players, even)
        for reason in sorted(self.ended):
            yield BalanceLine("ended-by", reason, players, share(self.ended[reason], self.games))
        yield BalanceLine("turns", "", players, self.turns.figure(), share=False)
        yield from (BalanceLine(name, "", players, mean.figure(), share=False) for name, mean in self.counts.items())
        yield from (BalanceLine(name, "", players, ratio.figure()) for name, ratio in self.shares.items())
        for card in sorted(self.kept, key=lambda card: self.kept[card][0] / self.kept[card][1]):
            yield BalanceLine("kept", card, players, share(*self.kept[card]))


def victory_share(game: ArenaGame, seat: int) -> float:
    """Return 1 for a victory, or the winner's fraction of a shared one."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def win_shares(heroes: Mapping[str, Wins]) -> list[tuple[str, Interval]]:
    """Return the normalised win share of every hero, the weakest first."""
    found = {hero: as_duel(games) for hero, games in heroes.items()}
    return sorted(found.items(), key=lambda item: item[1].value)
