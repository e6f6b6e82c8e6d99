"""Lists the results of setup: jarls and the first player. (not compiled)"""

from __future__ import annotations

from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.setup import FindFirstPlayer
from meadhall.games.valhalla.table import Valhalla
from meadhall.interface.wire import Dealt, Subject


def dealt(g: Valhalla) -> list[Dealt]:
    """VAL-SETUP-07: each player's jarls to choose from. VAL-SETUP-10: the first player, chosen at random."""
    jarls = [Dealt(seat=seat, of="jarls", subjects=jarls_of(g, seat)) for seat in range(g.seats)]
    FindFirstPlayer(50, "VAL-SETUP-10").run(g)
    return [*jarls, Dealt(seat=g.first, of="first", subjects=[])]


def jarls_of(g: Valhalla, seat: int) -> list[Subject]:
    """Return the jarls that a player chooses from."""
    numbers = g.players[seat].jarls.cards
    return [Subject(sort="jarl", key=GAME.key_of(g, "jarl", number), number=number) for number in numbers]
