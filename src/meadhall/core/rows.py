"""Many matches side by side. What their seats see and may do is written as rows of bytes, for learning."""

from __future__ import annotations

from array import array
from typing import Any, Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.answers import packed_row
from meadhall.core.chance import seeded
from meadhall.core.errors import IllegalAnswer, RulebookError
from meadhall.core.game import Game, prompt
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.procedure import Window

# the last bytes of an observation: the question, and the thing it is about (low byte, high byte)
QUESTION_BYTES: Final = 3
NOT_USED: Final = -1
NOT_ASKED: Final = bytes(QUESTION_BYTES)
BYTE: Final = 256


class Codes:
    """The numbering of an environment: compact action ids, and the questions that can be asked."""

    def __init__(self, actions: list[int], size: int, questions: list[str]) -> None:
        self.actions = actions  # action ids of the engine, ascending; the index is the compact id
        self.places = vec[i64]([NOT_USED] * size)
        self.numbers: list[object] = [None] * size  # the same as objects, so that no new one is made for an answer
        for place, action in enumerate(actions):
            self.places[action] = place
            self.numbers[action] = place
        self.blank = bytes(len(actions))
        self.questions = {key: number for number, key in enumerate(questions, 1)}
        # the numbers of questions by moment and by procedure, filled when they are first asked
        self.windows: dict[int, int] = {}
        self.procedures: dict[type, int] = {}

    def legal(self, match: Match, seat: int) -> list[int]:
        """Return the legal answers as compact ids, ascending."""
        numbers, places, answers = self.numbers, self.places, match.answers(seat)
        row, count = packed_row(answers), i64(len(answers))
        out = numbers[:count]  # a list of this length, allocated in one step
        for at in range(count):
            action = row[at]
            if places[action] == NOT_USED:
                raise RulebookError(f"the environment has no id for action {action}")
            out[at] = numbers[action]
        return cast("list[int]", out)

    def mask(self, legal: list[int]) -> bytes:
        """Return one byte for each compact id: 1 if it is legal."""
        out = BytesWriter()
        self.allow(legal, out)
        return out.getvalue()

    def allow(self, legal: list[int], out: BytesWriter) -> None:
        """Append that mask to `out`."""
        start: i64 = len(out)
        out.write(self.blank)
        for place in legal:
            at: i64 = place
            out[start + at] = 1

    def question(self, game: Game, match: Match, seat: int, out: BytesWriter) -> None:
        """Append the last bytes of an observation: all 0 if the seat is not asked."""
        if not match.is_asked(seat):
            out.write(NOT_ASKED)
            return
        sort, number = match.stack[-1].about(match)
        about = number + 1 if sort else 0
        out.append(self.number(game, match))
        out.append(about % BYTE)
        out.append(about // BYTE % BYTE)

    def number(self, game: Game, match: Match) -> int:
        """Return the number of the current question. Its name is looked up once."""
        top = match.stack[-1]
        known = self.windows.get(top.moment) if isinstance(top, Window) else self.procedures.get(type(top))
        return self.noted(game, match) if known is None else known

    def noted(self, game: Game, match: Match) -> int:
        """Look up the number of a question by its name and remember it."""
        top, number = match.stack[-1], self.questions[prompt(game, match)]
        if isinstance(top, Window):
            self.windows[top.moment] = number
        else:
            self.procedures[type(top)] = number
        return number


def returns(match: Match, together: bool) -> list[float]:
    """Return 1 for a victory, shared among winners, and the opposite for losers; -1 for all who lose together."""
    if together:
        return [-1.0 if match.lost_together() else 1.0] * match.seats
    winners = match.winners()
    if len(winners) in (0, match.seats):
        return [0.0] * match.seats
    won, lost = 1.0 / len(winners), -1.0 / (match.seats - len(winners))
    return [won if seat in winners else lost for seat in range(match.seats)]


class Rows:
    """Matches that are stepped together. When one ends, the next deal of its row begins at once."""

    def __init__(
        self, game: Game, rules: Rulebook[Any], codes: Codes, seeds: list[str], limit: int, together: bool
    ) -> None:  # Any: rules of any game
        self.game = game
        self.rules = rules
        self.codes = codes
        self.seeds = seeds
        self.limit = limit
        self.together = together
        self.seats = rules.setup.seats
        self.deals = [0] * len(seeds)
        self.made = [0] * len(seeds)
        self.ended = [False] * len(seeds)  # did the last answer of a row end its match?
        self.matches = [self.dealt(row) for row in range(len(seeds))]
        self.width = len(self.matches[0].observe(0)) + QUESTION_BYTES
        self.breadth = len(codes.actions)
        self.options: list[list[int]] = [[] for _ in seeds]
        self.seen = BytesWriter()  # all rows one after the other, before they are copied out together
        self.allowed = vec[u8]([0] * (len(seeds) * self.breadth))
        self.all_allowed = memoryview(self.allowed)
        self.observation = bytearray(len(seeds) * self.width)
        self.mask = bytearray(len(seeds) * self.breadth)
        # views of the buffers: assigning to a bytearray slice would first make
        self.onto_observation = memoryview(self.observation)
        self.onto_mask = memoryview(self.mask)  # a copy of the source, and masks are large
        self.seat = array("i", [0] * len(seeds))
        self.reward = array("f", [0.0] * (len(seeds) * self.seats))
        self.done = bytearray(len(seeds))
        self.cut = bytearray(len(seeds))
        self.write()

    def dealt(self, row: int) -> Match:
        """Return the next match of a row. Every deal of every row has different luck."""
        match = self.game.new(self.rules, seeded(f"{self.seeds[row]}:{self.deals[row]}"))
        self.deals[row] += 1
        self.made[row] = 0
        return match

    def step(self, actions: list[int]) -> None:
        """Give one answer in every match. An illegal one is refused before any match has moved."""
        if len(actions) != len(self.matches):
            raise IllegalAnswer(f"{len(actions)} answers", right=f"give one for each of {len(self.matches)} matches")
        for row, action in enumerate(actions):
            if not self.may(row, action):
                raise IllegalAnswer(f"action {action} is not legal in row {row}", right=f"legal: {self.options[row]}")
        for row, action in enumerate(actions):
            self.advance(row, action)
        self.write()

    def may(self, row: int, action: int) -> bool:
        """Is this answer legal in a row?"""
        at: i64 = row * self.breadth + action
        return 0 <= action < self.breadth and self.allowed[at] == 1

    def advance(self, row: int, action: int) -> None:
        """Give one answer in a row. The result is stored before the next match begins."""
        match = self.matches[row]
        match.step(match.asked(), self.codes.actions[action])
        self.made[row] += 1
        over = match.over
        cut = not over and self.made[row] >= self.limit
        if over or cut or self.ended[row]:
            self.close(row, over, cut)

    def close(self, row: int, over: bool, cut: bool) -> None:
        """Store whether the last answer ended the match of this row or cut it off."""
        self.pay(row, returns(self.matches[row], self.together) if over else [0.0] * self.seats)
        self.ended[row] = over or cut
        self.done[row] = 1 if over or cut else 0
        self.cut[row] = 1 if cut else 0
        if over or cut:
            self.matches[row] = self.dealt(row)

    def pay(self, row: int, rewards: list[float]) -> None:
        """Store what each seat gets for the last answer."""
        for seat, reward in enumerate(rewards):
            self.reward[row * self.seats + seat] = reward

    def write(self) -> None:
        """Fill the buffers with what the asked seats see and may do. A learner shares this memory."""
        self.seen.truncate(0)
        for row, match in enumerate(self.matches):
            self.write_row(row, match)
        self.onto_observation[:] = self.seen.getvalue()
        self.onto_mask[:] = self.all_allowed

    def write_row(self, row: int, match: Match) -> None:
        """Append one match to the rows written so far."""
        seat = match.asked()
        self.seat[row] = seat
        match.observe_into(seat, self.seen)
        self.codes.question(self.game, match, seat, self.seen)
        legal = self.codes.legal(match, seat)
        self.mark(row, self.options[row], 0)
        self.mark(row, legal, 1)
        self.options[row] = legal

    def mark(self, row: int, actions: list[int], how: u8) -> None:
        """Set these answers of a row to legal or illegal; the others stay as they are."""
        allowed, first = self.allowed, i64(row * self.breadth)
        for action in actions:
            at: i64 = action
            allowed[first + at] = how
