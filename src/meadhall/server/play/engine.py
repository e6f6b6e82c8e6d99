"""The installed games behind the hall's interface: found by walking, played by the core, shown by their own views."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from meadhall import people, shelf
from meadhall.book import Book, Lesson, lessons, read_book
from meadhall.bots.settings import BOTS, CHARACTERS, STRENGTHS
from meadhall.chapters import is_disputed
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
from meadhall.packing import MatchPacker, packer_for, setting_of
from meadhall.puzzles.shapes import Puzzle
from meadhall.puzzles.shapes import read_collection as read_puzzles
from meadhall.server.contract.messages import Wait, encode
from meadhall.server.contract.offers import GameInfo, ModuleInfo, OptionInfo, in_every_language
from meadhall.server.play.archive import adopted, pinned, whole_record
from meadhall.server.play.position import SPECTATOR, Position, Shelf
from meadhall.server.store.rows import ImportedGame, Row, SavedAnswer, TableSetup
from meadhall.server.thinking.worker_main import ThinkingTask
from meadhall.shelf import AnyKit
from meadhall.wire import LogLine, Question, Refusal
from meadhall.words import FALLBACK

LOG = logging.getLogger("meadhall.hall")
NOTHING_GIVEN = SavedAnswer("", [], (1, 1))
Wording = Callable[[str, str], dict[str, str]]  # game and key: the words in every language


class EngineGame:
    """An installed game as the hall sees it."""

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
        """What the page needs to offer it."""
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
        """Those that were found with the cards and rules of today."""
        file = self.kit.puzzles
        if file is None or not file.exists():
            return []
        found = read_puzzles(file)
        today = self.game.cards_digest(self.game.rulebook(self.game.setup(self.game.tables()[-1])))
        return found.puzzles if found.cards == today else []

    def module_info(self, module: Module[Any]) -> ModuleInfo:
        """What a module asks for before it can be chosen, and whether there is a lesson."""
        span = module.players() or Players(self.game.least, self.game.most, "")
        steps = len(self.lessons[module.key].steps) if module.key in self.lessons else 0
        return ModuleInfo(
            module.key, span.least, span.most, span.rule, module.requires_one_of(), option_infos([module]), steps
        )

    def lesson(self, module: str) -> Lesson | None:
        """The lesson of a module, if it has one."""
        return self.lessons.get(module)

    def book(self, language: str) -> Book:
        """The rulebook for people."""
        return read_book(self.kit.home, language)

    def check(self, seats: int, setup: TableSetup) -> None:
        """Raises SetupError where a rule forbids this."""
        self.checked(seats, setup)
        record.from_letters(setup.stack, "stack")

    def checked(self, seats: int, setup: TableSetup) -> core.Setup:
        """The setup as the rules want it."""
        cards = setup.cards or shelf.OWN_CARDS
        if not is_made(cards):
            shelf.check_name("card set", cards, self.cards)
        if cards in self.unfit:
            raise SetupError(f"card set {cards!r}: {self.unfit[cards]}", right="`meadhall cards check` names mistakes")
        return shelf.set_up(self.game, seats, setup.modules, setup.options, cards=cards)

    def begin(self, names: list[str], setup: TableSetup, seed: str, live: bool) -> tuple[str, Position]:
        """A new game: the header of its record, with the luck of the setup, and the first position."""
        stack = record.from_letters(setup.stack, "stack")
        return self._dealt(record.start(self.game, self.checked(len(names), setup), seed, names, live, stack))

    def again(self, header: str, seed: str) -> tuple[str, Position]:
        """The same game from its seed, by the rules and with the cards by which it was begun."""
        body, setup, live = pinned(self.game, json.loads(header))
        return self._dealt(record.Recorded(self.game, setup, source_from(seed, body), record.header_of(body), live))

    def _dealt(self, started: record.Recorded) -> tuple[str, Position]:
        chance = started.match.chance
        dealt = {"luck": started.luck, "state": chance.state(), **secret_of(chance)}
        first = EnginePosition(self, started.match, started.match.log or [], NOTHING_GIVEN)
        return json.dumps({**started.header, **dealt}), first

    def bench(self, match: Match) -> MatchPacker:
        """Where such matches are packed for other processes."""
        return packer_for(setting_of(self.game, match.rules.setup))

    def all_deeds(self) -> list[str]:
        """Everything that the game remembers of players."""
        return [*self.kit.deeds]

    def has_bot(self, name: str) -> bool:
        """Does a bot of this name play it?"""
        return name in BOTS

    def catalogue_of(self, seats: int, setup: TableSetup) -> bytes:
        """What is printed on the cards of such a table, as JSON; for 0 seats of one that these modules fit."""
        if seats == 0:
            self.game.check_modules(setup.modules)
            setup = msgspec.structs.replace(setup, modules=shelf.with_required_modules(self.game, *setup.modules))
        chosen = self.checked(seats or shelf.fitting_seats(self.game, setup.modules), setup)
        return self.catalogue(self.game.begin(self.game.rulebook(chosen), FastChance(1, 1)))

    def catalogue(self, match: Match) -> bytes:
        """What is printed on the cards, as JSON; a game without cards has none."""
        return msgspec.json.encode(self.kit.catalogue(match) if self.kit.catalogue else {})

    def view(self, match: Match, seat: int) -> object:
        """What a seat sees; nothing but the question where the game has no view."""
        return None if self.kit.view is None else self.kit.view(match, seat)

    def export(self, header: str, rows: list[Row], commitment: str) -> str:
        """The record of a finished game, with what proves its luck."""
        return whole_record(self.game, header, rows, commitment)

    def adopt(self, body: dict[str, Any]) -> ImportedGame:
        """A game from a file, with cards that we have: a file may not name a folder of ours."""
        if not is_made(str(body["cards"])):
            shelf.check_name("card set", str(body["cards"]), self.cards)
        return adopted(self.game, body)

    def resume(self, header: str) -> Position:
        """The first position again, with the luck it had."""
        body, setup, live = pinned(self.game, json.loads(header))
        source, (first, second) = source_of(body), body["state"]
        started = record.replay(self.game, setup, record.header_of(body), [], body["luck"], live, source)
        source.go_on((first, second))
        return EnginePosition(self, started.match, started.match.log or [], NOTHING_GIVEN)


class EnginePosition:
    """A match at one moment. Immutable: an answer gives the next one.

    Positions that follow each other share one log, of which each knows its first `lines`.
    """

    def __init__(self, hosted: EngineGame, match: Match, log: list[Event], given: SavedAnswer) -> None:
        self.hosted = hosted
        self.match = match
        self.events = log
        self.lines = len(log)
        self.given = given
        self.public: object = None
        self.waiting: list[int] | None = None  # made once, like
        self.told_waits: list[Wait] | None = None
        self.common: dict[int, LogLine] = {}  # lines that all may read
        self.questions: dict[int, Question | None] = {}  # these for each seat
        self.views: dict[int, bytes] = {}

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.match.over

    def asked(self) -> list[int]:
        """The seats we wait for."""
        if self.waiting is None:
            self.waiting = [seat for seat in range(self.match.seats) if self.match.is_asked(seat)]
        return self.waiting

    def waits(self) -> list[Wait]:
        """Whom we wait for and for what; what is asked lies open on the stack."""
        if self.told_waits is None:
            self.told_waits = [] if self.match.over else self._waits()
        return self.told_waits

    def _waits(self) -> list[Wait]:
        prompt, rule = people.prompt(self.hosted.game, self.match), people.rule(self.hosted.game, self.match)
        return [Wait(seat, prompt, rule) for seat in self.asked()]

    def question(self, seat: int) -> Question | None:
        """What the seat is asked now."""
        if seat not in self.questions:
            self.questions[seat] = people.question_for(self.hosted.game, self.match, seat)
        return self.questions[seat]

    def answered(self, seat: int, action: int) -> EnginePosition:
        """The position after this answer. Raises IllegalAnswer."""
        return self._after(seat, action, self._twin())

    def replayed(self, seat: int, given: SavedAnswer) -> EnginePosition:
        """The position after a saved answer, with the luck it had; luck to come goes on where it stood."""
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
        """The log goes on in place, unless another position went on with it already."""
        if len(self.events) != self.lines:
            return self.events[: self.lines] + more
        self.events.extend(more)
        return self.events

    def lucky(self, state: tuple[int, int]) -> EnginePosition:
        """The same position with the luck that follows: by its place in the game, or (games begun earlier) by state."""
        twin = self.match.copy()
        twin.chance.go_on(state)
        return EnginePosition(self.hosted, twin, self.events[: self.lines], self.given)

    def view(self, seat: int) -> bytes:
        """What the seat may see, as JSON."""
        if seat not in self.views:
            self.views[seat] = encode(self._seen(seat))
        return self.views[seat]

    def _seen(self, seat: int) -> object:
        """What everybody sees is looked at once, where the game can tell it from the rest."""
        overlay = self.hosted.kit.overlay
        if overlay is None:
            return self.hosted.view(self.match, seat)
        if self.public is None:
            self.public = self.hosted.view(self.match, SPECTATOR)
        return overlay(self.match, seat, self.public)

    def forget(self) -> None:
        """Let go of what can be made again."""
        self.questions.clear()
        self.views.clear()
        self.common.clear()
        self.public = None

    def cards(self) -> bytes:
        """What is printed on the cards of this game, as JSON; the same for everybody."""
        return self.hosted.catalogue(self.match)

    def log(self, seat: int, start: int) -> list[LogLine]:
        """The lines of the log from `start` on, as the seat may see them."""
        return [self.common.get(at) or self._line(seat, at) for at in range(start, self.lines)]

    def _line(self, seat: int, at: int) -> LogLine:
        """What all may read is made once."""
        event = self.events[at]
        line = people.log_line(self.hosted.game, self.match, at, event, seat)
        if event.seen == EVERYBODY:
            self.common[at] = line
        return line

    @property
    def knowledge(self) -> tuple[int, int]:
        """Equal while nobody knows more."""
        return self.match.learned, self.match.chance.drawn

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.match.scores()

    def winners(self) -> list[int]:
        """Who has won; nobody where all lost together."""
        return [] if self.match.lost_together() else self.match.winners()

    def picks(self) -> list[dict[str, str]]:
        """What each seat played with."""
        picks = self.hosted.kit.picks
        return [] if picks is None else [picks(self.match, seat) for seat in range(self.match.seats)]

    def deeds(self) -> list[list[str]]:
        """What each seat did that the game remembers."""
        log, known = self.events[: self.lines], self.hosted.kit.deeds
        return [[key for key, done in known.items() if done(self.match, log, at)] for at in range(self.match.seats)]

    def fights(self, seat: int) -> bool:
        """Does the seat fight now, as everybody can see?"""
        fights = self.hosted.kit.fights
        return fights is None or fights(self.match, seat)

    def only_answer(self, seat: int) -> int | None:
        """What a seat must answer, where it has no choice."""
        legal = self.match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def allows(self, seat: int, action: int) -> bool:
        """May the seat answer this now?"""
        return action in self.match.legal(seat)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not answer this. Looked up in a world dealt anew, so that no reason betrays a card."""
        world = self.match.determinize(seat, seeded("why"))
        return people.refusal(self.hosted.game, world, seat, action)

    def named(self, name: str) -> int:
        """The answer of this name."""
        return record.named_action(self.hosted.game, self.match, name)

    def _aside(self, about: str) -> str:
        """Luck for a thought: in the same place the same, so that nobody takes back until a bot errs."""
        chance = self.match.chance
        return chance.aside(about) if isinstance(chance, LiveChance) else secrets.token_hex(16)

    def thought(self, kind: str, seat: int, bot: str, luck: str) -> ThinkingTask:
        """What a worker is given: a world that the seat cannot tell from this one, and what it saw."""
        luck = luck or self._aside(f"{kind} {seat} {self.lines} {self.match.chance.drawn}")
        place = self.hosted.bench(self.match)
        world = self.match.determinize(seat, seeded(f"world {luck}"))
        if kind == "odds":  # who reckons remembers what was shown
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
    """Which of the host's card sets cannot be played, and why; the hall opens without them."""
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
    """The switches of these modules."""
    options = [option for module in modules for option in module.choices()]
    return [OptionInfo(o.key, o.default, list(o.values), o.rule, is_disputed(o.rule)) for o in options]


def find_games(say: Wording = in_every_language) -> Shelf:
    """Every game on the shelf; `say` knows what each says of itself."""
    return {name: EngineGame(shelf.kit(name), say) for name in shelf.names()}
