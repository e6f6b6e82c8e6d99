"""Blood Rage at the keyboard: the map, the sheets and the pillage show what a seat may see, and no more."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from meadhall import shelf
from meadhall.bots.driver import Driver, recruit
from meadhall.core import record
from meadhall.core.chance import seeded
from meadhall.core.record import Recorded
from meadhall.games.bloodrage.views.shapes import View
from meadhall.terminal.bloodrage.signs import CLAN_MARK, CLAN_STYLE
from meadhall.terminal.scene import Scene
from meadhall.terminal.seating import Seating
from meadhall.terminal.staging import scene_for
from meadhall.words import LANGUAGES, Words
from tests.cli.test_play import play, whole_game
from tests.exam.setups import NIGHTLY
from tests.random_games import played_out

NAMES = ["Anna", "Olaf", "Thyra"]
Wanted = Callable[[View], bool]


@pytest.fixture(scope="module")
def game() -> Recorded:
    """A random game for three to its end; answers can be played again up to any moment."""
    return played_out(begun())


def begun() -> Recorded:
    bloodrage = shelf.take("bloodrage")
    return record.start(bloodrage, bloodrage.setup(3), "another map", NAMES)


def scene(lang: str = "en") -> Scene:
    return scene_for(begun(), Seating([""] * 3, NAMES), Words(lang, "bloodrage"))


def drawn(view: View, width: int = 100, lang: str = "en") -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False).print(scene(lang).table(view))
    return screen.getvalue()


def flat(text: str) -> str:
    """Without frames and line breaks."""
    return " ".join("".join(" " if letter in "│┃╭╮╰╯─━┏┓┗┛├┤┼┬┴" else letter for letter in text).split())


def views(game: Recorded, seat: int = 0) -> list[View]:
    """What a seat sees, answer by answer."""
    again, look, out = begun(), shelf.kit(game.game.key).view, []
    assert look is not None
    for answer in game.answers:
        out.append(look(again.match, seat))
        again.answer(*answer)
    out.append(look(again.match, seat))
    return [view for view in out if isinstance(view, View)]


def moment(game: Recorded, wanted: Wanted, seat: int = 0) -> View:
    return next(view for view in views(game, seat) if wanted(view))


# -- whole games


@pytest.mark.parametrize("lang", LANGUAGES if NIGHTLY else ["pl", "cs"])  # by day the others in Valhalla
def test_a_whole_game_in_every_language(lang: str) -> None:
    session, screen = whole_game(f"bloodrage --players 3 --seed 3 --lang {lang}", bot="random")
    assert session.saved.match.over
    assert session.words("terminal-winners", names="").strip() in screen
    keys = ("[br-", "[step-", "[card-", "[prompt-", "[verb-", "[event-", "[token-", "[figure-")
    assert [line for line in screen.splitlines() if any(key in line for key in keys)] == []


def test_events_speak_to_the_reader() -> None:
    _, screen = whole_game("bloodrage --players 2 --seed 3", bot="random", most=30)
    assert "You take: " in screen
    assert "Player 1" not in screen


# -- the map


def test_every_province_stands_with_its_region_its_reward_and_its_villages(game: Recorded) -> None:
    view = views(game)[0]
    text, words = flat(drawn(view)), Words("en", "bloodrage")
    for province in view.provinces:
        assert words(f"province-{province.key}") in text
    live = [province for province in view.provinces if province.live]
    assert text.count("reward: ") == len(live)
    assert text.count("destroyed") == len(view.provinces) - len(live)
    assert text.count("○") >= sum(province.empty or 0 for province in live)


def test_the_ring_lies_round_yggdrasil_and_fjords_lie_by_their_shores(game: Recorded) -> None:
    lines = drawn(views(game)[0]).splitlines()
    row = {name: at for at, line in enumerate(lines) for name in line.replace("─", " ").split()}
    assert row["Myrkulor"] == row["Elvagar"] == row["Angerboda"]
    assert row["Gimle"] == row["Yggdrasil"] == row["Muspelheim"]
    assert row["Andlang"] == row["Utgard"] == row["Horgr"]
    assert row["North"] < row["Elvagar"] < row["West"] < row["Gimle"] < row["East"] < row["Horgr"] < row["South"]


def test_figures_are_named_and_strengths_are_told_for_each_clan(game: Recorded) -> None:
    for view in views(game)[::20]:
        text = flat(drawn(view, width=200))
        for province in view.provinces:
            for figures in province.figures:
                clan = view.clans[figures.seat].clan
                told = f"{CLAN_MARK[clan]} {NAMES[figures.seat]} {province.strengths[figures.seat]}: "
                assert told in text


def test_a_pillaged_province_says_so_and_doom_is_announced(game: Recorded) -> None:
    view = moment(game, lambda view: any(province.pillaged for province in view.provinces))
    text = flat(drawn(view))
    assert text.count("pillaged") >= sum(province.pillaged for province in view.provinces)
    assert "☠ falls in this Age" in text


def test_clans_differ_by_symbol_and_not_by_colour_alone() -> None:
    assert len(set(CLAN_MARK.values())) == len(set(CLAN_STYLE.values())) == len(CLAN_MARK) == 4


@pytest.mark.parametrize("width", [60, 79, 80, 100, 160])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(game: Recorded, width: int) -> None:
    view = views(game)[len(game.answers) // 2]
    lines = drawn(view, width).splitlines()
    assert max(map(len, lines)) <= width
    for name in ("Yggdrasil", "Horgr", "Anna", "Olaf", "Thyra"):
        assert any(name in line for line in lines)
    assert ("╭─ Horgr" in "\n".join(lines)) is (width >= 80)


# -- sheets, cards, pillage


def test_own_cards_are_shown_and_those_of_others_are_not(game: Recorded) -> None:
    words = Words("en", "bloodrage")
    view = moment(game, lambda view: view.phase == "action")
    other = views(game, 1)[views(game).index(view)]
    own, theirs = view.clans[0].hand, other.clans[1].hand
    assert own
    assert theirs
    assert view.clans[1].hand is None
    text = flat(drawn(view))
    assert all(words(f"card-{held.card}") in text for held in own)
    hidden = {words(f"card-{held.card}") for held in theirs} - {words(f"card-{held.card}") for held in own}
    assert hidden
    assert not [name for name in hidden if name in text]


def test_a_spectator_sees_no_hand(game: Recorded) -> None:
    text = drawn(moment(game, lambda view: view.phase == "action", seat=-1))
    assert "Your hand" not in text
    assert "The packet" not in text


def test_the_packet_and_the_gifts_taken_are_shown_in_the_draft(game: Recorded) -> None:
    view = moment(game, lambda view: bool(view.clans[0].picks))
    text, words = flat(drawn(view)), Words("en", "bloodrage")
    assert "The packet (" in text
    assert "Gifts taken (" in text
    cards = (view.clans[0].packet or []) + (view.clans[0].picks or [])
    assert all(words(f"card-{card}") in text for card in cards)


def test_a_sheet_shows_rage_tracks_upgrades_and_figures(game: Recorded) -> None:
    view = moment(game, lambda view: any(slot.card for clan in view.clans for slot in clan.slots))
    text, words = flat(drawn(view, width=300)), Words("en", "bloodrage")
    for clan in view.clans:
        assert f"{clan.rage} {'◆' * clan.rage}".strip() in text or clan.passed
        assert f"●{'○' * 5} {clan.stats[0].value}" in text or clan.stats[0].step > 1
        assert all(words(f"card-{slot.card}") in text for slot in clan.slots if slot.card)


def test_a_battle_tells_cards_and_sums_once_they_are_shown(game: Recorded) -> None:
    def shown(view: View) -> bool:
        return view.raid is not None and any(fighter.cards for fighter in view.raid.fighters)

    view = moment(game, shown)
    text, words = flat(drawn(view)), Words("en", "bloodrage")
    assert view.raid is not None
    for fighter in view.raid.fighters:
        assert f"figures {fighter.figures} + cards {fighter.card_strength} = {fighter.total}" in text
        assert all(words(f"card-{card}") in text for card in fighter.cards)


def test_a_card_face_down_is_known_to_its_owner_only(game: Recorded) -> None:
    view = moment(game, lambda view: any(clan.laid for clan in view.clans[1:]), seat=0)
    assert "a card face down" in flat(drawn(view))
    laid = moment(game, lambda view: view.clans[1].laid, seat=1)
    (card,) = laid.clans[1].sealed or []
    assert f"a card face down ({Words('en', 'bloodrage')(f'card-{card}')})" in flat(drawn(laid))


# -- words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_pillage_has_a_short_name(lang: str) -> None:
    bloodrage = shelf.take("bloodrage")
    bundle = next(Words(lang, "bloodrage").bundles())
    steps = {step.rule for course in bloodrage.rulebook(bloodrage.setup(3)).courses[1:] for step in course}
    assert [rule for rule in sorted(steps) if not bundle.has_message(f"step-{rule}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_said_in_the_language_and_with_its_rule(lang: str) -> None:
    said = play(f"bloodrage --players 2 --seed 1 --lang {lang}", "why pillage horgr")
    assert Words(lang, "bloodrage")("refusal-forbidden") in said
    assert "Forbidden" not in said


# -- bots


def test_the_greedy_bot_beats_chance() -> None:
    bloodrage = shelf.take("bloodrage")
    won = 0
    for number in range(6):
        match = bloodrage.new(bloodrage.rulebook(bloodrage.setup(2)), seeded(f"duel {number}"))
        driver = Driver(bloodrage, seeded(f"bots {number}"))
        brains = [recruit("greedy" if seat == number % 2 else "random", bloodrage) for seat in range(2)]
        while not match.over:
            seat = match.asked()
            match.step(seat, driver.choose(match, seat, brains[seat]))
        won += match.winners() == [number % 2]
    assert won == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_bots_play_a_whole_game_at_once(seats: int) -> None:
    _, screen = whole_game(f"bloodrage --players {seats} --humans 0 --seed 2")
    assert "Victory" in screen
