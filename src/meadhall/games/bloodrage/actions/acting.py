"""Who may act in the Action phase.   (spec: BR-ACTION)"""

from __future__ import annotations

from meadhall.core.module import NO_OBJECTION
from meadhall.games.bloodrage.table import BloodRage


def can_act(g: BloodRage, seat: int) -> bool:
    """BR-ACTION-06: not at 0 Rage, not even for nothing (BR-ACTION-11: such seats are skipped).

    BR-ACTION-10, BR-AMB-12: who ran dry and gained Rage acts again; who passed stays out.
    """
    return g.clans[seat].pool > 0 and not g.clans[seat].out


def why_not_act(g: BloodRage, seat: int) -> str:
    """What forbids any action."""
    return NO_OBJECTION if can_act(g, seat) else "BR-ACTION-06"
