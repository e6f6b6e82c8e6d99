"""Tests of the table as text, and of a language model's seat over the Model Context Protocol."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from meadhall import env
from meadhall.env import Spec
from meadhall.env.adapters.mcp import TOOLS, McpServer, serve
from meadhall.env.adapters.text import Teller
from tests.env.mixes import mix

__all__ = ["mix"]
LONGEST = 6000  # letters of a prompt


def test_every_question_is_described_with_all_its_answers(mix: Spec) -> None:
    state, luck = env.Env(mix, history=True).new("text"), random.Random(9)
    tellers = [Teller(mix, seat) for seat in range(mix.players)]
    for _ in range(60):
        if state.over:
            break
        text = tellers[state.seat].prompt(state)
        assert len(text) < LONGEST
        assert f"\n{len(state.legal())}. " in text
        assert f"\n{len(state.legal()) + 1}. " not in text
        assert text.count("[") >= 1
        state.step(luck.choice(state.legal()))


def test_nothing_hidden_is_described() -> None:
    """The text for a seat does not change when everything it cannot know is dealt again."""
    state, luck = env.Env("Valhalla-3p-v1", history=True).new("hide"), random.Random(2)
    for at in range(80):
        if at % 9 == 0:
            dream = state.imagine(state.seat, at)
            assert Teller(dream.spec, state.seat).prompt(dream) == Teller(state.spec, state.seat).prompt(state)
        state.step(luck.choice(state.legal()))


def asked(server: McpServer, method: str, **params: object) -> dict[str, Any]:
    line = server.hear(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
    assert line is not None
    found: dict[str, Any] = json.loads(line)
    return found


def used(server: McpServer, name: str, **given: object) -> tuple[str, bool]:
    result = asked(server, "tools/call", name=name, arguments=given)["result"]
    return result["content"][0]["text"], result["isError"]


def test_a_scripted_model_plays_a_match_to_its_end() -> None:
    server, luck = McpServer(), random.Random(1)
    assert asked(server, "initialize", protocolVersion="2025-03-26")["result"]["protocolVersion"] == "2025-03-26"
    assert [tool["name"] for tool in asked(server, "tools/list")["result"]["tools"]] == list(TOOLS)
    text, _ = used(server, "sit_down", environment="BloodRage-2p-v1", seat=1, bots="thrall", seed=3)
    assert "invade [BR-INVADE-01]" in text
    while "The match is over" not in text:
        numbers = [line.partition(".")[0] for line in text.splitlines() if line.partition(".")[0].isdigit()]
        text, wrong = used(server, "answer", number=int(luck.choice(numbers)))
        assert not wrong
    assert "Points: player 1" in text
    assert used(server, "answer", number=1) == ("there is no answer 1; the match is over: sit down again", True)


@pytest.mark.parametrize(
    ("tool", "given", "why"),
    [
        ("see", {}, "sit down first"),
        ("answer", {"number": 0}, "sit down first"),
        ("answer", {"number": "1"}, "takes a integer"),
        ("answer", {"number": True}, "takes a integer"),
        ("answer", {}, "give number"),
        ("sit_down", {"environment": "Valhalla"}, "no environment"),
        ("sit_down", {"environment": "Valhalla-2p-v1", "seat": 2}, "no seat 2"),
        ("sit_down", {"environment": "Valhalla-2p-v1", "bots": "run:true"}, "no bot"),
        ("sit_down", {"environment": "Valhalla-2p-v1", "bots": "os:getcwd"}, "no bot"),
        ("sit_down", {"environment": "Valhalla-2p-v1", "more": 1}, "not its arguments"),
    ],
)
def test_a_models_mistakes_are_reported(tool: str, given: dict[str, object], why: str) -> None:
    text, wrong = used(McpServer(), tool, **given)
    assert wrong
    assert why in text


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("no json", -32700),
        ("[]", -32600),
        ('{"id": 1}', -32600),
        ('{"id": 1, "method": "fly"}', -32601),
        ('{"id": 1, "method": "tools/call", "params": {"name": "fly"}}', -32602),
    ],
)
def test_nonsense_is_refused_and_the_server_lives_on(line: str, code: int) -> None:
    out = io.StringIO()
    serve([line, '{"method": "notifications/initialized"}', '{"id": 2, "method": "ping"}'], out)
    first, second = (json.loads(said) for said in out.getvalue().splitlines())
    assert first["error"]["code"] == code
    assert second == {"jsonrpc": "2.0", "id": 2, "result": {}}


def test_the_command_speaks_nothing_but_the_protocol() -> None:
    asks = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "mcp"], input=asks, capture_output=True, text=True, timeout=120, check=True
    )
    assert json.loads(done.stdout)["result"]["tools"][0]["name"] == "sit_down"
