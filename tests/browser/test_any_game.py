"""A game that no page knows, dropped into the house as a folder: the page draws it, and it can be played to its end."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Hall, page_of
from tests.browser.hands import open_table
from tests.house.sources import PACKAGE, ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FEAST = Path(__file__).parent / "feast"


@pytest.fixture
def feast(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A hall whose house has one folder more."""
    shutil.copytree(PACKAGE, tmp_path / "meadhall", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(FEAST, tmp_path / "meadhall" / "games" / "feast")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    hall = Hall(tmp_path)
    troubles: list[str] = []
    page = page_of(browser, hall.address, troubles)
    yield page
    page.context.close()
    hall.close()
    assert troubles == []


def sit_down(page: Page) -> None:
    page.locator(".game-feast button.primary").click()
    page.wait_for_selector(".plain-screen .question.asked")


def test_the_hall_calls_it_by_its_own_words(feast: Page) -> None:
    panel = feast.locator(".game-feast")
    panel.get_by_role("heading", name="The Feast").wait_for()
    assert panel.get_by_text("Serve your best dishes.").is_visible()


def test_its_state_is_shown(feast: Page) -> None:
    sit_down(feast)
    boards = feast.locator(".laid-board")
    assert boards.count() == 2
    mine, other = boards.nth(0), boards.nth(1)
    assert "my-laid" in (mine.get_attribute("class") or "")
    assert mine.locator(".laid-chip").count() == 3
    assert other.locator(".laid-chip").count() == 0  # nobody sees the hand of another
    assert "3" in other.inner_text()  # but how many cards it has
    assert feast.locator(".laid").get_by_text("Deck").is_visible()


def test_it_is_played_to_its_end_by_clicking_what_lies_there(feast: Page) -> None:
    sit_down(feast)
    for served in range(3):
        dish = feast.locator(".laid-board.my-laid button.laid-chip").first
        name = dish.inner_text()
        dish.click()
        feast.wait_for_selector(f".question:not([data-version='{served * 2}'])")
        feast.locator(".laid-facts", has_text="On the board").get_by_text(name).first.wait_for()
        feast.wait_for_selector(".question.asked, .end-ways")
    feast.locator(".laid-facts", has_text="Winners").wait_for()
    assert feast.get_by_role("button", name="Play again").is_visible()


def test_it_fits_a_phone(feast: Page) -> None:
    feast.set_viewport_size({"width": 390, "height": 844})
    sit_down(feast)
    wide = feast.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_an_expansion_that_nobody_has_drawn_is_laid_out(page: Page) -> None:
    page.route("**/valhalla-expansions-loki-index.js", lambda route: route.abort())
    open_table(page, "me", "karl", modules=["loki"])
    extra = page.locator(".extra", has=page.get_by_role("heading", name="Loki"))
    extra.wait_for()
    assert extra.locator(".laid-board").count() > 2  # the rows of his card
