"""Takes the README's screenshots (`make pictures`): positions of games with fixed seeds, on the current page.

It needs Playwright and Chromium, like the browser tests.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, HEADLESS, Hall, new_person
from tests.browser.gallery import Played, open_at, story

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TARGET = Path(__file__).resolve().parents[1] / "docs" / "pictures"
NAMES = ("Anna", "Ketil", "Thyra", "Sturla")
QUALITY = 82


class Shot(NamedTuple):
    """A screenshot: its size, theme and language, and the position in a game at which a question is asked."""

    size: tuple[int, int]
    theme: str = "dark"
    language: str = "en"
    of: Played | None = None  # None: the start page
    asks: str = ""
    part: float = 0.5  # which of all such questions, as a fraction


SHOTS = {
    "hall": Shot((1280, 960)),
    "battle": Shot((1280, 800), of=Played("valhalla", 3, "loki thor"), asks="attack"),
    "solo": Shot((1280, 800), "light", of=Played("valhalla", 1, "solo"), asks="phase-a"),
    "phone": Shot((390, 844), language="pl", of=Played("valhalla", 2), asks="defence"),
    "map": Shot((1280, 844), of=Played("bloodrage", 4), asks="turn"),
}


def go(page: Page, shot: Shot) -> None:
    """Open the position on the page."""
    if shot.of is None:
        page.locator(".lobby").wait_for()
        return
    versions = story(shot.of)[1][shot.asks]
    seats = [{"kind": "me", "name": name} for name in NAMES[: shot.of.players]]
    open_at(page, shot.of, versions[int(len(versions) * shot.part)], seats)


def take(browser: Browser, hall: Hall, name: str, shot: Shot) -> None:
    """Take one screenshot."""
    wide, high = shot.size
    context = new_person(browser, language=shot.language, viewport={"width": wide, "height": high})
    context.add_init_script(f"localStorage.setItem('meadhall.theme', '{shot.theme}')")
    page = context.new_page()
    page.goto(hall.address)
    go(page, shot)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    """Take all screenshots."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        hall = Hall(Path(folder))
        try:
            with play.chromium.launch(executable_path=HEADLESS, args=ARGUMENTS) as browser:
                for name, shot in SHOTS.items():
                    take(browser, hall, name, shot)
        finally:
            hall.close()


if __name__ == "__main__":
    main()
