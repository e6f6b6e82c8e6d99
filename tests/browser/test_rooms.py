"""Every page beside the tables: no serious finding of axe in either theme, and nothing too wide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from tests.browser.conftest import Hall, page_of
from tests.browser.eyes import fits, judge
from tests.browser.gallery import measured
from tests.browser.test_people import with_account

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.needs("page-tools")

WIDTHS = (390, 1280, 1920)
ROOMS = {
    "ladder/valhalla": ".people-room",
    "people": ".people-room",
    "people/Ymir": ".people-room",
    "contests": ".people-room",
    "workshop": ".workshop-begin",
    "privacy": "main h1",
    "keeper": "main",
    "host": "main",
    "companion/valhalla": "main",
    "companion/bloodrage": "main",
    "book/bloodrage": "main",
    "account/provider-no": "main",
    "claim/no-such-code": ".account-room button",
    "reset/no-such-code": ".account-room form",
    "no/such/room": ".lost h1",
    "book": ".lost h1",
    "book/no-such-game": ".lost h1",
    "%E0%A4": ".lost h1",  # no text at all
}


def test_every_room_fits_and_is_accessible(browser: Browser, hall: Hall) -> None:
    troubles: list[str] = []
    page = page_of(browser, hall.address, troubles, name="Ymir", language="ru")
    with_account(page, "Ymir")
    for room, sign in ROOMS.items():
        page.evaluate(f"location.hash = '#/{room}'")
        page.locator(sign).first.wait_for()
        page.locator(".loading").first.wait_for(state="hidden")
        at_all_widths(page)
        judge(page, room)
        assert page.locator("a[href='#/'], a[href='./']").count() > 0, f"{room}: no way back to the hall"
    page.context.close()
    assert troubles == []


def at_all_widths(page: Page) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        fits(page)
        assert measured(page, "small", "cut", "broken") == [], f"{page.url} at {width}"


@pytest.mark.parametrize(
    ("chosen", "system", "wanted"), [("light", "dark", "light"), ("", "light", "light"), ("dark", "light", "dark")]
)
def test_a_page_starts_in_the_chosen_theme(
    browser: Browser, hall: Hall, chosen: str, system: Literal["light", "dark"], wanted: str
) -> None:
    """Before the first paint, also at an unknown address."""
    context = browser.new_context(color_scheme=system)
    if chosen:
        context.add_init_script(f"localStorage.setItem('meadhall.theme', '{chosen}')")
    page = context.new_page()
    page.route("**/app.js", lambda route: route.abort())
    for path in ("", "no/such/page"):
        page.goto(f"{hall.address}{path}")
        assert page.locator("html").get_attribute("data-theme") == wanted
    context.close()
