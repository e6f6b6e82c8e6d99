"""Messages of the table's socket, and the requests that open and join a table. Other requests: `requests.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from meadhall.interface.wire import LogLine, Odds, Question, Refusal
from meadhall.server.protocol.offers import GameInfo

Name = Annotated[str, Meta(max_length=32)]
Key = Annotated[str, Meta(max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, lt=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=8)]
SpeechText = Annotated[str, Meta(min_length=1, max_length=300)]


# -- requests


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: the caller (or a person sharing the device), anyone, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Key = ""
    name: Name = ""  # of the person who shares the device


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: a total with an increment for every answer, or a limit for each answer.

    At zero a bot takes over: for the rest of the game if the total is used up, else for this one answer.
    """

    kind: Literal["total", "move"]
    seconds: Annotated[int, Meta(ge=5, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: open a table."""

    game: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Meta(max_length=32)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    cards: Key = ""  # the card set; "": the game's own
    private: bool = False
    name: Name = ""
    clock: Clock | None = None
    delay: Annotated[int, Meta(ge=0, le=60)] | None = None  # versions spectators are behind; None: the hall's default
    gallery: bool = True  # may spectators chat among themselves?
    pledge: Key = ""  # `HallInfo.pledge.id`: the seed that the hall committed to
    entropy: Key = ""  # the caller's entropy, chosen after the commitment was shown
    luck: Key = ""  # fixed luck for a lesson; such a table is practice and has no open seat
    stack: Annotated[str, Meta(max_length=2000)] = ""  # the first numbers of that luck, as records write them
    rated: bool = False  # needs a clock, accounts, the game's own cards, one seat each, and no bots


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: take a free seat, the given one if it is still free, else the first free one."""

    seat: SeatNumber | None = None
    invite: Key = ""
    name: Name = ""
    entropy: Key = ""  # the caller's entropy, chosen after the table's commitment was shown


# -- responses


class SeatInfo(Struct, frozen=True):
    """A seat of a table. A person with a bot is away or out of time; the bot plays for them."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    here: bool  # has the page open now
    who: str  # identifies the person for muting; "" for bots and free seats


class Origin(Struct, frozen=True):
    """The source of a practice table: a game of the hall ("" for a file) and the version after which it continues."""

    table: str
    version: int


class Wish(Struct, frozen=True):
    """A seat's request at version `at` to undo so many answers. It is granted when `waiting` is empty."""

    seat: int
    at: int
    back: int
    waiting: list[int]


class TableInfo(Struct, frozen=True):
    """A table as the caller may see it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    modules: list[str]
    options: dict[str, str]
    private: bool
    version: int
    asked: list[int]
    mine: list[int]
    invite: str  # "" for a caller without a seat
    cards: str
    clock: Clock | None
    delay: int  # versions that spectators are behind
    gallery: bool
    practice: bool  # fixed luck, a fork or a file: the luck cannot be proved
    origin: Origin | None
    commitment: str  # to the hall's part of the luck
    again: str  # the commitment for the rematch; "" before this game is over
    next: str  # the table of the rematch; "" if there is none
    watching: int  # spectators
    wish: Wish | None
    taken_back: bool  # an answer was undone after it had revealed something: the game is not counted
    changed: float = 0.0  # in a list of tables: when something last happened there, in seconds since 1970
    scores: list[int] = []  # in a list: the points of each seat, once the game is over
    winners: list[int] = []
    puzzle: str = ""  # the id of the puzzle shown here
    contest: str = ""  # id of the contest that the hall opened the table for
    rated: bool = False  # no hints, odds, undo or stand-ins; a player who leaves has lost


class Pledge(Struct, frozen=True):
    """The hall's commitment to the seed of the caller's next table, made before it knows the caller's entropy."""

    id: str
    commitment: str


class HallInfo(Struct, frozen=True):
    """The content of the first page."""

    name: str
    games: list[GameInfo]
    open: list[TableInfo]
    running: list[TableInfo]  # public games of several people, to look on
    mine: list[TableInfo]
    pledge: Pledge


class Problem(Struct, frozen=True):
    """Why a request was refused: a message key, and a sentence for clients without messages.

    If a rule forbids it, `why` is the game's own message, with these values.
    """

    reason: str
    detail: str = ""
    rule: str = ""
    why: str = ""
    values: dict[str, str | int] = {}


# -- the table's socket: from the page


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """First message after connecting: the version, log lines and chat messages that the page already has."""

    version: Number = -1
    lines: Number = 0
    heard: Number = 0  # number of the last chat message that the page has


class Sit(Struct, frozen=True, tag="sit", tag_field="type"):
    """The device was handed over: show this seat of the same person from now on."""

    seat: SeatNumber


class Answer(Struct, frozen=True, tag="answer", tag_field="type"):
    """An answer to the question of this version. The page chooses `id`; an answer sent twice counts once."""

    id: ClientId
    version: Number
    action: Number


class Undo(Struct, frozen=True, tag="undo", tag_field="type"):
    """Undo the last answer. With `ask`, ask the other players if it is not free."""

    id: ClientId
    version: Number
    ask: bool = False


class Consent(Struct, frozen=True, tag="consent", tag_field="type"):
    """The reply to another seat's undo request. A single no refuses it."""

    seat: SeatNumber  # the seat whose undo request this answers
    agree: bool


class AutoAnswer(Struct, frozen=True, tag="standing", tag_field="type"):
    """Answer questions of this prompt automatically; "attacked": refuse unless attacked; "always": agree."""

    prompt: Key
    answer: Literal["ask", "never", "attacked", "always"]


class ChatMessage(Struct, frozen=True, tag="say", tag_field="type"):
    """A chat message: players write to all, spectators to each other."""

    text: SpeechText


class Mute(Struct, frozen=True, tag="mute", tag_field="type"):
    """Hide the chat of this person, or show it again."""

    who: Key
    on: bool


class Ask(Struct, frozen=True, tag="ask", tag_field="type"):
    """Ask for the current odds, or for a hint."""

    id: ClientId
    about: Literal["odds", "hint"]
    version: Number


class Why(Struct, frozen=True, tag="why", tag_field="type"):
    """Ask why an action is illegal: by number, or by its name in records ("play-tactic:fury-2")."""

    id: ClientId
    action: Number = -1
    name: Key = ""


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """A keep-alive; the hall replies with `Pong`."""


Incoming = Hello | Sit | Answer | Undo | Consent | AutoAnswer | ChatMessage | Mute | Ask | Why | Ping


# -- the table's socket: to the page


class Wait(Struct, frozen=True):
    """A seat that has not answered yet, and its prompt."""

    seat: int
    prompt: str
    rule: str


class Clocks(Struct, frozen=True):
    """Time left for each seat in milliseconds, by the hall's clock; it runs for the seats in `running`."""

    now: int
    left: list[int]
    running: list[int]


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """The table at this version: keep the first `keep` lines of the log, append `lines`, show `view`.

    The view is that of `seat`. `hand_over`: another seat of the same person is asked; pass the device, then `sit`.
    """

    version: int
    seat: int
    keep: int
    lines: list[LogLine]
    view: msgspec.Raw
    question: Question | None
    asked: list[int]
    waits: list[Wait]
    undo: bool  # the last answer can be undone without asking
    may_ask: bool  # the last answer can be undone if all other people agree; the game is then marked
    over: bool
    hand_over: int | None
    clocks: Clocks | None


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """The answer with this id is saved and made this version."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """The answer with this id was refused. An update with the current table follows."""

    id: str
    reason: str
    detail: str
    rule: str
    version: int


class Seats(Struct, frozen=True, tag="table", tag_field="type"):
    """The seats of the table have changed."""

    table: TableInfo


class Mine(Struct, frozen=True, tag="mine", tag_field="type"):
    """Private settings of the receiver: auto answers by prompt, and muted people."""

    seat: int
    standing: dict[str, str]
    muted: list[str]


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    """A chat message. `seat` is -1 for a spectator."""

    number: int
    seat: int
    who: str
    name: str
    text: str
    at: int  # milliseconds by the hall's clock
    gallery: bool  # among spectators


class Put(Struct, frozen=True, tag="put", tag_field="type"):
    """The undo request was passed to the other players; `TableInfo.wish` shows its progress."""

    id: str


class Weighed(Struct, frozen=True):
    """An answer and its value from 0 to 1; the message `reason-<reason>` says how the value was found."""

    action: int
    worth: float
    reason: str


class Advice(Struct, frozen=True, tag="advice", tag_field="type"):
    """The reply to `Ask`: the best answers first, or the current odds. A reason says why there is neither."""

    id: str
    version: int
    odds: Odds | None
    hint: list[Weighed]
    reason: str


class Because(Struct, frozen=True, tag="because", tag_field="type"):
    """The reply to `Why`: the rule that forbids the action; None if it is legal."""

    id: str
    refusal: Refusal | None


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The reply to a ping."""


class Fault(Struct, frozen=True, tag="fault", tag_field="type"):
    """A message could not be read or handled, or the page is refused."""

    reason: str


Outgoing = Update | Done | Refused | Seats | Mine | Said | Put | Advice | Because | Pong | Fault

ENCODER = msgspec.json.Encoder()
INCOMING = msgspec.json.Decoder(Incoming)


encode = ENCODER.encode  # the bytes of a message
