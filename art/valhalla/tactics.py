"""Tactics: scenes that say what the card does, by the kind of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from art.valhalla.backs import BACKS
from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held, Person, Shield
from art.valhalla.poses import aim, hold, levelled, raised
from art.valhalla.stage import Scene, Stage


def _man(**how: Any) -> Person:
    base = {
        "size": 76,
        "at": (180, 190),
        "bulk": 1.15,
        "dress": "leather",
        "collar": "strap",
        "head": "topknot",
        "beard": "short",
        "dyes": Dyes("BA"),
        "face": Face(mouth="shout", brow=0.1, eyes=1.35),
    }
    return Person("", "tactic", **{**base, **how})


def fury(s: Stage) -> None:
    """A roar."""
    s.ground("A")
    s.burst("B", (180, 190), 130, 330, 16)
    s.person(
        _man(
            head="mohawk",
            beard="wild",
            size=118,
            at=(190, 196),
            yaw=-30,
            face=Face(mouth="shout", brow=0.13, eyes=1.4, paint="bars"),
        )
    )


def fury_alone(s: Stage) -> None:
    """One against more: the few are the angrier."""
    s.ground("K")
    s.burst("A", (270, 300), 90, 420, 18)
    s.host((44, 150, 1.0), (124, 130, 1.0), (206, 140, 1.0), (60, 250, 1.1))
    s.person(
        _man(
            head="bald",
            beard="fork",
            dress="bare",
            size=62,
            at=(246, 286),
            yaw=-40,
            right=Held("axe", (1.35, -0.6, 0.6), -84, 1.2, slide=-40, elbow=(1, 0.6)),
        )
    )


def heroic(s: Stage) -> None:
    """The great blow; a die is let go."""
    s.back("sun")
    s.person(raised(_man(head="banded", beard="full", dress="mail"), "sword").but(at=(150, 222), size=68))
    s.tossed((296, 340, 52, "x", 24))


def _heroic(weapon: str) -> Scene:
    """The great blow with one weapon; a die of it falls."""

    def scene(s: Stage) -> None:
        HEROES[weapon](s)
        s.tossed((62 if weapon in ("shield", "bow") else 300, 344, 56, weapon, 18))

    return scene


def _with_sword(s: Stage) -> None:
    s.ground("B")
    s.burst("P", (200, 150), 60, 360, 20)
    s.person(
        raised(_man(head="crown", beard="long", dyes=Dyes("PB"), dress="plate"), "sword").but(at=(150, 230), size=70)
    )


def _with_axe(s: Stage) -> None:
    s.back("fire")
    s.person(raised(_man(head="spectacle", beard="plait", dress="mail"), "greataxe").but(at=(150, 236), size=70))


def _with_spear(s: Stage) -> None:
    s.back("storm")
    s.person(levelled(_man(head="nasal", beard="fork", dress="plate", yaw=-36), "spear").but(size=84))


def _with_shield(s: Stage) -> None:
    """The shield as a ram."""
    s.ground("A")
    s.burst("B", (140, 240), 120, 380, 18)
    s.person(
        _man(
            head="furcap",
            beard="full",
            dress="quilt",
            at=(234, 150),
            size=78,
            yaw=-44,
            roll=-10,
            shield=Shield((136, 262), 124, "ray"),
        )
    )


def _with_bow(s: Stage) -> None:
    s.ground("K")
    s.rays("A", (90, 220), 30, 420, 24)
    s.person(aim(_man(head="hood", beard="none", dress="leather", face=Face(mouth="grim", brow=0.06)), "bow"))


HEROES: Final[dict[str, Scene]] = {
    "sword": _with_sword,
    "axe": _with_axe,
    "spear": _with_spear,
    "shield": _with_shield,
    "bow": _with_bow,
}


def _anvil(s: Stage, y: float) -> None:
    s.poly(
        "K",
        f"60,{y} 300,{y} 340,{y + 10} 290,{y + 40} 236,{y + 52} 244,{y + 104} 116,{y + 104} 124,{y + 52} 70,{y + 36}",
        halo="P",
        wide=5,
    )
    s.poly("B", f"66,{y + 5} 296,{y + 5} 318,{y + 11} 290,{y + 16} 70,{y + 16}")


def new_weapons(s: Stage) -> None:
    """Fresh from the forge: two come, one stays."""
    s.ground("K")
    s.flames(400, 330, 5, "A", "")
    _anvil(s, 296)
    s.burst("P", (180, 250), 40, 96, 14)
    s.die((136, 252), 62, "sword", -10)
    s.die((228, 248), 62, "axe", 10)
    s.thing("hammer", (296, 150), -140, 0.95)


def push_back(s: Stage) -> None:
    """Thrown again, and again."""
    s.ground("B")
    s.gouges("P", 10, 380, 16)
    s.bar("A", "70,250 60,150 130,74 230,76 300,150 296,220", wide=26, halo="K")
    s.poly("A", "262,206 330,206 296,262", halo="K", wide=5)
    s.bar("K", "296,320 230,366 130,352 92,300", wide=16)
    s.poly("K", "66,306 112,270 118,326")
    s.die((140, 200), 66, "x", -18)
    s.die((216, 230), 70, "sword", 14)


def weapon_swap(s: Stage) -> None:
    """A miss becomes a blade."""
    s.ground("A")
    s.poly("B", "0,0 360,0 360,40 0,400")
    s.die((100, 106), 92, "x", -10)
    s.die((250, 290), 104, "sword", 8)
    s.bar("K", "140,180 150,220 176,240", wide=18, halo="P")
    s.poly("K", "160,214 206,262 148,262", halo="P", wide=4)


def cut_off(s: Stage) -> None:
    """The jarl in chains: silent until the battle is over."""
    s.ground("K")
    s.rays("A", (180, 170), 100, 340, 24)
    s.person(
        _man(
            head="crown",
            beard="long",
            dyes=Dyes("PB"),
            dress="cloak",
            collar="fur",
            size=92,
            at=(180, 180),
            yaw=-16,
            face=Face(mouth="grim", brow=-0.04, age=2, eyes=0.8),
        )
    )
    s.chain("20,330 60,312 104,304 150,302 196,304 240,306 284,314 330,330", 30)
    s.poly("B", "120,236 240,230 246,262 122,268", halo="K", wide=5)


def clan_rally(s: Stage) -> None:
    """His own kin gather round the champion."""
    s.ground("B")
    s.gouges("P", 5, 170, 8)
    s.host((44, 250, 1.1), (116, 270, 1.15), (250, 270, 1.15), (322, 250, 1.1), spears=False)
    s.person(hold(_man(head="banded", beard="full", dress="mail"), "banner").but(at=(168, 170), size=68))
    for x in (60, 180, 300):
        s.disc("A", (x, 366), 26, "K")
        s.burst("P", (x, 366), 8, 20, 6)


def mark(s: Stage) -> None:
    """Remembered: a knife through the mark."""
    s.ground("A")
    s.rays("B", (180, 210), 60, 380, 20)
    s.disc("P", (180, 230), 116, "K", 10)
    s.poly("K", "76,230 130,176 180,160 230,176 284,230 230,284 180,300 130,284", smooth=True)
    s.poly("P", "96,230 140,192 180,180 220,192 264,230 220,268 180,280 140,268", smooth=True)
    s.disc("A", (180, 230), 44, "K")
    s.disc("K", (180, 230), 20)
    s.thing("knife", (226, 92), 118, 1.15)


def call_to_arms(s: Stage) -> None:
    """One rises from the barrow."""
    s.back("moon")
    s.poly("K", "0,330 90,276 180,262 280,280 360,336 360,400 0,400", halo="B", wide=5)
    s.person(
        Person(
            "",
            "tactic",
            head="nasal",
            beard="long",
            dyes=Dyes("PB"),
            dress="mail",
            at=(150, 262),
            size=60,
            yaw=-20,
            face=Face(eyes=1.4, age=3),
            right=Held("sword", (1.5, -0.9, 0.6), -80, 1.15, slide=-32, elbow=(1, 0.5)),
        )
    )
    s.poly("K", "0,372 60,340 110,356 160,336 230,360 290,340 360,372 360,400 0,400", halo="A", wide=4)
    s.gouges("A", 376, 398, 4)


def cry_squad(s: Stage) -> None:
    """All of them shout."""
    s.ground("A")
    s.burst("B", (180, 330), 80, 460, 20)
    s.host((60, 150, 1.0), (180, 130, 1.0), (300, 150, 1.0))
    for x, y, head, yaw in ((86, 262, "banded", -34), (276, 262, "bald", -14)):
        s.person(_man(head=head, beard="full", size=56, at=(x, y), yaw=yaw, dress="mail"))
    s.person(_man(head="mohawk", beard="wild", size=66, at=(180, 300), yaw=-24))


def cry_armed(s: Stage) -> None:
    """The more are armed, the louder: blades like stairs."""
    s.ground("B")
    s.gouges("P", 5, 200, 10)
    for i, (x, top) in enumerate(((48, 300), (136, 262), (226, 214), (316, 160))):
        s.thing("sword", (x, top + 30), -90, 0.62 + 0.12 * i)
    s.host((48, 356, 0.8), (136, 340, 0.9), (226, 326, 1.0), (316, 310, 1.1), spears=False)


def captured_dice(s: Stage) -> None:
    """Gathered after the fight."""
    s.back("ravens")
    s.poly("K", "0,300 100,280 220,296 360,276 360,400 0,400", halo="B", wide=4)
    s.poly("B", "110,190 150,176 220,176 256,190 300,300 280,376 96,376 70,300", smooth=True, halo="K", wide=7)
    s.poly("K", "120,186 180,168 246,186 236,206 180,214 130,206", smooth=True)
    s.die((144, 168), 50, "axe", -14)
    s.die((206, 156), 56, "shield", 12)
    s.die((180, 196), 46, "bow", 4)
    s.cut("K", "120,250 140,320 132,360", "240,250 226,320 236,360", "180,260 184,350", wide=7)
    s.die((44, 346), 44, "spear", -24)


def captured_tactics(s: Stage) -> None:
    """Their runes, our hand."""
    s.ground("K")
    s.rays("A", (180, 240), 60, 360, 24)
    for x, turned in ((110, -22), (180, 0), (250, 22)):
        s.tablet((x, 150), 74, turned)
    s.person(
        _man(
            head="hood",
            beard="none",
            dress="robe",
            collar="none",
            size=72,
            at=(180, 282),
            yaw=-18,
            face=Face(mouth="smile", eyes=0.8),
            left=Held("", (-1.2, -0.6, 0.9), -112),
            right=Held("", (1.2, -0.6, 0.9), -68),
        )
    )


def _supply(weapon: str) -> Scene:
    """Out of the sky: a weapon that is sure, on a valkyrie's wings."""

    def scene(s: Stage) -> None:
        sky, ground, lie = SUPPLIES[weapon]
        if sky in BACKS:
            s.back(sky)
        else:
            s.ground(sky)
        s.burst(ground, (180, 200), 110, 380, 16)
        _spread(s)
        if weapon == "shield":
            s.shield((180, 210), 104, "cross")
        else:
            s.thing(weapon, (lie[0], lie[1]), lie[2], 0.95)

    return scene


def _spread(s: Stage) -> None:
    """Two wings, opened."""
    for side in (-1, 1):
        tips = [(180 + side * x, y) for x, y in ((150, 60), (172, 120), (160, 180), (130, 230), (96, 260))]
        path = " ".join(f"{x},{y} {(x + 180) / 2:.0f},{(y + 230) / 2 + 8:.0f}" for x, y in tips)
        s.poly("P", f"180,220 {180 + side * 60},110 {path}", halo="K", wide=5)


SUPPLIES: Final = {
    "sword": ("B", "A", (180, 92, 90)),
    "axe": ("P", "B", (128, 300, -64)),
    "spear": ("storm", "B", (110, 330, -52)),
    "shield": ("A", "B", (0, 0, 0)),
    "bow": ("A", "K", (150, 210, -40)),
}


def road(s: Stage) -> None:
    """The road up to the hall, one man on it."""
    s.ground("K")
    s.rays("A", (236, 90), 50, 420, 28)
    s.poly("B", "30,400 180,400 216,210 236,150 226,148 196,206")
    s.poly("P", "90,400 130,400 208,220 232,152 228,150 198,212")
    s.poly("B", "176,130 190,92 236,60 282,92 296,130 296,160 176,160", halo="K", wide=5)
    s.poly("P", "222,160 222,126 236,112 250,126 250,160")
    s.poly(
        "K",
        "120,330 128,306 122,290 134,276 148,284 148,300 162,312 156,350 150,390 140,390 138,356 128,390 118,390",
        halo="P",
        wide=3,
    )
    s.bar("K", "166,400 170,262", wide=5)


def steady(s: Stage) -> None:
    """A die balanced on a point."""
    s.ground("B")
    s.burst("P", (180, 110), 60, 340, 18)
    s.thing("sword", (180, 420), -90, 0.82)
    s.die((180, 122), 96, "shield", 0)


def crush(s: Stage) -> None:
    """The blow that breaks shield and man."""
    s.ground("A")
    s.burst("B", (150, 250), 110, 400, 16)
    s.shield((150, 270), 120, "quarter")
    s.cut(
        "K",
        "150,270 110,200 120,160 90,120",
        "150,270 210,300 250,290 290,330",
        "150,270 130,330 140,380",
        wide=14,
        end=4,
    )
    s.thing("hammer", (262, 66), 128, 1.0)
    s.burst("P", (152, 262), 22, 58, 11)


def muster(s: Stage) -> None:
    """Three, armed, side by side."""
    s.back("ravens")
    for x in (66, 180, 294):
        s.thing("spear", (x + 36, 240), -90, 0.78)
    s.host((66, 150, 1.25), (294, 150, 1.25), (180, 136, 1.35), spears=False)
    s.shield((66, 296), 82, "ray")
    s.shield((294, 296), 82, "swirl")
    s.shield((180, 300), 88, "cross")


def unknown(s: Stage) -> None:
    """A tactic we do not know: runes, varied by the seed."""
    s.back(s.rng.choice(("fire", "storm", "moon", "sun", "runestone", "lights")))
    s.tablet((110 + s.rng.uniform(-20, 30), 200), 110, s.rng.uniform(-24, 0))
    s.die(
        (240, 250 + s.rng.uniform(-60, 40)),
        90,
        s.rng.choice(("sword", "axe", "spear", "bow", "shield")),
        s.rng.uniform(-10, 24),
    )


KINDS: Final[dict[str, Scene]] = {
    "FURY2": fury, "FURY3": fury_alone, "HEROIC3": heroic, "NEW_WEAPONS": new_weapons, "PUSH_BACK": push_back,
    "WEAPON_SWAP": weapon_swap, "CUT_OFF": cut_off, "CLAN_RALLY": clan_rally, "MARK": mark,
    "CALL_TO_ARMS": call_to_arms, "CRY_SQUAD": cry_squad, "CRY_ARMED": cry_armed, "CAPTURED_DICE": captured_dice,
    "CAPTURED_TACTICS": captured_tactics, "ROAD": road, "NO_REROLL": steady, "MARGIN5": crush, "THREE": muster,
}  # fmt: skip
ARMED: Final[dict[str, Callable[[str], Scene]]] = {"HEROIC4": _heroic, "WEAPON_SUPPLY": _supply}


def tactic_scene(kind: str, weapons: tuple[str, ...]) -> Scene:
    if kind in ARMED and weapons:
        return ARMED[kind](weapons[0])
    return KINDS.get(kind, unknown)
