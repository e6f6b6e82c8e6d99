"""Achievements: the jarl of a player, and what that player did in a finished game.

An achievement is computed from the end of the match and its log. Its messages are `deed-<key>` and `deed-<key>-text`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.events import Event, Happening
from meadhall.games.valhalla.battles.battle import ATTACKED, SHIELD_TAKEN, WON
from meadhall.games.valhalla.jarls.chapter import JARL_USED
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAYED
from meadhall.games.valhalla.terms import EMPTY, SHIELDS_OF_A_PLAYER

DeedTest = Callable[[Valhalla, list[Event], int], bool]
THREE, TEN = 3, 10


def picks(g: Valhalla, seat: int) -> dict[str, str]:
    """VAL-SETUP-09: the jarl, by the key of his name."""
    jarl = g.players[seat].jarl
    return {} if jarl == EMPTY else {"jarl": f"jarl-{g.cards.jarls[jarl].key}"}


def times(log: list[Event], what: Happening, seat: int) -> int:
    """Return how often an event happened at a seat."""
    return sum(event.what is what and event.seat == seat for event in log)


def battles_won(log: list[Event], seat: int) -> list[int]:
    """Return the attackers of the battles that a seat won."""
    attackers: list[int] = []
    attacker = EMPTY
    for event in log:
        if event.what is ATTACKED:
            attacker = event.seat
        elif event.what is WON and event.seat == seat and attacker != EMPTY:
            attackers.append(attacker)
    return attackers


def won_attack(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-BATTLE-28: did the player win an attack?"""
    return seat in battles_won(log, seat)


def won_defence(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-BATTLE-28: did the player win a defence?"""
    return any(attacker != seat for attacker in battles_won(log, seat))


def took_shield(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-SCORE-01: did the player capture a shield?"""
    return times(log, SHIELD_TAKEN, seat) > 0


def used_jarl(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-JARL-05: did the player use the jarl?"""
    return times(log, JARL_USED, seat) > 0


def three_tactics(g: Valhalla, log: list[Event], seat: int) -> bool:
    """Did the player play three tactics?"""
    return times(log, PLAYED, seat) >= THREE


def kept_shields(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-SCORE-04: did the player keep all own shields?"""
    return g.seats > 1 and g.players[seat].shields == SHIELDS_OF_A_PLAYER


def three_colours(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-SCORE-05: did the player capture shields of three players?"""
    return sum(count > 0 for count in g.players[seat].captured) >= THREE


def ten_in_valhalla(g: Valhalla, log: list[Event], seat: int) -> bool:
    """VAL-SCORE-02: did the player get ten cards into Valhalla?"""
    return len(g.players[seat].valhalla.cards) >= TEN


def quiet_victory(g: Valhalla, log: list[Event], seat: int) -> bool:
    """Did the player win without an attack?"""
    return g.seats > 1 and seat in g.winners() and not g.lost_together() and times(log, ATTACKED, seat) == 0


DEEDS: Final[dict[str, DeedTest]] = {
    "won-attack": won_attack,
    "won-defence": won_defence,
    "took-shield": took_shield,
    "used-jarl": used_jarl,
    "three-tactics": three_tactics,
    "ten-in-valhalla": ten_in_valhalla,
    "kept-shields": kept_shields,
    "three-colours": three_colours,
    "quiet-victory": quiet_victory,
}
