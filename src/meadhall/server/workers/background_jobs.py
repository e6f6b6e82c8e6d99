"""The two background workers of a hall, each with its own process."""

from __future__ import annotations

from meadhall.server.workers.record_worker import RecordWorker
from meadhall.server.workers.review_worker import ReviewWorker


class BackgroundJobs:
    """The worker for game files and luck proofs, and the worker for reviews."""

    def __init__(self, records: RecordWorker | None = None, reviews: ReviewWorker | None = None) -> None:
        self.records = records or RecordWorker()
        self.reviews = reviews or ReviewWorker()

    def close(self) -> None:
        """Stop both workers."""
        self.records.close()
        self.reviews.close()
