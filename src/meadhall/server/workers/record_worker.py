"""Expensive jobs on whole games, in a separate process: read or write a file, prove the luck, run companion tools.

Replaying a game takes as long as some hundred moves and would block the event loop.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.core import record
from meadhall.core.errors import MeadhallError, RecordError
from meadhall.interface.companion.tools import answered
from meadhall.server.card_sets import checking
from meadhall.server.protocol.requests import Proof
from meadhall.server.storage.rows import ImportedGame, Row
from meadhall.server.tables import luck
from meadhall.server.tables.engine import EngineGame, find_games
from meadhall.server.workers.pool import StuckError, WorkerPool
from meadhall.server.workers.turns import Requester, RoundRobin
from meadhall.server.workers.worker_main import ENCODER, lower_priority, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

TIMEOUT_S = 30.0  # seconds for one job; ordinary games take a tenth of one
IN_LINE = 4  # waiting jobs of one guest
OF_ADDRESS = 16  # waiting jobs of one address
NICE = 3  # lower priority than the server, higher than bots


class Job(msgspec.Struct, frozen=True):
    """A job: read a file, export or prove or review a game, check cards, or run a companion tool."""

    kind: Literal["adopt", "export", "prove", "review", "cards", "companion"]
    text: str = ""
    game: str = ""
    header: str = ""
    commitment: str = ""
    rows: list[Row] = []


class JobError(msgspec.Struct, frozen=True):
    """Why a job failed: the parts of a MeadhallError."""

    what: str
    where: str = ""
    right: str = ""
    rule: str = ""
    why: str = ""
    values: dict[str, str | int] = {}


class JobResult(msgspec.Struct, frozen=True):
    """The result of a job, or its error."""

    adopted: ImportedGame | None = None
    text: str = ""
    proof: Proof | None = None
    wrong: JobError | None = None


JOBS = msgspec.msgpack.Decoder(Job)
JOB_RESULTS = msgspec.msgpack.Decoder(JobResult)


class RecordWorker:
    """Sends jobs to the worker process; guests take turns."""

    def __init__(self, workers: WorkerPool | None = None) -> None:
        self.workers = workers or _one_process()
        self.turns = RoundRobin(1, IN_LINE, OF_ADDRESS)

    async def do(self, job: Job, requester: Requester) -> JobResult:
        """Run a job and return its result. Raises RecordError."""
        async with self.turns.turn(requester):
            try:
                found = JOB_RESULTS.decode(await self.workers.ask(ENCODER.encode(job), TIMEOUT_S))
            except StuckError:
                raise RecordError("this takes too long", right="a shorter game, or fewer cards") from None
        if found.wrong is not None:
            raise RecordError(**msgspec.structs.asdict(found.wrong))
        return found

    def close(self) -> None:
        """End the process."""
        self.workers.close()


def _one_process() -> WorkerPool:
    from meadhall.server.workers.workers import ProcessPool  # imported late: a browser has no processes

    return ProcessPool(1, work)


# -- in the worker process


@cache
def engine_games() -> dict[str, EngineGame]:
    """The installed games by key."""
    return {key: game for key, game in find_games().items() if isinstance(game, EngineGame)}


def perform(job: Job) -> JobResult:
    """Run a job of any kind but "review"."""
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
    """Read a saved game. Raises RecordError."""
    body = record.parse(text)
    if str(body["game"]) not in engine_games():
        raise RecordError(f"there is no game {str(body['game'])[:40]!r} here", right=", ".join(engine_games()))
    return engine_games()[str(body["game"])].adopt(body)


def run_guarded(data: bytes) -> bytes:
    """Run an encoded job. Every exception becomes an encoded error."""
    try:
        return ENCODER.encode(perform(JOBS.decode(data)))
    except MeadhallError as no:
        wrong = JobError(no.what, no.where, no.right, no.rule, no.why, no.values)
    except Exception as trouble:
        wrong = JobError(f"{type(trouble).__name__}: {trouble}")
    return ENCODER.encode(JobResult(wrong=wrong))


def work(line: Connection) -> None:
    """The main loop of the worker process."""
    engine_games()
    lower_priority(NICE)
    serve(line, run_guarded)
