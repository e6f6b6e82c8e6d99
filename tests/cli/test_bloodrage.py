"""Blood Rage in the terminal: the table shows what a seat may see, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pytest
from rich.console import Console

from meadhall.bots.driver import Driver, recruit
from meadhall.cli.terminal.scene import NOT_PRINTED, NOT_SHOWN, Scene, scene_for
from meadhall.cli.terminal.seating import Seating
from meadhall.core import record
from meadhall.core.chance import seeded
from meadhall.core.record import Recorded
from meadhall.games.bloodrage.views import shapes as bloodrage_shapes
from meadhall.games.bloodrage.views.shapes import View
from meadhall.games.valhalla.views import shapes as valhalla_shapes
from meadhall.interface import shelf
from meadhall.text.words import LANGUAGES, Words
from tests.cli.test_play import play, whole_game
from tests.exam.setups import NIGHTLY
from tests.random_games import played_out

NAMES = ["Anna", "Olaf", "Thyra"]
UNLABELLED = {*NOT_SHOWN, *NOT_PRINTED, "modules", "card", "face", "ability", "steps"}  # shown by their value alone
Wanted = Callable[[View], bool]


@pytest.fixture(scope="module")
def game() -> Recorded:
    """A random finished game of three; its answers can be replayed up to any moment."""
    return played_out(begun())


def begun() -> Recorded:
    bloodrage = shelf.game_named("bloodrage")
    return record.start(bloodrage, bloodrage.setup(3), "another map", NAMES)


def scene() -> Scene:
    return scene_for(begun(), Seating([""] * 3, NAMES), Words("en", "bloodrage"))


def shown(view: View, width: int = 100) -> str:
    """The table as text."""
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False).print(scene().table(view))
    return screen.getvalue()


def views(game: Recorded, seat: int = 0) -> list[View]:
    """The views of a seat, answer by answer."""
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
    keys = ("[field-", "[step-", "[card-", "[prompt-", "[verb-", "[event-", "[token-", "[figure-")
    assert [line for line in screen.splitlines() if any(key in line for key in keys)] == []


def test_events_address_the_reader() -> None:
    _, screen = whole_game("bloodrage --players 2 --seed 3", bot="random", most=30)
    assert "You take: " in screen
    assert "Player 1" not in screen


# -- the table


def test_every_province_stands_with_its_region_and_its_reward(game: Recorded) -> None:
    view, words = views(game)[0], Words("en", "bloodrage")
    lines = {line.split(" · ")[0].strip(): line for line in shown(view, width=2000).splitlines()}
    for province in view.provinces:
        line = lines[words(f"province-{province.key}")]
        assert ("reward" in line) is province.live
        assert f"villages {province.villages}" in line or province.villages is None


def test_figures_are_named_with_their_clan(game: Recorded) -> None:
    words = Words("en", "bloodrage")
    for view in views(game)[::20]:
        text = shown(view, width=2000)
        for province in view.provinces:
            for group in province.figures:
                name = f"{NAMES[group.seat]} {words(f'figure-{group.kind}')}"
                assert f"{name} (number {group.number}, strength {group.strength})" in text


@pytest.mark.parametrize("width", [60, 100, 160])
def test_no_line_is_wider_than_the_screen_and_nothing_is_lost(game: Recorded, width: int) -> None:
    lines = shown(views(game)[len(game.answers) // 2], width).splitlines()
    assert max(map(len, lines)) <= width
    for name in ("Yggdrasil", "Horgr", "Anna", "Olaf", "Thyra"):
        assert any(name in line for line in lines)


def test_own_cards_are_shown_and_those_of_others_are_not(game: Recorded) -> None:
    words = Words("en", "bloodrage")
    view = moment(game, lambda view: view.phase == "action")
    other = views(game, 1)[views(game).index(view)]
    own, theirs = view.clans[0].hand, other.clans[1].hand
    assert own
    assert theirs
    text = shown(view)
    assert all(words(f"card-{held.card}") in text for held in own)
    hidden = {words(f"card-{held.card}") for held in theirs} - {words(f"card-{held.card}") for held in own}
    assert hidden
    assert not [name for name in hidden if name in text]


def test_a_card_is_listed_with_its_text(game: Recorded) -> None:
    words = Words("en", "bloodrage")
    view = moment(game, lambda view: bool(view.clans[0].packet))
    text = " ".join(shown(view, width=400).split())
    for card in view.clans[0].packet or []:
        assert words(f"card-{card}") in text
        assert " ".join(words(f"card-{card}-text").split()) in text


def test_a_spectator_sees_no_hand(game: Recorded) -> None:
    assert "· hand " not in shown(moment(game, lambda view: view.phase == "action", seat=-1), width=2000)


def test_a_sheet_shows_rage_stats_and_upgrades(game: Recorded) -> None:
    view = moment(game, lambda view: any(slot.card for clan in view.clans for slot in clan.slots))
    words, lines = Words("en", "bloodrage"), shown(view, width=2000).splitlines()
    for clan in view.clans:
        sheet = next(line for line in lines if f"clan {words(f'clan-{clan.clan}')}" in line)
        assert f"player {NAMES[clan.seat]}" in sheet
        assert f"Rage (step {clan.stats[0].step}, value {clan.stats[0].value}" in sheet
        assert not clan.rage or f"rage left {clan.rage}" in sheet
        assert all(words(f"card-{slot.card}") in sheet for slot in clan.slots if slot.card)


def test_a_battle_tells_cards_and_sums_once_they_are_shown(game: Recorded) -> None:
    def revealed(view: View) -> bool:
        return view.raid is not None and any(fighter.cards for fighter in view.raid.fighters)

    view = moment(game, revealed)
    words, text = Words("en", "bloodrage"), shown(view, width=2000)
    assert view.raid is not None
    for fighter in view.raid.fighters:
        assert f"total {fighter.total}" in text or not fighter.total
        assert all(words(f"card-{card}") in text for card in fighter.cards)


def test_a_card_face_down_is_known_to_its_owner_only(game: Recorded) -> None:
    view = moment(game, lambda view: any(clan.laid for clan in view.clans[1:]), seat=0)
    assert "a card face down" in shown(view, width=2000)
    laid = moment(game, lambda view: view.clans[1].laid, seat=1)
    (card,) = laid.clans[1].sealed or []
    assert f"face down {Words('en', 'bloodrage')(f'card-{card}')}" in shown(laid, width=2000)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_of_a_table_has_words(lang: str) -> None:
    """A field without words would be shown by its English key."""
    for game, module in (("bloodrage", bloodrage_shapes), ("valhalla", valhalla_shapes)):
        bundle = next(Words(lang, game).bundles())
        structs = [it for it in vars(module).values() if isinstance(it, type) and issubclass(it, msgspec.Struct)]
        shapes = [it for it in structs if it.__name__ not in ("StepView", "Catalogue", "Track")]
        fields = {name for shape in shapes for name in shape.__struct_fields__} - UNLABELLED
        assert fields
        assert [name for name in sorted(fields) if not bundle.has_message(f"field-{name.replace('_', '-')}")] == []


# -- words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_pillage_has_a_short_name(lang: str) -> None:
    bloodrage = shelf.game_named("bloodrage")
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
    bloodrage = shelf.game_named("bloodrage")
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
