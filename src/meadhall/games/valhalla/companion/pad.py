"""The score pad: scores an entered final position by chapter 10, with the reason for each line. (not compiled)"""

from __future__ import annotations

from collections import Counter

from meadhall.core.errors import FieldError
from meadhall.games.valhalla.companion.entered import EnteredTable
from meadhall.games.valhalla.companion.reported import ReportedStrength
from meadhall.games.valhalla.companion.shapes import PadAnswer, PadEntered
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.scoring import chosen_sets, glory, ranking, score, scored_with, shield_table
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import SHIELDS_OF_A_PLAYER
from meadhall.interface.wire import Counted, Tallied


def counted(asked: PadEntered) -> PadAnswer:
    """Return each player's points with the reasons."""
    check(asked)
    g = laid_out(asked)
    won, ranks = g.winners(), sorted((ranking(g, seat) for seat in range(g.seats)), reverse=True)
    return PadAnswer([tallied(g, seat, won, ranks) for seat in range(g.seats)])


def check(asked: PadEntered) -> None:
    """VAL-COMP-11: check the shields: four of each colour, and no player captures their own."""
    for seat, player in enumerate(asked.players):
        where = f"players.{seat}.captured"
        if len(player.captured) != len(asked.players):
            raise FieldError(where, "one number for each player", why="enter-captured")
        if player.captured[seat]:
            raise FieldError(f"{where}.{seat}", "a player cannot capture their own shield", why="enter-own-shield")
    for seat, player in enumerate(asked.players):
        there = player.shields + sum(other.captured[seat] for other in asked.players)
        if there > SHIELDS_OF_A_PLAYER:
            what = f"{there} shields of one colour"
            right = f"there are {SHIELDS_OF_A_PLAYER}"
            raise FieldError(f"players.{seat}.shields", what, right, "VAL-COMP-11", "enter-shields", there)


def laid_out(asked: PadEntered) -> Valhalla:
    """Return the table at the end. All glory is a number: cards in Valhalla have no further effect."""
    seats = len(asked.players)
    g = EnteredTable(GAME.setup(seats, [*asked.modules]), ReportedStrength([0] * seats)).g
    for player, entered in zip(g.players, asked.players, strict=True):
        player.bonus = entered.glory
        player.shields = entered.shields
        player.captured = [*entered.captured]
    return g


def tallied(g: Valhalla, seat: int, won: list[int], ranks: list[tuple[int, int, int]]) -> Tallied:
    """Return one player's lines; players who score together have the same."""
    rank = ranking(g, seat)
    lines = [line for line in lines_of(g, scored_with(g, seat)) if line.points or line.values]
    assert sum(line.points for line in lines) == score(g, seat), "the lines are the score"
    return Tallied(
        seat=seat, lines=lines, total=rank[0], place=1 + ranks.index(rank), won=seat in won, tie=[rank[1], rank[2]]
    )


def lines_of(g: Valhalla, together: list[int]) -> list[Counted]:
    """VAL-SCORE-01…10: glory, shields, sets."""
    table = shield_table(g)
    captured = [sum(g.players[one].captured[other] for one in together) for other in range(g.seats)]
    own = sum(g.players[one].shields for one in together)
    taken = sum(captured)
    lines = [Counted(of="glory", points=sum(glory(g, one) for one in together), rule="VAL-SCORE-02")]
    if table.own:
        lines.append(counted_shields("own-shields", own, table.own))
    lines.append(counted_shields("captured", taken, table.captured))
    for (size, gives), times in sorted(Counter(chosen_sets(captured, table.sets)).items()):
        values = {"size": size, "gives": gives, "times": times}
        lines.append(Counted(of="set", points=gives * times, rule="VAL-SCORE-10", values=values))
    return lines


def counted_shields(of: str, number: int, gives: int) -> Counted:
    """Return the line for captured shields of one kind."""
    return Counted(of=of, points=number * gives, rule="VAL-SCORE-01", values={"number": number, "gives": gives})
