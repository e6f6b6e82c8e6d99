"""Who may act in the Action phase.   (spec: BR-ACTION)"""

from __future__ import annotations

from meadhall.core.module import NO_OBJECTION
from meadhall.games.bloodrage.table import BloodRage


def can_act(g: BloodRage, seat: int) -> bool:
    """BR-ACTION-06: a player at 0 Rage cannot act, not even for free (BR-ACTION-11: such seats are skipped).

    BR-ACTION-10, BR-AMB-12: a player who ran out of Rage and gained some acts again; one who passed does not.
    """
    return g.clans[seat].pool > 0 and not g.clans[seat].out


def why_not_act(g: BloodRage, seat: int) -> str:
    """Return the rule that forbids any action."""
    return NO_OBJECTION if can_act(g, seat) else "BR-ACTION-06"
