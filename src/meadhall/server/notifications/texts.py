"""Texts of notifications. They contain only what all players of the table can see."""

from __future__ import annotations

from typing import Any

from meadhall.server.notifications.queue import Delivery
from meadhall.server.protocol.messages import encode
from meadhall.text.words import Words

Json = dict[str, Any]


def _lines(content: Json) -> list[tuple[str, str]]:
    """Return a sentence for each table, with the table's id."""
    return [(_sentence(content["lang"], line["game"], line["kind"]), line["table"]) for line in content["tables"]]


def _sentence(lang: str, game: str, kind: str) -> str:
    words = Words(lang, game)
    return words(f"call-{kind}", game=words("game-name"))


def push_text(delivery: Delivery) -> bytes:
    """Return the JSON of a push message, which the page's service worker reads."""
    content = delivery.content()
    words, lines = Words(content["lang"]), _lines(content)
    title = lines[0][0] if len(lines) == 1 else words("call-title", count=len(lines))
    text = "" if len(lines) == 1 else "\n".join(sentence for sentence, _ in lines[:5])
    place = f"#/table/{lines[0][1]}" if len(lines) == 1 else "#/"
    tables = [f"#/table/{table}" for _, table in lines]
    return encode({"id": topic(delivery), "title": title, "text": text, "place": place, "tables": tables})


def topic(delivery: Delivery) -> str:
    """Return the push topic, which is the same for all devices of one person."""
    return delivery.id.partition("-")[0]


def letter_text(delivery: Delivery, address: str) -> tuple[str, str]:
    """Return subject and text of a mail."""
    content = delivery.content()
    words = Words(content["lang"])
    if "reset" in content:
        place = f"{address}/#/reset/{content['reset']}"
        return words("call-reset-title"), words("call-reset", place=place, address=address)
    if delivery.channel == "code":
        return words("call-code-title"), words("call-code", code=content["code"], address=address)
    lines = _lines(content)
    subject = lines[0][0] if len(lines) == 1 else words("call-title", count=len(lines))
    parts = [f"{sentence}\n{address}/#/table/{table}" for sentence, table in lines]
    return subject, "\n\n".join([*parts, words("call-foot", address=address)]) + "\n"
