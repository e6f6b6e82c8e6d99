"""Chapter 10. Scoring: glory in Valhalla and shields.   (spec: VAL-SCORE)"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from meadhall.games.valhalla.table import Fate, Valhalla
from meadhall.games.valhalla.terms import EMPTY, Quantity


class ShieldTable:
    """The scoring card for a number of players (VAL-SETUP-03): points for shields and for sets of colours."""

    def __init__(self, own: int, captured: int, sets: list[tuple[int, int]]) -> None:
        self.own = own
        self.captured = captured
        self.sets = sets  # for each number of different colours the value of such a set


TABLES: Final = {
    1: ShieldTable(0, 0, []),  # there is no player to take a shield from
    2: ShieldTable(0, 2, []),  # VAL-SCORE-03, VAL-TV-14
    3: ShieldTable(2, 2, [(2, 2)]),  # VAL-SCORE-04, VAL-TV-15
    4: ShieldTable(2, 2, [(3, 3)]),  # VAL-SCORE-05, VAL-TV-16
    5: ShieldTable(2, 2, [(3, 2), (4, 4)]),  # VAL-SCORE-06, VAL-TV-17
    6: ShieldTable(2, 2, [(4, 3), (5, 5)]),  # VAL-SCORE-07, VAL-TV-18, VAL-TV-19
}


def score(g: Valhalla, seat: int) -> int:
    """VAL-SCORE-01: glory in the player's Valhalla and shield points; players scored together are added up."""
    together = scored_with(g, seat)
    captured = [sum(g.players[one].captured[other] for one in together) for other in range(g.seats)]
    own = sum(g.players[one].shields for one in together)
    return sum(glory(g, one) for one in together) + shield_points(captured, own, shield_table(g))


def scored_with(g: Valhalla, seat: int) -> list[int]:
    """Return the players whose points are counted with this one's, this player first."""
    ally = g.reckon(Quantity.ALLY, seat, EMPTY)
    return [seat] if ally == EMPTY else [seat, ally]


def shield_table(g: Valhalla) -> ShieldTable:
    """VAL-SETUP-03: return the scoring card for the number of players, unless a rule names another one."""
    return TABLES[g.reckon(Quantity.SHIELD_TABLE, EMPTY, g.seats)]


def glory(g: Valhalla, seat: int) -> int:
    """VAL-SCORE-02: each card in Valhalla scores its printed value."""
    player = g.players[seat]
    points = player.bonus
    for kind in player.valhalla.cards:
        points += g.cards.glory(kind)
    return g.reckon(Quantity.GLORY, seat, points)


def shield_points(captured: list[int], own: int, table: ShieldTable) -> int:
    """Return the points for shields and the best sets of captured ones; own ones never enter a set (VAL-SCORE-09)."""
    return own * table.own + sum(captured) * table.captured + best_sets(captured, table.sets)


def best_sets(captured: list[int], sets: list[tuple[int, int]]) -> int:
    """VAL-SCORE-10: return the points of the best sets; 0 if every set needs more colours than were captured."""
    colours = 0
    for shields in captured:
        if shields > 0:
            colours += 1
    for size, _ in sets:
        if size <= colours:
            return sum_of_gifts(chosen_sets(captured, sets))
    return 0


def chosen_sets(captured: list[int], sets: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """VAL-SCORE-10: return the sets with most points; not always the largest first."""
    formed = [each for each in choices_of(sum(captured), sets) if can_form(captured, [size for size, _ in each])]
    return max(formed, key=sum_of_gifts)


def sum_of_gifts(chosen: list[tuple[int, int]]) -> int:
    return sum(gives for _, gives in chosen)


def choices_of(shields: int, sets: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return every choice of sets for this many shields, including no set."""
    found: list[list[tuple[int, int]]] = [[]]
    for size, gives in sets:
        found = [chosen + [(size, gives)] * n for chosen in found for n in range(shields // size + 1)]
    return found


def can_form(captured: list[int], sizes: list[int]) -> bool:
    """VAL-SCORE-08: a shield is in at most one set. k sets, largest first, take at most k of a colour."""
    totals = accumulate(sorted(sizes, reverse=True))
    return all(total <= sum(min(n, k) for n in captured) for k, total in enumerate(totals, start=1))


def ranking(g: Valhalla, seat: int) -> tuple[int, int, int]:
    """VAL-SCORE-11…13: points, then captured shields, then own shields."""
    together = [g.players[one] for one in scored_with(g, seat)]
    captured = sum(player.trophies() for player in together)
    return (score(g, seat), captured, sum(player.shields for player in together))


def winners(g: Valhalla) -> list[int]:
    """VAL-SCORE-14: players who are still tied share the victory; players who play together win or lose together."""
    if g.fate != Fate.OPEN:
        return list(range(g.seats)) if g.fate == Fate.WON else []
    best = max(ranking(g, seat) for seat in range(g.seats))
    return [seat for seat in range(g.seats) if ranking(g, seat) == best]
