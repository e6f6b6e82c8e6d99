"""Games won or lost together: how often each foe is beaten at each level: `meadhall lab solo`."""

from __future__ import annotations

import msgspec

from meadhall.lab.arena import Bout, Played, Rules
from meadhall.lab.stats import Figure, share
from meadhall.wire import Bar, Challenge

ALL = "all"


class Series(msgspec.Struct, frozen=True):
    """What is played: so many games for each foe, level and player count."""

    rules: Rules
    bot: str
    challenge: Challenge
    seats: tuple[int, ...]
    games: int
    seed: str


class Trial(msgspec.Struct, frozen=True):
    """How often a foe was beaten."""

    foe: str
    level: str
    players: int
    won: Figure
    bar: Bar | None


def bouts(series: Series) -> list[Bout]:
    """The games, numbered."""
    told = series.challenge
    kinds = [(seats, foe, level) for seats in series.seats for foe in told.foes for level in told.levels]
    return [
        Bout(
            at * series.games + game,
            (series.bot,) * seats,
            f"{series.seed}:{seats}:{foe}:{level}:{game}",
            f"{seats}:{foe}:{level}",
            ((told.foe_option, foe), (told.level_option, level)),
        )
        for at, (seats, foe, level) in enumerate(kinds)
        for game in range(series.games)
    ]


def trials(challenge: Challenge, played: list[Played]) -> list[Trial]:
    """Each foe at each level, and all foes together."""
    out: list[Trial] = []
    for seats in sorted({len(game.line_up) for game in played}):
        for foe in [*challenge.foes, ALL]:
            for level in challenge.levels:
                games = [game for game in played if game.group in groups(challenge, seats, foe, level)]
                won = share(sum(1 for game in games if game.winners), len(games))
                out.append(Trial(foe, level, seats, won, challenge.bars.get(level)))
    return out


def groups(challenge: Challenge, seats: int, foe: str, level: str) -> list[str]:
    return [f"{seats}:{one}:{level}" for one in (challenge.foes if foe == ALL else [foe])]
