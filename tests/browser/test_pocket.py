"""The offline version in a real browser: a damaged file is refused; after one visit neither server nor network is
needed."""

from __future__ import annotations

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from meadhall.browser.build import PARTS, write_build, write_parts_list
from tests.browser.hands import asked, play, sit_down, state, until
from tests.pocket.conftest import Site
from tests.pocket.conftest import site as site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE = 120_000  # milliseconds
REMEMBERED = "caches.match(`${document.documentElement.dataset.build}/memory`).then(Boolean)"
NIGHTLY = os.environ.get("MEADHALL_EXAM") == "nightly"


OLD_CACHES = "(build) => caches.keys().then((names) => names.filter((name) => name.endsWith(build)))"
ONE_CACHE = "caches.keys().then((names) => names.length === 1)"
# Checks for a newer build; resolves when that is installed or has failed.
UPDATED = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found.update();
    const coming = found.installing;
    await new Promise((done) => {
        if (!coming || coming.state !== 'installing') done();
        else coming.addEventListener('statechange', done);
    });
}"""
# The stored snapshot with one byte changed, or as another browser would have stored it.
HARMED = """async (harm) => {
    const cache = await caches.open((await caches.keys())[0]);
    const place = new URL(`${document.documentElement.dataset.build}/memory`, location.href).href;
    const kept = await cache.match(place);
    const headers = new Headers(kept.headers);
    const data = new Uint8Array(await kept.arrayBuffer());
    if (harm === 'bytes') data[data.length - 100] ^= 1;
    else headers.set('x-agent', 'another');
    await cache.put(place, new Response(data, { headers }));
}"""


class Host(SimpleHTTPRequestHandler):
    """A static file server that can damage a file on the way."""

    damaged = ""  # the end of the file's address

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Log nothing."""

    def do_GET(self) -> None:
        if self.damaged and self.path.endswith(self.damaged):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"something else")
        else:
            super().do_GET()


@contextmanager
def served(folder: Path) -> Iterator[tuple[type[Host], str]]:
    """The host, and its address."""

    class Own(Host):
        pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Own, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Own, f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('meadhall.speed', '0')")
    troubles: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert troubles == []


def told(page: Page, words: str) -> None:
    from playwright.sync_api import expect

    expect(page.locator("main")).to_contain_text(words, timeout=PATIENCE)


@pytest.mark.needs("npm", "page-tools", "chromium")
def test_after_one_visit_a_game_is_played_without_server_and_network(page: Page, site: Site) -> None:
    with served(site.folder) as (host, address):
        host.damaged = "meadhall.pack"
        page.goto(address)
        told(page, "missing or damaged")
        host.damaged = ""
        page.reload()
        told(page, "without a network from now on")
        assert started(page) == "new"
        until(page, REMEMBERED, patience=PATIENCE)
    page.context.set_offline(True)
    page.reload()
    sit_down(page)
    assert started(page) == "recalled"
    assert play(page, 5) == 5
    assert asked(page)
    before = state(page)["version"]
    assert int(before) > 0  # selecting a card is a click too
    page.reload()
    assert asked(page)
    assert state(page)["version"] == before
    beside_the_box(page)


def started(page: Page) -> str:
    """How Python started in this page: from the files, or from a snapshot."""
    page.wait_for_selector("html[data-start]", timeout=PATIENCE, state="attached")
    return page.locator("html").get_attribute("data-start") or ""


def beside_the_box(page: Page) -> None:
    """The companion works without a network too."""
    page.goto(f"{page.url.split('#')[0]}#/companion/valhalla/beast")
    page.get_by_role("button", name="Fenrir").click()
    page.get_by_role("button", name="+ warrior").click()
    page.get_by_role("button", name="The monster’s phase").click()
    page.get_by_text("It rolls:").wait_for()


@pytest.mark.skipif(not NIGHTLY, reason="only in the nightly exam")
@pytest.mark.needs("npm", "page-tools", "chromium")
def test_a_new_build_takes_over_whole_when_the_player_says_so(page: Page, site: Site, tmp_path: Path) -> None:
    with outdated(page, site, tmp_path):
        page.reload()
        assert page.locator("html").get_attribute("data-build") == site.build.name
        page.get_by_role("button", name="A new version is ready: use it").click()
        page.wait_for_selector(f'html:not([data-build="{site.build.name}"]) .game-panel')
        assert started(page) == "new"
        assert page.evaluate(OLD_CACHES, site.build.name) == []


@pytest.mark.skipif(not NIGHTLY, reason="only in the nightly exam")
@pytest.mark.needs("npm", "page-tools", "chromium")
def test_a_half_fetched_build_changes_nothing_in_either_of_two_tabs(page: Page, site: Site, tmp_path: Path) -> None:
    with outdated(page, site, tmp_path) as (host, address):
        host.damaged = "words/valhalla.en.ftl"
        page.evaluate(UPDATED)
        other = page.context.new_page()
        other.goto(address)
        assert other.locator("html").get_attribute("data-build") == site.build.name
        sit_down(other)
        assert play(other, 2) == 2
        until(page, ONE_CACHE, patience=PATIENCE)  # the other tab checks for a newer build too, and fails
        host.damaged = ""
        page.evaluate(UPDATED)
        page.get_by_role("button", name="A new version is ready: use it").click()
        for each in (page, other):
            each.wait_for_selector(f'html:not([data-build="{site.build.name}"])', state="attached")


@pytest.mark.skipif(not NIGHTLY, reason="only in the nightly exam")
@pytest.mark.needs("npm", "page-tools", "chromium")
@pytest.mark.parametrize("harm", ["bytes", "agent"])
def test_a_foreign_snapshot_is_not_used(page: Page, site: Site, harm: str) -> None:
    with served(site.folder) as (_, address):
        page.goto(address)
        told(page, "without a network from now on")
        until(page, REMEMBERED, patience=PATIENCE)
        page.evaluate(HARMED, harm)
        page.reload()
        assert started(page) == "new"
        sit_down(page)
        assert play(page, 2) == 2


@pytest.mark.skipif(not NIGHTLY, reason="only in the nightly exam")
@pytest.mark.needs("npm", "page-tools", "chromium")
def test_a_browser_that_keeps_nothing_still_plays_and_says_so(page: Page, site: Site) -> None:
    """As in a private window: the worker has no storage."""
    refuses = "indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); };\n"
    script = (site.build / "pocket-worker.js").read_text("utf-8")
    page.route(
        "**/pocket-worker.js", lambda route: route.fulfill(body=refuses + script, content_type="text/javascript")
    )
    with served(site.folder) as (_, address):
        page.goto(address)
        told(page, "lets nothing be kept")
        sit_down(page)
        assert play(page, 3) == 3


@contextmanager
def outdated(page: Page, site: Site, folder: Path) -> Iterator[tuple[type[Host], str]]:
    """A page that is ready to play, while its host has a newer build."""
    shutil.copytree(site.folder, folder / "site")
    with served(folder / "site") as (host, address):
        page.goto(address)
        told(page, "without a network from now on")
        newer(site, folder)
        yield host, address


def newer(site: Site, folder: Path) -> None:
    """Replace the build by one that differs in a single word."""
    made = folder / "made"
    shutil.copytree(site.build, made)
    (made / PARTS).unlink()
    words = made / "words" / "valhalla.en.ftl"
    words.write_text(words.read_text("utf-8") + "\nnewer = newer\n", "utf-8")
    write_build(made, write_parts_list(made), folder / "site")
