"""The offline version answers like a server: the same requests, messages, bots and proofs, with its own storage."""

from __future__ import annotations

import json
import random
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from meadhall.browser.drawer import MemoryDrawer
from meadhall.browser.hall_storage import PocketStorage
from meadhall.core.cards import MADE
from meadhall.server.routes.hall_routes import HALL_ROUTES
from meadhall.server.routes.table_routes import TABLE_ROUTES
from meadhall.server.routes.workshop_routes import WORKSHOP_ROUTES
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.rows import Row
from tests.pocket.people import Page
from tests.server.loops import run

ROW = Row(1, "answer", 0, "pass", [], (1, 1), "client")


def test_a_game_is_played_to_its_end_proved_looked_at_saved_and_forked() -> None:
    async def evening() -> None:
        page = await Page.opened()
        table = await page.table("valhalla")
        assert (await page.play(3_000, random.Random(1)))["over"]
        assert (await page.ask("GET", f"/tables/{table}/proof"))[1]["good"]
        story = (await page.ask("GET", f"/tables/{table}/story"))[1]
        assert story["over"]
        assert len(story["chapters"]) > 20
        assert (await page.ask("GET", f"/tables/{table}/at/7"))[1]["version"] == 7
        status, record = await page.ask("GET", f"/tables/{table}/record")
        assert (status, record["game"], "promise" in record) == (200, "valhalla", True)
        assert (await page.ask("POST", "/records", record))[0] == 201
        assert (await page.ask("POST", f"/tables/{table}/fork", {"version": 5}))[0] == 201
        assert (await page.ask("GET", "/statistics"))[1]["tallies"][0]["games"] == 1
        assert len((await page.ask("GET", "/hall"))[1]["mine"]) == 3

    run(evening())


def test_hints_odds_and_taking_back_work_as_in_a_hall() -> None:
    async def evening() -> None:
        page = await Page.opened()
        await page.table("bloodrage")
        table = await page.until_asked()
        await page.say("ask", id="hint", about="hint", version=table["version"])
        assert (await page.until("advice", "hint"))["hint"]
        await page.say("ask", id="odds", about="odds", version=table["version"])
        await page.until("advice", "odds")
        await page.answer(table["question"]["options"][0]["action"], table["version"])
        after = await page.until_asked()
        await page.say("undo", id="back", version=after["version"], ask=True)
        await page.until("done", "back")
        assert (await page.until_asked())["question"] == table["question"]

    run(evening())


def test_a_puzzle_is_answered_by_the_player_not_by_a_bot() -> None:
    """Before a battle of Blood Rage all seats choose their cards at the same time."""

    async def evening() -> None:
        beside = 0
        for puzzle in (await Page.opened()).host.hall.game("bloodrage").puzzles[:8]:
            page = await Page.opened()
            _, table = await page.ask("POST", "/puzzles/begin", {"game": "bloodrage", "id": puzzle.id})
            await page.sit_at(table["id"])
            asked = await page.until_asked()
            beside += len(asked["asked"]) > 1
            assert (await page.ask("GET", f"/tables/{table['id']}/puzzle"))[1]["mine"] == ""
            await page.answer(puzzle.best.option.action, asked["version"])
            assert (await page.ask("GET", f"/tables/{table['id']}/puzzle"))[1]["right"]
        assert beside > 0

    run(evening())


def test_what_was_played_is_there_when_the_page_comes_again() -> None:
    async def evening() -> None:
        drawer = MemoryDrawer()
        page = await Page.opened(drawer)
        table = await page.table("valhalla")
        left = await page.play(12, random.Random(2))
        again = await Page.opened(drawer)
        await again.sit_at(table)
        found = await again.until_asked()
        assert (found["version"], found["view"], found["question"]) == (left["version"], left["view"], left["question"])

    run(evening())


def test_two_pages_of_one_browser_never_write_the_same_version() -> None:
    async def evening() -> None:
        books = PocketStorage(MemoryDrawer())
        await books.keep_answer("table", ROW, None, False)
        with pytest.raises(ConflictError):
            await books.keep_answer("table", ROW, None, False)
        assert await books.answers_of("table") == [ROW]

    run(evening())


def test_two_pages_at_one_table_write_one_game() -> None:
    async def evening() -> None:
        drawer = MemoryDrawer()
        page = await Page.opened(drawer)
        table = await page.table("valhalla")
        other = await Page.opened(drawer)
        await other.sit_at(table)
        behind = await other.until_asked()
        await page.play(4, random.Random(3))
        await other.answer(behind["question"]["options"][0]["action"], behind["version"])
        rows = await PocketStorage(drawer).answers_of(table)
        assert [row.version for row in rows] == [*range(1, len(rows) + 1)]
        later = await Page.opened(drawer)
        await later.sit_at(table)
        assert (await later.until_asked())["version"] >= len(rows)

    run(evening())


def test_a_drawer_that_fails_is_said_and_nothing_counts() -> None:
    async def evening() -> None:
        drawer = MemoryDrawer()
        page = await Page.opened(drawer)
        await page.table("valhalla")
        table = await page.until_asked()

        async def full(question: str) -> str:
            if json.loads(question)["do"] == "write":
                raise OSError("the disk is full")
            return await drawer(question)

        books = page.host.hall.storage
        assert isinstance(books, PocketStorage)
        books.drawer = full
        await page.answer(table["question"]["options"][0]["action"], table["version"])
        assert (await page.until("refused", "a1"))["reason"] == "not-saved"
        assert (await page.ask("POST", "/tables", {"game": "valhalla", "seats": [{"kind": "me"}]}))[0] in (400, 503)
        assert (await page.until_asked())["version"] == table["version"]

    run(evening())


@pytest.mark.parametrize("path", ["/nowhere", "/tables/none", "/tables/none/record", "/tables//at/1", "/account"])
def test_what_is_not_there_is_said(path: str) -> None:
    async def evening() -> None:
        status, answer = await (await Page.opened()).ask("GET", path)
        assert (status, "reason" in answer) == (404, True)

    run(evening())


def test_malformed_messages_get_a_reply() -> None:
    async def evening() -> None:
        page = await Page.opened()
        for body in ("", "{", "[]", '{"game": 3}', '{"game": "chess", "seats": [{"kind": "me"}]}'):
            answer = json.loads(await page.host.fetch("POST", "/tables", body))
            assert answer["status"] in (400, 404)
        assert await page.host.connect("none", print) is None
        await page.table("valhalla")
        assert page.line is not None
        assert await page.line.hear("no json") == 0
        assert (await page.until("fault"))["reason"] == "unreadable"

    run(evening())


def test_a_card_set_is_made_checked_and_played_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def evening() -> None:
        page = await Page.opened()
        files = (await page.ask("GET", "/workshop/bloodrage/sets/meadhall"))[1]["files"]
        files["cards.toml"]["card"][0]["name"] = "Mine"
        status, verdict = await page.ask("POST", "/workshop/sets", {"game": "bloodrage", "files": files})
        assert (status, verdict["complaint"]) == (201, None)
        shutil.rmtree(tmp_path)  # as after a reload: only the storage has it
        again = await Page.opened(page.drawer)
        table = await again.table("bloodrage", cards=verdict["name"], private=True)
        words = (await again.ask("GET", f"/tables/{table}/cards"))[1]["words"]
        assert "Mine" in [said[""] for said in words.values()]

    monkeypatch.setenv(MADE, str(tmp_path))
    run(evening())


def test_every_request_of_the_desk_is_known() -> None:
    """A path that two routes share would be handled by the first one."""
    calls = [(call.method, call.path) for call in (*HALL_ROUTES, *TABLE_ROUTES, *WORKSHOP_ROUTES)]
    assert len(set(calls)) == len(calls)


# -- while something long goes on, and when the page is closed in the middle of a write


def test_a_table_is_answered_while_a_game_is_reviewed() -> None:
    async def evening() -> None:
        page = await Page.opened()
        over = await page.table("valhalla")
        assert (await page.play(3_000, random.Random(4)))["over"]
        first = (await page.ask("GET", f"/tables/{over}/review"))[1]
        assert first["review"] is None
        other = await Page.opened_at(page.host, page.drawer)
        await other.table("valhalla")
        await other.play(3, random.Random(5))
        among = (await page.ask("GET", f"/tables/{over}/review"))[1]
        assert among["percent"] < 100, "three answers came before the end of the review"
        page.host.hall.jobs.reviews.close()

    run(evening())


class Closed(Exception):
    """The page was closed."""


def test_a_pocket_closed_while_it_writes_loses_at_most_what_was_not_acknowledged() -> None:
    """Closes the page before each write of a game in turn: everything acknowledged is stored, and all of it is
    readable."""

    async def evening(dies_at: int) -> bool:
        drawer, written = MemoryDrawer(), 0

        async def brittle(question: str) -> str:
            nonlocal written
            if json.loads(question)["do"] == "write":
                written += 1
                if written >= dies_at:  # nothing comes after it
                    raise Closed
            return await drawer(question)

        page = await Page.opened(brittle)
        page.patience = 2_000
        table = ""
        with suppress(AssertionError):  # a closed page receives nothing
            table = await page.table("valhalla")
            await page.play(4, random.Random(6))
        done = sum(message["type"] == "done" for message in page.told)
        again = await Page.opened(drawer)
        tables = [one["id"] for one in (await again.ask("GET", "/hall"))[1]["mine"]]
        assert tables == ([table] if table else [])
        if table:
            rows = await PocketStorage(drawer).answers_of(table)
            assert [row.version for row in rows] == [*range(1, len(rows) + 1)]
            assert len(rows) >= done, "nothing that was acknowledged is lost"
            await again.sit_at(table)
            assert (await again.until_asked())["version"] >= len(rows)
        return written >= dies_at

    died = [run(evening(at)) for at in range(2, 8)]  # the first write stores the server's secret
    assert sum(died) >= 4, "the page did die in the middle of a game"


def test_a_game_of_a_pocket_is_handed_to_a_hall_later() -> None:
    """The record of a finished game opens on a server, with its proof."""

    async def evening() -> None:
        page = await Page.opened()
        table = await page.table("bloodrage")
        assert (await page.play(3_000, random.Random(7)))["over"]
        record = (await page.ask("GET", f"/tables/{table}/record"))[1]
        hall = await Page.opened()
        status, opened = await hall.ask("POST", "/records", record)
        assert status == 201
        story = (await hall.ask("GET", f"/tables/{opened['id']}/story"))[1]
        assert story == (await page.ask("GET", f"/tables/{table}/story"))[1]

    run(evening())


def test_the_companion_answers_without_a_hall() -> None:
    async def evening() -> None:
        page = await Page.opened()
        status, found = await page.ask("POST", "/companion/valhalla/stack", {"beast": "hel"})
        assert (status, len(found["stack"])) == (200, 6)
        status, wrong = await page.ask(
            "POST", "/companion/valhalla/battle", {"role": "attack", "mine": {"warriors": []}}
        )
        assert (status, wrong["values"]["field"], wrong["why"]) == (400, "mine.warriors", "enter-warriors")
        status, deck = await page.ask("POST", "/companion/bloodrage/deal", {"seed": "0" * 64, "words": ["a", "b"]})
        assert (status, deck["dealt"][0]["of"]) == (200, "clan")
        assert (await page.ask("GET", "/hall"))[1]["mine"] == [], "no table came of it"

    run(evening())
