"""A position in an environment: who is asked, what they see and may do, and what follows from an answer."""

from __future__ import annotations

import zlib
from typing import NamedTuple

from librt.strings import BytesWriter

from meadhall.core.chance import FastChance, seeded
from meadhall.core.errors import IllegalAnswer
from meadhall.core.events import EVERYBODY, only
from meadhall.core.game import prompt
from meadhall.core.match import Match
from meadhall.core.rows import returns
from meadhall.env.keeping import Kept, PastEntry, PendingLuck, pack, unpack
from meadhall.env.specs import Spec

CHANCE = -1  # whose turn it is where luck decides
OVER = -4  # nobody's: the match has ended
ANSWERED = ""  # in the past, what is no event but an answer of the seat


class Answered(NamedTuple):
    """What a seat saw, was asked and answered."""

    observation: bytes
    question_id: int
    action: int


class Happened(NamedTuple):
    """What a seat saw happen; None where it learned only that something did."""

    what: str
    seat: int
    numbers: tuple[int, ...] | None


class State:
    """One match. Only `step` changes it; queries do not. Copies are independent."""

    def __init__(self, spec: Spec, match: Match | None, past: list[PastEntry] | None, nodes: bool) -> None:
        self.spec = spec
        self.decisions = 0
        self.nodes = nodes  # luck is played as nodes
        self._match = match  # None: cards are still being dealt
        self._past = past  # None: nobody writes it down
        self._luck: PendingLuck | None = None
        self._codes = spec.codes
        self._game = spec.bench.game

    # -- whose turn it is

    @property
    def match(self) -> Match:
        """The engine's own match; not part of the stable interface."""
        if self._match is None:
            raise IllegalAnswer("the cards are not dealt yet", right="step through the chance nodes first")
        return self._match

    @property
    def dealt(self) -> bool:
        """Do the cards lie on the table? With chance nodes they are dealt one by one."""
        return self._match is not None

    @property
    def seat(self) -> int:
        """The seat that is asked, or CHANCE, or OVER. If several are asked at once, the first of them."""
        if self._luck is not None:
            return CHANCE
        return OVER if self.over else self.match.asked()

    @property
    def over(self) -> bool:
        """Has it ended, or was it cut off?"""
        return self._luck is None and (self.match.over or self.cut_off)

    @property
    def cut_off(self) -> bool:
        """Has it reached the maximum length?"""
        return self._luck is None and not self.match.over and self.decisions >= self.spec.longest

    # -- what may be done

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of the seat asked (or of this one), ascending; at a chance node the outcomes."""
        if self._luck is not None:
            return list(range(self._luck.sides)) if seat is None or seat == CHANCE else []
        if self.over:
            return []
        return self._codes.legal(self.match, self._looker(seat))

    def mask(self, seat: int | None = None) -> bytes:
        """One byte per action: 1 where it is legal."""
        return self._codes.mask([] if self._luck is not None else self.legal(seat))

    def step(self, action: int, seat: int | None = None) -> None:
        """Answer, or choose the outcome at a chance node. An illegal action is refused and changes nothing."""
        if self._luck is not None:
            self._give(self._luck, action)
            return
        if self.over:
            raise IllegalAnswer("the match is over", right="begin a new one")
        who = self.seat if seat is None else seat
        legal = self.legal(who)
        if action not in legal:
            raise IllegalAnswer(f"action {action} of seat {who} is not legal", right=f"legal: {legal or 'nothing'}")
        self._remember(who, action)
        self.decisions += 1
        self._answer(who, self._codes.actions[action])

    def name(self, action: int) -> str:
        """The name of an action; at a chance node the number of the outcome."""
        return str(action) if self._luck is not None else self.spec.actions[action]

    # -- what may be known

    def observe(self, seat: int | None = None) -> bytes:
        """What the seat asked (or this one) sees, as `spec.features` says."""
        who, out = self._looker(seat), BytesWriter()
        self.match.observe_into(who, out)
        self._codes.question(self._game, self.match, who, out)
        return out.getvalue()

    def observe_into(self, buffer: bytearray | memoryview, seat: int | None = None, at: int = 0) -> None:
        """Write the observation into a buffer."""
        buffer[at : at + self.spec.observation_bytes] = self.observe(seat)

    @property
    def question(self) -> str:
        """What is asked, by name: one of `spec.questions`."""
        return "" if self.seat < 0 else prompt(self._game, self.match)

    def question_id(self, seat: int | None = None) -> int:
        """A number for what a seat is asked: equal observations with equal ids have equal legal actions."""
        who = self._looker(seat)
        legal = self.legal(who)
        asked = f"{prompt(self._game, self.match)} {legal}" if legal else ""
        return zlib.crc32(asked.encode())

    def history(self, seat: int) -> list[Answered | Happened]:
        """Everything a seat has seen and answered, in order. It survives copies, bytes and pickles."""
        if self._past is None:
            raise IllegalAnswer("nobody writes down this match", right="begin it with history=True")
        return [known(entry, seat) for entry in self._past if entry.what != ANSWERED or entry.seat == seat]

    def _looker(self, seat: int | None) -> int:
        who = max(0, self.match.asked()) if seat is None else seat
        if not 0 <= who < self.spec.players:
            raise IllegalAnswer(f"there is no seat {who}", right=f"0 to {self.spec.players - 1}")
        return who

    # -- what it was worth

    def returns(self) -> list[float]:
        """1 for a victory, shared among winners; the others lose what they gain. 0 before the end and if cut off."""
        ended = self._match is not None and self._luck is None and self._match.over
        return returns(self.match, self.spec.together) if ended else [0.0] * self.spec.players

    def scores(self) -> list[int]:
        """The points of each seat, so far or at the end."""
        return self.match.scores()

    # -- other positions

    def copy(self) -> State:
        """An independent copy."""
        past = None if self._past is None else self._past[:]
        twin = State(self.spec, None if self._match is None else self._match.copy(), past, self.nodes)
        twin.decisions, twin._luck = self.decisions, self._luck
        twin._listen()
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def imagine(self, seat: int, seed: str | int) -> State:
        """A state the seat cannot tell from this one: everything it cannot know is dealt anew, future luck included."""
        if self._luck is not None:
            raise IllegalAnswer("luck is being drawn", right="imagine where a seat is asked")
        twin = self.copy()
        twin._match = self.match.determinize(self._looker(seat), seeded(str(seed)))
        if twin._past is not None:
            twin._past = [forgotten(it, seat) for it in twin._past if it.what != ANSWERED or it.seat == seat]
        twin._listen()
        return twin

    # -- bytes

    def to_bytes(self) -> bytes:
        """The whole state, a kilobyte or two; `Env.restore` reads it in any process and either engine."""
        luck, match = self._luck, self._match
        kept = Kept(
            decisions=self.decisions,
            match=None if match is None else packed(self.spec, match),
            past=self._past,
            before=None if luck is None or luck.before is None else packed(self.spec, luck.before),
            waits=None if luck is None else luck[1:],
            nodes=self.nodes,
        )
        return pack(self.spec, kept)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.spec, self.to_bytes())

    # -- remembering

    def _listen(self) -> None:
        """Copies of a match write nothing down by themselves."""
        if self._match is not None:
            self._match.log = None if self._past is None else []

    def _remember(self, seat: int, action: int) -> None:
        if self._past is not None:
            entry = PastEntry(ANSWERED, seat, (self.question_id(seat), action), only(seat), self.observe(seat))
            self._past.append(entry)

    def _note(self, match: Match) -> None:
        """What has just happened becomes the past."""
        if self._past is not None and match.log is not None:
            events = match.log
            self._past += [PastEntry(it.what.key, it.seat, tuple(it.numbers), it.seen) for it in events]
            match.log = []

    # -- luck

    def _answer(self, seat: int, action: int) -> None:
        if self.nodes:
            self._try(PendingLuck(self.match, seat, action, (), 0))
        else:
            self.match.step(seat, action)
            self._note(self.match)

    def _deal(self) -> None:
        """Begin with the first thing that luck decides."""
        self._try(PendingLuck(None, 0, 0, (), 0))

    def _give(self, luck: PendingLuck, outcome: int) -> None:
        if not 0 <= outcome < luck.sides:
            raise IllegalAnswer(f"luck cannot give {outcome}", right=f"0 to {luck.sides - 1}")
        self._try(luck._replace(given=(*luck.given, outcome)))

    def _try(self, luck: PendingLuck) -> None:
        """Play the step with the numbers given so far: it ends, or we learn what luck is asked for next."""
        chance = FastChance(1, 1)
        chance.script, chance.log, chance.spans = list(luck.given), [], []
        match = self._played(luck, chance)
        if len(chance.spans) > len(luck.given):
            self._luck = luck._replace(sides=chance.spans[len(luck.given)])
            if self._luck.sides == 1:
                self._give(self._luck, 0)
            return
        match.chance = FastChance(1, 1)  # what was given is used up, and what comes is asked for
        self._luck, self._match = None, match
        self._note(match)

    def _played(self, luck: PendingLuck, chance: FastChance) -> Match:
        """The step again from where it began."""
        told = self._past is not None
        if luck.before is None:
            return self._game.new(self.spec.bench.rules, chance, log=told)
        match = luck.before.copy()
        match.chance = chance
        match.log = [] if told else None
        match.step(luck.seat, luck.action)
        return match


def known(entry: PastEntry, seat: int) -> Answered | Happened:
    """An entry as a seat knows it."""
    if entry.what == ANSWERED:
        return Answered(entry.observation, *entry.numbers)
    sees = entry.seen == EVERYBODY or entry.seen >> seat & 1 == 1
    return Happened(entry.what, entry.seat, entry.numbers if sees else None)


def forgotten(entry: PastEntry, seat: int) -> PastEntry:
    """An entry in a world that a seat imagines: what only others know is known to nobody there."""
    if entry.seen == EVERYBODY:
        return entry
    sees = entry.seen >> seat & 1 == 1
    return entry._replace(numbers=entry.numbers if sees else (), seen=only(seat) if sees else 0)


# -- bytes


def packed(spec: Spec, match: Match) -> bytes:
    """A match without its log, which a copy does not have, and without options that were reckoned already."""
    twin = match.copy()
    twin.forget()
    return spec.bench.pack(twin)


def restored(spec: Spec, data: bytes) -> State:
    """The state behind the bytes of `State.to_bytes`."""
    kept = unpack(spec, data)
    state = State(spec, None if kept.match is None else spec.bench.unpack(kept.match), kept.past, kept.nodes)
    state.decisions = kept.decisions
    if kept.waits is not None:
        state._luck = PendingLuck(None if kept.before is None else spec.bench.unpack(kept.before), *kept.waits)
    state._listen()
    return state
