"""Measures a bot on the published deals of a frozen environment: `meadhall evaluate`.

The bot plays alone against copies of each built-in bot, every deal from every seat. The suite fixes deals, opponents
and rules, so two results with the same digest can be compared.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from meadhall import env
from meadhall.core.errors import SetupError
from meadhall.research.arena import ArenaGame, DatedRules
from meadhall.research.fingerprint import LETTERS, fingerprint
from meadhall.research.series.heads import source_digest
from meadhall.research.stats import Interval, Mean
from meadhall.research.tournament import RunningScores, Score, TournamentSeries

OPPONENTS = ("thrall", "karl", "jarl@1000", "einherjar@40")  # limits in seconds depend on the machine


class Evaluation(msgspec.Struct, frozen=True):
    """The result with everything that it depends on."""

    suite: str
    bot: str
    games: int
    scores: list[Score]
    margin: Interval  # difference between its points and the mean of the others
    environment: str  # digest of the environment's spec
    engine: str  # fingerprint of the rules and the opponents
    bot_source: str  # digest of the bot's own file; "" for built-in bots
    digest: str  # digest of suite, environment, engine, opponents and number of games


def series_of(suite: str, bot: str, games: int) -> TournamentSeries:
    """Return the tournament of a suite for one bot."""
    spec = env.frozen(suite)
    if spec.together or spec.players < 2:
        raise SetupError(f"{suite} has no opponents", right="choose a suite with opponents")
    setting = spec.setting
    rules = DatedRules(setting.game, setting.modules, setting.options, setting.cards, setting.rules)
    others = tuple(name for name in OPPONENTS if name != bot)
    return TournamentSeries(rules, (bot, *others), (spec.players,), games * len(others), f"suite:{suite}", bot)


def result_of(suite: str, bot: str, played: Iterable[ArenaGame]) -> Evaluation:
    """Return the results with everything that they depend on."""
    standing, ahead = RunningScores(), Mean()
    for game in played:
        standing.add(game)
        ahead.add(margin(game, bot))
    found = standing.scores()
    return Evaluation(
        suite=suite,
        bot=bot,
        games=ahead.count,
        scores=found,
        margin=ahead.figure(),
        environment=env.frozen(suite).digest,
        engine=engine_of(suite),
        bot_source=source_digest(bot),
        digest=digest_of(suite, found[0].wins.cases),
    )


def engine_of(suite: str) -> str:
    """Return the fingerprint of a suite's rules and opponents."""
    return fingerprint(series_of(suite, OPPONENTS[0], 1).rules, env.frozen(suite).players, OPPONENTS)


def digest_of(suite: str, games: int) -> str:
    """Return a checksum of the test. Leaderboard rows with equal checksums can be compared."""
    used = [suite, env.frozen(suite).digest, engine_of(suite), OPPONENTS, games]
    return hashlib.sha256(msgspec.json.encode(used)).hexdigest()[:LETTERS]


def margin(game: ArenaGame, bot: str) -> float:
    """Return the difference between the bot's points and the mean of the others."""
    mine = game.scores[game.line_up.index(bot)]
    return mine - (sum(game.scores) - mine) / (len(game.scores) - 1)
