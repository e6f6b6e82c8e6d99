"""Every step of the beast, on an entered table and in a game of the engine: the same luck gives the same result."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.core.procedure import Window
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.arming import ACTIVATE
from meadhall.games.valhalla.battles.battle import ChooseWhom
from meadhall.games.valhalla.beasts.battle import check_over, face_beast
from meadhall.games.valhalla.beasts.dread import FeedWarrior
from meadhall.games.valhalla.beasts.lair import BEASTS, STACK, lair, total_glory
from meadhall.games.valhalla.beasts.module import BeastMills, BeastPhase
from meadhall.games.valhalla.beasts.setup import lay_out
from meadhall.games.valhalla.companion.reported import Rest
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS, EMPTY, FACES, Courses
from tests.companion.asking import Json, ask, refused
from tests.rule import rule
from tests.rules.valhalla.table import Table

SQUAD = ["bear-grim", "wolf-ulf", "bear-asbera"]
HAND = ["bear-bera", "wolf-randulf", "frost-kari"]


def table_at(beast: int, at: int, level: int, faces: list[str], hall: list[str], **more: Any) -> Valhalla:
    """Return a solo game before the beast acts: no jarl and no tactics, so only the beast decides."""
    match = Table({0: SQUAD}, {0: HAND}, valhalla={0: hall}, seats=1, modules=["solo"], dice=faces, **more).match
    lay_out(match, beast)
    den = lair(match)
    den.level, den.begun, den.at = level, True, at
    match.stack = [Rest()]
    match.log = []
    return match


def entered(g: Valhalla) -> Json:
    """Return the same table in the numbers that a player enters."""
    den, player = lair(g), g.players[0]
    cards = []
    for card in den.stack[den.at :]:
        shown = card.show(0, 0)
        cards.append(
            {
                "strength": shown["strength"],
                "cap": shown["cap"],
                "symbols": [FACES[face] for face in card.symbols],
                "clans": [CLANS[clan] for clan in card.clans],
                "ability": shown["ability"],
                "clan": shown["ability_clan"],
            }
        )
    return {
        "stack": cards,
        "level": den.level,
        "squad": [g.cards.glory(kind) for kind in player.squad if kind != EMPTY],
        "hand": len(player.hand.cards),
        "deck": len(g.deck.cards),
        "shields": player.shields,
        "glory": total_glory(g),
        "covered": [place for place in range(6) if den.covered >> place & 1] if den.stands() else [],
        "ignore": False,
    }


class Played:
    """The engine's game, played with random answers, and the report a player would enter."""

    def __init__(self, g: Valhalla, do: str, luck: random.Random) -> None:
        self.answers: list[int] = []
        self.report: Json | None = None
        if do == "attack":
            face_beast(g, 0, attacks=True)
        else:
            step = BeastMills if do == "between" else BeastPhase
            next(one for one in g.rules.courses[Courses.TURN] if isinstance(one, step)).run(g)
            if do == "between":
                check_over(g)
        g.run()
        while not g.over and not isinstance(g.stack[-1], Rest):
            self.answer(g, luck.choice(g.legal(0)))

    def answer(self, g: Valhalla, action: int) -> None:
        if isinstance(g.stack[-1], Window):
            last = [ACTIVATE.arg(action)] if ACTIVATE.has(action) else []  # it may be the last possible answer
            self.report = {"strength": 0, "armed": [*g.fighter(0).armed_slots(), *last]}
        elif isinstance(g.stack[-1], FeedWarrior | ChooseWhom):
            self.answers.append(action)
        before = total_glory(g)
        g.step(0, action)
        strengths = [event.numbers[0] for event in g.log or [] if event.what.key == "strength"]
        if strengths and self.report is not None and self.report["strength"] == 0:
            self.report["strength"] = max(0, strengths[-1] - before)


@rule("VAL-SOLO-23", "VAL-SOLO-24", "VAL-SOLO-27", "VAL-SOLO-41", "VAL-SOLO-46", "VAL-SOLO-53")
@pytest.mark.parametrize("do", ["phase", "attack", "between"])
@pytest.mark.parametrize("beast", range(len(BEASTS)), ids=BEASTS)
def test_the_beast_does_what_it_does_in_a_game_of_the_engine(beast: int, do: str) -> None:
    for at in range(STACK):
        for seed in range(3):
            compare(beast, at, do, random.Random(f"{beast} {at} {do} {seed}"))


def compare(beast: int, at: int, do: str, luck: random.Random) -> None:
    symbols = [FACES[face] for face in lair(table_at(beast, at, 1, [], [])).active().symbols]
    faces = luck.choice([symbols, [luck.choice(FACES) for _ in range(6)]])
    faces = (faces + ["x"] * 6)[:6] if do == "phase" else []
    g = table_at(beast, at, luck.randint(1, 3), [*faces], luck.choice([[], ["wolf-gunnolf"]]))
    before = entered(g)
    played = Played(g, do, luck)
    asked: Json = {"table": before, "do": do, "faces": faces}
    found = ask("valhalla", "beast", **asked)
    assert found["fight"] == (played.report is not None) or found["question"] is not None
    asked |= {"report": played.report, "answers": played.answers} if played.report else {}
    found = ask("valhalla", "beast", **asked)
    assert found["question"] is None
    assert found["over"] == ("won" if g.over and g.winners() else "lost" if g.over else "")
    if not g.over:
        assert found["table"] == entered(g)


@rule("VAL-SOLO-61")
def test_an_empty_deck_brings_the_last_attack() -> None:
    last = {"strength": 8, "cap": 6, "symbols": ["axe"]}
    table = {"stack": [last], "level": 1, "squad": [1], "hand": 0, "deck": 0}
    found = ask("valhalla", "beast", table=table, do="check")
    assert found["fight"]
    assert found["need"] == 8
    won = ask("valhalla", "beast", table=table, do="check", report={"strength": 8, "armed": [0]})
    failed = {"report": {"strength": 7, "armed": [0]}, "answers": [PASS]}  # no warrior goes to Valhalla
    lost = ask("valhalla", "beast", table=table, do="check", **failed)
    assert (won["over"], lost["over"]) == ("won", "lost")


@rule("VAL-SOLO-60")
def test_with_two_cards_left_an_empty_deck_loses() -> None:
    card = {"strength": 8, "cap": 6, "symbols": ["axe"]}
    table = {"stack": [card, card | {"strength": 9}], "level": 1, "squad": [1], "hand": 0, "deck": 0}
    assert ask("valhalla", "beast", table=table, do="check")["over"] == "lost"


@rule("VAL-SOLO-82")
def test_a_question_is_asked_until_it_is_answered_and_the_slots_stay_those_entered() -> None:
    card = {"strength": 8, "cap": 6, "symbols": ["axe"], "ability": "M_PRE_WARRIOR"}
    table = {"stack": [card], "level": 1, "squad": [1, 2, 3], "hand": 0, "deck": 9}
    first = ask("valhalla", "beast", table=table, do="attack")
    options = first["question"]["options"]
    assert first["question"]["prompt"] == "feed-beast"
    assert [one["subject"]["number"] for one in options] == [0, 1, 2]
    fed = ask("valhalla", "beast", table=table, do="attack", answers=[options[1]["action"]])
    assert (fed["fight"], fed["standing"]) == (True, [0, 2])
    wrong = refused("valhalla", "beast", table=table, do="attack", answers=[1])
    assert wrong.values["field"] == "answers"


def test_without_faces_the_dice_are_rolled_here_and_the_same_seed_rolls_the_same() -> None:
    card = {"strength": 8, "cap": 6, "symbols": ["axe", "bow", "bow", "sword", "spear", "shield"]}
    table = {"stack": [card], "level": 1, "squad": [1], "hand": 0, "deck": 9}
    rolls = [ask("valhalla", "beast", table=table, do="phase", seed=seed)["happened"][0] for seed in "aab"]
    assert rolls[0] == rolls[1]
    assert len(rolls[0]["subjects"]) == 6
    many = {str(ask("valhalla", "beast", table=table, do="phase", seed=f"{n}")["happened"][0]) for n in range(20)}
    assert len(many) > 10


def test_the_cards_of_our_own_set_can_be_taken() -> None:
    found = ask("valhalla", "stack", beast="fenrir")["stack"]
    stronger = ask("valhalla", "stack", beast="fenrir", plus40=True)["stack"]
    assert len(found) == len(stronger) == STACK
    assert all(a["strength"] < b["strength"] for a, b in zip(found, stronger, strict=True))
    table = {"stack": found, "level": 1, "squad": [1], "hand": 6, "deck": 74}
    assert ask("valhalla", "beast", table=table, do="phase", faces=["x"] * 6)["over"] == ""
