"""Achievements in a finished game: the games define them, the hall only counts."""

from __future__ import annotations

import random

import pytest

from meadhall.core.record import start
from meadhall.interface import shelf
from meadhall.server.people.profiles import Played, achievements, favourites
from meadhall.server.protocol.people import Achievement, Favourite
from meadhall.server.storage.rows import Result
from meadhall.server.tables.engine import NOTHING_GIVEN, EngineGame, EnginePosition, find_games
from meadhall.text.words import LANGUAGES, Words

GAMES = 6


def played(game: str, seats: int, seed: int) -> EnginePosition:
    """Play a whole game with random answers."""
    title, luck = find_games()[game], random.Random(seed)
    assert isinstance(title, EngineGame)
    started = start(title.game, title.game.setup(seats, []), f"deeds {seed}")
    match = started.match
    while not match.over:
        seat = next(seat for seat in range(match.seats) if match.is_asked(seat))
        match.answer(seat, luck.choice(match.legal(seat)))
    return EnginePosition(title, match, match.log or [], NOTHING_GIVEN)


@pytest.mark.parametrize("game", shelf.builtin_games())
def test_every_achievement_occurs_and_has_words(game: str) -> None:
    """In some random games most achievements occur, and none occurs in every game."""
    title = find_games()[game]
    seen: dict[str, set[bool]] = {key: set() for key in title.all_deeds()}
    for seed in range(GAMES):
        end = played(game, 2 + seed % 3, seed)
        assert all(end.picks())
        for deeds in end.deeds():
            for key in seen:
                seen[key].add(key in deeds)
    assert sum(both == {True, False} for both in seen.values()) >= len(seen) * 2 // 3, seen
    for language in LANGUAGES:
        words = Words(language, game)
        names = set(end.picks()[0].values())
        assert all(key in words for key in names)
        assert all(f"deed-{key}" in words and f"deed-{key}-text" in words for key in seen)


def test_a_profile_counts_achievements() -> None:
    def game(at: float, picks: dict[str, str], deeds: list[str], won: bool = True) -> Played:
        return Played("raid", at, 1, Result([1, 2], [int(won)], [1], [], [{}, picks], [[], deeds]))

    games = [game(1.0, {"ship": "karve"}, []), game(2.0, {"ship": "snekkja"}, ["rowed"])]
    games += [
        game(3.0, {"ship": "snekkja"}, ["rowed"], won=False),
        Played("raid", 4.0, 1, Result([1, 2], [1], [1], [])),
    ]
    assert favourites(games) == [
        Favourite("raid", "ship", "snekkja", games=2, won=1),
        Favourite("raid", "ship", "karve", games=1, won=1),
    ]
    assert achievements(games, {"raid": ["rowed", "sailed"]}) == [
        Achievement("raid", "rowed", 2.0),
        Achievement("raid", "sailed", 0.0),
    ]
