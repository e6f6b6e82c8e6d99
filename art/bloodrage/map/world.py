"""The whole sheet: ground, waters, terrain, villages, the tree; and the numbers the page needs to put figures on it."""

from __future__ import annotations

from functools import partial

from art.bloodrage.design import Design, Kind
from art.bloodrage.map import ruin, symbols
from art.bloodrage.map import tree as yggdrasil
from art.bloodrage.map.landmarks import landmarks
from art.bloodrage.map.layout import (
    FJORDS,
    LAYOUTS,
    RING,
    Layout,
    berths,
    border,
    fjord,
    label,
    land,
    mouth,
    places,
    province,
    ring,
    rough,
)  # fmt: skip
from art.bloodrage.map.terrain import LANDS, WOODS, drawing, patches, plants
from art.woodcut.colour import INK, shade
from art.woodcut.geometry import Point, Poly, ellipse, simplify
from art.woodcut.picture import Picture

SEA, DEEP, FOAM, SAND = "#3d6b80", "#335c70", "#a9cdd2", "#e4d3a0"
MAP_BUDGET, LAYER_BUDGET = 170 * 1024, 24 * 1024


def whole(layout: Layout, name: str, p: Picture) -> None:
    p.ground(SEA)
    for index in range(8):
        _ground(p, layout, index)
    yggdrasil.grove(p, layout)
    _waters(p, layout)
    _borders(p, layout)
    p.light()
    _terrain(p, layout, name)
    landmarks(p, layout)
    p.light()
    _villages(p, layout, name)


def crown(layout: Layout, p: Picture) -> None:
    """The world tree, a layer of its own: it stands even before burning lands."""
    yggdrasil.tree(p, layout)


def _ground(p: Picture, layout: Layout, index: int) -> None:
    """Three tints, laid on with a broad brush, and the marks of a finer one."""
    look, shape = LANDS[RING[index]], province(layout, index)
    bright, dim = look.tints
    p.put(shape, look.ground)
    p.put(patches(shape, layout, index + 1), dim).put(patches(shape, layout, index + 11), bright)
    x, y = layout.hearts[index]
    p.put(rough(ellipse(x, y, layout.gap * 2.2, layout.gap * 1.2, 18), 3 * layout.size, index, 9), bright)
    marks = [(a + 2, b, a + 7 * layout.size, b - 1, 0.7) for (a, b), *_ in patches(shape, layout, index + 21, 70)]
    p.cuts(marks, shade(look.ground, 0.34))


def _waters(p: Picture, layout: Layout) -> None:
    shores = [fjord(layout, name) for name in FJORDS]
    p.put(shores, SAND, SAND, 6).put(shores, SEA, INK, 1.7)
    for inset, colour in ((3, FOAM), (7, "#7fb0bc"), (12, DEEP)):
        p.put([fjord(layout, name, inset * layout.size) for name in FJORDS], "none", colour, 0.8 if inset < 12 else 1.2)


def _borders(p: Picture, layout: Layout) -> None:
    lines = [border(layout, k) for k in range(1, 8, 2)] + [_inland(layout, name) for name in FJORDS]
    p.put(lines, "none", "#f3e7cc", 2.6, closed=False)
    data = [line for line in lines if len(line) > 1]
    p.put(data, "none", "#7a2a1a", 1.2, closed=False)
    p.layers[-1].look += ' stroke-dasharray="9 6" stroke-linecap="round"'
    p.layers[-1].pen = None


def _inland(layout: Layout, name: str) -> Poly:
    """What is left of a border between the head of a fjord and the ring."""
    line = border(layout, FJORDS[name])
    keep = int(len(line) * (1 - layout.mouths[name][1])) + 1
    return line[:keep]


def _terrain(p: Picture, layout: Layout, name: str) -> None:
    """Peaks one by one; woods as masses: all outlines first, then all leaves, so that trees melt into one another."""
    for index, key in enumerate(RING):
        found = plants(layout, index)
        idents = {kind: f"{name}-{key[:2]}{kind[:2]}" for _, _, kind in found}
        p.raw(f"<defs>{''.join(_symbols(kind, ident, key, layout.size) for kind, ident in idents.items())}</defs>")
        p.raw("".join(_use(idents[kind], x, y) for y, x, kind in found if kind not in WOODS))
        woods = [(idents[kind], x, y) for y, x, kind in found if kind in WOODS]
        p.raw("".join(_use(ident + "o", x, y) for ident, x, y in woods))
        p.raw("".join(_use(ident, x, y) for ident, x, y in woods))


def _symbols(kind: str, ident: str, key: str, size: float) -> str:
    layers = drawing(kind, LANDS[key])
    if kind not in WOODS:
        return symbols.symbol(ident, layers, size)
    return symbols.outline(ident + "o", layers, size) + symbols.symbol(ident, layers[1:], size, lined=False)


def _use(ident: str, x: float, y: float) -> str:
    return f'<use href="#{ident}" x="{round(2 * x)}" y="{round(2 * y)}"/>'


def _villages(p: Picture, layout: Layout, name: str) -> None:
    """A worn green with a house behind it: there a figure stands."""
    p.raw("<defs>" + symbols.symbol(f"{name}-hut", symbols.hut(), layout.size) + "</defs>")
    for index, key in enumerate(RING):
        spots, size = places(layout, index), layout.gap * 0.42
        p.put([ellipse(x, y, size, size * 0.62, 22) for x, y in spots], SAND, shade(LANDS[key].ground, 0.5), 0.9)
        for x, y in spots:
            p.raw(_use(f"{name}-hut", x - size * 0.7, y - size * 0.36))


# -- for the page


def _path(poly: Poly) -> str:
    return "M" + "L".join(f"{round(2 * x)} {round(2 * y)}" for x, y in simplify(poly, 0.8)) + "Z"


def _point(point: Point) -> list[int]:
    return [round(2 * point[0]), round(2 * point[1])]


def numbers(layout: Layout) -> dict[str, object]:
    """Shapes to click, places to stand and to read, in the page's own numbers."""
    files = {"file": f"map-{layout.name}.svg", "tree": f"tree-{layout.name}.svg"}
    size = {"width": round(2 * layout.width), "height": round(2 * layout.height)}
    left, top, wide, high = (round(2 * number) for number in layout.sight)
    sight = {"left": left, "top": top, "width": wide, "height": high}
    lands = {"yggdrasil": _grove(layout)} | {key: _land(layout, index) for index, key in enumerate(RING)}
    return {
        **files,
        **size,
        "sight": sight,
        "provinces": lands,
        "fjords": {name: _water(layout, name) for name in FJORDS},
    }


def _grove(layout: Layout) -> dict[str, object]:
    x, y = layout.centre
    heart, name = (x, y + layout.ry * 0.4), (x, y + layout.ry * 0.86)
    return {"path": _path(ring(layout)), "heart": _point(heart), "label": _point(name), "places": []}


def _land(layout: Layout, index: int) -> dict[str, object]:
    spots = {"heart": _point(layout.hearts[index]), "label": _point(label(layout, index))}
    where = [_point(place) for place in places(layout, index)]
    return {
        "path": _path(land(layout, index)),
        **spots,
        "places": where,
        "ruin": f"ruin-{layout.name}-{RING[index]}.svg",
    }


def _water(layout: Layout, name: str) -> dict[str, object]:
    where = [_point(berth) for berth in berths(layout, name)]
    return {"path": _path(fjord(layout, name)), "label": _point(mouth(layout, name)), "berths": where}


def designs() -> list[Design]:
    out = []
    for layout in LAYOUTS:
        sheet, name = (layout.width, layout.height), f"map-{layout.name}"
        out.append(Design(name, Kind("map", *sheet, MAP_BUDGET, framed=False), partial(whole, layout, name)))
        layer = Kind("layer", *sheet, LAYER_BUDGET, framed=False)
        out.append(Design(f"tree-{layout.name}", layer, partial(crown, layout)))
        for index, key in enumerate(RING):
            ident = f"ruin-{layout.name}-{key}"
            out.append(Design(ident, layer, ruin.paint(layout, index, ident)))
    return out
