"""The end: stat bonuses, conquests, the winner.   (spec: BR-END)"""

from __future__ import annotations

from meadhall.games.bloodrage.effect import pay_for, upgrade_cards, upgrades
from meadhall.games.bloodrage.happenings import SCORED
from meadhall.games.bloodrage.pieces.sheet import STEP_BONUS
from meadhall.games.bloodrage.table import BloodRage


def final_scoring(g: BloodRage) -> None:
    """BR-END-02: Glory for the stats, and for the cards that score at the end (BR-END-03)."""
    for seat in range(g.seats):
        g.gain_glory(seat, stat_bonus(g, seat))
        for card in upgrade_cards(g, seat):
            pay_for(g, seat, card, g.cards[card].upgrade_text.end_glory * g.clans[seat].on_board())
        g.tell(SCORED, seat, [g.clans[seat].glory])


def stat_bonus(g: BloodRage, seat: int) -> int:
    """BR-STAT-09: 10 for a stat on step 4 or 5, 20 on step 6."""
    return sum(STEP_BONUS[step] for step in g.clans[seat].steps)


def card_bonus(g: BloodRage, seat: int) -> int:
    """BR-FX-32: what the cards would pay at the end, on the current board."""
    return g.clans[seat].on_board() * sum(text.end_glory for text in upgrades(g, seat))
