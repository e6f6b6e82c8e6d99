"""Raid's kit."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from meadhall.interface.kit import Kit, Law

from .rules import GAME, ROUNDS, Raid

HOME = Path(__file__).parent


class PlayerView(msgspec.Struct):
    """What a seat sees of a player; only the owner sees the cards."""

    seat: int
    plunder: int
    hand_size: int
    hand: list[str] | None
    laid: bool


class View(msgspec.Struct):
    """The table of a seat."""

    seat: int
    round: int
    players: list[PlayerView]
    modules: dict[str, Mapping[str, object]]


def view(g: Raid, seat: int) -> View:
    """What a seat may see; a spectator sees no hand."""
    players = [player(g, other, seat) for other in range(g.seats)]
    return View(seat, g.round, players, {module.key: part.show(seat) for module, part in g.remembering()})


def player(g: Raid, who: int, seat: int) -> PlayerView:
    """One player."""
    cards = g.hands[who].cards
    hand = [str(card) for card in cards] if who == seat else None
    return PlayerView(who, g.plunder[who], len(cards), hand, bool(g.laid[who].cards))


def longest(g: Raid) -> int:
    """At each village everybody lays a card and may be asked once whether to drink."""
    return 2 * ROUNDS * g.seats


KIT: Kit[Raid, View] = Kit(game=GAME, home=HOME, law=Law("RAID", HOME), view=view, longest=longest)
