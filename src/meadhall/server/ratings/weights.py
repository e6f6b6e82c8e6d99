"""How much a rated game moves a rating: less for repeated pairings, and never beyond what one opponent can give.

Two limits, both for each pair of players in one kind of game (a game and a number of players):

- Each further game of the pair within seven days weighs half of the one before.
- All games of the pair together move a rating by no more than `limit_of` points up or down. The limit grows with the
  number of people whom the opponent has met. New accounts that play among themselves therefore give almost nothing,
  whatever they do in their games: the bound depends on their number alone. `bench/rating_farm.py` shows it.

This module uses no database: the ledger stores the exchanges of pairs and loads them.
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import NamedTuple

from meadhall.server.ratings import counting, skill
from meadhall.server.ratings.skill import PER_POINT, SETTLED, Skill
from meadhall.server.storage.rows import Result

WEEK_S = 7 * 24 * 3600.0
REPEATED = 0.5  # weight of the next game of a pair within a week, as a share of the one before
MOST_POINTS = 4.5  # points that one opponent can move a rating by, in all
KNOWN_PEOPLE = 20  # opponents who have met more people than that can move it further
QUICK_ANSWERS = 20  # own answers of a seat: no game that is played to its end has fewer

Kind = tuple[str, int]  # a game, how many play it
PlayerPair = tuple[str, str]  # a player, an opponent


class RatingExchange(NamedTuple):
    """The change of a player's rating by one game against one opponent."""

    person: str
    other: str
    change: float  # of mu


class RatedPlayer(NamedTuple):
    """The player of a seat, with strength and number of games before the game."""

    person: str
    skill: Skill
    games: int


class PairHistory:
    """The exchanges of all pairs of players so far in one kind of game."""

    def __init__(self) -> None:
        self.given: defaultdict[PlayerPair, float] = defaultdict(float)
        self.met: defaultdict[PlayerPair, list[float]] = defaultdict(list)  # when their games ended
        self.people: defaultdict[str, set[str]] = defaultdict(set)  # the opponents of each

    def add(self, exchange: RatingExchange, at: float) -> None:
        """Add an exchange."""
        pair = exchange.person, exchange.other
        self.given[pair] += exchange.change
        self.met[pair].append(at)
        self.people[exchange.person].add(exchange.other)

    def weight(self, pair: PlayerPair, at: float) -> float:
        """Return the weight of a game of this pair that ended at this time."""
        return float(REPEATED ** sum(abs(at - before) < WEEK_S for before in self.met[pair]))

    def bounded(self, pair: PlayerPair, change: float) -> float:
        """Return the part of a change of mu that stays within the opponent's limit."""
        most, before = self.limit_of(pair[1]), self.given[pair]
        return min(max(before + change, -most), most) - before

    def limit_of(self, other: str) -> float:
        """Return how far this opponent can move a rating, in units of mu."""
        return MOST_POINTS / PER_POINT * sqrt(max(1.0, len(self.people[other]) / KNOWN_PEOPLE))


class SeatRating(NamedTuple):
    """The skill of a seat after a game, and the exchanges that led to it."""

    skill: Skill
    exchanges: list[RatingExchange]


def ratings_after(history: PairHistory, players: list[RatedPlayer], result: Result, at: float) -> list[SeatRating]:
    """Return each seat's rating after a game. `history` is not changed."""
    return [_rating_of(seat, history, players, result, at) for seat in range(len(players))]


def _rating_of(seat: int, history: PairHistory, players: list[RatedPlayer], result: Result, at: float) -> SeatRating:
    me = players[seat]
    if seat in result.out:
        return SeatRating(me.skill, [])  # voted out: the game changes nothing for this seat
    mu, variance, exchanges = me.skill.mu, me.skill.sigma**2, []
    places = counting.places_for(result, seat)
    for at_seat in [other for other in places if other != seat]:
        other = players[at_seat]
        alone = skill.skills_after([me.skill, other.skill], [places[seat], places[at_seat]])[0]
        raw, pair = alone.mu - me.skill.mu, (me.person, other.person)
        if _is_doubtful(seat, at_seat, players, result):
            continue
        weight = history.weight(pair, at)
        change = history.bounded(pair, raw * weight)
        # A game teaches as much about the player as it moves the rating: sigma shrinks by the same weight.
        share = change / raw if raw else weight
        mu += change
        variance *= 1.0 - share * (1.0 - (alone.sigma / me.skill.sigma) ** 2)
        exchanges.append(RatingExchange(me.person, other.person, change))
    return SeatRating(Skill(mu, sqrt(variance)), exchanges)


def _is_doubtful(seat: int, other: int, players: list[RatedPlayer], result: Result) -> bool:
    """Is this a quick game of a new player with another one from the same address range? It moves no rating."""
    together = any(seat in near and other in near for near in result.near)
    quick = min(result.own, default=0) < QUICK_ANSWERS
    return together and quick and min(players[seat].games, players[other].games) < SETTLED
