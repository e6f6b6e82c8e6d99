"""A language model at the table by the Model Context Protocol, with a scripted stand-in where the model would be.

python examples/language_model.py BloodRage-2p-v1 thrall

`ask_model` gets the prompt and gives the number of an answer: put a call of your model there. A client that speaks the
protocol by itself needs none of this; it starts `meadhall mcp` and uses the tools.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys

NUMBERED = re.compile(r"^(\d+)\. ", re.MULTILINE)
LUCK = random.Random(1)


def ask_model(prompt: str) -> int:
    """The stand-in: any of the numbered answers."""
    return int(LUCK.choice(NUMBERED.findall(prompt)))


class Client:
    """Starts the server and uses its tools."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "meadhall", "mcp"]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.sent = 0
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x"}})

    def request(self, method: str, params: dict) -> dict:
        self.sent += 1
        message = {"jsonrpc": "2.0", "id": self.sent, "method": method, "params": params}
        self.server.stdin.write(json.dumps(message) + "\n")
        self.server.stdin.flush()
        return json.loads(self.server.stdout.readline())["result"]

    def use(self, tool: str, **arguments: object) -> str:
        return self.request("tools/call", {"name": tool, "arguments": arguments})["content"][0]["text"]

    def leave(self) -> None:
        self.server.stdin.close()
        self.server.wait()


def main(environment: str = "BloodRage-2p-v1", bot: str = "thrall", answers: int = 10**6) -> str:
    client = Client()
    prompt = client.use("sit_down", environment=environment, bots=bot)
    while "The match is over" not in prompt and answers > 0:
        prompt = client.use("answer", number=ask_model(prompt))
        answers -= 1
    client.leave()
    print(prompt)
    return prompt


if __name__ == "__main__":
    main(*sys.argv[1:3])
