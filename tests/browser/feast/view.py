"""The feast as one guest sees it."""

from __future__ import annotations

import msgspec

from .game import DISHES, Feast


class Guest(msgspec.Struct, frozen=True):
    """A guest; a hand that is None may not be seen."""

    seat: int
    hand: list[str] | None
    hand_size: int
    points: int


class View(msgspec.Struct, frozen=True):
    """The whole table for one seat."""

    game: str
    seat: int
    active: int
    board: list[str]
    deck: int
    guests: list[Guest]
    over: bool
    winners: list[int]


def view(g: Feast, seat: int) -> View:
    """Everything but the hands of others."""
    guests = [guest(g, other, seat) for other in range(g.seats)]
    winners = g.winners() if g.over else []
    return View("feast", seat, g.active, named(g.board), len(g.deck.cards), guests, g.over, winners)


def guest(g: Feast, who: int, seat: int) -> Guest:
    hand = g.hands[who]
    return Guest(who, named(hand.cards) if hand.shown_to(seat) else None, len(hand.cards), g.points[who])


def named(dishes: list[int]) -> list[str]:
    return [DISHES[dish] for dish in dishes]


def catalogue(g: Feast) -> list[str]:
    """All dishes there are."""
    return DISHES
