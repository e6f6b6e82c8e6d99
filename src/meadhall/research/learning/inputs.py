"""Inputs of the value network: the named features of all tables, each with its own rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.learned.files import BITS_OF_A_BYTE, SIGNS, TABLE, Input, features_of, input_of, shared_name
from meadhall.bots.learned.network import AMOUNT, Encoding
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.interface.wire import Feature

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]


def inputs_for(game: Game, tables: Iterable[Match], signs: int) -> list[Input]:
    """Return one set of inputs for tables of several sizes. Each feature gets its largest size."""
    found: dict[str, Input] = {}
    for match in tables:
        for feature in features_of(game, match):
            one = input_of(feature, 0)
            known = found.get(one.name, one)
            found[one.name] = Input(one.name, one.way, max(one.size, known.size), max(one.high, known.high), 0)
        found[f"{TABLE}{match.seats}"] = Input(f"{TABLE}{match.seats}", Encoding.BITS, 1, 1, 0)
    found[SIGNS] = Input(SIGNS, Encoding.AMOUNT, signs, 255, 0)
    return place_inputs(list(found.values()))


def place_inputs(inputs: list[Input]) -> list[Input]:
    """Assign consecutive row numbers."""
    out, first = [], 0
    for one in inputs:
        out.append(Input(one.name, one.way, one.size, one.high, first))
        first += one.rows
    return out


class Columns(NamedTuple):
    """How observations of one table are read: one column for each row that a byte may add."""

    byte: Ints
    first: Ints
    high: Ints  # ONE_OF: the largest value added to the row; 0 for others
    shift: Ints  # BITS: number of the bit; -1 for others
    amount: Floats  # AMOUNT: weight of each unit; 0 if only presence counts
    signs: int
    always: int


def columns_for(inputs: list[Input], game: Game, match: Match) -> Columns:
    """Return the columns. They read observations like `bots.learned.files.layout_of`, for many positions at once."""
    known = {one.name: one for one in inputs}
    found = [column for feature in features_of(game, match) for column in columns_of(feature, known)]
    numbers = np.array([column[:4] for column in found], np.int64)
    return Columns(
        byte=numbers[:, 0].copy(),
        first=numbers[:, 1].copy(),
        high=numbers[:, 2].copy(),
        shift=numbers[:, 3].copy(),
        amount=np.array([column[4] for column in found], np.float32),
        signs=known[SIGNS].first,
        always=known[f"{TABLE}{match.seats}"].first,
    )


def columns_of(feature: Feature, known: dict[str, Input]) -> Iterator[tuple[int, int, int, int, float]]:
    """Return the byte, first row, largest value, bit and amount of each row of a feature."""
    one = known[shared_name(feature.name)]
    each = one.rows // one.size
    for place in range(feature.size):
        byte, first = feature.start + place, one.first + (place * each if one.size > 1 else 0)
        if one.way == Encoding.AMOUNT:
            yield byte, first, 0, -1, 0.0
            yield byte, first + 1, 0, -1, AMOUNT
        elif one.way == Encoding.ONE_OF:
            yield byte, first, one.high, -1, 0.0
        else:
            yield from ((byte, first + bit, 0, bit, 0.0) for bit in range(BITS_OF_A_BYTE))
