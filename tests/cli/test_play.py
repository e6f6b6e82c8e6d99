"""Games in the terminal: questions as sentences, help, undo, saving and leaving."""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from meadhall.bots.driver import recruit
from meadhall.cli.commands.play import add_arguments, session_of
from meadhall.cli.terminal.reader import Lines, Reader
from meadhall.cli.terminal.screen import number_options
from meadhall.cli.terminal.session import TerminalSession
from meadhall.core.errors import MeadhallError, RecordError, SetupError
from meadhall.text.words import LANGUAGES
from tests.exam.setups import NIGHTLY

Asked = Callable[[TerminalSession], str | None]


def sit_down(words: str, reader: Reader) -> tuple[TerminalSession, io.StringIO]:
    """Run `meadhall play …` and return its readable screen."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    screen = io.StringIO()
    console = Console(file=screen, width=100, highlight=False)
    return session_of(parser.parse_args(words.split()), console, reader), screen


def play(words: str, *lines: str) -> str:
    """The screen after these input lines."""
    session, screen = sit_down(words, Lines(lines))
    session.play()
    return screen.getvalue()


def unfolded(screen: str) -> str:
    """The text without line breaks, whose places depend on the length of paths."""
    return " ".join(screen.split())


class Person(Reader):
    """Answers like a bot, and leaves after this many answers."""

    def __init__(self, bot: str = "greedy", most: int = 10_000) -> None:
        self.bot = bot
        self.most = most
        self.session: TerminalSession | None = None

    def line(self, prompt: str) -> str | None:
        session = self.session
        assert session is not None
        if prompt != "> ":
            return ""
        self.most -= 1
        if self.most < 0:
            return None
        seat = session.screen_of
        action = session.driver.choose(session.saved.match, seat, recruit(self.bot, session.game))
        options = number_options(session.question(seat))
        return str(next(number for number, option in options.items() if option.action == action))


def whole_game(words: str, bot: str = "greedy", most: int = 10_000) -> tuple[TerminalSession, str]:
    person = Person(bot, most)
    session, screen = sit_down(words, person)
    person.session = session
    assert session.play() == 0
    return session, screen.getvalue()


START = ("1", "1", "1", "1", "1")  # a jarl, a warrior, his slot, two cards thrown away
ALONE = "valhalla --players 3 --seed 1"


# -- whole games


@pytest.mark.parametrize("lang", LANGUAGES if NIGHTLY else ["en", "ru"])  # by day the others in Blood Rage
def test_a_whole_game_in_every_language(lang: str) -> None:
    session, screen = whole_game(f"valhalla --players 3 --modules loki,thor --seed 3 --lang {lang}")
    assert session.saved.match.over
    assert session.words("terminal-winners", names="").strip() in screen
    missing = [line for line in screen.splitlines() if "[prompt" in line or "[verb" in line or "[event" in line]
    assert missing == []


def test_a_whole_game_at_random_visits_other_corners() -> None:
    for seed in range(8 if NIGHTLY else 1):
        assert whole_game(f"valhalla --players 3 --seed {seed}", bot="random")[0].saved.match.over


def test_people_at_one_keyboard_hand_it_over() -> None:
    session, screen = whole_game("valhalla --players 2 --humans 2 --names Anna,Olaf --seed 4", most=40)
    assert session.saved.live
    assert "Anna is asked. Hand over the keyboard" in screen
    assert "Olaf is asked. Hand over the keyboard" in screen


def test_no_hand_is_shown_before_the_keyboard_is_handed_over() -> None:
    session, screen = sit_down("valhalla --players 2 --humans 2 --names Anna,Olaf --seed 4", Lines(["", "1"]))
    session.play()
    anna, olaf = screen.getvalue().split("Olaf is asked.")
    assert "Which jarl" in anna
    assert "Which jarl" not in olaf


def test_bots_can_play_among_themselves() -> None:
    assert "Victory" in play("valhalla --players 2 --humans 0 --seed 1")


def test_the_table_shows_every_squad_and_what_is_printed_on_its_cards() -> None:
    screen = unfolded(play(ALONE, *START)).rsplit("players:", 1)[1]
    assert screen.count("· squad ") == 3
    assert "shields 4" in screen
    assert "clan Wolf · strength" in screen
    assert "jarl " in screen


def test_a_jarl_is_shown_with_both_abilities_and_their_condition() -> None:
    words = unfolded(play(ALONE, "? 1")).rsplit("Agnar: ", 1)[1]
    assert words.startswith("+1 for each of your activated warriors with 3 symbols or more. · [")
    assert "In attack: 1 extra die." in words


# -- help at a question


def test_the_question_is_a_sentence_with_its_rule() -> None:
    screen = play(ALONE, *START)
    assert "Your turn. Take one action.  VAL-TURN-05" in screen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "VAL-TURN-05 — "),
        ("? 1", "VAL-TURN-12 — Action 1"),
        ("?1", "VAL-TURN-12 — Action 1"),
        ("? 99", "There is no option 99"),
        ("99", "There is no option 99"),
        ("help", "why something is not allowed"),
        ("hint", "A jarl would take"),
        ("log", "You pick"),
        ("log all", "Your jarl is"),
        ("rule val-battle-29", "Equal strengths: the attacker wins."),
        ("why", "Say what you would like"),
        ("why attack 2", "It is allowed"),
        ("why play-tactic fury", "VAL-TACTIC-03"),
        ("why play-tactic furry", "VAL-TACTIC-03"),
        ("why play-tactic xyzzy", "play-tactic what?"),
        ("why pass", "nothing to pass"),
        ("why dance", "no verb"),
        ("why activate", "activate what?"),
        ("undo", "Somebody has learned something since"),
        ("load", "Which file?"),
        ("load nothing.json", "no such file"),
        ("sav", "Did you mean “save”?"),
        ("xyzzy", "Not understood"),
        ("attack", "Several options fit"),
        ("²", "Not understood"),
    ],
)
def test_what_can_be_typed_at_a_question(line: str, answer: str) -> None:
    assert answer in play(ALONE, *START, line).rsplit("Your turn.", 1)[1]


def test_an_option_can_be_taken_by_its_words() -> None:
    assert "You attack Orm!" in play(ALONE, *START, "attack orm")


def test_nothing_is_decided_by_an_empty_line() -> None:
    session, _ = sit_down(ALONE, Lines([*START, "", ""]))
    session.play()
    before, _ = sit_down(ALONE, Lines(START))
    before.play()
    assert session.saved.answers == before.saved.answers


# -- undo


def test_an_answer_that_revealed_nothing_can_be_undone() -> None:
    session, screen = sit_down(ALONE, Lines(["1", "1", "undo"]))
    session.play()
    assert screen.getvalue().count("Pick your first warrior.") == 2


def test_undo_among_bots_is_always_possible() -> None:
    session, screen = sit_down(ALONE, Lines([*START, "undo!"]))
    session.play()
    assert screen.getvalue().count("Two of the seven go.") == 3


def test_at_the_first_question_there_is_nothing_to_take_back() -> None:
    assert play(ALONE, "undo", "undo!").count("There is nothing to take back.") == 2


def test_among_people_revealed_information_prevents_undo() -> None:
    screen = play("valhalla --players 2 --humans 2 --seed 4", "", "1", "", "1", "", "1", "1", "", "undo!")
    assert "it stands" in screen


# -- saving and leaving


def test_leaving_says_how_to_go_on_and_keeps_the_game(state_folder: Path) -> None:
    screen = play(ALONE, *START)
    assert "meadhall play valhalla --load last" in screen
    assert (state_folder / "meadhall" / "last.json").exists()
    assert "Your turn. Take one action." in play("valhalla --load last")


def test_a_saved_game_goes_on_with_the_same_people(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    play("valhalla --players 3 --names Anna --seat 2 --bots random,greedy --seed 5", "1", f"save {file}")
    session, _ = sit_down(f"valhalla --load {file}", Lines([]))
    assert session.seating.bots == ["random", "", "greedy"]
    assert session.seating.names == ["Gunnvor", "Anna", "Thyra"]


def test_another_game_can_be_loaded_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    play(ALONE, *START, f"save {file}")
    assert "Your turn. Take one action." in play("valhalla --players 4 --seed 8", f"load {file}")


def test_saving_does_not_overwrite_other_files(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Anna", encoding="utf-8")
    assert "something else of this name" in unfolded(play(ALONE, f"save {letter}"))
    nowhere = tmp_path / "no" / "such" / "folder.json"
    assert "choose another place" in unfolded(play(ALONE, f"save {nowhere}"))
    assert letter.read_text(encoding="utf-8") == "dear Anna"


def test_a_failed_save_is_reported(state_folder: Path) -> None:
    state_folder.write_text("a file where a folder should be", encoding="utf-8")
    assert "could not be kept" in play(ALONE)


def test_ctrl_c_leaves_politely() -> None:
    class Interrupted(Reader):
        def line(self, prompt: str) -> str | None:
            raise KeyboardInterrupt

    session, screen = sit_down(ALONE, Interrupted())
    assert session.play() == 130
    assert "--load last" in screen.getvalue()


# -- what cannot be set up


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("valhalla --players 9", "2 to 6 can play"),
        ("valhalla --players 2 --modules thor", "VAL-AMB-016"),
        ("valhalla --modules lokki", "did you mean 'loki'?"),
        ("valhalla --options bonus_any_cart=on", "did you mean 'bonus_any_card'?"),
        ("valhalla --options bonus_any_card=perhaps", "it takes off, on"),
        ("valhalla --options bonus_any_card,bonus_any_card=off", "given twice"),
        ("valhalla --edition XX", "no edition 'XX'"),
        ("valhalla --cards nowhere", "no card set 'nowhere'"),
        ("valhalla --bots greddy", "did you mean 'greedy'?"),
        ("valhalla --humans 4", "4 people at a table of 3"),
        ("valhalla --seat 4", "seats are 1 to 3"),
        ("valhalla --lang de", "no language 'de'"),
        ("walhalla", "did you mean 'valhalla'?"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_a_reason(words: str, hint: str) -> None:
    with pytest.raises(MeadhallError, match=re.escape(hint)):
        sit_down(words, Lines([]))


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    play(ALONE, f"save {file}")
    with pytest.raises(SetupError, match="meadhall play valhalla --load"):
        sit_down(f"bloodrage --players 2 --load {file}", Lines([]))
    with pytest.raises(RecordError, match="no such file"):
        sit_down("valhalla --load nowhere.json", Lines([]))


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Run the test in an empty folder, so that it neither finds nor leaves files in the current one."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    yield
    assert [path.name for path in Path().iterdir()] == []
