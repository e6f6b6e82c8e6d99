"""Whole games played at random."""

from __future__ import annotations

from meadhall.core.chance import seeded
from meadhall.core.record import Recorded


def played_out(saved: Recorded, seed: str = "answers") -> Recorded:
    """The same game after random answers to its end."""
    luck = seeded(seed)
    while not saved.match.over:
        seat = saved.match.asked()
        legal = saved.match.legal(seat)
        saved.answer(seat, legal[luck.pick(len(legal))])
    return saved
