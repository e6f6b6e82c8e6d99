"""What is drawn: a design has an id, a kind with its size and budget, and a painter."""

from collections.abc import Callable
from dataclasses import dataclass

from art.woodcut.picture import Picture

Painter = Callable[[Picture], None]
PICTURE, HERO = 8 * 1024, 12 * 1024  # bytes
COARSER = 1.07  # how much coarser the knife gets when a picture is too large
TRIES = 16


@dataclass(frozen=True)
class Kind:
    """A sort of picture: its size, how large its file may be, and whether it is framed."""

    name: str
    width: float
    height: float
    budget: int
    framed: bool = True


GIFT = Kind("gift", 240, 200, PICTURE)
EPIC = Kind("gift", 240, 200, HERO)  # many figures
MONSTER = Kind("monster", 240, 200, HERO)
GOD = Kind("god", 240, 200, HERO)
SCENE = Kind("scene", 240, 200, HERO)
EMBLEM = Kind("emblem", 240, 240, HERO, framed=False)
FIGURE = Kind("figure", 120, 160, PICTURE, framed=False)
BEAST = Kind("figure", 150, 172, PICTURE, framed=False)  # a monster on the map; larger than men
SIGN = Kind("sign", 64, 64, 4 * 1024, framed=False)
BACK = Kind("back", 240, 336, HERO)


@dataclass(frozen=True)
class Design:
    """One picture. It is cut coarser and coarser until it keeps its budget."""

    id: str
    kind: Kind
    paint: Painter

    @property
    def title(self) -> str:
        """The id as words; the page has the real names in four languages."""
        return self.id.replace("-", " ").capitalize()

    @property
    def budget(self) -> int:
        return self.kind.budget

    def draw(self) -> str:
        """As fine as the budget allows."""
        fine, coarse, svg = 0, TRIES, self._at(1)
        if len(svg.encode()) <= self.budget:
            return svg
        svg = self._at(COARSER**coarse)
        if len(svg.encode()) > self.budget:
            raise ValueError(f"{self.id}: {len(svg.encode())} bytes at the coarsest, {self.budget} allowed; draw less")
        while coarse - fine > 1:
            middle = (fine + coarse) // 2
            found = self._at(COARSER**middle)
            if len(found.encode()) <= self.budget:
                coarse, svg = middle, found
            else:
                fine = middle
        return svg

    def _at(self, detail: float) -> str:
        picture = Picture(self.kind.width, self.kind.height, detail)
        self.paint(picture)
        if self.kind.framed:
            picture.frame()
        return picture.svg()
