"""The greedy one: rules of thumb where a game has a page of them, else a look one answer ahead."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, ClassVar

from meadhall.bots.base import Bot, Glimpse
from meadhall.core.match import Match
from meadhall.core.play import rollout

AHEAD = 24  # random answers played on after each choice, where there are no rules of thumb


@cache
def thumb(game: str) -> Any:  # Any: a module with `score(glimpse, option)`
    """The page of opinions about a game, `bots/<game>.py`, if there is one."""
    place = f"meadhall.bots.{game}"
    return importlib.import_module(place) if importlib.util.find_spec(place) else None


class Greedy(Bot):
    """Takes what looks best now."""

    key: ClassVar[str] = "greedy"

    def choose(self, glimpse: Glimpse) -> int:
        page = thumb(glimpse.game)
        if page is not None and glimpse.question is not None and glimpse.view is not None:
            return int(page.choose(glimpse))
        return look_ahead(glimpse) if glimpse.worlds else glimpse.legal[0]


class Eager(Greedy):
    """The same for a game without opinions: it imagines what each answer leads to."""

    looks: ClassVar[bool] = False
    worlds: ClassVar[int] = 3


def look_ahead(glimpse: Glimpse) -> int:
    """The answer with the best lead after a short random play, over all imagined positions."""
    return max(glimpse.legal, key=lambda action: sum(lead_after(w, glimpse, action) for w in glimpse.worlds))


def lead_after(world: Match, glimpse: Glimpse, action: int) -> float:
    """How far we are ahead of the best rival after this answer and a few random ones."""
    match = world.copy()
    match.step(glimpse.seat, action)
    rollout(match, glimpse.chance, AHEAD)
    scores = match.scores()
    rivals = [points for seat, points in enumerate(scores) if seat != glimpse.seat]
    return scores[glimpse.seat] - max(rivals, default=0)
