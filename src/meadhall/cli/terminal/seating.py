"""Seats of people and bots, and their names. A saved game keeps this in its list of seats."""

from __future__ import annotations

import re

from meadhall.bots.settings import BOTS
from meadhall.core.errors import SetupError
from meadhall.interface import shelf
from meadhall.text.words import Words

BOT_NAMES = ("Gunnvor", "Orm", "Thyra", "Ketil", "Yrsa", "Sturla")
NAMED_BOT = re.compile(r"(.*) \(([a-z]+)\)")
LONGEST_NAME = 24


class Seating:
    """For each seat the name of its bot ("" for a person) and the player's display name."""

    def __init__(self, bots: list[str], names: list[str]) -> None:
        self.bots = bots
        self.names = names

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot == ""]

    def header(self) -> list[str]:
        """Return the entry of each seat in a saved game: "Ketil (karl)", "Anna"."""
        return [f"{name} ({bot})" if bot else name for name, bot in zip(self.names, self.bots, strict=True)]

    def spoken(self, words: Words, lone: int | None = None) -> list[str]:
        """Return the names for sentences. A person without a name is numbered, or "you" if no other person plays."""
        people = self.people()
        lone = people[0] if lone is None and len(people) == 1 else lone
        return [name or unnamed(words, seat, seat == lone) for seat, name in enumerate(self.names)]


def unnamed(words: Words, seat: int, is_you: bool) -> str:
    return words("terminal-you") if is_you else words("terminal-seat", n=seat + 1)


def seat_people(seats: int, humans: int, bots: list[str], first: int, names: list[str]) -> Seating:
    """Seat the people from seat `first` on, clockwise. The bots of the list take turns on the other seats."""
    if not 0 <= humans <= seats:
        raise SetupError(f"{humans} people at a table of {seats}", right=f"0 to {seats} can sit there")
    if not 1 <= first <= seats:
        raise SetupError(f"there is no seat {first}", right=f"seats are 1 to {seats}")
    for name in bots:
        shelf.check_name("bot", name, BOTS)
    chairs = [(first - 1 + at) % seats for at in range(humans)]
    brains = [""] * seats
    for at, seat in enumerate(seat for seat in range(seats) if seat not in chairs):
        brains[seat] = bots[at % len(bots)]
    return Seating(brains, player_names(brains, chairs, names))


def player_names(brains: list[str], chairs: list[int], names: list[str]) -> list[str]:
    """Return the names: those given for people, and default names for bots."""
    out = [BOT_NAMES[seat % len(BOT_NAMES)] if bot else "" for seat, bot in enumerate(brains)]
    for seat, name in zip(chairs, names, strict=False):
        out[seat] = printable_name(name)
    return out


def saved_seating(header: list[object]) -> Seating:
    """Restore the seating of a saved game. Names in the file are untrusted and are reduced to safe characters."""
    bots, names = [], []
    for entry in header:
        found = NAMED_BOT.fullmatch(printable_name(str(entry)))
        known = found is not None and found[2] in BOTS
        bots.append(found[2] if found and known else "")
        names.append(found[1] if found and known else printable_name(str(entry)))
    return Seating(bots, names)


def printable_name(name: str) -> str:
    """Remove all characters that are not safe to print."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
