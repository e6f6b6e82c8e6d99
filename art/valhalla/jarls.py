"""The jarls: those of our set, composed by hand, and anybody's by the seed."""

from __future__ import annotations

from typing import Final

from art.valhalla import jarls_clever, jarls_strong
from art.valhalla.poses import guard, hold, planted, raised, swung
from art.valhalla.stage import Scenes, Stage
from art.valhalla.stately import man, woman

SCENES: Final[Scenes] = jarls_strong.SCENES | jarls_clever.SCENES


def unknown(s: Stage) -> None:
    """A jarl of an owner's set: everything by the seed."""
    rng = s.rng
    fair = rng.random() < 0.4
    head = rng.choice(
        ("wreath", "veil", "crown", "braids", "circlet")
        if fair
        else ("crown", "circlet", "banded", "pelt", "furcap", "long")
    )
    beard = "none" if fair else rng.choice(("long", "fork", "plait", "full", "double"))
    person = (woman if fair else man)(
        head=head, beard=beard, beast=rng.choice(("bear", "wolf", "deer")), yaw=-rng.uniform(16, 36)
    )
    s.back(rng.choice(("fjord", "fire", "storm", "hall", "ravens", "sun", "lights")))
    pose, thing = rng.choice(
        ((hold, "sword"), (hold, "banner"), (raised, "axe"), (planted, "sword"), (guard, "spear"), (swung, "axe"))
    )
    s.person(pose(person, thing))
