"""Achievements: the clan a player had, and what that player did in a finished game.

An achievement is computed from the end of the match and its log. Its messages are `deed-<key>` and `deed-<key>-text`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.events import Event, Happening
from meadhall.games.bloodrage.happenings import DESTROYED, PILLAGED, QUEST_DONE, UPGRADED, WON
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import CLAN_NAMES, LAST_STEP, SLOT_NAMES

DeedTest = Callable[[BloodRage, list[Event], int], bool]
THREE, FIVE, HUNDRED = 3, 5, 100


def picks(g: BloodRage, seat: int) -> dict[str, str]:
    """BR-SETUP-02: the clan, by the key of its name."""
    return {"clan": f"clan-{CLAN_NAMES[seat]}"} if seat < len(CLAN_NAMES) else {}


def times(log: list[Event], what: Happening, seat: int) -> int:
    """Return how often an event happened at a seat."""
    return sum(event.what is what and event.seat == seat for event in log)


def pillaged(g: BloodRage, log: list[Event], seat: int) -> bool:
    """Did the player pillage? Pillaging raises a stat."""
    return times(log, PILLAGED, seat) > 0


def won_battle(g: BloodRage, log: list[Event], seat: int) -> bool:
    """Did the player win a battle?"""
    return times(log, WON, seat) > 0


def quest(g: BloodRage, log: list[Event], seat: int) -> bool:
    """BR-QUEST-05: did the player fulfil a quest, secret until the end of an Age?"""
    return times(log, QUEST_DONE, seat) > 0


def three_quests(g: BloodRage, log: list[Event], seat: int) -> bool:
    """Did the player fulfil three quests?"""
    return times(log, QUEST_DONE, seat) >= THREE


def monster(g: BloodRage, log: list[Event], seat: int) -> bool:
    """BR-UPGRADE-01: did the player get a monster, an upgrade that comes with a figure?"""
    laid = [event.numbers[1] for event in log if event.what is UPGRADED and event.seat == seat]
    return any(slot < len(SLOT_NAMES) and SLOT_NAMES[slot].startswith("monster") for slot in laid)


def five_fell(g: BloodRage, log: list[Event], seat: int) -> bool:
    """Did five of the player's figures fall? That can pay in this game."""
    return times(log, DESTROYED, seat) >= FIVE


def legend(g: BloodRage, log: list[Event], seat: int) -> bool:
    """BR-STAT-10: is a stat on its last step?"""
    return any(step == LAST_STEP for step in g.clans[seat].steps)


def hundred(g: BloodRage, log: list[Event], seat: int) -> bool:
    """BR-SETUP-05: did the player reach a hundred Glory?"""
    return g.scores()[seat] >= HUNDRED


DEEDS: Final[dict[str, DeedTest]] = {
    "pillaged": pillaged,
    "won-battle": won_battle,
    "quest": quest,
    "monster": monster,
    "five-fell": five_fell,
    "three-quests": three_quests,
    "legend": legend,
    "hundred": hundred,
}
