"""Compares the results of battles with the odds at their beginning."""

from __future__ import annotations

from meadhall.core.events import Event
from meadhall.core.match import Match
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from meadhall.interface.wire import Likely
from meadhall.research.review.shapes import Fight
from meadhall.research.review.walk import ReviewedMove

UPSET = 0.4  # results with at most this probability are reported


def attacks(saved: Recorded, moves: list[ReviewedMove]) -> dict[int, bool]:
    """Return the answers that began a decided battle, each with whether the attacker won."""
    battles, log = shelf.kit(saved.game.key).battles, saved.match.log or []
    if battles is None:
        return {}
    out: dict[int, bool] = {}
    begun: ReviewedMove | None = None
    for move in moves:
        for event in log[move.lines[0] : move.lines[1]]:
            if event.what.key == battles.begins:
                begun = move
            elif begun is not None and event.what.key in (battles.won, *battles.unwon):
                out[begun.at] = is_won(event, battles.won, begun.seat)
                begun = None
    return out


def is_won(event: Event, won: str, seat: int) -> bool:
    return event.what.key == won and event.seat == seat


def fight(saved: Recorded, match: Match, move: ReviewedMove, won: bool) -> Fight | None:
    """Return a battle with the odds that its attacker could calculate, or None if the game gives none."""
    likely = likely_for(saved, match, move.seat, move.action)
    if likely is None:
        return None
    upset = (likely.chance if won else 1 - likely.chance) <= UPSET
    return Fight(at=move.at, seat=move.seat, subject=likely.subject, chance=likely.chance, won=won, upset=upset)


def likely_for(saved: Recorded, match: Match, seat: int, action: int) -> Likely | None:
    """Return the odds that this answer wins a battle, or None."""
    odds = shelf.odds(saved.game, match, seat)
    return next((one for one in odds.chances if one.action == action), None) if odds else None
