"""Logging: lines for people, or one JSON object per line for programs."""

from __future__ import annotations

import logging
import sys
import traceback

import msgspec

from meadhall.core.errors import SetupError

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
USUAL = {"text": "WARNING", "json": "INFO"}
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Formats each record as one JSON object, with its extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line of JSON."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in KNOWN}
        if record.exc_info:
            line["trouble"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(form: str, level: str) -> None:
    """Make all loggers, including those of libraries, write to standard error in this form."""
    level = level or USUAL[form]
    if level not in LEVELS:
        raise SetupError(f"there is no log level {level.lower()!r}", right=", ".join(LEVELS).lower())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=level, handlers=[handler], force=True)
