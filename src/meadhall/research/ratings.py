"""Rates bots by all games of a tournament. (needs openskill: pip install meadhall[ratings])"""

from __future__ import annotations

from collections import Counter

import msgspec
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from meadhall.research.arena import ArenaGame
from meadhall.research.stats import Interval, Z


class BotRating(msgspec.Struct, frozen=True):
    """A bot's rating from all games, Bradley–Terry with full pairing; 25 is the mean."""

    bot: str
    rating: Interval
    games: int


class Ratings:
    """Updates ratings game by game. Copies of a bot share one rating."""

    def __init__(self) -> None:
        self.model = BradleyTerryFull()
        self.known: dict[str, BradleyTerryFullRating] = {}
        self.games: Counter[str] = Counter()
        self.count = 0

    def add(self, game: ArenaGame) -> None:
        """Rate one game: winners first, the others by points. A bot at several seats gets the mean of their changes."""
        self.count += 1
        self.games.update(set(game.line_up))
        after = self.rated(game)
        for bot in dict.fromkeys(game.line_up):
            mine = [rating for rating, name in zip(after, game.line_up, strict=True) if name == bot]
            self.known[bot].mu = sum(one.mu for one in mine) / len(mine)
            self.known[bot].sigma = sum(one.sigma for one in mine) / len(mine)

    def rated(self, game: ArenaGame) -> list[BradleyTerryFullRating]:
        """Return the rating that each seat would have after the game."""
        seats, known = range(len(game.line_up)), [self.rating(bot) for bot in game.line_up]
        ranks = [0.0 if seat in game.winners else 1.0 + max(game.scores) - game.scores[seat] for seat in seats]
        teams = [[self.model.create_rating([one.mu, one.sigma])] for one in known]
        return [team[0] for team in self.model.rate(teams, ranks=ranks)]

    def rating(self, bot: str) -> BradleyTerryFullRating:
        if bot not in self.known:
            self.known[bot] = self.model.rating(name=bot)
        return self.known[bot]

    def found(self) -> list[BotRating]:
        """Return the ratings, the strongest bot first."""
        ratings = [BotRating(bot, self.interval(bot), self.games[bot]) for bot in self.known]
        return sorted(ratings, key=lambda rating: -rating.rating.value)

    def interval(self, bot: str) -> Interval:
        rating = self.known[bot]
        return Interval(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma, self.count)
