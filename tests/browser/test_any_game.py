"""A game without any code in the page, added as a folder: the page draws it, and it can be played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from meadhall.interface import shelf
from tests.browser.conftest import Hall, page_of
from tests.browser.hands import open_table
from tests.house.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

RAID = ROOT / "tests" / "games" / "raid"


@pytest.fixture(scope="module")
def raided(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that loads one more game folder."""
    with pytest.MonkeyPatch.context() as told:
        told.setenv(shelf.ELSEWHERE, str(RAID))
        hall = Hall(tmp_path_factory.mktemp("raided"))
    yield hall
    hall.close()


@pytest.fixture
def raid(raided: Hall, browser: Browser) -> Iterator[Page]:
    troubles: list[str] = []
    page = page_of(browser, raided.address, troubles)
    yield page
    page.context.close()
    assert troubles == []


def sit_down(page: Page) -> None:
    page.locator(".game-raid button.primary").click()
    page.wait_for_selector(".plain-screen .question.asked")


def held_back(page: Page, what: str) -> list[Route]:
    """Block all requests to these addresses from now on."""
    held: list[Route] = []
    page.route(what, lambda route: held.append(route))  # playwright takes no method of a list
    return held


def test_the_first_page_uses_the_games_own_words(raid: Page) -> None:
    panel = raid.locator(".game-raid")
    panel.get_by_role("heading", name="Raid").wait_for()
    assert panel.get_by_text("A game of bluff").is_visible()


def test_its_state_is_shown(raid: Page) -> None:
    sit_down(raid)
    boards = raid.locator(".laid-board")
    assert boards.count() == 2
    mine, other = boards.nth(0), boards.nth(1)
    assert "my-laid" in (mine.get_attribute("class") or "")
    assert mine.locator(".laid-chip").count() == 7
    assert other.locator(".laid-chip").count() == 0  # the hand of another seat is hidden
    assert "Cards in hand" in other.inner_text()  # but how many cards it has


def test_the_table_waits_for_the_words_of_its_game(raid: Page) -> None:
    held = held_back(raid, "**/api/words/**")
    raid.locator(".game-raid button.primary").click()
    raid.locator(".table-page[data-game=raid]").wait_for()
    raid.wait_for_timeout(500)  # the game itself is loaded long before
    assert raid.locator(".table-page .loading").is_visible()
    assert raid.locator(".laid-board").count() == 0  # its fields would be shown as keys
    for route in held:
        route.continue_()
    raid.wait_for_selector(".plain-screen .question.asked")
    assert "Cards in hand" in raid.locator(".laid-board").nth(1).inner_text()


def test_late_words_of_another_table_do_not_change_this_one(raid: Page) -> None:
    held = held_back(raid, "**/api/words/*?game=valhalla")
    raid.locator(".game-valhalla button.primary").click()
    raid.locator(".table-page[data-game=valhalla] .loading").wait_for()
    raid.go_back()
    sit_down(raid)
    with raid.expect_response("**/api/words/*?game=valhalla"):
        for route in held:
            route.continue_()
    raid.wait_for_timeout(500)
    assert "Cards in hand" in raid.locator(".laid-board").nth(1).inner_text()


def test_it_is_played_to_its_end_by_clicking_things(raid: Page) -> None:
    sit_down(raid)
    for _ in range(6):
        version = raid.locator(".question").get_attribute("data-version")
        raid.locator(".laid-board.my-laid button.laid-chip").first.click()
        raid.wait_for_selector(f".question:not([data-version='{version}']), .end-ways")
        raid.wait_for_selector(".question.asked, .end-ways")
    raid.locator(".end-ways").wait_for()
    assert raid.get_by_role("button", name="Play again").is_visible()


def test_it_fits_a_phone(raid: Page) -> None:
    raid.set_viewport_size({"width": 390, "height": 844})
    sit_down(raid)
    assert raid.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_expansion_without_a_drawing_is_laid_out(page: Page) -> None:
    page.route("**/valhalla-expansions-loki-index.js", lambda route: route.abort())
    open_table(page, "me", "karl", modules=["loki"])
    extra = page.locator(".extra", has=page.get_by_role("heading", name="Loki"))
    extra.wait_for()
    assert extra.locator(".laid-board").count() > 2  # the rows of his card
