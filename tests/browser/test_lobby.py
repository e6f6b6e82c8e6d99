"""Strangers meet in the lobby: one click each, and a game starts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Hall, page_of
from tests.browser.eyes import fits, judge
from tests.browser.hands import until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDTHS = (390, 1280, 1920)


def anyone(page: Page) -> None:
    page.locator("#game-valhalla").locator("xpath=ancestor::section").get_by_role(
        "button", name="Play with anyone"
    ).click()


def at_all_widths(page: Page) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        fits(page)


def test_two_strangers_play_after_one_click_each(own_hall: Hall, browser: Browser) -> None:
    troubles: list[str] = []
    anna = page_of(browser, own_hall.address, troubles)
    bo = page_of(browser, own_hall.address, troubles, name="Bo")
    bo.locator(".lobby").get_by_text("2 people are here").wait_for()
    anyone(anna)
    anna.locator(".wait-note").wait_for()
    bo.locator(".lobby").get_by_text("Anna").wait_for()
    at_all_widths(bo)
    judge(bo, "lobby")
    waits(anna, own_hall)
    anyone(bo)
    bo.wait_for_selector(".question.asked")
    anna.wait_for_selector(".question.asked")
    for person in (anna, bo):
        person.context.close()
    assert troubles == []


def waits(page: Page, hall: Hall) -> None:
    """The waiting player chats, shares the link, and opens the lesson."""
    link = page.locator(".invite-link").input_value()
    assert link.startswith(f"{hall.address}t/")
    page.get_by_text("QR code", exact=True).click()
    page.locator(".qr-code path").wait_for()
    page.get_by_label("Say something").fill("Anybody there?")
    page.keyboard.press("Enter")
    page.locator(".wait-talk").get_by_text("Anybody there?").wait_for()
    assert page.get_by_role("link", name="Learn the game meanwhile").get_attribute("href") == "#/lesson/valhalla"
    at_all_widths(page)
    judge(page, "waiting")


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((one) => [one.title, one.body, one.data]);
}"""


def test_a_push_is_shown_once_also_without_an_open_table(hall: Hall, whole_browser: Browser) -> None:
    page = page_of(whole_browser, hall.address, [])
    page.context.grant_permissions(["notifications"], origin=hall.address)
    line = page.context.new_cdp_session(page)
    heard: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: heard.extend(r["registrationId"] for r in said["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('calls.js').then(() => navigator.serviceWorker.ready).then(() => 0)"
    )
    until(page, "navigator.serviceWorker.ready.then((worker) => worker.active?.state === 'activated')")
    note = {"id": "a", "title": "It is your turn", "text": "", "place": "#/table/x", "tables": []}
    for _ in range(500):
        if heard:
            break
        page.wait_for_timeout(20)  # the browser reports it with a delay
    for pushed in (note, note, {**note, "title": "You won"}):
        where = {"origin": hall.address.rstrip("/"), "registrationId": heard[-1], "data": json.dumps(pushed)}
        line.send("ServiceWorker.deliverPushMessage", where)
    # While one notification replaces another there is none for a moment, so the test waits for the last.
    until(page, f"({SHOWN})().then((found) => found.some(([title]) => title === 'You won'))")
    assert page.evaluate(SHOWN) == [["You won", "", "#/table/x"]]
    page.context.close()


@pytest.mark.parametrize("private", [False, True])
def test_a_shared_link_leads_to_the_table(hall: Hall, browser: Browser, private: bool) -> None:
    anna = page_of(browser, hall.address, [])
    anna.wait_for_selector(".game-panel")
    anna.evaluate(
        """async (closed) => {
          const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
          const body = JSON.stringify({ game: 'valhalla', seats, private: closed, name: 'Anna' });
          const headers = { 'content-type': 'application/json' };
          const table = await (await fetch('api/tables', { method: 'POST', headers, body })).json();
          location.hash = `#/table/${table.id}`;
        }""",
        private,
    )
    link = anna.locator(".invite-link").input_value()
    assert ("#" in link) == private
    bo = page_of(browser, link, [], name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.locator(".waiting").wait_for()
    assert "/t/" not in bo.url
    anna.get_by_role("button", name="Let a bot take a seat").click()
    bo.wait_for_selector(".question.asked")
    for person in (anna, bo):
        person.context.close()
