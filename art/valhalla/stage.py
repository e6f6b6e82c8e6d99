"""A stage for compositions by hand: short words for what scenes need again and again.

Colours are letters: A the main ink, B the light ink, P paper, K dark ink. Places are text: "10,20 30,40"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from art.engine.cutting import cut_block
from art.engine.flat import Place, curve, dot, polygon, rounded, taper
from art.engine.light import light
from art.engine.picture import HEIGHT, INK, PAPER, WIDTH, Picture
from art.engine.relief import Relief
from art.engine.space import Frame, Point
from art.valhalla import props
from art.valhalla.backs import BACKS, gouges, rays, ridge
from art.valhalla.bodies import body
from art.valhalla.carve import figure
from art.valhalla.creatures import coils, eye_cuts
from art.valhalla.inks import PALETTES, Dyes, style
from art.valhalla.person import Person
from art.valhalla.shields import shield
from art.valhalla.things import THINGS


class Stage:
    """A picture on its way, with its inks and its seed."""

    def __init__(self, palette: str, seed: str) -> None:
        self.palette, self.inks = palette, PALETTES[palette]
        self.picture, self.rng, self.seed = Picture(), Random(seed), seed

    def ink(self, letter: str) -> str:
        return {"A": self.inks.main, "B": self.inks.light, "P": PAPER, "K": INK}.get(letter, letter)

    # -- grounds

    def ground(self, letter: str) -> None:
        self.picture.ground(self.ink(letter))

    def back(self, name: str) -> None:
        BACKS[name](self.picture, self.rng, self.inks)

    def gouges(self, letter: str, top: float, bottom: float, count: int = 8) -> None:
        self.picture.shapes(gouges(self.rng, top, bottom, count), self.ink(letter))

    def ridge(self, letter: str, y: float, tall: float, count: int = 7) -> None:
        self.picture.shapes([ridge(self.rng, y, tall, count)], self.ink(letter))

    def rays(self, letter: str, at: Point, inner: float, outer: float, count: int = 20) -> None:
        self.picture.shapes(rays(self.rng, at[0], at[1], inner, outer, count), self.ink(letter))

    def burst(self, letter: str, at: Point, inner: float, outer: float, count: int) -> None:
        props.burst(self.picture, at, inner, outer, count, self.ink(letter))

    def flames(self, base: float, tall: float, count: int, letter: str, core: str = "") -> None:
        props.flames(self.picture, self.rng, base, tall, count, self.ink(letter), self.ink(core) if core else "")

    def waves(self, y: float, letter: str, crest: str, size: float = 30, shift: float = 0) -> None:
        props.waves(self.picture, y, self.ink(letter), self.ink(crest), size, shift)

    def flakes(self, letter: str, count: int, top: float = 0, bottom: float = HEIGHT) -> None:
        spots = [(self.rng.uniform(0, WIDTH), self.rng.uniform(top, bottom)) for _ in range(count)]
        self.picture.shapes([dot(at, self.rng.uniform(3, 6), 5) for at in spots], self.ink(letter))

    # -- shapes

    def poly(self, letter: str, *places: str, smooth: bool = False, halo: str = "", wide: float = 6) -> None:
        loops = [rounded(polygon(one)) if smooth else polygon(one) for one in places]
        self.picture.shapes(loops, self.ink(letter), smooth, self.ink(halo) if halo else "", wide)

    def cut(self, letter: str, *lines: str, wide: float = 6, end: float = 1, start: float = 1) -> None:
        """Tapered strokes through places."""
        loops = [taper(curve(polygon(one), 4), start, end, wide) for one in lines]
        self.picture.shapes(loops, self.ink(letter))

    def bar(self, letter: str, *lines: str, wide: float = 8, halo: str = "") -> None:
        """Strokes of even width."""
        loops = [taper(curve(polygon(one), 5), wide, wide) for one in lines]
        self.picture.shapes(loops, self.ink(letter), halo=self.ink(halo) if halo else "", wide=5)

    def disc(self, letter: str, at: Point, radius: float, halo: str = "", wide: float = 6) -> None:
        self.picture.disc(at, radius, self.ink(letter), self.ink(halo) if halo else "", wide)

    # -- things and figures

    def thing(self, name: str, at: Point, angle: float, scale: float = 1, flip: bool = False) -> None:
        THINGS[name](self.picture, Place(at, angle, scale, flip), self.inks)

    def shield(self, at: Point, radius: float, pattern: str) -> None:
        shield(self.picture, at, radius, pattern, self.inks)

    def die(self, at: Point, size: float, sign: str, turned: float = 0) -> None:
        props.die(self.picture, at, size, sign, self.inks, turned)

    def tossed(self, *spots: tuple[float, float, float, str, float]) -> None:
        props.tossed(self.picture, spots, self.inks)

    def skull(self, at: Point, size: float, turned: float = 0) -> None:
        props.skull(self.picture, at, size, self.inks, turned)

    def tablet(self, at: Point, size: float, turned: float = 0) -> None:
        props.rune_tablet(self.picture, at, size, self.inks, turned)

    def host(self, *spots: tuple[float, float, float], spears: bool = True) -> None:
        props.followers(self.picture, spots, self.inks, spears)

    def ship(self, at: Point, size: float, flip: bool = False) -> None:
        props.longship(self.picture, at, size, self.inks, flip)

    def bolt(self, places: str, wide: float, letter: str = "P") -> None:
        props.bolt(self.picture, polygon(places), wide, self.ink(letter))

    def chain(self, places: str, size: float) -> None:
        props.chain(self.picture, polygon(places), size, self.inks)

    def head(self, beast: str, at: Point, scale: float, **how: Any) -> Frame:
        return props.head_of(self.picture, beast, at, scale, self.inks, **how)

    def beast(
        self,
        kind: str,
        at: Point,
        scale: float,
        stride: str = "stand",
        gape: float = 0.3,
        lift: float = 0,
        fur: str = "BA",
    ) -> None:
        relief = self.block()
        head = body(relief, Frame((*at, 0), scale), kind, stride, gape, lift)
        self.lay(relief, Dyes(fur=fur, hair=fur))
        eye_cuts(self.picture, head, kind)

    def block(self, step: float = 2.5) -> Relief:
        return Relief(-6, -6, WIDTH + 6, HEIGHT + 6, step)

    def lay(self, relief: Relief, dyes: Dyes | None = None) -> None:
        self.picture.add(cut_block(light(relief), style(self.inks, dyes or Dyes())))

    def coil(self, places: Sequence[tuple[float, float, float]], radii: Sequence[float]) -> None:
        relief = self.block()
        coils(relief, places, radii)
        self.lay(relief)

    def person(self, person: Person) -> None:
        figure(self.picture, person.but(palette=self.palette, seed=self.seed), self.rng)

    def border(self) -> None:
        props.border(self.picture, self.inks)


Scene = Callable[[Stage], None]
Scenes = dict[str, tuple[str, Scene]]  # by the card's id: palette and composition
