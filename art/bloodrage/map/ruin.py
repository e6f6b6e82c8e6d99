"""A province after Ragnarök: charred ground, glowing cracks, burnt woods, ruins, fire and smoke. Covers the land."""

from math import cos, sin

from art.bloodrage.design import Painter
from art.bloodrage.kit.places import cloudy
from art.bloodrage.map import symbols
from art.bloodrage.map.layout import RING, Layout, land, places
from art.bloodrage.map.terrain import LANDS, WOODS, Plant, drawing, patches, plants
from art.woodcut.colour import mix
from art.woodcut.geometry import Point, Poly, inside, jitter, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb

CHAR, COAL = "#2c2226", "#171013"


def paint(layout: Layout, index: int, name: str) -> Painter:
    """The painter of one ruined province; `name` begins the ids it uses."""

    def ruin(p: Picture) -> None:
        shape = land(layout, index)
        ash = mix(LANDS[RING[index]].ground, CHAR, 0.82)
        p.put(shape, ash, ash, 7).put(shape, ash, COAL, 2)
        p.put(patches(shape, layout, index + 1), COAL).put(patches(shape, layout, index + 11), mix(ash, "#6a4a44", 0.4))
        p.put(patches(shape, layout, index + 31, 16), "#5a2018")
        _glow(p, _cracks(layout, index, shape))
        _stand(p, layout, index, name)
        _smoke(p, layout, index)

    return ruin


def _glow(p: Picture, cracks: list[Poly]) -> None:
    for half, colour in ((3.4, "#6a1c14"), (1.9, "#e8562c"), (0.8, "#fd8")):
        lines = [" ".join(f"{x:.1f},{y:.1f}" for x, y in line) for line in cracks]
        p.put([limb(line, half * 0.2, half, half * 0.7, half * 0.2) for line in lines], colour)


def _cracks(layout: Layout, index: int, shape: Poly) -> list[Poly]:
    """From the heart outwards, each forking once, as far as the land goes."""
    heart, out = layout.hearts[index], []
    for k in range(8):
        angle = k * 0.785 + 0.3 * jitter(k, index)
        line = _crack(heart, angle, 9, layout.size * 11, shape, k + index)
        out.append(line)
        if len(line) > 4:
            out.append(_crack(line[3], angle + 0.9, 4, layout.size * 8, shape, k + 7 * index))
    return [line for line in out if len(line) > 2]


def _crack(start: Point, angle: float, steps: int, far: float, shape: Poly, seed: int) -> Poly:
    line = [(start[0] + cos(angle) * far * 0.6, start[1] + sin(angle) * far * 0.4)]
    for step in range(1, steps):
        turn = angle + 0.8 * jitter(seed, step)
        point = (line[-1][0] + cos(turn) * far, line[-1][1] + sin(turn) * far * 0.7)
        if not inside(shape, *point):
            break
        line.append(point)
    return line


def _stand(p: Picture, layout: Layout, index: int, name: str) -> None:
    """Black peaks, burnt trees where woods were, and fires where people lived."""
    found = plants(layout, index)
    used = {kind for _, _, kind in found if kind not in WOODS}
    black = {kind: _charred(drawing(kind, LANDS[RING[index]])) for kind in used}
    black |= {"tree": symbols.bare(COAL), "fire": symbols.flames(), "home": _wreck()}
    idents = {kind: f"{name}-{letter}" for kind, letter in zip(sorted(black), "abcdefgh", strict=False)}
    p.raw(f"<defs>{''.join(symbols.symbol(idents[key], black[key], layout.size) for key in idents)}</defs>")
    homes = places(layout, index)
    things: list[Plant] = [(y, x, kind if kind in used else "tree") for y, x, kind in found]
    things += [(y + 6, x + 5, "fire") for k, (y, x, _) in enumerate(found) if k % 6 == 2]
    things += [(y, x, "home") for x, y in homes] + [(y + 2, x + 5, "fire") for x, y in homes]
    for y, x, key in sorted(things):
        p.raw(f'<use href="#{idents[key]}" x="{round(2 * x)}" y="{round(2 * y)}"/>')


def _charred(layers: symbols.Layers) -> symbols.Layers:
    """The same shape, burnt: what was fire or ink stays."""
    return [
        (forms, fill if fill in ("#f06a2c", "#fc6", "#211", "#b23a22") else mix(fill, COAL, 0.74))
        for forms, fill in layers
    ]


def _wreck() -> symbols.Layers:
    beams = sharp("-9,1 -9,-6 -6,-4 -4,-12 -2,-4 1,-6 3,-13 5,-4 9,-7 9,1")
    return [([beams], COAL), ([sharp("-5,1 -3,-3 0,1"), sharp("3,1 5,-3 7,1")], "#e8562c")]


def _smoke(p: Picture, layout: Layout, index: int) -> None:
    """Two plumes that the wind takes to the right."""
    homes = places(layout, index)
    for k, (x, y) in enumerate((homes[0], homes[-1])):
        with p.at(x + 6, y - 16 * layout.size, layout.size):
            plume = [cloudy(4 * j + 2 * jitter(j, k), -11 * j, 5 + 2.4 * j, 4 + 1.8 * j, 6) for j in range(4)]
            p.put(plume, "#6a5a5c")
        p.layers[-1].look += ' opacity=".62"'
        p.layers[-1].pen = None
