"""Expensive work on whole games, in a process of its own: read a file, write one, prove the luck, reckon for a box.

Replaying a game takes as long as some hundred moves; on the event loop everybody would wait for it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.companion.tools import answered
from meadhall.core import record
from meadhall.core.errors import MeadhallError, RecordError
from meadhall.server.contract.requests import Proof
from meadhall.server.play import luck
from meadhall.server.play.engine import EngineGame, find_games
from meadhall.server.store.rows import ImportedGame, Row
from meadhall.server.thinking.pool import StuckError, WorkerPool
from meadhall.server.thinking.turns import Requester, RoundRobin
from meadhall.server.thinking.worker_main import ENCODER, lower_priority, serve
from meadhall.server.workshop import checking

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

TIMEOUT_S = 30.0  # seconds for one job; ordinary games take a tenth of one
IN_LINE = 4  # errands of one guest that may wait
OF_ADDRESS = 16  # of all guests of one address
NICE = 3  # those who play go first where processors are few, then this, then bots


class Job(msgspec.Struct, frozen=True):
    """What is to be done: a file to be read, a game of the hall to be written down or proved, a tool to be asked."""

    kind: Literal["adopt", "export", "prove", "review", "cards", "companion"]
    text: str = ""
    game: str = ""
    header: str = ""
    commitment: str = ""
    rows: list[Row] = []


class JobError(msgspec.Struct, frozen=True):
    """Why it cannot be done, in the parts of a MeadhallError."""

    what: str
    where: str = ""
    right: str = ""
    rule: str = ""
    why: str = ""
    values: dict[str, str | int] = {}


class JobResult(msgspec.Struct, frozen=True):
    """The result."""

    adopted: ImportedGame | None = None
    text: str = ""
    proof: Proof | None = None
    wrong: JobError | None = None


JOBS = msgspec.msgpack.Decoder(Job)
JOB_RESULTS = msgspec.msgpack.Decoder(JobResult)


class RecordWorker:
    """Sends errands to the other process, guests in turn."""

    def __init__(self, workers: WorkerPool | None = None) -> None:
        self.workers = workers or _one_process()
        self.turns = RoundRobin(1, IN_LINE, OF_ADDRESS)

    async def do(self, job: Job, requester: Requester) -> JobResult:
        """Do it. Raises RecordError."""
        async with self.turns.turn(requester):
            try:
                found = JOB_RESULTS.decode(await self.workers.ask(ENCODER.encode(job), TIMEOUT_S))
            except StuckError:
                raise RecordError("this takes too long", right="a shorter game, or fewer cards") from None
        if found.wrong is not None:
            raise RecordError(**msgspec.structs.asdict(found.wrong))
        return found

    def close(self) -> None:
        """No more jobs."""
        self.workers.close()


def _one_process() -> WorkerPool:
    from meadhall.server.thinking.workers import ProcessPool  # here: a browser has no processes

    return ProcessPool(1, work)


# -- in the other process


@cache
def engine_games() -> dict[str, EngineGame]:
    """The games of the house."""
    return {key: game for key, game in find_games().items() if isinstance(game, EngineGame)}


def perform(job: Job) -> JobResult:
    """Do it."""
    if job.kind == "adopt":
        return JobResult(adopted=read_game(job.text))
    if job.kind == "cards":
        return JobResult(text=checking.done(job.text))
    if job.kind == "companion":
        return JobResult(text=answered(job.game, job.header, job.text.encode()).decode())
    game = engine_games()[job.game]
    if job.kind == "prove":
        return JobResult(proof=luck.prove(game, job.header, job.commitment, job.rows))
    return JobResult(text=game.export(job.header, job.rows, job.commitment))


def read_game(text: str) -> ImportedGame:
    """A game from a file."""
    body = record.parse(text)
    if str(body["game"]) not in engine_games():
        raise RecordError(f"there is no game {str(body['game'])[:40]!r} here", right=", ".join(engine_games()))
    return engine_games()[str(body["game"])].adopt(body)


def run_guarded(data: bytes) -> bytes:
    """Do it, whatever happens."""
    try:
        return ENCODER.encode(perform(JOBS.decode(data)))
    except MeadhallError as no:
        wrong = JobError(no.what, no.where, no.right, no.rule, no.why, no.values)
    except Exception as trouble:
        wrong = JobError(f"{type(trouble).__name__}: {trouble}")
    return ENCODER.encode(JobResult(wrong=wrong))


def work(line: Connection) -> None:
    """The main loop of this process."""
    engine_games()
    lower_priority(NICE)
    serve(line, run_guarded)
