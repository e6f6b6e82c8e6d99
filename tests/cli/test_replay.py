"""Saved games: printed, checked, shown; every other file gets one clear error."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.record import MOST_BYTES, Recorded
from tests.cli.conftest import Command

Body = dict[str, Any]


def test_a_sound_file_is_ok_and_its_answers_are_counted(meadhall: Command, saved_file: Path, played: Recorded) -> None:
    assert meadhall("replay", saved_file, "--check") == (0, f"ok, {len(played.answers)} answers\n", "")


def test_without_options_the_log_is_told_in_sentences(meadhall: Command, saved_file: Path) -> None:
    told = meadhall("replay", saved_file)
    assert told.code == 0
    assert "Ragnarök comes to Anna." in told.out
    assert "[" not in told.out.replace("[yes]", ""), "words are missing"


def test_a_seat_hears_what_it_may_know(meadhall: Command, saved_file: Path) -> None:
    anna, all_see = (meadhall("replay", saved_file, "--seat", n).out for n in (1, 0))
    assert "You draw " in anna
    assert "You draw " not in all_see
    assert "Anna draws a card" in all_see


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "cs"])
def test_the_table_after_some_answers(meadhall: Command, saved_file: Path, lang: str) -> None:
    table = meadhall("replay", saved_file, "--to", 30, "--lang", lang)
    assert table.code == 0
    assert "Anna" in table.out
    assert "[card" not in table.out


@pytest.mark.parametrize(("number", "fits"), [(0, True), (-1, False), (100_000, False)])
def test_only_answers_that_were_given_can_be_stepped_to(
    meadhall: Command, saved_file: Path, number: int, fits: bool
) -> None:
    said = meadhall("replay", saved_file, f"--to={number}")
    assert said.code == (0 if fits else 2)
    assert fits or "this game has" in said.err


def test_a_seat_that_is_not_there(meadhall: Command, saved_file: Path) -> None:
    assert "seats 1 to 3" in meadhall("replay", saved_file, "--seat", 4).err


def change(**fields: object) -> Callable[[Body], object]:
    return lambda body: body | fields


def without(key: str) -> Callable[[Body], object]:
    return lambda body: {name: value for name, value in body.items() if name != key}


def deep(body: Body) -> object:
    nest: object = []
    for _ in range(900):
        nest = [nest]
    return body | {"options": nest}


def answers_cut(body: Body) -> object:
    return body | {"answers": body["answers"][:-40]}


def luck_edited(body: Body) -> object:
    return body | {"luck": "#" * len(body["luck"])}


def names_swapped(body: Body) -> object:
    return body | {"names": dict(reversed(body["names"].items()))}


EDITS: dict[str, tuple[Callable[[Body], object], str]] = {
    "another thing": (lambda body: ["no", "game"], "not a saved game"),
    "another format": (change(format="chess"), "not a saved game"),
    "a future format": (change(version=2), "format version 2"),
    "a format that is no number": (change(version=[1]), "format version"),
    "another rules version": (change(rules=99), "rules version 99"),
    "a rules version before the first": (change(rules=0), "rules version 0"),
    "a rules version of another sort": (change(rules={"a": 1}), "rules version"),
    "other cards": (change(cards_digest="0123456789abcdef"), "digest"),
    "an unknown card set": (change(cards="no-such-set"), "no card set"),
    "a card set that is no text": (change(cards=7), "no card set"),
    "an unknown game": (change(game="chess"), "no game"),
    "a game of another sort": (change(game=["valhalla"]), "no game"),
    "an unknown module": (change(modules=["no-such-module"]), "no module"),
    "modules of another sort": (change(modules=[["loki"]]), "well formed"),
    "modules that are no list": (change(modules="loki"), "well formed"),
    "a forbidden combination": (change(seats=["a", "b"]), "VAL-AMB-016"),
    "an unknown option": (change(options={"no_such_option": "on"}), "no option"),
    "options of another sort": (change(options={"bonus_any_card": 1}), "well formed"),
    "too many seats": (change(seats=["a"] * 50), "2 to 6 can play"),
    "no seats": (change(seats=[]), "2 to 6 can play"),
    "seats that are no list": (change(seats=3), "well formed"),
    "no answers": (without("answers"), "'answers' is missing"),
    "no seats field": (without("seats"), "'seats' is missing"),
    "answers of another sort": (change(answers=[1, 2]), "must be a text"),
    "answers without names": (change(names={}), "has no name"),
    "answers of no letter": (change(answers=" \n"), "means nothing"),
    "answers cut off": (answers_cut, "left over"),
    "luck edited": (luck_edited, ""),
    "luck of another sort": (change(luck=None), "must be a text"),
    "luck cut off": (change(luck="###"), "luck"),
    "names swapped": (names_swapped, ""),
    "a name that means nothing": (change(names={"dance": ["with-wolves"]}), "no verb"),
    "a name of another sort": (change(names={"a": 1}), "must hold lists"),
    "a thing that means nothing": (change(names={"keep": ["no-such-card"]}), "nothing is named"),
    "a thing out of range": (change(names={"place": ["99"]}), "out of range"),
    "names that are no table": (change(names="keep"), "must be a table"),
    "a pair that is none": (change(by=[[1]]), "not a pair"),
    "a pair out of range": (change(by=[[0, 77]]), "does not fit"),
    "digests edited": (change(digests="0" * 64), "differs"),
    "digests of another sort": (change(digests=5), "must be a text"),
    "deep": (deep, "well formed"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_file_gets_one_clear_error(meadhall: Command, saved_file: Path, edit: str) -> None:
    how, hint = EDITS[edit]
    saved_file.write_text(json.dumps(how(json.loads(saved_file.read_text("utf-8")))), encoding="utf-8")
    refused(meadhall, saved_file, hint)


def refused(meadhall: Command, file: Path, hint: str) -> None:
    """Assert one line on standard error, no output, and exit code 2."""
    said = meadhall("replay", file, "--check")
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"meadhall: {file}: ")
    assert hint in said.err


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        (b"", "not a saved game"),
        (b"\xff\xfe\x00binary", "no text"),
        (b"[" * 200_000, "not a saved game"),
        (b'{"format": "meadhall-game", "version": 1}', "is missing"),
        (b'"\\u001b[31mred"', "not a saved game"),
        (b" " * (MOST_BYTES + 1), "too large"),
        (b"NaN", "not a saved game"),
        (b"1" * 10_000, "not a saved game"),
    ],
    ids=["empty", "binary", "deep", "bare", "escapes", "huge", "no number", "long number"],
)
def test_a_hostile_file_gets_one_clear_error(meadhall: Command, tmp_path: Path, content: bytes, hint: str) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(content)
    refused(meadhall, file, hint)


def test_a_file_that_is_cut_anywhere_is_refused(meadhall: Command, saved_file: Path) -> None:
    whole = saved_file.read_bytes()
    for part in range(1, 10):
        saved_file.write_bytes(whole[: len(whole) * part // 10])
        assert meadhall("replay", saved_file, "--check").code == 2


def test_a_folder_and_nothing_are_no_files(meadhall: Command, tmp_path: Path) -> None:
    refused(meadhall, tmp_path, "cannot be read")
    refused(meadhall, tmp_path / "nothing.json", "no such file")


def test_names_in_a_file_cannot_contain_terminal_escapes(meadhall: Command, saved_file: Path) -> None:
    body = json.loads(saved_file.read_text("utf-8"))
    body["seats"] = ["\x1b[31mred\x1b[0m", "x" * 5000, [1, {"a": None}]]
    saved_file.write_text(json.dumps(body), encoding="utf-8")
    said = meadhall("replay", saved_file)
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "x" * 100 not in said.out
