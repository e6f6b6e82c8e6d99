"""Yggdrasil on the map: roots that reach into every land, a trunk of two strands, a crown like a hill."""

from art.bloodrage.kit.places import cloudy
from art.bloodrage.map.layout import Layout, on_ring, ring
from art.woodcut.colour import light
from art.woodcut.geometry import Knot, ellipse, jitter, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb
from art.woodcut.weave import ribbon

BARK, LEAF = "#7f4f2e", "#6f8c42"
CROWN = (
    (0, -62, 34, 19), (-46, -54, 30, 17), (46, -54, 30, 17), (-76, -40, 22, 13), (76, -40, 22, 13),
    (-26, -44, 26, 15), (26, -44, 26, 15), (-54, -34, 20, 12), (54, -34, 20, 12), (0, -36, 24, 13),
)  # fmt: skip
LEAVES = ((-0.6, -0.1), (-0.3, -0.5), (-0.1, 0), (0.2, -0.4), (0.35, 0.1), (-0.4, 0.3))


def grove(p: Picture, layout: Layout) -> None:
    """The ground inside the ring, and the root that rings it."""
    p.put(ring(layout), "#d9c379")
    x, y = layout.centre
    p.put(ellipse(x, y + 10 * layout.size, layout.rx * 0.86, layout.ry * 0.7, 26), "#e6d592")
    p.cuts(
        [
            (
                x + layout.rx * 0.8 * jitter(k, 1),
                y + layout.ry * 0.8 * jitter(k, 2),
                x + layout.rx * 0.8 * jitter(k, 1) + 2,
                y + layout.ry * 0.8 * jitter(k, 2) - 5,
                0.7,
            )
            for k in range(46)
        ],
        "#a8a050",
    )
    edge: list[Knot] = [(*on_ring(layout, 6 + k * 0.25), False) for k in range(33)]
    ribbon(p, edge, (2.6, 3.4, 2.6, 3.4, 2.6), BARK)
    for k in range(16):
        sx, sy = on_ring(layout, k * 0.5 + 0.25)
        with p.at(x + (sx - x) * 0.9, y + (sy - y) * 0.88, layout.size):
            p.part(sharp("-3,2 -3,-7 0,-10 3,-7 3,2"), "#b8b09c", 3, line=1.1).cuts(
                [(0, -6, 0, 0, 0.6), (0, -5, 2, -3, 0.5)]
            )


def tree(p: Picture, layout: Layout) -> None:
    x, y = layout.centre
    with p.at(x, y - 4 * layout.size, layout.size * (1 if layout.name == "wide" else 0.86)):
        for side in (1, -1):
            p.part(limb(f"0,-10 {side * 26},-24 {side * 58},-32", 9, 6, 2), BARK, 4, line=1.5)
            p.part(
                limb(f"{side * 4},16 {side * 22},30 {side * 50},30 {side * 84},44", 11, 8, 5, 0.6), BARK, 6, line=1.7
            )
            p.part(limb(f"{side * 4},14 {side * 30},14 {side * 60},22 {side * 92},16", 9, 7, 4, 0.6), BARK, 5, line=1.6)
        p.part(limb("0,10 -6,32 6,50", 10, 7, 0.6), BARK, 5, line=1.7)
        for spine in ("-12,20 12,2 -12,-18 10,-38", "12,20 -12,2 12,-18 -10,-38"):
            p.part(limb(spine, 9, 10, 9, 7), BARK, 7, line=1.7)
        for k, (dx, dy, rx, ry) in enumerate(CROWN):
            p.part(cloudy(dx, dy, rx, ry, 9), light(LEAF, 0.12 * (k % 3)), 6, line=1.5)
            p.cuts(
                [(dx + rx * t, dy + ry * u, dx + rx * t + 3, dy + ry * u + 3, 0.8) for t, u in LEAVES], light(LEAF, 0.5)
            )
