"""The commands: help, version, cards, modules, timelines, and error messages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import meadhall as package
from meadhall.cli.main import COMMANDS
from meadhall.interface import shelf
from tests.cli.conftest import Command
from tests.rule import rule


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(meadhall: Command, command: str) -> None:
    said = meadhall(command, "--help")
    assert said.code == 0
    assert "usage: meadhall" in said.out


def test_the_version_names_the_engine(meadhall: Command) -> None:
    assert meadhall("--version").out == f"meadhall {package.__version__}, {package.engine()} engine\n"


def test_help_loads_no_game_and_no_drawing() -> None:
    code = "import sys, meadhall.cli.main as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\nprint(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = out.splitlines()[-1].split()
    assert not [name for name in loaded if name.split(".")[0] in ("rich", "msgspec", "fluent")]
    assert not [name for name in loaded if name.startswith("meadhall.games")]


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "meadhall", "--version"], capture_output=True, text=True)
    assert done.stdout.startswith("meadhall ")


def test_an_unknown_command_gets_the_nearest(meadhall: Command) -> None:
    said = meadhall("simulat", "valhalla")
    assert said == (2, "", "meadhall: there is no command 'simulat'; did you mean 'simulate'?\n")


# -- cards


def test_all_cards_are_listed(meadhall: Command) -> None:
    said = meadhall("cards", "show")
    assert "Grim the Quiet" in said.out
    assert "Brinjar" in said.out


@pytest.mark.parametrize("wish", ["frosti", "frost-frosti", "FROSTI"])
def test_a_card_is_found_by_id_and_by_name(meadhall: Command, wish: str) -> None:
    assert "any 2 weapons" in meadhall("cards", "show", wish).out


def test_a_jarl_is_shown_with_his_abilities(meadhall: Command) -> None:
    assert "[discard 1 card from hand]" in meadhall("cards", "show", "beinir").out


@pytest.mark.parametrize(("wish", "hint"), [("frosty", "did you mean 'frosti'?"), ("bear", "several cards fit")])
def test_a_card_that_is_not_there(meadhall: Command, wish: str, hint: str) -> None:
    said = meadhall("cards", "show", wish)
    assert said.code == 2
    assert hint in said.err


def test_a_new_custom_set_is_valid_and_playable(meadhall: Command, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "cards check" in meadhall("cards", "new", folder).out
    assert meadhall("cards", "check", folder).out.startswith("ok: 120 cards")
    assert meadhall("simulate", "valhalla", "--games", 1, "--cards", folder).code == 0
    assert "choose an empty folder" in meadhall("cards", "new", folder).err


def test_every_field_of_a_card_is_explained(meadhall: Command, tmp_path: Path) -> None:
    meadhall("cards", "new", tmp_path / "mine")
    text = (tmp_path / "mine" / "deck.toml").read_text(encoding="utf-8")
    fields = {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0] not in "#["}
    explained = {line[1:].split()[0] for line in text.splitlines() if line.startswith("#   ")}
    assert fields - {"format", "set", "version"} <= explained


EDITS = {
    "missing": ("glory = 1\n", "", "'glory' is missing"),
    "doubled": ('id = "bear-hallbera"', 'id = "bear-grim"', "used twice"),
    "negative": ("strength = 2\n", "strength = -2\n", "out of range"),
    "unknown field": ("strength = 2\n", "strength = 2\nmood = 1\n", "unknown field 'mood'"),
    "mistyped": ("strength = 2\n", 'strength = "two"\n', "is not a number"),
    "yes is no number": ("strength = 2\n", "strength = true\n", "is not a number"),
    "unknown value": ('weapons = ["axe"]', 'weapons = ["banjo"]', "'banjo' is unknown"),
    "unknown clan": ('clan = "bear"', 'clan = "moose"', "'moose' is unknown"),
    "nothing to arm with": ('weapons = ["axe"]', "weapons = []", "what arms it?"),
    "wrong total": ("copies = 2\n", "copies = 3\n", "must add up to 120"),
    "another format": ("format = 1", "format = 2", "unknown format"),
    "no TOML": ("format = 1", "format = = 1", "not a TOML file"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_card_file_with_a_mistake_gets_one_clear_error(meadhall: Command, tmp_path: Path, edit: str) -> None:
    folder = tmp_path / "mine"
    meadhall("cards", "new", folder)
    before, after, hint = EDITS[edit]
    deck = folder / "deck.toml"
    head, body = deck.read_text(encoding="utf-8").split("\nformat", 1)
    body = f"\nformat{body}"
    assert before in body
    deck.write_text(head + body.replace(before, after, 1), encoding="utf-8")
    said = meadhall("cards", "check", folder)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert hint in said.err
    assert "deck.toml" in said.err


def test_a_folder_that_is_not_there_or_empty(meadhall: Command, tmp_path: Path) -> None:
    assert "no such folder" in meadhall("cards", "check", tmp_path / "nowhere").err
    assert "no such card file" in meadhall("cards", "check", tmp_path).err


# -- modules and rules


def test_modules_say_for_how_many_they_are(meadhall: Command) -> None:
    said = meadhall("modules", "valhalla")
    assert "3–6" in said.out
    assert "Thor's Aid" in said.out
    assert "VAL-DIFF-12" in said.out


@rule("VAL-NAMED-05")
@pytest.mark.skipif("coop" not in shelf.game_named("valhalla").expansions, reason="it was taken out")
@pytest.mark.parametrize(
    ("lang", "ours"),
    [("en", "our own rules"), ("ru", "нашим правилам"), ("pl", "naszych zasad"), ("cs", "našich pravidel")],
)
def test_a_way_to_play_that_the_books_only_name_says_that_its_rules_are_ours(
    meadhall: Command, lang: str, ours: str
) -> None:
    row = meadhall("modules", "valhalla", "--lang", lang).out.partition("coop")[2].partition("dwarves")[0]
    words = " ".join(word for line in row.splitlines() for word in line.split("│")[1:3])
    assert ours in " ".join(words.split())


def test_a_game_without_modules_says_so(meadhall: Command) -> None:
    assert meadhall("modules", "bloodrage").code == 0


def test_the_timeline_shows_the_steps_of_the_modules_in_use(meadhall: Command) -> None:
    plain, both = (meadhall("rules", "timeline", *words).out for words in ((), ("--modules", "loki,thor")))
    assert "VAL-TL-17" in plain
    assert "VAL-TL-31" not in plain
    places = [both.index(rule) for rule in ("VAL-TL-03", "VAL-TL-04", "VAL-TL-09", "VAL-TL-31", "VAL-TL-34")]
    assert places == sorted(places)


def test_a_rule_can_be_read(meadhall: Command) -> None:
    assert "the attacker wins" in meadhall("rules", "show", "VAL-BATTLE-29").out
    assert "побеждает атакующий" in meadhall("rules", "show", "VAL-BATTLE-29", "--lang", "ru").out


def test_a_set_of_ones_own_for_blood_rage(meadhall: Command, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "--game bloodrage" in meadhall("cards", "new", folder, "--game", "bloodrage").out
    assert meadhall("cards", "check", folder, "--game", "bloodrage").out.startswith("ok: 102 cards in 78 designs")
    assert "Frigga's Grace" in meadhall("cards", "show", "--game", "bloodrage", "--cards", folder).out
    assert meadhall("simulate", "bloodrage", "--games", 1, "--cards", folder).code == 0
    assert "choose an empty folder" in meadhall("cards", "new", folder, "--game", "bloodrage").err
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "odd"\nage = 9\ntype = "battle"\ncopies = [2]\n')
    assert "9 is out of range" in meadhall("cards", "check", tmp_path, "--game", "bloodrage").err
