"""Estimates the strength of heroes from all final places, not only from victories.

A game of six players also shows who came second, third and so on, which is several times as much information. The model
is Plackett–Luce: the chance to be the best of the remaining players is proportional to strength. So the strength of
opponents is taken into account. A prior pulls strengths towards equality, because heroes hardly differ by more than
ROOM. The result shows which heroes to change; fairness of a set is judged by victories (`balance.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt

from meadhall.research.arena import ArenaGame
from meadhall.research.stats import Interval, Z, chance

ROOM = 0.35  # prior standard deviation of log strength: 9 points of a win share
ROUNDS = 25
PACE = 0.7  # damping of each step, because all strengths move at once

Strengths = dict[str, float]


def rank_heroes(game: ArenaGame) -> list[str]:
    """Return the heroes of a game, the best first: winners, then by points."""
    assert game.facts is not None
    seats = sorted(range(len(game.scores)), key=lambda seat: (seat not in game.winners, -game.scores[seat]))
    return [game.facts.heroes[seat] for seat in seats]


def win_shares_by_places(games: list[list[str]]) -> dict[str, Interval]:
    """Return each hero's win share in a game of two, the weakest first, estimated from final places."""
    strengths = {hero: 0.0 for game in games for hero in game}
    knowledge: Strengths = {}
    for _ in range(ROUNDS):
        surplus, knowledge = gradient_and_information(games, strengths)
        for hero in strengths:
            strengths[hero] += PACE * surplus[hero] / knowledge[hero]
    seen = {hero: sum(hero in game for game in games) for hero in strengths}
    found = {hero: figure(strengths[hero], knowledge[hero], seen[hero]) for hero in strengths}
    return dict(sorted(found.items(), key=lambda item: item[1].value))


def gradient_and_information(games: list[list[str]], strengths: Strengths) -> tuple[Strengths, Strengths]:
    """Return the gradient and the information of each hero's log strength."""
    weights = {hero: exp(strength) for hero, strength in strengths.items()}
    surplus = {hero: -strength / ROOM**2 for hero, strength in strengths.items()}
    knowledge = dict.fromkeys(strengths, 1 / ROOM**2)
    for best, hero, part in contests(games, weights):
        surplus[hero] += (hero == best) - part
        knowledge[hero] += part * (1 - part)
    return surplus, knowledge


def contests(games: list[list[str]], weights: Strengths) -> Iterator[tuple[str, str, float]]:
    """Yield each place as a contest of the remaining heroes: the winner, a hero, and that hero's chance to win it."""
    for game in games:
        left = sum(weights[hero] for hero in game)
        for place in range(len(game) - 1):
            yield from ((game[place], hero, weights[hero] / left) for hero in game[place:])
            left -= weights[game[place]]


def figure(strength: float, knowledge: float, cases: int) -> Interval:
    spread = Z / sqrt(knowledge)
    value, low, high = (chance(at, 2) for at in (strength, strength - spread, strength + spread))
    return Interval(value, low, high, cases)
