"""Luck of live tables: every table uses the strong generator, undo does not change luck, and anyone can check it."""

from __future__ import annotations

import argparse
import ast
import io
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from starlette.testclient import TestClient

from meadhall.cli.commands import play as play_command
from meadhall.cli.main import main
from meadhall.cli.terminal.reader import Reader
from meadhall.core.chance import FastChance
from meadhall.core.fair import GENERATOR, KEY_BYTES, LiveChance, is_live
from meadhall.core.record import to_letters
from meadhall.server.storage.rows import Row
from meadhall.server.tables.engine import find_games
from meadhall.server.tables.luck import prove
from tests.browser.test_guide import GUIDES, guide_of
from tests.exam.dump import dump
from tests.exam.test_luck import EARLIER
from tests.house.sources import ROOT, python_files, tree_of
from tests.server.halls import Json, Person, open_hall, table_of, within
from tests.server.test_laws import match_at
from tests.server.test_replay import Played, hall_with_a_game

CHECKER = ROOT / "docs" / "check_luck.py"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with hall_with_a_game(tmp_path_factory.mktemp("hall")) as game:
        yield game


# -- every way to open a live table


def new_with_bots(played: Played) -> str:
    return str(played.anna.open_table("me", "thrall")["id"])


def hot_seat(played: Played) -> str:
    return str(played.anna.open_table("me", "me")["id"])


def joined_by_a_friend(played: Played) -> str:
    table = str(played.anna.open_table("me", "open")["id"])
    assert Person(played.hall, "Bo").post(f"/api/tables/{table}/join", {"name": "Bo"}).status_code == 200
    return table


def rematch(played: Played) -> str:
    return str(played.anna.post(played.path("again"), {}).json()["id"])


def entered(played: Played, path: str, body: Any) -> str:
    """Load a game from elsewhere by entering its table."""
    table = str(played.anna.post(path, body).json()["id"])
    played.anna.get(f"/api/tables/{table}")
    return table


def forked(played: Played) -> str:
    return entered(played, played.path("fork"), {"version": 10})


def from_a_file(played: Played) -> str:
    return entered(played, "/api/records", played.get("record"))


def from_an_earlier_file(played: Played) -> str:
    return entered(played, "/api/records", EARLIER["saved"])


def with_a_word(played: Played) -> str:
    wish = {"game": "bloodrage", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}], "luck": "a word"}
    return str(played.anna.post("/api/tables", wish).json()["id"])


def guided(played: Played) -> str:
    guide = guide_of(GUIDES[0])
    wish = {key: guide[key] for key in ("game", "luck", "stack", "modules", "options", "seats")}
    return str(played.anna.post("/api/tables", wish).json()["id"])


WAYS = [
    new_with_bots,
    hot_seat,
    joined_by_a_friend,
    rematch,
    forked,
    from_a_file,
    from_an_earlier_file,
    with_a_word,
    guided,
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_table_has_the_strong_luck(played: Played, way: Any) -> None:
    table = way(played)
    assert is_strong(played.hall, table)
    before = match_at(played.hall, table).chance
    with open_hall(played.folder) as elsewhere:  # the same table, read from disk
        elsewhere.get(f"/api/tables/{table}")
        assert is_strong(elsewhere, table)
        after = match_at(elsewhere, table).chance
    assert dump(before) == dump(after)


def is_strong(hall: TestClient, table: str) -> bool:
    match = match_at(hall, table)
    header = json.loads(hall.app.state.hall.rooms[table].row.header)  # type: ignore[attr-defined]
    assert header["generator"] == GENERATOR
    chance = match.chance
    return isinstance(chance, LiveChance) and len(chance.key) == KEY_BYTES and not chance.strict


def test_no_two_tables_share_their_luck(played: Played) -> None:
    ways = [way for way in WAYS if way not in (with_a_word, guided, rematch)]
    tables = [way(played) for way in ways for _ in range(2)]
    keys = {match_at(played.hall, table).chance.key for table in tables}  # type: ignore[attr-defined]
    assert len(keys) == len(tables)


def test_a_fork_carries_nothing_that_was_promised(played: Played) -> None:
    table = forked(played)
    header = json.loads(played.hall.app.state.hall.rooms[table].row.header)  # type: ignore[attr-defined]
    assert not {"seed", "entropy"} & header.keys()


@pytest.mark.parametrize("luck", ["", "a word"])
def test_a_stack_is_given_first_and_makes_a_table_practice(played: Played, luck: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "thrall"}]
    wish = {"game": "bloodrage", "seats": seats, "luck": luck, "stack": to_letters([1, 0, 1, 2])}
    opened = played.anna.post("/api/tables", wish).json()
    header = json.loads(played.hall.app.state.hall.rooms[opened["id"]].row.header)  # type: ignore[attr-defined]
    assert (opened["practice"], header["luck"][:4]) == (True, [1, 0, 1, 2])
    refused = played.anna.post("/api/tables", wish | {"stack": "\n"})
    assert (refused.status_code, "means nothing" in refused.json()["detail"]) == (400, True)


class Silent(Reader):
    """An input without any text."""

    def line(self, prompt: str) -> str | None:
        return None


@pytest.mark.parametrize("more", [["--humans", "2"], ["--seed", "mine"], []], ids=["hot seat", "a seed", "alone"])
def test_a_game_in_the_terminal_has_it_too_also_when_it_goes_on(tmp_path: Path, more: list[str]) -> None:
    session = sat_down(["valhalla", "--players", "3", *more])
    chance = session.saved.match.chance
    assert isinstance(chance, LiveChance)
    file = tmp_path / "game.json"
    file.write_text(session.saved.save(), encoding="utf-8")
    again = sat_down(["valhalla", "--load", str(file)]).saved.match.chance
    assert isinstance(again, LiveChance)
    assert (again.key, again.strict) == (chance.key, False)


def sat_down(arguments: list[str]) -> Any:
    parser = argparse.ArgumentParser()
    play_command.add_arguments(parser)
    return play_command.session_of(parser.parse_args(arguments), Console(file=io.StringIO()), Silent())


def test_going_back_in_the_terminal_meets_the_same_bots_and_the_same_luck() -> None:
    """Undo in the terminal repeats bots and luck; a hint in between changes nothing."""
    session = sat_down(["bloodrage", "--players", "3", "--bots", "karl,thrall", "--seed", "mine"])
    play_alone(session, 120)
    saved = session.saved
    answers, luck = saved.answers[:], saved.luck[:]
    for count in (100, 30):
        saved.rewind(count)
        session.thoughts(0).pick(6)
        play_alone(session, 120)
        assert (saved.answers, saved.luck) == (answers, luck)


def play_alone(session: Any, answers: int) -> None:
    """Play alone; the person always takes the first option."""
    saved = session.saved
    while len(saved.answers) < answers:
        if session.bots[session.next_seat()] is None:
            saved.answer(session.next_seat(), saved.match.legal(session.next_seat())[0])
        else:
            session.go_on()


ALLOWED = {  # code outside of simulation that may use the fast generator, and the reason
    "cli/terminal/bloodrage/cards.py": "cards are listed from a match without players",
    "cli/terminal/valhalla/cards.py": "cards are listed from a match without players",
    "cli/commands/play.py": "bots' thoughts",
    "server/tables/archive.py": "names of answers, from a match without players",
    "server/workers/worker_main.py": "bots' thoughts",
    "interface/packing.py": "a match without players, to compare with",
    "server/tables/engine.py": "dreams, and cards from a match without players",
    "cli/terminal/screen.py": "bots' thoughts",
    "interface/shelf.py": "card sets are checked with a match without players, odds with a dream",
}


def test_the_fast_generator_is_used_only_without_players() -> None:
    inner = [ROOT / "src/meadhall/interface" / name for name in ("shelf.py", "packing.py")]
    files = [*python_files("server", "cli/terminal", "cli/commands"), *inner]
    using = {file for file in files if {"FastChance", "seeded"} & imported_by(file)}
    assert {str(file.relative_to(ROOT / "src/meadhall")) for file in using} == ALLOWED.keys()


def imported_by(file: Path) -> set[str]:
    imports = (node for node in ast.walk(tree_of(file)) if isinstance(node, ast.ImportFrom))
    return {name.name for node in imports for name in node.names}


# -- undo


def test_undo_among_bots_repeats_the_dice(tmp_path: Path) -> None:
    """Attack, look at the dice, undo, attack again: the dice are the same."""
    with open_hall(tmp_path) as hall:
        anna, luck, rolls = Person(hall, "Anna"), random.Random(1), 0
        table = anna.open_table("me", "karl")["id"]
        with anna.at(table) as page:
            while rolls < 3:
                assert not page.until_alone()["over"], "nothing was rolled in the whole game"
                action, before = luck.choice(page.actions()), match_at(hall, table).chance.drawn
                first = answered(page, action)
                if match_at(hall, table).chance.drawn > before and not first["over"]:
                    rolls += 1
                    page.send(type="undo", id=f"back {rolls}", version=page.version, ask=True)
                    assert page.result()["type"] == "done"
                    page.until_alone()
                    assert match_at(hall, table).chance.drawn <= before
                    assert answered(page, action)["view"] == first["view"]
        rows = within(hall, table_of(hall, table).ports.load_answers)
        assert sum(row.kind == "undo" for row in rows) == 3


def answered(page: Any, action: int) -> Json:
    assert page.answer(action)["type"] == "done"
    found: Json = page.until_alone()
    return found


# -- checking


def files_of(record: Json) -> Iterator[tuple[str, Json]]:
    """The record of a game, and versions that a cheating hall could have made of it."""
    promise = record["promise"]
    yield "", record
    yield "luck", record | {"luck": other_letter(record["luck"])}
    yield "cut", record | {"luck": record["luck"][:-1]}
    yield "seed", record | {"promise": promise | {"seed": "0" * 64}}
    yield "entropy", record | {"promise": promise | {"entropy": ["other luck", ""]}}
    yield "spans", record | {"promise": promise | {"spans": "%" * len(promise["spans"])}}


def other_letter(letters: str) -> str:
    """Change one number in the middle."""
    middle = len(letters) // 2
    return letters[:middle] + ("%" if letters[middle] != "%" else "$") + letters[middle + 1 :]


def test_an_independent_checker_agrees(played: Played, tmp_path: Path) -> None:
    assert len(CHECKER.read_text("utf-8").splitlines()) < 60
    for forged, record in files_of(played.get("record")):
        file = tmp_path / f"{forged or 'true'}.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        command = [sys.executable, "-I", "-S", str(CHECKER), str(file), played.commitment]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == (1 if forged else 0), (forged, done.stdout, done.stderr)
        assert done.stderr == ""
        assert (main(["replay", str(file), "--check"]) != 0) == bool(forged), forged


PAGE = """
import { readFileSync } from 'node:fs';
import { isAsCommitted } from './luck.mjs';
const [, , file, commitment] = process.argv;
console.log(await isAsCommitted(JSON.parse(readFileSync(file, 'utf-8')), commitment));
"""


@pytest.mark.needs("page-tools")
def test_the_page_checker_agrees(played: Played, tmp_path: Path) -> None:
    """Runs the page's own code in Node, which has the browser's WebCrypto."""
    web, script = ROOT / "web", tmp_path / "check.mjs"
    esbuild, source = web / "node_modules/.bin/esbuild", web / "src/wire/luck.ts"
    build = [str(esbuild), str(source), f"--outfile={tmp_path / 'luck.mjs'}"]
    subprocess.run(build, check=True, capture_output=True)
    script.write_text(PAGE, encoding="utf-8")
    earlier = played.get("record")
    del earlier["generator"]
    for forged, record in [*files_of(played.get("record")), ("earlier", earlier)]:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        command = ["node", str(script), str(file), played.commitment]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == {"": "true", "earlier": "null"}.get(forged, "false"), forged


def test_a_changed_commitment_is_detected(played: Played, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played.get("record")), encoding="utf-8")
    command = [sys.executable, str(CHECKER), str(file), "0" * 64]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "not the one" in done.stdout) == (1, True)


# -- tables begun earlier


def test_a_table_begun_earlier_is_proved_and_goes_on_as_it_was(tmp_path: Path) -> None:
    told, title = EARLIER["table"], find_games()["valhalla"]
    rows = msgspec.convert(told["rows"], list[Row])
    assert not is_live(json.loads(told["header"]))
    assert any(row.kind == "undo" for row in rows)
    proof = prove(title, told["header"], told["commitment"], rows)
    assert proof.good, proof
    first = title.resume(told["header"])
    assert type(first.match.chance) is FastChance  # type: ignore[attr-defined]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(EARLIER["proved"]), encoding="utf-8")
    assert main(["replay", str(file), "--luck"]) == 0
    assert main(["replay", str(file), "--check"]) == 0
