"""Fixtures of the browser tests: one real browser and one hall for all tests, and separate halls for tests that kill
theirs."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.hands import PATIENCE
from tests.browser.luck import fix_luck, keep_secret
from tests.house.sources import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

CHROMIUM = shutil.which("chromium") or ""
HEADLESS = shutil.which("chromium-headless-shell") or CHROMIUM  # the same browser without a window: a quarter less work
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONGEST = 300  # seconds for one test
WISHES = {"speed": "0", "sound": "off"}  # opponents' moves are shown without delay


class Hall:
    """A hall in its own process. It can be killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "hall.db"
        self.port = 0
        keep_secret(self.database)
        self.process = self.start()

    def start(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tests.browser.patient", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", process.stdout.readline())
        assert found is not None, "the hall did not open"
        self.port = int(found.group(1))
        return process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def kill(self) -> None:
        """Kill the process without a shutdown."""
        self.process.kill()
        self.process.wait(60)

    def open_again(self) -> None:
        self.process = self.start()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall"))
    yield hall
    hall.close()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path)
    yield hall
    hall.close()


@pytest.fixture(scope="session")
def play() -> Iterator[Playwright]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if not CHROMIUM:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("chromium is not installed")
    with sync_api.sync_playwright() as play:
        yield play


@pytest.fixture(scope="session")
def browser(play: Playwright) -> Iterator[Browser]:
    with play.chromium.launch(executable_path=HEADLESS, args=ARGUMENTS) as browser:
        yield browser


@pytest.fixture
def whole_browser(play: Playwright) -> Iterator[Browser]:
    """A browser that supports notifications too."""
    with play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS) as browser:
        yield browser


def new_person(browser: Browser, name: str = "Anna", language: str = "en", **more: object) -> BrowserContext:
    """A person with a browser: no animations, a name, and fixed luck."""
    context = browser.new_context(locale=language, **more)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    wishes = {**WISHES, "name": name}
    script = "".join(f"localStorage.setItem('meadhall.{key}', '{value}');" for key, value in wishes.items())
    context.add_init_script(script)
    fix_luck(context)
    return context


def scripted(said: ConsoleMessage) -> bool:
    """Whether a console message is an error of a script; the browser also logs refused and failed requests."""
    return said.type == "error" and not said.text.startswith(("Failed to load resource", "WebSocket connection"))


def page_of(browser: Browser, address: str, troubles: list[str], **more: object) -> Page:
    """A page of a new person; its errors are collected."""
    page = new_person(browser, **{"viewport": {"width": 1280, "height": 800}, **more}).new_page()  # type: ignore[arg-type]
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if scripted(said) else None)
    page.goto(address)
    # the first reply has arrived: no later request waits for it
    page.locator("#page > *").first.wait_for(state="attached")
    return page


@pytest.fixture
def page(browser: Browser, hall: Hall) -> Iterator[Page]:
    troubles: list[str] = []
    page = page_of(browser, hall.address, troubles)
    yield page
    page.context.close()
    assert troubles == []


@pytest.fixture(autouse=True)
def _timeouts() -> Iterator[None]:
    """Set the timeouts of the tests."""

    def too_long(*_: object) -> None:
        raise TimeoutError(f"not done after {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
