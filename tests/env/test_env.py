"""Tests of `meadhall.env`: states, bytes, copies, questions, history, chance nodes, batches."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from meadhall import env
from meadhall.core.chance import Chance, seeded
from meadhall.core.errors import DataError, IllegalAnswer, SetupError
from meadhall.env import Spec, State, frozen, registry, specs
from meadhall.env.batch import rows_of
from meadhall.games.valhalla.table import Valhalla
from meadhall.interface import shelf
from tests.env.mixes import RAID, mix

__all__ = ["mix"]
LOOK_EVERY = 23


def walk(state: State, seed: str) -> list[tuple[int, int]]:
    """Play on at random; return the answers."""
    luck, made = random.Random(seed), []
    while not state.over:
        made.append((state.seat, luck.choice(state.legal())))
        state.step(made[-1][1])
    return made


def knows(state: State) -> list[object]:
    """Return the results of all queries of a state."""
    seats = range(state.spec.players)
    seen = [(state.observe(seat), state.mask(seat), state.question_id(seat)) for seat in seats]
    return [state.seat, state.question, state.legal(), seen, state.scores(), state.returns(), state.decisions]


def test_a_match_is_played_asked_copied_kept_and_imagined(mix: Spec) -> None:
    state, luck, at = env.Env(mix, history=True).new("deal"), random.Random("walk"), 0
    sets: dict[tuple[bytes, int], list[int]] = {}
    while not state.over:
        if at % LOOK_EVERY == 0:
            examine(state)
        key = (state.observe(), state.question_id())
        assert sets.setdefault(key, state.legal()) == state.legal()
        assert len(key[0]) == mix.observation_bytes
        state.step(luck.choice(state.legal()))
        at += 1
    assert sum(state.returns()) == pytest.approx(0 if not mix.together else state.returns()[0] * mix.players)
    assert state.decisions == at <= mix.longest
    assert state.legal() == []


def examine(state: State) -> None:
    """Queries change nothing; copies and bytes give the same state, and play on in the same way."""
    before = state.to_bytes()
    answers = knows(state)
    assert state.to_bytes() == before
    assert len(before) < 60_000
    twins = [state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), env.Env(state.spec).restore(before)]
    for twin in twins:
        assert knows(twin) == answers
        assert [twin.history(seat) for seat in range(state.spec.players)] == pasts(state)
        twin.step(twin.legal()[-1])
    assert len({twin.to_bytes() for twin in twins}) == 1
    assert state.to_bytes() == before
    dream = state.imagine(state.seat, "a dream")
    assert dream.observe(state.seat) == state.observe()
    assert dream.history(state.seat) == state.history(state.seat)


def pasts(state: State) -> list[object]:
    return [state.history(seat) for seat in range(state.spec.players)]


def test_features_cover_every_byte_once_and_keep_their_range(mix: Spec) -> None:
    at = 0
    for feature in mix.features:
        assert feature.start == at
        at += feature.size
    assert at == mix.observation_bytes
    assert len({feature.name for feature in mix.features}) == len(mix.features)
    state, luck = env.Env(mix).new("ranges"), random.Random(3)
    while not state.over:
        seen = state.observe()
        for feature in mix.features:
            assert max(seen[feature.slice]) <= feature.high, feature
        state.step(luck.choice(state.legal()))


def test_actions_have_names_of_their_own(mix: Spec) -> None:
    assert len(set(mix.actions)) == len(mix.actions) == len(mix.engine_actions)
    assert mix.actions[0] == "pass"


def test_base_valhalla_needs_few_actions() -> None:
    """The engine has 18,688 ids; the base game for two needs fewer than a thousand."""
    assert len(frozen("Valhalla-2p-v1").actions) < 1000


# -- history


def test_a_seat_remembers_only_what_it_may_know() -> None:
    state = env.Env("Valhalla-3p-v1", history=True).new("past")
    walk(state, "on")
    for seat in range(3):
        drawn = [it for it in state.history(seat) if isinstance(it, env.Happened) and it.what == "drew"]
        assert {it.seat for it in drawn} == {0, 1, 2}
        assert all((it.numbers is None) == (it.seat != seat) for it in drawn)
    answers = [it for it in state.history(0) if isinstance(it, env.Answered)]
    assert answers
    assert all(len(it.observation) == state.spec.observation_bytes for it in answers)


def test_a_dream_forgets_what_others_know() -> None:
    state = env.Env("Valhalla-2p-v1", history=True).new("secret")
    for _ in range(40):
        state.step(state.legal()[0])
    dream = state.imagine(0, 5)
    assert not [it for it in dream.history(1) if isinstance(it, env.Answered)]
    theirs = [it for it in dream.history(1) if isinstance(it, env.Happened) and it.what == "drew" and it.seat == 1]
    assert theirs
    assert all(it.numbers is None for it in theirs)


def test_without_history_nothing_is_written_down() -> None:
    state = env.Env("BloodRage-2p-v1").new(1)
    with pytest.raises(IllegalAnswer, match="history=True"):
        state.history(0)


# -- chance nodes


@pytest.mark.parametrize("name", ["Valhalla-2p-v1", "BloodRage-2p-v1"])
def test_luck_as_nodes_plays_the_same_game(name: str) -> None:
    """With the numbers that a seeded match drew, a match with chance nodes is that match."""
    spec, chance = frozen(name), seeded("nodes")
    luck_was = Noted(chance)
    plain = State(spec, spec.bench.game.new(spec.bench.rules, chance), None, nodes=False)
    state = env.Env(name, chance_nodes=True).new()
    luck = random.Random(2)
    for _ in range(25):
        luck_was.give_to(state)
        assert state.observe() == plain.observe()
        action = luck.choice(state.legal())
        luck_was = Noted(plain.match.chance)
        plain.step(action)
        state.step(action)


class Noted:
    """The numbers that the luck of a match gave, without those that had only one possible value."""

    def __init__(self, chance: Chance) -> None:
        self.numbers: list[int] = []
        self.spans: list[int] = []
        chance.log, chance.spans = self.numbers, self.spans

    def give_to(self, state: State) -> None:
        for number, span in zip(self.numbers, self.spans, strict=True):
            if span > 1:
                assert state.legal() == list(range(span))
                state.step(number)
        assert state.seat != env.CHANCE


def test_a_state_that_waits_for_luck_is_kept_and_copied() -> None:
    name = "BloodRage-2p-v1"
    state = env.Env(name, chance_nodes=True, history=True).new()
    state.step(0)
    assert state.seat == env.CHANCE
    kept = env.Env(name).restore(state.to_bytes())
    for twin in (kept, state.copy(), pickle.loads(pickle.dumps(state))):
        assert twin.legal() == state.legal()
        twin.step(1)
        assert len(twin.legal()) == len(state.legal()) - 1
    with pytest.raises(IllegalAnswer, match="not dealt"):
        state.observe()
    with pytest.raises(IllegalAnswer, match="this is a chance node"):
        state.imagine(0, 1)
    with pytest.raises(IllegalAnswer, match="luck cannot give"):
        state.step(len(state.legal()))


def test_a_pickled_state_is_small_and_refused_by_other_rules() -> None:
    state = env.Env("Valhalla-2p-v1").new(1)
    assert len(pickle.dumps(state)) < 4000
    spec = state.spec
    assert pickle.loads(pickle.dumps(spec)) == copy.deepcopy(spec) == spec
    with pytest.raises(DataError, match="digest"):
        specs.spec_from_pickle(spec.setting, spec.name, spec.longest, "0")


def test_a_state_is_as_small_when_its_game_has_read_the_cards_again() -> None:
    """A game caches the cards of few setups, and may have dropped these in between."""
    played = env.Env("Valhalla-2p-v1")
    first = played.new(1).to_bytes()
    game: Any = played.spec.bench.game  # Any: each game caches its cards in its own way
    game.sets.clear()
    again = played.new(1).to_bytes()
    assert len(again) == len(first)
    assert played.restore(again).to_bytes() == again


# -- refusals


def test_bytes_of_other_rules_and_damaged_ones_are_refused() -> None:
    state = env.Env("Valhalla-2p-v1").new(1)
    data = state.to_bytes()
    with pytest.raises(DataError, match="digest"):
        env.Env("Valhalla-3p-v1").restore(data)
    for bad in (b"", b"mead1", data[:-20], data[:40] + b"\0" + data[41:], b"x" + data):
        with pytest.raises(DataError):
            env.Env("Valhalla-2p-v1").restore(bad)


def test_bytes_that_would_run_a_program_are_refused() -> None:
    class Evil:
        def __reduce__(self) -> tuple[object, ...]:
            return print, ("hello",)

    bench = frozen("Valhalla-2p-v1").bench
    for thing in (Evil(), frozen):
        with pytest.raises(DataError, match="Meadhall has packed"):
            bench.unpack(pickle.dumps(thing))


def test_an_illegal_action_changes_nothing() -> None:
    state = env.Env("Valhalla-2p-v1", history=True).new(1)
    before = state.to_bytes()
    for bad in (-1, 10**6, next(action for action in range(900) if action not in state.legal())):
        with pytest.raises(IllegalAnswer, match="legal"):
            state.step(bad)
    for missing in (7, -1, -5):
        for ask in (state.legal, state.mask, state.observe, state.question_id):
            with pytest.raises(IllegalAnswer, match="no seat"):
                ask(missing)
        with pytest.raises(IllegalAnswer, match="no seat"):
            state.step(state.legal()[0], seat=missing)
    assert state.to_bytes() == before


def test_a_frozen_environment_that_changed_says_what(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = registry.read_frozen()["Valhalla-2p-v1"]
    changed = msgspec.structs.replace(entry, marks={**entry.marks, "cards": "0", "actions": "0"})
    monkeypatch.setattr(registry, "read_frozen", lambda: {"Valhalla-2p-v1": changed})
    with pytest.raises(SetupError, match="cards, actions changed"):
        frozen.__wrapped__("Valhalla-2p-v1")


@pytest.mark.parametrize("name", env.names())
def test_every_frozen_environment_is_what_it_was(name: str) -> None:
    assert frozen(name).name == name


def test_an_unknown_environment_is_refused_with_the_nearest() -> None:
    with pytest.raises(SetupError, match="Valhalla-2p-v1"):
        env.Env("Valhala-2p-v1")


# -- bounded length


def test_a_match_that_goes_on_for_ever_is_cut_off() -> None:
    spec = replace(frozen("Valhalla-2p-v1"), longest=30)
    state = env.Env(spec).new(1)
    walk(state, "on")
    assert (state.decisions, state.cut_off, state.over) == (30, True, True)
    assert state.returns() == [0.0, 0.0]
    assert state.seat == env.OVER


def test_where_the_rules_prove_a_bound_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.ELSEWHERE, str(RAID))
    for modules in ([], ["mead"]):
        spec = env.spec("raid", 4, modules)
        assert (spec.longest, spec.cut) == (48, False)
        state = env.Env(spec).new("bound")
        while not state.over:  # always refuse, so that the game lasts as long as possible
            state.step(state.legal()[0])
        assert state.decisions == (48 if modules else 24)


ENDLESS = {  # of two jarls who both can avoid phase B: one exchanges warriors, the other attacks in vain
    "ottar": ["use-jarl:0", "decline-ability", "add-warrior", "dismiss", "place", "pass"],
    "brinjar": ["use-jarl:1", "decline-ability", "pass", "attack", "add-warrior", "place"],
    "": ["keep-jarl:brinjar", "keep-jarl:ottar"],
}
FIRST_WIN = ["use-jarl:0", "decline-ability", "attack", "activate", "arm-with", "pass", "add-warrior", "place"]


def test_the_rules_of_valhalla_alone_end_no_match() -> None:
    """The reason for the cut-off: two players can go on for ever while no card leaves the deck."""
    state = env.Env("Valhalla-2p-v1").new(12)
    decks: list[int] = []
    while state.decisions < 1600:
        state.step(by_wish(state, endless_wishes(state)))
        decks.append(state.observe()[state.spec.feature("table: deck").start])
    assert not state.over
    assert len(set(decks[-1000:])) == 1


def endless_wishes(state: State) -> list[str]:
    """Return the wishes in order: the first player must lose two shields before the other's ability can be used."""
    keys = [jarl_of(state, seat) for seat in (0, 1)]
    mine = keys[state.seat]
    shields = [player.shields for player in valhalla(state).players]
    return FIRST_WIN if mine == "ottar" and shields[1 - state.seat] > 2 else ENDLESS[mine]


def jarl_of(state: State, seat: int) -> str:
    number = valhalla(state).players[seat].jarl
    return "" if number < 0 else valhalla(state).cards.jarls[number].key


def valhalla(state: State) -> Valhalla:
    assert isinstance(state.match, Valhalla)
    return state.match


def by_wish(state: State, wishes: list[str]) -> int:
    """Return the first wish that is legal."""
    named = {state.name(action): action for action in reversed(state.legal())}
    found = [action for wish in wishes for name, action in named.items() if name == wish or name.startswith(f"{wish}:")]
    return found[0] if found else state.legal()[0]


# -- batches


def test_a_batch_is_the_same_as_its_matches_one_by_one(mix: Spec) -> None:
    """Every row, through an end and a new deal, equals a single state."""
    rows = rows_of(mix, ["a", "b"])
    states = [env.Env(mix).new(f"{name}:0") for name in "ab"]
    luck, ended = random.Random(4), 0
    while ended < 1:
        for row, state in enumerate(states):
            width, breadth = mix.observation_bytes, len(mix.actions)
            assert rows.seat[row] == state.seat
            assert rows.observation[row * width : (row + 1) * width] == state.observe()
            assert rows.mask[row * breadth : (row + 1) * breadth] == state.mask()
        actions = [luck.choice(state.legal()) for state in states]
        rows.step(actions)
        for row, (state, action) in enumerate(zip(states, actions, strict=True)):
            state.step(action)
            assert list(rows.reward[row * mix.players : (row + 1) * mix.players]) == pytest.approx(state.returns())
            assert bool(rows.done[row]) == state.over
            if state.over:
                ended += 1
                states[row] = env.Env(mix).new(f"{'ab'[row]}:1")


def test_a_batch_refuses_before_anything_moves() -> None:
    rows = rows_of(frozen("BloodRage-2p-v1"), ["a", "b"])
    before = bytes(rows.observation)
    with pytest.raises(IllegalAnswer, match="row 1"):
        rows.step([rows.options[0][0], -1])
    with pytest.raises(IllegalAnswer, match="one for each"):
        rows.step([0])
    assert bytes(rows.observation) == before


def test_a_batch_in_numpy_shares_its_memory() -> None:
    from meadhall.env.batch import Batch

    batch = Batch("BloodRage-2p-v1", count=3, seed=1)
    assert batch.observation.shape == (3, batch.spec.observation_bytes)
    assert (batch.mask.sum(axis=1) > 0).all()
    before = batch.observation.copy()
    batch.step(batch.mask.argmax(axis=1))
    assert (batch.observation != before).any()


def test_a_batch_takes_arrays_and_lists_of_any_numbers() -> None:
    """Any container with the same whole numbers is the same answer."""
    import numpy as np

    from meadhall.env.batch import Batch

    batches = [Batch("BloodRage-2p-v1", count=2, seed=1) for _ in range(5)]
    first = batches[0].mask.argmax(axis=1)
    same: list[Any] = [first, first.astype(np.int16), first.astype(np.float32), first.tolist(), list(first)]
    for batch, actions in zip(batches, same, strict=True):
        batch.step(actions)
        assert batch.observation.tobytes() == batches[0].observation.tobytes()
        assert batch.mask.tobytes() == batches[0].mask.tobytes()
    with pytest.raises(IllegalAnswer, match="one for each"):
        batches[0].step(first[:1])
