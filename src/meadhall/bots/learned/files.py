"""Learned weights: their files, what they fit, and the policies made of them. (not compiled)

`taste.json` holds the numbers of a policy by name, and how tables of each size are searched with them. A file of a
value network is a line of JSON, which says what the numbers are, then the numbers as half floats, little-endian; rows
of inputs that never came up are left out. A file fits a table if it was made with the same cards, and a network also
has to know every feature of the observations. Where nothing fits, the log says why, and the game's own policy is used.
"""

from __future__ import annotations

import logging
import re
import struct
from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall.bots.learned.network import Encoding, InputLayout, Network, NetworkPolicy
from meadhall.bots.policy import NEUTRAL, Policy
from meadhall.bots.settings import SearchParams
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.interface import datafiles, shelf
from meadhall.interface.wire import Feature

LOG = logging.getLogger("meadhall.bots")

FORMAT = "meadhall-value-1"
KIND = datafiles.FileKind(FORMAT, "a file of weights", "meadhall learn")
OTHERS = re.compile(r"^(\w+) [1-9]\d*: ")
HEX = re.compile(r"[0-9a-f]+")
TABLE = "table of "  # the feature that says how many players there are
SIGNS = "signs"
BITS_OF_A_BYTE = 8
WAYS = {
    "count": Encoding.AMOUNT,
    "number": Encoding.AMOUNT,
    "flag": Encoding.AMOUNT,
    "bits": Encoding.BITS,
    "card": Encoding.ONE_OF,
    "seat": Encoding.ONE_OF,
    "category": Encoding.ONE_OF,
}


class Input(msgspec.Struct, frozen=True):
    """Some bytes of the observation and their rows; the same bytes of all rivals share them."""

    name: str
    way: int
    size: int  # number of places with separate rows; 1 if the order does not matter
    high: int
    first: int

    @property
    def rows(self) -> int:
        """Return the number of its rows."""
        each = {Encoding.AMOUNT: 2, Encoding.ONE_OF: self.high + 1, Encoding.BITS: BITS_OF_A_BYTE}[Encoding(self.way)]
        return self.size * each


class WeightsHead(datafiles.Formatted, frozen=True):
    """The first line of a file: what the numbers are, and what they were made for."""

    game: str
    rules: int  # version of the rules
    cards: str  # the digest of the cards
    players: list[int]
    width: int
    signs: int
    inputs: list[Input]
    made: str = ""  # name of the training run
    kept: str = ""  # a bit for each row, in hex: is it in the file? The others are 0. "": all are

    @property
    def rows(self) -> int:
        """Return the total number of rows."""
        return max(known.first + known.rows for known in self.inputs)


class ValueFile(msgspec.Struct, frozen=True):
    """A network with what it was made for."""

    head: WeightsHead
    network: Network


def shared_name(name: str) -> str:
    """Return the name that all rivals share: "player 3: squad" becomes "rival player: squad"."""
    return OTHERS.sub(r"rival \1: ", name)


def input_of(feature: Feature, first: int) -> Input:
    """Return how a feature is read.

    Amounts and bits belong to their place; the order of cards and categories is ignored.
    """
    way = WAYS[feature.kind]
    size = 1 if way == Encoding.ONE_OF else feature.size
    return Input(shared_name(feature.name), way, size, feature.high, first)


def misfit(head: WeightsHead, game: Game, match: Match) -> str:
    """Return why these weights do not fit the table; "" if they do."""
    known = {one.name: one for one in head.inputs}
    if match.seats not in head.players:
        return f"made for {', '.join(map(str, head.players))} players, not for {match.seats}"
    if game.cards_digest(match.rules) != head.cards:
        return "made with other cards"
    for feature in features_of(game, match):
        wanted = input_of(feature, 0)
        have = known.get(wanted.name)
        if have is None or have.way != wanted.way or have.size < wanted.size or have.high < wanted.high:
            return f"made without {feature.name!r}"
    return ""


def features_of(game: Game, match: Match) -> list[Feature]:
    """Return the meaning of the bytes of an observation."""
    features = shelf.kit(game.key).features
    return [] if features is None else features(match)


def layout_of(head: WeightsHead, game: Game, match: Match) -> InputLayout:
    """Return how the observations of this table are read."""
    known = {one.name: one for one in head.inputs}
    size = len(match.observe(0))
    ways, firsts, highs = [int(Encoding.SKIPPED)] * size, [0] * size, [0] * size
    for feature in features_of(game, match):
        one = known[shared_name(feature.name)]
        for place in range(feature.size):
            at = feature.start + place
            ways[at], highs[at] = one.way, one.high
            firsts[at] = one.first + (place * (one.rows // one.size) if one.size > 1 else 0)
    return InputLayout(ways, firsts, highs, known[SIGNS].first, [known[f"{TABLE}{match.seats}"].first])


def encoded(head: WeightsHead, numbers: list[float]) -> bytes:
    """Return the bytes of a file. Rows that are 0 are left out, because most inputs never occur."""
    size, count = head.width + 1, head.rows
    there = [any(numbers[row * size : (row + 1) * size]) for row in range(count)]
    stored = [number for row in range(count) if there[row] for number in numbers[row * size : (row + 1) * size]]
    stored += numbers[count * size :]
    bits = sum(1 << row for row in range(count) if there[row])
    head = msgspec.structs.replace(head, kept="" if all(there) else f"{bits:x}")
    return msgspec.json.encode(head) + b"\n" + struct.pack(f"<{len(stored)}e", *stored)


def decoded(data: bytes, name: str) -> ValueFile:
    """Read the bytes of a file. Raises DataError."""
    line, _, rest = data.partition(b"\n")
    head = datafiles.decode_file(line, name, WeightsHead, KIND)
    sizes, there = parts_of(head), rows_in(head, name)
    count = sum(sizes) - there.count(False) * (head.width + 1)
    if len(rest) != 2 * count:
        raise DataError(f"{name}: {len(rest)} bytes of weights", right=f"{2 * count} by its first line")
    numbers = list(struct.unpack(f"<{count}e", rest))
    return ValueFile(head, Network(*cut(filled(numbers, there, head.width + 1), sizes)))


def rows_in(head: WeightsHead, name: str) -> list[bool]:
    """Return the indexes of the rows in the file."""
    if not head.kept:
        return [True] * head.rows
    if not HEX.fullmatch(head.kept) or int(head.kept, 16) >> head.rows:
        raise DataError(f"{name}: kept {head.kept[:40]!r}", right=f"{head.rows} bits in hex")
    bits = int(head.kept, 16)
    return [bool(bits >> row & 1) for row in range(head.rows)]


def filled(numbers: list[float], there: list[bool], size: int) -> list[float]:
    """Return all rows, with zeros for missing ones, and the numbers after the rows."""
    out: list[float] = []
    at = 0
    for one in there:
        out += numbers[at : at + size] if one else [0.0] * size
        at += size if one else 0
    return out + numbers[at:]


def parts_of(head: WeightsHead) -> list[int]:
    """Return the size of each part of the network."""
    return [head.rows * (head.width + 1), head.width, head.width * (head.width + 1), head.width]


def cut(numbers: list[float], sizes: list[int]) -> list[list[float]]:
    """Split the numbers into parts of these sizes."""
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    return [numbers[start : start + size] for start, size in zip(starts, sizes, strict=True)]


@lru_cache(maxsize=8)
def load(path: Path) -> ValueFile:
    """Return the network of a file, which is read once."""
    return decoded(path.read_bytes(), path.name)


# -- weights of policies

TASTE_FORMAT = "meadhall-taste-1"
TASTE_KIND = datafiles.FileKind(TASTE_FORMAT, "a learned taste", "meadhall learn")
TASTE_FILE = "taste.json"
PolicyWeights = dict[str, list[float]]


class TableSearch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How tables from this number of players on are searched with learned weights."""

    prior_scale: float = 0.0  # factor of the prior's weight in a tree; 0: the policy's own
    network: str = ""  # the file of the value network, beside this one; "": none, a tree is searched
    turn: SearchParams = SearchParams()  # with the network: parameters for turns,
    other: SearchParams = SearchParams()  # for any other question,
    disputed: SearchParams | None = None  # and for calculated answers that may be wrong; None: they are not checked


class TasteFile(datafiles.Formatted, frozen=True):
    """Learned weights of a policy, by the smallest number of players for which they are used."""

    game: str
    cards: str  # the digest of the cards
    made: str
    search: dict[int, TableSearch]
    tables: dict[int, PolicyWeights]


class LearnedPolicy(msgspec.Struct, frozen=True):
    """A policy with learned weights, and how to search with it."""

    policy: Policy
    table: TableSearch
    own: Policy  # the game's policy without learned weights


@lru_cache(maxsize=8)
def read_taste(path: Path) -> TasteFile:
    """Read the file, once. Raises DataError."""
    return datafiles.decode_file(path.read_bytes(), path.name, TasteFile, TASTE_KIND)


def own_policy(game: str) -> Policy:
    """Return the policy of a game; the neutral one if its kit has none."""
    policy = shelf.kit(game).policy
    return NEUTRAL if policy is None else policy()


def learned_weights_for(game: str, rules: Rulebook[Match]) -> tuple[PolicyWeights, TableSearch, str]:
    """Return the weights for such a table and how to search with them; or no weights, and the reason."""
    file = Path(__file__).parent.parent / game / TASTE_FILE
    if not file.exists():
        return {}, TableSearch(), "never made"
    taste, seats = read_taste(file), rules.setup.seats
    if shelf.game_named(game).cards_digest(rules) != taste.cards:
        return {}, TableSearch(), "made with other cards"
    tables = [players for players in taste.tables if players <= seats]
    if not tables:
        return {}, TableSearch(), f"made for more than {seats} players"
    known = [players for players in taste.search if players <= seats]
    return taste.tables[max(tables)], taste.search[max(known)] if known else TableSearch(), ""


@lru_cache(maxsize=64)
def learned_policy(game: str, rules: Rulebook[Match], seat: int) -> LearnedPolicy | None:
    """Return a seat's learned policy for tables with these rules. If nothing fits, log the reason and return None."""
    weights, table, misfit_reason = learned_weights_for(game, rules)
    if misfit_reason:
        LOG.info("%s: plays without learned weights; they were %s", game, misfit_reason)
        return None
    own = own_policy(game)
    policy = own.with_weights(seat, rules.setup.seats, weights)
    network = value_network(game, rules, table.network) if table.network else None
    if network is None:
        return LearnedPolicy(policy, msgspec.structs.replace(table, network=""), own)
    return LearnedPolicy(NetworkPolicy(own, policy, *network), table, own)


@lru_cache(maxsize=64)
def value_network(game: str, rules: Rulebook[Match], name: str = "") -> tuple[Network, InputLayout] | None:
    """Return a game's value network (or the file `name` beside it) and its input layout; None if it does not fit."""
    file, title = shelf.kit(game).value, shelf.game_named(game)
    file = file.with_name(name) if file is not None and name else file
    if file is None or not file.exists():
        return None
    found, match = load(file), title.new(rules, seeded("layout"))
    if why := misfit(found.head, title, match):
        LOG.info("%s: evaluates without a network; it was %s", game, why)
        return None
    return found.network, layout_of(found.head, title, match)
