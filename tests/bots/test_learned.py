"""What was learned: weights fit or are left out with a reason, bot and trainer read a table alike, nothing leaks."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from meadhall.bots.builtin import prepared
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.learned.files import (
    ValueFile,
    WeightsHead,
    decoded,
    encoded,
    input_of,
    layout_of,
    load,
    misfit,
    own_policy,
    parts_of,
    value_network,
)
from meadhall.bots.learned.network import Encoding, NetworkPolicy
from meadhall.bots.settings import STRENGTHS
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.interface.wire import Feature
from meadhall.research.arena import Rules
from meadhall.research.learning.cases import CaseCollector, Cases, Play, cases_of, first_match, target_values
from meadhall.research.learning.inputs import Columns, columns_for, inputs_for
from meadhall.research.learning.run import read_run
from tests.bots.positions import choices
from tests.exam.setups import Case, games

BASE = [Case(game, view, 3, []) for game, view in games() if shelf.kit(game.key).value is not None]


def some_value(game: Game, match: Match, seed: int = 0) -> ValueFile:
    """A network of random weights that fits a table."""
    signs = len(own_policy(game.key).value_inputs(match)[0])
    inputs = inputs_for(game, [match], signs)
    head = WeightsHead(
        "meadhall-value-1", game.key, game.version, game.cards_digest(match.rules), [match.seats], 8, signs, inputs
    )
    numbers = np.random.default_rng(seed).normal(0.0, 0.3, sum(parts_of(head)))
    return decoded(encoded(head, [float(number) for number in numbers]), "random")


def by_columns(columns: Columns, value: ValueFile, seen: bytes, signs: list[float], progress: float) -> float:
    """The network as the trainer reads a position, in plain arithmetic."""
    width = value.head.width
    rows = np.array(list(value.network.rows)).reshape(-1, width + 1)
    deep = np.array(list(value.network.deep)).reshape(width, width + 1)
    byte = np.frombuffer(seen, np.uint8)[columns.byte].astype(np.int64)
    there = np.where(columns.shift < 0, byte > 0, byte >> np.maximum(columns.shift, 0) & 1)
    amounts = np.where(columns.amount > 0, columns.amount * byte, there)
    sums = amounts @ rows[columns.first + np.minimum(byte, columns.high)] + rows[columns.always]
    for at, sign in enumerate(signs):
        sums = sums + sign * rows[columns.signs + 2 * at] + sign * progress * rows[columns.signs + 2 * at + 1]
    hidden = np.maximum(0.0, sums[:-1] + np.array(list(value.network.bias)))
    second = np.maximum(0.0, deep[:, 0] + deep[:, 1:] @ hidden)
    return float(sums[-1] + second @ np.array(list(value.network.last)))


@pytest.mark.parametrize("case", BASE, ids=str)
def test_bot_and_trainer_read_a_table_alike(case: Case) -> None:
    policy, checked = own_policy(case.game.key), 0
    for match, _ in choices(case, "read", every=9, most=4):
        value = some_value(case.game, match)
        layout = layout_of(value.head, case.game, match)
        columns = columns_for(value.head.inputs, case.game, match)
        for seat, signs in enumerate(policy.value_inputs(match)):
            inputs = match.observe(seat), signs, policy.progress(match)
            assert value.network.logit(layout, *inputs) == pytest.approx(by_columns(columns, value, *inputs))
            checked += 1
    assert checked >= 6


def test_amounts_and_bits_have_places_and_cards_are_a_heap() -> None:
    """Two equal cards in other slots are the same squad; a third sword is not a first axe."""
    ways = {kind: input_of(Feature("player 2: x", 0, 4, kind, 9), 0) for kind in ("count", "bits", "card", "seat")}
    assert {kind: (one.way, one.size, one.rows) for kind, one in ways.items()} == {
        "count": (Encoding.AMOUNT, 4, 8),
        "bits": (Encoding.BITS, 4, 32),
        "card": (Encoding.ONE_OF, 1, 10),
        "seat": (Encoding.ONE_OF, 1, 10),
    }
    assert ways["card"].name == "rival player: x"
    assert input_of(Feature("player 0: x", 0, 4, "card", 9), 0).name == "player 0: x"


ALIKE_SINCE = {"valhalla": 2, "bloodrage": 2}  # since this version the base game is played by the same rules


@pytest.mark.parametrize("case", BASE, ids=str)
def test_the_shipped_weights_fit_the_game_they_were_made_for(case: Case) -> None:
    file = shelf.kit(case.game.key).value
    assert file is not None
    head = load(file).head
    for seats in head.players:
        assert misfit(head, case.game, first_match(Rules(case.game.key), seats)) == ""
    assert ALIKE_SINCE[case.game.key] <= head.rules <= case.game.version


def test_weights_that_do_not_fit_are_left_out_with_a_reason(caplog: pytest.LogCaptureFixture) -> None:
    game = shelf.game_named("valhalla")
    file = shelf.kit("valhalla").value
    assert file is not None
    head = load(file).head
    assert misfit(head, game, first_match(Rules("valhalla"), 6)) == "made for 2, 3, 4 players, not for 6"
    monsters = first_match(Rules("valhalla", ("monsters",)), 3)
    assert misfit(head, game, monsters) == "made with other cards"
    with caplog.at_level("INFO", "meadhall.bots"):
        assert value_network("valhalla", monsters.rules) is None
    assert "it was made with other cards" in caplog.text


def test_a_feature_that_nobody_learned_is_named() -> None:
    game, match = shelf.game_named("valhalla"), first_match(Rules("valhalla"), 3)
    value = some_value(game, match)
    fewer = msgspec.structs.replace(value.head, inputs=[one for one in value.head.inputs if one.name != "own glory"])
    assert misfit(fewer, game, match) == "made without 'own glory'"


def test_files_that_are_no_weights_are_refused() -> None:
    game, match = shelf.game_named("valhalla"), first_match(Rules("valhalla"), 2)
    head = some_value(game, match).head
    whole = encoded(head, [0.0] * sum(parts_of(head)))
    with pytest.raises(DataError, match="bytes of weights"):
        decoded(whole[:-2], "short")
    with pytest.raises(DataError, match="not a file of weights"):
        decoded(b"\x00" + whole, "nonsense")
    with pytest.raises(DataError, match="format 'meadhall-value-9'"):
        decoded(encoded(msgspec.structs.replace(head, format="meadhall-value-9"), []), "later")


def test_rows_of_which_nothing_was_learned_are_left_out_and_read_as_nothing() -> None:
    game, match = shelf.game_named("valhalla"), first_match(Rules("valhalla"), 2)
    head = some_value(game, match).head
    size, count = head.width + 1, sum(parts_of(head))
    numbers = [0.5 if at >= head.rows * size or at // size % 3 == 1 else 0.0 for at in range(count)]
    whole = encoded(head, numbers)
    value = decoded(whole, "sparse")
    assert list(value.network.rows) == numbers[: head.rows * size]
    assert list(value.network.last) == [0.5] * head.width
    assert len(whole) < count
    assert encoded(value.head, numbers) == whole
    assert msgspec.json.decode(encoded(head, [0.5] * count).partition(b"\n")[0])["kept"] == ""


@pytest.mark.parametrize("kept", ["nonsense", "-1", "0x1", " 1", "1" + "0" * 4000])
def test_a_file_that_holds_rows_there_are_none_of_is_refused(kept: str) -> None:
    game, match = shelf.game_named("valhalla"), first_match(Rules("valhalla"), 2)
    head = msgspec.structs.replace(some_value(game, match).head, kept=kept)
    with pytest.raises(DataError, match="bits in hex"):
        decoded(msgspec.json.encode(head) + b"\n", "crooked")


@pytest.mark.parametrize("case", BASE, ids=str)
def test_what_is_hidden_does_not_change_a_skald_s_mind(case: Case) -> None:
    """The same search seed on a table whose hidden cards lie elsewhere: the same thoughts; and they are its own."""
    for match, seat in choices(case, "hidden", every=12, most=4):
        other = match.determinize(seat, seeded("dealt anew"))
        bot = recruit("skald@3", case.game)
        minds = [Driver(case.game, seeded("a mind")).consider(m, seat, bot) for m in (match, other)]
        assert minds[0] == minds[1]
        situation = Driver(case.game, seeded("a mind")).situation(match, seat, bot)
        assert prepared(situation, STRENGTHS["skald"]).policy is not situation.policy.for_search(seat, match.seats)


@pytest.mark.parametrize("case", BASE, ids=str)
def test_chances_add_up_and_follow_the_weights(case: Case) -> None:
    own = own_policy(case.game.key)
    for match, seat in choices(case, "chances", every=15, most=2):
        found = []
        for seed in (1, 2):
            value = some_value(case.game, match, seed)
            policy = NetworkPolicy(own, own.for_search(seat, 3), value.network, layout_of(value.head, case.game, match))
            found.append(policy.values(match))
            assert sum(found[-1]) == pytest.approx(1.0)
        assert found[0] != found[1]


def test_the_same_run_gives_the_same_positions_with_any_number_of_processes() -> None:
    play = Play(Rules("valhalla"), 2, ("karl",), "same", 50, 20, 2)
    one, two = cases_of(play, 20, 1), cases_of(play, 20, 2)
    for field in Cases._fields:
        assert np.array_equal(getattr(one, field), getattr(two, field))
    assert len(one.won) > 20
    assert set(one.game.tolist()) == set(range(20))
    assert one.won.sum(axis=1) == pytest.approx(np.ones(len(one.won)))


def test_only_large_choices_stray() -> None:
    """Every answer that is no matter of habit is random, and no other."""
    play = Play(Rules("valhalla"), 2, ("karl",), "stray", 0, 0, 2, stray=1000)
    game = CaseCollector(play, 0)
    asked, answers = {False: 0, True: 0}, 0
    while game.match.pending and answers < 300:
        seat = game.match.asked()
        legal = game.match.legal(seat)
        if len(legal) > 1:
            habit = game.policy.is_routine(game.match, seat, legal)
            asked[habit] += 1
            assert game.astray(seat, legal) == (0 if habit else 1000)
        game.match.step(seat, game.answer(seat))
        answers += 1
    assert min(asked.values()) > 5


def test_what_follows_teaches_within_a_game_and_who_won_at_its_end() -> None:
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2], [0.3, 0.7]], np.float32)
    won = np.array([[1, 0], [1, 0], [1, 0], [0, 1]], np.float32)
    found = target_values(np.array([4, 4, 4, 5], np.int32), chances, won, 0.5)
    assert found[:, 0].tolist() == pytest.approx([0.5 * 0.6 + 0.5 * 0.9, 0.5 * 0.8 + 0.5, 1.0, 0.0])
    assert found.sum(axis=1) == pytest.approx(np.ones(4))
    assert np.array_equal(target_values(np.array([4, 4, 4, 5], np.int32), chances, won, 1.0), won)


def test_a_run_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    file.write_text('game = "valhalla"\nseed = "x"\nparts = []\nepoch = 3\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"run\.toml: .*`epoch`"):
        read_run(file)


def test_the_skald_is_the_strongest_of_the_page() -> None:
    assert recruit("skald@7", shelf.game_named("valhalla")).budget.tries == 7
    assert list(STRENGTHS)[-1] == "skald"
