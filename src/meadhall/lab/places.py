"""Strength of heroes from all places of their games, not only victories.

A game of six shows not only who won but who came second, third and so on: several times as much. The chance to be the
best of those who are left is in proportion to strength (Plackett–Luce), so opponents are taken into account as well.
Strengths are pulled towards even a little, because heroes hardly differ more than ROOM. This finds heroes to change;
whether a set is fair is measured by victories (`balance.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt

from meadhall.lab.arena import ArenaGame
from meadhall.lab.stats import Interval, Z, chance

ROOM = 0.35  # how far logarithms of strength lie from even, as we expect: 9 points of a win share
ROUNDS = 25
PACE = 0.7  # of a whole step, since all strengths move at once

Strengths = dict[str, float]


def ranked(game: ArenaGame) -> list[str]:
    """The heroes, the best first: winners, then by points."""
    assert game.facts is not None
    seats = sorted(range(len(game.scores)), key=lambda seat: (seat not in game.winners, -game.scores[seat]))
    return [game.facts.heroes[seat] for seat in seats]


def by_places(games: list[list[str]]) -> dict[str, Interval]:
    """What each hero's win share would be between two, the weakest first, from the places of their games."""
    strengths = {hero: 0.0 for game in games for hero in game}
    knowledge: Strengths = {}
    for _ in range(ROUNDS):
        surplus, knowledge = weighed(games, strengths)
        for hero in strengths:
            strengths[hero] += PACE * surplus[hero] / knowledge[hero]
    seen = {hero: sum(hero in game for game in games) for hero in strengths}
    found = {hero: figure(strengths[hero], knowledge[hero], seen[hero]) for hero in strengths}
    return dict(sorted(found.items(), key=lambda item: item[1].value))


def weighed(games: list[list[str]], strengths: Strengths) -> tuple[Strengths, Strengths]:
    """For each hero: how much better he did than these strengths explain, and how much is known of him."""
    weights = {hero: exp(strength) for hero, strength in strengths.items()}
    surplus = {hero: -strength / ROOM**2 for hero, strength in strengths.items()}
    knowledge = dict.fromkeys(strengths, 1 / ROOM**2)
    for best, hero, part in contests(games, weights):
        surplus[hero] += (hero == best) - part
        knowledge[hero] += part * (1 - part)
    return surplus, knowledge


def contests(games: list[list[str]], weights: Strengths) -> Iterator[tuple[str, str, float]]:
    """Each place is a contest among those who have none yet: its winner, a hero, and his chance."""
    for game in games:
        left = sum(weights[hero] for hero in game)
        for place in range(len(game) - 1):
            yield from ((game[place], hero, weights[hero] / left) for hero in game[place:])
            left -= weights[game[place]]


def figure(strength: float, knowledge: float, cases: int) -> Interval:
    spread = Z / sqrt(knowledge)
    value, low, high = (chance(at, 2) for at in (strength, strength - spread, strength + spread))
    return Interval(value, low, high, cases)
