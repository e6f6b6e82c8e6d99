"""Blood Rage on a terminal: the map, the clan sheets, the pillage that is going on, the own cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.games.bloodrage.views.shapes import Catalogue, ClanView, Face, FighterView, RaidView, View
from meadhall.terminal.bloodrage.clans import Sheets
from meadhall.terminal.bloodrage.map import Map
from meadhall.terminal.bloodrage.signs import Signs
from meadhall.terminal.scene import QUIET, Scene
from meadhall.wire import Option
from meadhall.words import Words

IN_HAND_ALREADY = ("upgrade", "quest", "lay", "add", "keep", "reclaim")  # verbs about cards that are drawn above


class BloodRageScene(Scene):
    """The table of Blood Rage."""

    first = ("invade", "rise", "march", "upgrade", "quest", "pillage", "challenge", "sacrifice")

    def __init__(self, words: Words, names: list[str], cards: Catalogue | None) -> None:
        super().__init__(words, names, cards)
        self.faces: dict[str, Face] = {face.key: face for face in cards.cards} if cards else {}

    def table(self, view: Any) -> RenderableType:  # Any: as in Scene
        assert isinstance(view, View)
        signs = Signs(self.words, self.names, view)
        parts: list[RenderableType] = [self.headline(view), Map(signs), Sheets(signs)]
        if view.raid is not None:
            parts.append(self.raid(signs, view.raid))
        if 0 <= view.seat < len(view.clans):
            parts += self.own_cards(view.clans[view.seat])
        return Group(*parts)

    def headline(self, view: View) -> Text:
        """Age, phase, and whose turn it is."""
        words = self.words
        parts = [words("terminal-over") if view.over else words("br-age", n=view.age, phase=self.phase(view))]
        if view.active is not None and not view.over:
            parts.append(words("br-turn", who=self.names[view.active]))
        if not view.over:
            parts.append(words("br-first", who=self.names[view.first]))
            parts += self.waiting(view)
        return Text(" · ".join(parts), style="bold")

    def phase(self, view: View) -> str:
        return self.words(f"phase-{view.phase}")

    def waiting(self, view: View) -> list[str]:
        """Who else has yet to choose."""
        others = [self.names[seat] for seat in view.waiting if seat != view.seat]
        return [self.words("br-waiting", names=", ".join(others))] if others else []

    # -- the pillage

    def raid(self, signs: Signs, raid: RaidView) -> Panel:
        """Who takes part, with which cards, how strong; and where we are."""
        place = self.words(f"province-{raid.province}")
        parts: list[RenderableType] = [self.timeline(raid.steps)]
        parts += [self.fighter(signs, raid, fighter) for fighter in raid.fighters] or self.present(signs, raid)
        if raid.may_join:
            names = ", ".join(self.names[seat] for seat in raid.may_join)
            parts.append(Text(self.words("br-may-join", names=names), style=QUIET))
        title = self.words("br-raid", place=place, who=self.names[raid.pillager])
        return Panel(Group(*parts), title=title, title_align="left", box=box.HEAVY, border_style="bold yellow")

    def present(self, signs: Signs, raid: RaidView) -> list[Text]:
        """Who is there already, before the participants are fixed."""
        province = next(province for province in signs.view.provinces if province.key == raid.province)
        there = [(seat, strength) for seat, strength in enumerate(province.strengths) if strength > 0]
        return [signs.banner(seat).append(f": {self.words('br-there', n=n)}", style="not bold") for seat, n in there]

    def fighter(self, signs: Signs, raid: RaidView, fighter: FighterView) -> Text:
        """▲ Anna: figures 3 + cards 4 = 7 · Tyr's Crush"""
        words, text = self.words, signs.banner(fighter.seat)
        sums = words("br-sum", figures=fighter.figures, cards=fighter.card_strength, total=fighter.total)
        text.append(f": {sums}", style="not bold")
        notes = [", ".join(map(self.card_name, fighter.cards)), *self.laid(signs.view.clans[fighter.seat])]
        notes.append(words("br-silenced") if fighter.silenced else "")
        notes.append(words("br-wins") if fighter.seat == raid.winner else "")
        return text.append("".join(f" · {note}" for note in notes if note), style="not bold")

    def laid(self, clan: ClanView) -> list[str]:
        """A card that lies face down; its owner knows it."""
        if not clan.laid:
            return []
        own = ", ".join(self.card_name(card) for card in clan.sealed or [])
        return [self.words("br-face-down") + (f" ({own})" if own else "")]

    # -- cards

    def own_cards(self, clan: ClanView) -> list[RenderableType]:
        """The hand, the laid quests, and the draft."""
        out: list[RenderableType] = []
        if clan.hand:
            costs = {held.card: held.cost for held in clan.hand}
            cards = [held.card for held in clan.hand]
            out.append(self.cards_panel(self.words("terminal-hand", n=len(cards)), cards, costs))
        if clan.quests:
            out.append(self.quests(clan))
        taken = (clan.picks or []) + ([] if clan.laid else clan.sealed or [])
        if taken:
            out.append(self.cards_panel(self.words("br-picks", n=len(taken)), taken, {}))
        if clan.packet:
            out.append(self.packet(clan.packet))
        return out

    def cards_panel(self, title: str, keys: list[str], costs: dict[str, int]) -> Panel:
        """Some cards, a line for each."""
        grid = Table.grid(padding=(0, 2))
        for key, count in Counter(keys).items():
            name = self.card_name(key) + (f" ×{count}" if count > 1 else "")
            grid.add_row(Text(name), Text(self.kind(key, costs.get(key))), self.printed(key))
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED)

    def quests(self, clan: ClanView) -> Panel:
        """Own quests on the table, and whether they would pay now."""
        grid = Table.grid(padding=(0, 2))
        for quest in clan.quests or []:
            state = "✓ " + self.words("br-quest-met") if quest.fulfilled else "✗ " + self.words("br-quest-open")
            style = "green" if quest.fulfilled else QUIET
            grid.add_row(Text(self.card_name(quest.card)), Text(state, style=style), self.printed(quest.card))
        return Panel(grid, title=self.words("br-own-quests"), title_align="left", box=box.ROUNDED)

    def packet(self, keys: list[str]) -> Panel:
        """The fan of cards to choose from; what they say stands with the options."""
        cards = [Text(f"{self.card_name(key)} [{self.kind(key)}]") for key in keys]
        fan = Columns(cards, padding=(0, 2))
        return Panel(fan, title=self.words("br-packet", n=len(keys)), title_align="left", box=box.ROUNDED)

    def card_name(self, key: str) -> str:
        return self.words(f"card-{key}")

    def printed(self, key: str) -> Text:
        return Text(self.words(f"card-{key}-text"), style=QUIET)

    def kind(self, key: str, cost: int | None = None) -> str:
        """What sort of card it is, with its number and, in the own hand, its price now."""
        face = self.faces.get(key)
        if face is None:
            return ""
        number = face.glory if face.type == "quest" else face.strength
        text = self.words(f"br-kind-{face.type}", n=f"{number}{'*' * face.star}")
        if cost is not None and cost != face.strength and face.type not in ("battle", "quest"):
            text += f", {self.words('br-cost', n=cost)}"
        return text + (f", {self.words('br-disc')}" if face.disc else "")

    # -- for sentences

    def detail(self, option: Option) -> str:
        subject = option.subject
        if subject is None or subject.sort != "card":
            return ""
        if option.verb in IN_HAND_ALREADY:
            return self.kind(subject.key)
        return f"{self.kind(subject.key)} · {self.words(f'card-{subject.key}-text')}"

    def about(self, option: Option) -> list[str]:
        subject = option.subject
        if subject is None or subject.sort not in ("card", "figure"):
            return []
        if f"card-{subject.key}-text" not in self.words:
            return []
        return [f"{self.card_name(subject.key)}: {self.kind(subject.key)}", self.words(f"card-{subject.key}-text")]
