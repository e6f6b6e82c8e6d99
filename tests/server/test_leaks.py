"""Law 5, checked on bytes: after a new deal of everything that a seat cannot know, not one byte sent to it changes.
Covered: table and seats, log, question, waits apart from clocks, replay, the file of a running game, refusals with
reasons, and everything that is given to the process that computes odds and hints, luck included; it has no other
input, so its replies cannot differ either."""

from __future__ import annotations

import os
import random
from collections.abc import Awaitable

import pytest

from meadhall.core.chance import Chance, FastChance, seeded
from meadhall.core.errors import IllegalAnswer, SetupError
from meadhall.core.events import EVERYBODY, Event
from meadhall.core.fair import key_of
from meadhall.interface import shelf
from meadhall.server.protocol.messages import Hello, Why, encode
from meadhall.server.storage.rows import Row, Seat, Speech, StoredTable, TableRow, TableSetup
from meadhall.server.tables.autoplay import due_answer_of
from meadhall.server.tables.engine import NOTHING_GIVEN, EngineGame, EnginePosition, find_games
from meadhall.server.tables.ports import TablePorts
from meadhall.server.tables.position import SPECTATOR, Position
from meadhall.server.tables.replay import _moment, notes
from meadhall.server.tables.replay_cache import ReplayCache
from meadhall.server.tables.room import Room, Watcher
from meadhall.server.tables.table import Table
from tests.server.halls import shared_bots

MORE = int(os.environ.get("MEADHALL_LEAK_GAMES", "0"))  # so many whole games with modules by chance as well
STEPS, EVERY = (5000, 4) if MORE else (220, 10)
Case = tuple[str, int, list[str]]
CASES: list[Case] = [
    ("valhalla", 3, []),
    ("valhalla", 4, ["loki", "thor", "king"]),
    ("valhalla", 2, ["valkyries", "monsters", "tyr"]),
    ("valhalla", 2, ["clash", "dwarves", "elves"]),
    ("bloodrage", 3, []),
    ("bloodrage", 4, []),
]


def by_chance(number: int) -> Case:
    """A random game with random modules that the rules allow."""
    luck = random.Random(number)
    while True:
        game = shelf.game_named(luck.choice(shelf.names()))
        modules = [key for key in game.expansions if luck.random() < 0.25]
        seats = luck.choice(game.tables())
        try:
            game.setup(seats, modules)
        except SetupError:
            continue
        return game.key, seats, modules


async def nowhere(*_: object) -> None:
    """A stub that stores nothing."""


def nothing(since: int = 0) -> Awaitable[list[Row]]:
    raise AssertionError("nothing is read")


class StillReplayCache(ReplayCache):
    """A replay cache with a single version."""

    def at(self, version: int) -> Position:
        return self.first


def room_with(position: Position, game: str, setup: TableSetup, seats: int) -> Room:
    """A room at the given table."""
    chairs = [Seat(seat, "person", f"P{seat}", "", f"guest {seat}") for seat in range(seats)]
    room = Room(StoredTable(TableRow("t", game, setup, "", "playing", False, "invite"), chairs), "promised")
    room.table = Table(room.row, chairs, position, TablePorts(nowhere, nothing, nowhere, room.tell), shared_bots())
    room.talk.append(Speech(1, 0, "guest 0", "P0", "well met", False, 1.0))
    return room


def all_told(room: Room, seat: int, wrong: list[int]) -> list[bytes]:
    """Every byte that a person in this seat can get from the hall."""
    assert room.table is not None
    watcher = Watcher(f"guest {seat}" if seat != SPECTATOR else "", seat)
    watcher.greet(Hello())
    moment = _moment(StillReplayCache(room.table.first), 0, seat, 0)
    out = [*room.news_for(watcher), notes(room, room.table, seat).encode(), encode(moment)]
    return out if seat == SPECTATOR else out + told_on_asking(room.table, seat, wrong)


def told_on_asking(table: Table, seat: int, wrong: list[int]) -> list[bytes]:
    """Refusals with their reasons, and the input of odds and hints."""
    out = [encode(table.position.thought(kind, seat, "jarl", "the same luck")) for kind in ("odds", "hint")]
    for action in wrong:
        out.append(refused(table.position, seat, action))
        out.append(encode(table.why_not(seat, Why("w", action))))
    return out


def refused(position: Position, seat: int, action: int) -> bytes:
    if position.allows(seat, action):
        return b"allowed"
    with pytest.raises(IllegalAnswer) as no:
        position.answered(seat, action)
    return str(no.value).encode()


def imagined(title: EngineGame, position: EnginePosition, seat: int, chance: Chance) -> EnginePosition:
    """The same position with everything dealt again that the seat cannot know."""
    world = position.match.determinize(seat, chance)
    world.chance = position.match.chance
    events = [event if is_seen(event, seat) else blank(event) for event in position.events[: position.lines]]
    return EnginePosition(title, world, events, NOTHING_GIVEN)


def is_seen(event: Event, seat: int) -> bool:
    return event.seen == EVERYBODY or (seat != SPECTATOR and bool(event.seen >> seat & 1))


def blank(event: Event) -> Event:
    """The event without its content: only that it happened is public."""
    return Event(event.what, event.seat, [], event.seen)


@pytest.mark.parametrize(("key", "seats", "modules"), CASES + [by_chance(n) for n in range(MORE)], ids=str)
def test_no_seat_is_sent_hidden_information(key: str, seats: int, modules: list[str]) -> None:
    title, luck, chance = find_games()[key], random.Random(f"{key}{seats}"), seeded("worlds")
    assert isinstance(title, EngineGame)
    setup = TableSetup(modules)
    _, position = title.begin([f"P{seat}" for seat in range(seats)], setup, f"a seed {seats}", True)
    differ = 0
    for step in range(STEPS):
        assert isinstance(position, EnginePosition)
        if position.over:
            break
        if step % EVERY == 0:
            wrong = [luck.randrange(title.game.vocabulary.size) for _ in range(3)]
            truth = room_with(position, key, setup, seats)
            for seat in [*range(seats), SPECTATOR]:
                world = imagined(title, position, seat, chance)
                differ += world.match.observe((seat + 1) % seats) != position.match.observe((seat + 1) % seats)
                assert all_told(room_with(world, key, setup, seats), seat, wrong) == all_told(truth, seat, wrong)
        asked = luck.choice(position.asked())
        question = position.question(asked)
        assert question is not None
        position = position.answered(asked, luck.choice(question.options).action)
    assert differ > 5 or seats == 1, "the worlds were all the same: nothing was tested"


@pytest.mark.parametrize("key", ["valhalla", "bloodrage"])
def test_a_bots_process_is_given_a_possible_world_never_the_real_one(key: str) -> None:
    """Law 9: the packed position is the same from the bot's seat, but the other hands are dealt again."""
    title, luck = find_games()[key], random.Random(3)
    assert isinstance(title, EngineGame)
    _, position = title.begin(["a", "b", "c"], TableSetup(), "another seed", True)
    view = shelf.kit(title.game.key).view
    other_hands = 0
    for step in range(60):
        assert isinstance(position, EnginePosition)
        seat = luck.choice(position.asked())
        if step % 4 == 0:
            thought = position.thought("choose", seat, "karl", "")
            world = title.bench(position.match).unpack(thought.world)
            assert world.legal(seat) == position.match.legal(seat)
            assert view is not None
            assert encode(view(world, seat)) == position.view(seat)
            assert world.log is None
            other_hands += any(world.observe(s) != position.match.observe(s) for s in range(3) if s != seat)
            assert type(world.chance) is FastChance
            assert key_of("another seed") not in thought.world, "the luck to come stays in the hall"
        question = position.question(seat)
        assert question is not None
        position = position.answered(seat, luck.choice(question.options).action)
    assert other_hands > 10


class Always(dict[str, str]):
    """An automatic answer that is the same for every question."""

    def __init__(self, answer: str) -> None:
        super().__init__(whatever=answer)
        self.answer = answer

    def get(self, prompt: str, usual: object = None) -> str:
        return self.answer


@pytest.mark.parametrize("answer", ["ask", "never", "attacked", "always"])
@pytest.mark.parametrize("key", ["valhalla", "bloodrage"])
def test_an_automatic_answer_is_no_tell(key: str, answer: str) -> None:
    """Law 6: whether the hall answers for a seat, and what, does not depend on what the others hide."""
    title, luck, chance = find_games()[key], random.Random(7), seeded("worlds")
    assert isinstance(title, EngineGame)
    _, position = title.begin(["a", "b", "c"], TableSetup(), "tells", True)
    answered, optional = 0, 0
    while optional < 8:
        assert isinstance(position, EnginePosition)
        asked = luck.choice(position.asked())
        seat = Seat(asked, "person", "", "", "guest", "", Always(answer))
        truth = due_answer_of(position, seat, None, alone=False)
        answered += truth is not None
        for other in range(3):
            if other != asked:
                world = imagined(title, position, other, chance)
                assert due_answer_of(world, seat, None, alone=False) == truth
        question = position.question(asked)
        assert question is not None
        optional += question.optional
        position = position.answered(asked, luck.choice(question.options).action)
    assert answered == (optional if answer == "never" else 0) or answer in ("attacked", "always")
