"""Nothing that one seat can do or see depends on what another seat hides. Two halls hold the same game, but the other
seat's hidden cards are dealt again in one of them. The same requests are made in both while that seat is asked. The
test compares every byte, the kinds and order of messages, and the answers that the hall gives automatically. Bytes of
a single position: test_leaks.py; pauses of bots: test_bots.py."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.chance import seeded
from meadhall.server.routes import message_handler
from meadhall.server.storage.rows import TableSetup
from meadhall.server.tables import seating, spectators
from meadhall.server.tables import table as play
from meadhall.server.tables.engine import EngineGame, EnginePosition, find_games
from meadhall.server.tables.position import Position
from tests.server.halls import Json, Page, Person, hall_over
from tests.server.test_leaks import imagined

STEPS, WORLDS, SEATS = 120, 40, 2
UNLIKE = re.compile(rb'"(commitment|again|invite|id|who|at|now|next|pledge)":("[^"]*"|\d+|\[[^]]*\])')
PONG = '{"type":"pong"}'
LEFT = re.compile(rb'"left":\[[^]]*\]')


class Dealt(EngineGame):
    """A game that starts at a given position."""

    def __init__(self, title: EngineGame, there: EnginePosition) -> None:
        self.__dict__.update(title.__dict__)
        self.there = there

    def begin(self, names: list[str], setup: TableSetup, seed: str, live: bool) -> tuple[str, Position]:
        header, _ = super().begin(names, setup, seed, live)
        return header, self.there


def twins(key: str) -> tuple[EnginePosition, EnginePosition, int]:
    """Two matches that one seat cannot tell apart while another seat is asked, and the seat that looks. In one of them
    the other seat can only refuse."""
    title, chance = find_games()[key], seeded("twins")
    assert isinstance(title, EngineGame)
    for game in range(WORLDS):
        luck = random.Random(game)
        _, position = title.begin(["a", "b"], TableSetup(), f"twins {game}", True)
        for _ in range(STEPS):
            assert isinstance(position, EnginePosition)
            if position.over:
                break
            asked = position.asked()
            if len(asked) == 1 and (found := other_world(title, position, asked[0], chance)) is not None:
                return position, found, 1 - asked[0]
            seat = luck.choice(asked)
            question = position.question(seat)
            assert question is not None
            position = position.answered(seat, luck.choice(question.options).action)
    pytest.fail("the worlds were all the same: nothing was tested")


def other_world(title: EngineGame, position: EnginePosition, asked: int, chance: Any) -> EnginePosition | None:
    """The same match for everyone except the seat that is asked, which has no option but to refuse in one of the
    two."""
    question = position.question(asked)
    if question is None or not question.optional:
        return None
    for _ in range(6):
        world = imagined(title, position, 1 - asked, chance)
        other = world.question(asked)
        if other is not None and (len(question.options) == 1) != (len(other.options) == 1):
            return world
    return None


class Scene:
    """Two people in a game at this position, with a record of what the first one and a spectator receive."""

    def __init__(self, hall: Any, key: str, me: int) -> None:
        self.hall, self.me, self.heard = hall, me, list[bytes]()
        first, second = Person(hall, "Anna"), Person(hall, "Bo")
        self.table = first.open_table("me", "open", game=key)["id"]
        second.post(f"/api/tables/{self.table}/join", {"name": "Bo"})
        self.anna, self.bo = (first, second) if me == 0 else (second, first)
        self.cy = Person(hall, "Cy")

    def note(self, data: bytes) -> None:
        self.heard.append(LEFT.sub(b"left", UNLIKE.sub(rb"\1", data)).replace(self.table.encode(), b"table"))

    def ask(self, path: str, body: Json | None = None) -> None:
        """Send a request of the first person; return the reply."""
        at = f"/api/tables/{self.table}{path}"
        reply = self.anna.get(at) if body is None else self.anna.post(at, body)
        self.note(f"{reply.status_code} ".encode() + reply.content)

    def settle(self, *pages: Page) -> None:
        """Wait until the hall has handled every message and its own follow-ups; return everything received."""
        begun = [len(page.heard) for page in pages]
        wait_until_handled(*pages)
        self.hall.portal.call(quiet, self.hall.app.state.hall.rooms[self.table].table)
        wait_until_handled(*pages)
        for page, start in zip(pages, begun, strict=True):
            for text in page.heard[start:]:
                if text != PONG:
                    self.note(text.encode())


def wait_until_handled(*pages: Page) -> None:
    """Wait until every message is handled and every reply is read: a first pong may overtake a reply."""
    for page in [*pages, *pages]:
        page.send(type="ping")
        page.until("pong")


async def quiet(table: play.Table) -> None:
    """Turn off all automatic answers."""
    for _ in range(5):
        await asyncio.sleep(0)
    if table.bot_task is not None:
        await asyncio.wait([table.bot_task])


Act = Callable[[Scene, Page], None]


def says(**message: Any) -> Act:
    return lambda scene, page: page.send(**{"version": page.version, "id": "x", **message})


def asks(path: str, body: Json | None = None) -> Act:
    return lambda scene, page: scene.ask(path, body)


def leaves(scene: Scene, page: Page) -> None:
    scene.ask("/leave", {})


def leaves_and_comes_back(scene: Scene, page: Page) -> None:
    scene.ask("/leave", {})
    scene.settle(page)
    scene.ask("/stand-in", {"seat": scene.me, "bot": ""})


ACTS: dict[str, Act] = {
    "leave": leaves,
    "leave and come back": leaves_and_comes_back,
    "a bot for me": lambda scene, page: scene.ask("/stand-in", {"seat": scene.me, "bot": "karl"}),
    "no bot for the other": lambda scene, page: scene.ask("/stand-in", {"seat": 1 - scene.me, "bot": ""}),
    "rematch": asks("/again", {}),
    "luck": asks("/luck", {"entropy": "mine"}),
    "table": asks(""),
    "record": asks("/record"),
    "story": asks("/story"),
    "replay": asks("/at/0"),
    "through the other's eyes": asks("/at/0?seat=1"),
    "fork": asks("/fork", {"version": 0}),
    "proof": asks("/proof"),
    "cards": asks("/cards"),
    "vote": lambda scene, page: scene.ask("/vote", {"seat": 1 - scene.me, "on": True}),
    "report": lambda scene, page: scene.ask("/report", {"kind": "name", "seat": 1 - scene.me}),
    "undo": says(type="undo"),
    "undo with consent": says(type="undo", ask=True),
    "consent": says(type="consent", seat=1, agree=True),
    "never": says(type="standing", prompt="reroll", answer="never"),
    "talk": says(type="say", text="well?"),
    "mute": says(type="mute", who="nobody", on=True),
    "answer out of turn": says(type="answer", action=0),
    "an answer that does not exist": says(type="answer", action=10_000_000),
    "why not": says(type="why", action=3),
    "why not, by name": says(type="why", name="pass"),
    "hint out of turn": says(type="ask", about="hint"),
    "sit elsewhere": says(type="sit", seat=1),
}


@contextmanager
def scene_of(folder: Path, key: str, there: EnginePosition, me: int) -> Iterator[Scene]:
    title = find_games()[key]
    assert isinstance(title, EngineGame)
    folder.mkdir()
    with hall_over(str(folder / "hall.db"), {key: Dealt(title, there)}) as hall:
        yield Scene(hall, key, me)


def heard_in(folder: Path, key: str, there: EnginePosition, me: int, act: Act, standing: str) -> list[bytes]:
    """Everything that the first person and a spectator receive during an action and after it."""
    with scene_of(folder, key, there, me) as scene, scene.anna.at(scene.table) as page, scene.cy.at(scene.table) as cy:
        if standing:
            with scene.bo.at(scene.table) as other:
                other.send(type="standing", prompt=other.until("update")["question"]["prompt"], answer=standing)
                while not other.mine.get("standing"):
                    other.hear()
        while page.table.get("watching") != 1:
            page.hear()
        scene.settle(page, cy)
        scene.heard.clear()  # the order of arrivals is random
        act(scene, page)
        scene.settle(page, cy)
        scene.ask("")
        scene.ask("/record")
        return scene.heard


@pytest.mark.parametrize("key", ["valhalla", "bloodrage"])
@pytest.mark.parametrize("act", ACTS)
def test_no_reply_depends_on_the_hand_of_another_seat(
    key: str, act: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_handler, "ASK_RATE", 1000.0)
    monkeypatch.setattr(seating, "AWAY_AFTER_S", 0.0)
    monkeypatch.setattr(spectators, "MIN_INTERVAL_S", 0.0)
    one, other, me = twins_of(key)
    truth = heard_in(tmp_path / "one", key, one, me, ACTS[act], "")
    assert heard_in(tmp_path / "other", key, other, me, ACTS[act], "") == truth


@pytest.mark.parametrize("standing", ["never", "attacked"])
def test_an_automatic_answer_does_not_depend_on_it_either(
    standing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spectators, "MIN_INTERVAL_S", 0.0)
    one, other, me = twins_of("valhalla")
    truth = heard_in(tmp_path / "one", "valhalla", one, me, leaves, standing)
    assert heard_in(tmp_path / "other", "valhalla", other, me, leaves, standing) == truth


KNOWN: dict[str, tuple[EnginePosition, EnginePosition, int]] = {}


def twins_of(key: str) -> tuple[EnginePosition, EnginePosition, int]:
    if key not in KNOWN:
        KNOWN[key] = twins(key)
    return KNOWN[key]


def test_the_two_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    for key in ("valhalla", "bloodrage"):
        one, other, me = twins_of(key)
        assert one.view(me) == other.view(me)
        assert one.view(1 - me) != other.view(1 - me)
        assert json.loads(one.view(-1)) == json.loads(other.view(-1))
