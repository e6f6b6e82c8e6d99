"""Those who work on whole games, each in a process of its own."""

from __future__ import annotations

from meadhall.server.play.record_worker import RecordWorker
from meadhall.server.play.review_worker import ReviewWorker


class BackgroundJobs:
    """The worker for files and proofs, and the worker for reviews."""

    def __init__(self, records: RecordWorker | None = None, reviews: ReviewWorker | None = None) -> None:
        self.records = records or RecordWorker()
        self.reviews = reviews or ReviewWorker()

    def close(self) -> None:
        """No more work."""
        self.records.close()
        self.reviews.close()
