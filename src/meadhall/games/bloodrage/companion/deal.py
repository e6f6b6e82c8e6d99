"""Lists the results of setup: clans, destroyed provinces, pillage tokens, first player. (not compiled)"""

from __future__ import annotations

from meadhall.games.bloodrage.names import key_of
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import CLAN_NAMES, NONE, PROVINCES
from meadhall.interface.wire import Dealt, Subject

TABLE = -1


def dealt(g: BloodRage) -> list[Dealt]:
    """BR-SETUP-02, BR-SETUP-09…13, BR-SETUP-23."""
    clans = list(range(len(CLAN_NAMES)))
    g.chance.shuffle(clans)
    lots = [Dealt(seat=seat, of="clan", subjects=[thing(g, "clan", clans[seat])]) for seat in range(g.seats)]
    lots.append(Dealt(seat=g.first, of="first", subjects=[]))
    lots.append(Dealt(seat=TABLE, of="doomed", subjects=[thing(g, "province", place) for place in g.doomed]))
    gone = [place for place in range(PROVINCES) if not g.live_province[place]]
    if gone:
        lots.append(Dealt(seat=TABLE, of="destroyed", subjects=[thing(g, "province", place) for place in gone]))
    tokens = [(place, token) for place, token in enumerate(g.tokens) if token != NONE]
    return lots + [
        Dealt(seat=TABLE, of="token", subjects=[thing(g, "province", place), thing(g, "token", token)])
        for place, token in tokens
    ]


def thing(g: BloodRage, sort: str, number: int) -> Subject:
    return Subject(sort=sort, key=key_of(g, sort, number), number=number)
