"""A game is one folder: `tests/games/raid` is played everywhere, and nothing of the house names it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.interface.packing import is_ours
from tests.exam import laws
from tests.house.elsewhere import meadhall_with
from tests.house.sources import PACKAGE, ROOT

RAID = ROOT / "tests" / "games" / "raid"
MEAD = ["--modules", "mead"]
PAGE = (".ts", ".tsx", ".css")


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.ELSEWHERE, str(RAID))


def meadhall(*words: str, typed: str = "") -> str:
    return meadhall_with(RAID, *words, typed=typed)


def test_its_rules_are_short_and_nobody_names_it() -> None:
    assert len(RAID.joinpath("rules.py").read_text(encoding="utf-8").splitlines()) < 150
    sources = [*PACKAGE.rglob("*.py"), *ROOT.joinpath("web", "src").rglob("*.ts*")]
    assert [file for file in sources if "RAID-" in file.read_text(encoding="utf-8")] == []


def test_the_page_names_no_game_outside_its_folder() -> None:
    source = ROOT / "web" / "src"
    shared = [file for file in source.rglob("*") if file.suffix in PAGE and source / "games" not in file.parents]
    drawn = [parts.parent.name for parts in source.glob("games/*/parts.tsx")]
    assert len(shared) > 50
    assert len(drawn) > 1
    assert [(file, game) for file in shared for game in drawn if game in file.read_text(encoding="utf-8")] == []


def test_it_is_played_in_a_terminal_with_its_state_shown() -> None:
    told = meadhall("play", "raid", "--players", "2", "--seed", "3", *MEAD, typed="1\n" * 30)
    assert "plunder" in told
    assert "Horns: ✓, ✓" in told
    assert "Points:" in told


@pytest.mark.parametrize("lang", ["ru", "pl", "cs"])
def test_it_speaks_every_language(lang: str) -> None:
    expected = {"ru": "добыча", "pl": "łupy", "cs": "kořist"}[lang]
    assert expected in meadhall("play", "raid", "--seed", "3", "--players", "2", "--lang", lang, typed="1\n" * 20)


def test_the_laboratory_simulates_it_and_bots_of_every_strength_play_it() -> None:
    counted = [meadhall("simulate", "raid", "--players", "3", "--games", "20", "--seed", "1", "--json") for _ in "ab"]
    assert counted[0].split('"digest"')[1] == counted[1].split('"digest"')[1]
    assert "jarl" in meadhall("tournament", "raid", "--bots", "thrall,karl,jarl", "--games", "6", *MEAD)


def test_its_rules_can_be_read() -> None:
    assert "plunder" in meadhall("rules", "show", "RAID-PLAY-03")


@pytest.mark.usefixtures("shelved")
@pytest.mark.parametrize("modules", [[], ["mead"]], ids=["base", "mead"])
def test_it_keeps_the_laws_of_the_exam(modules: list[str]) -> None:
    kit = shelf.kit("raid")
    for seats in (2, 3, 4):
        luck = seeded(f"raid {seats}")
        match = kit.game.new(kit.game.rulebook(kit.game.setup(seats, modules)), seeded("deal"), log=True)
        while not match.over:
            assert laws.copies(match, luck) == ""
            assert laws.hiding(kit.game, kit.view, match, luck) == ""
            options = match.legal(match.asked())
            match.step(match.asked(), options[luck.pick(len(options))])
        assert sum(match.scores()) <= 21


@pytest.mark.usefixtures("shelved")
def test_the_hall_offers_it_and_plays_it_to_its_end(tmp_path: Path) -> None:
    from tests.server.halls import Person, open_hall

    with open_hall(tmp_path) as hall:
        anna = Person(hall, "Anna")
        table = anna.open_table("me", "karl", game="raid")["id"]
        with anna.at(table) as page:
            luck = random.Random(5)
            while not (update := page.until_asked())["over"]:
                assert update["view"]["round"] >= 1
                assert page.answer(luck.choice(page.actions()))["type"] == "done"
        assert "RAID-PLAY-03" in anna.get("/api/rules?game=raid&lang=pl").text


def test_a_folder_without_a_kit_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(shelf.ELSEWHERE, str(tmp_path))
    with pytest.raises(SetupError, match=r"kit\.py"):
        shelf.names()


def test_a_game_that_comes_late_is_packed_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(shelf.ELSEWHERE, raising=False)
    assert not is_ours(int)  # from here on the games of the house are known
    monkeypatch.setenv(shelf.ELSEWHERE, str(RAID))
    assert is_ours(type(shelf.game_named("raid")))
