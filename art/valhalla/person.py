"""What makes one figure: build, face, hair, dress, pose. A record that seeds fill and that heroes write by hand."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from art.engine.space import Frame
from art.valhalla.inks import Dyes


@dataclass(frozen=True)
class Face:
    """Measures around 1, and what the face does."""

    width: float = 1.0
    jaw: float = 1.0
    nose: float = 1.0
    age: int = 1  # 0 young … 3 ancient
    brow: float = 0.03  # how far the inner ends of the brows come down
    eyes: float = 1.0  # 0 shut … 1.5 staring
    mouth: str = "shut"  # shut, grim, smile, snarl, shout
    gaze: float = 0.0
    paint: str = "none"
    scar: int = 0
    patch: int = 0
    ears: str = "round"  # round, pointed


@dataclass(frozen=True)
class Held:
    """A thing in a hand: where the hand is (in heads from the head's middle), how the thing is turned."""

    thing: str
    hand: tuple[float, float, float]
    angle: float
    scale: float = 1.0
    flip: bool = False
    slide: float = 0.0  # how far along the thing the hand grips
    elbow: tuple[float, float] = (0.0, 1.0)  # where the elbow points


@dataclass(frozen=True)
class Slung:
    """A thing behind the figure, in picture coordinates."""

    thing: str
    at: tuple[float, float]
    angle: float
    scale: float = 1.0
    flip: bool = False


@dataclass(frozen=True)
class Shield:
    at: tuple[float, float]
    radius: float
    pattern: str


@dataclass(frozen=True)
class Person:
    seed: str
    palette: str
    woman: bool = False
    face: Face = field(default_factory=Face)
    dyes: Dyes = field(default_factory=Dyes)
    at: tuple[float, float] = (180, 180)
    size: float = 92
    bulk: float = 1.1
    neck: float = 0.80  # from the middle of the head to the root of the neck
    yaw: float = -28
    pitch: float = 0
    roll: float = 0
    body_yaw: float | None = None
    head: str = "cap"
    beard: str = "none"
    beast: str = "bear"
    dress: str = "cloak"
    collar: str = "none"
    back: str = "fjord"
    left: Held | None = None
    right: Held | None = None
    slung: tuple[Slung, ...] = ()
    shield: Shield | None = None
    wings: bool = False
    tokens: str = ""

    def but(self, **changes: Any) -> Person:
        return replace(self, **changes)

    def head_frame(self) -> Frame:
        return Frame((*self.at, 40), self.size, self.yaw, self.pitch, self.roll)

    def body_frame(self) -> Frame:
        head, s = self.head_frame(), self.size
        yaw = self.yaw * 0.45 if self.body_yaw is None else self.body_yaw
        return Frame((self.at[0] - head.matrix[0][2] * s * 0.30, self.at[1] + s * self.neck, 0), s * self.bulk, yaw)
