"""Turns a request for a new table into its id, setup and seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import structs

from meadhall.server.chat import talk
from meadhall.server.protocol.messages import NewTable, SeatWish
from meadhall.server.storage.rows import Seat, TableSetup

DELAY_VERSIONS = 3  # versions that spectators are behind by default, if several people play


def anywhere(table: str) -> bool:
    """Allow every table id. Used where one process plays all tables."""
    return True


def new_name(plays_here: Callable[[str], bool] = anywhere) -> str:
    """Return a random table id that is played in this process.

    It is hexadecimal: an id that begins with a dash would look like an option of a command.
    """
    while not plays_here(name := secrets.token_hex(9)):
        pass
    return name


def setup_of(wish: NewTable) -> TableSetup:
    """The setup of a requested table."""
    people = sum(1 for seat in wish.seats if seat.kind != "bot")
    delay = wish.delay if wish.delay is not None else (DELAY_VERSIONS if people > 1 else 0)
    setup = TableSetup(wish.modules, wish.options, wish.cards, wish.clock, delay, wish.gallery, wish.luck, wish.stack)
    return structs.replace(setup, rated=wish.rated)


def why_not_rated(wish: NewTable) -> str:
    """Why such a table cannot be declared rated, as a message key; "" if it can be."""
    kinds = [seat.kind for seat in wish.seats]
    if wish.luck or wish.stack:
        return "rated-practice"
    if wish.cards:
        return "rated-cards"
    if "bot" in kinds:
        return "rated-bots"
    if kinds.count("me") != 1 or len(kinds) == 1:
        return "rated-seats"
    return "" if wish.clock is not None else "rated-clock"


def seats_of(table: NewTable, guest: str) -> list[Seat]:
    """The seats of a requested table."""
    return [_seat(number, wish, guest, table) for number, wish in enumerate(table.seats)]


def _seat(number: int, wish: SeatWish, guest: str, table: NewTable) -> Seat:
    if wish.kind == "me":
        return Seat(number, "person", talk.clean_line(wish.name or table.name), "", guest, table.entropy)
    return Seat(number, wish.kind, "", wish.bot, "")
