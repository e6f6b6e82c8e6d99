"""What travels between hall and page: opening a table, the table itself, and its socket. `requests.py` has the rest."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from meadhall.server.contract.offers import GameInfo
from meadhall.wire import LogLine, Odds, Question, Refusal

Name = Annotated[str, Meta(max_length=32)]
Key = Annotated[str, Meta(max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-1, lt=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=8)]
SpeechText = Annotated[str, Meta(min_length=1, max_length=300)]


# -- requests


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits here: me (or somebody who shares my device), anyone who joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Key = ""
    name: Name = ""  # of the one who shares my device


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: a total with an increment for every answer, or a limit for each answer.

    At zero a bot takes over: for the rest of the game if the total time is used up, else for this one answer.
    """

    kind: Literal["total", "move"]
    seconds: Annotated[int, Meta(ge=5, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    modules: Annotated[list[Key], Meta(max_length=32)] = []
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    cards: Key = ""  # the card set; "": the game's own
    private: bool = False
    name: Name = ""
    clock: Clock | None = None
    delay: Annotated[int, Meta(ge=0, le=60)] | None = None  # versions spectators are behind; None: as usual here
    gallery: bool = True  # may spectators talk among themselves?
    pledge: Key = ""  # `HallInfo.pledge.id`: the seed that was promised to me
    entropy: Key = ""  # my own entropy, chosen after I saw the promise
    luck: Key = ""  # fixed luck for a lesson; such a table is practice and has no open seat
    stack: Annotated[str, Meta(max_length=2000)] = ""  # the first numbers of that luck, as records write them
    rated: bool = False  # needs a clock, accounts, the game's own cards, one seat each, and no bots


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat: this one if it is still free, else the first free one."""

    seat: SeatNumber | None = None
    invite: Key = ""
    name: Name = ""
    entropy: Key = ""  # my own entropy, chosen after I saw the table's commitment


# -- what the hall tells


class SeatInfo(Struct, frozen=True):
    """Who sits where. A person with a bot is away or out of time; the bot plays for them."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    here: bool  # has the page open now
    who: str  # identifies the person for muting; "" for bots and free seats


class Origin(Struct, frozen=True):
    """Where a practice table comes from: a game of the hall ("" for a file), and after which version."""

    table: str
    version: int


class Wish(Struct, frozen=True):
    """A seat asked at version `at` to take so many answers back; it happens when nobody is left in `waiting`."""

    seat: int
    at: int
    back: int
    waiting: list[int]


class TableInfo(Struct, frozen=True):
    """What the requester may know about a table."""

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
    invite: str  # "" for those who do not sit here
    cards: str
    clock: Clock | None
    delay: int  # versions that spectators are behind
    gallery: bool
    practice: bool  # fixed luck, a fork or a file: the luck cannot be proved
    origin: Origin | None
    commitment: str  # to the hall's part of the luck
    again: str  # the same for the game that these people play next; "" before this one is over
    next: str  # the table where the same people play again; "" if there is none
    watching: int  # spectators
    wish: Wish | None
    taken_back: bool  # an answer was taken back after somebody had learned from it: the game counts for nobody
    changed: float = 0.0  # in a list of tables: when something last happened there, in seconds since 1970
    scores: list[int] = []  # in a list: the points of each seat, once the game is over
    winners: list[int] = []
    puzzle: str = ""  # which puzzle is shown here
    contest: str = ""  # for which the hall opened the table
    rated: bool = False  # declared: no hints, no odds, no undo, no stand-ins; who leaves has lost


class Pledge(Struct, frozen=True):
    """The hall's commitment to the seed of my next table, made before it knows my entropy."""

    id: str
    commitment: str


class HallInfo(Struct, frozen=True):
    """Everything the first page shows."""

    name: str
    games: list[GameInfo]
    open: list[TableInfo]
    running: list[TableInfo]  # public games of several people, to look on
    mine: list[TableInfo]
    pledge: Pledge


class Problem(Struct, frozen=True):
    """Why something cannot be done: a message key, and a sentence for clients without messages.

    If a rule forbids it, the game's own message `why` says so, with these values.
    """

    reason: str
    detail: str = ""
    rule: str = ""
    why: str = ""
    values: dict[str, str | int] = {}


# -- the table's socket: from the page


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """What I already have; sent once after connecting."""

    version: Number = -1
    lines: Number = 0
    heard: Number = 0  # the number of the last thing said that I have


class Sit(Struct, frozen=True, tag="sit", tag_field="type"):
    """The device was handed over: show this seat of mine from now on."""

    seat: SeatNumber


class Answer(Struct, frozen=True, tag="answer", tag_field="type"):
    """My answer to the question of this version. I choose `id`; an answer sent twice counts once."""

    id: ClientId
    version: Number
    action: Number


class Undo(Struct, frozen=True, tag="undo", tag_field="type"):
    """Take my last answer back; `ask`: where it is not free, ask the others."""

    id: ClientId
    version: Number
    ask: bool = False


class Consent(Struct, frozen=True, tag="consent", tag_field="type"):
    """May they take it back? A single no refuses."""

    seat: SeatNumber  # whose wish I answer
    agree: bool


class Standing(Struct, frozen=True, tag="standing", tag_field="type"):
    """What I always answer to questions of this prompt; "attacked": refuse unless I fight; "always": agree."""

    prompt: Key
    answer: Literal["ask", "never", "attacked", "always"]


class ChatMessage(Struct, frozen=True, tag="say", tag_field="type"):
    """Something to the others: players to all, spectators to each other."""

    text: SpeechText


class Mute(Struct, frozen=True, tag="mute", tag_field="type"):
    """I do not want to hear this person (any more)."""

    who: Key
    on: bool


class Ask(Struct, frozen=True, tag="ask", tag_field="type"):
    """What are my chances, or what would you do?"""

    id: ClientId
    about: Literal["odds", "hint"]
    version: Number


class Why(Struct, frozen=True, tag="why", tag_field="type"):
    """Why may I not do this? By number, or by the name it has in records ("play-tactic:fury-2")."""

    id: ClientId
    action: Number = -1
    name: Key = ""


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """Are you there?"""


Incoming = Hello | Sit | Answer | Undo | Consent | Standing | ChatMessage | Mute | Ask | Why | Ping


# -- the table's socket: to the page


class Wait(Struct, frozen=True):
    """Whom we wait for and for what."""

    seat: int
    prompt: str
    rule: str


class Clocks(Struct, frozen=True):
    """Time left for each seat in milliseconds, by the hall's clock; it runs for the seats that are asked."""

    now: int
    left: list[int]
    running: list[int]


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """The table at this version: keep the first `keep` lines of your log, add these, show this view.

    `seat` sees it so. `hand_over`: another of my seats is asked; give it the device, then `sit`.
    """

    version: int
    seat: int
    keep: int
    lines: list[LogLine]
    view: msgspec.Raw
    question: Question | None
    asked: list[int]
    waits: list[Wait]
    undo: bool  # my last answer can be taken back without asking
    may_ask: bool  # my last answer can be taken back if all others who sat down agree; the game is marked then
    over: bool
    hand_over: int | None
    clocks: Clocks | None


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """Your answer is on disk; it made this version."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your answer did not count. The current table follows."""

    id: str
    reason: str
    detail: str
    rule: str
    version: int


class Seats(Struct, frozen=True, tag="table", tag_field="type"):
    """Who sits here now."""

    table: TableInfo


class Mine(Struct, frozen=True, tag="mine", tag_field="type"):
    """What only I may know about myself: my standing answers by prompt, and whom I do not hear."""

    seat: int
    standing: dict[str, str]
    muted: list[str]


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody said something. `seat` is -1 for a spectator."""

    number: int
    seat: int
    who: str
    name: str
    text: str
    at: int  # milliseconds by the hall's clock
    gallery: bool  # among spectators


class Put(Struct, frozen=True, tag="put", tag_field="type"):
    """Your request was put to the table; `TableInfo.wish` shows its progress."""

    id: str


class Weighed(Struct, frozen=True):
    """An answer and its value, 0 to 1; the message `reason-<reason>` says how we know."""

    action: int
    worth: float
    reason: str


class Advice(Struct, frozen=True, tag="advice", tag_field="type"):
    """What a strong player would answer (best first), or the current chances; reason "" if they are known."""

    id: str
    version: int
    odds: Odds | None
    hint: list[Weighed]
    reason: str


class Because(Struct, frozen=True, tag="because", tag_field="type"):
    """Why something is not legal now; None: it is."""

    id: str
    refusal: Refusal | None


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""


class Fault(Struct, frozen=True, tag="fault", tag_field="type"):
    """A message that could not be read."""

    reason: str


Outgoing = Update | Done | Refused | Seats | Mine | Said | Put | Advice | Because | Pong | Fault

ENCODER = msgspec.json.Encoder()
INCOMING = msgspec.json.Decoder(Incoming)


encode = ENCODER.encode  # the bytes of a message
