"""`meadhall mcp`: run a Model Context Protocol server, so that a language model can play."""

from __future__ import annotations

import argparse
import sys

from meadhall.env.adapters.mcp import serve

MORE = """A program that speaks the Model Context Protocol starts this command and plays through its tools: sit_down,
see, rule, answer. Only bots of the house sit at the table. docs/env.md shows how a client is set up."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve requests until standard input ends."""
    serve(sys.stdin, sys.stdout)
    return 0
