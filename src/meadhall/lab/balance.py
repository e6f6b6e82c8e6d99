"""How balanced a card set is: `meadhall lab balance`.

Bots of one strength take all seats. What the game's chronicle leaves to chance (in Valhalla: which jarl of
those dealt is kept) is drawn, so every hero is seen equally often. A win share is *normalised*: what it would be
between two, so that 50 % is fair at every number of players and all numbers can be counted together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from meadhall.lab.arena import ArenaGame, Bout, Rules
from meadhall.lab.places import by_places, ranked
from meadhall.lab.stats import Interval, Mean, Ratio, Wins, as_duel, share
from meadhall.wire import Bar, Facts

ALL = 0  # all numbers of players together
ENDLESS = 90.0  # a bar without an upper end
ONLY_ONE = ("order", "ended-by", "turns")  # figures that mean something for one number of players only
PLACED = 100_000  # games whose places are compared: more would tell hardly anything new


class BalanceSeries(msgspec.Struct, frozen=True):
    """What is played: so many games for each player count."""

    rules: Rules
    bot: str
    players: tuple[int, ...]
    games: int
    seed: str


class BalanceLine(msgspec.Struct, frozen=True):
    """One figure of the report, against its bar."""

    sort: str  # "hero", "order", "ended-by", "turns", "kept" or a count or share of the game
    about: str
    players: int
    figure: Interval
    share: bool = True  # or a plain number
    bar: Bar | None = None

    def verdict(self) -> str:
        """Held or missed for sure; else by its value likely held, or open."""
        bar, figure = self.bar, self.figure
        if bar is None:
            return ""
        if figure.high < bar.low or bar.high < figure.low:
            return "missed"
        if bar.low <= figure.low and figure.high <= bar.high:
            return "held"
        return "likely" if bar.low <= figure.value <= bar.high else "open"


def bouts(series: BalanceSeries) -> Iterator[Bout]:
    """The games, numbered; a deal does not depend on how many are played."""
    sizes = series.players
    return (
        Bout(game * len(sizes) + at, (series.bot,) * players, f"{series.seed}:{players}:{game}")
        for game in range(series.games)
        for at, players in enumerate(sizes)
    )


def size_of(series: BalanceSeries) -> int:
    """The number of all games."""
    return series.games * len(series.players)


class Balance:
    """What the games say, for each number of players and together."""

    def __init__(self) -> None:
        self.games = 0
        self.figures: dict[int, BalanceTotals] = {ALL: BalanceTotals()}
        self.places: list[list[str]] = []

    def add(self, game: ArenaGame) -> None:
        """One more game."""
        self.games += 1
        players = len(game.line_up)
        for figures in (self.figures[ALL], self.figures.setdefault(players, BalanceTotals())):
            figures.add(game)
        if game.facts is not None and len(self.places) < PLACED:
            self.places.append(ranked(game))

    def lines(self, bars: Mapping[str, Bar]) -> list[BalanceLine]:
        """All figures."""
        lines = [line for players in sorted(self.figures) for line in self.figures[players].lines(players)]
        lines += [BalanceLine("hero-by-places", hero, ALL, figure) for hero, figure in by_places(self.places).items()]
        return [
            msgspec.structs.replace(line, bar=bars.get(line.sort))
            for line in lines
            if not (line.sort in ONLY_ONE and not line.players)
        ]


def balance_of(played: Iterable[ArenaGame]) -> Balance:
    """What all of them say."""
    found = Balance()
    for game in played:
        found.add(game)
    return found


class BalanceTotals:
    """The figures of some games: counts and sums, however many games there are."""

    def __init__(self) -> None:
        self.games = self.with_facts = 0
        self.heroes: dict[str, Counter[tuple[float, int]]] = {}
        self.wins_in_order: dict[int, float] = {}  # by place in the order of turns
        self.ended: Counter[str] = Counter()
        self.turns = Mean()
        self.counts: dict[str, Mean] = {}
        self.shares: dict[str, Ratio] = {}
        self.kept: dict[str, list[int]] = {}  # cards: how often kept, how often offered

    def add(self, game: ArenaGame) -> None:
        self.games += 1
        self.ended[game.ended_by] += 1
        if game.facts is not None:
            self.with_facts += 1
            self.look_at_seats(game, game.facts)
            self.look_at_numbers(game.facts)

    def look_at_seats(self, game: ArenaGame, facts: Facts) -> None:
        """Who won: which hero, from which place in the order."""
        for seat, hero in enumerate(facts.heroes):
            mine = won(game, seat)
            self.heroes.setdefault(hero, Counter())[(mine, len(facts.heroes))] += 1
            place = facts.order[seat]
            self.wins_in_order[place] = self.wins_in_order.get(place, 0.0) + mine

    def look_at_numbers(self, facts: Facts) -> None:
        """What was counted."""
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
        """All of them."""
        yield from (BalanceLine("hero", hero, players, figure) for hero, figure in weakest_first(self.heroes))
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


def won(game: ArenaGame, seat: int) -> float:
    """A victory; of a shared one, its part."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def weakest_first(heroes: Mapping[str, Wins]) -> list[tuple[str, Interval]]:
    """Normalised win share of every hero."""
    found = {hero: as_duel(games) for hero, games in heroes.items()}
    return sorted(found.items(), key=lambda item: item[1].value)
