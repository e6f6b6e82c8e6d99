"""How balanced a card set is: `meadhall lab balance`.

Bots of one strength take all seats. What the game's chronicle leaves to chance (in Valhalla: which jarl of
those dealt is kept) is drawn, so every hero is seen equally often. A win share is *normalised*: what it would be
between two, so that 50 % is fair at every number of players and all numbers can be counted together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from meadhall.lab.arena import Bout, Played, Rules
from meadhall.lab.places import by_places
from meadhall.lab.stats import Figure, as_duel, mean, ratio, share
from meadhall.wire import Bar, Facts

ALL = 0  # all numbers of players together
ENDLESS = 90.0  # a bar without an upper end


class Series(msgspec.Struct, frozen=True):
    """What is played: so many games for each player count."""

    rules: Rules
    bot: str
    players: tuple[int, ...]
    games: int
    seed: str


class Line(msgspec.Struct, frozen=True):
    """One figure of the report, against its bar."""

    sort: str  # "hero", "order", "ended-by", "turns", "kept" or a count or share of the game
    about: str
    players: int
    figure: Figure
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


def bouts(series: Series) -> list[Bout]:
    """The games, numbered; a deal does not depend on how many are played."""
    sizes = series.players
    return [
        Bout(game * len(sizes) + at, (series.bot,) * players, f"{series.seed}:{players}:{game}")
        for game in range(series.games)
        for at, players in enumerate(sizes)
    ]


def report(played: list[Played], bars: Mapping[str, Bar]) -> list[Line]:
    """All figures: for each number of players, and together."""
    counts = sorted({len(game.line_up) for game in played})
    groups = [(ALL, played)] + [(n, [game for game in played if len(game.line_up) == n]) for n in counts]
    lines = [line for players, games in groups for line in figures(players, games)]
    lines += [Line("hero-by-places", hero, ALL, figure) for hero, figure in by_places(played).items()]
    return [
        msgspec.structs.replace(line, bar=bars.get(line.sort))
        for line in lines
        if not (line.sort in ONLY_ONE and not line.players)
    ]


ONLY_ONE = ("order", "ended-by", "turns")  # figures that mean something for one number of players only


def figures(players: int, played: list[Played]) -> Iterable[Line]:
    """The figures of some games."""
    told = [(game, game.facts) for game in played if game.facts is not None]
    yield from (Line("hero", *found) for found in heroes(players, told))
    yield from (Line("order", *found) for found in orders(players, told))
    for reason in sorted({game.ended_by for game in played}):
        ended = sum(1 for game in played if game.ended_by == reason)
        yield Line("ended-by", reason, players, share(ended, len(played)))
    yield Line("turns", "", players, mean([sum(f.turns) / len(f.turns) for _, f in told]), share=False)
    for name in told[0][1].counts:
        yield Line(name, "", players, mean([f.counts[name] for _, f in told]), share=False)
    for name in told[0][1].shares:
        yield Line(name, "", players, ratio([f.shares[name] for _, f in told]))
    yield from (Line("kept", card, players, figure) for card, figure in kept(told))


Told = list[tuple[Played, Facts]]
Found = tuple[str, int, Figure]


def won(game: Played, seat: int) -> float:
    """A victory; of a shared one, its part."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def heroes(players: int, told: Told) -> Iterable[Found]:
    """Normalised win share of every hero, the weakest first."""
    found: dict[str, list[tuple[float, int]]] = {}
    for game, facts in told:
        for seat, hero in enumerate(facts.heroes):
            found.setdefault(hero, []).append((won(game, seat), len(facts.heroes)))
    figures = {hero: as_duel(games) for hero, games in found.items()}
    return [(hero, players, figures[hero]) for hero in sorted(figures, key=lambda hero: figures[hero].value)]


def orders(players: int, told: Told) -> Iterable[Found]:
    """How far the share of each place in the order of turns is from even."""
    for place in range(players):
        wins = sum(won(game, facts.order.index(place)) for game, facts in told)
        yield (str(place + 1), players, share(wins, len(told)).scaled(1.0, 1 / players))


def kept(told: Told) -> Iterable[tuple[str, Figure]]:
    """How often each card is kept when it is drawn beside another."""
    found: dict[str, tuple[int, int]] = {}
    for _, facts in told:
        for card, (some, of) in facts.kept.items():
            before = found.get(card, (0, 0))
            found[card] = (before[0] + some, before[1] + of)
    return [(card, share(*found[card])) for card in sorted(found, key=lambda card: found[card][0] / found[card][1])]
