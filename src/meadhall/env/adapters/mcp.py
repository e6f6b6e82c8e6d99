"""A Model Context Protocol server on standard input and output: a seat for a language model.

Written without the official package, because the protocol is a few JSON-RPC messages, one per line, and the package
would add a dozen dependencies.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import IO, Any

import meadhall
from meadhall import env
from meadhall.core.errors import MeadhallError
from meadhall.env.adapters.chair import Chair

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")  # protocol versions, the newest first
Message = dict[str, Any]  # Any: a JSON object
NO_METHOD, BAD_PARAMS, BAD_JSON, BAD_REQUEST = -32601, -32602, -32700, -32600


def field(kind: str, about: str) -> Message:
    return {"type": kind, "description": about}


TOOLS: dict[str, tuple[str, dict[str, Message], list[str]]] = {
    "sit_down": (
        "Begin a match against bots. Tells the rules in short and the first question.",
        {
            "environment": field("string", "one of: " + ", ".join(env.names())),
            "seat": field("integer", "your seat, from 0 on"),
            "bots": field("string", "who plays against you: thrall, karl, jarl or einherjar"),
            "seed": field("integer", "the same seed gives the same cards and dice"),
        },
        ["environment"],
    ),
    "see": ("See the table and the question again.", {}, []),
    "rule": ("Read a rule by its id.", {"rule": field("string", "an id such as VAL-BATTLE-29")}, ["rule"]),
    "answer": (
        "Answer the question. Returns the events and the next question.",
        {"number": field("integer", "the number of the answer, from 1 on")},
        ["number"],
    ),
}
KINDS: dict[str, type] = {"string": str, "integer": int}


class McpServer:
    """Answers one client."""

    def __init__(self) -> None:
        self.chair = Chair()
        self.methods: dict[str, Callable[[Message], Message]] = {
            "initialize": self.initialize,
            "ping": lambda _: {},
            "tools/list": lambda _: {"tools": [described(name) for name in TOOLS]},
            "tools/call": self.call,
        }

    def hear(self, line: str) -> str | None:
        """Return the reply to a line, or None if it needs none."""
        try:
            message = json.loads(line)
        except ValueError as error:
            return reply(None, error=refusal(BAD_JSON, f"no JSON: {error}"))
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            return reply(None, error=refusal(BAD_REQUEST, "a request has a method"))
        if "id" not in message:
            return None
        return self.respond(message["id"], message["method"], message.get("params"))

    def respond(self, name: Any, method: str, params: Any) -> str:  # Any: the client's values
        """Carry out a request."""
        if method not in self.methods:
            return reply(name, error=refusal(NO_METHOD, f"no method {method!r}"))
        try:
            return reply(name, result=self.methods[method](params if isinstance(params, dict) else {}))
        except MeadhallError as error:
            return reply(name, error=refusal(BAD_PARAMS, str(error)))

    def initialize(self, params: Message) -> Message:
        wanted = params.get("protocolVersion")
        return {
            "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "meadhall", "version": meadhall.__version__},
            "instructions": "Sit down at a table, then answer by number until the match is over.",
        }

    def call(self, params: Message) -> Message:
        """Call a tool. A refusal of the game is returned as a result, so that the model can try again."""
        name, given = params.get("name"), params.get("arguments") or {}
        if name not in TOOLS:
            raise MeadhallError(f"no tool {name!r}", right="known: " + ", ".join(TOOLS))
        try:
            check(TOOLS[name][1], TOOLS[name][2], given)
            text, wrong = getattr(self.chair, name)(**given), False
        except MeadhallError as error:
            text, wrong = str(error), True
        return {"content": [{"type": "text", "text": text}], "isError": wrong}


def check(fields: dict[str, Message], needed: list[str], given: Any) -> None:  # Any: the client's values
    """Refuse arguments that a tool does not have."""
    if not isinstance(given, dict) or not set(needed) <= given.keys() <= fields.keys():
        raise MeadhallError("these are not its arguments", right=f"give {', '.join(fields) or 'none'}")
    for key, value in given.items():
        if type(value) is not KINDS[fields[key]["type"]]:
            raise MeadhallError(f"{key} is {value!r}", right=f"it takes a {fields[key]['type']}")


def described(name: str) -> Message:
    about, fields, needed = TOOLS[name]
    return {
        "name": name,
        "description": about,
        "inputSchema": {"type": "object", "properties": fields, "required": needed},
    }


def refusal(code: int, message: str) -> Message:
    return {"code": code, "message": message}


def reply(name: Any, **rest: Message) -> str:  # Any: the client's number or text
    return json.dumps({"jsonrpc": "2.0", "id": name, **rest}, ensure_ascii=False)


def serve(lines: Iterable[str], out: IO[str]) -> None:
    """Answer lines until the input ends."""
    server = McpServer()
    for line in lines:
        if line.strip() and (said := server.hear(line)) is not None:
            out.write(f"{said}\n")
            out.flush()
