"""The puzzle of the day, from the first page to its verdict and to the next one; and each of the others."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from meadhall.interface import shelf
from meadhall.research.puzzles.shapes import Puzzle, read_collection
from tests.browser import test_bloodrage
from tests.browser.conftest import page_of
from tests.browser.eyes import judge
from tests.browser.gallery import SEND, measured
from tests.browser.hands import play_until
from tests.exam.setups import NIGHTLY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Hall

pytestmark = pytest.mark.needs("page-tools")

SIZES = ((390, 844), (1024, 768), (1280, 800))
ASKED = "Which answer is best here?"
TOLD = ".guide > .verdict"
TONGUES = ("en", "ru", "pl", "cs")
PLAYED = {"valhalla": play_until, "bloodrage": test_bloodrage.play_until}
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HIDDEN = "(guide) => guide.scrollHeight - guide.clientHeight"


def test_a_puzzle_shows_its_verdict_and_leads_to_the_next(page: Page) -> None:
    refused: list[str] = []
    page.on("response", lambda reply: refused.append(reply.url) if reply.status >= 400 else None)
    page.locator(".game-valhalla").get_by_role("button", name="Puzzle of the day").click()
    page.locator(".guide.puzzle").get_by_text(ASKED).wait_for()
    assert page.locator(TOLD).count() == 0
    play_until(page, TOLD)
    assert page.locator(f"{TOLD} li").count() in (2, 3)  # the best, the next one, and mine
    judge(page, "a puzzle")
    assert troubles_at_all_sizes(page) == []
    page.get_by_role("button", name="Next puzzle").click()
    page.locator(".guide.puzzle").get_by_text(ASKED).wait_for()
    assert refused == []


@pytest.mark.skipif(not NIGHTLY, reason="only in the nightly exam")
@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_puzzle_can_be_read_before_and_after_the_answer(
    browser: Browser, hall: Hall, game: str, tongue: str
) -> None:
    """Each in one of the languages."""
    troubles: list[str] = []
    page = page_of(browser, hall.address, troubles, language=tongue)
    with closing(page.context):
        for puzzle in puzzles_of(game)[TONGUES.index(tongue) :: len(TONGUES)]:
            troubles += [f"{puzzle.id} {trouble}" for trouble in troubles_of(page, game, puzzle.id)]
    assert troubles == []


def puzzles_of(game: str) -> list[Puzzle]:
    file = shelf.kit(game).puzzles
    assert file is not None
    return read_collection(file).puzzles


def troubles_of(page: Page, game: str, puzzle: str) -> list[str]:
    """The findings on a puzzle, before and after the answer."""
    begun = page.evaluate(SEND, ["/api/puzzles/begin", {"game": game, "name": "Anna", "id": puzzle}])
    page.evaluate(f"location.hash = '#/table/{begun['id']}'")
    page.locator(".guide.puzzle:not(.solved) > p").wait_for()
    asked = troubles_at_all_sizes(page)
    PLAYED[game](page, TOLD)
    return [f"asked, {one}" for one in asked] + [f"told, {one}" for one in troubles_at_all_sizes(page)]


def troubles_at_all_sizes(page: Page) -> list[str]:
    """The findings at all sizes: nothing too small or cut off, and the whole guide visible."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)  # the map follows the window
        wrong = measured(page, "small", "cut", "broken", "wide")
        hidden = page.locator(".guide").evaluate(HIDDEN)
        found += [f"{width} wide: {one}" for one in wrong + [f"{hidden} px of the guide hidden"] * (hidden > 1)]
    return found
