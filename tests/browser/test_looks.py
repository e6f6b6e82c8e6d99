"""What the page looks like: narrow and wide, dark and bright, in four languages, for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from meadhall.words import LANGUAGES, Words
from tests.browser.conftest import Hall, page_of, somebody
from tests.browser.eyes import faces_fill, fits
from tests.browser.hands import asked, open_table, play, play_until, sit_down, words
from tests.exam.setups import NIGHTLY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PHONE = {"width": 390, "height": 844}
LARGEST = 250_000  # bytes that travel for the first page


@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ["ru"])
def test_the_page_speaks_four_languages_on_a_phone(browser: Browser, hall: Hall, language: str) -> None:
    page = page_of(browser, hall.address, [], language=language, viewport=PHONE, has_touch=True)
    page.wait_for_selector(".game-panel")
    fits(page)
    page.locator(".game-valhalla .game-start button").last.click()
    page.wait_for_selector(".new-table")
    fits(page)
    page.keyboard.press("Escape")
    sit_down(page, 4)
    asked(page)
    assert words(page) == Words(language, "valhalla")("prompt-keep-jarl")
    assert page.locator("html").get_attribute("lang") == language
    for _ in range(4):
        play(page, 3)
        fits(page)
    page.context.close()


@pytest.mark.parametrize("width", [768, 1280] if NIGHTLY else [768])
def test_nothing_is_wider_than_the_screen(browser: Browser, hall: Hall, width: int) -> None:
    page = page_of(browser, hall.address, [], viewport={"width": width, "height": 844})
    page.wait_for_selector(".game-panel")
    fits(page)
    sit_down(page, 4)
    play_until(page, ".battle")
    fits(page)
    faces_fill(page)
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ["ru"])  # the largest
def test_the_first_page_is_fetched_quickly(browser: Browser, hall: Hall, language: str) -> None:
    page = somebody(browser, language=language).new_page()
    sizes: list[int] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(hall.address, wait_until="networkidle")
    page.wait_for_selector(".showcase", state="attached")
    assert 100_000 < sum(sizes) <= LARGEST
    page.context.close()


# -- for those who see little, or nothing


def test_signs_tell_apart_what_colours_do(page: Page) -> None:
    """Seen with three kinds of colour blindness, the page looks different; what it means does not need colour."""
    sit_down(page, 4)
    play(page, 3)
    drawn = page.locator(".board .seat-sign svg").evaluate_all("signs => signs.map((sign) => sign.innerHTML)")
    assert len(set(drawn)) == len(drawn) == 4
    open_table(page, "me", "karl")
    play_until(page, ".battle")
    eyes = page.context.new_cdp_session(page)
    pictures = [page.screenshot()]
    for sight in ("protanopia", "deuteranopia", "tritanopia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        pictures.append(page.screenshot())
        for coloured in ("[class*=clan-]", ".die-face", ".shield", ".seat-sign"):
            assert signless(page, coloured) == []
    assert len(set(pictures)) == len(pictures)


def signless(page: Page, selector: str) -> list[str]:
    """Coloured things without a drawing in them."""
    script = """(things) => things.filter((one) => !one.matches('svg') && !one.querySelector('svg'))
                               .map((one) => one.outerHTML.slice(0, 120))"""
    found: list[str] = page.locator(selector).evaluate_all(script)
    return found


def test_whoever_wants_calm_gets_it(browser: Browser, hall: Hall) -> None:
    context = somebody(browser, reduced_motion="reduce")
    page = context.new_page()
    page.goto(hall.address)
    sit_down(page)
    page.wait_for_selector(".laid-out .card")
    moving = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    assert moving == 0
    context.close()
