"""Tastes: the old ones stay as they are, learned ones fit or are left out, characters differ."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.bots.bloodrage.draft import Drafting
from meadhall.bots.bloodrage.look import Look
from meadhall.bots.bloodrage.taste import PLAIN, taste_of
from meadhall.bots.builtin import prepared
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.learned import files
from meadhall.bots.learned.files import learned_policy, own_policy
from meadhall.bots.policy import Policy
from meadhall.bots.settings import BOTS, CHARACTERS, STRENGTHS
from meadhall.bots.valhalla.taste import QUICK
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.match import Match
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import DRAFT
from meadhall.interface import shelf
from tests.bots.positions import choices
from tests.exam.setups import Case, games

# Digests of games of quick answers. They change only when the strength of these bots is meant to change.
ANSWERS = {
    ("bloodrage", "jarl"): "66b2f5497432",
    ("bloodrage", "einherjar"): "66b2f5497432",
    ("valhalla", "jarl"): "b88aa9608bbd",
    ("valhalla", "einherjar"): "631beab5a048",
}
BASE = [Case(game, view, 3, []) for game, view in games()]


def answers(key: str, policies: list[Policy]) -> str:
    """A digest of a game of quick answers."""
    game, chance = shelf.game_named(key), seeded("as ever, answers")
    match: Match = game.new(game.rulebook(game.setup(2)), seeded("as ever"))
    given = hashlib.sha256()
    while match.pending:
        seat = match.asked()
        legal = match.legal(seat)
        action = policies[seat].choose(match, seat, legal, chance)
        given.update(f"{seat}/{action} ".encode())
        match.step(seat, action)
    return given.hexdigest()[:12]


@pytest.mark.parametrize(("key", "who"), ANSWERS)
def test_the_old_strengths_think_as_ever(key: str, who: str) -> None:
    own = own_policy(key)
    policies = [own if who == "jarl" else own.for_search(seat, 2) for seat in range(2)]
    assert answers(key, policies) == ANSWERS[key, who]


def test_plain_tastes_have_learned_nothing() -> None:
    assert PLAIN.cards is None
    assert not any(PLAIN.signs)
    assert (QUICK.turns, QUICK.keeping, QUICK.kept, QUICK.added, QUICK.jarls) == ([], [], [], [], [])


# -- learned


@pytest.mark.parametrize("case", BASE, ids=str)
def test_the_shipped_taste_fits_the_base_game_and_is_another_than_the_plain_one(case: Case) -> None:
    differs = 0
    for match, seat in choices(case, "taught", every=5, most=40):
        situation = Driver(case.game, seeded("a mind")).situation(match, seat, recruit("skald@3", case.game))
        learned, plain = prepared(situation, STRENGTHS["skald"]).policy, situation.policy.for_search(seat, match.seats)
        both = [policy.priors(match, seat, match.legal(seat)) for policy in (learned, plain)]
        differs += both[0] != both[1]
    assert differs > 3


@pytest.mark.parametrize("case", BASE, ids=str)
def test_with_other_cards_nothing_learned_is_used(
    case: Case, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match, seat = next(iter(choices(case, "other", every=2, most=1)))
    file = Path(files.__file__).parents[1] / case.game.key / files.TASTE_FILE
    other = msgspec.structs.replace(files.read_taste(file), cards="0" * 64)
    monkeypatch.setattr(files, "read_taste", lambda path: other)
    with caplog.at_level("INFO", "meadhall.bots"):
        assert learned_policy(case.game.key, match.rules, seat) is None
        assert learned_policy(case.game.key, match.rules, seat) is None
    assert [record.message.partition("; ")[2] for record in caplog.records] == ["they were made with other cards"]


def test_an_expansion_changes_the_cards_so_the_base_taste_is_left_out() -> None:
    game = shelf.game_named("valhalla")
    match = game.new(game.rulebook(game.setup(3, ["loki"])), seeded("loki"))
    assert learned_policy("valhalla", match.rules, 0) is None


def test_files_that_are_no_taste_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "taste.json"
    file.write_text("[]", encoding="utf-8")
    with pytest.raises(DataError, match=r"taste\.json: not a learned taste"):
        files.read_taste(file)
    later: dict[str, Any] = {"format": "later", "game": "", "cards": "", "made": "", "search": {}, "tables": {}}
    second = tmp_path / "later.json"
    second.write_bytes(msgspec.json.encode(later))
    with pytest.raises(DataError, match="format 'later'"):
        files.read_taste(second)


def test_a_draft_by_situation_looks_at_the_cards_in_hand() -> None:
    game = shelf.game_named("bloodrage")
    match = game.new(game.rulebook(game.setup(2)), seeded("draft"))
    assert isinstance(match, BloodRage)
    first, second, *_ = [DRAFT.arg(action) for action in match.legal(0)]
    pairs = [0.0] * 78 * 78
    pairs[first * 78 + second] = pairs[second * 78 + first] = 5.0
    look = Look(match, 0, taste_of({"pairs": pairs}))
    before = Drafting(look).worth(first)
    look.me.picks.add(second)
    assert Drafting(look).worth(first) == pytest.approx(before + 5.0)


# -- characters


@pytest.mark.parametrize("case", BASE, ids=str)
def test_characters_answer_legally_and_like_themselves(case: Case) -> None:
    own, differs = own_policy(case.game.key), dict.fromkeys(CHARACTERS, 0)
    driver = Driver(case.game, seeded("characters"))
    for at, (match, seat) in enumerate(choices(case, "characters", every=4, most=60)):
        legal = match.legal(seat)
        plain = own.priors(match, seat, legal)
        for name, settings in CHARACTERS.items():
            policy = own.with_character(seat, settings.character)
            differs[name] += policy.priors(match, seat, legal) != plain
            if at < 2:
                assert driver.choose(match, seat, recruit(f"{name}@1", case.game)) in legal
    assert driver.failures == 0
    assert min(differs.values()) > 0
    assert set(CHARACTERS) <= set(BOTS)


def test_a_taste_is_changed_without_changing_the_others() -> None:
    assert replace(QUICK, attack=1.0) != QUICK
    assert replace(PLAIN, figure=1.0) != PLAIN
