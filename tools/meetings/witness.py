"""Wraps every plug point of a game: records what each module contributes and who reads it, or suppresses one module."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from meadhall.law.meetings.cards import bringers, hooks, lineage, own_names, root
from meadhall.law.meetings.find import ModuleMeeting, every, owners
from meadhall.law.meetings.readers import Asker, Plug, askers
from meadhall.law.meetings.sources import terms
from meadhall.law.spec import PACKAGE

Heard = Callable[[Plug, str, set[str]], bool]
CORE = str(PACKAGE / "core")
NAMELESS = ("<genexpr>", "<listcomp>", "<lambda>")


class Witness:
    """Wraps the plug points of one game.

    `heard` is called for each contribution; if it returns False, it is dropped.
    """

    def __init__(self, game: Any, heard: Heard) -> None:  # Any: the game
        self.game = game
        self.heard = heard
        self.home = str(PACKAGE / "games" / game.key) + "/"
        self.owners = owners(game)
        self.words = terms(game.key)
        self.askers = askers(game.key)

    def stand(self) -> None:
        """Wrap everything and read the cards again. It cannot be undone, so call it in a child process."""
        getattr(self.game, "sets", {}).clear()
        for kind in {type(module) for module in every(self.game)}:
            for name in ("reckon", "forbids", "offers", "happened", "steps"):
                setattr(kind, name, getattr(self, name)(getattr(kind, name)))
        for name, plugs in bringers(self.game.key).items():
            for plug in plugs:
                self.wrap_cards(name, plug)

    # -- the plug points of modules

    def reckon(self, whole: Any) -> Any:
        def wrapped(module: Any, g: Any, quantity: int, seat: int, value: int, about: int) -> int:
            result: int = whole(module, g, quantity, seat, value, about)
            plug = Plug("quantity", self.words["Quantity"][quantity])
            return result if result == value or self.heard(plug, module.key, self.reader()) else value

        return wrapped

    def forbids(self, whole: Any) -> Any:
        def wrapped(module: Any, g: Any, permit: int, seat: int, about: int) -> str:
            result: str = whole(module, g, permit, seat, about)
            plug = Plug("permit", self.words["Permit"][permit])
            return result if not result or self.heard(plug, module.key, self.reader()) else ""

        return wrapped

    def offers(self, whole: Any) -> Any:
        def wrapped(module: Any, g: Any, moment: int, seat: int, out: list[int]) -> None:
            before = len(out)
            whole(module, g, moment, seat, out)
            plug = Plug("window", self.words["Moment"][moment])
            if len(out) > before and not self.heard(plug, module.key, set()):
                del out[before:]

        return wrapped

    def happened(self, whole: Any) -> Any:
        def wrapped(module: Any, g: Any, moment: int, seat: int, about: int) -> None:
            if self.heard(Plug("happening", self.words["Moment"][moment]), module.key, self.reader()):
                whole(module, g, moment, seat, about)

        return wrapped

    def steps(self, whole: Any) -> Any:
        def wrapped(module: Any, course: int, setup: Any) -> list[Any]:
            found = whole(module, course, setup)
            return [one for one in found if not one.instead or self.heard(*self.replaced(module, one))]

        return wrapped

    def replaced(self, module: Any, step: Any) -> tuple[Plug, str, set[str]]:
        return Plug("step", step.instead), module.key, {one.key for one in self.game.base}

    # -- the texts of cards

    def wrap_cards(self, name: str, plug: Plug) -> None:
        """Wrap every class of this file that defines the property."""
        text, hook = plug.name.split(".")
        home = sys.modules[f"meadhall.games.{self.game.key}.{name.replace('/', '.')}"]
        plain = sys.modules[self.module_of(text)].__dict__[text]
        for kind, (where, node) in lineage(self.game.key).items():
            if where == name and root(self.game.key, kind) == text and hook in own_names(node):
                facts = next(one.facts for one in hooks(self.game.key)[text] if one.name == hook)
                self.wrap_text(vars(home)[kind], plain, hook, plug, self.owners[name], facts < 0)

    def module_of(self, text: str) -> str:
        return f"meadhall.games.{self.game.key}.{lineage(self.game.key)[text][0].replace('/', '.')}"

    def wrap_text(self, kind: type, plain: type, hook: str, plug: Plug, bringer: set[str], value: bool) -> None:
        usual, own = getattr(plain, hook), getattr(kind, hook)

        def says(card: Any) -> Any:
            mine = vars(card).get(hook, own)
            return mine if mine == usual or self.all_heard(plug, bringer) else usual

        def does(card: Any, *facts: Any) -> Any:
            return (own if self.all_heard(plug, bringer) else usual)(card, *facts)

        wrapped = property(says, lambda card, new: vars(card).__setitem__(hook, new)) if value else does
        setattr(kind, hook, wrapped)

    def all_heard(self, plug: Plug, bringers: set[str]) -> bool:
        reader = self.reader()
        return not [key for key in sorted(bringers) if not self.heard(plug, key, reader)]

    # -- who reads

    def reader(self) -> set[str]:
        """Return the module whose code asks: the first frame outside the core, the table and its helpers."""
        frame: FrameType | None = sys._getframe(2)
        while frame is not None and self.passes_on(frame):
            frame = frame.f_back
        return self.owners.get(self.source(frame), set()) if frame is not None else set()

    def source(self, frame: FrameType) -> str:
        """Return the file of a frame such as `expansions/thor/cards`, or "" outside the game."""
        file = frame.f_code.co_filename
        return file.removeprefix(self.home).removesuffix(".py") if file.startswith(self.home) else ""

    def passes_on(self, frame: FrameType) -> bool:
        code = frame.f_code
        if code.co_filename.startswith(CORE) or code.co_filename == __file__ or code.co_name in NAMELESS:
            return True
        source = self.source(frame)
        return source == "table" or Asker(source, code.co_qualname) in self.askers


def without(game: Any, meeting: ModuleMeeting, key: str) -> Callable[[], None]:
    """Return the change that suppresses one module at a meeting, only for one reader if the other module only reads."""

    def heard(plug: Plug, module: str, readers: set[str]) -> bool:
        there = plug == meeting.plug and module == key
        return not (there and (not meeting.reads or meeting.other in readers))

    return Witness(game, heard).stand
