"""Custom cards from other people: their names are shown in every language, and a hostile file does no harm."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from meadhall.cli.main import main
from meadhall.cli.terminal.valhalla.cards import read_catalogue
from meadhall.core.cards import MOST_BYTES, digest, read_toml
from meadhall.core.errors import DataError
from meadhall.games.bloodrage.cards.editions import HOME as BLOODRAGE
from meadhall.games.valhalla.cards.editions import HOME as VALHALLA
from meadhall.games.valhalla.cards.faces import Catalogue
from meadhall.interface import shelf
from meadhall.text.words import LANGUAGES, Words

GRIM = 'id = "bear-grim"\n'
NAMED = GRIM + 'name = { en = "Grim", pl = "Ponury", cs = "Zachmuřený" }\ntext = "He says nothing."\n'
BEASTS = VALHALLA.parent / "beasts" / "beasts.toml"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A folder with our own cards of Valhalla."""
    folder = tmp_path / "box"
    shutil.copytree(VALHALLA / "meadhall", folder)
    return folder


def change(folder: Path, old: str, new: str, file: str = "deck.toml") -> Path:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def cards_of(folder: Path, modules: list[str] | None = None) -> Catalogue:
    return read_catalogue(shelf.game_named("valhalla"), str(folder), modules or [])


# -- names and texts


def test_names_are_said_in_the_readers_language_and_else_in_english(box: Path) -> None:
    found = cards_of(change(box, GRIM, NAMED))
    said = {}
    for lang in LANGUAGES:
        words = Words(lang, "valhalla")
        words.learn(found.words)
        said[lang] = words("card-bear-grim")
        assert words("card-bear-grim-text") == "He says nothing."
        assert words("card-wolf-ulf") != "[card-wolf-ulf]", "all other cards keep their names"
    assert said == {"en": "Grim", "ru": "Grim", "pl": "Ponury", "cs": "Zachmuřený"}


def test_a_name_in_one_language_only_is_said_in_all(box: Path) -> None:
    words = Words("cs", "valhalla")
    words.learn(cards_of(change(box, GRIM, GRIM + 'name = { ru = "Угрюмый" }\n')).words)
    assert words("card-bear-grim") == "Угрюмый"


def test_names_change_no_rule_so_games_go_on(box: Path) -> None:
    before = digest([box / "deck.toml"])
    assert digest([change(box, GRIM, NAMED) / "deck.toml"]) == before
    assert digest([change(box, "strength = 2", "strength = 3") / "deck.toml"]) != before


def test_a_beast_may_have_any_name(box: Path) -> None:
    shutil.copy(BEASTS, box)
    change(box, 'id = "hel"\n', 'id = "hel"\nname = "The Grey Lady"\n', "beasts.toml")
    assert cards_of(box, ["solo"]).words["card-hel"] == {"": "The Grey Lady"}


def test_a_jarls_text_stands_in_place_of_its_three_parts(box: Path) -> None:
    change(box, 'id = "sigurd"', 'name = "Sigurd"\ntext = "Be stronger."\nid = "sigurd"', "jarls.toml")
    found = cards_of(box).words
    parts = [found[f"jarl-sigurd-{part}"][""] for part in ("main", "condition", "secondary")]
    assert parts == ["Be stronger.", "", ""]


def test_names_are_shown_in_the_terminal(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(box, GRIM, NAMED)
    assert main(["cards", "show", "ponury", "--cards", str(box), "--lang", "pl"]) == 0
    assert "Ponury" in capsys.readouterr().out


def test_a_card_with_an_id_of_its_own_needs_a_name(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(box, GRIM, 'id = "bear-mine"\n')
    assert main(["cards", "check", str(box)]) != 0
    assert "'bear-mine' has no name" in capsys.readouterr().err
    named = Path(shutil.copytree(box, box.parent / "named"))
    change(named, 'id = "bear-mine"\n', 'id = "bear-mine"\nname = "Mine"\n')
    assert main(["cards", "check", str(named)]) == 0


def test_blood_rage_has_names_too(tmp_path: Path) -> None:
    game = shelf.game_named("bloodrage")
    shutil.copy(BLOODRAGE / "meadhall" / "cards.toml", tmp_path)
    change(tmp_path, 'id = "friggas-grace"\n', 'id = "friggas-grace"\nname = "Grace"\n', "cards.toml")
    from meadhall.cli.terminal.bloodrage.cards import all_cards

    assert all_cards(str(tmp_path)).words == {"card-friggas-grace": {"": "Grace"}}
    assert game.setup(2, cards=str(tmp_path)).modules == []


# -- hostile files


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ('""', "0 letters"),
        ('"   "', "letters"),
        (f'"{"a" * 61}"', "1 to 60"),
        ("7", "not a text"),
        ('["Grim"]', "not a text"),
        ("{}", "not a text"),
        ('{ de = "Grimm" }', "'de' is unknown; languages are en, ru, pl, cs"),
        ("{ en = 7 }", "'name', en: 7 is not a text"),
        ('"<b>Grim</b>"', "'<' stands in"),
        ('"[red]Grim"', "'[' stands in"),
        ('"{ $who }"', "'{' stands in"),
        (r'"Grim\u001b[2J"', r"'\x1b' stands in"),
        (r'"Grim\nand more"', r"'\n' stands in"),
        (r'"Grim\u0000"', r"'\x00' stands in"),
        (r'"Gr\u202emi"', r"'\u202e' stands in"),
        (r'"Gr\u2066im"', r"'\u2066' stands in"),
        (r'"Gr\u200bim"', r"'\u200b' stands in"),
        (r'"Grim\U000e0041"', r"'\U000e0041' stands in"),
    ],
)
def test_a_name_is_plain_letters_in_one_line(box: Path, name: str, says: str) -> None:
    change(box, GRIM, f"{GRIM}name = {name}\n")
    with pytest.raises(DataError) as told:
        cards_of(box)
    assert says in str(told.value)
    assert "deck.toml, card 'bear-grim', field 'name'" in str(told.value)
    assert str(told.value).isprintable(), "the error itself does no harm"


@pytest.mark.parametrize("key", ["", "a b", "Grim", "../../etc", "<b>", "a" * 41, "ö"])
def test_an_id_is_a_plain_word(box: Path, key: str) -> None:
    change(box, GRIM, f'id = "{key}"\nname = "Grim"\n')
    with pytest.raises(DataError, match="is no id; 1 to 40 small letters"):
        cards_of(box)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("strength = 99999999999999999999999999", "is out of range; 0 to 20"),
        (f"strength = {'9' * 5000}", "not a TOML file"),
        ("strength = -1", "-1 is out of range"),
        ("strength = 2.5", "2.5 is not a number"),
        ("strength = nan", "nan is not a number"),
        ("strength = true", "True is not a number"),
        ("strength = 1979-05-27", "is not a number"),
        ('strength = "2"', "'2' is not a number"),
        (f"strength = {'[' * 50_000}{']' * 50_000}", "too deep"),
        (f"strength = {'[' * 400}{']' * 400}", "is not a number"),
        (f"strength.{'.'.join('a' * 200)} = 1", "is not a number"),
        (f'strength = "{"x" * 100_000}"', "is not a number"),
        ("strength = 1\nstrength = 2", "Cannot overwrite a value"),
        ('strength = 1\n"str\\u0065ngth" = 2', "Cannot overwrite a value"),
        ("strength = 1\nluck\\u202e = 7", "not a TOML file"),
        ('strength = 1\n"luck\\u202e" = 7', r"unknown field 'luck\u202e'"),
    ],
)
def test_a_hostile_value_is_refused_in_one_short_line(box: Path, line: str, says: str) -> None:
    change(box, "strength = 2\n", f"{line}\n")
    with pytest.raises(DataError) as told:
        cards_of(box)
    message = str(told.value)
    assert says in message
    assert "deck.toml" in message
    assert len(message) < 600
    assert message.isprintable()


@pytest.mark.parametrize("line", ["[[warior]]", "[warrior]", "luck = 7", "worth = 7", "[worth]\nFROST = 1979-05-27"])
def test_unknown_keys_in_a_file_are_refused(box: Path, line: str) -> None:
    path = box / "jarls.toml"
    path.write_text(
        path.read_text() + f"\n{line}\n" if "[" in line else path.read_text().replace("version", f"{line}\nversion", 1)
    )
    with pytest.raises(DataError, match=r"jarls\.toml"):
        cards_of(box)


def test_a_file_too_large_is_not_even_parsed(box: Path) -> None:
    (box / "deck.toml").write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(DataError, match="the file is too large"):
        cards_of(box)


def test_ten_megabytes_of_cards_are_refused(box: Path) -> None:
    with (box / "deck.toml").open("a") as file:
        for number in range(200_000):
            file.write(f'[[warrior]]\nid = "w{number}"\nclan = "bear"\nstrength = 1\n')
    with pytest.raises(DataError, match="too large"):
        cards_of(box)


def test_many_cards_below_the_limit_are_refused_by_their_number(box: Path) -> None:
    lines = "".join(f'[[warrior]]\nid = "w{number}"\n' for number in range(20_000))
    with (box / "deck.toml").open("a") as file:
        file.write(lines)
    with pytest.raises(DataError, match="there is room for 128"):
        cards_of(box)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\xc3\x28", b"format = 1\x00"])
def test_binary_files_are_refused(box: Path, content: bytes) -> None:
    (box / "deck.toml").write_bytes(content)
    with pytest.raises(DataError, match="not a TOML file"):
        cards_of(box)


def test_only_plain_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "endless.toml").symlink_to("/dev/zero")
    for name in ("folder.toml", "endless.toml"):
        with pytest.raises(DataError, match="not a plain file"):
            read_toml(tmp_path / name)


def test_a_hostile_file_of_blood_rage_is_refused_too(tmp_path: Path) -> None:
    ours = (BLOODRAGE / "meadhall" / "cards.toml").read_text()
    first = tomllib.loads(ours)["card"][0]["id"]
    for line, says in {
        'name = "<script>"': "'<' stands in",
        "luck = 7": "unknown field 'luck'",
        "value = 70": "out of range",
    }.items():
        (tmp_path / "cards.toml").write_text(ours.replace(f'id = "{first}"', f'id = "{first}"\n{line}', 1))
        with pytest.raises(DataError, match=says):
            shelf.check_cards(shelf.game_named("bloodrage"), str(tmp_path))
    (tmp_path / "cards.toml").write_text(f"luck = 7\n{ours}")
    with pytest.raises(DataError, match="unknown field 'luck'"):
        shelf.check_cards(shelf.game_named("bloodrage"), str(tmp_path))
