"""Signs of the table, 64 units square: each means one thing."""

from math import cos, pi, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, people, places, ships
from art.bloodrage.kit import signs as kit
from art.bloodrage.kit.people import Look
from art.woodcut.colour import BONE, GOLD, INK, OAK, OCHRE, PAPER, RED, RUST
from art.woodcut.geometry import blob, ellipse, move, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, limb, star


def rage(p: Picture) -> None:
    p.disc(32, 32, 29, "#4a1712", 3)
    arms.blaze(p, 31, 54, 18, 48, 5)


def axes(p: Picture) -> None:
    for way in (0.72, -0.72):
        with p.at(32, 38, 1.0, way, way > 0):
            arms.axe(p, 28, 0.76)


def horns(p: Picture) -> None:
    kit.horns(p, 36, 34, 1.3)


def glory(p: Picture) -> None:
    leaves = [
        move(blob("0,4! -6,-2 -3,-12! 4,-4"), 32 + cos(a) * 22, 33 + sin(a) * 22, 1, a + pi / 2 + way * 0.75)
        for way in (-1, 1)
        for a in [pi / 2 + way * (0.3 + 0.46 * k) for k in range(6)]
    ]
    p.put(leaves, "#a8761e", INK, 1.6)
    p.disc(32, 33, 16, GOLD, 2.2, 4)
    p.put(
        [
            (32 + cos(pi * i / 5 - pi / 2) * (11, 4.8)[i % 2], 33 + sin(pi * i / 5 - pi / 2) * (11, 4.8)[i % 2])
            for i in range(10)
        ],
        PAPER,
        "#7a4a12",
        1.5,
    )


def everything(p: Picture) -> None:
    """All three at once: Yggdrasil's reward."""
    p.disc(32, 32, 29, "#2f4a30", 3)
    kit.horns(p, 45, 41, 0.62)
    kit.axes(p, 20, 42, 0.66)
    arms.blaze(p, 32, 30, 9, 24, 2)


def quest(p: Picture) -> None:
    kit.quest(p, 32, 32, 1.2, -0.1)


def battle(p: Picture) -> None:
    for way in (0.75, -0.75):
        with p.at(32 - 13 * way / 0.75, 45, 0.86, way):
            arms.sword(p, 54)


def upgrade(p: Picture) -> None:
    kit.raised(p, 32, 40, 1.5, 2)


def clan(p: Picture) -> None:
    arms.shield(p, 32, 32, 27, RED, GOLD, 3)


def leader(p: Picture) -> None:
    with p.at(32, 36, 1.05):
        people.head(p, Look(helm="wings", hair=OCHRE))


def warrior(p: Picture) -> None:
    with p.at(33, 35, 1.15):
        people.head(p, Look(helm="cone", hair=RUST))


def ship(p: Picture) -> None:
    ships.longship(p, 33, 50, 0.33, PAPER, RED)


def monster(p: Picture) -> None:
    """A horned skull."""
    p.part([limb("18,22 4,18 4,4", 6, 5, 0.5), limb("46,22 60,18 60,4", 6, 5, 0.5)], RUST, 4)
    p.part(blob("32,8 18,12 12,28 16,40 22,44 22,56! 42,56! 42,44 48,40 52,28 46,12"), BONE, 6)
    p.put(
        [blob("18,28 24,24 29,29 27,37 19,36"), blob("46,28 40,24 35,29 37,37 45,36"), sharp("32,38 35,44 29,44")], INK
    )
    p.cuts([(26 + 4 * i, 48, 26 + 4 * i, 56, 1) for i in range(4)])


def doom(p: Picture) -> None:
    p.put(sharp("32,4 60,57 4,57"), "#2a1410", RED, 3)
    arms.blaze(p, 31, 54, 14, 38, 4)


def ruin(p: Picture) -> None:
    places.hall(p, 32, 54, 0.56, burnt=True)
    arms.blaze(p, 30, 44, 8, 26, 3)


def pillaged(p: Picture) -> None:
    """A turned token."""
    p.disc(32, 32, 26, "#6f6a60", 3)
    p.put([bar(20, 20, 44, 44, 4), bar(44, 20, 20, 44, 4)], "#3a362f", INK, 1.6)


def village(p: Picture) -> None:
    places.hall(p, 32, 54, 0.56, glow="#ffd97a")


def hearth(p: Picture) -> None:
    p.put([limb("14,54 50,48", 4, 4), limb("14,48 50,54", 4, 4)], OAK, INK, 2)
    arms.blaze(p, 32, 50, 15, 42, 3)


def pillage(p: Picture) -> None:
    with p.at(34, 44, 1.0, -0.2):
        arms.torch(p)


def march(p: Picture) -> None:
    for x, y in ((20, 24), (42, 40)):
        p.part(
            blob(
                f"{x - 7},{y + 14} {x - 9},{y + 4} {x - 6},{y - 12} "
                f"{x + 2},{y - 17} {x + 8},{y - 8} {x + 6},{y + 4} {x + 4},{y + 14}"
            ),
            RUST,
            4,
        )
        p.cuts([(x - 6, y + 5, x + 5, y + 5, 1.2)])


def invade(p: Picture) -> None:
    p.put(ellipse(32, 54, 26, 7), "#71804a", INK, 2)
    with p.at(22, 50, 0.56):
        arms.banner(p, RED, GOLD, 70)


def sacrifice(p: Picture) -> None:
    with p.at(32, 20, 1.35, pi):
        arms.dagger(p)
    p.put(blob("32,50 26,56 32,63 38,56"), RED, INK, 1.4)


def first(p: Picture) -> None:
    """The first player's horn of mead: a crown on a drinking horn would be two things."""
    p.part(sharp("8,50 4,18 20,32 32,10 44,32 60,18 56,50"), GOLD, 6)
    p.part(bar(8, 54, 56, 54, 5), OCHRE, 0)
    p.put([star(x, 54, 3.6, 1.8, 4) for x in (18, 32, 46)], RED)


def skip(p: Picture) -> None:
    """To pass: weapons laid down."""
    p.part(blob("44,4! 26,6 16,20 22,38 42,42! 30,34 28,20"), "#efe6c4", 5)
    with p.at(22, 54, 0.8, pi / 2):
        arms.sword(p, 46)


SIGNS: dict[str, Painter] = {
    "rage": rage, "axes": axes, "horns": horns, "glory": glory, "all": everything, "quest": quest, "battle": battle,
    "upgrade": upgrade, "clan": clan, "leader": leader, "warrior": warrior, "ship": ship, "monster": monster,
    "doom": doom, "ruin": ruin, "pillaged": pillaged, "village": village, "hearth": hearth, "pillage": pillage,
    "march": march, "invade": invade, "sacrifice": sacrifice, "first": first, "pass": skip,
}  # fmt: skip
