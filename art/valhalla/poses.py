"""What a figure does with its weapons. Poses are written for a weapon on the right of the picture and mirrored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from art.valhalla.person import Held, Person, Shield, Slung

Pose = Callable[[Person, str], Person]


def mirrored(held: Held | None) -> Held | None:
    if held is None:
        return None
    (x, y, z), (ex, ey) = held.hand, held.elbow
    changes: dict[str, Any] = {"hand": (-x, y, z), "angle": 180 - held.angle, "flip": not held.flip, "elbow": (-ex, ey)}
    return Held(
        held.thing, changes["hand"], changes["angle"], held.scale, changes["flip"], held.slide, changes["elbow"]
    )


def mirror(person: Person) -> Person:
    """The same pose the other way round; the light stays where it is."""
    slung = tuple(Slung(s.thing, (360 - s.at[0], s.at[1]), 180 - s.angle, s.scale, not s.flip) for s in person.slung)
    shield = person.shield and Shield(
        (360 - person.shield.at[0], person.shield.at[1]), person.shield.radius, person.shield.pattern
    )
    return person.but(
        at=(360 - person.at[0], person.at[1]), left=mirrored(person.right), right=mirrored(person.left), slung=slung,
        shield=shield,
    )  # fmt: skip


REACH: Final = {
    "axe": -40.0, "greataxe": -60.0, "spear": 30.0, "hammer": -50.0, "club": -60.0, "staff": 10.0, "torch": -50.0,
    "pick": -50.0, "knife": -30.0, "sword": -32.0,
}  # fmt: skip


def _slide(thing: str) -> float:
    """Where along a thing the hand grips: a sword at its hilt, an axe low on the haft."""
    return REACH.get(thing, 0.0)


def hold(person: Person, thing: str) -> Person:
    """Upright at the side."""
    return person.but(
        at=(164, 166), size=80, right=Held(thing, (1.62, 1.62, 0.6), -82, slide=_slide(thing), flip=thing == "banner")
    )


def bare(person: Person, thing: str) -> Person:
    """Head and shoulders large, the weapon on the back."""
    lie = (
        Slung(thing, (250, 264), -72, 0.86)
        if thing in ("sword", "spear", "staff")
        else Slung(thing, (264, 236), -76, 0.92)
    )
    return person.but(at=(170, 182), size=98, slung=(*person.slung, lie))


def raised(person: Person, thing: str) -> Person:
    """The weapon swung overhead."""
    held = Held(thing, (1.62, -0.78, 0.7), -118, 1.0, slide=_slide(thing) - 20, elbow=(1.0, 0.5))
    return person.but(at=(158, 232), size=66, pitch=-4, roll=-6, right=held)


def swung(person: Person, thing: str) -> Person:
    """Drawn back over the shoulder, about to fall."""
    held = Held(thing, (1.5, 0.1, 0.5), -52, 0.94, slide=_slide(thing) - 10, elbow=(0.9, 1.0))
    return person.but(at=(140, 200), size=72, roll=-8, right=held)


def levelled(person: Person, thing: str) -> Person:
    """Across the chest, the tip to the upper left."""
    near = Held(thing, (0.75, 1.75, 1.3), -157, 1.06, slide=-60, elbow=(1.0, 0.8))
    far = Held("", (-0.78, 1.16, 1.2), -157, elbow=(-1.0, 0.9))
    return person.but(at=(196, 166), size=80, right=near, left=far)


def planted(person: Person, thing: str) -> Person:
    """Both hands on the hilt, the point to the ground."""
    held = Held(thing, (0.16, 1.75, 1.6), 90, 1.1, slide=-30, elbow=(1.0, 0.5))
    other = Held("", (-0.1, 1.45, 1.7), 90, elbow=(-1.0, 0.5))
    return person.but(at=(180, 170), size=80, right=held, left=other)


def pair(person: Person, thing: str) -> Person:
    """One in either hand."""
    right = Held(thing, (1.72, 1.35, 0.6), -74, 0.86, slide=_slide(thing))
    left = Held(thing, (-1.72, 1.35, 0.6), -106, 0.86, flip=True, slide=_slide(thing))
    return person.but(at=(180, 190), size=70, right=right, left=left)


def crossed(person: Person, thing: str) -> Person:
    """Two weapons crossed before the chest."""
    right = Held(thing, (1.3, 2.1, 1.4), -152, 0.92, slide=_slide(thing) - 10, elbow=(1.0, 0.4))
    left = Held(thing, (-1.3, 2.1, 1.3), -28, 0.92, flip=True, slide=_slide(thing) - 10, elbow=(-1.0, 0.4))
    return person.but(at=(180, 144), size=78, right=right, left=left)


def aim(person: Person, thing: str) -> Person:
    """The bow drawn, the arrow at the cheek."""
    draw = Held("aim", (0.42, 1.02, 1.3), -96, 1.02, elbow=(1.0, 0.1))
    grip = Held("", (-1.62, 1.18, 1.0), -96, elbow=(-0.2, 1.0))
    return person.but(at=(234, 150), size=74, yaw=-46, pitch=2, roll=0, right=draw, left=grip, shield=None)


def guard(person: Person, thing: str) -> Person:
    """Behind the shield, the weapon ready beside it."""
    held = Held(thing, (1.62, 1.0, 0.6), -76, 0.92, slide=_slide(thing))
    return person.but(at=(186, 160), size=78, right=held, shield=person.shield or Shield((112, 330), 118, "swirl"))


def wall(person: Person, thing: str) -> Person:
    """Only the eyes over the rim."""
    return person.but(at=(186, 136), size=88, shield=person.shield or Shield((170, 352), 148, "ray"))


def blow(person: Person, thing: str) -> Person:
    """Blowing a horn."""
    held = Held("horn", (-0.98, 0.98, 1.3), 158, 0.95, slide=60, elbow=(-0.8, 1.0), flip=True)
    return person.but(at=(222, 176), size=78, yaw=-34, pitch=-6, left=held)


def bowback(person: Person, thing: str) -> Person:
    """An archer at rest: quiver and bow on the back."""
    return person.but(
        at=(180, 180), size=96, slung=(*person.slung, Slung("quiver", (84, 190), -112), Slung("bow", (290, 176), -66))
    )


def shouldered(person: Person, thing: str) -> Person:
    """The weapon over the shoulder, its owner in no hurry."""
    held = Held(thing, (1.0, 1.72, 1.2), -44, 1.0, slide=_slide(thing) - 40, elbow=(0.8, 1.0))
    return person.but(at=(146, 170), size=80, right=held)


POSES: Final[dict[str, Pose]] = {
    "hold": hold, "bare": bare, "raised": raised, "swung": swung, "levelled": levelled, "planted": planted,
    "pair": pair, "crossed": crossed, "aim": aim, "guard": guard, "wall": wall, "blow": blow, "bowback": bowback,
    "shouldered": shouldered,
}  # fmt: skip
FITTING: Final = {
    "sword": ("hold", "raised", "bare", "swung", "planted", "shouldered"),
    "axe": ("raised", "hold", "swung", "bare", "shouldered"),
    "spear": ("levelled", "hold", "bare"),
    "bow": ("aim", "bowback"),
    "shield": ("wall", "guard"),
}
