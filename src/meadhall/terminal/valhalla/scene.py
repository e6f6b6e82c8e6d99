"""Valhalla on a terminal: squads with their weapons and dice, the battle with its timeline, the hand."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.games.valhalla.cards.faces import Catalogue, Face, JarlFace, Trait
from meadhall.games.valhalla.views.shapes import BattleView, Die, FighterView, PlayerView, Slot, Term, View
from meadhall.terminal.expansions import PartPrinter
from meadhall.terminal.scene import QUIET, Scene
from meadhall.wire import Option, Subject
from meadhall.words import Words

CLAN_STYLE = {
    "bear": "dark_orange",
    "wolf": "green",
    "boar": "yellow",
    "deer": "medium_purple1",
    "frost": "cyan",
}
CLAN_MARK = {"bear": "▲", "wolf": "▼", "boar": "■", "deer": "♦", "frost": "✱"}  # colour is never alone
ARMED = "bold green"
BEAST = "white"
SEATS = ["red", "blue", "bright_green", "bright_magenta", "bright_cyan", "bright_yellow"]
PLAYER_COLUMN = 21
FEWEST_COLUMNS = 4


class ValhallaScene(Scene):
    """The table of Valhalla."""

    first = ("activate", "play-tactic", "use-jarl", "use-ability")

    def __init__(self, words: Words, names: list[str], cards: Catalogue | None) -> None:
        super().__init__(words, names, cards)
        self.faces: dict[str, Face] = {face.key: face for face in cards.cards} if cards else {}
        self.jarls: dict[str, JarlFace] = {jarl.key: jarl for jarl in cards.jarls} if cards else {}

    def table(self, view: Any) -> RenderableType:  # Any: as in Scene
        assert isinstance(view, View)
        parts: list[RenderableType] = [self.headline(view), self.players(view)]
        parts += self.expansions(view)
        if view.row:
            parts.append(self.cards_panel(self.words("terminal-row"), view.row))
        if view.battle is not None:
            parts.append(self.battle(view.battle))
        if 0 <= view.seat < len(view.players):
            parts += self.own_cards(view.players[view.seat])
        return Group(*parts)

    # -- the table

    def headline(self, view: View) -> Text:
        """Whose turn it is, and the piles."""
        words = self.words
        parts = [
            words("terminal-over") if view.over else words("terminal-turn", n=view.turn, who=self.names[view.active])
        ]
        parts.append(words("terminal-deck", n=view.deck))
        top = self.card_name(view.discard[-1]) if view.discard else "–"
        parts.append(words("terminal-discard", n=len(view.discard), top=top))
        parts.append(words("terminal-grey", n=view.grey))
        if view.final_turns is not None:
            parts.append(words("terminal-final", n=view.final_turns))
        elif view.end_armed:
            parts.append(words("terminal-armed"))
        return Text(" · ".join(parts), style="bold")

    def players(self, view: View) -> Table:
        """A row for each player: what is known of him, and his squad."""
        slots = max([FEWEST_COLUMNS, *(columns(player.squad) for player in view.players)])
        table = Table(box=box.ROUNDED, expand=True, show_lines=True, header_style=QUIET)
        table.add_column(self.words("terminal-player"), width=PLAYER_COLUMN)
        for slot in range(slots):
            table.add_column(self.words("slot-name", number=slot + 1), ratio=5)
        for player in view.players:
            cells = [self.slot(slot) for slot in player.squad[:slots]]
            cells += [Text()] * (slots - len(cells))
            table.add_row(self.player(view, player), *cells)
        return table

    def player(self, view: View, player: PlayerView) -> Text:
        """Name, jarl, shields, points."""
        words, text = self.words, Text()
        mark = "▶ " if player.seat == view.active and not view.over else ""
        text.append(f"{mark}{self.names[player.seat]}", style=f"bold {SEATS[player.seat]}")
        text.append("".join(f" {word}" for word in self.marks(view, player)), style="bold")
        if player.jarl is not None:
            text.append("\n" + words("terminal-jarl", name=self.words(f"jarl-{player.jarl}")))
        text.append("\n" + words("terminal-shields", own="◆" * player.shields or "–"))
        if sum(player.captured) > 0:
            text.append("\n" + words("terminal-captured", taken=self.taken(player)))
        text.append("\n" + words("terminal-hand-size", n=player.hand_size, valhalla=player.valhalla_size))
        if player.score is not None:
            text.append("\n" + words("terminal-score", n=player.score, glory=player.glory or 0))
        return text

    def marks(self, view: View, player: PlayerView) -> list[str]:
        return [self.words("terminal-winner")] if player.seat in view.winners else []

    def taken(self, player: PlayerView) -> str:
        """Captured shields by the player they were taken from."""
        shields = [f"{self.names[seat]}×{n}" for seat, n in enumerate(player.captured) if n > 0]
        return ", ".join(shields)

    def slot(self, slot: Slot | None) -> Text:
        """A warrior with his dice."""
        if slot is None:
            return Text("·", style=QUIET)
        face = self.faces[slot.card]
        text = Text(self.card_name(face.key), style=ARMED if slot.activated else CLAN_STYLE.get(face.clan, ""))
        text.append(f"\n{self.stats(face)}", style="")
        weapons = " ".join(self.die(die) for die in slot.dice) if slot.dice else self.weapons(face)
        text.append(f"\n{'✔ ' if slot.activated else ''}{weapons}", style=ARMED if slot.activated else "not bold")
        if self.ability(face):
            text.append(f"\n{self.ability(face)}", style=QUIET)
        return text

    def expansions(self, view: View) -> list[RenderableType]:
        """What the expansions show, in their own words."""
        shown = [PartPrinter(key, self.words, self.names).text(fields) for key, fields in view.modules.items()]
        return [text for text in shown if text is not None]

    # -- cards

    def card_name(self, key: str) -> str:
        return self.words(f"card-{key}")

    def stats(self, face: Face) -> str:
        """Clan, strength and glory."""
        return f"{CLAN_MARK.get(face.clan, '')} {self.words(f'clan-{face.clan}')} {face.strength} ★{face.glory}"

    def weapons(self, face: Face) -> str:
        """What arms a warrior."""
        if face.pattern:
            return self.words(f"pattern-{face.pattern}")
        return " ".join(self.words(f"weapon-{weapon}").lower() for weapon in face.weapons)

    def ability(self, face: Face) -> str:
        """An ability in a few words."""
        traits = [Trait(kind=face.ability, clan=face.ability_clan), *face.also]
        return ", ".join(said for trait in traits if (said := self.trait(trait)))

    def trait(self, trait: Trait) -> str:
        key, clan = f"ability-{trait.kind}", self.words(f"clan-{trait.clan}") if trait.clan else ""
        return self.words(key, clan=clan) if trait.kind and key in self.words else ""

    def short(self, key: str) -> str:
        """A card in one line."""
        face = self.faces.get(key)
        if face is not None and face.sort == "warrior":
            parts = [self.stats(face), self.weapons(face), self.ability(face)]
            return " · ".join(part for part in parts if part)
        return self.words(f"card-{key}-text") if f"card-{key}-text" in self.words else ""

    def jarl_text(self, key: str) -> list[str]:
        """What a jarl can do."""
        link = self.words(f"jarl-link-{self.jarls[key].link}") if key in self.jarls else ""
        condition = self.words(f"jarl-{key}-condition")
        if not condition:  # a text of the owner's, in one piece
            return [self.words(f"jarl-{key}-main"), f"({link})"]
        return [
            f"1 {self.words(f'jarl-{key}-main')}",
            f"2 [{condition}] {self.words(f'jarl-{key}-secondary')}",
            f"({link})",
        ]

    def own_cards(self, player: PlayerView) -> list[RenderableType]:
        """The jarl, the hand, and what was just drawn."""
        out: list[RenderableType] = []
        if player.jarl is not None:
            name, text = self.words(f"jarl-{player.jarl}"), "  ".join(self.jarl_text(player.jarl))
            out.append(Text(self.words("terminal-own-jarl", name=name, text=text), style=QUIET))
        if player.hand:
            out.append(self.cards_panel(self.words("terminal-hand", n=len(player.hand)), player.hand))
        if player.drawn:
            out.append(self.cards_panel(self.words("terminal-drawn"), player.drawn))
        return out

    def cards_panel(self, title: str, keys: list[str]) -> Panel:
        """Some cards, a line for each."""
        grid = Table.grid(padding=(0, 2))
        for key in keys:
            face = self.faces.get(key)
            style = CLAN_STYLE.get(face.clan, "") if face else ""
            grid.add_row(Text(self.card_name(key), style=style), Text(self.short(key), style=QUIET))
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED)

    # -- the battle

    def battle(self, battle: BattleView) -> Panel:
        """The two sides, the strength term by term, and where we are."""
        sides = [battle.attacker] + ([battle.defender] if battle.defender is not None else [])
        parts: list[RenderableType] = [self.timeline(battle.steps)]
        parts += [self.side(side) for side in sides]
        attacker = self.who(battle.attacker.seat)
        if battle.defender is None:
            title = self.words("terminal-ragnarok", who=attacker)
        else:
            title = self.words("terminal-battle", who=attacker, other=self.who(battle.defender.seat))
        return Panel(Group(*parts), title=title, title_align="left", box=box.HEAVY)

    def who(self, seat: int) -> str:
        """A side of the battle; an opponent without a seat is a beast."""
        return self.names[seat] if seat >= 0 else self.words("terminal-beast")

    def side(self, side: FighterView) -> Text:
        """One fighter: dice, tactics, strength."""
        words, text = self.words, Text()
        text.append(f"{self.who(side.seat)}: ", style=f"bold {SEATS[side.seat] if side.seat >= 0 else BEAST}")
        if not side.rolled:
            text.append(words("terminal-not-rolled"), style=QUIET)
        else:
            dice = " ".join(f"[{self.die(die)}]" for die in side.dice) or "–"
            text.append(words("terminal-dice", dice=dice))
        if side.offered:
            text.append(" · " + words("terminal-offered", dice=" ".join(self.die(die) for die in side.offered)))
        if side.tactics:
            text.append(" · " + words("terminal-played", cards=", ".join(map(self.card_name, side.tactics))))
        text.append("\n  " + words("terminal-strength", n=side.strength, terms=self.terms(side.terms)))
        if side.jarl_cut_off:
            text.append(" · " + words("terminal-cut-off"))
        return text

    def terms(self, terms: list[Term]) -> str:
        """4 Björn + 2 Fury."""
        return " + ".join(f"{term.value} {self.term_name(term)}" for term in terms) or "–"

    def term_name(self, term: Term) -> str:
        name = self.card_name(term.card) if term.card else ""
        key = f"terminal-term-{term.source}"
        return self.words(key, name=name) if key in self.words else name or term.source

    def die(self, die: Die) -> str:
        """A die's face; grey ones in round brackets, cards that count as dice with a star."""
        name = "✗" if die.face == "x" else self.words(f"weapon-{die.face}").lower()
        return f"({name})" if die.grey else f"{name}*" if die.card else name

    # -- for sentences

    def thing(self, view: Any, seat: int, subject: Subject) -> str:  # Any: as in Scene
        """Warriors by name, not by slot; abilities by what they do."""
        if not isinstance(view, View) or not 0 <= seat < len(view.players):
            return ""
        player = view.players[seat]
        if subject.sort == "slot" and subject.number < len(player.squad):
            slot = player.squad[subject.number]
            return self.card_name(slot.card) if slot is not None else ""
        if subject.sort == "ability" and player.jarl is not None:
            which = "main" if subject.number == 0 else "secondary"
            return self.words(f"jarl-{player.jarl}-{which}").removesuffix(".")
        return ""

    def detail(self, option: Option) -> str:
        subject = option.subject
        if subject is None or subject.sort not in ("card", "jarl"):
            return ""
        return "  ".join(self.jarl_text(subject.key)) if subject.sort == "jarl" else self.short(subject.key)

    def about(self, option: Option) -> list[str]:
        subject = option.subject
        if subject is None or subject.sort not in ("card", "jarl"):
            return []
        if subject.sort == "jarl":
            return [self.words(f"jarl-{subject.key}"), *self.jarl_text(subject.key)]
        text = self.words(f"card-{subject.key}-text") if f"card-{subject.key}-text" in self.words else ""
        return [f"{self.card_name(subject.key)}: {self.short(subject.key)}", *([text] if text else [])]


def columns(squad: list[Slot | None]) -> int:
    """How many columns a squad needs: up to its last warrior."""
    return max((at + 1 for at, slot in enumerate(squad) if slot is not None), default=0)
