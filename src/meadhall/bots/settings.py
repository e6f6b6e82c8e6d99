"""Settings of a bot: what its name says, as one frozen struct that is passed down to the search. (not compiled)

`settings_for("skald@500/1.0s")` is the only place where a name becomes settings.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from meadhall.core.errors import SetupError
from meadhall.interface import shelf

TRIES: Final = 500  # about a second of a compiled engine
FOREVER: Final = float("inf")

RANDOM: Final = "random"  # a random answer
POLICY: Final = "policy"  # the game's policy decides at once
SEARCH: Final = "search"  # answers are compared by playouts

LIMITED: Final = re.compile(r"(?P<name>[^@]+)@(?P<limits>[0-9.]+s?(/[0-9.]+s?)?)")


class SearchParams(msgspec.Struct, frozen=True):
    """The parameters of a search: how it chooses, plays out and ranks answers. Chances are between 0 and 1."""

    candidates: int = 10  # answers that are compared, at most
    worlds: int = 0  # worlds that are sampled, at most; 0: as many as the budget allows
    moments: int = 4  # quiet moments until the position of a playout is evaluated
    prior: float = 0.12  # weight of the policy's prior beside the mean result
    early_prior: float = 0.0  # additional weight of the prior before the first world; it shrinks with each world
    to_the_end: bool = False  # playouts go on to the end of the game
    # A tree below the candidates:
    tree: bool = True
    rival_nodes: bool = True  # rivals have nodes; else the policy answers for them
    exploration: float = 0.3  # weight of answers that were tried rarely
    # Candidates compared with a baseline, the policy's own answer, by differences within each world:
    baseline: bool = False
    plain_rivals: bool = False  # in playouts, rivals answer by the policy without learned weights
    spacing: int = 1  # quiet moments between the last three positions that are evaluated; their mean counts
    exact_error: float = 0.0  # error of playouts with quick battles; above 0, a long search ends with exact battles
    finish_exactly: bool = False  # an action in progress when the playout begins is played exactly
    belief: float = 0.04  # standard deviation of how much better than the baseline an answer may be
    handicap: float = 0.004  # expected disadvantage of an answer against the baseline
    prior_handicap: float = 0.008  # additional disadvantage per unit of log prior below the baseline
    certainty: float = 2.0  # standard errors between the best two that end the search
    precision: float = 0.01  # or the standard error at which more worlds are not worth the time


class BotSettings(msgspec.Struct, frozen=True):
    """Everything that decides how a bot answers, apart from the game and the position."""

    name: str
    method: str  # RANDOM, POLICY or SEARCH
    for_search: bool = False  # uses the policy that was tuned for searches
    learned: bool = False  # uses learned weights if they fit the table
    exact: bool = False  # gives calculated answers without a search
    character: str = ""  # key of the policy's character; "": none
    tries: int = TRIES
    seconds: float = FOREVER
    search: SearchParams = SearchParams()


LOOKAHEAD: Final = SearchParams(candidates=8, worlds=16, moments=1, prior=0.2, tree=False)
STRENGTHS: Final = {  # weakest first
    settings.name: settings
    for settings in (
        BotSettings("thrall", RANDOM),
        BotSettings("karl", POLICY),
        BotSettings("jarl", SEARCH, search=LOOKAHEAD),
        BotSettings("einherjar", SEARCH, for_search=True, exact=True),
        BotSettings("skald", SEARCH, for_search=True, exact=True, learned=True),
    )
}
CHARACTERS: Final = {
    f"jarl-{character}": BotSettings(
        f"jarl-{character}", SEARCH, character=character, search=msgspec.structs.replace(LOOKAHEAD, prior=0.4)
    )
    for character in ("reckless", "careful", "glorious", "loki")
}
BOTS: Final = STRENGTHS | CHARACTERS | {"random": STRENGTHS["thrall"], "greedy": STRENGTHS["karl"]}  # former names
HINTS: Final = "jarl"  # the bot that gives hints


def settings_for(name: str) -> BotSettings:
    """Parse a name: "jarl@50" tries 50 times, "jarl@0.2s" thinks for 0.2 s, "jarl@50/0.2s" stops at either limit."""
    limited = LIMITED.fullmatch(name)
    if limited is None:
        shelf.check_name("bot", name, BOTS)
        return BOTS[name]
    shelf.check_name("bot", limited["name"], BOTS)
    settings = msgspec.structs.replace(BOTS[limited["name"]], tries=0)
    try:
        for limit in limited["limits"].split("/"):
            if limit.endswith("s"):
                settings = msgspec.structs.replace(settings, seconds=float(limit[:-1]))
            else:
                settings = msgspec.structs.replace(settings, tries=int(limit))
    except ValueError:
        right = 'write "jarl@50", "jarl@0.2s" or "jarl@50/0.2s"'
        raise SetupError(f"no limit for a bot: {name!r}", right=right) from None
    return settings


def with_time_limit(name: str, seconds: float) -> str:
    """The name of the same bot with this time limit, unless the name has limits already."""
    return name if "@" in name else f"{name}@{TRIES}/{seconds}s"
