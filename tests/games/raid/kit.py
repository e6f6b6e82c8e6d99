"""Raid's kit."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meadhall.kit import Kit, Law

from .rules import GAME, ROUNDS, Raid

HOME = Path(__file__).parent


class PlayerView(msgspec.Struct):
    """What everybody sees of a player."""

    seat: int
    plunder: int
    cards: int
    laid: bool


class View(msgspec.Struct):
    """The table of a seat."""

    round: int
    players: list[PlayerView]
    hand: list[int]
    modules: dict[str, dict[str, object]]


def view(g: Raid, seat: int) -> View:
    """What a seat may see; a spectator sees no hand."""
    players = [PlayerView(at, g.plunder[at], len(g.hands[at].cards), bool(g.laid[at].cards)) for at in range(g.seats)]
    hand = g.hands[seat].cards[:] if seat >= 0 else []
    parts = {key: g.parts[slot] for key, slot in g.rules.slots.items()}
    return View(g.round, players, hand, {key: part.show(seat) for key, part in parts.items() if part is not None})


def longest(g: Raid) -> int:
    """At each village everybody lays a card and may be asked once whether to drink."""
    return 2 * ROUNDS * g.seats


KIT: Kit[Raid, View] = Kit(game=GAME, home=HOME, law=Law("RAID", HOME), view=view, longest=longest)
