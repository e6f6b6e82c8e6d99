"""The puzzle of the day, from the hall to what came of it and on to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.eyes import judge
from tests.browser.gallery import measured
from tests.browser.hands import play_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.needs("page-tools")

SIZES = ((390, 844), (1024, 768), (1280, 800))
ASKED = "Which answer is best here?"


def test_a_puzzle_is_answered_what_came_of_it_can_be_read_and_the_next_one_asks(page: Page) -> None:
    refused: list[str] = []
    page.on("response", lambda reply: refused.append(reply.url) if reply.status >= 400 else None)
    page.locator(".game-valhalla").get_by_role("button", name="Puzzle of the day").click()
    page.locator(".guide.puzzle").get_by_text(ASKED).wait_for()
    assert page.locator(".verdict").count() == 0
    play_until(page, ".verdict")
    assert page.locator(".verdict li").count() in (2, 3)  # the best, the next one, and mine
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert measured(page, "small", "cut", "broken", "wide") == [], f"{width} wide"
    judge(page, "a puzzle")
    page.get_by_role("button", name="Next puzzle").click()
    page.locator(".guide.puzzle").get_by_text(ASKED).wait_for()
    assert refused == []
