"""A bot on the published deals of a frozen environment: `meadhall evaluate`.

It sits alone among copies of each built-in bot, every deal from every seat. Deals, opponents and rules belong to
the suite, so that two results with one digest can be compared.
"""

from __future__ import annotations

import hashlib
import importlib.util
from pathlib import Path

import msgspec

import meadhall
from meadhall import env
from meadhall.core.errors import SetupError
from meadhall.lab.arena import DatedRules, Played
from meadhall.lab.stats import Figure, mean
from meadhall.lab.tournament import Score, Series, scores

OPPONENTS = ("thrall", "karl", "jarl@1000", "einherjar@40")  # limited by tries, never by the clock
SOURCES = ("core", "games", "bots")  # what decides how a game goes
LETTERS = 16


class Result(msgspec.Struct, frozen=True):
    """The result, and everything it depends on."""

    suite: str
    bot: str
    games: int
    scores: list[Score]
    margin: Figure  # points more than the mean of the others
    environment: str  # digest of the spec
    engine: str  # digest of the sources of rules and bots
    bot_source: str  # digest of the bot's own file; "" for bots of the house
    digest: str  # of all that but the bot, of the opponents and the games against each: one digest, one test


def series_of(suite: str, bot: str, games: int) -> Series:
    """The games of a suite for one bot."""
    spec = env.frozen(suite)
    if spec.together or spec.players < 2:
        raise SetupError(f"in {suite} nobody plays against another", right="choose a suite with opponents")
    setting = spec.setting
    rules = DatedRules(setting.game, setting.modules, setting.options, setting.cards, setting.rules)
    others = tuple(name for name in OPPONENTS if name != bot)
    return Series(rules, (bot, *others), (spec.players,), games * len(others), f"suite:{suite}", bot)


def result_of(suite: str, bot: str, played: list[Played]) -> Result:
    """The table with everything that it rests on."""
    spec, engine, found = env.frozen(suite), engine_digest(), scores(played)
    used = [suite, spec.digest, engine, OPPONENTS, [score.wins.cases for score in found[:1]], meadhall.__version__]
    return Result(
        suite=suite,
        bot=bot,
        games=len(played),
        scores=found,
        margin=mean([margin(game, bot) for game in played]),
        environment=spec.digest,
        engine=engine,
        bot_source=source_digest(bot),
        digest=hashlib.sha256(msgspec.json.encode(used)).hexdigest()[:LETTERS],
    )


def margin(game: Played, bot: str) -> float:
    """By how many points the bot was ahead of the others' mean."""
    mine = game.scores[game.line_up.index(bot)]
    return mine - (sum(game.scores) - mine) / (len(game.scores) - 1)


def engine_digest() -> str:
    """A checksum of the rules, the cards and the bots of the house."""
    home = Path(meadhall.__file__).parent
    files = [file for part in SOURCES for file in sorted((home / part).rglob("*")) if file.suffix in (".py", ".toml")]
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(home).as_posix().encode() + file.read_bytes())
    return total.hexdigest()[:LETTERS]


def source_digest(bot: str) -> str:
    """A checksum of the file of a bot from elsewhere, where it is a class with one."""
    module, colon, _ = bot.partition(":")
    found = importlib.util.find_spec(module) if colon and module != "run" else None
    if found is None or found.origin is None:
        return ""
    return hashlib.sha256(Path(found.origin).read_bytes()).hexdigest()[:LETTERS]
