"""Ladders, profiles, friends and tournaments: reachable from the first page, and no serious finding of axe in either
theme."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING

import pytest
from websockets.asyncio.client import connect

from meadhall.text.words import LANGUAGES
from tests.browser.conftest import Hall, page_of
from tests.browser.eyes import fits, judge
from tests.exam.setups import NIGHTLY
from tests.server.loops import run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.needs("page-tools")

PHONE = {"width": 390, "height": 844}


def with_account(page: Page, name: str) -> None:
    """Create an account as the page does."""
    wish = {"name": name, "password": "mead and honey"}
    page.wait_for_selector("main")  # the guest session has started
    reply = page.context.request.post(page.url.partition("#")[0] + "api/account/new", data=wish)
    assert reply.ok, reply.text()


def at(page: Page, place: str) -> None:
    page.evaluate(f"location.hash = '{place}'")
    page.locator(".people-room h1").wait_for()


def test_a_contest_is_called_joined_and_played(browser: Browser, hall: Hall) -> None:
    """From the first page to a table that the hall opened, for two people who never exchanged a link."""
    freyja = page_of(browser, hall.address, [], name="Freyja", viewport={"width": 1280, "height": 900})
    with_account(freyja, "Freyja")
    freyja.get_by_role("link", name="Contests").click()
    freyja.get_by_role("button", name="Call a contest").click()
    freyja.get_by_label("What it is called").fill("Cup of mead")
    freyja.get_by_label("How many take part").fill("2")
    judge(freyja, "a new contest")
    freyja.get_by_role("button", name="Call it").click()
    freyja.get_by_role("heading", name="Cup of mead").wait_for()
    njord = page_of(browser, f"{hall.address}#/contests", [], name="Njord", viewport=PHONE)
    with_account(njord, "Njord")
    njord.get_by_role("link", name="Cup of mead").click()
    njord.get_by_role("button", name="Take part", exact=True).click()
    njord.get_by_role("link", name="to the table").wait_for()
    fits(njord)
    judge(njord, "a contest")
    njord.get_by_role("link", name="to the table").click()
    njord.wait_for_selector(".valhalla .board", state="attached")
    table = njord.url.rpartition("/")[2]
    names_lead_to_profiles(njord)
    talk(freyja, njord, table)
    run(play_out(hall.port, table, [cookie_of(freyja), cookie_of(njord)]))
    ratings_after_the_game(njord, table)
    befriend(freyja, njord)


def names_lead_to_profiles(page: Page) -> None:
    """Names lead to profiles, and the table to its contest."""
    page.get_by_role("button", name="People").click()
    page.locator(".seat-list").get_by_role("link", name="Freyja").wait_for()
    fits(page)
    judge(page, "people at a table")
    page.keyboard.press("Escape")
    page.locator(".table-top").get_by_role("link", name="Round 1 of “Cup of mead”").click()
    page.get_by_role("heading", name="Cup of mead").wait_for()


def talk(freyja: Page, njord: Page, table: str) -> None:
    """Names in the chat lead to profiles."""
    at_table(freyja, table)
    freyja.get_by_role("button", name="Talk").first.click()
    freyja.get_by_role("textbox", name="Say something").fill("well met")
    freyja.keyboard.press("Enter")
    at_table(njord, table)
    njord.get_by_role("button", name="Talk").first.click()
    njord.locator(".spoken", has_text="well met").get_by_role("link", name="Freyja").wait_for()
    njord.keyboard.press("Escape")


def at_table(page: Page, table: str) -> None:
    page.evaluate(f"location.hash = '#/table/{table}'")
    page.wait_for_selector(".valhalla .board", state="attached")


def cookie_of(page: Page) -> str:
    return "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())


async def play_out(port: int, table: str, cookies: list[str]) -> None:
    """Both players answer at random by requests until the game is over."""
    luck = random.Random(1)

    async def sit(cookie: str) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"cookie": cookie}, ping_interval=None) as line:
            await line.send('{"type":"hello"}')
            async for text in line:
                told = json.loads(text)
                if told.get("over"):
                    return
                if told.get("question"):
                    action = luck.choice(told["question"]["options"])["action"]
                    answer = {"type": "answer", "id": f"{luck.random()}", "version": told["version"], "action": action}
                    await line.send(json.dumps(answer))

    await asyncio.gather(*(sit(cookie) for cookie in cookies))


def ratings_after_the_game(page: Page, table: str) -> None:
    """The page shows every change of rating; openskill decides how large it is."""
    if len(winners(page, table)) == 1:
        changes = page.locator(".rating-changes li", has=page.locator("b"))
        changes.nth(1).wait_for()
        told = {row.get_by_role("link").inner_text(): row.locator("b + span").inner_text()[0] for row in changes.all()}
        assert told.keys() == {"Freyja", "Njord"}
        assert sorted(told.values()) == ["+", "−"]
    else:  # one of twelve random games
        page.get_by_text("All won or lost together: the game counts for no rating.").wait_for()
    fits(page)
    judge(page, "ratings after a game")


def winners(page: Page, table: str) -> list[int]:
    reply = page.context.request.get(page.url.partition("#")[0] + "api/hall")
    return next(list(one["winners"]) for one in reply.json()["mine"] if one["id"] == table)


def befriend(freyja: Page, njord: Page) -> None:
    """One person asks, the other accepts; a profile can be hidden."""
    at(freyja, "#/people/njord")
    judge(freyja, "a profile")
    freyja.get_by_role("button", name="Ask to be friends").click()
    freyja.get_by_role("button", name="Take it back").wait_for()
    at(njord, "#/people")
    njord.get_by_role("button", name="Yes, friends").click()
    njord.get_by_role("heading", name="Friends", exact=True).wait_for()
    judge(njord, "friends")
    at(njord, "#/people/Njord")
    njord.get_by_role("button", name="Hide my profile").click()
    njord.get_by_text("Only you see this page").wait_for()
    freyja.reload()
    freyja.get_by_text("There is nobody of that name").wait_for()
    for person in (freyja, njord):
        person.context.close()


@pytest.mark.parametrize("language", LANGUAGES if NIGHTLY else ["cs"])
def test_the_rooms_speak_four_languages_on_a_phone(browser: Browser, hall: Hall, language: str) -> None:
    page = page_of(browser, hall.address, [], language=language, viewport=PHONE)
    page.locator(".hall-ways a").first.wait_for()
    for place in ("#/ladder/valhalla", "#/contests", "#/people"):
        at(page, place)
        fits(page)
        assert page.locator("h1").inner_text()
    judge(page, "those I know")
    page.context.close()
