"""The clan sheets of Blood Rage side by side: Rage, stats, upgrades, and where the figures are."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.games.bloodrage.views.shapes import ClanView, StatView
from meadhall.terminal.bloodrage.signs import Drawing, dots
from meadhall.terminal.scene import QUIET

STEPS = 6
LABELS = 16
RAGE, AXES, HORNS = range(3)


class Sheets(Drawing):
    """A column for each clan, or one sheet below the other where there is no room."""

    def as_picture(self, console: Console, width: int) -> Iterator[RenderableType]:
        table = Table(box=box.ROUNDED, expand=True, header_style="")
        table.add_column("", width=LABELS, style=QUIET)
        for clan in self.view.clans:
            table.add_column(self.head(clan), ratio=1)
        sheets = [self.sheet(clan) for clan in self.view.clans]
        for label in sheets[0]:
            table.add_row(label, *(sheet[label] for sheet in sheets))
        yield table

    def as_list(self) -> Iterator[RenderableType]:
        for clan in self.view.clans:
            yield self.head(clan)
            for label, value in self.sheet(clan).items():
                yield Text(f"  {label}: {value}".replace("\n", "; "))

    def head(self, clan: ClanView) -> Text:
        """▶ ▲ Anna · Bear"""
        text = Text("▶ " if clan.seat == self.view.active and not self.view.over else "")
        text.append_text(self.signs.banner(clan.seat))
        text.append(f" · {self.words(f'clan-{clan.clan}')}", style=self.signs.style(clan.seat))
        if clan.seat in self.view.winners:
            text.append(f" {self.words('terminal-winner')}", style="bold")
        return text

    def sheet(self, clan: ClanView) -> dict[str, str]:
        """Everything on a sheet, by its label."""
        words, stats = self.words, clan.stats
        return {
            words("br-glory"): self.glory(clan),
            words("br-rage"): self.rage(clan),
            words("br-stat-rage"): track(stats[RAGE], str(stats[RAGE].value)),
            words("br-stat-axes"): track(stats[AXES], f"★{stats[AXES].value}"),
            words("br-stat-horns"): track(stats[HORNS], f"{clan.on_board}/{stats[HORNS].value}"),
            words("br-upgrades"): self.upgrades(clan),
            words("br-hand"): self.hand(clan),
            words("br-quests"): str(clan.quest_count or "–"),
            words("br-reserve"): self.signs.figures(clan.reserve) or "–",
            words("place-valhalla"): self.signs.figures(clan.valhalla) or "–",
        }

    def glory(self, clan: ClanView) -> str:
        """Points, and what the end would add to them."""
        more = clan.end_bonus and not self.view.over
        return f"★{clan.glory}" + (f" ({self.words('br-end-bonus', n=clan.end_bonus)})" if more else "")

    def rage(self, clan: ClanView) -> str:
        """What is left to spend; a pass lasts as long as the actions."""
        out = clan.passed and self.view.phase == "action"
        return self.words("br-passed") if out else f"{clan.rage} {'◆' * clan.rage}".strip()

    def upgrades(self, clan: ClanView) -> str:
        """Each upgrade with its slot."""
        lines = [f"{self.slot(slot.key)}: {self.words(f'card-{slot.card}')}" for slot in clan.slots if slot.card]
        return "\n".join(lines) or "–"

    def slot(self, key: str) -> str:
        """Slots of one sort need no numbers here."""
        return self.words(f"br-slot-{key.split('-')[0]}")

    def hand(self, clan: ClanView) -> str:
        """How many cards; of those of others, which ones everybody has seen."""
        known = ", ".join(self.words(f"card-{card}") for card in clan.known) if clan.hand is None else ""
        return f"{clan.hand_size} ({self.words('br-known', cards=known)})" if known else str(clan.hand_size)


def track(stat: StatView, value: str) -> str:
    """●●○○○○ 7, and what the end pays for the step"""
    return f"{dots(stat.step, STEPS - stat.step)} {value}" + (f" (+{stat.bonus})" if stat.bonus else "")
