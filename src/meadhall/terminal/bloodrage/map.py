"""The map of Blood Rage: eight provinces in a ring round Yggdrasil, with the fjords between those they support."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.games.bloodrage.views.shapes import FjordView, ProvinceView
from meadhall.terminal.bloodrage.signs import DOOM, SEA, Drawing, dots, of_seat
from meadhall.terminal.scene import QUIET

COLUMNS = 3
ROWS = ((1, 2, 3), (8, 0, 4), (7, 6, 5))  # the ring clockwise from the north-west, as the view lists it
NORTH, EAST, SOUTH, WEST = range(4)
FRAME = 4  # columns that the frame of a panel takes
LAND = {"manheim": "wheat4", "jotunheim": "grey70", "alfheim": "dark_sea_green4", "": "gold3"}
ASH = "grey35"
NO_LIMIT = "∞"
STAGE = "bold yellow"


class Map(Drawing):
    """The provinces in their ring, or a list of them."""

    def as_picture(self, console: Console, width: int) -> Iterator[RenderableType]:
        """Each fjord lies along the two provinces whose battles its ships join."""
        width //= COLUMNS
        yield self.strip(NORTH, width, 1, 2)
        yield self.row(0, console, width)
        yield self.strip(WEST, width, 0, 1)
        yield self.row(1, console, width)
        yield self.strip(EAST, width, 2, 1)
        yield self.row(2, console, width)
        yield self.strip(SOUTH, width, 0, 2)

    def as_list(self) -> Iterator[RenderableType]:
        for province in self.view.provinces:
            yield self.title(province)
            yield Padding(self.body(province), (0, 0, 0, 2))
        for fjord in self.view.fjords:
            shores = ", ".join(self.words(f"province-{shore}") for shore in fjord.shores)
            yield self.waters(fjord).append(f" ({shores})", style=QUIET)

    # -- provinces

    def row(self, number: int, console: Console, width: int) -> Table:
        """Three provinces, equally tall."""
        provinces = [self.view.provinces[at] for at in ROWS[number]]
        bodies = [self.body(province) for province in provinces]
        height = max(len(body.wrap(console, width - FRAME)) for body in bodies) + 2
        grid = Table.grid()
        for _ in provinces:
            grid.add_column(width=width)
        grid.add_row(*(self.panel(*pair, height) for pair in zip(provinces, bodies, strict=True)))
        return grid

    def panel(self, province: ProvinceView, body: Text, height: int) -> Panel:
        raided = self.view.raid is not None and self.view.raid.province == province.key
        frame = box.HEAVY if raided else box.ROUNDED
        style = STAGE if raided else self.colour(province)
        return Panel(body, title=self.title(province), title_align="left", box=frame, border_style=style, height=height)

    def colour(self, province: ProvinceView) -> str:
        return ASH if not province.live else DOOM if province.doom else LAND[province.region]

    def title(self, province: ProvinceView) -> Text:
        """Name and region."""
        text = Text(self.words(f"province-{province.key}"), style="bold" if province.live else ASH)
        if province.region:
            text.append(f" · {self.words(f'region-{province.region}')}", style=QUIET)
        return text

    def body(self, province: ProvinceView) -> Text:
        """Villages, reward, doom, and who stands there how strong."""
        if not province.live:
            return Text(f"░░ {self.words('br-ash')} ░░", style=ASH)
        lines = [self.ground(province), *self.doom(province)]
        lines += [self.clan(province, seat) for seat in range(len(self.view.clans)) if self.stands(province, seat)]
        return Text("\n").join(lines)

    def ground(self, province: ProvinceView) -> Text:
        """●●○ reward: Axes"""
        if province.villages is None or province.empty is None:
            text = Text(NO_LIMIT)
        else:
            text = Text(dots(province.villages - province.empty, province.empty))
        if province.pillaged:
            return text.append(f" {self.words('br-pillaged')}", style=QUIET)
        return text.append(" " + self.words("br-reward", token=self.words(f"token-{province.token}")))

    def doom(self, province: ProvinceView) -> list[Text]:
        if province.doom:
            return [Text(f"☠ {self.words('br-doom')}", style=DOOM)]
        if province.doomed_in:
            return [Text(f"☠ {self.words('br-doomed-in', n=province.doomed_in)}", style=QUIET)]
        return []

    # -- who is there

    def ships(self, province: ProvinceView) -> FjordView | None:
        """The fjord whose ships help here."""
        return next((fjord for fjord in self.view.fjords if fjord.key == province.fjord), None)

    def stands(self, province: ProvinceView, seat: int) -> bool:
        fjord = self.ships(province)
        figures = province.figures + (fjord.figures if fjord else [])
        return len(of_seat(figures, seat)) > 0

    def clan(self, province: ProvinceView, seat: int) -> Text:
        """▲ Anna 4: Leader, Warrior ≈Ship"""
        fjord = self.ships(province)
        there = [self.signs.figures(of_seat(province.figures, seat))]
        if fjord is not None and of_seat(fjord.figures, seat):
            there.append(f"≈{self.signs.figures(of_seat(fjord.figures, seat))}")
        text = self.signs.banner(seat).append(f" {province.strengths[seat]}: ")
        return text.append(" ".join(part for part in there if part), style="not bold")

    # -- fjords

    def strip(self, number: int, width: int, column: int, columns: int) -> Padding:
        """A fjord along some columns of the map."""
        room = width * columns
        text = self.waters(self.view.fjords[number])
        wave = "≈" * max(0, (room - text.cell_len - 2) // 2)
        text = Text.assemble((f"{wave} ", SEA), text, (f" {wave}", SEA), justify="center") if wave else text
        return Padding(text, (0, width * (COLUMNS - column - columns), 0, width * column))

    def waters(self, fjord: FjordView) -> Text:
        """The fjord and its ships; one without live shores is closed."""
        text = Text(self.words(f"br-{fjord.key}"), style=f"bold {SEA}" if fjord.open else ASH)
        if not fjord.open:
            return text.append(f" ({self.words('br-closed')})")
        for seat in range(len(self.view.clans)):
            if ships := of_seat(fjord.figures, seat):
                text.append(f"  {self.signs.mark(seat)} {self.signs.figures(ships)}", style=self.signs.style(seat))
        return text
