"""People in action. A pose names where hip, neck, head, hands and feet are; elbows and knees are reckoned."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, hypot, sin

from art.woodcut.colour import BONE, GOLD, INK, OAK, OCHRE, PAPER, RED, RUST, SKIN, SLATE, shade
from art.woodcut.geometry import Point, Poly, blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, limb

Item = Callable[[Picture], None]


@dataclass(frozen=True)
class Pose:
    """A figure of height 100 whose soles are at y 0, facing left; `front` is nearer to who looks."""

    hip: Point
    neck: Point
    head: Point
    front_hand: Point
    back_hand: Point
    front_foot: Point
    back_foot: Point
    nod: float = 0  # the head's turn
    elbows: tuple[int, int] = (1, 1)  # to which side they bend: front, back


def pose(text: str, nod: float = 0, elbows: tuple[int, int] = (1, 1)) -> Pose:
    """'hip neck head front-hand back-hand front-foot back-foot'."""
    hip, neck, head, front_hand, back_hand, front_foot, back_foot = sharp(text)
    return Pose(hip, neck, head, front_hand, back_hand, front_foot, back_foot, nod, elbows)


STAND = pose("0,-46 1,-80 0,-92 -20,-52 16,-50 -9,0 11,0")
GUARD = pose("2,-44 0,-78 -3,-90 -22,-56 14,-62 -18,0 18,0")
STRIDE = pose("0,-45 -5,-79 -8,-91 -22,-60 14,-48 -24,-2 22,-1")
HEW = pose("4,-42 -8,-73 -14,-83 -32,-66 -28,-58 -22,0 26,0", 0.2)
RAISE = pose("0,-46 0,-81 -1,-93 -16,-118 16,-116 -10,0 12,0", -0.25, (1, -1))
LUNGE = pose("0,-38 -14,-66 -20,-77 -42,-62 14,-58 -34,0 32,0", 0.1)
KNEEL = pose("2,-26 -4,-60 -7,-72 -20,-44 6,-40 -16,0 20,-2", 0.2)
CROUCH = pose("6,-26 -8,-50 -16,-59 -30,-34 -22,-28 -14,0 20,0", 0.15)
CLIMB = pose("2,-44 -6,-76 -11,-87 -26,-88 -22,-58 -18,-20 14,0", -0.15)
FALL = pose("0,-40 14,-70 20,-82 34,-92 -8,-92 -30,-22 -18,0", 0.7, (-1, 1))
LEAP = pose("4,-58 -8,-88 -14,-99 10,-122 -32,-86 -34,-34 28,-26", 0.1, (-1, 1))


@dataclass(frozen=True)
class Look:
    """What somebody wears."""

    tunic: str = RED
    trousers: str = OAK
    skin: str = SKIN
    hair: str = RUST
    helm: str = "cone"  # cone, bare, hood, horns, pelt, wings, crest
    metal: str = SLATE
    beard: bool = True
    cloak: str = ""
    open: bool = False  # the mouth


def figure(
    p: Picture,
    stance: Pose,
    look: Look,
    front: Item | None = None,
    back: Item | None = None,
    turns: tuple[float, float] = (0, 0),
) -> None:
    """One person; what the hands hold is turned by `turns`."""
    fine = p.size > 0.6 * p.detail
    if look.cloak:
        _cloak(p, stance, look.cloak)
    _arm(p, stance, look, stance.back_hand, False, back, turns[1])
    _leg(p, stance, look, stance.back_foot, 5, shade(look.trousers, 0.3))
    _leg(p, stance, look, stance.front_foot, -4, look.trousers)
    _torso(p, stance, look, fine)
    with p.at(*stance.head, turn=stance.nod):
        head(p, look, fine)
    _arm(p, stance, look, stance.front_hand, True, front, turns[0])


def _joint(a: Point, b: Point, one: float, two: float, bend: int) -> Point:
    """The elbow between shoulder and hand, or the knee between hip and foot."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = min(hypot(dx, dy), (one + two) * 0.985) or 1
    along = (one * one - two * two + far * far) / (2 * far)
    out = max(0.0, one * one - along * along) ** 0.5 * bend
    ux, uy = dx / (hypot(dx, dy) or 1), dy / (hypot(dx, dy) or 1)
    return a[0] + ux * along + uy * out, a[1] + uy * along - ux * out


def _line(*points: Point) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _cloak(p: Picture, s: Pose, colour: str) -> None:
    (nx, ny), (hx, hy) = s.neck, s.hip
    tail = max(s.front_foot[0], s.back_foot[0])
    p.part(
        blob(
            f"{nx - 10},{ny + 2} {nx + 6},{ny - 1} {nx + 19},{ny + 12} {hx + 24},{hy + 4} "
            f"{tail + 14},-16! {tail + 2},-11 {hx + 8},-9! {hx - 6},-13 {hx - 11},{hy + 8}"
        ),
        colour,
        7,
    )
    p.folds(f"{nx + 12},{ny + 18} {hx + 15},{hy + 6} {hx + 16},-18", half=1.7)


def _leg(p: Picture, s: Pose, look: Look, foot: Point, side: float, colour: str) -> None:
    hip = (s.hip[0] + side, s.hip[1] + 4)
    ankle = (foot[0] + 1, foot[1] - 6)
    knee = _joint(hip, ankle, 21, 21, -1)
    p.part(limb(_line(hip, knee, ankle), 8.5, 6.6, 4.4), colour, 4, line=2)
    with p.at(*foot):
        p.part(blob("4,-8 5,0! -4,0 -13,0! -12,-4 -5,-7"), shade(RUST, 0.3), 0, line=1.8)


def _torso(p: Picture, s: Pose, look: Look, fine: bool) -> None:
    (nx, ny), (hx, hy) = s.neck, s.hip
    ux, uy = hx - nx, hy - ny
    low = hy + 18
    p.part(
        blob(
            f"{nx - 6},{ny + 1} {nx + 6},{ny + 1} {nx + 13},{ny + 6} "
            f"{nx + ux * 0.3 + 14.5},{ny + uy * 0.3} {hx + 11},{hy - 4} {hx + 16},{low - 1}! "
            f"{hx + 9},{low + 3} {hx + 4},{low - 1}! {hx - 3},{low + 3} {hx - 8},{low}! {hx - 15},{low + 1}! "
            f"{hx - 11.5},{hy - 4} {nx + ux * 0.3 - 14},{ny + uy * 0.3} {nx - 13},{ny + 7}"
        ),
        look.tunic,
        8,
        6,
    )
    belt = blob(f"{hx - 11.5},{hy - 4}! {hx + 11.5},{hy - 5}! {hx + 11.5},{hy + 1}! {hx - 11.5},{hy + 2}!")
    p.put(belt, shade(OAK, 0.4), INK, 1.2)
    if fine:
        p.put(sharp(f"{hx - 6},{hy - 4} {hx - 1},{hy - 4} {hx - 1},{hy + 1} {hx - 6},{hy + 1}"), GOLD)
        p.folds(
            f"{hx - 4},{hy + 4} {hx - 5},{hy + 10} {hx - 4},{hy + 16}",
            f"{hx + 5},{hy + 4} {hx + 6},{hy + 10} {hx + 6},{hy + 16}",
            f"{nx - 2},{ny + 14} {nx + 2},{ny + 20} {nx + 8},{ny + 22}",
            half=1.3,
        )


def _arm(p: Picture, s: Pose, look: Look, hand: Point, front: bool, item: Item | None, turn: float) -> None:
    lean = (s.hip[0] - s.neck[0]) * 0.12
    shoulder = (s.neck[0] + lean + (5 if front else -9), s.neck[1] + 8)
    elbow = _joint(shoulder, hand, 19, 18, s.elbows[0 if front else 1])
    sleeve = look.tunic if front else shade(look.tunic, 0.3)
    p.part(limb(_line(elbow, hand), 5.2, 4), look.skin if front else shade(look.skin, 0.25), 3, line=1.9)
    p.part(limb(_line(shoulder, elbow), 7.2, 5.8), sleeve, 4, line=2)
    wrist = (hand[0] + (elbow[0] - hand[0]) * 0.3, hand[1] + (elbow[1] - hand[1]) * 0.3)
    p.put(bar(*wrist, wrist[0] * 0.6 + elbow[0] * 0.4, wrist[1] * 0.6 + elbow[1] * 0.4, 5), OCHRE, INK, 1.3)
    if item:
        with p.at(*hand, turn=turn):
            item(p)
    with p.at(*hand):
        p.part(blob("-5,-4 0,-6 5,-3 5,3 0,6 -5,3"), look.skin, 0, line=1.8)
        if p.size > 1.2:
            p.cuts([(-5, -1.5, 1, -1.8, 0.6), (-5, 1.6, 1, 1.4, 0.6)])


# -- heads: profile, facing left, about 24 high round the origin


BROAD = "-8,-7 -9,-2 -13,4! -9.5,5.5 -10,9 -7,13 3,13 9,8 10,-4 4,-11 -4,-11"
FINE = "-8,-7 -8.6,-2 -11.6,4! -8.6,5.5 -9,8.5 -5.5,12.5 1,11 8,5 10,-4 4,-11 -4,-11"
BEARD = "-9.5,5! -13,9 -11,17 -9,25! -4,20 0,22! 4,15 8,3! 3,6 -2,4"


def head(p: Picture, look: Look, fine: bool = True) -> None:
    depth = 4 if fine else 0
    if look.helm in ("bare", "wings", "crest", "horns") or not look.beard:
        _mane(p, look)
    p.part(blob(BROAD if look.beard else FINE), look.skin, depth if look.beard else 1.8, 3.6, line=1.9)
    if look.beard:
        p.part(blob(BEARD), look.hair, depth, 4, line=1.8)
        p.stroke("-11,9 -6,8.5 -2,10", 0.3, 1.1, 0.3)
    else:
        p.put(blob("-9.6,8.4! -7,7 -4,8! -7,10.2"), RED)
    if look.open:
        p.put(blob("-10,7! -5,7 -3,10 -6,14 -10,12"), "#511", INK, 1)
    p.put(blob("-9.5,-1! -6,-2.6 -3,-1! -6,1"), PAPER, INK, 0.9)
    p.put(blob("-12,-2.4! -7,-5.4 -1,-3.4! -7,-3"), INK).disc(-7, -0.8, 1.1, INK)
    HELMS[look.helm](p, look)


def _mane(p: Picture, look: Look) -> None:
    """Hair down the back; a woman's is plaited."""
    p.part(blob("2,-11 12,-9 15,4 14,18 17,27! 9,24 4,14 4,0"), look.hair, 4, 4, line=1.8)
    if not look.beard and look.helm != "hood":
        p.part(limb("12,18 19,30 15,44 20,54", 4.6, 5, 4.4, 0.8), look.hair, 3, 4, line=1.7)
        p.put(bar(12, 40, 20, 38, 2), GOLD, INK, 1.1)


def _cone(p: Picture, look: Look) -> None:
    p.part(blob("-11,-3.5! -10,-13 0,-25! 10,-13 12,-2! 1,-6"), look.metal, 5, 4, line=1.9)
    p.put(blob("-11.5,-4! 0,-7.5 12,-3! 12,1! 0,-3.5 -11.5,-0.5!"), GOLD, INK, 1.3)
    p.put(sharp("-11,-4 -8,-4.5 -9,4 -11.5,4.5"), GOLD, INK, 1.2)


def _bare(p: Picture, look: Look) -> None:
    p.part(blob("-9,-5! -6,-13 4,-15 12,-8 12,2! 8,0 5,-5 -2,-6"), look.hair, 4, 4, line=1.8)


def _hood(p: Picture, look: Look) -> None:
    p.part(blob("-9,-4! -10,-14 2,-19 13,-11 15,6 17,18! 6,19 -2,16! 4,8 3,-3 -2,-7"), look.metal, 5, 4)


def _horns(p: Picture, look: Look) -> None:
    p.part(limb("8,-12 18,-18 19,-32", 4.4, 3.4, 0.4), BONE, 3, 4, line=1.8)
    _cone(p, look)
    p.part(limb("-5,-13 -16,-18 -18,-32", 4.4, 3.4, 0.4), BONE, 3, 4, line=1.8)


def _pelt(p: Picture, look: Look) -> None:
    """A beast's head as a hood; its muzzle shades the brow."""
    p.part(
        blob(
            "-11,-5! -20,-8 -21,-13 -10,-17 -6,-22! -2,-19 3,-25! 7,-18 14,-9 16,8 21,22! 12,20 7,25! 3,12 4,-2 -2,-6"
        ),
        look.metal,
        6,
        4,
    )
    p.put(blob("-21,-13! -17,-13 -17,-9 -20,-9"), INK).disc(-8, -14, 1.6, GOLD, 0.9)
    p.put([sharp(f"{x},-7 {x + 3},-6.4 {x + 1.4},-2.4") for x in (-18, -14, -10)], PAPER, INK, 0.8)


def _wings(p: Picture, look: Look) -> None:
    _cone(p, look)
    p.part(blob("2,-8! -2,-18 6,-32! 9,-25 16,-30! 15,-21 21,-23! 16,-12 8,-6"), PAPER, 4, 4, line=1.8)


def _crest(p: Picture, look: Look) -> None:
    p.part(blob("-9,-15! -11,-28 -2,-26 2,-33! 7,-25 15,-26! 14,-16 20,-10! 12,-6"), RED, 4, 4, line=1.8)
    _cone(p, look)


HELMS: dict[str, Callable[[Picture, Look], None]] = {
    "cone": _cone, "bare": _bare, "hood": _hood, "horns": _horns, "pelt": _pelt, "wings": _wings, "crest": _crest,
}  # fmt: skip


def soul(p: Picture, stance: Pose, fill: str) -> None:
    """Somebody as one pale shape: far away, or dead."""
    (nx, ny), (hx, hy) = stance.neck, stance.hip
    shoulder = (nx, ny + 8)
    forms = [
        limb(_line(stance.hip, _joint(stance.hip, foot, 24, 24, -1), foot), 8, 6, 5)
        for foot in (stance.back_foot, stance.front_foot)
    ]
    forms += [
        limb(_line(shoulder, _joint(shoulder, hand, 19, 18, 1), hand), 7, 5.5, 4.5)
        for hand in (stance.back_hand, stance.front_hand)
    ]
    forms.append(limb(_line((nx, ny + 2), (hx, hy), (hx, hy + 15)), 12, 11, 14))
    with p.at(*stance.head):
        p.put(blob("-11,-2! -9,-13 0,-24! 10,-13 11,0 8,12 -2,20! -10,12 -13,4!"), fill, INK, 1.8)
    p.put(forms, fill, INK, 2).put(forms, fill)


def fallen(p: Picture, look: Look) -> None:
    """Somebody lying on the back, head to the left, 90 long."""
    p.part(limb("70,-4 42,-8 28,-7", 4, 6, 8), look.trousers, 3, line=1.9)
    p.part(limb("66,1 44,-16 30,-8", 4, 6, 8), look.trousers, 3, line=1.9)
    p.part(limb("30,-8 6,-9 -6,-8", 11, 13, 8), look.tunic, 6)
    p.part(limb("2,-10 12,2 -6,6", 6, 5, 4), look.skin, 3, line=1.9)
    with p.at(-18, -9, turn=-1.35):
        head(p, look)


def crowd(p: Picture, spots: list[tuple[float, float, float]], fill: str, spears: bool = True, line: str = INK) -> None:
    """Men as dark shapes, far away: helm, shoulders, and a spear for every other one."""
    shapes: list[Poly] = []
    for i, (x, y, s) in enumerate(spots):
        lean = 0.12 * sin(i * 2.3) + 0.05
        shapes.append(
            [(x + a * s, y + b * s) for a, b in blob("-12,26! -13,6 -6,-1 -8,-10 0,-24! 8,-10 6,-1 13,6 12,26!")]
        )
        if spears and i % 2 == 0:
            tip = (x + 14 * s + cos(lean) * 2, y - 44 * s)
            shapes.append(
                sharp(
                    f"{x + 11 * s},{y + 20 * s} {tip[0]},{tip[1] + 14 * s} "
                    f"{tip[0] - 3 * s},{tip[1] + 10 * s} {tip[0] + 1.5 * s},{tip[1] - 2 * s} "
                    f"{tip[0] + 4.5 * s},{tip[1] + 10 * s} {tip[0] + 2 * s},{tip[1] + 14 * s} {x + 13 * s},{y + 20 * s}"
                )
            )
    p.put(shapes, fill, line, 1.4)
