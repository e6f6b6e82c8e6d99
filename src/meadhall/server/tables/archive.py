"""Games as files: save a finished game, open a file as a practice table."""

from __future__ import annotations

import json
import secrets
from typing import Any

import msgspec

from meadhall.core import record
from meadhall.core.chance import FastChance
from meadhall.core.errors import RecordError
from meadhall.core.fair import GENERATOR, KEY_BYTES, NO_STATE, source_of
from meadhall.core.game import Game
from meadhall.core.module import Setup
from meadhall.server.storage.rows import ImportedGame, Row, TableSetup
from meadhall.server.tables.replay_cache import path_to

MOST_ANSWERS = 8_000  # in an uploaded file


LogRow = tuple[str, int, str, list[int], int, int]  # a row: kind, seat, action, luck, and where luck stood after it


class Promise(msgspec.Struct, frozen=True):
    """Everything needed to verify the luck of a game offline. `rows` includes undone answers."""

    commitment: str
    seed: str
    entropy: list[str]
    deal: list[int]
    state: tuple[int, int]
    rows: list[LogRow]
    spans: str = ""  # below which number each number of the record's luck was drawn, as letters

    def header(self, saved: dict[str, Any]) -> str:
        """The table's header, rebuilt from the header of the saved game."""
        dealt = {"luck": self.deal, "state": self.state, "seed": self.seed, "entropy": self.entropy}
        return json.dumps({**saved, **dealt})

    def versions(self) -> list[Row]:
        """The rows as the table stored them."""
        return [_version(at + 1, row) for at, row in enumerate(self.rows)]


def _version(number: int, row: LogRow) -> Row:
    kind, seat, action, luck, first, second = row
    return Row(number, "undo" if kind == "undo" else "answer", seat, action, luck, (first, second), "")


def promise_of(header: str, commitment: str, rows: list[Row], spans: str) -> Promise:
    """Collect what proves the luck of a table's game."""
    body = json.loads(header)
    told: list[LogRow] = [(row.kind, row.seat, row.action, row.luck, *row.state) for row in rows]
    return Promise(commitment, body["seed"], body["entropy"], body["luck"], body["state"], told, spans)


def whole_record(game: Game, header: str, rows: list[Row], commitment: str) -> str:
    """The record of a finished game as JSON, with the data that proves its luck."""
    path = path_to(rows, len(rows))
    body, setup, live = pinned(game, json.loads(header))
    names = game.begin(game.rulebook(setup), FastChance(1, 1))
    answers = [(row.seat, record.named_action(game, names, row.action)) for row in path]
    luck = body["luck"] + [number for row in path for number in row.luck]
    played = record.replay(game, setup, record.header_of(body), answers, luck, live, source_of(body))
    saved: dict[str, Any] = json.loads(played.save(secret=False))
    if commitment and "entropy" in body:
        saved["promise"] = msgspec.to_builtins(promise_of(header, commitment, rows, record.to_letters(played.spans)))
    return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))


def pinned(game: Game, body: dict[str, Any]) -> tuple[dict[str, Any], Setup, bool]:
    """The header of a stored game, its setup, and whether it is live.

    If the host has changed the card set since, the current cards are used. Luck and answers are stored, so the game
    is mostly unaffected.
    """
    try:
        return body, *record.read_header(game, body)
    except RecordError:
        chosen = game.setup(len(body["seats"]), body["modules"], body["options"], cards=body["cards"])
        now = {**body, "cards_digest": game.cards_digest(game.rulebook(chosen))}
        return now, *record.read_header(game, now)


def adopted(game: Game, body: dict[str, Any]) -> ImportedGame:
    """Turn a saved game into rows for a new table. The game is replayed to check it; later luck is new."""
    if not isinstance(body["answers"], str) or len(body["answers"]) > MOST_ANSWERS:
        raise RecordError("this game is too long for a table", right=f"at most {MOST_ANSWERS} answers")
    game_record = record.load(game, body)
    ends = [mark.luck for mark in game_record.marks] + [len(game_record.luck)]
    header = json.dumps({**game_record.header, "luck": game_record.luck[: ends[0]], **fresh_luck()})
    rows = [_row(game_record, at, ends) for at in range(len(game_record.answers))]
    setup = TableSetup(game_record.setup.modules, game_record.setup.options, game_record.header["cards"])
    names = [str(name)[:32] for name in game_record.header["seats"]]
    return ImportedGame(names, setup, header, rows, game_record.match.over)


def _row(game: record.Recorded, at: int, ends: list[int]) -> Row:
    seat, action = game.answers[at]
    name = record.action_name(game.game, game.match, action)
    return Row(at + 1, "answer", seat, name, game.luck[ends[at] : ends[at + 1]], NO_STATE, f"auto:{at + 1}")


def renumbered(path: list[Row]) -> list[Row]:
    """Number these answers for a new table whose later luck is new."""
    return [
        Row(at + 1, "answer", row.seat, row.action, row.luck, NO_STATE, f"auto:{at + 1}") for at, row in enumerate(path)
    ]


def fresh_luck() -> dict[str, Any]:
    """The header fields for new secret luck from the current generator."""
    return {"generator": GENERATOR, "key": secrets.token_hex(KEY_BYTES), "stack": [], "state": NO_STATE}
