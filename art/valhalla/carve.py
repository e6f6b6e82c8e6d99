"""From a person to a picture: place, things behind, the sculpted figure, things in hand, fists."""

from __future__ import annotations

from random import Random
from typing import Final

from art.engine.cutting import cut_block
from art.engine.flat import Place
from art.engine.light import light
from art.engine.picture import HEIGHT, WIDTH, Picture
from art.engine.relief import Relief
from art.valhalla.anatomy import arm, chest, fist, hand_at, long_ears, neck, skull
from art.valhalla.backs import BACKS
from art.valhalla.dress import COLLARS, wings
from art.valhalla.features import face_cuts
from art.valhalla.folk import FOLK
from art.valhalla.hair import BEARDS, HAIR, Part
from art.valhalla.helms import HELMS
from art.valhalla.inks import PALETTES, style
from art.valhalla.pelts import pelt, pelt_cuts
from art.valhalla.person import Held, Person, Shield
from art.valhalla.shields import shield
from art.valhalla.things import THINGS
from art.valhalla.tokens import tokens

HEADS: Final[dict[str, Part]] = {**HAIR, **HELMS, **FOLK, "pelt": pelt}
MARGIN: Final = 6


def carve(person: Person) -> Picture:
    picture, rng = Picture(), Random(person.seed)
    inks = PALETTES[person.palette]
    BACKS[person.back](picture, rng, inks)
    figure(picture, person, rng)
    return picture


def figure(picture: Picture, person: Person, rng: Random) -> None:
    """Everything but the place behind."""
    inks = PALETTES[person.palette]
    if person.wings:
        wings(picture, person.body_frame(), inks)
    for thing in person.slung:
        THINGS[thing.thing](picture, Place(thing.at, thing.angle, thing.scale, thing.flip), inks)
    relief = sculpt(person, rng)
    if person.shield:
        _hide(relief, person.shield)
    picture.add(cut_block(light(relief), style(inks, person.dyes)))
    h = person.head_frame()
    face_cuts(picture, h, person)
    if person.head == "pelt":
        pelt_cuts(picture, h, person)
    if person.shield:
        shield(picture, person.shield.at, person.shield.radius, person.shield.pattern, inks)
    for held in (person.left, person.right):
        if held:
            _in_hand(picture, person, held)
    if person.tokens:
        tokens(picture, person.tokens, inks)


def sculpt(person: Person, rng: Random) -> Relief:
    relief = Relief(-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN)
    relief.fill = 0.30 if person.woman else 0.38
    if person.yaw > 0:
        relief.fill += 0.14  # a face turned from the lamp keeps its jaw
    h, b = person.head_frame(), person.body_frame()
    neck(relief, b, person)
    chest(relief, b, person)
    for held, side in ((person.left, -1), (person.right, 1)):
        if held:
            arm(relief, b, person, held, side)
    skull(relief, h, person)
    BEARDS[person.beard](relief, h, person)
    COLLARS[person.collar](relief, b, person, rng)
    HEADS[person.head](relief, h, person)
    if person.face.ears == "pointed":
        long_ears(relief, h)
    return relief


def _hide(relief: Relief, held: Shield) -> None:
    (x, y), r = held.at, held.radius - 4
    relief.clear(lambda xs, ys: (xs - x) ** 2 + (ys - y) ** 2 < r * r)


def _in_hand(picture: Picture, person: Person, held: Held) -> None:
    """The thing, then the fingers over it."""
    inks = PALETTES[person.palette]
    x, y, _ = hand_at(person, held)
    place = Place((x, y), held.angle, held.scale * person.size / 92, held.flip)
    place.at = place.point(-held.slide, 0)
    if held.thing:
        THINGS[held.thing](picture, place, inks)
    size = person.size * (0.46 if person.woman else 0.54) * person.bulk**0.5
    relief = Relief(x - size * 1.4, y - size * 1.4, x + size * 1.4, y + size * 1.4, 2)
    fist(relief, (x, y), held.angle, size, 1)
    picture.add(cut_block(light(relief), style(inks, person.dyes)))
