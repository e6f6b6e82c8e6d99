"""Every screen of the hall and of both games: no serious finding of axe in either theme, and the recorded
accessibility tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from meadhall.core.chance import seeded
from meadhall.core.record import start
from meadhall.interface import shelf
from tests.browser import test_bloodrage as blood
from tests.browser.conftest import Hall, page_of
from tests.browser.eyes import fits, judge, look
from tests.browser.hands import asked, open_table, play, play_until
from tests.exam.setups import NIGHTLY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FilePayload, Page

pytestmark = pytest.mark.needs("page-tools")

PHONE = {"width": 390, "height": 844}


def sheet(page: Page, name: str, screen: str) -> None:
    """Open a dialog by this button, check it and close it."""
    page.get_by_role("button", name=name).first.click()
    page.locator("dialog .sheet-body").wait_for()
    look(page, screen, "dialog")
    page.keyboard.press("Escape")


def test_the_hall_and_what_opens_there(page: Page) -> None:
    page.wait_for_selector(".game-bloodrage .showcase", state="attached")
    look(page, "hall")
    page.locator(".game-valhalla").get_by_role("button", name="More choices").click()
    page.locator("label:has(input[value=clash]) .reason .rule").wait_for()
    look(page, "new-table", "dialog")
    page.keyboard.press("Escape")
    sheet(page, "Settings", "settings")
    open_table(page, "me", "open")
    look(page, "gathering")
    open_table(page, "me", "me")
    page.get_by_role("button", name="Hand over").click()
    judge(page, "the cover")


def test_a_game_of_valhalla(page: Page) -> None:
    open_table(page, "me", "thrall", luck="eyes 5")
    asked(page)
    look(page, "choosing-a-jarl")
    sheet(page, "Cards and rules", "cards-and-rules")
    sheet(page, "People at the table", "people")
    play_until(page, ".battle")
    asked(page)
    look(page, "battle")
    page.get_by_role("button", name="Look back").click()
    page.locator(".replay output").wait_for()
    look(page, "looking-back")


def test_a_game_of_blood_rage(page: Page) -> None:
    blood.sit_down(page, "me", "thrall", "thrall", luck="eyes")
    blood.ready(page)
    look(page, "blood-draft")
    for seen, screen in (("[data-prompt=turn]", "turn"), (".raid .fighter", "battle"), (".age-end", "age-end")):
        blood.play_until(page, seen)
        look(page, f"blood-{screen}")


def saved(game: str) -> FilePayload:
    """A whole random game of three, as a file to upload."""
    played = shelf.game_named(game)
    record = start(played, played.setup(3, []), "a saved game", ["Anna", "Snorri", "Thyra"])
    luck = seeded("answers")
    while not record.match.over:
        seat = record.match.asked()
        options = record.match.legal(seat)
        record.answer(seat, options[luck.pick(len(options))])
    return {"name": "game.json", "mimeType": "application/json", "buffer": record.save().encode()}


@pytest.mark.parametrize(("game", "screen"), [("valhalla", "end"), ("bloodrage", "blood-end")])
def test_a_saved_game_is_opened_from_a_file_and_its_end_explained(page: Page, game: str, screen: str) -> None:
    page.locator(".game-panel").first.wait_for()
    chosen = page.locator("input[type=file]")
    chosen.set_input_files({"name": "no.json", "mimeType": "application/json", "buffer": b"no"})
    page.get_by_role("alert").get_by_text("did not understand").wait_for()
    chosen.set_input_files(saved(game))
    page.locator(".end :is(.plot path.line, .plot-line)").first.wait_for()
    look(page, screen)
    page.get_by_role("button", name="Look back").last.click()
    page.locator(".replay input[type=range]").fill("3")
    page.get_by_text("3 of ").first.wait_for()


@pytest.mark.parametrize("game", ["valhalla", "bloodrage"] if NIGHTLY else ["bloodrage"])
def test_on_a_phone(browser: Browser, hall: Hall, game: str) -> None:
    page = page_of(browser, hall.address, [], viewport=PHONE, has_touch=True)
    open_table(page, "me", "thrall", "thrall", "thrall", game=game, luck="phone")
    go_on = blood.play if game == "bloodrage" else play
    for clicks in (1, 7):
        go_on(page, clicks)
        fits(page)
        judge(page, f"{game} on a phone")
    page.context.close()


# What each expansion draws on the table, and at which moment.
EXPANSIONS = {
    "loki king tyr monsters thor": (3, [".extra.loki", ".extra.king", ".extra.den"]),
    "solo": (1, [".beast-board", ".beast-side"]),
    "coop": (2, [".beast-board"]),
    "partnership champions elves": (4, [".battle"]),
    "alliance valkyries dwarves": (4, [".battle"]),
    "clash valkyries dwarves": (2, [".extra.worlds"]),
    "hand_draft five_jarls": (2, [".extra.reserve"]),
}


BY_DAY = [modules for modules in EXPANSIONS if NIGHTLY or {"loki", "solo", "clash"} & set(modules.split())]


@pytest.mark.parametrize("modules", BY_DAY)
def test_what_an_expansion_lays_on_the_table(page: Page, modules: str) -> None:
    players, seen = EXPANSIONS[modules]
    open_table(page, "me", *["thrall"] * (players - 1), modules=modules.split(), luck="eyes")
    for thing in seen:
        play_until(page, thing)
    fits(page)
    judge(page, modules)
