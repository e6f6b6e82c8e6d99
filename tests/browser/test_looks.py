"""What the page looks like: narrow and wide, dark and bright, in four languages, for everybody."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from meadhall.words import LANGUAGES, Words
from tests.browser.conftest import Hall, somebody
from tests.browser.hands import asked, play, sit_down, words
from tests.house.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_four_languages(browser: Browser, hall: Hall, language: str) -> None:
    context = somebody(browser, language=language)
    page = context.new_page()
    page.goto(hall.address)
    sit_down(page)
    asked(page)
    assert words(page) == Words(language, "valhalla")("prompt-keep-jarl")
    assert page.locator("html").get_attribute("lang") == language
    context.close()


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_nothing_is_wider_than_the_screen(browser: Browser, hall: Hall, width: int) -> None:
    context = somebody(browser, viewport={"width": width, "height": 844})
    page = context.new_page()
    page.goto(hall.address)
    page.wait_for_selector(".game-panel")
    assert too_wide(page) == 0
    sit_down(page, 4)
    for _ in range(6):
        play(page, 3)
        assert too_wide(page) == 0
    context.close()


def too_wide(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return max(0, wide)


@pytest.mark.needs("page-tools")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(browser: Browser, hall: Hall, theme: str) -> None:
    context = somebody(browser, viewport={"width": 1280, "height": 800}, color_scheme=theme)
    page = context.new_page()
    page.goto(hall.address)
    page.wait_for_selector(".game-panel")
    assert findings(page) == []
    sit_down(page)
    for _ in range(4):
        asked(page)
        page.wait_for_timeout(800)  # what moves is not to be judged
        assert findings(page) == []
        play(page, 4)
    context.close()


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [entry for entry in found["violations"] if entry["impact"] in ("serious", "critical")]
    return [f"{entry['id']}: {json.dumps([node['html'][:160] for node in entry['nodes'][:3]])}" for entry in serious]
