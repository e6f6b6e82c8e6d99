"""Measures on moments of both games: no text too small, covered, cut off or pale, and no layout shifts. Each run
checks a sample; `make exam` checks all moments, at six widths and in four languages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from meadhall.research.review.shapes import Ledger, Point, Review
from meadhall.server.protocol.requests import Reviewed
from meadhall.text.words import LANGUAGES
from tests.browser import test_bloodrage
from tests.browser.conftest import Hall, page_of
from tests.browser.eyes import pale
from tests.browser.gallery import (
    END,
    NAMES,
    WATCH,
    Moment,
    Played,
    handed_in,
    measured,
    moved,
    movers,
    mute,
    open_at,
    overheard,
    show,
    story,
)
from tests.browser.hands import count, open_table, play, play_until
from tests.exam.setups import NIGHTLY, cases

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# the last two: a tablet in landscape and portrait
SIZES = {390: 844, 1280: 800, 1366: 650, 1920: 1080, 1024: 768, 820: 1180}
MEASURES = ("small", "cut", "broken", "covered", "wide", "high")
TWO, FOUR, SIX = Played("valhalla", 2), Played("valhalla", 4, "loki thor king"), Played("valhalla", 6)
THREE = Played("valhalla", 3)
ALONE, WILD = Played("valhalla", 1, "solo"), Played("valhalla", 3, "monsters tyr valkyries")
RAID, WAR = Played("bloodrage", 2), Played("bloodrage", 4)
ASKED = {
    TWO: "keep-jarl pick-warrior throw-away phase-a adding keep attack reroll defence arm-with use-ability choose-sent "
    "ragnarok give-up-die",
    THREE: "phase-a keep",
    FOUR: "phase-a aid-with keep attack defence loki-row take-for-glory",
    SIX: "phase-a before-battle defence ragnarok",
    ALONE: "choose-beast keep-jarl phase-a defence choose-within",
    WILD: "phase-a placed hunt stir-dice",
    RAID: "draft turn",
    WAR: "draft turn land slot march call lay add raise storm",
}
MOMENTS = [Moment(of, asks) for of, all_asked in ASKED.items() for asks in (*all_asked.split(), END)]
SAMPLE = [
    (390, "ru", [Moment(TWO, END), Moment(FOUR, "defence"), Moment(SIX, "phase-a"), Moment(WAR, "turn")]),
    (1280, "cs", [Moment(TWO, "phase-a"), Moment(SIX, "defence"), Moment(WILD, "hunt"), Moment(TWO, "keep-jarl")]),
    (1366, "pl", [Moment(WAR, "call"), Moment(SIX, "defence"), Moment(FOUR, "keep")]),
    (1024, "cs", [Moment(WAR, "turn"), Moment(WAR, "lay"), Moment(SIX, "phase-a"), Moment(THREE, "phase-a")]),
    (820, "cs", [Moment(WAR, "draft"), Moment(WAR, "add")]),
]
WHOLE = [
    (width, language, MOMENTS[(at + turn) % len(LANGUAGES) :: len(LANGUAGES)])
    for turn, width in enumerate(SIZES)
    for at, language in enumerate(LANGUAGES)
]
MOST_SHIFT = 0.05
LOOKS = 4  # for a random game
LOW = 700  # pixels: where six sit there with two expansions, the stage scrolls
FEW_DICE = 282  # answers in its game after which the attacker has two dice left, and the defender all six


def looked_at(browser: Browser, hall: Hall, width: int, language: str, moments: list[Moment]) -> list[str]:
    """The findings on these moments at this width."""
    size = {"width": width, "height": SIZES[width]}
    page = page_of(browser, hall.address, [], viewport=size, language=language, has_touch=width < 500)
    wrong: list[str] = []
    for moment in moments:
        show(page, moment)
        found = measured(page, *MEASURES)
        found += pale(page) if NIGHTLY else []  # axe checks each screen in another test
        wrong += [f"{moment.name} at {width} in {language}: {one}" for one in found]
    page.context.close()
    return wrong


@pytest.mark.needs(*(["page-tools"] if NIGHTLY else []))
@pytest.mark.parametrize(("width", "language", "moments"), WHOLE if NIGHTLY else SAMPLE)
def test_moments(browser: Browser, hall: Hall, width: int, language: str, moments: list[Moment]) -> None:
    wrong = looked_at(browser, hall, width, language, moments)
    assert wrong == [], "\n".join(wrong)


def by_chance(luck: random.Random) -> tuple[Played, list[int]]:
    """A random legal game, and the number of answers after which it is checked."""
    case = luck.choice([case for case in cases() if case.game.key in PLAYS])
    of = Played(case.game.key, case.seats, " ".join(case.modules))
    asked = list(story(of)[1].values())
    return of, sorted({luck.choice(luck.choice(asked)) for _ in range(LOOKS)})


@pytest.mark.parametrize("chance", range(12 if NIGHTLY else 2))
def test_any_table_at_any_size(browser: Browser, hall: Hall, chance: int) -> None:
    """In any game nothing is cut off or too small to read, and nothing that can be chosen is covered."""
    luck = random.Random(chance)
    width, language = luck.choice([*SIZES]), luck.choice([*LANGUAGES])
    of, versions = by_chance(luck)
    seats = [{"kind": "me", "name": name} for name in NAMES[: of.players]]
    size = {"width": width, "height": SIZES[width]}
    page = page_of(browser, hall.address, [], viewport=size, language=language, has_touch=width < 500)
    wrong: list[str] = []
    measures = [one for one in MEASURES if one != "high" or size["height"] > LOW]
    for version in versions:
        open_at(page, of, version, seats)
        found = [one for one in measured(page, *measures) if not one.startswith("covered") or "glow" in one]
        wrong += [f"{of} after {version} at {width} in {language}: {one}" for one in found]
    page.context.close()
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("chance", range(8 if NIGHTLY else 1))
def test_every_option_can_be_chosen(page: Page, chance: int) -> None:
    """Each option has a button, or the thing that it is about can be clicked."""
    luck = random.Random(f"answers {chance}")
    of, _ = by_chance(luck)
    seats = [{"kind": "me", "name": name} for name in NAMES[: of.players]]
    questions, wrong = overheard(page), []
    record = handed_in(page, of)
    found = story(of)[1]
    for asks in luck.sample([*found], min(LOOKS, len(found))):
        open_at(page, of, luck.choice(found[asks]), seats, record)
        assert questions[-1]["prompt"] == asks
        wrong += [f"{of} {asks}: {one}" for one in mute(page, questions[-1])]
    assert wrong == [], "\n".join(wrong)
    lost = {"verb": "keep", "subject": {"sort": "card", "key": "lies-nowhere", "number": 0}}
    assert mute(page, {"options": [lost]}) == ["keep card lies-nowhere 0"]  # the measure finds it


def review_of(of: Played) -> bytes:
    """A review in the form that the hall sends."""
    seats, winner = range(of.players), 0
    ledger = Ledger(
        deal=0.0, luck=-0.06, own=-0.9, others=0.45, error=0.1, lost=0.2, battles_won=1, battles_expected=0.8
    )
    review = Review(
        game=of.game,
        names=NAMES[: of.players],
        answers=40,
        winners=[winner],
        scores=[20 for _ in seats],
        learned=True,
        calibrated=True,
        course=[Point(at, [(40 + at if seat == winner else 40 - at) / 100 for seat in seats]) for at in range(40)],
        decisions=[],
        fights=[],
        ledgers=[ledger for _ in seats],
    )
    return msgspec.json.encode(Reviewed(100, review))


@pytest.mark.parametrize("of", [FOUR, WAR], ids=str)
def test_a_review_is_read_on_the_smallest_phone(browser: Browser, hall: Hall, of: Played) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": 360, "height": 740}, language="ru", has_touch=True)
    page.route("**/review", lambda route: route.fulfill(body=review_of(of), content_type="application/json"))
    show(page, Moment(of, END))
    page.get_by_role("button", name="Разбор").click()
    page.locator(".review-course").wait_for()
    assert measured(page, *MEASURES) == []
    page.context.close()


def test_monsters_are_chosen_by_their_pictures(browser: Browser, hall: Hall) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": 390, "height": 844}, language="ru", has_touch=True)
    show(page, Moment(ALONE, "choose-beast"))
    count(page, ".option.pictured .picture", 4)
    assert measured(page, *MEASURES) == []
    page.context.close()


def test_no_die_lies_below_the_row_of_the_other_side(browser: Browser, hall: Hall) -> None:
    """A short row of dice is centred in its side, and is no wider than its dice."""
    page = page_of(browser, hall.address, [], viewport={"width": 2560, "height": 1300})
    page.wait_for_selector("main")
    open_at(page, Played("valhalla", 3, "simplified"), FEW_DICE, [{"kind": "me", "name": name} for name in NAMES[:3]])
    count(page, ".pool.attacker .die", 2)
    count(page, ".pool.defender .die.glow", 6)
    assert measured(page, *MEASURES) == []
    page.context.close()


def test_each_measure_finds_its_fault(page: Page) -> None:
    """Each measure finds the fault that it is for."""
    open_table(page, "me", "thrall")
    play_until(page, "[data-prompt=phase-a]")
    page.evaluate(
        """() => {
          const add = (words, look, inside = document.body) => {
            const one = document.createElement('button');
            one.textContent = words;
            one.style.cssText = `position: fixed; left: 0; top: 0; width: 90px; height: 40px; ${look}`;
            inside.append(one);
          };
          add('tiny', 'font-size: 8px; left: 300px');
          add('a word that is far too long', 'overflow: hidden; white-space: nowrap; left: 500px');
          add('Donaudampfschifffahrt', 'width: 60px; overflow-wrap: anywhere; left: 700px');
          add('below', '');
          add('above', '');
          const frame = document.createElement('div');
          frame.style.cssText = 'position: fixed; left: 900px; top: 0; width: 90px; height: 40px; overflow: hidden';
          document.body.append(frame);
          add('beyond the edge', 'position: static; width: 180px; overflow: hidden; white-space: nowrap', frame);
        }"""
    )
    said = " ".join(measured(page, "small", "cut", "broken", "covered"))
    seen = ("tiny", "far too long", '"Donaudampfschifffahrt"', '"below"', "beyond the edge")
    assert [one for one in seen if one not in said] == []


PLAYS: dict[str, Callable[[Page, int], int]] = {"valhalla": play, "bloodrage": test_bloodrage.play}


EACH = [("valhalla", 390), ("bloodrage", 1280), ("valhalla", 1280), ("bloodrage", 390)]


@pytest.mark.parametrize(("game", "width"), EACH if NIGHTLY else EACH[:2])
def test_a_game_has_no_layout_shifts(browser: Browser, hall: Hall, game: str, width: int) -> None:
    """Over a game, counting every shift, also those right after a click: things stay or are animated."""
    page = page_of(browser, hall.address, [], viewport={"width": width, "height": SIZES[width]})
    open_table(page, "me", "thrall", game=game, luck="still")
    page.wait_for_selector("main[aria-busy=false] .question.asked")
    page.evaluate(WATCH)
    PLAYS[game](page, 900 if NIGHTLY else 12)
    assert moved(page) <= (MOST_SHIFT if NIGHTLY else MOST_SHIFT / 5), movers(page)
    page.context.close()


def test_advice_causes_no_layout_shift(page: Page) -> None:
    open_table(page, "me", "thrall", luck="still")
    play_until(page, "[data-prompt=phase-a]")
    page.evaluate(WATCH)
    before = moved(page)  # two frames later: the table itself has been drawn
    for name in ("Odds", "Hint"):
        page.get_by_role("button", name=name).click()
    page.locator(".advice").wait_for()
    assert moved(page) == before, movers(page)


def test_a_layout_shift_is_counted(page: Page) -> None:
    """The measure counts a panel that is pushed right after a click."""
    page.wait_for_selector("main .lobby-here")
    page.evaluate(WATCH)
    before = moved(page)  # two frames later: an element that was never drawn cannot move
    page.mouse.click(2, 2)
    page.evaluate("document.querySelector('main').style.marginTop = '200px'")
    assert moved(page) - before > MOST_SHIFT, movers(page)
    assert "main." in movers(page)
