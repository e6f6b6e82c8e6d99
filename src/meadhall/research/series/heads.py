"""The head of a ledger: the versions of everything that its games depend on."""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Iterable
from pathlib import Path

import msgspec

import meadhall
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.research.series.ledger import LedgerHead
from meadhall.research.series.plan import Shard

LETTERS = 16


def head_of(
    series: msgspec.Struct, kind: str, table: tuple[Game, Rulebook[Match]], bots: Iterable[str], shard: Shard
) -> LedgerHead:
    """Return the head of a series. The number of games is left out, so that a series can be extended."""
    game, book = table
    described = msgspec.json.decode(msgspec.json.encode(series))
    del described["games"]
    sources = {bot: source_digest(bot) for bot in bots}
    return LedgerHead(
        meadhall=meadhall.__version__,
        kind=kind,
        rules=book.setup.rules,
        cards=game.cards_digest(book),
        bots={bot: digest for bot, digest in sources.items() if digest},
        series=described,
        shard=str(shard),
    )


def source_digest(bot: str) -> str:
    """Return a checksum of the file of a bot that is an external class; "" for other bots."""
    module, colon, _ = bot.partition(":")
    found = importlib.util.find_spec(module) if colon and module != "run" else None
    if found is None or found.origin is None:
        return ""
    return hashlib.sha256(Path(found.origin).read_bytes()).hexdigest()[:LETTERS]
