"""Implements the hall's game interface (`position`) for the installed games."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from meadhall.bots.settings import BOTS, CHARACTERS, STRENGTHS
from meadhall.core import module as core
from meadhall.core import record
from meadhall.core.cards import is_made
from meadhall.core.chance import FastChance, seeded
from meadhall.core.errors import MeadhallError, RecordError, SetupError
from meadhall.core.events import EVERYBODY, Event
from meadhall.core.fair import LiveChance, secret_of, source_from, source_of
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Module, Players
from meadhall.interface import people, shelf
from meadhall.interface.packing import MatchPacker, packer_for, setting_of
from meadhall.interface.shelf import AnyKit
from meadhall.interface.wire import LogLine, Question, Refusal
from meadhall.research.puzzles.shapes import Puzzle
from meadhall.research.puzzles.shapes import read_collection as read_puzzles
from meadhall.server.protocol.messages import Wait, encode
from meadhall.server.protocol.offers import GameInfo, ModuleInfo, OptionInfo, in_every_language
from meadhall.server.storage.rows import ImportedGame, Row, SavedAnswer, TableSetup
from meadhall.server.tables.archive import adopted, pinned, whole_record
from meadhall.server.tables.position import SPECTATOR, Position, Shelf
from meadhall.server.workers.worker_main import ThinkingTask
from meadhall.text.book import Book, Lesson, lessons, read_book
from meadhall.text.chapters import is_disputed
from meadhall.text.words import FALLBACK

LOG = logging.getLogger("meadhall.hall")
NOTHING_GIVEN = SavedAnswer("", [], (1, 1))
Wording = Callable[[str, str], dict[str, str]]  # game and key to the text in every language


class EngineGame:
    """An installed game, as a `HostedGame`."""

    def __init__(self, kit: AnyKit, say: Wording = in_every_language) -> None:
        self.kit = kit
        self.game = kit.game
        self.cards = shelf.card_sets(kit.game)
        self.unfit = unfit_sets(kit.game, self.cards)
        self.names = say(kit.game.key, "game-name")
        self.blurbs = say(kit.game.key, "game-blurb")
        self.lessons = lessons(kit.home)
        self.written = bool(read_book(kit.home, FALLBACK).pages)

    @property
    def info(self) -> GameInfo:
        """What the page needs to offer this game."""
        game, tables = self.game, self.game.tables()
        return GameInfo(
            key=game.key,
            names=self.names,
            blurbs=self.blurbs,
            fewest=tables[0],
            most=tables[-1],
            modules=[self.module_info(module) for module in game.expansions.values()],
            options=option_infos(game.base),
            cards=self.cards,
            unfit=self.unfit,
            bots=list(STRENGTHS),
            characters=list(CHARACTERS),
            puzzles=len(self.puzzles),
            book=self.written,
        )

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles, if they were made with the current cards and rules."""
        file = self.kit.puzzles
        if file is None or not file.exists():
            return []
        found = read_puzzles(file)
        today = self.game.cards_digest(self.game.rulebook(self.game.setup(self.game.tables()[-1])))
        return found.puzzles if found.cards == today else []

    def module_info(self, module: Module[Any]) -> ModuleInfo:
        """The player counts, requirements, options and lesson steps of a module."""
        span = module.players() or Players(self.game.least, self.game.most, "")
        steps = len(self.lessons[module.key].steps) if module.key in self.lessons else 0
        return ModuleInfo(
            module.key, span.least, span.most, span.rule, module.requires_one_of(), option_infos([module]), steps
        )

    def lesson(self, module: str) -> Lesson | None:
        """The lesson of a module, if it has one."""
        return self.lessons.get(module)

    def book(self, language: str) -> Book:
        """The rulebook pages for players."""
        return read_book(self.kit.home, language)

    def check(self, seats: int, setup: TableSetup) -> None:
        """Raise SetupError if a rule forbids this setup."""
        self.checked(seats, setup)
        record.from_letters(setup.stack, "stack")

    def checked(self, seats: int, setup: TableSetup) -> core.Setup:
        """The engine's setup for a table. Raises SetupError."""
        cards = setup.cards or shelf.OWN_CARDS
        if not is_made(cards):
            shelf.check_name("card set", cards, self.cards)
        if cards in self.unfit:
            raise SetupError(f"card set {cards!r}: {self.unfit[cards]}", right="`meadhall cards check` names mistakes")
        return shelf.set_up(self.game, seats, setup.modules, setup.options, cards=cards)

    def begin(self, names: list[str], setup: TableSetup, seed: str, live: bool) -> tuple[str, Position]:
        """Start a new game: return the header of its record, with the luck of the setup, and the first position."""
        stack = record.from_letters(setup.stack, "stack")
        return self._dealt(record.start(self.game, self.checked(len(names), setup), seed, names, live, stack))

    def again(self, header: str, seed: str) -> tuple[str, Position]:
        """Start the game of this header again from the seed, with the same rules and cards."""
        body, setup, live = pinned(self.game, json.loads(header))
        return self._dealt(record.Recorded(self.game, setup, source_from(seed, body), record.header_of(body), live))

    def _dealt(self, started: record.Recorded) -> tuple[str, Position]:
        chance = started.match.chance
        dealt = {"luck": started.luck, "state": chance.state(), **secret_of(chance)}
        first = EnginePosition(self, started.match, started.match.log or [], NOTHING_GIVEN)
        return json.dumps({**started.header, **dealt}), first

    def bench(self, match: Match) -> MatchPacker:
        """The packer that sends matches with this setup to other processes."""
        return packer_for(setting_of(self.game, match.rules.setup))

    def all_deeds(self) -> list[str]:
        """The keys of all achievements."""
        return [*self.kit.deeds]

    def has_bot(self, name: str) -> bool:
        """Whether a bot of this name plays this game."""
        return name in BOTS

    def catalogue_of(self, seats: int, setup: TableSetup) -> bytes:
        """The printed card catalogue of a table, as JSON. 0 seats: any player count that fits the modules."""
        if seats == 0:
            self.game.check_modules(setup.modules)
            setup = msgspec.structs.replace(setup, modules=shelf.with_required_modules(self.game, *setup.modules))
        chosen = self.checked(seats or shelf.fitting_seats(self.game, setup.modules), setup)
        return self.catalogue(self.game.begin(self.game.rulebook(chosen), FastChance(1, 1)))

    def catalogue(self, match: Match) -> bytes:
        """The printed card catalogue of a match, as JSON; empty for a game without cards."""
        return msgspec.json.encode(self.kit.catalogue(match) if self.kit.catalogue else {})

    def view(self, match: Match, seat: int) -> object:
        """What a seat sees; None where the game has no view."""
        return None if self.kit.view is None else self.kit.view(match, seat)

    def export(self, header: str, rows: list[Row], commitment: str) -> str:
        """The record of a finished game, with the data that proves its luck."""
        return whole_record(self.game, header, rows, commitment)

    def adopt(self, body: dict[str, Any]) -> ImportedGame:
        """Rows and setup for a table, from a saved game. Its card set must be a known name, never a path."""
        if not is_made(str(body["cards"])):
            shelf.check_name("card set", str(body["cards"]), self.cards)
        return adopted(self.game, body)

    def resume(self, header: str) -> Position:
        """The first position of a stored game, with its luck."""
        body, setup, live = pinned(self.game, json.loads(header))
        source, (first, second) = source_of(body), body["state"]
        started = record.replay(self.game, setup, record.header_of(body), [], body["luck"], live, source)
        source.go_on((first, second))
        return EnginePosition(self, started.match, started.match.log or [], NOTHING_GIVEN)


class EnginePosition:
    """A match at one moment. Immutable: an answer returns the next position.

    Consecutive positions share one log list; each owns its first `lines` entries.
    """

    def __init__(self, hosted: EngineGame, match: Match, log: list[Event], given: SavedAnswer) -> None:
        self.hosted = hosted
        self.match = match
        self.events = log
        self.lines = len(log)
        self.given = given
        self.public: object = None
        self.waiting: list[int] | None = None  # cached, like the fields below
        self.public_waits: list[Wait] | None = None
        self.common: dict[int, LogLine] = {}  # log lines that all seats may read
        self.questions: dict[int, Question | None] = {}  # by seat
        self.views: dict[int, bytes] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    def asked(self) -> list[int]:
        """The seats that must answer now."""
        if self.waiting is None:
            self.waiting = [seat for seat in range(self.match.seats) if self.match.is_asked(seat)]
        return self.waiting

    def waits(self) -> list[Wait]:
        """The seats that must answer and the public prompt of each question."""
        if self.public_waits is None:
            self.public_waits = [] if self.match.over else self._waits()
        return self.public_waits

    def _waits(self) -> list[Wait]:
        prompt, rule = people.prompt(self.hosted.game, self.match), people.rule(self.hosted.game, self.match)
        return [Wait(seat, prompt, rule) for seat in self.asked()]

    def question(self, seat: int) -> Question | None:
        """The question of this seat; None if it is not asked."""
        if seat not in self.questions:
            self.questions[seat] = people.question_for(self.hosted.game, self.match, seat)
        return self.questions[seat]

    def answered(self, seat: int, action: int) -> EnginePosition:
        """The position after this answer. Raises IllegalAnswer."""
        return self._after(seat, action, self._twin())

    def replayed(self, seat: int, given: SavedAnswer) -> EnginePosition:
        """The position after a saved answer, with the saved luck. Later luck continues from the saved state."""
        action = record.named_action(self.hosted.game, self.match, given.action)
        twin = self._twin()
        twin.chance.follow(given.luck)
        after = self._after(seat, action, twin)
        if twin.chance.at != len(given.luck):
            raise RecordError("numbers of luck are left over")
        twin.chance.go_on(given.state)
        return after

    def _twin(self) -> Match:
        twin = self.match.copy()
        twin.log = []
        twin.chance.log = []
        return twin

    def _after(self, seat: int, action: int, twin: Match) -> EnginePosition:
        twin.answer(seat, action)
        name = record.action_name(self.hosted.game, self.match, action)
        given = SavedAnswer(name, twin.chance.log or [], twin.chance.state())
        return EnginePosition(self.hosted, twin, self._log_with(twin.log or []), given)

    def _log_with(self, more: list[Event]) -> list[Event]:
        """Append to the shared log, or copy it if another position has already appended to it."""
        if len(self.events) != self.lines:
            return self.events[: self.lines] + more
        self.events.extend(more)
        return self.events

    def lucky(self, state: tuple[int, int]) -> EnginePosition:
        """A copy whose generator of luck has this state."""
        twin = self.match.copy()
        twin.chance.go_on(state)
        return EnginePosition(self.hosted, twin, self.events[: self.lines], self.given)

    def view(self, seat: int) -> bytes:
        """What the seat may see, as JSON."""
        if seat not in self.views:
            self.views[seat] = encode(self._seen(seat))
        return self.views[seat]

    def _seen(self, seat: int) -> object:
        """The view of a seat. The public part is built once where the game separates it."""
        overlay = self.hosted.kit.overlay
        if overlay is None:
            return self.hosted.view(self.match, seat)
        if self.public is None:
            self.public = self.hosted.view(self.match, SPECTATOR)
        return overlay(self.match, seat, self.public)

    def forget(self) -> None:
        """Drop cached questions, views and log lines."""
        self.questions.clear()
        self.views.clear()
        self.common.clear()
        self.public = None

    def cards(self) -> bytes:
        """The printed card catalogue of this game, as JSON. It is the same for all seats."""
        return self.hosted.catalogue(self.match)

    def log(self, seat: int, start: int) -> list[LogLine]:
        """The lines of the log from `start` on, as the seat may see them."""
        return [self.common.get(at) or self._line(seat, at) for at in range(start, self.lines)]

    def _line(self, seat: int, at: int) -> LogLine:
        """One log line for a seat. Public lines are built once and cached."""
        event = self.events[at]
        line = people.log_line(self.hosted.game, self.match, at, event, seat)
        if event.seen == EVERYBODY:
            self.common[at] = line
        return line

    @property
    def knowledge(self) -> tuple[int, int]:
        """Counters of what players learned; equal values mean that nothing new was revealed."""
        return self.match.learned, self.match.chance.drawn

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.match.scores()

    def winners(self) -> list[int]:
        """The winning seats; none where all lost together."""
        return [] if self.match.lost_together() else self.match.winners()

    def picks(self) -> list[dict[str, str]]:
        """What each seat played with, for statistics."""
        picks = self.hosted.kit.picks
        return [] if picks is None else [picks(self.match, seat) for seat in range(self.match.seats)]

    def deeds(self) -> list[list[str]]:
        """The achievements of each seat."""
        log, known = self.events[: self.lines], self.hosted.kit.deeds
        return [[key for key, done in known.items() if done(self.match, log, at)] for at in range(self.match.seats)]

    def fights(self, seat: int) -> bool:
        """Whether the seat is publicly in a battle now."""
        fights = self.hosted.kit.fights
        return fights is None or fights(self.match, seat)

    def only_answer(self, seat: int) -> int | None:
        """The only legal answer of a seat; None if it has a choice."""
        legal = self.match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def allows(self, seat: int, action: int) -> bool:
        """Whether this answer is legal for the seat now."""
        return action in self.match.legal(seat)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not answer this. Evaluated in a determinized world, so no reason reveals a hidden card."""
        world = self.match.determinize(seat, seeded("why"))
        return people.refusal(self.hosted.game, world, seat, action)

    def named(self, name: str) -> int:
        """The action with this name. Raises MeadhallError."""
        return record.named_action(self.hosted.game, self.match, name)

    def _aside(self, about: str) -> str:
        """A seed for a bot. It is the same at the same place in the game, so undo cannot reroll a bot's choice."""
        chance = self.match.chance
        return chance.aside(about) if isinstance(chance, LiveChance) else secrets.token_hex(16)

    def thought(self, kind: str, seat: int, bot: str, luck: str) -> ThinkingTask:
        """The task for a bot worker, with a determinized world that is consistent with what the seat knows."""
        luck = luck or self._aside(f"{kind} {seat} {self.lines} {self.match.chance.drawn}")
        place = self.hosted.bench(self.match)
        world = self.match.determinize(seat, seeded(f"world {luck}"))
        if kind == "odds":  # odds need the events that this seat has seen
            world.log = [event for event in self.events[: self.lines] if event.seen_by(seat)]
        return ThinkingTask(
            kind=kind,
            setting=setting_of(self.hosted.game, self.match.rules.setup),
            seat=seat,
            bot=bot,
            luck=luck,
            world=place.pack(world),
        )


def unfit_sets(game: Game, names: list[str]) -> dict[str, str]:
    """The host's card sets that cannot be played, with the reason. The hall opens without them."""
    found: dict[str, str] = {}
    for name in names:
        try:
            if name != shelf.OWN_CARDS:
                shelf.check_cards(game, name)
        except MeadhallError as wrong:
            LOG.warning("card set %s cannot be played: %s", name, wrong)
            found[name] = str(MeadhallError(wrong.what, Path(wrong.where).name, wrong.right, wrong.rule))
    return found


def option_infos(modules: list[Module[Any]]) -> list[OptionInfo]:
    """The options of these modules."""
    options = [option for module in modules for option in module.choices()]
    return [OptionInfo(o.key, o.default, list(o.values), o.rule, is_disputed(o.rule)) for o in options]


def find_games(say: Wording = in_every_language) -> Shelf:
    """All installed games. `say` returns their names and blurbs in every language."""
    return {name: EngineGame(shelf.kit(name), say) for name in shelf.names()}
